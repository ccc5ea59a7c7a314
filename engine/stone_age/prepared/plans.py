"""Plans and their text form: `field else toolmaker; C07 pay cheapest if price < 3; stop if hut taken`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from engine.core.actions import read_int
from engine.core.errors import RuleError
from engine.core.plans import IF, join_conditions, split_plan
from engine.core.values import frozen

GOODS = ("people", "food", "wood", "brick", "stone", "gold", "jewelry")
"""What a condition may count: the people that can still be placed, and the owner's goods."""
PRICE = "price"
"""What a condition of a move may count, too: the price, in pieces, of what lies at its place."""
SIGNS = ("<", ">", "=")
STANDS = ("taken", "mine")
ASK = "ask"
PAY = "pay"
"""The way of a part that says how the purchase of a move is paid for."""
THIS_ROUND = "this round"
CHEAPEST, DEAREST, MOST, ONLY = "cheapest", "dearest", "most", "only"
RESOURCES = ("wood", "brick", "stone", "gold", "jewelry")
PAYMENTS = (CHEAPEST, DEAREST, *(f"{how} {what}" for how in (MOST, ONLY) for what in RESOURCES))
"""Manners of payment: with the least or the most value, with as much as possible of one thing, or only with it."""
CARD = re.compile(r"[A-Z]+[0-9]+")
"""The id of a card, which stands for the place where it lies."""


@frozen
class Count:
    """A condition that compares what the owner has: `food < 4`, `people = 2`; or the price there: `price < 3`."""

    what: str
    sign: str
    number: int

    def __str__(self) -> str:
        return f"{self.what} {self.sign} {self.number}"


@frozen
class Stands:
    """A condition that another player, or the owner, stands there: `hut taken`, `hut mine`."""

    where: str
    whose: str

    def __str__(self) -> str:
        return f"{self.where} {self.whose}"


@frozen
class Removed:
    """A condition that the card or tile that lay there when the plan was written does not any more: `card 2 not C07`.

    A player writes `card 2 gone`; `what` is None until the plan is bound to a table.
    """

    where: str
    what: str | None = None

    def __str__(self) -> str:
        return f"{self.where} gone" if self.what is None else f"{self.where} not {self.what}"


Condition = Count | Stands | Removed


@frozen
class PlannedMove:
    """Place `fewest` to `most` people, as many as possible; `where` is a place, the id of a card, or None to ask.

    `most` None stands for the one number that the place allows. The move is skipped unless all conditions hold. `pay`
    is one of `PAYMENTS`, for the purchase there; empty where the player is asked.
    """

    where: str | None
    fewest: int = 0
    most: int | None = None
    given: tuple[Condition, ...] = ()
    pay: str = ""

    def __str__(self) -> str:
        pay = f" pay {self.pay}" if self.pay else ""
        given = f" if {join_conditions(self.given)}" if self.given else ""
        return f"{self._placement()}{pay}{given}"

    def _placement(self) -> str:
        where = self.where or ASK
        if self.most is None:
            return where
        return f"{where} {self.most}" if self.fewest == self.most else f"{where} {self.fewest}-{self.most}"

    def parts(self) -> Iterator[tuple[str, str]]:
        """Yield its placement, payment and conditions, each with its way."""
        yield "", self._placement()
        if self.pay:
            yield PAY, self.pay
        yield from ((IF, str(condition)) for condition in self.given)


@frozen
class Plan:
    """An ordered list of turns, each with alternatives, and its stops; with `round` None it holds until it is changed.

    `str(plan)` and `read_plan` are inverse.
    """

    turns: tuple[tuple[PlannedMove, ...], ...]
    stops: tuple[tuple[Condition, ...], ...] = ()
    round: int | None = None

    def __str__(self) -> str:
        turns = [" else ".join(map(str, turn)) for turn in self.turns]
        stops = [f"stop if {join_conditions(stop)}" for stop in self.stops]
        scope = "" if self.round is None else f"round {self.round}: "
        return scope + "; ".join(turns + stops)


def read_plan(text: str, places: tuple[str, ...], this_round: int) -> Plan:
    """Parse the text of a plan about these places; raises `RuleError`."""
    return _read(text, places, this_round)


@lru_cache(maxsize=1024)
def _read(text: str, places: tuple[str, ...], this_round: int) -> Plan:
    scope, turns, stops = split_plan(text)
    return Plan(
        tuple(tuple(_entry(each, places) for each in turn.split(" else ")) for turn in turns),
        tuple(_stop(part, places) for part in stops),
        None if scope is None else _round_of(scope, this_round),
    )


def _round_of(scope: str, this_round: int) -> int:
    if scope == THIS_ROUND:
        return this_round
    try:
        if scope.startswith("round "):
            return read_int(scope.removeprefix("round "))
    except ValueError:
        pass
    raise RuleError("error-plan-unreadable")


def _stop(text: str, places: tuple[str, ...]) -> tuple[Condition, ...]:
    words, sep, conditions = text.partition(" if ")
    if words != "stop" or not sep:
        raise RuleError("error-plan-unreadable")
    stop = tuple(_conditions(conditions, places))
    if any(is_about_price(each) for each in stop):
        raise RuleError("error-plan-unreadable")
    return stop


def is_about_price(condition: Condition) -> bool:
    return isinstance(condition, Count) and condition.what == PRICE


def _entry(text: str, places: tuple[str, ...]) -> PlannedMove:
    said, sep, conditions = text.partition(" if ")
    said, _, pay = said.partition(" pay ")
    if pay not in ("", *PAYMENTS):
        raise RuleError("error-plan-unreadable")
    given = tuple(_conditions(conditions, places)) if sep else ()
    if said == ASK:
        return PlannedMove(None, given=given)
    where, rest = _place(said, places)
    if not rest:
        return PlannedMove(where, given=given, pay=pay)
    lowest, dash, highest = rest.partition("-")
    try:
        fewest, most = read_int(lowest), read_int(highest if dash else lowest)
    except ValueError:
        raise RuleError("error-plan-unreadable") from None
    if fewest > most:
        raise RuleError("error-plan-unreadable")
    return PlannedMove(where, fewest, most, given, pay)


def _place(said: str, places: tuple[str, ...]) -> tuple[str, str]:
    """Split the words into the place or card that they begin with, and the rest; raises `RuleError`."""
    for where in places:
        if said == where or said.startswith(f"{where} "):
            return where, said[len(where) + 1 :]
    if CARD.fullmatch(said):
        return said, ""
    raise RuleError("error-plan-unreadable")


def _conditions(text: str, places: tuple[str, ...]) -> Iterator[Condition]:
    for said in text.split(" and "):
        yield _condition(said, places)


def _condition(said: str, places: tuple[str, ...]) -> Condition:
    words = said.split(" ")
    if words[0] in (*GOODS, PRICE):
        return _count(said)
    where, rest = _place(said, places)
    match rest.split(" "):
        case [whose] if whose in STANDS:
            return Stands(where, whose)
        case ["gone"]:
            return Removed(where)
        case ["not", what] if what:
            return Removed(where, what)
        case _:
            raise RuleError("error-plan-unreadable")


def _count(said: str) -> Count:
    try:
        what, sign, count = said.split(" ")
        if sign in SIGNS:
            return Count(what, sign, read_int(count))
    except ValueError:
        pass
    raise RuleError("error-plan-unreadable")
