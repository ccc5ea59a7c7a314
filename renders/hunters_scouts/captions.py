"""The caption of a scene of a replay: the choice in icons, and what it changed for its player."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.views import SceneView
from engine.hunters_scouts.view import TableView, TribeView
from renders.hunters_scouts.rows import MEMBERS
from renders.replay.caption import Sign, list_changes
from renders.rows import Values

_VERBS = {
    "play": "",
    "pick": "",
    "create": "create",
    "send": "placing",
    "recall": "recall",
    "wear": "consumption stone",
    "mark": "consumption stone",
    "lay": "display",
    "recruit": "display",
    "lose": "supply",
    "stash": "keep",
    "exchange": "exchange",
    "give": "exchange",
    "convert": "fur",
    "done": "closed",
    "decline": "closed",
    "sunset": "sunset",
    "forgo": "forgo",
}
_PICKS = {"items": "item", "members": "placing"}
_PUBLIC = ("play", "pick", "create")
"""What these verbs name is public; what is kept or exchanged is not, and is never shown."""


def caption(scene: SceneView, before: TableView | None) -> tuple[Sign, ...]:
    """The choice of one player, then signed differences; for a scene of both tribes the number of the round."""
    view: TableView = scene.view
    if len(scene.seats) != 1 or before is None:
        return (Sign("round", behind=str(view.round)),)
    (seat,) = scene.seats
    return (*_choice(scene.line), *list_changes(_values(view.tribes[seat]), _values(before.tribes[seat])))


def _choice(line: str) -> Iterator[Sign]:
    verb, _, what = line.partition(" ")
    if icon := _VERBS.get(verb, verb):
        yield Sign(icon)
    if verb in _PUBLIC:
        yield Sign(_PICKS.get(what, what))


def _values(tribe: TribeView) -> Values:
    return {
        "points": tribe.vp,
        "hunger": tribe.hunger,
        "item": tribe.items,
        "create": len(tribe.created),
        "person": MEMBERS - tribe.camp - tribe.supply,
        "camp": tribe.camp,
        "character": len(tribe.hand),
    }
