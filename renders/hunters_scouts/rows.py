"""One compact row for each tribe under a line of icons: everything public about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.hunters_scouts.view import TableView, TribeView
from renders import changes, theme
from renders.cells import Cell
from renders.frame import Frame, fitted, number, text_width
from renders.hunters_scouts.layout import COLUMNS_HEIGHT, ROW_HEIGHT, WIDTH, Layout
from renders.names import written
from renders.theme import FIGURE, INK, LEAST, MARKS

MEMBERS = 5
_COLUMNS: dict[str, int] = {
    "points": 286,
    "village": 352,
    "camp": 474,
    "supply": 524,
    "hunger": 578,
    "item": 636,
    "character": 700,
    "create": 936,
}
"""The middle of each column by its icon."""
_ARROW, _FIGURE, _NAME, _NAME_END = 24, 66, 94, 254
_FREE, _FREE_SIZE, _FREE_ROW = 394, 22, 3
_HAND, _CREATED = (724, 908), (958, 1092)
"""Where the characters in hand and the created items begin and end."""
_ICON, _CARD, _CRAFT = 28, 42, 38
_SEEN = 0.6
"""How much of a card must be seen so that it can be told to be new."""
_MIDDLE = ROW_HEIGHT // 2

Values = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Row:
    """All that the row of a tribe shows; `news` by column is by how much a value has changed.

    `fresh` characters and items are those that were not there before.
    """

    seat: int
    letters: str
    name: str
    on_turn: bool
    starts: bool
    winner: bool
    values: Values
    news: Values
    hand: tuple[str, ...]
    created: tuple[str, ...]
    fresh: tuple[tuple[str, int], ...]


def row_cells(
    view: TableView, names: Sequence[str], letters: Sequence[str], where: Layout, since: TableView | None
) -> Iterator[Cell]:
    """The heads of the columns, then the rows of both tribes."""
    top = where.columns_top
    yield Cell((0, top, WIDTH, top + COLUMNS_HEIGHT), paint_columns)
    for tribe in view.tribes:
        before = since.tribes[tribe.seat] if since else tribe
        row = row_of(view, tribe, before, names[tribe.seat], letters[tribe.seat])
        yield Cell(where.row(tribe.seat), paint_row, {"row": row})


def row_of(view: TableView, tribe: TribeView, before: TribeView, name: str, letters: str) -> Row:
    """What the row of a tribe shows."""
    values, old = _values(tribe), _values(before)
    return Row(
        seat=tribe.seat,
        letters=letters,
        name=written(name),
        on_turn=tribe.seat in view.waiting,
        starts=tribe.seat == view.start_player and view.phase != "over",
        winner=any(place.seat == tribe.seat and place.rank == 1 for place in view.standing),
        values=values,
        news={name: values[name] - old[name] for name in values if values[name] != old[name]},
        hand=tribe.hand,
        created=tuple(item.id for item in tribe.created),
        fresh=tuple(sorted((Counter(_cards(tribe)) - Counter(_cards(before))).items())),
    )


def _values(tribe: TribeView) -> Values:
    return {
        "points": tribe.vp,
        "village": tribe.village,
        "camp": tribe.camp,
        "supply": tribe.supply,
        "hunger": tribe.hunger,
        "item": tribe.items,
        "character": len(tribe.hand),
        "create": len(tribe.created),
    }


def _cards(tribe: TribeView) -> tuple[str, ...]:
    return (*tribe.hand, *(item.id for item in tribe.created))


def paint_columns(frame: Frame) -> None:
    """What the columns count."""
    for icon, x in _COLUMNS.items():
        frame.icon(icon, x, COLUMNS_HEIGHT // 2, _ICON)


def paint_row(frame: Frame, *, row: Row) -> None:
    """The row of a tribe, bright and with an arrow while it is asked."""
    ground = theme.GOLD_LIGHT if row.on_turn else theme.CREAM
    frame.box((4, 2, WIDTH - 4, ROW_HEIGHT - 1), theme.RADIUS, ground, INK, 4 if row.on_turn else 2)
    _draw_who(frame, row)
    for name, x in _COLUMNS.items():
        _draw_number(frame, row.values[name], x, row.news.get(name, 0))
    _draw_free(frame, row)
    fresh = dict(row.fresh)
    _draw_cards(frame, row.hand, fresh, *_HAND, _CARD)
    _draw_cards(frame, row.created, fresh, *_CREATED, _CRAFT)


def _draw_who(frame: Frame, row: Row) -> None:
    sign = "turn" if row.on_turn else "crown" if row.winner else ""
    if sign:
        frame.icon(sign, _ARROW, _MIDDLE, 32)
    frame.figure(row.seat, row.letters, _FIGURE, _MIDDLE - 1, ROW_HEIGHT - 6)
    end = _NAME_END
    if row.starts:
        end -= 30
        frame.icon("start player", end + 16, _MIDDLE, 34)
    frame.write(fitted(row.name, LEAST, end - _NAME - 4), _NAME + 2, _MIDDLE, LEAST, INK)


def _draw_number(frame: Frame, value: int, x: int, news: int) -> None:
    text = number(value)
    if not value:
        frame.icon("nothing", x, _MIDDLE, 30)
    else:
        frame.write(text, x, _MIDDLE, FIGURE, theme.NEWS if news else INK, "middle")
    half = text_width(text, FIGURE) / 2 if value else 6
    changes.arrow(frame, news, x + half + 6, _MIDDLE - 8 if news > 0 else _MIDDLE + 8)


def _draw_free(frame: Frame, row: Row) -> None:
    """The five members in two lines: those in the village in colour, of those who are out a hollow."""
    for i in range(MEMBERS):
        line, place = divmod(i, _FREE_ROW)
        x, y = _FREE + _FREE_SIZE * place, _MIDDLE + (line - 0.5) * _FREE_SIZE
        if i < row.values["village"]:
            frame.icon(f"figure {MARKS[row.seat].letter}", x, y, _FREE_SIZE)
        else:
            frame.shadow("hollow", x, y, _FREE_SIZE - 2, theme.SAND)


def _draw_cards(
    frame: Frame, cards: Sequence[str], fresh: dict[str, int], left: int, right: int, size: int
) -> None:
    """Cards side by side, closer together where there are many; the last ones of a kind are the new ones."""
    step = min(size + 2, (right - left - size) / max(1, len(cards) - 1))
    counts = Counter(cards)
    for i, card in enumerate(cards):
        x = round(left + size / 2 + i * step)
        frame.icon(card, x, _MIDDLE, size)
        if counts[card] <= fresh.get(card, 0) and step >= _SEEN * size:
            half = size // 2
            changes.edge(frame, (x - half, _MIDDLE - half, x + half, _MIDDLE + half))
        counts[card] -= 1
