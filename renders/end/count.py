"""The final count: points by source, in numbers and as stacked bars, a row per player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.views import ResultView
from renders import theme
from renders.end.legend import MARGIN, WIDTH, Legend
from renders.frame import Box, Frame, fit_text, number
from renders.names import write_name
from renders.theme import FIGURE, HUGE, INK, LARGE, TEXT

_HEAD = 84
_ROWS, _HIGHEST, _HIGH = 636, 300, 200
"""How high all rows are together, one at most, and from which height on it has larger numbers and a larger bar."""
_BAND = 48
_BAR, _LOSS, _FOOT = 22, 13, 36
"""How high a bar is, the strip of losses at its lower edge, and all of it with the edge below."""
_NARROWEST = 8
_FIRST_COLUMN, _LAST_COLUMN = 14, 970
_SCORE = 1030
_SHORT = 3
"""Digits of a score that may be written larger."""


@dataclass(frozen=True, slots=True)
class _Columns:
    """The middles of the columns of numbers, one per line of the count."""

    lines: tuple[str, ...]

    @property
    def room(self) -> float:
        return (_LAST_COLUMN - _FIRST_COLUMN) / max(1, len(self.lines))

    def middle(self, index: int) -> float:
        return _FIRST_COLUMN + (index + 0.5) * self.room


def count_height(players: int) -> int:
    return _HEAD + players * (_row_height(players) + MARGIN)


def _row_height(players: int) -> int:
    return min(_HIGHEST, _ROWS // players - MARGIN)


def _thickness(height: int) -> float:
    """The factor by which bars are thicker in a high row."""
    return 2 if height > _HIGH else 1


def draw_count(
    frame: Frame,
    results: Sequence[ResultView],
    names: Sequence[str],
    letters: Sequence[str],
    legend: Legend,
) -> None:
    """Draw the icons of the lines on top, then a row per player by rank."""
    columns = _Columns(legend.lines(results))
    _draw_head(frame, columns, legend)
    most = max(1, *(_sum_gained(result) for result in results))
    height = _row_height(len(results))
    for i, result in enumerate(results):
        top = _HEAD + i * (height + MARGIN)
        who = (names[result.seat], letters[result.seat])
        _draw_row(frame, result, who, columns, (MARGIN, top, WIDTH - MARGIN, top + height))
        thick = _thickness(height)
        foot = top + height - round(_FOOT * thick)
        _draw_bar(frame, result, columns.lines, legend, most, (foot, thick))


def _sum_gained(result: ResultView) -> int:
    return sum(points for points in result.lines.values() if points > 0)


def _draw_head(frame: Frame, columns: _Columns, legend: Legend) -> None:
    for i, line in enumerate(columns.lines):
        x = columns.middle(i)
        size = min(60, round(columns.room) - 8)
        frame.icon(legend.icon(line), x, 34, size)
        if line in legend.colours:
            frame.box((round(x) - size // 2, 66, round(x) + size // 2, 80), 6, legend.colours[line], INK, 3)
    frame.icon("points", _SCORE, 40, 64)


def _draw_row(frame: Frame, result: ResultView, who: tuple[str, str], columns: _Columns, box: Box) -> None:
    left, top, right, bottom = box
    mark = theme.MARKS[result.seat]
    won = result.rank == 1
    frame.box(box, theme.RADIUS, theme.CREAM, INK, 7 if won else 3)
    frame.box((left, top, right, top + _BAND), theme.RADIUS, mark.colour, INK, 7 if won else 3)
    _draw_band(frame, result, who, left, top + _BAND // 2)
    middle = (top + _BAND + bottom - round(_FOOT * _thickness(bottom - top))) // 2
    is_high = bottom - top > _HIGH
    score = HUGE if is_high and len(number(result.score)) <= _SHORT else LARGE
    frame.write(number(result.score), _SCORE, (top + _BAND + bottom) // 2, score, INK, "middle")
    large = LARGE if is_high else FIGURE
    size = large if columns.room >= 80 else theme.LEAST
    for i, line in enumerate(columns.lines):
        points = result.lines.get(line, 0)
        colour = INK if points else theme.UMBER
        frame.write(number(points), columns.middle(i), middle, size, colour, "middle")


def _draw_band(frame: Frame, result: ResultView, who: tuple[str, str], left: int, middle: int) -> None:
    """Draw rank, figure, crown and name, and at the right end the number that decides a tie."""
    mark, (name, letters) = theme.MARKS[result.seat], who
    frame.write(str(result.rank), left + 32, middle + 1, LARGE, mark.text, "middle")
    frame.box((left + 60, middle - 20, left + 112, middle + 20), theme.RADIUS, theme.CREAM)
    frame.figure(result.seat, letters, left + 86, middle - 1, 38)
    x = left + 122
    if result.rank == 1:
        frame.icon("crown", x + 20, middle, 42)
        x += 48
    frame.write(fit_text(write_name(name), FIGURE, 930 - x), x, middle + 1, FIGURE, mark.text)
    if result.tie_break is not None:
        frame.icon("plate", _SCORE - 24, middle, 46)
        frame.icon("tie break", _SCORE - 24, middle, 32)
        frame.write(number(result.tie_break), _SCORE + 22, middle + 1, TEXT, mark.text, "middle")


def _draw_bar(
    frame: Frame,
    result: ResultView,
    lines: Sequence[str],
    legend: Legend,
    most: int,
    foot: tuple[int, float],
) -> None:
    """Draw gains as a bar from the left, losses as a strip under its end. `foot` is its top and its thickness."""
    top, thick = foot
    lower = round(top + (_BAR - 3) * thick)
    left, unit = float(_FIRST_COLUMN + 8), (_LAST_COLUMN - _FIRST_COLUMN - 16) / most
    x = left
    for line in lines:
        gained = max(0, result.lines.get(line, 0))
        _draw_segment(frame, (x, x + gained * unit), (top, round(top + _BAR * thick)), legend.colour(line))
        x += gained * unit
    for line in lines:
        lost = max(0, -result.lines.get(line, 0))
        start = max(left, x - lost * unit)
        _draw_segment(frame, (start, x), (lower, round(lower + _LOSS * thick)), legend.loss(line))
        x = start


def _draw_segment(frame: Frame, across: tuple[float, float], down: tuple[int, int], colour: str) -> None:
    start, end = across
    if end - start >= _NARROWEST:
        frame.box((round(start), down[0], round(end) + 2, down[1]), 3, colour, INK, 3)
