"""Deciding ahead: what a seat can answer before it is asked, where nothing that others still do can change it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.actions import Action, Rolled
from engine.core.match import AnyMatch
from engine.core.prepared import NOTHING, Prepared, PreparedAnswer, first_fitting, match_answer
from engine.core.questions import Decision, Draw, Roll, Seat
from engine.core.values import frozen

MOST_EYES = 6
Dice = Callable[[Roll], Rolled]


@frozen
class Ahead:
    """What one seat can decide ahead: `match` is a copy of the game in which only its own steps are left, and
    what happens there since its last exact answer.

    `decision` is its next question, None where the others must act first; `left` are exact answers that fit no question
    any more. `rolled` is whether dice have fallen, `last_is_free` whether none has since its last exact answer,
    `in_case` whether others decide whether the question comes. `seen` are its answers that led to the last of the dice.
    `used` are the exact answers whose questions come; where nothing but cases can be answered (`only_cases`), such as
    while dice are shared, the others may still come afterwards.
    """

    match: AnyMatch
    decision: Decision | None
    left: tuple[PreparedAnswer, ...] = ()
    rolled: bool = False
    last_is_free: bool = True
    in_case: bool = False
    seen: tuple[str, ...] = ()
    used: tuple[PreparedAnswer, ...] = ()
    only_cases: bool = False


def look_ahead(match: AnyMatch, seat: Seat, dice: Dice, prepared: Prepared = NOTHING) -> Ahead | None:
    """What this seat can decide ahead after what it has prepared; None where it has nothing of its own to do yet.

    `dice` are those that will fall at the same occasions.
    """
    copy, left = match.ahead(seat), prepared.exact
    if copy is None:
        return None
    rolled, free, given, seen = False, True, list[str](), 0
    used, only_cases = list[PreparedAnswer](), copy.has_cases
    while True:
        if isinstance(copy.chance, Roll):
            copy.supply(dice(copy.chance))
            rolled, free, seen = True, False, len(given)
        elif isinstance(copy.chance, Draw):
            copy.leave_out()
        else:
            prepared = prepared.with_exact(left)
            asked = copy if copy.asks(seat) is not None else _next_case(copy, seat, prepared)
            if asked is None or (decision := asked.asks(seat)) is None:
                return Ahead(copy, None, left, rolled, free, False, (*given[:seen],), (*used,), only_cases)
            if (at := first_fitting(left, decision)) is not None:
                used.append(left[at])
                answer, left, free = left[at].answer, left[at + 1 :], True
                copy.take_events()
            elif (found := by_itself(asked, decision, prepared)) is not None:
                answer = str(found)
            else:
                seen_by, in_case = (*given[:seen],), asked is not copy
                return Ahead(asked, decision, left, rolled, free, in_case, seen_by, (*used,), only_cases)
            asked.play(seat, answer)
            given.append(answer)


def _next_case(copy: AnyMatch, seat: Seat, prepared: Prepared) -> AnyMatch | None:
    """The next case about which this seat has said something or must be asked; None when none is left."""
    while (case := copy.next_case()) is not None:
        decision = case.asks(seat)
        if decision is None:
            continue
        if first_fitting(prepared.exact, decision) is not None or by_itself(case, decision, prepared) is None:
            return case
    return None


def by_itself(match: AnyMatch, decision: Decision, prepared: Prepared) -> Action | None:
    """The answer that makes no difference or was prepared; None when the person must be asked."""
    if match.obvious is not None and match.obvious[0] == decision.seat:
        return match.obvious[1]
    found = match_answer(match, decision, prepared)
    return None if found is None else found.action


def may_decide(match: AnyMatch, seat: Seat) -> bool:
    """Whether this seat probably has something to decide ahead: a guess from what all know, not from its dice."""
    for dice in _possible_dice():
        look = look_ahead(match, seat, dice)
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
