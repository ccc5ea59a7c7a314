"""Applies a plan at a table: the move that it makes when its turn comes, and what it would do now."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from engine.core.errors import RuleError
from engine.core.events import Event
from engine.core.plans import check_counts, compare_count, join_conditions
from engine.core.questions import Decision, Seat
from engine.stone_age.actions import Pay, Place, write_goods
from engine.stone_age.base.placing import is_barred, placements
from engine.stone_age.prepared.paying import count_cost, find_offer, find_payment, find_payment_now, spot
from engine.stone_age.prepared.plans import (
    Condition,
    Count,
    Plan,
    PlannedMove,
    Removed,
    Stands,
    is_about_price,
    read_plan,
)
from engine.stone_age.state import State

Turn = tuple[PlannedMove, ...]
SOLD = ("card", "building", "igloo")
"""Groups of places where something is sold."""


def write_plan(s: State, text: str) -> Plan:
    """Parse a plan and bind it to what lies on the table now; raises `RuleError`."""
    plan = read_plan(text, tuple(s.rules.spaces), s.round)
    if plan.round is not None and plan.round < s.round:
        raise RuleError("error-plan-past", round=plan.round)
    return Plan(
        tuple(tuple(_bind_entry(s, entry) for entry in turn) for turn in plan.turns),
        tuple(_bind_conditions(s, stop) for stop in plan.stops),
        plan.round,
    )


def _bind_entry(s: State, entry: PlannedMove) -> PlannedMove:
    """Check place, people and payment of an entry; one with a condition on a price is bound to the card there."""
    bound = replace(entry, given=_bind_conditions(s, entry.given))
    counts = (each for each in entry.given if isinstance(each, Count))
    check_counts((each.what, each.sign, each.number) for each in counts)
    priced = any(map(is_about_price, entry.given))
    if entry.where is not None and entry.where not in s.rules.cards:
        _check_people(s, entry)
    if not priced and not entry.pay:
        return bound
    where = spot(s, entry.where)
    space = s.rules.spaces.get(where or "")
    if entry.where not in s.rules.cards and (space is None or space.group not in SOLD):
        raise RuleError("error-plan-unreadable")
    if priced and space is not None and space.group == "card" and (card := find_offer(s, space)) is not None:
        return PlannedMove(card, given=bound.given, pay=entry.pay)
    return bound


def _check_people(s: State, entry: PlannedMove) -> None:
    allowed = [each.people for each in s.rules.placements.get(entry.where or "", ())]
    if not allowed or not allowed[-1]:
        raise RuleError("error-plan-unreadable")
    named = allowed if entry.most is None else [entry.fewest, entry.most]
    if (entry.most is None and len(allowed) > 1) or not {*named} <= {*allowed}:
        raise RuleError("error-plan-unreadable")


def _bind_conditions(s: State, conditions: tuple[Condition, ...]) -> tuple[Condition, ...]:
    return tuple(
        _bind_card(s, each) if isinstance(each, Removed) and each.what is None else each
        for each in conditions
    )


def _bind_card(s: State, condition: Removed) -> Removed:
    what = find_offer(s, s.rules.spaces[condition.where])
    if what is None:
        raise RuleError("error-plan-unreadable")
    return Removed(condition.where, what)


def find_placement(s: State, seat: Seat, options: Collection[Place], plan: Plan) -> Place | None:
    """The placement of the first entry of the plan that is possible; None when the plan stops, asks or ends."""
    if not _applies(s, seat, plan):
        return None
    for turn in plan.turns:
        if _is_done(s, seat, turn):
            continue
        for entry in turn:
            if not _is_met(s, seat, entry):
                continue
            if entry.where is None:
                return None
            found = find_option(s, entry, options)
            if found is not None:
                return found
    return None


def find_planned(s: State, decision: Decision, plan: Plan) -> Pay | None:
    """The plan's payment for what its player stands on; None when the plan stops or has no such payment."""
    return find_payment(s, decision, plan.turns) if _applies(s, decision.seat, plan) else None


def _applies(s: State, seat: Seat, plan: Plan) -> bool:
    """Whether this is the plan's round, and none of its stops holds."""
    return plan.round in (None, s.round) and not any(_do_hold(s, seat, stop) for stop in plan.stops)


def find_option(s: State, entry: PlannedMove, options: Collection[Place]) -> Place | None:
    """The option that the entry names, the one with the most people of a range; never another."""
    where = spot(s, entry.where)
    fit = [
        each
        for each in options
        if each.where == where and (entry.most is None or entry.fewest <= each.people <= entry.most)
    ]
    return max(fit, key=lambda each: each.people, default=None)


def _is_done(s: State, seat: Seat, turn: Turn) -> bool:
    """Whether the player stands on a place of this turn already; a place for several visits does not count."""
    places = (spot(s, entry.where) for entry in turn)
    return any(
        where is not None and s.crowd[where][seat] and not s.rules.spaces[where].again for where in places
    )


def is_spent(s: State, seat: Seat, plan: Plan) -> bool:
    """Whether a plan for one round is over: its round is, or all its turns are done, or no people are left to place."""
    if plan.round is None or plan.round > s.round:
        return False
    done = all(_is_done(s, seat, turn) for turn in plan.turns)
    return plan.round < s.round or s.phase != "placing" or not s.players[seat].tableau or done


def _do_hold(s: State, seat: Seat, conditions: tuple[Condition, ...]) -> bool:
    """Whether all of these conditions hold now."""
    return all(_holds(s, seat, condition) for condition in conditions)


def _is_met(s: State, seat: Seat, entry: PlannedMove) -> bool:
    """Whether all conditions of an entry hold, also those on the price of what lies at its place."""
    prices = [each for each in entry.given if isinstance(each, Count) and is_about_price(each)]
    price = count_cost(s, spot(s, entry.where)) if prices else None
    others = tuple(each for each in entry.given if each not in prices)
    return all(price is not None and _compares(price, each) for each in prices) and _do_hold(s, seat, others)


def _holds(s: State, seat: Seat, condition: Condition) -> bool:
    match condition:
        case Stands(where, "mine"):
            return s.crowd[where][seat] > 0
        case Stands(where):
            return any(people for other, people in enumerate(s.crowd[where]) if other != seat)
        case Removed(where, what):
            return find_offer(s, s.rules.spaces[where]) != what
        case Count():
            return _compares(_has(s, seat, condition.what), condition)


def _compares(have: int, count: Count) -> bool:
    return compare_count(have, count.sign, count.number)


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

    The first `plan-legal` is the move itself, unless a `plan-stops` is among them.
    """
    return (*_scope(s, plan), *_stops(s, seat, plan), *_explain_turns(s, seat, plan))


def _scope(s: State, plan: Plan) -> Iterator[Event]:
    if plan.round not in (None, s.round):
        yield Event("plan-other-round", {"round": plan.round or 0})


def _stops(s: State, seat: Seat, plan: Plan) -> Iterator[Event]:
    for stop in plan.stops:
        kind = "plan-stops" if _do_hold(s, seat, stop) else "plan-goes-on"
        yield Event(kind, {"condition": join_conditions(stop)})


def _explain_turns(s: State, seat: Seat, plan: Plan) -> Iterator[Event]:
    options, is_later = placements(s, seat), (plan.round or 0) > s.round
    for number, turn in enumerate(plan.turns, start=1):
        is_done = _is_done(s, seat, turn)
        for entry in turn:
            said: dict[str, str | int] = {"turn": number, "entry": str(entry)}
            if is_later:
                yield Event("plan-later", said)
            elif is_done:
                yield _describe_done(s, seat, entry, said)
            else:
                yield _explain_move(s, seat, entry, options, said)


def _explain_move(
    s: State, seat: Seat, entry: PlannedMove, options: Sequence[Place], said: dict[str, str | int]
) -> Event:
    """What this move would do now, or why it would not be made."""
    kind = _verdict(s, seat, entry, options)
    if kind == "plan-legal":
        said["move"] = str(find_option(s, entry, options)).removeprefix("place ")
    elif kind == "plan-too-dear":
        said["price"] = count_cost(s, spot(s, entry.where)) or 0
    elif kind == "plan-condition-not-met":
        said |= _describe_unmet(s, seat, entry)
    return Event(kind, said)


def _describe_unmet(s: State, seat: Seat, entry: PlannedMove) -> dict[str, str | int]:
    """Parameters of the first condition that does not hold, with the present number of what it counts."""
    unmet = next(each for each in entry.given if not is_about_price(each) and not _holds(s, seat, each))
    said: dict[str, str | int] = {"condition": str(unmet)}
    return {**said, "have": _has(s, seat, unmet.what)} if isinstance(unmet, Count) else said


def _describe_done(s: State, seat: Seat, entry: PlannedMove, said: dict[str, str | int]) -> Event:
    """The event of a turn that is done, with what would be paid now where its purchase is still to come."""
    where = spot(s, entry.where)
    if not entry.pay or where is None or not s.crowd[where][seat]:
        return Event("plan-done", said)
    pay = find_payment_now(s, seat, entry)
    if pay is None:
        return Event("plan-pays-nothing", said)
    return Event("plan-pays", {**said, "goods": write_goods(pay.goods)})


def _verdict(s: State, seat: Seat, entry: PlannedMove, options: Collection[Place]) -> str:
    """The kind of event for an entry: legal now, or the first reason why not."""
    where = spot(s, entry.where)
    if entry.where is not None and where is None:
        return "plan-card-gone"
    if not _is_met(s, seat, entry):
        dear = not _is_met(s, seat, replace(entry, given=tuple(filter(is_about_price, entry.given))))
        return "plan-too-dear" if dear else "plan-condition-not-met"
    if where is None:
        return "plan-asks"
    if find_option(s, entry, options) is not None:
        return "plan-legal"
    space = s.rules.spaces[where]
    if s.crowd[space.id][seat] and not space.again:
        return "plan-already-there"
    if s.players[seat].tableau < (entry.fewest or space.fewest):
        return "plan-too-few-people"
    if is_barred(s, space) or space.most == 0:
        return "plan-closed"
    return "plan-full"
