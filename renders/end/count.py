"""The final count: points by source, in numbers and as stacked bars, a row per player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.views import ResultView
from renders import theme
from renders.end.legend import MARGIN, WIDTH, Legend
from renders.frame import Box, Frame, fitted, number
from renders.names import written
from renders.theme import FIGURE, HUGE, INK, LARGE, TEXT

_HEAD = 108
_ROW = 176
_NARROWEST = 8
_FIRST_COLUMN, _LAST_COLUMN = 20, 1040


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
    return _HEAD + players * (_ROW + MARGIN)


def draw_count(frame: Frame, results: Sequence[ResultView], names: Sequence[str], legend: Legend) -> None:
    """The lines on top, then a row per player by rank."""
    columns = _Columns(legend.lines(results))
    _draw_head(frame, columns, legend)
    most = max(1, *(_gained(result) for result in results))
    for i, result in enumerate(results):
        top = _HEAD + i * (_ROW + MARGIN)
        _draw_row(frame, result, names[result.seat], columns, (MARGIN, top, WIDTH - MARGIN, top + _ROW))
        _draw_bar(frame, result, columns.lines, legend, most, top + _ROW - 48)


def _gained(result: ResultView) -> int:
    return sum(points for points in result.lines.values() if points > 0)


def _draw_head(frame: Frame, columns: _Columns, legend: Legend) -> None:
    for i, line in enumerate(columns.lines):
        x = columns.middle(i)
        size = min(72, round(columns.room) - 10)
        frame.icon(legend.icon(line), x, 46, size)
        if line in legend.colours:
            frame.box((round(x) - size // 2, 86, round(x) + size // 2, 102), 6, legend.colours[line], INK, 3)
    frame.icon("points", 1110, 46, 76)


def _draw_row(frame: Frame, result: ResultView, name: str, columns: _Columns, box: Box) -> None:
    left, top, right, _ = box
    mark = theme.MARKS[result.seat]
    won = result.rank == 1
    frame.box(box, theme.RADIUS, theme.CREAM, INK, 7 if won else 3)
    frame.box((left, top, right, top + 60), theme.RADIUS, mark.colour, INK, 7 if won else 3)
    _draw_band(frame, result, name, left, top + 30)
    frame.write(number(result.score), 1110, top + 96, HUGE, INK, "middle")
    size = FIGURE if columns.room >= 80 else theme.SMALL
    for i, line in enumerate(columns.lines):
        points = result.lines.get(line, 0)
        colour = INK if points else theme.UMBER
        frame.write(number(points), columns.middle(i), top + 94, size, colour, "middle")


def _draw_band(frame: Frame, result: ResultView, name: str, left: int, middle: int) -> None:
    """Rank, mark, crown and name; at the right end what decides a tie."""
    mark = theme.MARKS[result.seat]
    frame.write(str(result.rank), left + 40, middle + 1, LARGE, mark.text, "middle")
    frame.icon("plate", left + 100, middle, 52)
    frame.mark(result.seat, left + 100, middle, 46)
    x = left + 140
    if result.rank == 1:
        frame.icon("crown", x + 22, middle, 48)
        x += 56
    frame.write(fitted(written(name), FIGURE, 1000 - x), x, middle + 1, FIGURE, mark.text)
    if result.tie_break is not None:
        frame.icon("plate", 1100, middle, 52)
        frame.icon("tie break", 1100, middle, 38)
        frame.write(number(result.tie_break), 1150, middle + 1, TEXT, mark.text, "middle")


def _draw_bar(
    frame: Frame, result: ResultView, lines: Sequence[str], legend: Legend, most: int, top: int
) -> None:
    """What was gained as a bar from the left; what was lost as a strip under its end."""
    left, unit = float(_FIRST_COLUMN + 8), (WIDTH - 2 * _FIRST_COLUMN - 16) / most
    x = left
    for line in lines:
        gained = max(0, result.lines.get(line, 0))
        _draw_segment(frame, (x, x + gained * unit), (top, top + 28), legend.colour(line))
        x += gained * unit
    for line in lines:
        lost = max(0, -result.lines.get(line, 0))
        start = max(left, x - lost * unit)
        _draw_segment(frame, (start, x), (top + 25, top + 39), legend.loss(line))
        x = start


def _draw_segment(frame: Frame, across: tuple[float, float], down: tuple[int, int], colour: str) -> None:
    start, end = across
    if end - start >= _NARROWEST:
        frame.box((round(start), down[0], round(end) + 2, down[1]), 3, colour, INK, 3)
