"""Line charts over rounds or games: the scale, the grid, solid lines and thin broken ones, and labels at their ends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from renders import theme
from renders.canvas import Brush, Point
from renders.frame import Box, Frame, number, text_width
from renders.theme import INK, LEAST

_FOOT, _AXIS = 68, 32
"""How far above the lower edge the lines end, and the numbers of the axis stand."""
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
_MOST_LINES, _NUMBER_ROOM, _GAP = 6, 50, 18
_LEAST_STEP = 26
"""Points nearer to each other have no discs, which would hide the other lines."""
_DASH, _PAUSE = 14, 10
_END_STEP, _END_ROOM = 58, 36
_OVERSAMPLE = 2
_AROUND = 24
"""Room around the box for the round ends of lines."""


@dataclass(frozen=True, slots=True)
class Line:
    """Values by number of round or game, in one colour; a broken line is thin."""

    course: tuple[tuple[int, int], ...]
    colour: str
    is_broken: bool = False


class Scale:
    """Converts numbers of rounds (from `first` to `last`) and values to pixels between the edges of a box."""

    def __init__(self, values: Iterable[int], first: int, last: int, box: Box) -> None:
        self.left, self.top, self.right, low = box
        self.edge, self.bottom = low, low - _FOOT
        self.first, self.last = first, last
        known = [*values]
        span = max(known) - min(known) or 1
        self.step = next((step for step in _STEPS if span / step <= _MOST_LINES), span)
        self.low = min(known) // self.step * self.step
        self.high = max(-(-max(known) // self.step) * self.step, self.low + self.step)

    @property
    def is_crowded(self) -> bool:
        """Whether points lie too near to each other for discs."""
        return self.x(self.first + 1) - self.x(self.first) < _LEAST_STEP

    def x(self, index: float) -> float:
        return self.left + (self.right - self.left) * (index - self.first) / max(1, self.last - self.first)

    def y(self, value: float) -> float:
        return self.bottom - (self.bottom - self.top) * (value - self.low) / (self.high - self.low)

    def points(self, course: Iterable[tuple[int, int]]) -> list[Point]:
        """Convert numbers of rounds with their values to points."""
        return [(self.x(index), self.y(value)) for index, value in course]


def draw_grid(frame: Frame, scale: Scale) -> None:
    """Draw a horizontal line with its number for each step of the values, and the numbers of the rounds below."""
    for value in range(scale.low, scale.high + 1, scale.step):
        y = round(scale.y(value))
        frame.box((scale.left, y - 1, scale.right + 8, y + 2), 0, theme.SAND if value else theme.SLATE)
        frame.write(number(value), scale.left - 12, y, LEAST, INK, "right")
    room = max(_NUMBER_ROOM, text_width(str(scale.last), LEAST) + _GAP)
    least = room * (scale.last - scale.first) / (scale.right - scale.left)
    every = next((step for step in _STEPS if step >= least), scale.last)
    for index in range((scale.first // every + 1) * every, scale.last + 1, every):
        frame.write(str(index), scale.x(index), scale.edge - _AXIS, LEAST, INK, "middle")


def draw_lines(frame: Frame, scale: Scale, lines: Sequence[Line]) -> None:
    """Draw the broken lines, then the others; the last one lies on top."""
    brush = Brush(scale.right + _AROUND, scale.edge - scale.top + _AROUND, 1, _OVERSAMPLE)
    shifted = brush.at(0, _AROUND - scale.top, 1)
    for line in sorted(lines, key=lambda each: not each.is_broken):
        points = scale.points(line.course)
        if line.is_broken:
            _draw_dashes(shifted, points, line.colour)
        else:
            _draw_strong(shifted, points, line.colour, points[-1:] if scale.is_crowded else points[1:])
    frame.put(brush.sprite(), 0, scale.top - _AROUND)


def move_apart(wanted: Sequence[float], lowest: float, highest: float) -> list[float]:
    """Move the wanted heights, which are sorted, so that labels there do not overlap and lie between two edges."""
    last = lowest - _END_ROOM - _END_STEP * (len(wanted) - 1)
    places: list[float] = []
    for i, y in enumerate(wanted):
        least = places[-1] + _END_STEP if places else highest + _END_ROOM
        places.append(max(least, min(y, last + _END_STEP * i)))
    return places


def _draw_strong(brush: Brush, points: Sequence[Point], colour: str, discs: Sequence[Point]) -> None:
    brush.stroke(points, colour, 6, INK, 11)
    for x, y in discs:
        brush.disc(x, y, 9, colour, INK, 3)


def _draw_dashes(brush: Brush, points: Sequence[Point], colour: str) -> None:
    for start, end in _dashes(points):
        brush.stroke((start, end), colour, 4, INK, 7)


def _dashes(points: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """The dashes along a line, each within one of its straight parts."""
    for (left, upper), (right, lower) in pairwise(points):
        length = hypot(right - left, lower - upper)
        count = max(1, round(length / (_DASH + _PAUSE)))
        share = _DASH / (_DASH + _PAUSE) / count
        for i in range(count):
            begin, end = i / count, i / count + share
            yield (
                (left + begin * (right - left), upper + begin * (lower - upper)),
                (left + end * (right - left), upper + end * (lower - upper)),
            )
