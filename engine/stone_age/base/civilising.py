"""Buying civilization cards, and what their upper parts do (section 2.9)."""

from __future__ import annotations

from engine.core.actions import Rolled, write_dice
from engine.core.questions import Decision, Roll, Seat
from engine.core.values import frozen
from engine.stone_age.actions import Choose, Gain, Keep, Pay, Take, write_goods
from engine.stone_age.base.buying import Deal, Purchase
from engine.stone_age.base.decks import DrawCard
from engine.stone_age.base.gathering import Gather
from engine.stone_age.base.payments import list_gains, receive, spend_kept
from engine.stone_age.base.village import gain_field, gain_person, gain_tool
from engine.stone_age.components import Card
from engine.stone_age.rules import USUAL_BAR, Price
from engine.stone_age.state import LastRoll, State


@frozen
class BuyCard(Purchase):
    """Pay the price of the field, or take the person back (B-CARD-01, B-CARD-06)."""

    def deal(self, s: State) -> Deal:
        space = s.rules.spaces[self.where]
        card = s.display[space.index] or ""
        price = space.price
        about: dict[str, str | int] = {"space": self.where, "price": count_price(price), "card": card}
        about["paid_in"] = paid_in(price)
        return Deal("buy-card", about, price, s.rules.extras.get("card"))

    def hand_over(self, s: State, paid: Pay) -> None:
        """The upper part gives its effect, afterwards the card lies face down (B-CARD-04, -05, -07)."""
        space = s.rules.spaces[self.where]
        bought = s.display[space.index]
        if bought is None:
            raise AssertionError(f"no card lies on {self.where}")
        card = s.rules.cards[bought]
        s.display[space.index] = None
        s.players[self.seat].cards.append(bought)
        goods = write_goods(paid.goods)
        s.tell("card-bought", seat=self.seat, card=bought, goods=goods, price=count_price(space.price))
        s.rules.effects[card.top["kind"]](s, self.seat, card)


def paid_in(price: Price) -> str:
    """Resources, or the one thing a card field is paid in."""
    return price.cost[0][0] if price.cost else price.of


def count_price(price: Price) -> int:
    """How many pieces a card field costs."""
    return price.most or sum(count for _, count in price.cost)


def give_food(s: State, seat: Seat, card: Card) -> None:
    """Food at once."""
    receive(s, seat, "food", card.top["amount"])


def give_resource(s: State, seat: Seat, card: Card) -> None:
    """The shown resources at once."""
    receive(s, seat, card.top["resource"], card.top["amount"])


def give_points(s: State, seat: Seat, card: Card) -> None:
    """Points at once, on the line of the cards if no other is named."""
    s.players[seat].win(card.top.get("line", "cards"), card.top["amount"])
    s.tell("points", seat=seat, points=card.top["amount"])


def give_tool(s: State, seat: Seat, _card: Card) -> None:
    """One permanent tool step."""
    gain_tool(s, seat)


def give_field(s: State, seat: Seat, _card: Card) -> None:
    """One step on the field track."""
    gain_field(s, seat)


def give_person(s: State, seat: Seat, _card: Card) -> None:
    """One more person (S-BLD-04, M-BON-06)."""
    gain_person(s, seat)


def give_any_resource(s: State, seat: Seat, card: Card) -> None:
    """One resource of choice, at once (M-BON-05)."""
    s.then(*(ChooseResource(seat, card.id) for _ in range(card.top["amount"])))


def give_one_use_tool(s: State, seat: Seat, card: Card) -> None:
    """The card lies open until it is added once to one own roll (B-TOOL-11)."""
    s.players[seat].one_use.append(card.id)
    s.tell("one-use-tool", seat=seat, card=card.id, value=card.top["amount"])


def give_card(s: State, seat: Seat, card: Card) -> None:
    """One more card, face down (B-CARD-08)."""
    s.then(DrawCard(seat, card.id))


def give_choice(s: State, seat: Seat, card: Card) -> None:
    """Free resources, at once or at any later moment of the player's own turns."""
    s.players[seat].kept.append(card.id)
    s.then(TakeNow(seat, card.id))


def give_roll(s: State, seat: Seat, card: Card) -> None:
    """A roll at the rate of the place where this resource is found; tools may be added (B-TOOL-08)."""
    what: str = card.top["resource"]
    s.then(Gather(seat, card.id, card.top["dice"], what, s.rules.rates[what]))


def roll_dice_bar(s: State, seat: Seat, card: Card) -> None:
    """As many dice as players; each takes one, no tools (D-07)."""
    s.then(RollDiceBar(seat, card.id, card.top.get("bar", USUAL_BAR)))


@frozen
class ChooseResource:
    """The receiver names the resource (D-15)."""

    seat: Seat
    source: str

    def ask(self, s: State) -> tuple[Decision, ...]:
        options = tuple(Choose(what) for what in s.rules.values)
        return (Decision(self.seat, "choose", options, {"source": self.source}),)

    def answer(self, s: State, seat: Seat, action: Choose) -> None:
        receive(s, seat, action.what, 1)


@frozen
class TakeNow:
    """Take the free resources now, or keep the card for later."""

    seat: Seat
    card: str

    def ask(self, s: State) -> tuple[Decision, ...]:
        return (Decision(self.seat, "gain", (*list_gains(s, self.seat), Keep()), {"card": self.card}),)

    def answer(self, s: State, seat: Seat, action: Gain | Keep) -> None:
        if isinstance(action, Gain):
            spend_kept(s, seat, action)
        else:
            s.tell("kept", seat=seat, card=self.card)


@frozen
class RollDiceBar:
    """Roll one die per player for the dice bar."""

    seat: Seat
    card: str
    bar: str = USUAL_BAR

    def ask(self, s: State) -> Roll:
        return s.roll(s.seats, self.seat, self.card)

    def answer(self, s: State, _seat: None, rolled: Rolled) -> None:
        s.last_roll = LastRoll(self.seat, self.card, rolled.dice, 0, sum(rolled.dice))
        s.tell("dice-bar", seat=self.seat, dice=write_dice(rolled.dice))
        s.then(TakeDie(self.seat, tuple(sorted(rolled.dice)), self.bar))


TAKES = {die: Take(die) for die in range(1, 7)}


@frozen
class TakeDie:
    """The buyer takes a die first, then clockwise, one each until all are taken; a die without effect may be taken."""

    seat: Seat
    dice: tuple[int, ...]
    bar: str = USUAL_BAR

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        if not self.dice:
            return None
        faces = tuple(dict.fromkeys(self.dice))
        if len(faces) == 1:
            self.take(s, faces[0])
            return None
        about: dict[str, str | int] = {"dice": write_dice(self.dice)}
        return (Decision(self.seat, "take", tuple([TAKES[die] for die in faces]), about),)

    def answer(self, s: State, _seat: Seat, action: Take) -> None:
        self.take(s, action.die)

    def take(self, s: State, die: int) -> None:
        """What the number gives is taken at once."""
        gift = s.rules.dice_bars[self.bar][die]
        left = list(self.dice)
        left.remove(die)
        s.tell("took-die", seat=self.seat, die=die)
        s.rules.effects[gift.top["kind"]](s, self.seat, gift)
        s.then(TakeDie(s.left_of(self.seat), tuple(left), self.bar))
