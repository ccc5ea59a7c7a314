"""Conditions of a plan: whether they hold now, and which are possible in this game."""

from __future__ import annotations

from engine.core.errors import RuleError
from engine.core.plans import check_counts, compare_count
from engine.core.questions import Seat
from engine.hunters_scouts.prepared.plans import COUNTED, Condition, Count, Stands
from engine.hunters_scouts.state import State, opponent


def check(s: State, conditions: tuple[Condition, ...]) -> None:
    """Raise `RuleError` for a condition about something that this game does not have, or that can never hold."""
    counts = (each for each in conditions if isinstance(each, Count))
    check_counts((f"{each.where} {each.what}", each.sign, each.number) for each in counts)
    places = {*s.rules.locations, *s.rules.places}
    for each in conditions:
        match each:
            case Stands(who, "open"):
                known = who in s.rules.characters
            case Count(what, where=""):
                known = what in COUNTED
            case Count(what, where=where):
                known = where in s.rules.locations and what in dict(s.rules.locations[where].fields)
            case _:
                known = each.where in places
        if not known:
            raise RuleError("error-plan-unreadable")


def do_hold(s: State, seat: Seat, conditions: tuple[Condition, ...]) -> bool:
    """Whether all of these conditions hold now."""
    return all(_holds(s, seat, each) for each in conditions)


def describe_unmet(s: State, seat: Seat, conditions: tuple[Condition, ...]) -> dict[str, str | int]:
    """Parameters of the first condition that does not hold, with the present number of what it counts."""
    unmet = next(each for each in conditions if not _holds(s, seat, each))
    said: dict[str, str | int] = {"condition": str(unmet)}
    return {**said, "have": _has(s, seat, unmet)} if isinstance(unmet, Count) else said


def _holds(s: State, seat: Seat, condition: Condition) -> bool:
    match condition:
        case Count():
            return compare_count(_has(s, seat, condition), condition.sign, condition.number)
        case Stands(who, "open"):
            return any(column and column[-1] == who for column in s.display)
        case Stands(where, "gone"):
            return where not in s.crowd
        case Stands(where, "free"):
            return room_for(s, seat, where) > 0
        case Stands(where, how):
            return s.crowd.get(where, (0, 0))[seat if how == "mine" else opponent(seat)] > 0


def room_for(s: State, seat: Seat, where: str) -> int:
    """How many members of this seat can still go there, given that none of the other tribe is driven away."""
    if where in s.fields:
        return s.rules.numbers.table_crowd - sum(s.crowd[where])
    held = s.crowd.get(where, (1, 1))[opponent(seat)]
    return 0 if held else s.tribes[seat].village + s.count_out(seat)


def _has(s: State, seat: Seat, count: Count) -> int:
    tribe = s.tribes[seat]
    if count.where:
        return s.fields.get(count.where, {}).get(count.what, 0)
    counts = {"hunger": tribe.hunger, "points": tribe.vp, "village": tribe.village}
    return counts.get(count.what, len(tribe.items if count.what == "items" else tribe.hand))
