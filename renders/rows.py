"""What the row of a player shows in every game: who it is, numbers with their changes, and the people at hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from renders import changes, theme
from renders.frame import Frame, fit_text, number
from renders.theme import INK, LEAST, MARKS

_SIGN, _FIGURE, _NAME, _NAME_END = 25, 68, 96, 252
_START = 30
_ICON = 30

Values = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """The row of a player; `news` by column is by how much a value has changed."""

    seat: int
    letters: str
    name: str
    on_turn: bool
    starts: bool
    winner: bool
    values: Values
    news: Values


def news_of(values: Values, before: Values) -> Values:
    """By how much values have changed, without those that have not."""
    return {name: values[name] - before[name] for name in values if values[name] != before[name]}


def draw_columns(frame: Frame, columns: Mapping[str, int], height: int) -> None:
    """Draw the icons of the columns; `columns` has the middle of each by its icon."""
    for icon, x in columns.items():
        frame.icon(icon, x, height // 2, _ICON)


def draw_ground(frame: Frame, row: PlayerRow, width: int, height: int) -> None:
    """Draw the ground of a row, bright while the player is asked."""
    ground = theme.GOLD_LIGHT if row.on_turn else theme.CREAM
    frame.box((4, 2, width - 4, height - 1), theme.RADIUS, ground, INK, 4 if row.on_turn else 2)


def draw_who(frame: Frame, row: PlayerRow, middle: int, size: int, *, new_start: bool = False) -> None:
    """Draw an arrow or a crown, the figure, the name, and at its end the sign of the start player."""
    sign = "turn" if row.on_turn else "crown" if row.winner else ""
    if sign:
        frame.icon(sign, _SIGN, middle, 32)
    frame.figure(row.seat, row.letters, _FIGURE, middle - 1, size)
    end = _NAME_END
    if row.starts:
        end -= _START
        frame.icon("start player", end + 16, middle, 34)
        if new_start:
            changes.draw_edge(frame, (end - 2, middle - 19, end + 34, middle + 19))
    frame.write(fit_text(row.name, LEAST, end - _NAME - 1), _NAME, middle, LEAST, INK)


def draw_number(frame: Frame, row: PlayerRow, column: str, x: int, middle: int, sign: str = "") -> None:
    """Write a value, or draw a dot for 0, with an arrow where it has changed."""
    value, news = row.values[column], row.news.get(column, 0)
    changes.write_number(frame, sign + number(value) if value else "", news, x, middle)
    if not value:
        frame.icon("nothing", x, middle, 30)


def draw_people(
    frame: Frame, row: PlayerRow, count: int, free: int, where: tuple[int, float, int, int]
) -> None:
    """Draw a small figure for each of `count` people: the `free` ones in colour, the others as a pale silhouette.

    `where` is the middle of the first one, the middle of all lines, how large each is, and how many stand in a line.
    """
    left, middle, size, across = where
    lines = -(-count // across)
    for i in range(count):
        line, place = divmod(i, across)
        x, y = left + size * place, middle + (line - (lines - 1) / 2) * size
        if i < free:
            frame.icon(f"figure {MARKS[row.seat].letter}", x, y, size)
        else:
            frame.shadow("hollow", x, y, size - 2, theme.SAND)
