"""The scores over the rounds: a line per player, the final score at its end, and a thin one for the forecast."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

from engine.core.views import StoryView
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
_DASH, _PAUSE = 14, 10


class _Scale:
    """From rounds (0 is before the first) and scores to pixels inside the box."""

    def __init__(
        self, courses: Sequence[Sequence[int]], forecasts: Sequence[Sequence[int]], height: int
    ) -> None:
        self.bottom = height - _FOOT
        scores = [0, *(score for course in (*courses, *forecasts) for score in course)]
        self.rounds = max(len(course) for course in courses) - 1
        span = max(scores) - min(scores) or 1
        self.step = next((step for step in _STEPS if span / step <= _MOST_LINES), span)
        self.low = min(scores) // self.step * self.step
        self.high = -(-max(max(scores), 1) // self.step) * self.step

    def x(self, index: int) -> float:
        return _LEFT + (_RIGHT - _LEFT) * index / max(1, self.rounds)

    def y(self, score: float) -> float:
        return self.bottom - (self.bottom - _TOP) * (score - self.low) / (self.high - self.low)

    def points(self, course: Sequence[int], first: int = 0) -> list[Point]:
        """A course from before the first round on, or from after the round `first`."""
        return [(self.x(i), self.y(score)) for i, score in enumerate(course, start=first)]


def draw_course(
    frame: Frame,
    story: StoryView,
    letters: Sequence[str],
    between: tuple[int, int],
) -> None:
    """The line of each player from where they began, and thin and broken what they would have had if the game had
    ended there; the winner's lines lie on top.
    """
    top, bottom = between
    frame.box((MARGIN, top, WIDTH - MARGIN, bottom), theme.RADIUS, theme.CREAM, INK, 3)
    seats = [result.seat for result in story.results]
    origins = story.origins or (0,) * len(seats)
    courses = [(origin, *course) for origin, course in zip(origins, story.courses, strict=True)]
    scale = _Scale(courses, story.forecasts, bottom - top)
    _draw_grid(frame, scale, top)
    brush = Brush(WIDTH, bottom - top, 1, _OVERSAMPLE)
    for seat in reversed(seats):
        if story.forecasts:
            _draw_dashes(brush, scale.points(story.forecasts[seat], first=1), MARKS[seat].colour)
    for seat in reversed(seats):
        _draw_line(brush, scale.points(courses[seat]), MARKS[seat].colour)
    frame.put(brush.sprite(), 0, top)
    _draw_ends(frame, scale, story.courses, seats, letters, top)


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


def _draw_dashes(brush: Brush, points: Sequence[Point], colour: str) -> None:
    """A thin broken line."""
    for start, end in _dashes(points):
        brush.stroke((start, end), INK, 7)
        brush.stroke((start, end), colour, 4)


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
