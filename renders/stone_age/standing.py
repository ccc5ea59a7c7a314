"""The final standings: points by source, in numbers and as bars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.stone_age.view import PlaceInStanding, TableView
from renders import theme
from renders.assets import can_write
from renders.frame import Frame, fitted, number
from renders.palette import blank
from renders.png import encode
from renders.stone_age.layout import MARGIN, WIDTH, Box
from renders.theme import FIGURE, HUGE, INK, LARGE, TEXT

_HEAD = 108
_ROW = 176
_NARROWEST = 8
_FIRST_COLUMN, _LAST_COLUMN = 20, 1040
_ICONS = {
    "buildings": "building",
    "igloos": "igloo",
    "insulation": "insulation",
    "cards": "cards",
    "winter_gold": "winter_gold",
    "animals": "paw",
    "herd": "herd",
    "hunger": "hunger",
    "resources": "resources",
    "culture": "culture",
    "farmer": "farmer",
    "hut_builder": "hut_builder",
    "shaman": "shaman",
    "tool_maker": "tool_maker",
    "trader": "trader",
}
_COLOURS = {
    "buildings": theme.WOOD_LIGHT,
    "cards": theme.GOLD,
    "resources": theme.STONE_LIGHT,
    "culture": theme.CULTURE,
    "farmer": theme.GRASS,
    "hut_builder": theme.BRICK,
    "shaman": theme.NIGHT,
    "tool_maker": theme.OCHRE,
    "igloos": theme.ICE,
    "insulation": theme.STONE_DARK,
    "winter_gold": theme.GOLD_DARK,
    "animals": theme.RUST,
    "herd": theme.WOOD_DARK,
    "trader": theme.DEPTH,
    "hunger": theme.NEWS,
}


@dataclass(frozen=True, slots=True)
class _Columns:
    """The middles of the columns of numbers, one per line of the count."""

    lines: tuple[str, ...]

    @property
    def room(self) -> float:
        return (_LAST_COLUMN - _FIRST_COLUMN) / max(1, len(self.lines))

    def middle(self, index: int) -> float:
        return _FIRST_COLUMN + (index + 0.5) * self.room


def draw_standing(view: TableView, *, names: Sequence[str]) -> bytes:
    """The final standings as a PNG, best place first; a ValueError while the game still runs."""
    if not view.standing:
        raise ValueError("there is no standing before the end of the game")
    bottom = _HEAD + len(view.standing) * (_ROW + MARGIN) + MARGIN
    frame = Frame(blank((WIDTH, bottom), theme.PARCHMENT))
    columns = _Columns(_lines(view.standing))
    _draw_head(frame, columns)
    most = max(1, *(sum(points for points in place.lines.values() if points > 0) for place in view.standing))
    for i, place in enumerate(view.standing):
        top = _HEAD + i * (_ROW + MARGIN)
        _draw_place(frame, place, names[place.seat], columns, (MARGIN, top, WIDTH - MARGIN, top + _ROW))
        _draw_bar(frame, place, columns.lines, most, top + _ROW - 48)
    return encode(frame.image)


def _lines(standing: Sequence[PlaceInStanding]) -> tuple[str, ...]:
    """The known lines in their fixed order, then any others of this game."""
    counted = dict.fromkeys(line for place in standing for line in place.lines)
    return (*(line for line in _ICONS if line in counted), *(line for line in counted if line not in _ICONS))


def line_icon(line: str) -> str:
    """The icon of a line of the count; a line without one is shown by its first letter."""
    return _ICONS.get(line, f"{line} line")


def _draw_head(frame: Frame, columns: _Columns) -> None:
    for i, line in enumerate(columns.lines):
        x = columns.middle(i)
        size = min(72, round(columns.room) - 10)
        frame.icon(line_icon(line), x, 46, size)
        if line in _COLOURS:
            frame.box((round(x) - size // 2, 86, round(x) + size // 2, 102), 6, _COLOURS[line], INK, 3)
    frame.icon("points", 1110, 46, 76)


def _draw_place(frame: Frame, place: PlaceInStanding, name: str, columns: _Columns, box: Box) -> None:
    left, top, right, _ = box
    mark = theme.MARKS[place.seat]
    won = place.rank == 1
    frame.box(box, theme.RADIUS, theme.CREAM, INK, 7 if won else 3)
    frame.box((left, top, right, top + 60), theme.RADIUS, mark.colour, INK, 7 if won else 3)
    frame.write(str(place.rank), left + 40, top + 31, LARGE, mark.text, "middle")
    frame.icon("plate", left + 100, top + 30, 52)
    frame.mark(place.seat, left + 100, top + 30, 46)
    x = left + 140
    if won:
        frame.icon("crown", x + 22, top + 30, 48)
        x += 56
    if can_write(name):
        frame.write(fitted(name, FIGURE, 1000 - x), x, top + 31, FIGURE, mark.text)
    frame.write(number(place.score), 1110, top + 96, HUGE, INK, "middle")
    frame.icon("plate", 1100, top + 30, 52)
    frame.icon("tie break", 1100, top + 30, 38)
    frame.write(number(place.tie_break), 1150, top + 31, TEXT, mark.text, "middle")
    size = FIGURE if columns.room >= 80 else theme.SMALL
    for i, line in enumerate(columns.lines):
        points = place.lines.get(line, 0)
        frame.write(
            number(points), columns.middle(i), top + 94, size, INK if points else theme.UMBER, "middle"
        )


def _draw_bar(frame: Frame, place: PlaceInStanding, lines: Sequence[str], most: int, top: int) -> None:
    """What was gained as a bar from the left; what was lost as a strip under its end."""
    left, unit = float(_FIRST_COLUMN + 8), (WIDTH - 2 * _FIRST_COLUMN - 16) / most
    x = left
    for line in lines:
        gained = max(0, place.lines.get(line, 0))
        _draw_segment(frame, (x, x + gained * unit), (top, top + 28), _COLOURS.get(line, theme.SAND))
        x += gained * unit
    for line in lines:
        lost = max(0, -place.lines.get(line, 0))
        start = max(left, x - lost * unit)
        _draw_segment(frame, (start, x), (top + 25, top + 39), _COLOURS.get(line, theme.NEWS))
        x = start


def _draw_segment(frame: Frame, across: tuple[float, float], down: tuple[int, int], colour: str) -> None:
    start, end = across
    if end - start >= _NARROWEST:
        frame.box((round(start), down[0], round(end) + 2, down[1]), 3, colour, INK, 3)
