"""Explains a plan: what each part of it would do if it were its owner's turn now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.events import Event
from engine.core.plans import join_conditions
from engine.core.questions import Seat
from engine.hunters_scouts.base.turns import list_turns
from engine.hunters_scouts.prepared.conditions import describe_unmet, do_hold
from engine.hunters_scouts.prepared.planning import Kinds, find_beginning, go_to_turn, is_possible
from engine.hunters_scouts.prepared.plans import ASK, FORGO, RECALL, SUNSET, Plan, PlannedTurn
from engine.hunters_scouts.redaction import round_of
from engine.hunters_scouts.state import State

NOTHING: Mapping[str, str] = {}


def explain(s: State, seat: Seat, plan: Plan, kinds: Kinds) -> Iterator[Event]:
    """Yield events for the rounds and stops, then for every way of each turn; `last` is 0 for a plan of one turn.

    The first `plan-legal` is what would be done, unless there is a `plan-stops`, or a `plan-asks` before it.
    """
    fork = go_to_turn(s, seat)
    now = round_of(fork)
    if plan.round is not None:
        last = plan.round + len(plan.turns) - 1 if len(plan.turns) > 1 else 0
        yield Event("plan-rounds", {"round": plan.round, "last": last})
    for stop in plan.stops:
        kind = "plan-stops" if do_hold(fork, seat, stop) else "plan-goes-on"
        yield Event(kind, {"condition": join_conditions(stop)})
    for number, turn in enumerate(plan.turns, start=1):
        for way in turn:
            kind = _verdict(fork, seat, way, kinds)
            if plan.round is not None and plan.round + number - 1 != now:
                kind = "plan-later" if plan.round + number - 1 > now else "plan-over"
            why = describe_unmet(fork, seat, way.given) if kind == "plan-condition-not-met" else NOTHING
            yield Event(kind, {"turn": number, "entry": str(way), **why})


def _verdict(s: State, seat: Seat, way: PlannedTurn, kinds: Kinds) -> str:
    """The kind of event for a way: legal now, or the first reason why not."""
    if not do_hold(s, seat, way.given):
        return "plan-condition-not-met"
    if way.start == ASK:
        return "plan-asks"
    if find_beginning(way) not in list_turns(s, seat):
        reasons = {RECALL: "plan-no-recall", SUNSET: "plan-no-sunset", FORGO: "plan-no-geysers"}
        return reasons.get(way.start.split(" ")[0], "plan-not-in-hand")
    return "plan-legal" if is_possible(s, seat, way, kinds, NOTHING) else "plan-does-not-fit"
