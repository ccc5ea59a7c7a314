"""What all purchases have in common: the offer, and what is done with the answer (sections 2.9, 3 and 6.5)."""

from __future__ import annotations

from dataclasses import replace

from engine.core.questions import Decision, Seat
from engine.core.values import frozen
from engine.stone_age.actions import Decline, Gain, Pay, Swap, write_goods
from engine.stone_age.base.payments import give, list_gains, spend_kept
from engine.stone_age.base.trading import exchange, list_payments, list_swaps
from engine.stone_age.rules import Extra, Price
from engine.stone_age.state import State

Answer = Pay | Swap | Decline | Gain
Params = dict[str, str | int]
DECLINE = Decline()


@frozen
class Deal:
    """A purchase as it stands on the table: the question, the price, and what may be paid on top of it."""

    prompt: str
    about: Params
    price: Price
    extra: Extra | None = None


@frozen
class Purchase:
    """A step that sells something; `swap` is the exchange that its buyer has chosen, which is made with the payment."""

    seat: Seat
    where: str
    people: int
    swap: Swap | None = None

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        return offer(s, self)

    def answer(self, s: State, _seat: Seat, action: Answer) -> None:
        paid = settle(s, self, action)
        if paid is not None:
            self.hand_over(s, paid)

    def deal(self, s: State) -> Deal:
        """The question, the price, and what may be paid on top of it."""
        raise NotImplementedError

    def hand_over(self, s: State, paid: Pay) -> None:
        """Give the buyer what was paid for."""
        raise NotImplementedError

    def refuse(self, s: State) -> None:
        """Nothing is bought, the person will return (B-CARD-06, B-BLD-06)."""
        s.tell("declined", seat=self.seat, space=self.where)


def offer(s: State, purchase: Purchase) -> tuple[Decision, ...] | None:
    """Ask for a payment, an exchange or a refusal; who can do nothing but refuse is not asked (B-CARD-06, B-BLD-06)."""
    deal = purchase.deal(s)
    options = _list_answers(s, purchase, deal)
    if not options:
        purchase.refuse(s)
        return None
    about = deal.about if purchase.swap is None else {**deal.about, "get": write_goods(purchase.swap.get)}
    options.append(DECLINE)
    return (Decision(purchase.seat, deal.prompt, options, about),)


def list_answers(s: State, purchase: Purchase) -> list[Answer]:
    """Everything that can be done about it but refusing: paying, exchanging, and turning kept cards into resources."""
    return _list_answers(s, purchase, purchase.deal(s))


def _list_answers(s: State, purchase: Purchase, deal: Deal) -> list[Answer]:
    seat, swap = purchase.seat, purchase.swap
    player = s.players[seat]
    options: list[Answer] = [*list_payments(player, deal.price, deal.extra, swap)]
    if swap is None and s.rules.trades:
        options += list_swaps(s, player, deal.price)
    if player.kept:
        options += list_gains(s, seat)
    return options


def settle(s: State, purchase: Purchase, action: Answer) -> Pay | None:
    """Do what was answered; returns the payment when the purchase is made.

    An exchange is only remembered by the step: it is done with the payment or not at all (S-EXC-08).
    """
    seat = purchase.seat
    match action:
        case Pay():
            pay(s, purchase, action)
            return action
        case Gain():
            spend_kept(s, seat, action)
            s.then(purchase)
        case Swap():
            s.then(replace(purchase, swap=action))
        case Decline():
            purchase.refuse(s)
    return None


def pay(s: State, purchase: Purchase, action: Pay) -> None:
    """The goods go back to the supply; what was paid on top scores (H-INS-01, H-GOLD-01)."""
    seat = purchase.seat
    player = s.players[seat]
    if purchase.swap is not None:
        exchange(s, seat, purchase.swap, purchase.where)
    give(player, action.goods)
    if not action.plus:
        return
    extra = purchase.deal(s).extra
    if extra is None:
        raise AssertionError(f"nothing may be paid on top at {purchase.where}")
    give(player, action.plus)
    player.win(extra.line, extra.points)
    goods = write_goods(action.plus)
    s.tell("paid-extra", seat=seat, space=purchase.where, goods=goods, points=extra.points, line=extra.line)
