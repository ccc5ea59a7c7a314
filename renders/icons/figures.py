"""Wooden figures: a head in the shape of a tribe over a cloak in its colour, and the hollow where one may stand."""

from __future__ import annotations

from functools import partial

from renders import theme
from renders.canvas import Brush, Point, paints, path
from renders.theme import INK, MARKS, NEWS, Shape

_EDGE = 6
_CLOAK = "38,36 62,36 79,44 88,60 93,90 89,96 11,96 7,90 12,60 21,44"
_HEADS: dict[Shape, list[Point]] = {
    "square": [(31, 3), (69, 3), (69, 39), (31, 39)],
    "triangle": [(50, 0), (76, 41), (24, 41)],
    "diamond": [(50, 0), (74, 22), (50, 44), (26, 22)],
    "wedge": [(25, 3), (75, 3), (50, 46)],
}
BELLY = 0.7
"""How far below the top of a figure the middle of its letter lies, as a share of its size."""


def figure(shape: Shape, colour: str, line: str, brush: Brush) -> None:
    """Somebody of a tribe, seen from the front."""
    brush.blob(path(_CLOAK), colour, line, _EDGE)
    if shape == "circle":
        brush.disc(50, 21, 20, colour, line, _EDGE)
    else:
        brush.polygon(_HEADS[shape], colour, line, _EDGE)


@paints("hollow")
def hollow(brush: Brush) -> None:
    """Where a figure may stand; drawn as a shadow on the ground."""
    figure("circle", INK, INK, brush)


@paints("more")
def more(brush: Brush) -> None:
    """A number has grown."""
    brush.polygon([(50, 28), (98, 72), (2, 72)], NEWS)


@paints("less")
def less(brush: Brush) -> None:
    """A number has become smaller."""
    brush.polygon([(50, 72), (98, 28), (2, 28)], NEWS)


@paints("nothing")
def nothing(brush: Brush) -> None:
    """A number that is zero, dimmed: a dot."""
    brush.disc(50, 50, 14, theme.SLATE)


for _mark in MARKS:
    paints(f"figure {_mark.letter}")(partial(figure, _mark.shape, _mark.colour, INK))
