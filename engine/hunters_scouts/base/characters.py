"""What the characters order, from top to bottom of the card (L563-593)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from engine.core.actions import Bag
from engine.core.questions import Decision, Options, Seat
from engine.core.steps import Acts, Step
from engine.core.values import frozen
from engine.hunters_scouts.actions import COLUMNS, Exchange, Lay, Pick, Recruit, Stash
from engine.hunters_scouts.base.decks import DrawItem, Reveal, RevealEither
from engine.hunters_scouts.base.display import take, ways_to_take
from engine.hunters_scouts.base.hunger import DiscardHunger, TakeHunger
from engine.hunters_scouts.base.items import keep_items, list_subsets
from engine.hunters_scouts.base.placing import PlaceMembers, PlaceOnRevealed
from engine.hunters_scouts.base.track import Advance, score
from engine.hunters_scouts.base.wearing import WearEach, WearSome
from engine.hunters_scouts.state import State

EVERYBODY = 5
HANDFUL = 5
"""As many as one form can ask for."""
GHOST_CAVE = "ghost-cave"
ITEMS, MEMBERS = "items", "members"


@frozen
class BringUp(Acts):
    """A member comes from the camp to the village, and with it hunger if there is some; or a point (R23)."""

    seat: Seat

    def ask(self, s: State) -> None:
        tribe = s.tribes[self.seat]
        if s.stands_on(self.seat, GHOST_CAVE):
            score(s, self.seat, 1, GHOST_CAVE)
        elif tribe.camp:
            tribe.camp -= 1
            tribe.village += 1
            s.tell("grown-up", seat=self.seat)
            if tribe.hunger:
                s.then(TakeHunger(self.seat, 1))


@frozen
class AskSpirits:
    """Two items, or one free character (R15)."""

    seat: Seat

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        ways = ways_to_take(s, 1)
        if not ways:
            s.then(DrawItem(self.seat), DrawItem(self.seat))
            return None
        return (Decision(self.seat, "spirits", (Pick(ITEMS), *ways)),)

    def answer(self, s: State, seat: Seat, action: Pick | Recruit) -> None:
        if isinstance(action, Recruit):
            take(s, seat, action)
        else:
            s.then(DrawItem(seat), DrawItem(seat))


@frozen
class KeepOne:
    """One of the items that were just drawn is kept (Fisher)."""

    seat: Seat
    before: int

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        drawn = s.tribes[self.seat].items[self.before :]
        if len(drawn) < 2:
            return None
        ways = tuple(Stash(Bag([item])) for item in sorted({*drawn}))
        return (Decision(self.seat, "keep-one", ways, secret=True),)

    def answer(self, s: State, seat: Seat, action: Stash) -> None:
        drawn = s.tribes[seat].items[self.before :]
        keep_items(s, seat, Bag([*s.tribes[seat].items[: self.before], *action.items]), len(drawn) - 1)


@frozen
class Catch(Acts):
    """Two items are drawn, one is kept."""

    seat: Seat

    def ask(self, s: State) -> None:
        before = len(s.tribes[self.seat].items)
        s.then(DrawItem(self.seat), DrawItem(self.seat), KeepOne(self.seat, before))


@frozen
class ExchangeItems:
    """Any number of hidden items goes to the discard, then as many are drawn; a handful is named at a time (R18).

    `gone` is how many were discarded so far.
    """

    seat: Seat
    gone: int = 0

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        items = s.tribes[self.seat].items
        if not items:
            self.draw(s, self.gone)
            return None
        bags = list_subsets(items, range(min(len(items), HANDFUL) + 1))
        return (Decision(self.seat, "exchange", Options(_make_exchange, bags), secret=True),)

    def answer(self, s: State, seat: Seat, action: Exchange) -> None:
        left = [*s.tribes[seat].items]
        for item in action.items:
            left.remove(item)
        keep_items(s, seat, Bag(left), len(action.items))
        exchanged = self.gone + len(action.items)
        if len(action.items) == HANDFUL:
            s.then(ExchangeItems(seat, exchanged))
        else:
            self.draw(s, exchanged)

    def draw(self, s: State, items: int) -> None:
        s.then(*[DrawItem(self.seat)] * items)


def _make_exchange(items: tuple[str, ...]) -> Exchange:
    return Exchange(Bag(items))


@frozen
class KeepFire:
    """All members may go out, or another character of the hand is laid into the display (R16, R17)."""

    seat: Seat

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        hand = [card for card in s.rules.characters if card in s.tribes[self.seat].hand]
        if not hand:
            s.then(PlaceMembers(self.seat, EVERYBODY))
            return None
        return (Decision(self.seat, "fire", (Pick(MEMBERS), *map(Pick, hand))),)

    def answer(self, s: State, seat: Seat, action: Pick) -> None:
        if action.what == MEMBERS:
            s.then(PlaceMembers(seat, EVERYBODY))
            return
        s.tribes[seat].hand.remove(action.what)
        s.then(LayCard(seat, action.what))


LAYS = tuple(map(Lay, COLUMNS))


@frozen
class LayCard:
    """A card goes into the column with the fewest cards, of several into one of choice (L131-134)."""

    seat: Seat
    card: str

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        depths = [len(column) for column in s.display]
        fewest = min(depths)
        shortest = [n for n, depth in enumerate(depths) if depth == fewest]
        if len(shortest) > 1:  # columns that are alike are one to choose
            shortest = [n for n in shortest if s.display.index(s.display[n]) == n]
        if len(shortest) == 1:
            self.lay(s, COLUMNS[shortest[0]])
            return None
        return (Decision(self.seat, "lay", tuple([LAYS[n] for n in shortest]), {"card": self.card}),)

    def answer(self, s: State, _seat: Seat, action: Lay) -> None:
        self.lay(s, action.what)

    def lay(self, s: State, column: str) -> None:
        number = COLUMNS.index(column)
        s.display[number] = [*s.display[number], self.card]
        if s.records_events:
            s.tell("laid", seat=self.seat, card=self.card, column=column)


ORDERS: Mapping[str, Callable[[Seat], Sequence[Step]]] = {
    "hunter": lambda seat: (WearEach(seat, ("hunting",)), Reveal("hunting"), PlaceOnRevealed(seat, 3)),
    "scout": lambda seat: (WearEach(seat, ("wilderness",)), Reveal("wilderness"), PlaceMembers(seat, 1)),
    "gatherer": lambda seat: (PlaceMembers(seat, 4),),
    "chief": lambda seat: (DrawItem(seat), PlaceMembers(seat, 2)),
    "offspring": lambda seat: (BringUp(seat),),
    "shaman": lambda seat: (AskSpirits(seat),),
    "advanced-scout": lambda seat: (WearSome(seat, 3), Reveal("wilderness"), PlaceMembers(seat, 2)),
    "fisher": lambda seat: (DiscardHunger(seat, 2), Catch(seat)),
    "basket-weaver": lambda seat: (DrawItem(seat), ExchangeItems(seat), Advance(seat, 1, "character")),
    "fire-keeper": lambda seat: (KeepFire(seat),),
    "tracker": lambda seat: (
        WearEach(seat, ("wilderness", "hunting")),
        RevealEither(seat),
        PlaceMembers(seat, 2),
    ),
}


@cache
def list_orders(card: str, seat: Seat) -> Sequence[Step]:
    """What this card orders, and where it goes after that (L126-134)."""
    return (*ORDERS[card](seat), LayCard(seat, card))


def play_character(s: State, seat: Seat, card: str) -> None:
    """The orders of the card are carried out, then it is laid into the display (L126-134)."""
    s.tribes[seat].hand.remove(card)
    s.today.played = card
    if s.records_events:
        s.tell("played", seat=seat, card=card)
    s.then(*list_orders(card, seat))
