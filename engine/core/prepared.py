"""What a seat has answered before it was asked: one record for all of it, and one rule that says which record answers.

The rule: what somebody said about exactly this question comes first, then their plan, then their answers to all
questions of a kind. An answer that is no option any more is never replaced by another: its person is asked.
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
    """One answer that was given beforehand.

    `question` is a kind of question of the game (`QuestionKinds.names`, the plan among them) and `answer` is in its
    words. Of an `is_exact` answer, `question` is the digest of the one question that it is for, with all that its owner
    has seen of it, and `answer` the line of an option; it is used once. `until` is the last round in which it holds,
    None: until it is changed. One that is not `is_active` answers nothing: it is still being built, or an exact one
    that an undo took back, which its owner may use again. One that `is_seen` has shown dice to its owner: it holds for
    the round of these, whatever else is said now.
    """

    question: str
    answer: str
    until: int | None = None
    is_exact: bool = False
    is_active: bool = True
    is_seen: bool = False

    @classmethod
    def to(cls, decision: Decision, line: str) -> PreparedAnswer:
        """This option, for this question alone."""
        return cls(digest_of(decision), line, is_exact=True)

    @property
    def verb(self) -> str:
        return self.answer.partition(" ")[0]

    def fits(self, decision: Decision) -> bool:
        """Whether this is the one question that it is for."""
        return self.is_exact and self.question == digest_of(decision)

    @property
    def is_lasting(self) -> bool:
        """Whether it answers a kind of question until it is changed."""
        return self.is_active and not self.is_exact and self.until is None

    def holds(self, this_round: int) -> bool:
        return self.is_active and (self.until is None or this_round <= self.until)


@frozen
class Prepared:
    """All that one seat has answered beforehand; exact answers stand in the order in which they will be used.

    `has_looked`: it has seen what will happen on its turn, such as its dice. `is_paused`: it took a move back, so no
    kind of question is answered for it until it has moved itself.
    """

    answers: tuple[PreparedAnswer, ...] = ()
    has_looked: bool = False
    is_paused: bool = False

    @classmethod
    def of_kinds(cls, answers: Mapping[str, str]) -> Prepared:
        """These answers to kinds of questions, until they are changed."""
        return cls(tuple(PreparedAnswer(question, answer) for question, answer in answers.items()))

    @property
    def exact(self) -> tuple[PreparedAnswer, ...]:
        """The answers to exactly one question each."""
        return tuple(each for each in self.answers if each.is_exact and each.is_active)

    @property
    def taken_back(self) -> tuple[PreparedAnswer, ...]:
        """The exact answers that an undo took back: they never answer by themselves."""
        return tuple(each for each in self.answers if each.is_exact and not each.is_active)

    @property
    def kinds(self) -> tuple[PreparedAnswer, ...]:
        """The answers to kinds of questions."""
        return tuple(each for each in self.answers if not each.is_exact)

    def in_force(self, this_round: int) -> Mapping[str, str]:
        """What answers each kind of question in this round; what holds for some rounds only comes first."""
        if self.is_paused:
            return {}
        found: dict[str, str] = {}
        for each in sorted(self.kinds, key=lambda each: each.until is None):
            if each.holds(this_round):
                found.setdefault(each.question, each.answer)
        return found

    def answer_to(self, question: str) -> str:
        """What answers a kind of question from now on, or once what holds for some rounds is over."""
        found = (each.answer for each in self.kinds if each.question == question and each.is_lasting)
        return next(found, ASK)

    def answer_in(self, this_round: int, question: str) -> PreparedAnswer | None:
        """What answers a kind of question in this round alone, if anything does."""
        found = (each for each in self.kinds if each.question == question and each.until == this_round)
        return next(found, None)

    def draft_for(self, question: str) -> str:
        """What is being built for a kind of question; empty without anything."""
        found = (each.answer for each in self.kinds if each.question == question and not each.is_active)
        return next(found, "")

    def is_for_later(self, question: str) -> bool:
        """Whether what was said last about a kind of question holds only once something else is over."""
        seen = [each for each in self.kinds if each.question == question and each.is_seen]
        return any(each.answer != self.answer_to(question) for each in seen)

    def with_answer(self, question: str, answer: str) -> Prepared:
        """From now on a kind of question is answered like that, but for what has shown dice."""
        seen = (each for each in self.kinds if each.question == question and each.is_seen)
        return replace(self, answers=(*seen, *self._others(question), PreparedAnswer(question, answer)))

    def with_answer_in(self, this_round: int, question: str, answer: str) -> Prepared:
        """In this round alone a kind of question is answered like that."""
        return replace(
            self, answers=(PreparedAnswer(question, answer, until=this_round), *self._others(question))
        )

    def _others(self, question: str) -> tuple[PreparedAnswer, ...]:
        """All but what answers this kind of question."""
        return tuple(
            each for each in self.answers if each.is_exact or not each.is_active or each.question != question
        )

    def with_draft(self, question: str, draft: str) -> Prepared:
        """With what is being built for a kind of question, in place of what was built before."""
        others = (each for each in self.answers if each.is_active or each.question != question)
        fresh = (PreparedAnswer(question, draft, is_active=False),) if draft else ()
        return replace(self, answers=(*others, *fresh))

    def with_exact(self, exact: Iterable[PreparedAnswer]) -> Prepared:
        """With these exact answers instead of those that there are; who gives some has looked at what will happen."""
        return replace(self, answers=(*self.kinds, *self.taken_back, *exact), has_looked=True)

    def with_taken_back(self, answers: Iterable[PreparedAnswer]) -> Prepared:
        """With these exact answers as those that an undo took back."""
        marked = (replace(each, is_active=False) for each in answers)
        return replace(self, answers=(*self.kinds, *dict.fromkeys(marked), *self.exact))

    def with_taken_back_in_use(self) -> Prepared:
        """What an undo took back answers again, each its question, once."""
        used = (replace(each, is_active=True) for each in self.taken_back)
        return self.with_exact((*self.exact, *used)).with_taken_back(())

    def kept_in(self, this_round: int, question: str, before: Prepared) -> Prepared:
        """In this round a kind of question is still answered as it was before."""
        kept = before.in_force(this_round).get(question, ASK)
        others = (each for each in self.answers if each.question != question or each.until is None)
        return replace(self, answers=(PreparedAnswer(question, kept, this_round, is_seen=True), *others))

    def in_another_round(self) -> Prepared:
        """Without what was for the round that is over: exact answers, and answers that held in it."""
        return replace(
            self, answers=tuple(each for each in self.kinds if each.until is None), has_looked=False
        )


NOTHING = Prepared()


@frozen
class Found:
    """An answer that was prepared: the option, whether it was for exactly this question, and what is left then."""

    action: Action
    is_exact: bool
    left: Prepared


def match_answer(match: AnyMatch, decision: Decision, prepared: Prepared) -> Found | None:
    """What this seat has said beforehand about a question that is open; None where its person must be asked."""
    exact = prepared.exact
    if (at := first_fitting(exact, decision)) is not None:
        left = prepared.with_exact(without_used(exact, at))
        return Found(match.game.read(exact[at].answer), True, left)
    given = prepared.in_force(match.round)
    answer = match.kinds.answer(decision, given) if given else None
    return None if answer is None else Found(answer, False, prepared)


def first_fitting(exact: Sequence[PreparedAnswer], decision: Decision) -> int | None:
    """Where among these the first answer to this question is. Those before it were for cases that did not come."""
    return next((at for at, each in enumerate(exact) if each.fits(decision)), None)


def without_used(exact: Sequence[PreparedAnswer], at: int) -> list[PreparedAnswer]:
    """What is left once one of these was used: those of its verb before it were for cases that did not come."""
    verb = exact[at].verb
    return [each for place, each in enumerate(exact) if place > at or (place < at and each.verb != verb)]


def digest_of(decision: Decision) -> str:
    """A digest of a question and everything that its player sees of it."""
    about = sorted(decision.about.items())
    said = (decision.seat, decision.prompt, about, [*map(str, decision.options)])
    return hashlib.sha256(repr(said).encode()).hexdigest()[:16]
