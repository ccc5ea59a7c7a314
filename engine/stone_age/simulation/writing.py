"""How a simulated person writes a plan: the next placements, their alternatives, and what follows each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import heappop, heappush

from engine.core.questions import Seat
from engine.core.values import frozen
from engine.stone_age.actions import Place
from engine.stone_age.prepared.plans import Condition, Count, Plan, PlannedMove, Stands
from engine.stone_age.state import State

Ranking = Callable[[State, Seat], list[Place]]
"""Returns the placements that would be legal if it were this seat's turn, the best first."""
MOST_ALTERNATIVES = 4
STAYS_OPEN = {"hunt": 1.0, "resource": 0.85}
USUALLY_OPEN = 0.5
"""The probability that a place of another group is still open at the next turn."""
NOT_WORTH_WRITING = 0.03
"""Positions that are less likely than this are not planned for."""


@frozen
class Ahead:
    """A position that may come: the state, the seat's own places that lead there, and its probability."""

    table: State
    path: tuple[str, ...]
    likely: float


@frozen
class Wish:
    """One alternative of a turn: a number of people to a place, as many as possible."""

    where: str
    fewest: int
    most: int


def place_people(s: State, seat: Seat, action: Place) -> State:
    """The state after this seat has placed these people."""
    after = s.copy()
    after.crowd[action.where][seat] += action.people
    after.players[seat].tableau -= action.people
    return after


def write_plan(rank: Ranking, s: State, seat: Seat, entries: int) -> str | None:
    """A plan for the rest of this round of at most `entries`; None where nothing is left to place."""
    if s.phase != "placing" or not s.players[seat].tableau:
        return None
    turns: list[tuple[PlannedMove, ...]] = []
    # The number keeps the queue from comparing tables.
    queue = [(-1.0, 0, Ahead(s, (), 1.0))]
    number = 0
    while queue and entries > 0:
        position = heappop(queue)[2]
        best = list_likely_wishes(position, rank(position.table, seat))[: min(MOST_ALTERNATIVES, entries)]
        if not best:
            continue
        given = _list_conditions(position, seat) if position.path else ()
        turns.append(tuple(PlannedMove(wish.where, wish.fewest, wish.most, given) for wish in best))
        entries -= len(best)
        for each in _list_next(position, seat, best):
            number += 1
            heappush(queue, (-each.likely, number, each))
    return str(Plan(tuple(turns), round=s.round)) if turns else None


def list_wishes(s: State, ranked: list[Place]) -> list[Wish]:
    """The ranked placements as ranges, down to the first place that no player can close."""
    found: list[Wish] = []
    for action in ranked:
        if found and found[-1].where == action.where and found[-1].fewest == action.people + 1:
            found[-1] = Wish(action.where, action.people, found[-1].most)
            continue
        if found and s.rules.spaces[found[-1].where].rings is None:
            break
        found.append(Wish(action.where, action.people, action.people))
    return found


def list_likely_wishes(position: Ahead, ranked: list[Place]) -> list[Wish]:
    """The wishes that are likely enough to be needed, as those before them may be closed."""
    chance, found = position.likely, list[Wish]()
    for wish in list_wishes(position.table, ranked):
        if chance < NOT_WORTH_WRITING:
            break
        found.append(wish)
        chance *= 1 - _chance_of_room(position, wish)
    return found


def _chance_of_room(position: Ahead, wish: Wish) -> float:
    return STAYS_OPEN.get(position.table.rules.spaces[wish.where].group, USUALLY_OPEN)


def _list_conditions(position: Ahead, seat: Seat) -> tuple[Condition, ...]:
    """The conditions that identify this position: the seat's own places, and how many people are left."""
    here = (Stands(where, "mine") for where in position.path)
    return (*here, Count("people", "=", position.table.players[seat].tableau))


def _list_next(position: Ahead, seat: Seat, best: list[Wish]) -> Iterator[Ahead]:
    """Yield the positions after each alternative, if people are left."""
    chance = position.likely
    for wish in best:
        is_open = _chance_of_room(position, wish)
        after = place_people(position.table, seat, Place(wish.where, wish.most))
        if after.players[seat].tableau:
            yield Ahead(after, (*position.path, wish.where), chance * is_open)
        chance *= 1 - is_open
