"""Marks for what has changed since the last hand-over: outlines, arrows and small signed numbers, in one colour."""

from __future__ import annotations

from renders import theme
from renders.frame import Align, Box, Frame, Spot, number, text_width

_HEIGHT = 34
_ARROW = 16
_SHIFT, _AWAY = 5, 14
"""How many pixels a number moves away from its arrow, and how far from the middle of both the arrow is drawn."""


def write_signed(difference: int) -> str:
    """A difference with its sign, as text; the minus is the mathematical sign, not a hyphen."""
    return f"+{difference}" if difference > 0 else number(difference)


def draw_edge(frame: Frame, box: Box) -> None:
    """Draw a thin line just inside a box in which something has changed."""
    left, top, right, bottom = box
    frame.box((left, top, right, bottom), theme.RADIUS, None, theme.NEWS, theme.LINE)


def draw_arrow(frame: Frame, difference: int, x: float, y: float) -> None:
    """Draw a small triangle, up where a number has grown and down where it shrank; nothing for a difference of 0."""
    if difference:
        frame.icon("more" if difference > 0 else "less", x, y, _ARROW)


def write_number(
    frame: Frame,
    text: str,
    difference: int,
    x: float,
    middle: float,
    size: int = theme.FIGURE,
    align: Align = "middle",
) -> float:
    """Write a number, with an arrow over it when it has grown and under it when it shrank; returns its width."""
    way = (difference > 0) - (difference < 0)
    width = frame.write(text, x, middle + way * _SHIFT, size, theme.NEWS if way else theme.INK, align)
    draw_arrow(frame, difference, x + width / 2 if align == "left" else x, middle - way * _AWAY)
    return width


def draw_chip(frame: Frame, difference: int, middle: Spot, size: int = theme.SMALL) -> None:
    """Draw a small signed number on a ground of its own; nothing for a difference of 0."""
    if not difference:
        return
    x, y = middle
    text = write_signed(difference)
    half = _half_width(text, size)
    box = (x - half, y - _HEIGHT // 2, x + half, y + _HEIGHT // 2)
    frame.box(box, _HEIGHT // 2, theme.NEWS, theme.WHITE, 2)
    frame.write(text, x, y, size, theme.WHITE, "middle")


def draw_chip_after(frame: Frame, difference: int, left: float, middle: int) -> None:
    """Draw a small signed number that begins at `left`, for values in a line."""
    if difference:
        draw_chip(frame, difference, (round(left) + _half_width(write_signed(difference)), middle))


def draw_value(frame: Frame, icon: str, text: str, difference: int, left: int, middle: int) -> None:
    """Draw an icon, a value, and by how much it changed."""
    frame.icon(icon, left + 21, middle, 44)
    width = frame.write(text, left + 46, middle, theme.FIGURE, theme.INK)
    draw_chip_after(frame, difference, left + 48 + width, middle)


def _half_width(text: str, size: int = theme.SMALL) -> int:
    return round(text_width(text, size) / 2) + 9
