"""What a plan does at a table: the move that it makes when its turn comes, and what it would do now."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from engine.core.errors import RuleError
from engine.core.events import Event
from engine.core.questions import Seat
from engine.stone_age.actions import Place
from engine.stone_age.base.placing import placements
from engine.stone_age.orders.plans import Condition, Count, Gone, Plan, PlannedMove, Stands, read_plan
from engine.stone_age.rules import Space
from engine.stone_age.state import State

Turn = tuple[PlannedMove, ...]


def write_plan(s: State, text: str) -> Plan:
    """The plan of this text, bound to what lies on the table now; raises `RuleError`."""
    plan = read_plan(text, tuple(s.rules.spaces), s.round)
    if plan.round is not None and plan.round < s.round:
        raise RuleError("error-plan-past", round=plan.round)
    return Plan(
        tuple(tuple(_bound_entry(s, entry) for entry in turn) for turn in plan.turns),
        tuple(_bound(s, stop) for stop in plan.stops),
        plan.round,
    )


def _bound_entry(s: State, entry: PlannedMove) -> PlannedMove:
    """The same entry, if its place can be filled like that at all."""
    if entry.where is not None:
        allowed = [each.people for each in s.rules.placements[entry.where]]
        if not allowed or not allowed[-1]:
            raise RuleError("error-plan-place", place=entry.where)
        named = allowed if entry.most is None else [entry.fewest, entry.most]
        if (entry.most is None and len(allowed) > 1) or not {*named} <= {*allowed}:
            raise RuleError("error-plan-people", place=entry.where, fewest=allowed[0], most=allowed[-1])
    return replace(entry, given=_bound(s, entry.given))


def _bound(s: State, conditions: tuple[Condition, ...]) -> tuple[Condition, ...]:
    return tuple(
        _bound_gone(s, each) if isinstance(each, Gone) and each.what is None else each for each in conditions
    )


def _bound_gone(s: State, gone: Gone) -> Gone:
    what = lies(s, s.rules.spaces[gone.where])
    if what is None:
        raise RuleError("error-plan-nothing-there", place=gone.where)
    return Gone(gone.where, what)


def lies(s: State, space: Space) -> str | None:
    """The card, tile or igloo that lies on this place now."""
    match space.group:
        case "card":
            return s.display[space.index]
        case "building":
            return s.tops[space.index]
        case "igloo":
            return s.igloos[space.index]
        case "animal":
            return s.animal
        case _:
            return None


def planned(s: State, seat: Seat, options: Collection[Place], plan: Plan) -> Place | None:
    """The first of these placements that the plan comes to; None when it stops, asks or ends."""
    if plan.round not in (None, s.round) or any(_hold(s, seat, stop) for stop in plan.stops):
        return None
    for turn in plan.turns:
        if _is_done(s, seat, turn):
            continue
        for entry in turn:
            if not _hold(s, seat, entry.given):
                continue
            if entry.where is None:
                return None
            found = fitting(entry, options)
            if found is not None:
                return found
    return None


def fitting(entry: PlannedMove, options: Collection[Place]) -> Place | None:
    """The option that the entry names, the one with the most people of a range; never another."""
    fit = [
        each
        for each in options
        if each.where == entry.where and (entry.most is None or entry.fewest <= each.people <= entry.most)
    ]
    return max(fit, key=lambda each: each.people, default=None)


def _is_done(s: State, seat: Seat, turn: Turn) -> bool:
    """A turn is done once its player stands on one of its places; a place for several visits is never done."""
    return any(
        entry.where is not None and s.crowd[entry.where][seat] and not s.rules.spaces[entry.where].again
        for entry in turn
    )


def is_spent(s: State, seat: Seat, plan: Plan) -> bool:
    """Whether a plan for one round is over: the round is, or all of it is done, or nobody is left to be placed."""
    if plan.round is None or plan.round > s.round:
        return False
    done = all(_is_done(s, seat, turn) for turn in plan.turns)
    return plan.round < s.round or s.phase != "placing" or not s.players[seat].tableau or done


def _hold(s: State, seat: Seat, conditions: tuple[Condition, ...]) -> bool:
    """Whether all of these are so."""
    return all(_is_so(s, seat, condition) for condition in conditions)


def _is_so(s: State, seat: Seat, condition: Condition) -> bool:
    match condition:
        case Stands(where, "mine"):
            return s.crowd[where][seat] > 0
        case Stands(where):
            return any(people for other, people in enumerate(s.crowd[where]) if other != seat)
        case Gone(where, what):
            return lies(s, s.rules.spaces[where]) != what
        case Count():
            return _compares(_has(s, seat, condition.what), condition)


def _compares(have: int, count: Count) -> bool:
    match count.sign:
        case "<":
            return have < count.number
        case ">":
            return have > count.number
        case _:
            return have == count.number


def _has(s: State, seat: Seat, what: str) -> int:
    player = s.players[seat]
    match what:
        case "people":
            return player.tableau
        case "food":
            return player.food
        case "jewelry":
            return player.jewelry
        case _:
            return player.resources[what]


def explain(s: State, seat: Seat, plan: Plan) -> tuple[Event, ...]:
    """What each part of the plan would do if it were this seat's turn now, for the confirmation.

    The first `plan-legal` is the move itself, unless a `plan-stops` or `plan-other-round` is among them.
    """
    return (*_scope(s, plan), *_stops(s, seat, plan), *_turns(s, seat, plan))


def _scope(s: State, plan: Plan) -> Iterator[Event]:
    if plan.round not in (None, s.round):
        yield Event("plan-other-round", {"round": plan.round or 0})


def _stops(s: State, seat: Seat, plan: Plan) -> Iterator[Event]:
    for stop in plan.stops:
        said = " and ".join(map(str, stop))
        yield Event("plan-stops" if _hold(s, seat, stop) else "plan-goes-on", {"condition": said})


def _turns(s: State, seat: Seat, plan: Plan) -> Iterator[Event]:
    options = placements(s, seat)
    for number, turn in enumerate(plan.turns, start=1):
        done = _is_done(s, seat, turn)
        for entry in turn:
            kind = "plan-done" if done else _verdict(s, seat, entry, options)
            found = fitting(entry, options) if kind == "plan-legal" else None
            said: dict[str, str | int] = {"turn": number, "entry": str(entry)}
            yield Event(kind, said if found is None else {**said, "action": str(found)})


def _verdict(s: State, seat: Seat, entry: PlannedMove, options: Collection[Place]) -> str:
    """Legal now, or the first reason why not."""
    if not _hold(s, seat, entry.given):
        return "plan-condition-not-met"
    if entry.where is None:
        return "plan-asks"
    if fitting(entry, options) is not None:
        return "plan-legal"
    space = s.rules.spaces[entry.where]
    if s.crowd[space.id][seat] and not space.again:
        return "plan-already-there"
    if s.players[seat].tableau < (entry.fewest or space.fewest):
        return "plan-too-few-people"
    if space.bar(s, space) or space.most == 0:
        return "plan-closed"
    return "plan-full"
