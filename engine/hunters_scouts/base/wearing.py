"""Consumption stones that characters lay on locations (R13)."""

from __future__ import annotations

from itertools import combinations, product

from engine.core.questions import Decision, Options, Seat
from engine.core.steps import Acts
from engine.core.values import frozen
from engine.hunters_scouts.actions import Mark, Wear
from engine.hunters_scouts.base.decks import cover, use_up
from engine.hunters_scouts.state import State

AT_ONCE = 4
"""The most cards that are asked for together; more follow after that."""


@frozen
class WearEach(Acts):
    """One stone on every open card of these groups."""

    seat: Seat
    groups: tuple[str, ...]

    def ask(self, s: State) -> None:
        worn = tuple(card for card in s.fields if s.rules.locations[card].group in self.groups)
        s.then(WearCards(self.seat, worn))


@frozen
class WearCards:
    """One stone on each of these cards, on a field of the acting player's choice (L408-410)."""

    seat: Seat
    cards: tuple[str, ...]

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        kinds = {card: [kind for kind, free in s.fields[card].items() if free] for card in self.cards}
        certain = [(card, free[0]) for card, free in kinds.items() if len(free) == 1]
        if certain:
            rest = tuple(card for card in self.cards if len(kinds[card]) > 1)
            self.wear(s, Wear(tuple(certain)), rest)
            return None
        if not self.cards:
            return None
        ways = tuple(product(*[[(card, kind) for kind in kinds[card]] for card in self.cards[:AT_ONCE]]))
        return (Decision(self.seat, "wear", Options(Wear, ways), {"cards": len(ways[0])}),)

    def answer(self, s: State, _seat: Seat, action: Wear) -> None:
        self.wear(s, action, self.cards[AT_ONCE:])

    def wear(self, s: State, action: Wear, rest: tuple[str, ...]) -> None:
        for card, kind in action.covered:
            cover(s, card, kind)
            if s.records_events:
                s.tell("worn", seat=self.seat, location=card, field=kind)
            use_up(s, card)
        s.then(WearCards(self.seat, rest))


@frozen
class WearSome:
    """One stone each on `stones` different cards, or on all if there are fewer (Advanced Scout, R13)."""

    seat: Seat
    stones: int

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        cards = tuple(s.fields)
        if len(cards) <= self.stones:
            s.then(WearCards(self.seat, cards))
            return None
        return (Decision(self.seat, "mark", Options(Mark, tuple(combinations(cards, self.stones)))),)

    def answer(self, s: State, _seat: Seat, action: Mark) -> None:
        s.then(WearCards(self.seat, action.locations))
