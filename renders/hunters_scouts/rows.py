"""One compact row for each tribe under a line of icons: everything public about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.hunters_scouts.view import TableView, TribeView
from renders import changes
from renders.cells import Cell
from renders.frame import Box, Frame
from renders.hunters_scouts.grid import spots_of
from renders.hunters_scouts.layout import COLUMNS_HEIGHT, ROW_HEIGHT, WIDTH, Layout
from renders.names import write_name
from renders.rows import (
    PlayerRow,
    Values,
    draw_columns,
    draw_ground,
    draw_number,
    draw_people,
    draw_who,
    news_of,
)

MEMBERS = 5
_COLUMNS: dict[str, int] = {
    "points": 278,
    "village": 326,
    "camp": 434,
    "supply": 474,
    "hunger": 522,
    "item": 572,
    "character": 622,
    "create": 906,
}
"""The middle of each column by its icon."""
_FREE, _FREE_SIZE, _FREE_ROW = 358, 22, 3
_MIDDLE = ROW_HEIGHT // 2
_HAND, _CREATED = (650, _MIDDLE - 24, 882, _MIDDLE + 24), (930, _MIDDLE - 24, 1092, _MIDDLE + 24)
"""The boxes of the characters in hand and of the created items."""
_CARD, _CRAFT = 42, 38
_MARKED = 30
"""Cards smaller than this are not outlined as new: the arrow at the number next to them shows the change."""


@dataclass(frozen=True, slots=True)
class Row(PlayerRow):
    """All that the row of a tribe shows; `fresh` counts the characters and items that were not there before."""

    hand: tuple[str, ...]
    created: tuple[str, ...]
    fresh: tuple[tuple[str, int], ...]


def row_cells(
    view: TableView, names: Sequence[str], letters: Sequence[str], where: Layout, since: TableView | None
) -> Iterator[Cell]:
    """The cells of the heads of the columns, then of the rows of both tribes."""
    top = where.columns_top
    yield Cell((0, top, WIDTH, top + COLUMNS_HEIGHT), paint_columns)
    for tribe in view.tribes:
        before = since.tribes[tribe.seat] if since else tribe
        row = row_of(view, tribe, before, names[tribe.seat], letters[tribe.seat])
        yield Cell(where.row(tribe.seat), paint_row, {"row": row})


def row_of(view: TableView, tribe: TribeView, before: TribeView, name: str, letters: str) -> Row:
    """The content of the row of a tribe, compared with the tribe before."""
    values, old = _values(tribe), _values(before)
    return Row(
        seat=tribe.seat,
        letters=letters,
        name=write_name(name),
        on_turn=tribe.seat in view.waiting,
        starts=tribe.seat == view.start_player and view.phase != "over",
        winner=any(place.seat == tribe.seat and place.rank == 1 for place in view.standing),
        values=values,
        news=news_of(values, old),
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
    """Draw the icons of the columns."""
    draw_columns(frame, _COLUMNS, COLUMNS_HEIGHT)


def paint_row(frame: Frame, *, row: Row) -> None:
    """Draw the row of a tribe, bright and with an arrow while it is asked."""
    draw_ground(frame, row, WIDTH, ROW_HEIGHT)
    draw_who(frame, row, _MIDDLE, ROW_HEIGHT - 6)
    for name, x in _COLUMNS.items():
        draw_number(frame, row, name, x, _MIDDLE)
    draw_people(frame, row, MEMBERS, row.values["village"], (_FREE, _MIDDLE, _FREE_SIZE, _FREE_ROW))
    fresh = dict(row.fresh)
    _draw_cards(frame, row.hand, fresh, _HAND, _CARD)
    _draw_cards(frame, row.created, fresh, _CREATED, _CRAFT)


def _draw_cards(frame: Frame, cards: Sequence[str], fresh: dict[str, int], box: Box, most: int) -> None:
    """Draw cards side by side, smaller where there are many; outlines the `fresh` ones, the last of their kind."""
    size, spots = spots_of(len(cards), box, most)
    counts, half = Counter(cards), size // 2
    for card, (x, y) in zip(cards, spots, strict=True):
        frame.icon(card, x, y, size)
        if size >= _MARKED and counts[card] <= fresh.get(card, 0):
            changes.draw_edge(frame, (x - half, y - half, x + half, y + half))
        counts[card] -= 1
