"""The kinds of questions that a game asks again and again, so that one answer can be prepared for all of a kind."""

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
    """One kind of question: the prompts that ask it, and which answers to it can be prepared.

    `answer` gives one of the options, or None where the prepared answer does not say what to do.
    """

    @property
    def prompts(self) -> tuple[str, ...]: ...

    def values(self, s: S_contra, seat: Seat) -> tuple[str, ...]:
        """Ready-made values, the usual one first; empty when this seat has no use for the kind."""
        ...

    def read(self, s: S_contra, text: str) -> str:
        """The value in its one form; raises `RuleError`."""
        ...

    def answer(self, s: S_contra, decision: Decision, value: str) -> Action | None: ...


@frozen
class QuestionKinds(ABC, Generic[S]):
    """The kinds of questions of a game, in one position of it.

    `names` are all of them, and the answer to `plan` says the moves of a seat's own turns.
    """

    names: ClassVar[tuple[str, ...]]
    plan: ClassVar[str]
    state: S

    @abstractmethod
    def values(self, seat: Seat, kind: str) -> tuple[str, ...]:
        """The ready answers of this seat to a kind, the usual one first; empty when it will not be asked so."""

    @abstractmethod
    def read(self, seat: Seat, kind: str, text: str) -> str:
        """The answer that the text says, as it is stored; raises `RuleError`. Every one of `values` is read."""

    @abstractmethod
    def explain(self, seat: Seat, kind: str, value: str) -> tuple[Event, ...]:
        """What an answer would do now, part by part, for its confirmation; empty when it speaks for itself."""

    @abstractmethod
    def answer(self, decision: Decision, given: Mapping[str, str]) -> Action | None:
        """The option that the answers of the asked seat, given by kind, mean; None when it must be asked itself."""

    def about(self, decision: Decision) -> tuple[str, ...]:
        """The kinds that may answer this question."""
        del decision
        return self.names

    def means_the_same_elsewhere(self, question: str, answer: str) -> bool:
        """Whether this answer can be given for every table of the game: it names nothing of this one."""
        del answer
        return question != self.plan

    @abstractmethod
    def parts(self, plan: str) -> Parts:
        """A stored plan, part by part; raises `RuleError` if these rules cannot read it any more."""

    @abstractmethod
    def join_parts(self, seat: Seat, parts: Parts) -> str:
        """The plan of these parts, as `read` gives it; raises `RuleError`. Without any move there is none."""

    @abstractmethod
    def next_move(self, seat: Seat, parts: Parts, way: str) -> Decision | None:
        """What can stand next in a plan, as a question like that of a turn: after its last turn (`THEN`), or instead of
        its last move (`ELSE`). None where the game takes no more; it must follow from what this seat may know.
        """

    @abstractmethod
    def describe_move(self, option: Action) -> str:
        """What an option of `next_move` says in a plan."""

    def is_spent(self, seat: Seat, plan: str) -> bool:
        """Whether nothing of this plan can come any more, so that a new one begins without it."""
        del seat, plan
        return False

    def beginning(self, seat: Seat) -> Parts:
        """What stands in a new plan before its first move: nothing, or how long it holds."""
        del seat
        return ()

    def attachable(self, seat: Seat, parts: Parts) -> Mapping[str, Sequence[str]]:
        """What else can be added, by way, 25 texts each at most; a game without conditions has none.

        `STOP` and `SCOPE` are about the whole plan, `IF` and the ways of a game's own about its last move.
        """
        del seat, parts
        return {}
