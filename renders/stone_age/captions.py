"""The caption of a scene of a replay: the choice in icons, and what it changed for its player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.views import SceneView
from engine.stone_age.view import PlayerView, TableView
from renders.changes import write_signed
from renders.replay.caption import Sign

_PLACES = {
    "toolmaker": "tool",
    "hut": "person",
    "field": "field",
    "hunt": "food",
    "forest": "wood",
    "claypit": "brick",
    "quarry": "stone",
    "river": "gold",
    "trader": "trader",
    "animal": "paw",
    "herd": "herd",
    "ring": "building",
}
_VERBS = {
    "place": "placing",
    "resolve": "actions",
    "tools": "tool",
    "pay": "resources",
    "decline": "closed",
    "feed": "feeding",
    "starve": "hunger",
    "gain": "kept",
    "keep": "kept",
    "swap": "exchange",
    "share": "food",
    "move": "herd",
    "choose": "any",
    "reward": "paw",
}
_GOODS = ("food", "wood", "brick", "stone", "gold", "jewelry")
_ICONS = (
    *_GOODS,
    *("person", "field", "tool", "one use", "kept", "card", "building"),
    *("igloo", "track", "bonus tile", "points"),
)
"""The icons of `_values`, in the same order."""


def caption(scene: SceneView, before: TableView | None) -> tuple[Sign, ...]:
    """The choice of one player, then signed differences; for a scene of several players the number of the round."""
    view: TableView = scene.view
    if len(scene.seats) != 1 or before is None:
        return (Sign("round", behind=str(view.round)),)
    (seat,) = scene.seats
    now, then = view.players[seat], before.players[seat]
    return (*_choice(scene.line), *_differences(now, then))


def _choice(line: str) -> Iterator[Sign]:
    verb, _, rest = line.partition(" ")
    if verb == "take":
        yield Sign(f"die {rest}" if rest in "123456" else "die 0")
    elif verb:
        yield Sign(_VERBS.get(verb, verb))
    if verb in ("place", "resolve"):
        yield from _where(rest.split())


def _where(words: list[str]) -> Iterator[Sign]:
    """A sign for a place, with its number if there are several of its kind, and one for how many people go there."""
    place, *numbers = words
    numbered = place in ("card", "building", "igloo", "ring")
    yield Sign(_PLACES.get(place, place), behind=numbers.pop(0) if numbered and numbers else "")
    if numbers:
        yield Sign("person", behind=f"×{numbers[0]}")


def _differences(now: PlayerView, then: PlayerView) -> Iterator[Sign]:
    """A sign for every value of a player that has changed, in the order of their panel."""
    for icon, after, prior in zip(_ICONS, _values(now), _values(then), strict=True):
        if after != prior:
            yield Sign(icon, before=write_signed(after - prior))


def _values(player: PlayerView) -> tuple[int, ...]:
    stock: dict[str, Any] = {**player.resources, "food": player.food, "jewelry": player.jewelry}
    return (
        *(stock.get(goods, 0) for goods in _GOODS),
        player.people,
        player.field,
        sum(tool.value for tool in player.tools),
        len(player.one_use_tools),
        len(player.kept_cards),
        player.cards,
        len(player.buildings),
        len(player.igloos),
        player.trader,
        player.bonus_tiles,
        player.score,
    )
