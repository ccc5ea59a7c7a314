"""What a player of Stone Age can decide before being asked: the use of the own places, and feeding."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, takewhile

from engine.core.questions import Seat
from engine.core.steps import Acts, InCase, Step, WaitForOthers
from engine.core.values import frozen
from engine.stone_age.base.civilising import TakeDie, roll_dice_bar
from engine.stone_age.base.feeding import feed_all
from engine.stone_age.base.placing import PlacePeople, StartPlacing, is_open
from engine.stone_age.base.using import TakeTurns, Turn
from engine.stone_age.modules.mammoths.herd import TakeAll
from engine.stone_age.rules import Space
from engine.stone_age.state import State

MOST_CASES = 4
"""The most cases that are asked ahead one by one."""


def copy_ahead(s: State, seat: Seat) -> State | None:
    """A copy in which only this seat's own places and feeding are left; None where others may still change something.

    From the last placement of a seat (B-PLACE-06) to its feeding nothing but a dice bar of others affects it:

    - The people on the own places, cards and tiles are the player's alone, and no one else can use them (B-ACT-01,
      B-ACT-03, T-07); the herd, the active animal and the marks of tools stay until the round is over (M-START-01,
      W-MALUS-01, B-NEW-04).
    - Goods never run out (B-ROLL-03), and tools, fields, people, the trader and the exchange are counted for each
      player alone (B-TOOL-02, B-VIL-03, B-VIL-05, S-TRD-01, S-EXC-03).
    - Dice are keyed by seat and place, so they do not depend on when they are rolled. Who sees them early has nothing
      left to choose but what follows from them, unless a dice bar comes first: see `_may_buy`.
    - Which tile or card comes next depends on what others draw before: such draws are left out. Nothing of the turn
      follows from them (B-BLD-05, B-CARD-08) but whether there is a card for S-CARD5-05: see `_is_deck_short`.
    - Who still gets one of the dice that are being shared (D-07) chooses one for each set that others may leave.
    - Between the own turn and the feeding only those who stand at the herd or the animal get anything (M-TAME-05,
      W-ACT-04); the rewards of the animal concern each player alone, and who stands at the herd says what they want in
      case it is tamed (M-TAME-04, M-BON-05). All feed together (B-FEED-06): see `Afterwards`.
    """
    if s.phase not in ("placing", "actions") or (s.phase == "placing" and s.players[seat].tableau):
        return None
    if (
        cases := next((found for step in s.stack if (found := _find_cases(s, step, seat)) is not None), None)
    ) is not None:
        return _copy_for_cases(s, cases)
    if _is_deck_short(s, seat) or any(_is_in_the_way(step, seat) for step in s.stack):
        return None
    order = [*_list_seats(s)]
    before = order[: order.index(seat)] if seat in order else []
    bars = [space for space in s.rules.spaces.values() if _sells_dice(s, space)]
    if any(_may_buy(s, each, bars) for each in before):
        return None
    copy = s.copy()
    copy.phase = "actions"
    turn = [Turn(seat)] if seat in order else []
    rewards = [step for step in s.stack if _is_own(step, seat)]
    joined = s.phase == "placing" and any(player.tableau for player in s.players)
    disturbed = any(_may_buy(s, each, bars) for each in order if each != seat)
    copy.stack = [WaitForOthers(), Afterwards(seat, joined, disturbed), *rewards, *turn, *_list_income(s)]
    return copy


def _find_cases(s: State, step: Step, seat: Seat) -> tuple[Step, ...] | None:
    """The questions that dice or a herd being shared now may bring to this seat; None if it gets no more of them."""
    match step:
        case TakeDie(other, dice) if (before := (seat - other) % s.seats) < len(dice):
            left = dict.fromkeys(combinations(dice, len(dice) - before))
            return tuple(TakeDie(seat, each, step.bar) for each in left if len({*each}) > 1)
        case TakeAll(other) if other == seat:
            return step.choices(s)
        case _:
            return None


def _copy_for_cases(s: State, cases: tuple[Step, ...]) -> State | None:
    """A copy in which the seat is asked about these cases only; None if they are too many."""
    if len(cases) > MOST_CASES:
        return None
    copy = s.copy()
    copy.stack = [WaitForOthers(), InCase(cases)]
    return copy


def _is_in_the_way(step: Step, seat: Seat) -> bool:
    """Whether this step belongs to something that this seat has begun and not finished."""
    return _is_own(step, seat) and not isinstance(step, TakeDie) and not getattr(step, "alone", False)


def _is_own(step: Step, seat: Seat) -> bool:
    return getattr(step, "seat", None) == seat and not isinstance(step, Turn | PlacePeople)


def _list_seats(s: State) -> Iterator[Seat]:
    """Yield the seats that have own places left to use, in the order of their turns (B-ACT-01)."""
    if any(isinstance(step, TakeTurns) for step in s.stack):
        yield from s.clockwise(s.start_player)
    yield from (step.seat for step in reversed(s.stack) if isinstance(step, Turn))


def _list_income(s: State) -> Iterator[Step]:
    """Yield the steps between placing and the first turn."""
    at = next((n for n, step in enumerate(s.stack) if isinstance(step, TakeTurns)), None)
    steps = iter(()) if at is None else iter(s.stack[at + 1 :])
    return takewhile(lambda step: not isinstance(step, StartPlacing | PlacePeople), steps)


def _may_buy(s: State, seat: Seat, bars: Sequence[Space]) -> bool:
    """Whether this seat may still buy a dice bar: then all take a die, and must not know later dice (D-07)."""
    return any(s.crowd[space.id][seat] or _may_come(s, seat, space) for space in bars)


def _sells_dice(s: State, space: Space) -> bool:
    match space.group:
        case "card":
            sold = s.rules.cards.get(s.display[space.index] or "")
        case "building":
            sold = s.rules.buildings.get(s.tops[space.index] or "")
        case _:
            sold = None
    return sold is not None and bool(sold.top) and s.rules.effects[sold.top["kind"]] is roll_dice_bar


def _may_come(s: State, seat: Seat, space: Space) -> bool:
    return s.phase == "placing" and s.players[seat].tableau > 0 and is_open(s, space)


def _is_deck_short(s: State, seat: Seat) -> bool:
    """Whether this seat may buy a second card, and draws of this round might leave none."""
    second = (where for where in s.rules.follows if s.rules.spaces[where].group == "card")
    if not any(s.crowd[where][seat] for where in second):
        return False
    return len(s.deck) <= len(s.rules.animals) + 2 * len(s.display)


@frozen
class Afterwards(Acts):
    """The rewards and the feeding after the own turn, as far as only this seat decides about them.

    `joined` is whether others may still place people next to those who stay where they are, `disturbed` whether a dice
    bar may still change what this seat has.
    """

    seat: Seat
    joined: bool
    disturbed: bool

    def ask(self, s: State) -> None:
        crowd, outcomes = s.crowd, s.rules.outcomes
        stays = [each for each in s.rules.spaces.values() if each.use is None and crowd[each.id][self.seat]]
        if any(each.id not in outcomes or (self.joined and is_open(s, each)) for each in stays):
            return
        rewards = [step for each in stays for step in outcomes[each.id](s, self.seat)]
        if cases := [step for step in rewards if isinstance(step, InCase)]:
            # What happens in one of these cases may change what the player eats.
            s.then(*cases, WaitForOthers())
        elif not self.disturbed:
            s.then(*rewards, FeedAhead(self.seat))


@frozen
class FeedAhead(Acts):
    """The feeding of one seat."""

    seat: Seat

    def ask(self, s: State) -> None:
        feed_all(s, [self.seat])
