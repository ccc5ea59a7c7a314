"""The caption of a scene of a replay: the choice in icons, and what it changed for its player."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.views import SceneView
from engine.stone_age.view import PlayerView, TableView
from renders.replay.caption import Sign, list_changes
from renders.rows import Values

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


def caption(scene: SceneView, before: TableView | None) -> tuple[Sign, ...]:
    """The choice of one player, then signed differences; for a scene of several players the number of the round."""
    view: TableView = scene.view
    if len(scene.seats) != 1 or before is None:
        return (Sign("round", behind=str(view.round)),)
    (seat,) = scene.seats
    now, then = view.players[seat], before.players[seat]
    return (*_choice(scene.line), *list_changes(_values(now), _values(then)))


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


def _values(player: PlayerView) -> Values:
    stock: dict[str, int] = {**player.resources, "food": player.food, "jewelry": player.jewelry}
    return {
        **{goods: stock.get(goods, 0) for goods in _GOODS},
        "person": player.people,
        "field": player.field,
        "tool": sum(tool.value for tool in player.tools),
        "one use": len(player.one_use_tools),
        "kept": len(player.kept_cards),
        "card": player.cards,
        "building": len(player.buildings),
        "igloo": len(player.igloos),
        "track": player.trader,
        "bonus tile": player.bonus_tiles,
        "points": player.score,
    }
