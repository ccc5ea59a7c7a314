"""The typeface of the pictures, read from its package, and which characters it has."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import font_source_sans_pro
from PIL import Image, ImageDraw, ImageFont

_FILE = Path(font_source_sans_pro.font_directory) / "SourceSansPro-Bold.ttf"
_UNASSIGNED = "\U0010ffff"


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """The bold face at a size in pixels; basic layout, because the pictures must not depend on the system."""
    return ImageFont.truetype(str(_FILE), size, layout_engine=ImageFont.Layout.BASIC)


def can_write(text: str) -> bool:
    """Whether every character of a text has a glyph and at least one of them leaves ink."""
    return bool(text.strip()) and all(_has_glyph(character) for character in text)


@cache
def _missing() -> bytes:
    return _shape(_UNASSIGNED)


def _shape(character: str) -> bytes:
    sheet = Image.new("L", (96, 96))
    ImageDraw.Draw(sheet).text((32, 64), character, fill=255, font=font(32), anchor="ls")
    return sheet.tobytes()


@cache
def _has_glyph(character: str) -> bool:
    if not character.isprintable():
        return False
    return character == " " or _shape(character) != _missing()
