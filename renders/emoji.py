"""Icons as emoji for Discord: one small picture each, with a light edge so that it is legible on any background."""

from __future__ import annotations

import io
from dataclasses import dataclass
from hashlib import sha256

from PIL import Image, ImageDraw, ImageFilter

from renders import theme
from renders.canvas import OVERSAMPLE, Brush, map_values
from renders.hunters_scouts.landscapes import TERRAINS, landscape
from renders.icons import GRID, ICONS

SIDE = 128
"""Pixels, as Discord recommends; it shows emoji at 20 to 48."""
_EDGE = 6
_SOFTNESS = 3.4
_FAINTEST, _STEEPNESS = 8, 14


@dataclass(frozen=True, slots=True)
class EmojiPicture:
    """An icon in 128 x 128 pixels."""

    image: Image.Image

    @property
    def version(self) -> str:
        """A short hash of the picture."""
        return sha256(self.image.tobytes()).hexdigest()[:6]

    @property
    def png(self) -> bytes:
        """The picture as a file of about 5 KB."""
        file = io.BytesIO()
        self.image.save(file, "PNG")
        return file.getvalue()


def emoji(icon: str) -> EmojiPicture:
    """The emoji of an icon of `renders.icons`, or of a terrain."""
    return EmojiPicture(_add_edge(_terrain(icon) if icon in TERRAINS else _icon(icon)))


def is_drawn(icon: str) -> bool:
    """Whether there is a picture for this name."""
    return icon in ICONS or icon in TERRAINS


def _icon(icon: str) -> Image.Image:
    brush = Brush(SIDE, SIDE, 1)
    ICONS[icon](brush.at(_EDGE, _EDGE, (SIDE - 2 * _EDGE) / GRID))
    return brush.smooth()


def _terrain(terrain: str) -> Image.Image:
    """The left part of the painting of a terrain, in the round frame that sacred places have."""
    large = SIDE * OVERSAMPLE
    rim = Image.new("L", (large, large))
    ring = (_EDGE * OVERSAMPLE, _EDGE * OVERSAMPLE, large - _EDGE * OVERSAMPLE, large - _EDGE * OVERSAMPLE)
    ImageDraw.Draw(rim).ellipse(ring, fill=255)
    picture = landscape(terrain, SIDE, SIDE).copy()
    picture.putalpha(rim.reduce(OVERSAMPLE))
    frame = Brush(SIDE, SIDE, 1)
    frame.arc(SIDE / 2, SIDE / 2, SIDE / 2 - _EDGE - 3, 0, 360, theme.INK, 6)
    return Image.alpha_composite(picture, frame.smooth())


def _add_edge(picture: Image.Image) -> Image.Image:
    """Lay a picture on its own outline, a few pixels wider and in a light colour."""
    wider = picture.getchannel("A").filter(ImageFilter.GaussianBlur(_SOFTNESS))
    ground = Image.new("RGBA", picture.size, theme.CREAM)
    ground.putalpha(map_values(wider, _edge_cover))
    return Image.alpha_composite(ground, picture)


def _edge_cover(cover: int) -> int:
    return min(255, max(0, (cover - _FAINTEST) * _STEEPNESS))
