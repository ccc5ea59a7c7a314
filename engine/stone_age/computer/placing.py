"""Scores of placements: what people are expected to bring at a place, less what they would bring elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from engine.core.questions import Decision, Seat
from engine.core.randomness import add_up
from engine.stone_age.actions import Place
from engine.stone_age.components import Building
from engine.stone_age.computer.prices import Prices
from engine.stone_age.computer.worth import Worth, estimate_rounds
from engine.stone_age.computer.yields import AVERAGE_DIE, average_yield
from engine.stone_age.modules.wild_animals import INSTEAD
from engine.stone_age.modules.wild_animals import PLACE as ANIMAL
from engine.stone_age.rules import Price, Rules, Space
from engine.stone_age.state import State

NO_JEWELRY = 0.05
"""The chance to pay with jewelry that the seat does not have yet."""
ALL_THERE, NEARLY, FEW_THERE = 0.7, 0.5, 0.35
"""The chance that an animal is driven away: by the seat's own people still to be placed, with few or many of others."""
SALES = frozenset({"card", "building", "igloo"})


@dataclass(slots=True)
class Plan:
    """What the people placed so far will need and bring: pieces by kind, any pieces, their rolls, and unused tools."""

    needed: dict[str, float] = field(default_factory=dict[str, float])
    needed_any: float = 0.0
    coming: dict[str, float] = field(default_factory=dict[str, float])
    gathering: int = 0
    tools: int = 0


def score_placements(s: State, decision: Decision, prices: Prices) -> list[float]:
    """The scores by option; what is not a placement is worse than any.

    In the simulations of a choice the same seat with the same things is asked again and again, so what places are worth
    to it is remembered.
    """
    seat, options, spaces = decision.seat, decision.options, s.rules.spaces
    hands = s.players[seat].tableau
    known = _remember(s.rules, prices, _list_facts(s, seat, prices))
    offered = {option.where for option in options if isinstance(option, Place)}
    if unknown := offered - known.keys():
        placing = Placing(s, seat, prices)
        known.update({where: placing.score_place(spaces[where]) for where in unknown})
    visits = {where for where in offered if not spaces[where].what}
    wanted = sum([spaces[where].fewest for where in visits if known[where][0] > 0.5])
    spare = hands - min(hands - 1, -(-wanted // max(2, s.seats)))
    found: list[float] = []
    for option in options:
        if not isinstance(option, Place):
            found.append(-50.0)
        elif option.where in visits:
            found.append(known[option.where][0])
        else:
            apart = prices.reserve * abs(spare - option.people)
            found.append(known[option.where][option.people - 1] - apart)
    return found


@lru_cache(maxsize=1024)
def _remember(_rules: Rules, _prices: Prices, _facts: tuple[object, ...]) -> dict[str, list[float]]:
    """What `Placing.score_place` has returned where these are the same, by place."""
    return {}


def _list_facts(s: State, seat: Seat, prices: Prices) -> tuple[object, ...]:
    """All on which these scores depend but for the rules: what is open, who is where, and what the seat owns."""
    player, crowds = s.players[seat], s.crowd
    opened = (*s.display, *s.tops, *s.igloos, s.herd, s.rules.malus(s), estimate_rounds(s, prices))
    people = (seat, player.people, player.tableau, sum(crowds.get(ANIMAL, ())))
    goods = (player.food, player.field, player.jewelry, player.trader, *player.resources.values())
    owned = (*player.tools, *player.used, len(player.buildings), tuple(player.cards))
    return (*opened, *people, *[crowd[seat] for crowd in crowds.values()], *goods, *owned)


class Placing:
    """Computes what placements of one seat are worth in one position."""

    __slots__ = ("_hands", "_malus", "_plan", "_price", "_worth", "prices", "s", "seat")

    def __init__(self, s: State, seat: Seat, prices: Prices) -> None:
        self.s, self.seat, self.prices = s, seat, prices
        self._worth = Worth(s, seat, prices)
        self._hands = s.players[seat].tableau
        self._malus = s.rules.malus(s)
        rates, pieces_worth = s.rules.rates, self._worth.resources
        self._price = (
            prices.idle * AVERAGE_DIE * max(worth / rates[what] for what, worth in pieces_worth.items())
        )
        self._plan = self._plan_purchases()

    def score_place(self, space: Space) -> list[float]:
        """The scores of one person there, of two and so on, to all that the seat has; only one where nobody rolls."""
        return self._score_rolls(space) if space.what else [self._score_visit(space)]

    # People who roll

    def _score_rolls(self, space: Space) -> list[float]:
        plan, what, rate, price = self._plan, space.what, self._rate(space), self._price
        added = int(self.prices.tools_used * (plan.tools // (plan.gathering + 1))) - self._malus
        extra = self.prices.herd if space.id == self.s.herd else 0.0
        found: list[float] = []
        for people in range(1, self._hands + 1):
            got = average_yield(people, rate, added)
            value = self._value_yield(what, got) + extra
            if space.id in self.s.rules.splits:
                value = max(value, self._worth.jewelry(got))
            found.append(value - price * people)
        return found

    def _rate(self, space: Space) -> int:
        if space.group == "ring":
            return int(self.s.rules.buildings[self.s.rules.rings[space.id]].ring["pips"])
        return self.s.rules.rates[space.what]

    def _value_yield(self, what: str, got: float) -> float:
        worth, plan = self._worth, self._plan
        if what == "food":
            return worth.food(got, plan.coming.get("food", 0.0))
        value = worth.worth_of_gathering(what, got, plan.coming.get(what, 0.0))
        short = plan.needed.get(what, 0.0) - plan.coming.get(what, 0.0)
        if short > 0:
            value += self.prices.needed * min(got, short)
        elif plan.needed_any > 0:
            value += self.prices.needed_any * min(got, plan.needed_any)
        return value

    # People who visit, buy and build

    def _score_visit(self, space: Space) -> float:
        s, worth = self.s, self._worth
        cost = self._price * space.fewest
        match space.group:
            case "village":
                return self._value_village(space) - cost
            case "card":
                card = s.rules.cards[s.display[space.index] or ""]
                return self._sale(space.price, worth.card(card)) - cost
            case "building" | "igloo":
                tile = self._find_tile(space)
                return self._sale(s.rules.prices[tile.id], worth.tile(tile), tile) - cost
            case "animal":
                return self._value_animal(space) - cost
            case _:
                return -cost

    def _find_tile(self, space: Space) -> Building:
        """The building or igloo that lies there."""
        s = self.s
        if space.group == "igloo":
            return s.rules.igloos[s.igloos[space.index] or ""]
        return s.rules.buildings[s.tops[space.index] or ""]

    def _value_village(self, space: Space) -> float:
        worth = self._worth
        match space.id:
            case "toolmaker":
                return worth.tool()
            case "hut":
                return worth.person()
            case "field":
                return worth.field()
            case _:
                numbers = self.s.rules.numbers
                return worth.trader_steps(numbers.trader_steps) + worth.jewelry(numbers.trader_jewelry)

    def _value_animal(self, space: Space) -> float:
        """The worth of an animal times the chance that enough people come: only the last one drives it away."""
        missing = (space.rings or 0) - sum(self.s.crowd[space.id])
        relief = self._malus * self._worth.pip * 2 * min(1.0, self._worth.left)
        if missing <= self._hands:
            chance = 1.0 if missing == 1 else ALL_THERE
        else:
            chance = NEARLY if missing < self._hands + 2 else FEW_THERE
        return chance * (self._average_reward() + relief)

    def _average_reward(self) -> float:
        """The average worth of a die's reward there."""
        worth, rewards = self._worth, self.s.rules.rewards
        least = worth.gift(rewards[INSTEAD].top)
        return add_up([max(least, worth.gift(each.top)) for each in rewards.values()]) / len(rewards)

    def _sale(self, price: Price, brings: float, tile: Building | None = None) -> float:
        """The score of a purchase, given the chance that it can be paid."""
        chance, cost, points = self._judge_price(price)
        gain = brings + (points if tile is None or not tile.points else tile.points) - cost
        if tile is not None and tile.each:
            gain = brings + tile.each * min(tile.most, self._worth.player.jewelry) - cost
        return chance * gain - (1 - chance) * self.prices.vain

    def _judge_price(self, price: Price) -> tuple[float, float, float]:
        """The chance to pay, the worth of the payment elsewhere, and its points if it is for a tile of free choice."""
        if price.cost:
            return self._judge_fixed(price)
        if price.of == "jewelry":
            count = min(price.most, self._worth.player.jewelry)
            chance = 1.0 if count >= price.fewest else NO_JEWELRY
            return chance, self._worth.jewelry(1) * count, 0.0
        return self._judge_free(price)

    def _judge_fixed(self, price: Price) -> tuple[float, float, float]:
        player, plan = self._worth.player, self._plan
        short, kinds, chance = 0.0, 0, 1.0
        for what, count in price.cost:
            have = player.jewelry if what == "jewelry" else player.resources[what]
            lack = count - (have + plan.coming.get(what, 0.0) - plan.needed.get(what, 0.0))
            if lack > 0.1:
                short, kinds = short + lack, kinds + 1
                chance = NO_JEWELRY if what == "jewelry" else chance
        worth = self._worth.goods(price.cost)
        return min(chance, self._find_chance(short, kinds)), worth, 0.0

    def _judge_free(self, price: Price) -> tuple[float, float, float]:
        """For a card the cheapest pieces are paid, for a tile the dearest, as it scores their values."""
        player, worth, plan = self._worth.player, self._worth, self._plan
        stock = sorted((value, min(player.resources[what], 9)) for what, value in self.s.rules.values.items())
        spare = sum(count for _, count in stock) + _count_resources(plan.coming)
        spare -= plan.needed_any + add_up(plan.needed.values())
        is_card = price.kinds is None and price.most == price.fewest < 5
        wanted = price.fewest if is_card else max(price.fewest, min(price.most, int(spare)))
        pips, left = 0.0, wanted
        for value, count in stock if is_card else reversed(stock):
            used = min(left, count)
            pips, left = pips + used * value, left - used
        pips += AVERAGE_DIE * left
        short = max(0.0, price.fewest - spare)
        kinds = 0 if short <= 0 else 1
        if price.kinds and sum(count > 0 for _, count in stock) < price.kinds:
            kinds, short = kinds + 1, max(short, 0.8)
        unit = worth.pip * self.prices.paid_pip if worth.left > 0.5 else 1 / 4
        return self._find_chance(short, kinds), unit * pips, 0.0 if is_card else pips

    def _find_chance(self, short: float, kinds: int) -> float:
        """The chance that `short` missing pieces of `kinds` kinds come in this round."""
        hands = max(0, self._hands - 1)
        prices = self.prices
        if not kinds:
            return 1.0
        if short > prices.gathered_later * hands:
            return prices.unlikely
        return prices.hope**kinds * (prices.easily if short < prices.easy * hands else prices.hardly)

    # What is placed already

    def _plan_purchases(self) -> Plan:
        s, seat, plan = self.s, self.seat, Plan()
        player = self._worth.player
        plan.tools = sum(value for value, used in zip(player.tools, player.used, strict=True) if not used)
        placed = [(s.rules.spaces[where], crowd[seat]) for where, crowd in s.crowd.items() if crowd[seat]]
        rolling = [each for each in placed if each[0].what]
        for space, _ in placed:
            if space.group in SALES:
                self._add_need(plan, space)
        plan.gathering = len(rolling)
        for space, people in rolling:
            added = int(self.prices.tools_used * plan.tools / len(rolling)) - self._malus
            got = average_yield(people, self._rate(space), added)
            plan.coming[space.what] = plan.coming.get(space.what, 0.0) + got
        stock = sum(player.resources.values()) + _count_resources(plan.coming)
        for what, count in player.resources.items():
            if what in plan.needed:
                plan.needed[what] -= count
        plan.needed_any = max(0.0, plan.needed_any - stock)
        return plan

    def _add_need(self, plan: Plan, space: Space) -> None:
        price = space.price if space.group == "card" else self.s.rules.prices[self._find_tile(space).id]
        for what, count in price.cost:
            plan.needed[what] = plan.needed.get(what, 0.0) + count
        if not price.cost and price.of == "resources":
            plan.needed_any += price.fewest


def _count_resources(goods: Mapping[str, float]) -> float:
    """The number of all pieces but food."""
    return add_up(count for what, count in goods.items() if what != "food")
