"""The marks of the players as stones: colour, shape and letter."""

from __future__ import annotations

from functools import partial

from renders.canvas import Brush, Point, paints
from renders.theme import INK, MARKS, WHITE, Mark, Shape

_EDGE = 7
_CORNERS: dict[Shape, list[Point]] = {
    "square": [(9, 9), (91, 9), (91, 91), (9, 91)],
    "triangle": [(50, 3), (99, 92), (1, 92)],
    "diamond": [(50, 1), (99, 50), (50, 99), (1, 50)],
    "wedge": [(1, 8), (99, 8), (50, 97)],
}
LETTER_MIDDLE: dict[Shape, float] = {"circle": 50, "square": 50, "triangle": 64, "diamond": 50, "wedge": 35}


def stone(mark: Mark, brush: Brush) -> None:
    """The shape of a mark in its colour, without the letter."""
    if mark.shape == "circle":
        brush.disc(50, 50, 47, WHITE)
        brush.disc(50, 50, 46, mark.colour, INK, _EDGE)
        return
    corners = _CORNERS[mark.shape]
    brush.polygon(_shrunk(corners, 0.9), mark.colour, INK, _EDGE)


def _shrunk(corners: list[Point], factor: float) -> list[Point]:
    middle_x = sum(x for x, _ in corners) / len(corners)
    middle_y = sum(y for _, y in corners) / len(corners)
    return [(middle_x + (x - middle_x) * factor, middle_y + (y - middle_y) * factor) for x, y in corners]


for _mark in MARKS:
    paints(f"stone {_mark.letter}")(partial(stone, _mark))
