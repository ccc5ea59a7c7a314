"""One compact row for each player under a line of icons: everything public that the base game counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.stone_age.view import PlayerView, TableView
from renders import changes, theme
from renders.cells import Cell
from renders.frame import Frame
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
from renders.stone_age import layout
from renders.stone_age.layout import COLUMNS_HEIGHT, WIDTH
from renders.theme import INK, LEAST

_RESOURCES = ("wood", "brick", "stone", "gold")
_COLUMNS: dict[str, int] = {
    "points": 290,
    "person": 356,
    "food": 504,
    "field": 574,
    "wood": 634,
    "brick": 681,
    "stone": 728,
    "gold": 775,
    "tool": 854,
    "building": 1023,
    "card": 1070,
}
"""The middle of each column by its icon."""
_TOOL_STEP, _TOOL, _TOOL_PLACES = 36, 38, 3
_SPARE, _SPARE_END, _SPARE_SIZE = 924, 1000, 28
_FREE, _FREE_SIZE, _FREE_ROW = 390, 18, 5


@dataclass(frozen=True, slots=True)
class Row(PlayerRow):
    """All that the row of a player shows.

    `free`: people at hand; `tools`: value and whether used; `spare`: the value of each tool for one use, 0 for each
    kept card; `turned`: the indexes of tools that were used or are ready again since the last hand-over.
    """

    free: int
    tools: tuple[tuple[int, bool], ...]
    spare: tuple[int, ...]
    new_start: bool
    turned: tuple[int, ...]


def row_cells(
    view: TableView, names: Sequence[str], letters: Sequence[str], since: TableView | None
) -> Iterator[Cell]:
    """The cells of the heads of the columns, then of the rows of all players in seat order."""
    seats = len(view.players)
    top = layout.measure(seats).columns_top
    yield Cell((0, top, WIDTH, top + COLUMNS_HEIGHT), paint_columns)
    for player in view.players:
        before = since.players[player.seat] if since else player
        row = _row(view, player, before, names[player.seat], letters[player.seat], since)
        yield Cell(
            layout.row_of(player.seat, seats), paint_row, {"row": row, "height": layout.measure(seats).row}
        )


def _row(
    view: TableView, player: PlayerView, before: PlayerView, name: str, letters: str, since: TableView | None
) -> Row:
    values, old = _values(player), _values(before)
    starts = player.seat == view.start_player and view.phase != "over"
    return Row(
        seat=player.seat,
        letters=letters,
        name=write_name(name),
        on_turn=player.seat in view.waiting,
        starts=starts,
        winner=is_winner(view, player.seat),
        values=values,
        free=player.tableau,
        tools=tuple((tool.value, tool.used) for tool in player.tools),
        spare=(*(0 for _ in player.kept_cards), *(int(card.top["amount"]) for card in player.one_use_tools)),
        news=news_of(values, old),
        new_start=starts and since is not None and since.start_player != player.seat,
        turned=tuple(
            place
            for place, (tool, old_tool) in enumerate(zip(player.tools, before.tools, strict=False))
            if tool.used != old_tool.used
        ),
    )


def _values(player: PlayerView) -> Values:
    return {
        "points": player.score,
        "person": player.people,
        "food": player.food,
        "field": player.field,
        **{name: player.resources.get(name, 0) for name in _RESOURCES},
        "building": len(player.buildings),
        "card": player.cards,
        "tool": sum(tool.value for tool in player.tools),
        "spare": len(player.one_use_tools) + len(player.kept_cards),
    }


def is_winner(view: TableView, seat: int) -> bool:
    """Whether a seat has won a finished game, alone or together with others."""
    return view.phase == "over" and any(place.seat == seat and place.rank == 1 for place in view.standing)


def paint_columns(frame: Frame) -> None:
    """Draw the icons of the columns."""
    draw_columns(frame, _COLUMNS, COLUMNS_HEIGHT)


def paint_row(frame: Frame, *, row: Row, height: int) -> None:
    """Draw the row of a player, bright and with an arrow while they are asked."""
    middle = height // 2
    draw_ground(frame, row, WIDTH, height)
    draw_who(frame, row, middle, min(height - 4, layout.FIGURE_SIZE), new_start=row.new_start)
    for name, x in _COLUMNS.items():
        if name != "tool":
            draw_number(frame, row, name, x, middle, sign="+" if name == "field" else "")
    draw_people(frame, row, row.values["person"], row.free, (_FREE, height / 2, _FREE_SIZE, _FREE_ROW))
    _draw_tools(frame, row, middle)


def _draw_tools(frame: Frame, row: Row, middle: int) -> None:
    left = _COLUMNS["tool"] - _TOOL_STEP
    for place in range(_TOOL_PLACES):
        x = left + place * _TOOL_STEP
        value, used = row.tools[place] if place < len(row.tools) else (0, False)
        if not value:
            frame.icon("no tool", x, middle, _TOOL)
            continue
        frame.icon("used tool" if used else "ready tool", x, middle, _TOOL)
        if place in row.turned:
            changes.draw_edge(
                frame, (x - _TOOL // 2, middle - _TOOL // 2, x + _TOOL // 2, middle + _TOOL // 2)
            )
        frame.write(str(value), x, middle, LEAST, theme.UMBER if used else INK, "middle")
    changes.draw_arrow(frame, row.news.get("tool", 0), left + 2.5 * _TOOL_STEP + 8, middle - 14)
    _draw_spare(frame, row, middle)


def _draw_spare(frame: Frame, row: Row, middle: int) -> None:
    """Draw tools for one use and kept cards, closer together where there are many.

    If their number has changed they are outlined together, or a dot is if none is left.
    """
    step = min(_TOOL_STEP, (_SPARE_END - _SPARE - _SPARE_SIZE) / max(1, len(row.spare) - 1))
    for i, value in enumerate(row.spare):
        x = _SPARE + _SPARE_SIZE / 2 + i * step
        frame.icon("one use" if value else "kept", x, middle, _SPARE_SIZE)
        if value:
            frame.write(str(value), x, middle, LEAST, INK, "middle")
    if row.news.get("spare"):
        end = _SPARE + _SPARE_SIZE + round(max(0, len(row.spare) - 1) * step)
        changes.draw_edge(frame, (_SPARE - 2, middle - 20, end + 2, middle + 20))
        if not row.spare:
            frame.icon("nothing", _SPARE + _SPARE_SIZE / 2, middle, 30)
