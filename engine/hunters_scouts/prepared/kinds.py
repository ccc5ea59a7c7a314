"""The kinds of questions of Jäger und Späher, and how prepared answers to them are applied."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.actions import Action
from engine.core.errors import RuleError
from engine.core.events import Event
from engine.core.plans import Parts, list_parts
from engine.core.question_kinds import Kind, QuestionKinds
from engine.core.questions import Decision, Seat
from engine.hunters_scouts.actions import COLUMNS
from engine.hunters_scouts.base.characters import ITEMS, MEMBERS
from engine.hunters_scouts.base.decks import GROUPS
from engine.hunters_scouts.base.places import HERB_HEATH
from engine.hunters_scouts.prepared import parts as plan_parts
from engine.hunters_scouts.prepared.answering import (
    FEWEST,
    MOST,
    Creating,
    Exchanging,
    Giving,
    Keeping,
    Preferring,
    Taking,
    all_characters,
    in_play,
)
from engine.hunters_scouts.prepared.explaining import explain
from engine.hunters_scouts.prepared.planning import check_plan, find_answer, find_planned_turn, find_within
from engine.hunters_scouts.prepared.plans import ASK, read_plan
from engine.hunters_scouts.prepared.sending import Following, Sending, SendingOne, all_locations
from engine.hunters_scouts.prepared.stones import Covering, Marking
from engine.hunters_scouts.redaction import round_of
from engine.hunters_scouts.state import VILLAGE, State

CHARACTER = "character"
"""The name of the plan, which in earlier versions was only a list of characters."""


def _free(s: State) -> tuple[str, ...]:
    """The free characters of the display."""
    return tuple(dict.fromkeys(column[-1] for column in s.display if column))


def _hands(s: State, seat: Seat) -> tuple[str, ...]:
    """Values of `recruit`: the fewest or the most, from one side or the other, also with a wanted character first."""
    sides = (" ".join(COLUMNS), " ".join(reversed(COLUMNS)))
    return (
        *(f"{many} {side}" for many in (MOST, FEWEST) for side in sides),
        *(f"{each} {MOST} {sides[0]}" for each in _free(s)),
    )


def _spirits(s: State, seat: Seat) -> tuple[str, ...]:
    return (ITEMS, *(f"{each} {ITEMS}" for each in _free(s))) if in_play(s, "shaman") else ()


def _fire(s: State, seat: Seat) -> tuple[str, ...]:
    return (MEMBERS, *s.rules.characters) if in_play(s, "fire-keeper") else ()


def _decks(s: State, seat: Seat) -> tuple[str, ...]:
    return GROUPS if in_play(s, "tracker") else ()


def _homes(s: State, seat: Seat) -> tuple[str, ...]:
    return (VILLAGE, *(where for where in s.locations if s.crowd[where][seat]))


def _evenings(s: State, seat: Seat) -> bool:
    return any(place in s.places for place in ("misty-gorge", "rock-bridge"))


KINDS: Mapping[str, Kind[State]] = {
    HERB_HEATH: SendingOne(
        (HERB_HEATH,), lambda s, decision: True, lambda s, seat: s.stands_on(seat, HERB_HEATH)
    ),
    "use": Creating(),
    "follow": Following(),
    "item-send": SendingOne(("send",), lambda s, decision: s.phase == "recall", lambda s, seat: True),
    "evening": SendingOne(("send",), lambda s, decision: s.today.sunset, _evenings),
    "wear": Covering(),
    "mark": Marking(),
    "lay": Preferring(("lay",), "lay", lambda s: COLUMNS, lambda s, seat: (" ".join(COLUMNS), *COLUMNS)),
    "spirits": Taking(("spirits",), _spirits),
    "fire": Preferring(("fire",), "pick", lambda s: (MEMBERS, *all_characters(s)), _fire),
    "reveal": Preferring(("reveal",), "pick", lambda s: GROUPS, _decks),
    "keep": Keeping(),
    "exchange": Exchanging(),
    "lose": Preferring(("lose",), "lose", lambda s: (VILLAGE, *all_locations(s)), _homes),
    "recruit": Taking(("recruit", "ancestor"), _hands),
    "bonus": Giving(),
}
PARTS: Mapping[str, Kind[State]] = {
    "send": Sending(),
    **{
        name: kind
        for name, kind in KINDS.items()
        if name not in (HERB_HEATH, "item-send", "evening", "follow")
    },
}
"""The questions whose answers can be part of a planned turn."""


class Kinds(QuestionKinds[State]):
    """The kinds of questions in one position."""

    __slots__ = ()
    names = (CHARACTER, *KINDS)
    plan = CHARACTER

    def values(self, seat: Seat, kind: str) -> tuple[str, ...]:
        """`ASK`, then the predefined values; empty when this seat has no use for the kind now."""
        hand = self.state.tribes[seat].hand
        beginnings = tuple(card for card in self.state.rules.characters if card in hand)
        values = beginnings if kind == CHARACTER else KINDS[kind].values(self.state, seat)
        return (ASK, *values) if values else ()

    def read(self, seat: Seat, kind: str, text: str) -> str:
        """Parse a value; returns it as it is stored, or raises `RuleError`."""
        words = " ".join(text.split()) if kind != CHARACTER else text.strip()
        if words == ASK:
            return ASK
        if kind == CHARACTER:
            return str(check_plan(self.state, seat, text, PARTS))
        if not self.values(seat, kind):
            raise RuleError("error-answer-value", value=words[:40], choices="")
        return KINDS[kind].read(self.state, words)

    def explain(self, seat: Seat, kind: str, value: str) -> tuple[Event, ...]:
        """What each part of a plan would do now; the other kinds need no explanation."""
        if kind != CHARACTER or value == ASK:
            return ()
        plan = read_plan(value, round_of(self.state))
        return tuple(explain(self.state, seat, plan, PARTS))

    def answer(self, decision: Decision, given: Mapping[str, str]) -> Action | None:
        """The option that the plan of the asked seat chooses, else its other prepared answers, if it is legal now."""
        return self._find_planned_move(decision, given) or find_answer(
            self.state, decision, given.items(), KINDS
        )

    def _find_planned_move(self, decision: Decision, given: Mapping[str, str]) -> Action | None:
        value = given.get(CHARACTER, ASK)
        if value == ASK:
            return None
        try:
            plan = read_plan(value, round_of(self.state))
            if decision.prompt == "turn":
                return find_planned_turn(self.state, decision, plan, PARTS, given)
            return find_within(self.state, decision, plan, PARTS)
        except RuleError:
            # Stored by a version with more words: its player is asked, and the game continues.
            return None

    def about(self, decision: Decision) -> tuple[str, ...]:
        return tuple(name for name, kind in KINDS.items() if decision.prompt in kind.prompts)

    def means_the_same_elsewhere(self, question: str, answer: str) -> bool:
        """An answer that names a place refers to the cards of one game."""
        places = (VILLAGE, *all_locations(self.state))
        return question != CHARACTER and {*answer.split()}.isdisjoint(places)

    def parts(self, plan: str) -> Parts:
        found = read_plan(plan, round_of(self.state))
        return list_parts(found.round, found.turns, found.stops)

    def join_parts(self, seat: Seat, parts: Parts) -> str:
        return self.read(seat, CHARACTER, plan_parts.text_of(parts))

    def next_move(self, seat: Seat, parts: Parts, way: str) -> Decision | None:
        return plan_parts.next_move(self.state, seat, parts, way, PARTS)

    def describe_move(self, option: Action) -> str:
        return plan_parts.describe_turn(option)

    def is_spent(self, seat: Seat, plan: str) -> bool:
        """Whether all rounds of a plan are over."""
        found = read_plan(plan, round_of(self.state))
        return found.round is not None and found.round + len(found.turns) <= plan_parts.next_round(
            self.state, seat
        )

    def beginning(self, seat: Seat) -> Parts:
        """A plan that is built by taps begins with the round of this seat's next turn."""
        return plan_parts.begin_plan(self.state, seat)

    def attachable(self, seat: Seat, parts: Parts) -> Mapping[str, Sequence[str]]:
        return plan_parts.attachable(self.state, seat, parts, PARTS)
