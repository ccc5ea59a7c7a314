"""What each player has of the modules: jewelry, steps on the trader track, igloos, tiles of the herd."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.stone_age.view import PlayerView, TableView
from renders import changes, theme
from renders.cells import Cell
from renders.frame import Box, Frame, fit_text
from renders.names import write_name
from renders.theme import INK, LEAST

WIDTH, HEIGHT = 544, 46
_NAME = 58
_STEP = 84

_EXCHANGE = ("exchange", "exchanged")
Value = tuple[str, int, int]
"""An icon, a number, and by how much it has changed."""


@dataclass(frozen=True, slots=True)
class Possessions:
    """The row of a player; `exchange_changed`: whether the exchange of the round was used, or is open again."""

    seat: int
    letters: str
    name: str
    on_turn: bool
    values: tuple[Value, ...]
    exchange_changed: bool


def possession_cells(
    view: TableView,
    names: Sequence[str],
    letters: Sequence[str],
    since: TableView | None,
    boxes: Mapping[int, Box],
) -> Iterator[Cell]:
    """The cells of the rows of all players; `boxes` by seat."""
    for player in view.players:
        before = since.players[player.seat] if since else player
        row = Possessions(
            player.seat,
            letters[player.seat],
            write_name(names[player.seat]),
            player.seat in view.waiting,
            values_of(view, player, before),
            player.traded != before.traded,
        )
        yield Cell(boxes[player.seat], paint_possessions, {"row": row})


def values_of(view: TableView, player: PlayerView, before: PlayerView) -> tuple[Value, ...]:
    """The values of a player for each module that is played and counts something."""
    rows: list[Value] = []
    if view.trader is not None:
        rows.append(("jewelry", player.jewelry, player.jewelry - before.jewelry))
        rows.append((_EXCHANGE[player.traded], player.trader, player.trader - before.trader))
    if view.igloos:
        rows.append(("igloo", len(player.igloos), len(player.igloos) - len(before.igloos)))
    if view.herd is not None:
        rows.append(("bonus tile", player.bonus_tiles, player.bonus_tiles - before.bonus_tiles))
    return tuple(rows)


def paint_possessions(frame: Frame, *, row: Possessions) -> None:
    """Draw the row of a player: figure, name, and a number next to each icon."""
    middle = HEIGHT // 2
    ground = theme.GOLD_LIGHT if row.on_turn else theme.CREAM
    frame.box((0, 1, WIDTH, HEIGHT - 1), theme.RADIUS, ground, INK, 4 if row.on_turn else 2)
    frame.figure(row.seat, row.letters, 32, middle - 1, HEIGHT - 4)
    start = WIDTH - _STEP * len(row.values) - 6
    frame.write(fit_text(row.name, LEAST, start - _NAME - 6), _NAME, middle, LEAST, INK)
    for i, (icon, count, news) in enumerate(row.values):
        x = start + _STEP * i
        frame.icon(icon, x + 16, middle, 34)
        if row.exchange_changed and icon in _EXCHANGE:
            changes.draw_edge(frame, (x - 3, middle - 19, x + 35, middle + 19))
        if not count:
            frame.icon("nothing", x + 46, middle, 30)
            continue
        changes.write_number(frame, str(count), news, x + 36, middle, align="left")
