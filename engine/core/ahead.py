"""Deciding ahead: what a seat can answer before it is asked, where nothing that others still do can change it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.core.actions import Action, Rolled
from engine.core.match import AnyMatch
from engine.core.questions import Decision, Draw, Roll, Seat
from engine.core.steps import Acts, GameState

MOST_EYES = 6
Dice = Callable[[Roll], Rolled]


@dataclass(frozen=True, slots=True)
class WaitForOthers(Acts):
    """The last step of a copy for deciding ahead: from here on the others must act first."""

    def ask(self, _s: GameState) -> tuple[Decision, ...]:
        return ()


@dataclass(frozen=True, slots=True)
class EarlyAnswer:
    """An answer that was given before its question came; `question` is the digest of that question.

    `str(answer)` is how it is stored.
    """

    question: str
    line: str

    def __str__(self) -> str:
        return f"{self.question} {self.line}"

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


def question_of(decision: Decision) -> str:
    """A digest of a question and everything that its player was told about it."""
    about = sorted(decision.about.items())
    said = (decision.seat, decision.prompt, about, [*map(str, decision.options)])
    return hashlib.sha256(repr(said).encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Ahead:
    """What one seat can decide ahead: `match` is a copy of the game in which only its own steps are left.

    `decision` is its next question, None where the others must act first; `left` are early answers that fit no question
    any more. `rolled` is whether dice have fallen, `last_is_free` whether none has since its last early answer.
    """

    match: AnyMatch
    decision: Decision | None
    left: tuple[EarlyAnswer, ...] = ()
    rolled: bool = False
    last_is_free: bool = True


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
    copy, answers, left = match.ahead(seat), iter(early), tuple(early)
    if copy is None:
        return None
    rolled, free = False, True
    while True:
        if isinstance(copy.chance, Roll):
            copy.supply(dice(copy.chance))
            rolled, free = True, False
        elif isinstance(copy.chance, Draw):
            copy.leave_out()
        elif (decision := copy.asks(seat)) is None:
            return Ahead(copy, None, left, rolled, free)
        elif left and left[0].fits(decision):
            copy.play(seat, next(answers).line)
            left, free = left[1:], True
        elif (answer := by_itself(copy, decision, orders)) is not None:
            copy.play(seat, str(answer))
        else:
            return Ahead(copy, decision, left, rolled, free)


def by_itself(match: AnyMatch, decision: Decision, orders: Mapping[str, str]) -> Action | None:
    """The answer that makes no difference or follows from standing orders; None when the person must be asked."""
    if match.obvious is not None and match.obvious[0] == decision.seat:
        return match.obvious[1]
    return match.orders.answer(decision, orders) if orders else None


def may_decide(match: AnyMatch, seat: Seat) -> bool:
    """Whether this seat probably has something to decide ahead: a guess from what all know, not from its dice."""
    if match.ahead(seat) is None:
        return False
    looks = (look_ahead(match, seat, dice, {}) for dice in _possible_dice())
    return any(look is not None and look.decision is not None for look in looks)


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
