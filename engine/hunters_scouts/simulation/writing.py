"""How a simulated person writes a plan: the next own turns as they would be chosen now, and all that they ask."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.core.actions import Action
from engine.core.questions import Decision, Over, Seat
from engine.core.steps import apply, pending
from engine.hunters_scouts.actions import (
    Create,
    Decline,
    Done,
    Exchange,
    Give,
    Lay,
    Lose,
    Mark,
    Pick,
    Recruit,
    Send,
    Stash,
    Wear,
)
from engine.hunters_scouts.orders.parts import planned
from engine.hunters_scouts.orders.planning import own_turn
from engine.hunters_scouts.orders.plans import Plan, PlannedTurn
from engine.hunters_scouts.orders.sending import NOBODY
from engine.hunters_scouts.redaction import round_of
from engine.hunters_scouts.state import VILLAGE, State

MOST_TURNS = 4
"""So many of their own turns people think ahead."""
Choice = Callable[[State, Decision], Action]
NAMES = {"stash": "keep", "keep-one": "keep"}
"""What a question is called in a plan, where that is another name."""


def write_plan(choose: Choice, s: State, seat: Seat, entries: int) -> str | None:
    """A plan of the next own turns, as if nothing happened between them; None within the own turn or before the first.

    What is drawn or revealed is not known yet: what would be asked about it is left out.
    """
    if s.active is None or s.active == seat or s.result is not None:
        return None
    at, turns, left = own_turn(s, seat), list[tuple[PlannedTurn, ...]](), entries
    begins = round_of(at)
    while len(turns) < MOST_TURNS:
        turn = _carried_out(choose, at, seat)
        left -= 1 + len(turn.said)
        if left < 0:
            break
        turns.append((turn,))
        if at.result is not None:
            break
        at = own_turn(at, seat)
    return str(Plan(tuple(turns), round=begins)) if turns else None


def _carried_out(choose: Choice, at: State, seat: Seat) -> PlannedTurn:
    """The turn that begins here, as this person would spend it; the state is that after it."""
    start, said, turn = "", dict[str, str](), at.turn
    while not isinstance(asked := pending(at), Over) and at.turn == turn:
        if not isinstance(asked, tuple):
            at.stack.pop()
            continue
        decision = asked[0]
        choice = choose(at, decision) if decision.seat == seat else decision.options[0]
        if decision.prompt == "turn":
            start = planned(choice)
        elif decision.seat == seat:
            _note(said, decision, choice, is_played=at.today.played is not None)
        apply(at, decision.seat, choice)
    return PlannedTurn(start, tuple(said.items()))


def _note(said: dict[str, str], decision: Decision, choice: Action, *, is_played: bool) -> None:
    """Write down an answer, if a plan can say it."""
    name = NAMES.get(decision.prompt, decision.prompt)
    if (name == "send" and not is_played) or (words := _words(decision, choice)) is None:
        return
    said[name] = (
        f"{said[name]} {words}" if name in ("use", "wear") and name in said else said.get(name, words)
    )


def _words(decision: Decision, choice: Action) -> str | None:
    match choice:
        case Send(members):
            return _moved(decision.options[0], Counter(members))
        case Wear(covered):
            return " ".join(f"{card} {kind}" for card, kind in covered)
        case Mark(locations):
            return " ".join(locations)
        case Recruit(cards):
            return "-".join(map(str, cards))
        case Stash(items):
            return " ".join([*items, "only"])
        case Exchange(items):
            return " ".join(items) or "none"
        case Give(items):
            return str(items)
        case Done() | Decline():
            return str(choice)
        case Create(what) | Lay(what) | Lose(what) | Pick(what):
            return what
        case _:
            return None


def _moved(as_it_is: Action, then: Counter[str]) -> str | None:
    """Who comes and who leaves: `forest-1 2 from swamp-1 1`."""
    if not isinstance(as_it_is, Send):
        return None
    before = Counter(as_it_is.members)
    come, gone = ({w: n for w, n in way.items() if w != VILLAGE} for way in (then - before, before - then))
    if not come:
        return None if gone else NOBODY
    comes, leaves = (" ".join(f"{where} {count}" for where, count in way.items()) for way in (come, gone))
    return f"{comes} from {leaves}" if leaves else comes
