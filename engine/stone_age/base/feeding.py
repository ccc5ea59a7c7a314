"""Phase 3: feeding (section 2.10)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.core.questions import Decision, Seat
from engine.core.steps import Acts
from engine.core.values import frozen
from engine.stone_age.actions import Feed, Gain, Starve, write_goods
from engine.stone_age.base.payments import count_kept, give, limit_stock, list_gains, list_ways, spend_kept
from engine.stone_age.state import State

Hungry = tuple[Seat, int]
"""A seat and how much food it is short of."""


@frozen
class FeedPeople(Acts):
    """Take the food production, then pay one food per person on the tableau (B-FEED-02 to -04).

    Who has too little gives back all food first (B-FEED-05) and may replace what is missing.
    """

    def ask(self, s: State) -> None:
        feed_all(s, s.clockwise(s.start_player))


def feed_all(s: State, seats: Iterable[Seat]) -> None:
    """These players feed their people."""
    s.phase = "feeding"
    hungry: list[Hungry] = []
    for seat in seats:
        missing = feed(s, seat)
        if not missing:
            continue
        if sum(s.players[seat].resources.values()) + count_kept(s, seat) >= missing:
            hungry.append((seat, missing))
        else:
            starve(s, seat)
    s.then(ReplaceFood(tuple(hungry)))


@frozen
class ReplaceFood:
    """All missing food is replaced by resources, or ten points are lost; seats answer in any order (B-FEED-06, -11)."""

    hungry: tuple[Hungry, ...]

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        if not self.hungry:
            return None
        return tuple([ask_hungry(s, seat, missing) for seat, missing in self.hungry])

    def answer(self, s: State, seat: Seat, action: Feed | Gain | Starve) -> None:
        if isinstance(action, Gain):
            spend_kept(s, seat, action)
            s.then(self)
            return
        if isinstance(action, Feed):
            give(s.players[seat], action.goods)
            s.tell("replaced-food", seat=seat, goods=write_goods(action.goods))
        else:
            starve(s, seat)
        s.then(ReplaceFood(tuple([each for each in self.hungry if each[0] != seat])))


def ask_hungry(s: State, seat: Seat, missing: int) -> Decision:
    """The question to one player who is short of so much food."""
    player = s.players[seat]
    names, have = tuple(player.resources), limit_stock(player.resources, missing)
    return _ask_hungry(seat, missing, s.rules.numbers.famine, names, have, list_gains(s, seat))


@lru_cache(maxsize=4096)
def _ask_hungry(
    seat: Seat,
    missing: int,
    famine: int,
    names: tuple[str, ...],
    have: tuple[int, ...],
    gained: tuple[Gain, ...],
) -> Decision:
    """Cached, as the question is asked again after the answer of each other player."""
    feeds = list_ways(Feed, dict(zip(names, have, strict=True)), missing)
    return Decision(seat, "feed", (*feeds, *gained, Starve()), {"missing": missing, "points": famine})


def feed(s: State, seat: Seat) -> int:
    """Production and payment of one player; returns how much food is missing after all food was given."""
    player = s.players[seat]
    player.food += player.field
    missing = max(0, player.tableau - player.food)
    paid = min(player.food, player.tableau)
    player.food -= paid
    if s.records_events:
        s.tell("fed", seat=seat, people=player.tableau, food=paid, missing=missing)
    return missing


def starve(s: State, seat: Seat) -> None:
    """Ten points are lost, once, whether one person or all are unfed; the score may fall below 0 (B-FEED-07 to -10)."""
    points = s.rules.numbers.famine
    s.players[seat].win("hunger", -points)
    s.tell("starved", seat=seat, points=points)
