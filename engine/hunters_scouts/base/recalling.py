"""Calling members home: what they may bring (L148-196, R02, R04, R11, R21)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product

from engine.core.actions import Bag
from engine.core.questions import Seat
from engine.hunters_scouts.actions import Recall
from engine.hunters_scouts.base.decks import cover, use_up
from engine.hunters_scouts.base.hunger import DiscardHunger
from engine.hunters_scouts.base.placing import go_home
from engine.hunters_scouts.base.track import score
from engine.hunters_scouts.state import WATERFALL, State

MEMBER, MEAT, TWICE, VP = "member", "meat", "meat2", "vp"


def call_home(s: State, seat: Seat, action: Recall) -> None:
    """All cover fields and go home; next the meat is eaten, then points are scored, the rest is in the pool."""
    for where, things in action.fetched:
        for thing in things:
            _fetch(s, where, thing)
        go_home(s, seat, where, len(things))
        s.tell("recalled", seat=seat, where=where, things="+".join(things))
        if where in s.fields:
            use_up(s, where)
    brought = [thing for _, things in action.fetched for thing in things]
    score(s, seat, brought.count(VP), "field")
    if meat := count_meals(brought):
        s.then(DiscardHunger(seat, meat))


def count_meals(things: Sequence[str]) -> int:
    """How many pieces of meat these things are."""
    return things.count(MEAT) + 2 * things.count(TWICE)


def _fetch(s: State, where: str, thing: str) -> None:
    if thing == MEMBER:
        return
    if thing == TWICE:
        s.today.carried = True
        cover(s, where, MEAT, 2)
        return
    cover(s, where, thing)
    if thing not in (MEAT, VP):
        s.today.pool[thing] = s.today.pool.get(thing, 0) + 1


def list_recalls(s: State, seat: Seat) -> list[Recall]:
    """All ways to call at least one member home; locked ones stay out (R06)."""
    carries, locked = s.stands_on(seat, WATERFALL), s.today.locked
    where: list[str] = []
    ways: list[Sequence[Bag]] = []
    for place in s.locations:
        members = s.crowd[place][seat]
        if members and locked:
            members -= locked.get(place, 0)
        if members:
            where.append(place)
            ways.append(_list_loads(members, _find_free(s, place), carries))
    found = [
        Recall(tuple([(place, load) for place, load in zip(where, loads, strict=True) if load]))
        for loads in product(*ways)
        if any(loads)
    ]
    if not (carries or s.today.carried or s.today.furs_scored):  # no place was used, or is
        return found
    return [recall for recall in found if _holds_used_places(s, seat, recall)]


def _find_free(s: State, where: str) -> tuple[tuple[str, int], ...]:
    """The free fields of a card; from a sacred place members bring themselves."""
    return tuple(s.fields[where].items()) if where in s.fields else ((MEMBER, sum(s.crowd[where])),)


@lru_cache(maxsize=512)
def _list_loads(members: int, free: tuple[tuple[str, int], ...], carries: bool) -> Sequence[Bag]:
    """What up to `members` may bring from fields like these; no member first."""
    left = dict(free)
    kinds = [kind for kind, fields in free if fields]
    if carries and left.get(MEAT, 0) > 1:
        kinds.append(TWICE)
    ways = (
        Bag(load)
        for count in range(members + 1)
        for load in combinations_with_replacement(kinds, count)
        if count_meals(load) <= left.get(MEAT, 0)
        if all(load.count(kind) <= fields for kind, fields in free)
    )
    return tuple(ways)


def _holds_used_places(s: State, seat: Seat, recall: Recall) -> bool:
    """A member stays at a place that was used in this turn, or is used by this recall itself (R11, R21)."""
    carries = any(TWICE in load for _, load in recall.fetched)
    return all(
        len(load) < s.crowd[where][seat]
        for where, load in recall.fetched
        if s.holds(where) or (carries and where == WATERFALL)
    )
