"""Kinds of questions: those that a game asks repeatedly, so that one prepared answer can hold for all of a kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, Protocol, TypeVar

from engine.core.actions import Action
from engine.core.events import Event
from engine.core.plans import Parts
from engine.core.questions import Decision, Seat
from engine.core.values import frozen

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)


class Kind(Protocol[S_contra]):
    """One kind of question: the prompts of its decisions, and which answers to it can be prepared.

    `answer` returns one of the options, or None where the prepared answer does not determine one.
    """

    @property
    def prompts(self) -> tuple[str, ...]: ...

    def values(self, s: S_contra, seat: Seat) -> tuple[str, ...]:
        """Predefined values, the usual one first; empty when this seat has no use for the kind."""
        ...

    def read(self, s: S_contra, text: str) -> str:
        """Parse a value; returns it in its normal form, or raises `RuleError`."""
        ...

    def answer(self, s: S_contra, decision: Decision, value: str) -> Action | None: ...


@frozen
class QuestionKinds(ABC, Generic[S]):
    """The kinds of questions of a game, in one position of it.

    `names` lists all of them; `plan` is the one whose answer is a plan of the moves of a seat's own turns.
    """

    names: ClassVar[tuple[str, ...]]
    plan: ClassVar[str]
    state: S

    @abstractmethod
    def values(self, seat: Seat, kind: str) -> tuple[str, ...]:
        """The predefined answers of this seat to a kind, the usual one first; empty when it will not be asked that."""

    @abstractmethod
    def read(self, seat: Seat, kind: str, text: str) -> str:
        """Parse an answer; returns it as it is stored, or raises `RuleError`. All `values` can be parsed."""

    @abstractmethod
    def explain(self, seat: Seat, kind: str, value: str) -> tuple[Event, ...]:
        """What an answer would do now, part by part, for its confirmation; empty when there is nothing to explain."""

    @abstractmethod
    def answer(self, decision: Decision, given: Mapping[str, str]) -> Action | None:
        """The option that the prepared answers of the asked seat (by kind) choose; None when it must be asked."""

    def about(self, decision: Decision) -> tuple[str, ...]:
        """The kinds whose answers may answer this question."""
        del decision
        return self.names

    def means_the_same_elsewhere(self, question: str, answer: str) -> bool:
        """Whether this answer can be used at every table of the game, as it refers to nothing of this one."""
        del answer
        return question != self.plan

    @abstractmethod
    def parts(self, plan: str) -> Parts:
        """Split a stored plan into its parts; raises `RuleError` if these rules cannot parse it any more."""

    @abstractmethod
    def join_parts(self, seat: Seat, parts: Parts) -> str:
        """The plan of these parts, as `read` returns it; raises `RuleError`, also for a plan without any move."""

    @abstractmethod
    def next_move(self, seat: Seat, parts: Parts, way: str) -> Decision | None:
        """The moves that can be added to a plan, as a decision like that of a turn: after its last turn (`THEN`), or as
        an alternative to its last move (`ELSE`). None where no more can be added; depends only on what this seat sees.
        """

    @abstractmethod
    def describe_move(self, option: Action) -> str:
        """The words of an option of `next_move` in the text of a plan."""

    def is_spent(self, seat: Seat, plan: str) -> bool:
        """Whether no move of this plan can be played any more, so that a new plan does not begin with it."""
        del seat, plan
        return False

    def beginning(self, seat: Seat) -> Parts:
        """The parts of a new plan before its first move: none, or its scope."""
        del seat
        return ()

    def attachable(self, seat: Seat, parts: Parts) -> Mapping[str, Sequence[str]]:
        """What else can be added, by way, at most 25 texts each; a game without conditions has none.

        `STOP` and `SCOPE` apply to the whole plan, `IF` and the ways that a game adds to its last move.
        """
        del seat, parts
        return {}
