"""The legend of a picture, for any game: each symbol next to its meaning, in two columns."""

from __future__ import annotations

from collections.abc import Sequence

from renders import theme
from renders.frame import Frame, text_width
from renders.icons import ICONS
from renders.palette import blank
from renders.png import encode
from renders.theme import FIGURE, INK, LEAST

WIDTH, HEIGHT = 1100, 690
_COLUMNS, _MARGIN, _ICON = 2, 12, 50
_TALLEST = 86
_FREE = 2
"""Rows at the foot of the first column, where Discord lays its mark for descriptions over a picture."""
_ROOM = WIDTH // _COLUMNS - _ICON - 3 * _MARGIN

Sign = tuple[str, str]
"""The name of an icon, or a text to write in its place, and what it means."""


def draw_signs(*, signs: Sequence[Sign]) -> bytes:
    """Draw at most two dozen symbols with their meanings, column by column, as a landscape PNG."""
    rows = -(-(len(signs) + _FREE) // _COLUMNS)
    places = [(at // rows, at % rows) for at in range(rows * _COLUMNS) if not rows - _FREE <= at < rows]
    step = min(_TALLEST, (HEIGHT - 2 * _MARGIN) / rows)
    top = (HEIGHT - step * rows) / 2
    frame = Frame(blank((WIDTH, HEIGHT), theme.PARCHMENT))
    for (column, row), (icon, words) in zip(places, signs, strict=False):
        left, y = _MARGIN + column * WIDTH // _COLUMNS, top + step * (row + 0.5)
        if icon in ICONS:
            frame.icon(icon, left + _ICON / 2, y, _ICON)
        else:
            frame.write(icon, left + _ICON / 2, y, FIGURE, INK, "middle")
        frame.write(words, left + _ICON + _MARGIN, y, _size(words), INK)
    return encode(frame.image)


def _size(words: str) -> int:
    """The largest size at which the words fit, but none that is too small to be read on a desktop."""
    return next((size for size in range(FIGURE, LEAST, -2) if text_width(words, size) <= _ROOM), LEAST)
