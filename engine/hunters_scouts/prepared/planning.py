"""Applies a plan at a table: how a turn is spent, and how the questions within it are answered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.actions import Action
from engine.core.errors import RuleError
from engine.core.question_kinds import Kind
from engine.core.questions import Decision, Seat
from engine.core.steps import apply, pending
from engine.hunters_scouts.actions import WORDS, Forgo, Play, Sunset
from engine.hunters_scouts.base.turns import BeginTurn, TakeTurn
from engine.hunters_scouts.prepared.conditions import check, do_hold
from engine.hunters_scouts.prepared.plans import ASK, FORGO, RECALL, SUNSET, Plan, PlannedTurn, read_plan
from engine.hunters_scouts.redaction import round_of
from engine.hunters_scouts.state import State

Kinds = Mapping[str, Kind[State]]
"""The kinds of questions within a turn, by name."""
Said = Iterable[tuple[str, str]]
"""Names of kinds with their values."""


def go_to_turn(s: State, seat: Seat) -> State:
    """The state at the beginning of this seat's next turn, as if nothing happened before; `s` itself in that turn."""
    if s.active == seat and s.stack and isinstance(s.stack[-1], TakeTurn):
        return s
    fork = s.copy()
    fork.stack.clear()
    if fork.active is None:
        fork.turn = int(seat != fork.start_player)
    elif fork.active == seat:
        fork.turn += 1
    BeginTurn(seat).ask(fork)
    return fork


def check_plan(s: State, seat: Seat, text: str, kinds: Kinds) -> Plan:
    """Parse a plan and check that this game has everything that it names; raises `RuleError`."""
    now = round_of(go_to_turn(s, seat))
    plan = read_plan(text, now)
    if plan.round is not None and plan.round + len(plan.turns) <= now:
        raise RuleError("error-plan-past", round=plan.round + len(plan.turns) - 1)
    turns = tuple(tuple(_check_turn(s, way, kinds) for way in turn) for turn in plan.turns)
    for stop in plan.stops:
        check(s, stop)
    return Plan(turns if plan.round is not None else tuple(dict.fromkeys(turns)), plan.stops, plan.round)


def _check_turn(s: State, way: PlannedTurn, kinds: Kinds) -> PlannedTurn:
    start = way.start
    if start.startswith(f"{RECALL} "):
        start = str(WORDS.read(start))
    elif start not in (ASK, SUNSET, FORGO, *s.rules.characters):
        raise RuleError("error-plan-unreadable")
    for name, _ in way.said:
        if name not in kinds or start == ASK:
            raise RuleError("error-plan-unreadable")
    check(s, way.given)
    return PlannedTurn(
        start, tuple((name, kinds[name].read(s, value)) for name, value in way.said), way.given
    )


def find_planned_turn(
    s: State, decision: Decision, plan: Plan, kinds: Kinds, given: Mapping[str, str]
) -> Action | None:
    """The action that begins the first planned way that is possible; None when the plan stops, asks or ends."""
    if is_stopped(s, decision.seat, plan):
        return None
    for way in (way for turn in plan.of_round(round_of(s)) for way in turn):
        if not do_hold(s, decision.seat, way.given):
            continue
        if way.start == ASK:
            return None
        action = find_beginning(way)
        if action in decision.options and is_possible(s, decision.seat, way, kinds, given):
            return action
    return None


def is_stopped(s: State, seat: Seat, plan: Plan) -> bool:
    return any(do_hold(s, seat, stop) for stop in plan.stops)


def find_beginning(way: PlannedTurn) -> Action:
    """The action that begins a planned turn, which must not be `ask`."""
    if way.start in (SUNSET, FORGO):
        return Sunset() if way.start == SUNSET else Forgo()
    return WORDS.read(way.start) if way.start.startswith(f"{RECALL} ") else Play(way.start)


def is_possible(s: State, seat: Seat, way: PlannedTurn, kinds: Kinds, given: Mapping[str, str]) -> bool:
    """Whether all planned answers of the turn are possible, as far as can be known before chance decides."""
    if not way.said:
        return True
    fork, met = s.copy(), set[str]()
    apply(fork, seat, find_beginning(way))
    while isinstance(asked := pending(fork), tuple) and asked[0].seat == seat and fork.turn == s.turn:
        (decision,) = asked
        answer = find_answer(fork, decision, way.said, kinds)
        if answer is None and decision.prompt not in met and _is_said(decision, way, kinds):
            return False
        answer = answer or find_answer(fork, decision, given.items(), kinds)
        if answer is None:
            break
        met.add(decision.prompt)
        apply(fork, seat, answer)
    return True


def _is_said(decision: Decision, way: PlannedTurn, kinds: Kinds) -> bool:
    return any(decision.prompt in kinds[name].prompts for name, _ in way.said if name in kinds)


def find_answer(s: State, decision: Decision, said: Said, kinds: Kinds) -> Action | None:
    """The first of these answers that answers this decision with one of its options."""
    for name, value in said:
        if name not in kinds or value == ASK or decision.prompt not in kinds[name].prompts:
            continue
        try:
            answer = kinds[name].answer(s, decision, kinds[name].read(s, value))
        except RuleError:
            # Stored by a version with more words: it is skipped.
            continue
        if answer is not None and answer in decision.options:
            return answer
    return None


def find_within(s: State, decision: Decision, plan: Plan, kinds: Kinds) -> Action | None:
    """The planned answer to a question within the seat's own turn, from the ways that begin as the turn did."""
    start, seat = _start(s), decision.seat
    if seat != s.active or start is None:
        return None
    ways = [way for turn in plan.of_round(round_of(s)) for way in turn if way.start.split(" ")[0] == start]
    if start in (RECALL, SUNSET):
        # As things were removed or eaten meanwhile, it is no longer known which of several ways was chosen.
        ways = ways[:1] if len({way.said for way in ways}) == 1 else []
    else:
        ways = [way for way in ways if do_hold(s, seat, way.given) and not is_stopped(s, seat, plan)]
    answers = (find_answer(s, decision, way.said, kinds) for way in ways)
    return next((answer for answer in answers if answer is not None), None)


def _start(s: State) -> str | None:
    """The beginning of the current turn: a character, recall or sunset."""
    if s.today.played or s.today.sunset:
        return s.today.played or SUNSET
    return RECALL if s.phase == "recall" else None
