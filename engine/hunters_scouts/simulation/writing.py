"""How a simulated person writes a plan: their next turns as they would choose them now, with all answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace

from engine.core.actions import Action, Drawn
from engine.core.questions import Decision, Draw, Over, Roll, Seat
from engine.core.steps import apply, pending
from engine.hunters_scouts.actions import (
    COLUMNS,
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
from engine.hunters_scouts.base.decks import GROUPS
from engine.hunters_scouts.base.turns import list_turns
from engine.hunters_scouts.prepared.kinds import Kinds
from engine.hunters_scouts.prepared.parts import describe_turn
from engine.hunters_scouts.prepared.planning import go_to_turn
from engine.hunters_scouts.prepared.plans import Plan, PlannedTurn
from engine.hunters_scouts.prepared.sending import NEW, NOBODY
from engine.hunters_scouts.redaction import round_of
from engine.hunters_scouts.state import VILLAGE, State

MOST_TURNS = 4
"""Most turns of their own that people plan."""
Choice = Callable[[State, Decision], Action]
NAMES = {"stash": "keep", "keep-one": "keep"}
"""Names of questions in a plan, where they differ from the prompt."""


def write_plan(choose: Choice, prepared: Mapping[str, str], s: State, seat: Seat, entries: int) -> str | None:
    """A plan of the seat's next turns, as if nothing happened between them; None in its own turn or before the first.

    Where entries are left it has alternatives, for turns that turn out to be impossible. What will be drawn or revealed
    is not known yet, and answers that are in `prepared` are left out.
    """
    if s.active is None or s.active == seat or s.result is not None:
        return None
    at, turns, left = go_to_turn(s, seat), list[list[PlannedTurn]](), entries
    begins, before = round_of(at), list[State]()
    while len(turns) < MOST_TURNS:
        before.append(at.copy())
        turn = _play_turn(choose, prepared, at, seat)
        left -= _count_entries(turn)
        if left < 0:
            break
        turns.append([turn])
        if at.result is not None:
            break
        at = go_to_turn(at, seat)
    for alternatives, state in zip(turns, before, strict=False):
        other = _play_turn(choose, prepared, state, seat, alternatives[0].start)
        if other.start == alternatives[0].start:  # there is no other way
            continue
        left -= _count_entries(other)
        if left < 0:
            break
        alternatives.append(other)
    return str(Plan(tuple(map(tuple, turns)), round=begins)) if turns else None


def _count_entries(turn: PlannedTurn) -> int:
    return 1 + len(turn.said)


def _play_turn(
    choose: Choice, prepared: Mapping[str, str], at: State, seat: Seat, without: str = ""
) -> PlannedTurn:
    """Play the turn that begins in `at` as this person would, if possible not by `without`; returns it as planned."""
    only, *further = list_turns(at, seat)
    start, said, turn = "" if further else describe_turn(only), dict[str, str](), at.turn
    while not isinstance(asked := pending(at), Over) and at.turn == turn:
        if not isinstance(asked, tuple):
            _imagine_chance(at, asked)
            continue
        decision = asked[0]
        if decision.prompt == "turn" and without:
            others = tuple(each for each in decision.options if describe_turn(each) != without)
            decision = replace(decision, options=others or tuple(decision.options))
        choice = choose(at, decision) if decision.seat == seat else decision.options[0]
        if decision.prompt == "turn":
            start = describe_turn(choice)
        elif decision.seat == seat and Kinds(at).answer(decision, prepared) != choice:
            _add_answer(said, decision, choice, at)
        apply(at, decision.seat, choice)
    return PlannedTurn(start, tuple(said.items()))


def _imagine_chance(at: State, asked: Roll | Draw) -> None:
    """Reveal some card where one will be revealed; skip the draw of an item."""
    if isinstance(asked, Draw) and asked.where in GROUPS:
        apply(at, None, Drawn(asked.pool[len(asked.pool) // 2]))
    else:
        at.stack.pop()


def _add_answer(said: dict[str, str], decision: Decision, choice: Action, at: State) -> None:
    """Add an answer to `said` if a plan can express it; the card that will be revealed is called `new`."""
    name = NAMES.get(decision.prompt, decision.prompt)
    if (name == "send" and not at.today.played) or (words := _write_answer(decision, choice)) is None:
        return
    if name == "send" and at.today.revealed:
        words = " ".join(NEW if word == at.today.revealed else word for word in words.split())
    said[name] = (
        f"{said[name]} {words}" if name in ("use", "wear") and name in said else said.get(name, words)
    )


def _write_answer(decision: Decision, choice: Action) -> str | None:
    match choice:
        case Send(members):
            return _write_send(decision.options[0], Counter(members))
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
        case Lay(what):
            return " ".join(dict.fromkeys((what, *COLUMNS)))
        case Create(what) | Lose(what) | Pick(what):
            return what
        case _:
            return str(choice) if isinstance(choice, Done | Decline) else None


def _write_send(as_it_is: Action, then: Counter[str]) -> str | None:
    """The text of who comes and who leaves: `forest-1 2 from swamp-1 1`."""
    if not isinstance(as_it_is, Send):
        return None
    before = Counter(as_it_is.members)
    come, leave = ({w: n for w, n in way.items() if w != VILLAGE} for way in (then - before, before - then))
    if not come:
        return None if leave else NOBODY
    comes, leaves = (" ".join(f"{where} {count}" for where, count in way.items()) for way in (come, leave))
    return f"{comes} from {leaves}" if leaves else comes
