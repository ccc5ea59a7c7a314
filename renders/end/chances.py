"""Everybody's chance to win over the rounds of a finished game, with the choices that turned it, as one picture."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from renders import theme
from renders.chart import Line, Scale, draw_grid, draw_lines, move_apart
from renders.end.legend import MARGIN, WIDTH
from renders.frame import Frame
from renders.names import initials
from renders.palette import blank
from renders.png import encode
from renders.theme import FIGURE, INK, LEAST, MARKS

HEIGHT = 680
_LEFT, _RIGHT, _TOP = 112, 922, 52
_ENDS = 974
_DISC, _APART = 46, 52
_WHOLE = 100


Turn = tuple[int, int]
"""The seat of a choice that turned the game, and its round."""


def draw_chances(
    course: Sequence[Sequence[float]], turns: Sequence[Turn], *, over: bool, names: Sequence[str]
) -> bytes:
    """Draw the chances as a PNG. `course` are those of all seats at the start of each round, and at last how the game
    ended if it is `over`; the worst of the `turns` comes first, and it gets the number 1.
    """
    frame = Frame(blank((WIDTH, HEIGHT), theme.PARCHMENT))
    frame.box((MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN), theme.RADIUS, theme.CREAM, INK, 3)
    scale = Scale((0, _WHOLE), 0, max(1, len(course) - 1), (_LEFT, MARGIN + _TOP, _RIGHT, HEIGHT - MARGIN))
    draw_grid(frame, scale)
    frame.write("%", scale.left - 12, MARGIN + 24, LEAST, INK, "right")
    frame.icon("round", 48, HEIGHT - MARGIN - 32, 38)
    ends = sorted(range(len(course[-1])), key=lambda seat: course[-1][seat])
    lines = [Line(_percents(course, seat), MARKS[seat].colour) for seat in ends]
    draw_lines(frame, scale, lines)
    _draw_turns(frame, scale, course, turns)
    _draw_ends(frame, scale, course[-1], initials(names[: len(ends)]), over)
    return encode(frame.image)


def _percents(course: Sequence[Sequence[float]], seat: int) -> tuple[tuple[int, int], ...]:
    return tuple((index, round(_WHOLE * chances[seat])) for index, chances in enumerate(course))


def _draw_turns(frame: Frame, scale: Scale, course: Sequence[Sequence[float]], turns: Sequence[Turn]) -> None:
    """Draw numbers on the line of the seat, in the middle of the round; one that would cover another is moved up."""
    drawn: list[tuple[float, float]] = []
    for number, (seat, played) in enumerate(turns, 1):
        after = min(played, len(course) - 1)
        chance = (course[played - 1][seat] + course[after][seat]) / 2
        x, y = scale.x(played - 0.5), scale.y(_WHOLE * chance)
        while any(hypot(x - other, y - high) < _APART for other, high in drawn):
            y -= _APART / 4
        y = max(y, scale.top - MARGIN)
        drawn.append((x, y))
        left, top = round(x) - _DISC // 2, round(y) - _DISC // 2
        box = (left, top, left + _DISC, top + _DISC)
        frame.box(box, _DISC // 2, theme.CREAM, MARKS[seat].colour, 6)
        frame.write(str(number), left + _DISC / 2, top + _DISC / 2, FIGURE, INK, "middle")


def _draw_ends(frame: Frame, scale: Scale, last: Sequence[float], letters: Sequence[str], over: bool) -> None:
    """Draw figures next to the ends of the lines, kept apart; next to them crowns of winners, or the last chances."""
    ends = sorted((scale.y(_WHOLE * chance), seat) for seat, chance in enumerate(last))
    places = move_apart([y for y, _ in ends], scale.edge, scale.top - _TOP)
    for y, (_, seat) in zip(places, ends, strict=True):
        frame.figure(seat, letters[seat], _ENDS, y, 52)
        if not over:
            frame.write(str(round(_WHOLE * last[seat])), _ENDS + 36, y, FIGURE, INK)
        elif last[seat] > 0:
            frame.icon("crown", _ENDS + 60, y, 46)
