"""The worth of things to a seat now, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.questions import Seat
from engine.core.randomness import add_up
from engine.stone_age.actions import Pieces
from engine.stone_age.components import Building, Card
from engine.stone_age.computer.prices import Prices
from engine.stone_age.computer.yields import AVERAGE_DIE
from engine.stone_age.state import Player, State

MUCH_JEWELRY, LAST_JEWELRY, SPARE_JEWELRY = 5, 0.2, 0.3
"""Pieces of jewelry that can be used, the worth of each of them in the last round, and of each beyond them."""
SPARE_FOOD, MOST_FOR_FOOD = 0.05, 10.0
MOST_SYMBOLS = 8
PEOPLE = ("farmer", "hut_builder", "shaman", "tool_maker", "trader")
"""Those on the lower part of cards."""
STACKS = tuple(f"building {number}" for number in range(1, 9))


class Worth:
    """Computes what things are worth to one seat in one position; `left` estimates the rounds after this one."""

    __slots__ = (
        *("_costs", "_food", "_full", "_people", "_symbols", "food_missing", "left"),
        *("pip", "player", "prices", "resources", "s", "seat"),
    )

    def __init__(self, s: State, seat: Seat, prices: Prices) -> None:
        self.s, self.seat, self.prices = s, seat, prices
        self.player: Player = s.players[seat]
        self.left = estimate_rounds(s, prices)
        player, part = self.player, min(1.0, self.left)
        self.pip = prices.last_pip + prices.more_pip * part
        stock, least, enough, piece, pip = player.resources, 1 - part, prices.enough, prices.piece, prices.pip
        self._full = {what: part * (piece + pip * value) for what, value in s.rules.values.items()}
        self.resources = {
            what: least + (full if stock[what] <= enough else full * _find_fading(prices, stock[what]))
            for what, full in self._full.items()
        }
        self._costs: dict[Pieces, float] = {(): 0.0}
        child = s.crowd["hut"][seat] > 0
        self.food_missing = player.people + child - player.field - player.food
        self._food = prices.food * min(1.0, self.left / prices.food_rounds)
        self._people: dict[str, int] | None = None
        self._symbols: dict[str, int] | None = None

    def of(self, what: str) -> float:
        """The worth of one piece of anything that is paid or gathered."""
        value = self.resources.get(what)
        if value is not None:
            return value
        return self.food(1, 0) if what == "food" else self.jewelry(1)

    def worth_of_gathering(self, what: str, pieces: float, coming: float) -> float:
        """The worth of further pieces of a resource when `coming` ones are expected anyway."""
        stock = self.player.resources[what] + coming + pieces / 2
        return pieces * ((1 - min(1.0, self.left)) + self._full[what] * _find_fading(self.prices, stock))

    def food(self, pieces: float, coming: float) -> float:
        """The worth of further food when `coming` is expected anyway: first what is missing, then a store."""
        missing = min(pieces, max(0.0, self.food_missing - coming))
        stored = -self.food_missing + coming
        eaten = max(0.0, self.left * (self.player.people - self.player.field + 0.5))
        useful = max(0.0, min(pieces - missing, eaten - max(0.0, stored)))
        certain = min(MOST_FOR_FOOD, self.prices.missing_food * missing)
        return certain + self._food * useful + SPARE_FOOD * (pieces - missing - useful)

    def jewelry(self, pieces: float) -> float:
        useful = min(pieces, max(0.0, MUCH_JEWELRY - self.player.jewelry))
        return (self.prices.jewelry if self.left > 0.5 else LAST_JEWELRY) * useful + SPARE_JEWELRY * (
            pieces - useful
        )

    def goods(self, goods: Pieces) -> float:
        found = self._costs.get(goods)
        if found is None:
            found = self._costs[goods] = add_up([self.of(what) * count for what, count in goods])
        return found

    def people_cards(self, people: str) -> int:
        """By how much the seat's cards of these people multiply, together."""
        if self._people is None:
            self._people = dict.fromkeys(PEOPLE, 0)
            cards = self.s.rules.cards
            for card in self.player.cards:
                bottom = cards[card].bottom
                if bottom["kind"] == "people":
                    self._people[bottom["people"]] += bottom["amount"]
        return self._people[people]

    def tool(self) -> float:
        if sum(self.player.tools) >= self.s.rules.numbers.tools_limit:
            return 0.0
        return self.prices.tool * self.left + self.people_cards("tool_maker") + self.prices.tool_now

    def field(self) -> float:
        if self.player.field >= self.s.rules.numbers.field_limit:
            return 0.0
        at_once = self.prices.field_now if self.food_missing > 0 else 0.0
        return self.prices.field * self.left + self.people_cards("farmer") + at_once

    def person(self) -> float:
        if self.player.people >= self.s.rules.numbers.people_limit:
            return 0.0
        return self.prices.person * self.left + self.people_cards("shaman") - self.prices.person_now

    def building(self) -> float:
        """The worth of owning one more tile, without the points that it scores."""
        return float(self.people_cards("hut_builder"))

    def trader_steps(self, steps: int) -> float:
        steps = min(steps, self.s.rules.numbers.trader_limit - self.player.trader)
        return steps * (self.prices.trader * self.left + self.people_cards("trader"))

    def gift(self, top: Mapping[str, Any]) -> float:
        """The worth of the upper part of a card, or of another gift in the same format."""
        return GIFTS.get(top["kind"], _value_dice_bar)(self, top)

    def card(self, card: Card) -> float:
        """The worth of both parts of a civilization card."""
        return self.gift(card.top) + self.bottom(card.bottom)

    def bottom(self, bottom: Mapping[str, Any]) -> float:
        if bottom["kind"] == "culture":
            return self._worth_of_symbol(bottom["symbol"])
        people = bottom["people"]
        return bottom["amount"] * (self._worth_of_people(people) + self.prices.growth(people) * self.left)

    def _worth_of_symbol(self, symbol: str) -> float:
        if self._symbols is None:
            cards = self.s.rules.cards
            own = [cards[card].bottom.get("symbol") for card in self.player.cards]
            self._symbols = {each: own.count(each) for each in own if each}
        row = self._symbols.get(symbol, 0)
        width = sum([count > row for count in self._symbols.values()])
        certain = 2 * width + 1
        hoped = 2 * min(MOST_SYMBOLS, width + 1 + self.prices.symbols_a_round * self.left) - 1
        return max(certain, self.prices.symbol * hoped) if row == 0 else certain

    def _worth_of_people(self, people: str) -> float:
        player = self.player
        match people:
            case "farmer":
                return player.field
            case "hut_builder":
                return len(player.buildings)
            case "shaman":
                return player.people
            case "tool_maker":
                return sum(player.tools)
            case _:
                return player.trader

    def tile(self, tile: Building) -> float:
        """The worth of a tile without its points: of its upper part, income, and rings; an igloo is no building."""
        brought = 0.0 if tile.id in self.s.rules.igloos else self.building()
        if tile.top:
            brought += self.gift(tile.top)
        if tile.income:
            brought += self.of(tile.income["resource"]) * tile.income["amount"] * self.left
        if tile.ring:
            brought += 1.5 * self.left
        return brought


def _find_fading(prices: Prices, stock: float) -> float:
    if stock <= prices.enough:
        return 1.0
    return max(prices.faded, 1 - prices.fading * (stock - prices.enough))


def _value_dice_bar(worth: Worth, _top: Mapping[str, Any]) -> float:
    return worth.prices.dice_bar


def _value_any(worth: Worth, top: Mapping[str, Any]) -> float:
    return max(worth.resources.values()) * top["amount"]


def _value_trader(worth: Worth, top: Mapping[str, Any]) -> float:
    return worth.trader_steps(top["steps"]) + worth.jewelry(top.get("jewelry", 2))


GIFTS: Mapping[str, Callable[[Worth, Mapping[str, Any]], float]] = {
    "food": lambda worth, top: worth.food(top["amount"], 0),
    "resource": lambda worth, top: worth.of(top["resource"]) * top["amount"],
    "points": lambda _, top: top["amount"],
    "tool": lambda worth, _: worth.tool(),
    "field": lambda worth, _: worth.field(),
    "person": lambda worth, _: worth.person(),
    "draw_card": lambda worth, top: worth.prices.drawn_card * top["amount"],
    "any_resource": _value_any,
    "choose_resources": _value_any,
    "roll_for": lambda worth, top: top["dice"] * AVERAGE_DIE * worth.pip - 1.0,
    "one_use_tool": lambda worth, top: top["amount"] * worth.prices.one_use_pip,
    "trader": _value_trader,
}
"""The worth of upper parts, by kind; all other kinds are dice bars."""


def estimate_rounds(s: State, prices: Prices) -> float:
    """An estimate of the rounds after this one: by the cards, the stacks, and the usual length."""
    cards = (len(s.deck) - 1) / prices.cards_a_round
    crowd, nobody = s.crowd, s.rules.nobody
    stacks = min([left - (crowd[where] != nobody) for left, where in zip(s.stacks, STACKS, strict=False)])
    return max(
        0.0, min(cards, prices.stack_rounds * stacks, max(prices.least_left, prices.usual_rounds - s.round))
    )
