"""Prepared answers to the questions where consumption stones are laid."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.core.actions import Action
from engine.core.errors import RuleError
from engine.core.questions import Decision, Seat
from engine.core.values import frozen
from engine.hunters_scouts.actions import Mark, Wear
from engine.hunters_scouts.prepared.answering import MOST, in_play, read_words
from engine.hunters_scouts.state import State

KINDS = ("wood", "stone", "clay", "fruit", "fur", "meat", "vp")
AWAY = "away"


@frozen
class Covering:
    """Which field of a card to cover: the first of these kinds that it has; `most` is its most frequent kind.

    A card followed by a kind applies to this card alone: `forest-1 wood most`.
    """

    prompts: tuple[str, ...] = ("wear",)

    def values(self, s: State, seat: Seat) -> tuple[str, ...]:
        goods, food = KINDS[:4], KINDS[4:]
        return (MOST, *(" ".join(kind) for kind in ((*goods, *food), (*food, *goods))), *KINDS)

    def read(self, s: State, text: str) -> str:
        words = read_words((MOST, *KINDS, *s.rules.locations), text, (MOST, *KINDS))
        for card, kind in pairwise([*words, ""]):
            if card in s.rules.locations and kind not in KINDS:
                raise RuleError("error-answer-value", value=f"{card} {kind}"[:40], choices=" ".join(KINDS))
        return " ".join(words)

    def answer(self, s: State, decision: Decision, value: str) -> Action | None:
        first = decision.options[0]
        if not isinstance(first, Wear):
            return None
        covered = [(card, self._kind(s, card, value.split(" "))) for card, _ in first.covered]
        wanted = Wear(tuple(covered))
        return wanted if wanted in decision.options else None

    def _kind(self, s: State, card: str, words: Sequence[str]) -> str:
        free = {kind: fields for kind, fields in s.fields[card].items() if fields}
        about = ""
        for word in words:
            if word in s.rules.locations:
                about = word
                continue
            if about in ("", card):
                if word == MOST:
                    return max(free, key=lambda kind: free[kind])
                if word in free:
                    return word
            about = ""
        return ""


@frozen
class Marking:
    """The cards that get the stones of the Advanced Scout: the first of these that lie open; `away` are those where the
    seat has no members, in their order on the table. Too few cards are no answer.
    """

    prompts: tuple[str, ...] = ("mark",)

    def values(self, s: State, seat: Seat) -> tuple[str, ...]:
        return (AWAY, *s.fields) if in_play(s, "advanced-scout") else ()

    def read(self, s: State, text: str) -> str:
        return " ".join(dict.fromkeys(read_words((AWAY, *s.rules.locations), text)))

    def answer(self, s: State, decision: Decision, value: str) -> Action | None:
        found: list[str] = []
        for word in value.split(" "):
            found += (
                [card for card in s.fields if s.crowd[card][decision.seat] == 0] if word == AWAY else [word]
            )
        open_now = [card for card in dict.fromkeys(found) if card in s.fields]
        marks = [each for each in decision.options if isinstance(each, Mark)]
        stones = len(marks[0].locations) if marks else 0
        chosen = {*open_now[:stones]}
        return next((each for each in marks if {*each.locations} == chosen), None)
