"""What characters, sacred places and items do, written in icons and numbers."""

from __future__ import annotations

from collections.abc import Mapping

from renders import theme
from renders.frame import MINUS, Frame, text_width
from renders.icons import ICONS
from renders.theme import INK

Line = tuple[str, ...]
"""Names of icons, drawn as such, and other words, written as text."""

_GAP = 5
_TEXT_SHARE = 0.8
_SHARES = {"becomes": 0.7, "every wilderness": 1.25, "every hunting": 1.25, "location": 1.25}

ORDERS: Mapping[str, tuple[Line, ...]] = {
    "hunter": (
        ("1", "consumption stone", "becomes", "every hunting"),
        ("revealed", "hunting"),
        ("0–3", "placing", "becomes", "hunting"),
    ),
    "scout": (
        ("1", "consumption stone", "becomes", "every wilderness"),
        ("revealed", "wilderness"),
        ("0–1", "placing"),
    ),
    "gatherer": (("0–4", "placing"),),
    "chief": (("+1", "item"), ("0–2", "placing")),
    "offspring": (("camp", "becomes", "village"), ("+1", "hunger")),
    "shaman": (("+2", "item"), ("/", "+1", "character")),
    "advanced-scout": (
        ("3", "consumption stone", "≠", "location"),
        ("revealed", "wilderness"),
        ("0–2", "placing"),
    ),
    "fisher": (("-2", "hunger"), ("2", "item", "becomes", "1")),
    "basket-weaver": (("+1", "item"), ("exchange", "item"), ("+1", "points")),
    "fire-keeper": (("0–5", "placing"), ("/", "character", "becomes", "display")),
    "tracker": (
        ("1", "consumption stone", "becomes", "every wilderness", "every hunting"),
        ("revealed", "wilderness", "/", "hunting"),
        ("0–2", "placing"),
    ),
}
"""The orders of the characters, from top to bottom."""

POWERS: Mapping[str, tuple[Line, ...]] = {
    "mammoth-graveyard": (("hunter", "becomes", "+1", "points"),),
    "waterfall": (("recall", "becomes", "1–2", "meat"),),
    "rock-bridge": (("sunset", "becomes", "0–3", "placing"),),
    "ancient-oak": (("create", "becomes", "-1", "hunger"),),
    "mud-springs": (("2", "fur", "becomes", "+1", "points"),),
    "ghost-cave": (("offspring", "becomes", "+1", "points"),),
    "misty-gorge": (("sunset", "becomes", "2", "keep"), ("0–1", "placing")),
    "ice-cavern": (("sunset", "becomes", "3", "keep"),),
    "geysers": (("forgo", "becomes", "+3", "item"),),
    "ancestral-hill": (("sunset", "becomes", "+1", "character"),),
    "herb-heath": (("opponent", "sunset", "becomes", "-1", "hunger"), ("+1", "item", "0–1", "placing")),
    "cult-site": (("sunset", "becomes", "+1", "points"),),
}
"""When a sacred place does something for its holder, and what."""

EFFECTS: Mapping[str, Line] = {
    "place-member": ("0–1", "placing"),
    "draw-item": ("+1", "item"),
    "take-hunger": ("+1", "hunger"),
    "discard-hunger": ("-1", "hunger"),
}
"""The effects of items."""


def draw_line(frame: Frame, line: Line, left: float, y: float, size: int, room: float) -> float:
    """Draw a line from `left`, its icons of a size in pixels or smaller if it would not fit; returns its end."""
    width = line_width(line, size)
    if width > room:
        size = int(size * room / width)
    x = left
    for sign in line:
        if sign in ICONS:
            side = _side(sign, size)
            frame.icon(sign, x + side / 2, y, side)
            x += side + _GAP
        else:
            x += frame.write(_write_sign(sign), x, y, _letters(size), INK) + _GAP
    return x - _GAP


def line_width(line: Line, size: int) -> float:
    """How wide a line is with icons of a size in pixels."""
    widths = (
        _side(sign, size) if sign in ICONS else text_width(_write_sign(sign), _letters(size)) for sign in line
    )
    return sum(widths) + _GAP * (len(line) - 1)


def _side(sign: str, size: int) -> int:
    return round(size * _SHARES.get(sign, 1))


def _letters(size: int) -> int:
    return max(theme.LEAST, round(size * _TEXT_SHARE))


def _write_sign(sign: str) -> str:
    return sign.replace("-", MINUS)
