"""Deciding ahead: which questions a seat can answer before it is asked, as nothing that others do can change them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.actions import Action, Rolled
from engine.core.match import AnyMatch
from engine.core.prepared import NOTHING, Prepared, PreparedAnswer, find_fitting, match_answer
from engine.core.questions import Decision, Draw, Roll, Seat
from engine.core.values import frozen

MOST_EYES = 6
Dice = Callable[[Roll], Rolled]


@frozen
class Ahead:
    """What one seat can decide ahead: `match` is a copy of the game in which only its own steps are left; its events
    are those since the last exact answer was used.

    `decision` is its next question, None where the others must act first. `used` are the exact answers whose questions
    came up, `left` those that are not used. `rolled` is whether dice were rolled, `last_is_free` whether none were
    since the last exact answer, `in_case` whether others decide whether the question comes. `seen` are the seat's
    answers up to the last roll. With `only_cases` nothing but such cases can be answered, as while dice are shared:
    questions for the answers that are `left` may then still come afterwards.
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
    """Play on as far as this seat's prepared answers go; None where it has no step of its own that is certain yet.

    `dice` must return the dice that the real game will roll on the same occasions.
    """
    copy, left = match.copy_ahead(seat), prepared.exact
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
            asked = copy if copy.find_decision(seat) is not None else _next_case(copy, seat, prepared)
            if asked is None or (decision := asked.find_decision(seat)) is None:
                return Ahead(copy, None, left, rolled, free, False, (*given[:seen],), (*used,), only_cases)
            if (at := find_fitting(left, decision)) is not None:
                used.append(left[at])
                answer, left, free = left[at].answer, left[at + 1 :], True
                copy.take_events()
            elif (found := automatic_answer(asked, decision, prepared)) is not None:
                answer = str(found)
            else:
                seen_by, in_case = (*given[:seen],), asked is not copy
                return Ahead(asked, decision, left, rolled, free, in_case, seen_by, (*used,), only_cases)
            asked.play(seat, answer)
            given.append(answer)


def _next_case(copy: AnyMatch, seat: Seat, prepared: Prepared) -> AnyMatch | None:
    """The next case that an exact answer fits, or about which the person must be asked; None when none is left."""
    while (case := copy.next_case()) is not None:
        decision = case.find_decision(seat)
        if decision is None:
            continue
        is_answered = find_fitting(prepared.exact, decision) is not None
        if is_answered or automatic_answer(case, decision, prepared) is None:
            return case
    return None


def automatic_answer(match: AnyMatch, decision: Decision, prepared: Prepared) -> Action | None:
    """The obvious answer (`Match.obvious`), or the one that was prepared; None when the person must be asked."""
    if match.obvious is not None and match.obvious[0] == decision.seat:
        return match.obvious[1]
    found = match_answer(match, decision, prepared)
    return None if found is None else found.action


def may_decide(match: AnyMatch, seat: Seat) -> bool:
    """Whether this seat probably has something to decide ahead: a guess from public knowledge, not from its dice."""
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
