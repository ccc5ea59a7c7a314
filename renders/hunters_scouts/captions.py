"""The caption of a scene of a replay: the choice in icons, and what it changed for its player."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.views import SceneView
from engine.hunters_scouts.view import TableView, TribeView
from renders.changes import write_signed
from renders.hunters_scouts.rows import MEMBERS
from renders.replay.caption import Sign

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
_ICONS = ("points", "hunger", "item", "create", "person", "camp", "character")
"""The icons of `_values`, in the same order."""


def caption(scene: SceneView, before: TableView | None) -> tuple[Sign, ...]:
    """The choice of one player, then signed differences; for a scene of both tribes the number of the round."""
    view: TableView = scene.view
    if len(scene.seats) != 1 or before is None:
        return (Sign("round", behind=str(view.round)),)
    (seat,) = scene.seats
    return (*_choice(scene.line), *_differences(view.tribes[seat], before.tribes[seat]))


def _choice(line: str) -> Iterator[Sign]:
    verb, _, what = line.partition(" ")
    if icon := _VERBS.get(verb, verb):
        yield Sign(icon)
    if verb in _PUBLIC:
        yield Sign(_PICKS.get(what, what))


def _differences(now: TribeView, then: TribeView) -> Iterator[Sign]:
    """A sign for every value of a tribe that has changed."""
    for icon, after, prior in zip(_ICONS, _values(now), _values(then), strict=True):
        if after != prior:
            yield Sign(icon, before=write_signed(after - prior))


def _values(tribe: TribeView) -> tuple[int, ...]:
    working = MEMBERS - tribe.camp - tribe.supply
    return tribe.vp, tribe.hunger, tribe.items, len(tribe.created), working, tribe.camp, len(tribe.hand)
