"""The scores over the rounds: a line per player, with the mark and the final score at its end."""

from __future__ import annotations

from collections.abc import Sequence

from renders import theme
from renders.canvas import Brush, Point
from renders.end.legend import MARGIN, WIDTH
from renders.frame import Frame, number
from renders.theme import INK, LEAST, MARKS

_LEFT, _RIGHT = 96, 910
_TOP, _FOOT, _AXIS = 36, 68, 32
"""How far lines keep from the upper and the lower edge, and the numbers of rounds from the lower one."""
_ENDS = 962
_END_STEP = 58
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
_MOST_LINES = 6
_MOST_ROUNDS = 16
_LEAST_STEP = 26
"""Rounds nearer to each other have no discs, which would hide the other lines."""
_OVERSAMPLE = 2


class _Scale:
    """From rounds (0 is before the first) and scores to pixels inside the box."""

    def __init__(self, courses: Sequence[Sequence[int]], height: int) -> None:
        self.bottom = height - _FOOT
        scores = [0, *(score for course in courses for score in course)]
        self.rounds = max(len(course) for course in courses) - 1
        span = max(scores) - min(scores) or 1
        self.step = next((step for step in _STEPS if span / step <= _MOST_LINES), span)
        self.low = min(scores) // self.step * self.step
        self.high = -(-max(max(scores), 1) // self.step) * self.step

    def x(self, index: int) -> float:
        return _LEFT + (_RIGHT - _LEFT) * index / max(1, self.rounds)

    def y(self, score: float) -> float:
        return self.bottom - (self.bottom - _TOP) * (score - self.low) / (self.high - self.low)

    def points(self, course: Sequence[int]) -> list[Point]:
        """A course from what there was before the first round."""
        return [(self.x(i), self.y(score)) for i, score in enumerate(course)]


def draw_course(
    frame: Frame,
    courses: Sequence[Sequence[int]],
    origins: Sequence[int],
    seats: Sequence[int],
    letters: Sequence[str],
    between: tuple[int, int],
) -> None:
    """The line of each player from where they began; `seats` by rank, the winner's line lies on top."""
    top, bottom = between
    frame.box((MARGIN, top, WIDTH - MARGIN, bottom), theme.RADIUS, theme.CREAM, INK, 3)
    scale = _Scale([(origin, *course) for origin, course in zip(origins, courses, strict=True)], bottom - top)
    _draw_grid(frame, scale, top)
    brush = Brush(WIDTH, bottom - top, 1, _OVERSAMPLE)
    for seat in reversed(seats):
        _draw_line(brush, scale.points((origins[seat], *courses[seat])), MARKS[seat].colour)
    frame.put(brush.sprite(), 0, top)
    _draw_ends(frame, scale, courses, seats, letters, top)


def _draw_grid(frame: Frame, scale: _Scale, top: int) -> None:
    for score in range(scale.low, scale.high + 1, scale.step):
        y = round(top + scale.y(score))
        colour = theme.SLATE if score == 0 else theme.SAND
        frame.box((_LEFT, y - 1, _RIGHT + 8, y + 2), 0, colour)
        frame.write(number(score), _LEFT - 12, y, LEAST, INK, "right")
    axis = top + scale.bottom + _FOOT - _AXIS
    frame.icon("round", 44, axis, 38)
    every = -(-scale.rounds // _MOST_ROUNDS)
    for index in range(every, scale.rounds + 1, every):
        frame.write(str(index), scale.x(index), axis, LEAST, INK, "middle")


def _draw_line(brush: Brush, points: Sequence[Point], colour: str) -> None:
    brush.stroke(points, INK, 11)
    brush.stroke(points, colour, 6)
    crowded = points[1][0] - points[0][0] < _LEAST_STEP
    for x, y in points[-1:] if crowded else points[1:]:
        brush.disc(x, y, 9, colour, INK, 3)


def _draw_ends(
    frame: Frame,
    scale: _Scale,
    courses: Sequence[Sequence[int]],
    seats: Sequence[int],
    letters: Sequence[str],
    top: int,
) -> None:
    """Figures and final scores beside the ends of the lines, kept apart."""
    ends = sorted((scale.y(courses[seat][-1]), i, seat) for i, seat in enumerate(seats))
    places = _apart([y for y, _, _ in ends], scale.bottom + _FOOT)
    for y, (_, _, seat) in zip(places, ends, strict=True):
        frame.figure(seat, letters[seat], _ENDS, top + y, 52)
        frame.write(number(courses[seat][-1]), _ENDS + 36, top + y, theme.FIGURE, INK)


def _apart(wanted: Sequence[float], height: int) -> list[float]:
    """Rising places as near as possible to the wanted ones, `_END_STEP` apart and inside the box."""
    lowest = height - 36 - _END_STEP * (len(wanted) - 1)
    places: list[float] = []
    for i, y in enumerate(wanted):
        least = places[-1] + _END_STEP if places else 36.0
        places.append(max(least, min(y, lowest + _END_STEP * i)))
    return places
