"""The trader, and the extra card of the fifth card field (sections 6.4 and 6.7)."""

from __future__ import annotations

from engine.core.questions import Decision, Seat
from engine.core.steps import Acts
from engine.core.values import frozen
from engine.stone_age.actions import Pay, write_goods
from engine.stone_age.base.buying import Deal, Purchase, offer
from engine.stone_age.base.decks import DrawCard
from engine.stone_age.base.payments import receive
from engine.stone_age.components import Card
from engine.stone_age.rules import Price
from engine.stone_age.state import State


@frozen
class VisitTrader(Acts):
    """Advance two fields on the trader track and take two jewelry (S-TRD-01)."""

    seat: Seat
    where: str
    people: int

    def ask(self, s: State) -> None:
        advance(s, self.seat, s.rules.numbers.trader_steps)
        receive(s, self.seat, "jewelry", s.rules.numbers.trader_jewelry)


def give_trader(s: State, seat: Seat, card: Card) -> None:
    """Advance on the trader track: the jewelry that the card names, else that of an advance (S-TRD-02, -03, R-44)."""
    moved = advance(s, seat, card.top["steps"])
    usual = s.rules.numbers.trader_jewelry if moved else 0
    receive(s, seat, "jewelry", card.top.get("jewelry", usual))


def advance(s: State, seat: Seat, steps: int) -> int:
    """Move the marker, to the last field at most; returns by how many fields (K-13)."""
    player = s.players[seat]
    moved = min(steps, s.rules.numbers.trader_limit - player.trader)
    player.trader += moved
    if moved:
        s.tell("trader", seat=seat, field=player.trader)
    else:
        s.tell("trader-limit", seat=seat)
    return moved


@frozen
class ReadyTrader(Acts):
    """Each player may make one exchange in a round (S-EXC-03)."""

    def ask(self, s: State) -> None:
        for player in s.players:
            player.traded = False


@frozen
class BuyExtraCard(Purchase):
    """Who has just taken the open card of the field may pay for the top card of the deck (S-CARD5-03 to -05, R-47)."""

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        bought = s.display[s.rules.spaces[self.where].index] is None
        is_there_one = any(card in s.rules.cards for card in s.deck)
        return offer(s, self) if bought and is_there_one else None

    def hand_over(self, s: State, paid: Pay) -> None:
        """The top card of the deck, for the final scoring only (S-CARD5-03)."""
        s.tell("extra-card-bought", seat=self.seat, space=self.where, goods=write_goods(paid.goods))
        s.then(DrawCard(self.seat, self.where))

    def refuse(self, s: State) -> None:
        """Do nothing: no event says that there is no second card."""

    def deal(self, s: State) -> Deal:
        price = s.rules.numbers.extra_card
        about: dict[str, str | int] = {"space": self.where, "price": price}
        return Deal("buy-extra-card", about, Price(cost=(("jewelry", price),)))


def count_steps(s: State, seat: Seat) -> int:
    return s.players[seat].trader
