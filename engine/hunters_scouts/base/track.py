"""The track: step by step, bonus fields, the goal field and the end of the game (L331-386)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from engine.core.actions import Bag
from engine.core.questions import Decision, Over, Seat
from engine.core.steps import Acts
from engine.core.values import frozen
from engine.hunters_scouts.actions import Decline, Give
from engine.hunters_scouts.state import State, opponent


def score(s: State, seat: Seat, points: int, source: str) -> None:
    """Move the marker by these points next; `source` is what they are for."""
    if points:
        s.tell("scored", seat=seat, points=points, source=source)
        s.then(Advance(seat, points, source))


@frozen
class Advance(Acts):
    """The marker goes step by step, so that no bonus field and no hunger at the goal is jumped over (R31, R34)."""

    seat: Seat
    points: int
    source: str

    def ask(self, s: State) -> None:
        tribe, numbers = s.tribes[self.seat], s.rules.numbers
        if self.source == "character" and self.points:  # what nothing before it has said
            s.tell("scored", seat=self.seat, points=self.points, source="basket-weaver")
        for left in range(self.points, 0, -1):
            if tribe.vp + 1 == numbers.track_goal and tribe.hunger > numbers.track_hungry:
                s.tell("too-hungry", seat=self.seat, lost=left)
                return
            tribe.move_marker(1, self.source)
            if tribe.vp in s.rules.bonus_fields and tribe.vp not in tribe.passed:
                tribe.passed = [*tribe.passed, tribe.vp]
                s.then(PassBonus(self.seat, tribe.vp), Advance(self.seat, left - 1, self.source))
                return
        if self.seat != s.start_player and tribe.vp >= numbers.track_goal and not s.ending:
            finish(s, "goal", self.seat)


@frozen
class PassBonus:
    """Two created items may be given back for one step; who does not own two may have to pay for it (R31, R32)."""

    seat: Seat
    field: int

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        tribe, numbers = s.tribes[self.seat], s.rules.numbers
        if len(tribe.created) >= numbers.track_bonus_items:
            gifts = _list_gifts(tuple(sorted(tribe.created)), numbers.track_bonus_items)
            return (Decision(self.seat, "bonus", (*gifts, Decline()), {"field": self.field}),)
        tribe.hunger += numbers.missed_bonus
        s.tell("missed-bonus", seat=self.seat, field=self.field, hunger=numbers.missed_bonus)
        return None

    def answer(self, s: State, seat: Seat, action: Give | Decline) -> None:
        if isinstance(action, Decline):
            s.tell("declined-bonus", seat=seat, field=self.field)
            return
        for item in action.items:
            s.tribes[seat].created.remove(item)
            s.items.discard.append(item)
        s.tell("bonus", seat=seat, field=self.field, items="+".join(action.items))
        score(s, seat, s.rules.numbers.track_bonus, "bonus")


@lru_cache(maxsize=256)
def _list_gifts(created: tuple[str, ...], pieces: int) -> Sequence[Give]:
    return tuple(dict.fromkeys(Give(Bag(items)) for items in combinations(created, pieces)))


@frozen
class CheckEnd(Acts):
    """At the end of a turn: the goal, the end of the last turn (R36)."""

    seat: Seat

    def ask(self, s: State) -> None:
        if has_died_out(s, self.seat):  # only in a game stored by rules 1, in the middle of this sunset
            return
        if s.ending:
            begun, followed = s.start_player, opponent(s.start_player)
            is_ahead = s.tribes[begun].vp > s.tribes[followed].vp  # who began loses the tie (L373-379)
            finish(s, "last-turn", begun if is_ahead else followed)
        elif s.tribes[self.seat].vp >= s.rules.numbers.track_goal:
            s.ending = True
            s.tell("last-turn", seat=opponent(self.seat))


def has_died_out(s: State, seat: Seat) -> bool:
    """Whether the tribe has no member left outside the supply; then it has lost at once (L383-386, R37)."""
    tribe = s.tribes[seat]
    if tribe.village or tribe.camp or s.count_out(seat):
        return False
    s.tell("extinct", seat=seat)
    finish(s, "extinct", opponent(seat))
    return True


def finish(s: State, why: str, winner: Seat) -> None:
    """The game is over."""
    s.stack.clear()
    s.phase, s.why = "over", why
    s.result = Over(tuple(tribe.vp for tribe in s.tribes), (winner,))
    s.tell("game-over", seat=winner, why=why)
