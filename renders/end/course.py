"""The scores over the rounds: a line per player, the final score at its end, and a thin one for the forecast."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.views import StoryView
from renders import theme
from renders.chart import Line, Scale, draw_grid, draw_lines, move_apart
from renders.end.legend import MARGIN, WIDTH
from renders.frame import Frame, number
from renders.theme import INK, MARKS

_LEFT, _RIGHT, _TOP = 96, 910, 36
_ENDS = 962


def draw_course(frame: Frame, story: StoryView, letters: Sequence[str], between: tuple[int, int]) -> None:
    """Draw the score of each player as a line from the start of the game, and as a thin broken line the score that they
    would have had if the game had ended there; the winner's lines lie on top.
    """
    top, bottom = between
    frame.box((MARGIN, top, WIDTH - MARGIN, bottom), theme.RADIUS, theme.CREAM, INK, 3)
    lines = [*_lines(story)]
    rounds = max(len(course) for course in story.courses)
    values = (score for line in lines for _, score in line.course)
    scale = Scale((0, 1, *values), 0, rounds, (_LEFT, top + _TOP, _RIGHT, bottom))
    draw_grid(frame, scale)
    frame.icon("round", 44, bottom - 32, 38)
    draw_lines(frame, scale, lines)
    _draw_ends(frame, scale, story, letters, top)


def _lines(story: StoryView) -> Sequence[Line]:
    seats = [result.seat for result in reversed(story.results)]
    origins = story.origins or (0,) * len(seats)
    scores = [
        Line(tuple(enumerate((origins[seat], *story.courses[seat]))), MARKS[seat].colour) for seat in seats
    ]
    forecasts = [
        Line(tuple(enumerate(story.forecasts[seat], start=1)), MARKS[seat].colour, is_broken=True)
        for seat in seats
        if story.forecasts
    ]
    return [*forecasts, *scores]


def _draw_ends(frame: Frame, scale: Scale, story: StoryView, letters: Sequence[str], top: int) -> None:
    """Draw figures and final scores next to the ends of the lines, kept apart."""
    seats = [result.seat for result in story.results]
    ends = sorted((scale.y(story.courses[seat][-1]), i, seat) for i, seat in enumerate(seats))
    places = move_apart([y for y, _, _ in ends], scale.edge, top)
    for y, (_, _, seat) in zip(places, ends, strict=True):
        frame.figure(seat, letters[seat], _ENDS, y, 52)
        frame.write(number(story.courses[seat][-1]), _ENDS + 36, y, theme.FIGURE, INK)
