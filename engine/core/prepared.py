"""Prepared answers: what a seat has answered before it was asked, and the one rule that says which answer is used.

The rule: an answer to exactly this question comes first, then the plan, then the answers to all questions of a kind.
An answer that is no longer an option is never replaced by another: its person is asked.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from engine.core.actions import Action
from engine.core.match import AnyMatch
from engine.core.questions import Decision
from engine.core.values import frozen

ASK = "ask"
"""The answer that means: ask me."""


@frozen
class PreparedAnswer:
    """One answer that was prepared.

    `question` is a kind of question of the game (`QuestionKinds.names`, the plan among them) and `answer` is in the
    words of that kind. If `is_exact`, `question` is the digest of the one question that it answers, with all that its
    owner has seen of it (`digest_of`), and `answer` the line of an option; it is used at most once. `until` is the last
    round in which it holds, None: until it is changed. Without `is_active` it answers nothing: it is a draft, or an
    exact answer that an undo took back, which its owner may use again. With `is_seen` it has shown dice to its owner,
    so it holds for the round of these dice whatever is prepared since.
    """

    question: str
    answer: str
    until: int | None = None
    is_exact: bool = False
    is_active: bool = True
    is_seen: bool = False

    @classmethod
    def to(cls, decision: Decision, line: str) -> PreparedAnswer:
        """The exact answer to this question, with the line of an option."""
        return cls(digest_of(decision), line, is_exact=True)

    @property
    def verb(self) -> str:
        return self.answer.partition(" ")[0]

    def fits(self, decision: Decision) -> bool:
        """Whether this is an exact answer to this question."""
        return self.is_exact and self.question == digest_of(decision)

    @property
    def is_lasting(self) -> bool:
        """Whether it answers a kind of question without a last round."""
        return self.is_active and not self.is_exact and self.until is None

    def holds(self, this_round: int) -> bool:
        return self.is_active and (self.until is None or this_round <= self.until)


@frozen
class Prepared:
    """All prepared answers of one seat; the exact ones are in the order in which they will be used.

    `has_looked`: it has seen what will happen on its turn, such as its dice. `is_paused`: it undid a move, so no kind
    of question is answered for it until it has moved itself.
    """

    answers: tuple[PreparedAnswer, ...] = ()
    has_looked: bool = False
    is_paused: bool = False

    @classmethod
    def of_kinds(cls, answers: Mapping[str, str]) -> Prepared:
        """These answers to kinds of questions, each without a last round."""
        return cls(tuple(PreparedAnswer(question, answer) for question, answer in answers.items()))

    @property
    def exact(self) -> tuple[PreparedAnswer, ...]:
        """The active answers to exactly one question each."""
        return tuple(each for each in self.answers if each.is_exact and each.is_active)

    @property
    def taken_back(self) -> tuple[PreparedAnswer, ...]:
        """The exact answers that an undo took back: they are not used unless their owner says so."""
        return tuple(each for each in self.answers if each.is_exact and not each.is_active)

    @property
    def kinds(self) -> tuple[PreparedAnswer, ...]:
        """The answers to kinds of questions, drafts included."""
        return tuple(each for each in self.answers if not each.is_exact)

    def in_force(self, this_round: int) -> Mapping[str, str]:
        """The answer to each kind of question in this round; one with a last round has precedence."""
        if self.is_paused:
            return {}
        found: dict[str, str] = {}
        for each in sorted(self.kinds, key=lambda each: each.until is None):
            if each.holds(this_round):
                found.setdefault(each.question, each.answer)
        return found

    def answer_to(self, question: str) -> str:
        """The answer to a kind of question without a last round, else `ASK`; one with a last round precedes it."""
        found = (each.answer for each in self.kinds if each.question == question and each.is_lasting)
        return next(found, ASK)

    def answer_in(self, this_round: int, question: str) -> PreparedAnswer | None:
        """The answer to a kind of question that ends with this round, if there is one."""
        found = (each for each in self.kinds if each.question == question and each.until == this_round)
        return next(found, None)

    def draft_for(self, question: str) -> str:
        """The draft of an answer to a kind of question; empty without one."""
        found = (each.answer for each in self.kinds if each.question == question and not each.is_active)
        return next(found, "")

    def is_for_later(self, question: str) -> bool:
        """Whether the newest answer to a kind of question holds only after the one that has shown dice."""
        seen = [each for each in self.kinds if each.question == question and each.is_seen]
        return any(each.answer != self.answer_to(question) for each in seen)

    def with_answer(self, question: str, answer: str) -> Prepared:
        """With this answer to a kind of question from now on; one that has shown dice still holds for its round."""
        seen = (each for each in self.kinds if each.question == question and each.is_seen)
        return replace(self, answers=(*seen, *self._others(question), PreparedAnswer(question, answer)))

    def with_answer_in(self, this_round: int, question: str, answer: str) -> Prepared:
        """With this answer to a kind of question for this round alone."""
        return replace(
            self, answers=(PreparedAnswer(question, answer, until=this_round), *self._others(question))
        )

    def _others(self, question: str) -> tuple[PreparedAnswer, ...]:
        """All but the active answers to this kind of question."""
        return tuple(
            each for each in self.answers if each.is_exact or not each.is_active or each.question != question
        )

    def with_draft(self, question: str, draft: str) -> Prepared:
        """With this draft of an answer to a kind of question in place of the former one; empty removes it."""
        others = (each for each in self.answers if each.is_active or each.question != question)
        fresh = (PreparedAnswer(question, draft, is_active=False),) if draft else ()
        return replace(self, answers=(*others, *fresh))

    def with_exact(self, exact: Iterable[PreparedAnswer]) -> Prepared:
        """With these exact answers in place of all active ones; to give some, a seat has looked at what will happen."""
        return replace(self, answers=(*self.kinds, *self.taken_back, *exact), has_looked=True)

    def with_taken_back(self, answers: Iterable[PreparedAnswer]) -> Prepared:
        """With these exact answers as the ones that an undo took back."""
        marked = (replace(each, is_active=False) for each in answers)
        return replace(self, answers=(*self.kinds, *dict.fromkeys(marked), *self.exact))

    def with_taken_back_in_use(self) -> Prepared:
        """With the answers that an undo took back active again, each for its question, once."""
        used = (replace(each, is_active=True) for each in self.taken_back)
        return self.with_exact((*self.exact, *used)).with_taken_back(())

    def kept_in(self, this_round: int, question: str, before: Prepared) -> Prepared:
        """With the answer that `before` had for a kind of question, marked as seen, until the end of this round."""
        kept = before.in_force(this_round).get(question, ASK)
        others = (each for each in self.answers if each.question != question or each.until is None)
        return replace(self, answers=(PreparedAnswer(question, kept, this_round, is_seen=True), *others))

    def in_another_round(self) -> Prepared:
        """Without the answers for the former round: exact ones, and those with a last round."""
        return replace(
            self, answers=tuple(each for each in self.kinds if each.until is None), has_looked=False
        )


NOTHING = Prepared()


@frozen
class Found:
    """A prepared answer to an open decision: the option, whether it was exact, and what is prepared once it is used."""

    action: Action
    is_exact: bool
    left: Prepared


def match_answer(match: AnyMatch, decision: Decision, prepared: Prepared) -> Found | None:
    """Find the prepared answer of an open decision; returns None where its person must be asked."""
    exact = prepared.exact
    if (at := find_fitting(exact, decision)) is not None:
        left = prepared.with_exact(remove_used(exact, at))
        return Found(match.game.read(exact[at].answer), True, left)
    given = prepared.in_force(match.round)
    answer = match.kinds.answer(decision, given) if given else None
    return None if answer is None else Found(answer, False, prepared)


def find_fitting(exact: Sequence[PreparedAnswer], decision: Decision) -> int | None:
    """The index of the first answer to this question. Those before it were for cases that did not come up."""
    return next((at for at, each in enumerate(exact) if each.fits(decision)), None)


def remove_used(exact: Sequence[PreparedAnswer], at: int) -> list[PreparedAnswer]:
    """The answers that remain once one was used: those before it with its verb were for cases that did not come up."""
    verb = exact[at].verb
    return [each for place, each in enumerate(exact) if place > at or (place < at and each.verb != verb)]


def digest_of(decision: Decision) -> str:
    """A digest of a question with everything that its player sees of it."""
    about = sorted(decision.about.items())
    said = (decision.seat, decision.prompt, about, [*map(str, decision.options)])
    return hashlib.sha256(repr(said).encode()).hexdigest()[:16]
