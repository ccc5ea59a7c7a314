"""Deciding ahead: what a seat can answer before it is asked, where nothing that others still do can change it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from engine.core.actions import Action, Rolled
from engine.core.match import AnyMatch
from engine.core.questions import Decision, Draw, Roll, Seat
from engine.core.values import frozen

MOST_EYES = 6
Dice = Callable[[Roll], Rolled]


@frozen
class EarlyAnswer:
    """An answer that was given before its question came; `question` is the digest of that question.

    `str(answer)` is how it is stored.
    """

    question: str
    line: str

    def __str__(self) -> str:
        return f"{self.question} {self.line}"

    @property
    def verb(self) -> str:
        return self.line.partition(" ")[0]

    @classmethod
    def read(cls, text: str) -> EarlyAnswer:
        question, _, line = text.partition(" ")
        return cls(question, line)

    @classmethod
    def to(cls, decision: Decision, line: str) -> EarlyAnswer:
        return cls(question_of(decision), line)

    def fits(self, decision: Decision) -> bool:
        """Whether this is the question that was answered, with the same options and all that is said about it."""
        return self.question == question_of(decision)


def first_fitting(early: Sequence[EarlyAnswer], decision: Decision) -> int | None:
    """Where among these the first answer to this question is. Those before it were for cases that did not come."""
    return next((at for at, each in enumerate(early) if each.fits(decision)), None)


def without_played(early: Sequence[EarlyAnswer], at: int) -> list[EarlyAnswer]:
    """What is left once one of these was played: those of its verb before it were for cases that did not come."""
    verb = early[at].verb
    return [each for place, each in enumerate(early) if place > at or (place < at and each.verb != verb)]


def question_of(decision: Decision) -> str:
    """A digest of a question and everything that its player was told about it."""
    about = sorted(decision.about.items())
    said = (decision.seat, decision.prompt, about, [*map(str, decision.options)])
    return hashlib.sha256(repr(said).encode()).hexdigest()[:16]


@frozen
class Ahead:
    """What one seat can decide ahead: `match` is a copy of the game in which only its own steps are left.

    `decision` is its next question, None where the others must act first; `left` are early answers that fit no question
    any more. `rolled` is whether dice have fallen, `last_is_free` whether none has since its last early answer,
    `in_case` whether others decide whether the question comes. `seen` are its answers that led to the last of the dice.
    `used` are the early answers whose questions come; where nothing but cases can be answered (`only_cases`), such as
    while dice are shared, the others may still come afterwards.
    """

    match: AnyMatch
    decision: Decision | None
    left: tuple[EarlyAnswer, ...] = ()
    rolled: bool = False
    last_is_free: bool = True
    in_case: bool = False
    seen: tuple[str, ...] = ()
    used: tuple[EarlyAnswer, ...] = ()
    only_cases: bool = False


def look_ahead(
    match: AnyMatch,
    seat: Seat,
    dice: Dice,
    orders: Mapping[str, str],
    early: Sequence[EarlyAnswer] = (),
) -> Ahead | None:
    """What this seat can decide ahead after its early answers; None where it has nothing of its own to do yet.

    `dice` are those that will fall at the same occasions, `orders` the standing orders of the seat.
    """
    copy, left = match.ahead(seat), tuple(early)
    if copy is None:
        return None
    rolled, free, given, seen = False, True, list[str](), 0
    used, only_cases = list[EarlyAnswer](), copy.has_cases
    while True:
        if isinstance(copy.chance, Roll):
            copy.supply(dice(copy.chance))
            rolled, free, seen = True, False, len(given)
        elif isinstance(copy.chance, Draw):
            copy.leave_out()
        else:
            asked = copy if copy.asks(seat) is not None else _next_case(copy, seat, orders, left)
            if asked is None or (decision := asked.asks(seat)) is None:
                return Ahead(copy, None, left, rolled, free, False, (*given[:seen],), (*used,), only_cases)
            if (at := first_fitting(left, decision)) is not None:
                used.append(left[at])
                answer, left, free = left[at].line, left[at + 1 :], True
            elif (found := by_itself(asked, decision, orders)) is not None:
                answer = str(found)
            else:
                seen_by, in_case = (*given[:seen],), asked is not copy
                return Ahead(asked, decision, left, rolled, free, in_case, seen_by, (*used,), only_cases)
            asked.play(seat, answer)
            given.append(answer)


def _next_case(
    copy: AnyMatch, seat: Seat, orders: Mapping[str, str], early: Sequence[EarlyAnswer]
) -> AnyMatch | None:
    """The next case about which this seat has said something or must be asked; None when none is left."""
    while (case := copy.next_case()) is not None:
        decision = case.asks(seat)
        if decision is None:
            continue
        if first_fitting(early, decision) is not None or by_itself(case, decision, orders) is None:
            return case
    return None


def by_itself(match: AnyMatch, decision: Decision, orders: Mapping[str, str]) -> Action | None:
    """The answer that makes no difference or follows from standing orders; None when the person must be asked."""
    if match.obvious is not None and match.obvious[0] == decision.seat:
        return match.obvious[1]
    return match.orders.answer(decision, orders) if orders else None


def may_decide(match: AnyMatch, seat: Seat) -> bool:
    """Whether this seat probably has something to decide ahead: a guess from what all know, not from its dice."""
    for dice in _possible_dice():
        look = look_ahead(match, seat, dice, {})
        if look is None or look.decision is not None:
            return look is not None
        if not look.rolled:
            return False  # other dice would show the same
    return False


def _possible_dice() -> Iterator[Dice]:
    """The best dice with every remainder, as for tools and purchases, and the worst, as for feeding."""
    yield lambda roll: Rolled((1,) * roll.n)
    for last in range(1, MOST_EYES + 1):
        yield lambda roll, last=last: Rolled((*[MOST_EYES] * (roll.n - 1), last))


def deciding(match: AnyMatch) -> tuple[Seat, ...]:
    """The seats that are not asked and are told that they may decide ahead."""
    return tuple(seat for seat in range(match.setup.seats) if may_decide(match, seat))


def read_all(lines: Iterable[str]) -> tuple[EarlyAnswer, ...]:
    """Early answers as they were stored, in their order."""
    return tuple(map(EarlyAnswer.read, lines))
