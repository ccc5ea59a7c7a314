"""What else has changed since the last hand-over: used tools, the start player, the herd, new places."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.stone_age.view import PlayerView, TableView
from renders import changes
from renders.frame import Frame
from renders.stone_age.layout import Box, Spot
from renders.stone_age.plan import Layout
from renders.stone_age.players import start_player_spot, tool_spot
from renders.stone_age.possessions import exchange_spot

_ROUND = (116, 77)
_TOLD: dict[str, Callable[[TableView], Any]] = {
    "animal": lambda view: (view.animal, view.queue),
    "herd": lambda view: view.herd,
}
"""What a block shows besides the people on it."""


def draw_news(frame: Frame, where: Layout, view: TableView, since: TableView | None) -> None:
    """Outlines for changes that no number beside a value tells."""
    if since is None:
        return
    changes.chip(frame, view.round - since.round, _ROUND)
    for box in _changed_places(where, view, since):
        changes.outline(frame, box)
    for player in view.players:
        before = since.players[player.seat]
        for spot in _changed_things(view, since, player, before, where.panel(player.seat)):
            changes.ring(frame, spot)


def _changed_places(where: Layout, view: TableView, since: TableView) -> Iterator[Box]:
    """Blocks that show something new, and places that have got an owner."""
    owners = {space.id: space.owner for space in since.spaces}
    for name, told in _TOLD.items():
        if name in where.places and told(view) != told(since):
            yield where.places[name].box
    for space in view.spaces:
        if space.id in where.places and owners.get(space.id, space.owner) != space.owner:
            yield where.places[space.id].box


def _changed_things(
    view: TableView, since: TableView, player: PlayerView, before: PlayerView, panel: Box
) -> Iterator[Spot]:
    """Tools that were used or are ready again, who starts now, and an exchange that is used up or open again."""
    for i, (tool, old) in enumerate(zip(player.tools, before.tools, strict=False)):
        if tool.used != old.used:
            yield tool_spot(panel, i)
    if player.seat == view.start_player != since.start_player and view.phase != "over":
        yield start_player_spot(view, player, panel)
    if view.trader is not None and player.traded != before.traded:
        yield exchange_spot(panel)
