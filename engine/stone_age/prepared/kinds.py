"""The kinds of questions of Stone Age, and how prepared answers to them are applied."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.actions import Action
from engine.core.events import Event
from engine.core.plans import Parts, list_parts
from engine.core.question_kinds import Kind, QuestionKinds
from engine.core.questions import Decision, Seat
from engine.stone_age.actions import Decline, Starve
from engine.stone_age.prepared.answering import (
    Declining,
    Giving,
    InTurn,
    Planned,
    Preferring,
    Tooling,
    Whole,
)
from engine.stone_age.prepared.parts import (
    attachable,
    beginning,
    describe_placement,
    next_move,
    text_of,
)
from engine.stone_age.prepared.planning import explain, is_spent
from engine.stone_age.prepared.plans import read_plan
from engine.stone_age.rules import Rules
from engine.stone_age.state import State

ASK = "ask"
"""The value with which every kind begins: the player is asked."""


def _resources(rules: Rules) -> Sequence[str]:
    return tuple(rules.values)


def _dearest_first(rules: Rules) -> Sequence[str]:
    return (*rules.values,)[::-1]


def _fare(rules: Rules) -> Sequence[str]:
    return ("food", *rules.values) if rules.bonus_tiles else ()


def _extra_card(rules: Rules) -> Sequence[str]:
    return ("jewelry",) if rules.numbers.extra_card else ()


def _faces(rules: Rules) -> Sequence[str]:
    faces = {face for bar in rules.dice_bars.values() for face in bar}
    return tuple(str(face) for face in sorted(faces, reverse=True))


def _movers(rules: Rules) -> Sequence[str]:
    return tuple(map(str, range(rules.numbers.people_limit + 1))) if rules.bonus_tiles else ()


def _bonuses(rules: Rules) -> Sequence[str]:
    return ("first", "all") if rules.bonus_tiles else ()


def _rewards(rules: Rules) -> Sequence[str]:
    return ("assigned", "points") if rules.rewards else ()


def _gifts(rules: Rules) -> Sequence[str]:
    return tuple(rules.values) if "any_resource" in rules.effects else ()


KINDS: Mapping[str, Kind[State]] = {
    "plan": Planned(),
    "resolve": InTurn(),
    "tools": Tooling(),
    "feed": Giving(("feed",), _resources, Starve()),
    "decline": Declining(),
    "cards": Giving(("buy-card",), _resources, Decline()),
    "buildings": Giving(("buy-building",), _dearest_first, Decline(), _resources),
    "dice-bar": Preferring(("take",), "take", _faces),
    "hunt": Whole(),
    "extra-card": Giving(("buy-extra-card",), _extra_card, Decline()),
    "herd": Preferring(("move",), "move", _movers),
    "herd-fare": Giving(("pay-move",), _fare),
    "bonus": Preferring(("bonus",), "reward", _bonuses),
    "animal-reward": Preferring(("animal-reward",), "reward", _rewards),
    "choose": Preferring(("choose",), "choose", _gifts),
}


class Kinds(QuestionKinds[State]):
    """The kinds of questions in one position."""

    __slots__ = ()
    names = tuple(KINDS)
    plan = "plan"

    def values(self, seat: Seat, kind: str) -> tuple[str, ...]:
        """`ASK`, then predefined values, the usual one first; empty when this table has no use for the kind."""
        values = KINDS[kind].values(self.state, seat)
        return (ASK, *values) if values else ()

    def read(self, seat: Seat, kind: str, text: str) -> str:
        return ASK if text.strip() == ASK else KINDS[kind].read(self.state, text)

    def explain(self, seat: Seat, kind: str, value: str) -> tuple[Event, ...]:
        """What a plan would do now, entry by entry; the other kinds need no explanation."""
        if kind != self.plan or value == ASK:
            return ()
        s = self.state
        return explain(s, seat, read_plan(value, tuple(s.rules.spaces), s.round))

    def answer(self, decision: Decision, given: Mapping[str, str]) -> Action | None:
        """The option that these answers choose, which is always a legal one; None when the seat must be asked."""
        for name, kind in KINDS.items():
            value = given.get(name, ASK)
            if value == ASK or decision.prompt not in kind.prompts:
                continue
            answer = kind.answer(self.state, decision, value)
            if answer is not None and answer in decision.options:
                return answer
        return None

    def about(self, decision: Decision) -> tuple[str, ...]:
        return tuple(name for name, kind in KINDS.items() if decision.prompt in kind.prompts)

    def parts(self, plan: str) -> Parts:
        s = self.state
        found = read_plan(plan, tuple(s.rules.spaces), s.round)
        return list_parts(found.round, found.turns, found.stops)

    def join_parts(self, seat: Seat, parts: Parts) -> str:
        return self.read(seat, self.plan, text_of(parts))

    def next_move(self, seat: Seat, parts: Parts, way: str) -> Decision | None:
        return next_move(self.state, seat, parts, way)

    def describe_move(self, option: Action) -> str:
        return describe_placement(self.state, option)

    def is_spent(self, seat: Seat, plan: str) -> bool:
        s = self.state
        return is_spent(s, seat, read_plan(plan, tuple(s.rules.spaces), s.round))

    def beginning(self, seat: Seat) -> Parts:
        """A plan that is built by taps holds for the round in which this seat places people next."""
        return beginning(self.state, seat)

    def attachable(self, seat: Seat, parts: Parts) -> Mapping[str, Sequence[str]]:
        return attachable(self.state, seat, parts)
