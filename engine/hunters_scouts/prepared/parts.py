"""A plan as parts: its text, the moves that can be added, and what can be attached to its last turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.core.actions import Action
from engine.core.plans import (
    ELSE,
    IF,
    MOST_TURNS,
    SCOPE,
    STOP,
    Parts,
    PlanPart,
    join_conditions,
    moves_of,
    write_parts,
)
from engine.core.questions import Decision, Seat
from engine.core.steps import apply, pending
from engine.hunters_scouts.base.turns import list_turns
from engine.hunters_scouts.prepared.answering import BEST, DONE, FINISH, MOST, ONLY
from engine.hunters_scouts.prepared.conditions import room_for
from engine.hunters_scouts.prepared.planning import Kinds, find_answer, find_beginning, go_to_turn
from engine.hunters_scouts.prepared.plans import (
    ALWAYS,
    ASK,
    FORGO,
    RECALL,
    SUNSET,
    PlannedTurn,
    read_plan,
)
from engine.hunters_scouts.prepared.sending import NEW, NOBODY
from engine.hunters_scouts.redaction import round_of
from engine.hunters_scouts.state import VILLAGE, State

MOST_OFFERED = 25
SENDERS = {
    "hunter": 3,
    "scout": 1,
    "gatherer": 4,
    "chief": 2,
    "advanced-scout": 2,
    "fire-keeper": 5,
    "tracker": 2,
}
"""How many members a character sends."""
REVEALS = ("hunter", "scout", "advanced-scout", "tracker")
FURTHER: Mapping[str, Sequence[str]] = {
    "hunter": ("send", "wear"),
    "scout": ("send", "wear"),
    "gatherer": ("send",),
    "chief": ("send",),
    "shaman": ("spirits",),
    "advanced-scout": ("send", "mark", "wear"),
    "fisher": ("keep",),
    "basket-weaver": ("exchange",),
    "fire-keeper": ("fire", "send"),
    "tracker": ("send", "wear", "reveal"),
    RECALL: ("use", "bonus"),
    SUNSET: ("keep", "recruit", "lose", "send", "bonus"),
}
"""The further questions of a turn, by its beginning; the question where a played character is laid comes last."""
LAST = {BEST, DONE, FINISH, ONLY, MOST}
LISTS = ("use", "keep", "mark", "exchange", "wear", "send")
"""Questions whose answers are lists that grow by every choice; of the others the last answer counts."""


def text_of(parts: Parts) -> str:
    """The text of the plan of these parts; without a scope it is for every turn."""
    return write_parts(parts, _turn, ALWAYS)


def _turn(start: str, more: Parts) -> str:
    said: dict[str, str] = {}
    for part in more:
        if part.way != IF:
            said[part.way] = _join_values(part.way, said.get(part.way, ""), part.said)
    given = [part.said for part in more if part.way == IF]
    words = ", ".join([start, *(f"{name} {value}" for name, value in said.items())])
    return f"{words} if {join_conditions(given)}" if given else words


def _join_values(name: str, before: str, value: str) -> str:
    """Add one more answer to the same question to a list, or let it replace the former one.

    Words that end a list (`LAST`) stay at its end.
    """
    if name not in LISTS or NOBODY in (before, value):
        return value
    begun, words = before.split(), value.split()
    ends = [word for word in begun if word in LAST and not LAST & {*words}]
    return " ".join([*(word for word in begun if word not in LAST), *words, *ends])


def begin_plan(s: State, seat: Seat) -> Parts:
    """A plan begins with the next round in which this seat has its turn."""
    return (PlanPart(SCOPE, f"round {next_round(s, seat)}"),)


def next_round(s: State, seat: Seat) -> int:
    """The round of this seat's next turn."""
    return round_of(go_to_turn(s, seat))


def next_move(s: State, seat: Seat, parts: Parts, way: str, kinds: Kinds) -> Decision | None:
    """The ways to spend the turn after the planned ones, or (`ELSE`) other ways to spend the last of them."""
    turns = _turns(parts, s)
    if len(turns) >= MOST_TURNS:
        return None
    at = _after(s, seat, turns[:-1] if way == ELSE else turns, kinds)
    named = {each.start for each in turns[-1]} if way == ELSE and turns else set[str]()
    if at is None:
        return None
    options = tuple(each for each in list_turns(at, seat) if describe_turn(each) not in named)
    return Decision(seat, "turn", options, {"round": round_of(at)}, secret=True) if options else None


def describe_turn(option: Action) -> str:
    """The text of a way to spend a turn in a plan: `hunter`, `recall forest-1 wood`, `sunset`."""
    return str(option).removeprefix("play ")


def _turns(parts: Parts, s: State) -> tuple[tuple[PlannedTurn, ...], ...]:
    return read_plan(text_of(parts), round_of(s)).turns if moves_of(parts) else ()


def _after(s: State, seat: Seat, turns: Iterable[Sequence[PlannedTurn]], kinds: Kinds) -> State | None:
    """The state at this seat's turn after these, as known: no card is revealed or drawn, the other tribe rests."""
    at = go_to_turn(s, seat)
    at = at.copy() if at is s else at
    for turn in turns:
        for way in turn:
            if find_beginning(way) in list_turns(at, seat):
                _carry_out(at, seat, way, kinds)
                break
        if at.result is not None:
            return None
        at = go_to_turn(at, seat)
    return at


def _carry_out(at: State, seat: Seat, way: PlannedTurn, kinds: Kinds) -> None:
    """Apply a planned turn; questions that it does not answer get their first option."""
    turn = at.turn
    apply(at, seat, find_beginning(way))
    while at.result is None:
        asked = pending(at)
        if at.turn != turn:
            return
        if isinstance(asked, tuple):
            (decision,) = asked
            answer = find_answer(at, decision, way.said, kinds) if decision.seat == seat else None
            apply(at, decision.seat, answer or decision.options[0])
        elif at.result is None:
            at.stack.pop()


def attachable(s: State, seat: Seat, parts: Parts, kinds: Kinds) -> Mapping[str, Sequence[str]]:
    """Answers to the questions of the last turn, its conditions, and when the plan stops."""
    if not moves_of(parts):
        return {}
    turns, known = _turns(parts, s), {(part.way, part.said) for part in parts}
    at = _after(s, seat, turns[:-1], kinds)
    last = turns[-1][-1].start.split(" ")[0]
    found: dict[str, Iterable[str]] = {}
    if at is not None:
        found = {name: _answers(at, seat, last, name, kinds) for name in _questions(last)}
    scope = () if any(part.way == SCOPE for part in parts) else (begin_plan(s, seat)[0].said,)
    found |= {IF: _conditions(s, seat, last), STOP: _conditions(s, seat, SUNSET), SCOPE: scope}
    offered = {name: [each for each in said if (name, each) not in known] for name, said in found.items()}
    return {name: list(dict.fromkeys(said))[:MOST_OFFERED] for name, said in offered.items() if said}


def _questions(start: str) -> Sequence[str]:
    lays = () if start in (ASK, RECALL, SUNSET, FORGO) else ("lay",)
    return (*FURTHER.get(start, ()), *lays)


def _answers(s: State, seat: Seat, start: str, name: str, kinds: Kinds) -> Iterator[str]:
    return _sends(s, seat, start) if name == "send" else iter(kinds[name].values(s, seat))


def _sends(s: State, seat: Seat, start: str) -> Iterator[str]:
    """Yield values of `send`: as many members as possible to each place, one to each, then one from another place."""
    most, home = SENDERS.get(start, 1), s.tribes[seat].village
    if start in REVEALS:
        yield from (f"{NEW} {number}" for number in range(min(most, home), 0, -1))
    if start != "hunter":
        rooms = {where: min(most, home, room_for(s, seat, where)) for where in s.locations}
        yield from (f"{where} {room}" for where, room in rooms.items() if room)
        yield from (f"{where} 1" for where, room in rooms.items() if room)
        own = [where for where in s.locations if s.crowd[where][seat]]
        free = [where for where in s.locations if room_for(s, seat, where)]
        yield from (f"{where} 1 from {other} 1" for other in own for where in free if where != other)
    yield NOBODY


def _conditions(s: State, seat: Seat, start: str) -> Iterator[str]:
    """Yield conditions: who stands where, hunger, who can be taken; those that matter for such a turn come first."""
    stands = ("free", "taken", "mine") if s.count_out(seat) else ("free", "taken")
    places = [f"{where} {how}" for how in stands for where in s.locations]
    counts = ["hunger < 1", "hunger < 3", "hunger > 2", "items > 0", f"{VILLAGE} > 1", "cards < 1"]
    opens = [f"{column[-1]} open" for column in s.display if column]
    yield from (*counts, *opens, *places) if start in (RECALL, SUNSET, FORGO) else (*places, *counts, *opens)
