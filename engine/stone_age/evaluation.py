"""A heuristic evaluation of a seat, in points, for the `greedy` player, from what the seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.questions import Seat
from engine.core.randomness import add_up
from engine.stone_age.actions import Goods
from engine.stone_age.base.building import BuyBuilding, points_for
from engine.stone_age.base.civilising import BuyCard
from engine.stone_age.base.gathering import Gather, ready_tools
from engine.stone_age.base.payments import count_kept, give, take
from engine.stone_age.base.trading import list_payments
from engine.stone_age.base.village import HaveChild, MakeTool, TillField
from engine.stone_age.components import Building
from engine.stone_age.modules.igloos import BuyIgloo
from engine.stone_age.modules.style.trader import VisitTrader
from engine.stone_age.rules import Space
from engine.stone_age.state import State

AVERAGE_DIE = 3.5
FOOD = 0.8
MISSING_FOOD = 4.0
"""What one missing food costs: a resource that would have built something."""
IDLE = 2.3
"""What a person who can still be placed may bring this round."""
USUAL_ROUNDS = 9
SOON_USED = 5
"""More pieces of one kind than this are a hoard; so is food for more than two rounds."""
UNSPENT = 0.7
"""A resource in hand is worth this part of what a building would pay for it."""
PERSON, FIELD, TOOL = 1.5, 1.0, 0.9
"""What one more of these earns in every round that is still to come."""
JEWELRY = 3.0
"""What a piece of jewelry pays."""
STAYING = 3.0
"""What a person with an animal or the herd will bring."""
MAJORITY, TRADER = 2.0, 0.3
GIFTS: Mapping[str, float] = {"food": FOOD, "points": 1, "tool": 4, "field": 5, "draw_card": 5, "dice_bar": 4}
GIFT = 3.0
"""What each piece of an upper part is worth, for those not named above."""


def evaluate(s: State, seat: Seat) -> float:
    """The score this seat may hope for, in points, if its people bring home what the average die gives."""
    if s.result is not None:
        return s.result.scores[seat]
    home = s.copy()
    brought = add_up(
        _use_place(home, seat, space) for space in s.rules.spaces.values() if s.crowd[space.id][seat]
    )
    idle = IDLE * s.players[seat].tableau if s.phase == "placing" else 0
    score = home.players[seat].score
    owned = _value_belongings(home, seat)
    return score + brought + idle + owned + _sum_lines(home, seat) + _value_food(home, seat)


def _use_place(s: State, seat: Seat, space: Space) -> float:
    """Carry out in the state what these people came for; returns the worth that the state does not show."""
    people = s.crowd[space.id][seat]
    if space.use is None:
        return STAYING * people
    step = space.use(seat, space.id, people)
    do = ERRANDS.get(type(step))
    return do(s, step) if do else 0.0


def _do_visit(s: State, step: MakeTool | HaveChild | TillField | VisitTrader) -> float:
    step.ask(s)
    return 0.0


def _gather(s: State, step: Gather) -> float:
    """Whole pieces go to the tableau, where they can pay for something; a part of a piece is worth its part."""
    average = step.dice * AVERAGE_DIE + _sum_tools_per_roll(s, step.seat)
    pieces = max(0.0, average / step.pips - (step.pips - 1) / (2 * step.pips))
    take(s.players[step.seat], step.what, int(pieces))
    value = FOOD if step.what == "food" else UNSPENT * s.rules.values[step.what]
    return value * (pieces - int(pieces))


def _sum_tools_per_roll(s: State, seat: Seat) -> float:
    """What the unused tools add to one roll, shared by all own places with dice."""
    player = s.players[seat]
    rolling = (space.id for space in s.rules.spaces.values() if space.what)
    rolls = sum(s.crowd[where][seat] > 0 for where in rolling)
    return sum(player.tools[int(tool)] for tool in ready_tools(player) if tool.isdigit()) / rolls


def _buy_card(s: State, step: BuyCard) -> float:
    """The card is taken for the cheapest resources; its lower part shows among the lines."""
    space = s.rules.spaces[step.where]
    player, bought = s.players[step.seat], s.display[space.index]
    options = list_payments(player, space.price, None, None)
    if bought is None or not options:
        return 0.0
    give(player, min((pay.goods for pay in options), key=lambda goods: _value_goods(s, goods)))
    player.cards.append(bought)
    return _value_gift(s.rules.cards[bought].top)


def _value_gift(top: Mapping[str, Any]) -> float:
    return GIFTS.get(top["kind"], GIFT) * top.get("amount", top.get("dice", 1))


def _value_goods(s: State, goods: Goods) -> float:
    return add_up(s.rules.values.get(what, JEWELRY) * count for what, count in goods)


def _build_tile(s: State, step: BuyBuilding) -> float:
    """Pay the most for the tile that it allows, as that is what it scores."""
    if s.tops[s.rules.spaces[step.where].index] is None:
        return 0.0
    return _pay_dearly(s, step.seat, step.building(s))


def _build_igloo(s: State, step: BuyIgloo) -> float:
    """Build an igloo in the state, as a building."""
    if s.igloos[s.rules.spaces[step.where].index] is None:
        return 0.0
    return _pay_dearly(s, step.seat, step.igloo(s))


def _pay_dearly(s: State, seat: Seat, tile: Building) -> float:
    player = s.players[seat]
    options = list_payments(player, s.rules.prices[tile.id], None, None)
    if not options:
        return 0.0
    dearest = max((pay.goods for pay in options), key=lambda goods: points_for(s, tile, goods))
    give(player, dearest)
    if tile.id in s.rules.buildings:
        player.buildings.append(tile.id)
    return points_for(s, tile, dearest) + (_value_gift(tile.top) if tile.top else 0.0)


def _value_belongings(s: State, seat: Seat) -> float:
    player = s.players[seat]
    hoard = add_up(_value_pile(s.rules.values[what], count) for what, count in player.resources.items())
    kept = UNSPENT * count_kept(s, seat) * min(s.rules.values.values())
    one_use: int = sum(s.rules.cards[card].top["amount"] for card in player.one_use)
    earning = PERSON * player.people + FIELD * player.field + TOOL * sum(player.tools)
    jewelry = UNSPENT * JEWELRY * min(player.jewelry, SOON_USED) + MAJORITY * len(player.bonus_tiles)
    trader = TRADER * player.trader
    return hoard + kept + one_use + jewelry + (earning + trader) * _count_rounds(s)


def _value_pile(value: int, count: int) -> float:
    """The worth of resources of one kind: a few by what they will build, the rest by the final scoring."""
    return UNSPENT * value * min(count, SOON_USED) + max(0, count - SOON_USED)


def _count_rounds(s: State) -> float:
    """The rounds to come by the usual length, not by the stacks, or else building a tile would seem to cost rounds."""
    return max(0.5, USUAL_ROUNDS - s.round)


def _sum_lines(s: State, seat: Seat) -> int:
    """What the cards would score if the game ended now; resources are counted as belongings."""
    return sum(line.count(s, seat).points for line in s.rules.score_lines if line.id != "resources")


def _value_food(s: State, seat: Seat) -> float:
    """The worth of the food to spare after all people have eaten once, or the cost of what is missing."""
    player = s.players[seat]
    spare = player.food + player.field - player.people
    if spare < 0:
        return max(MISSING_FOOD * spare, -s.rules.numbers.famine)
    return FOOD * min(spare, 2 * player.people)


ERRANDS: Mapping[type, Callable[[State, Any], float]] = {
    MakeTool: _do_visit,
    HaveChild: _do_visit,
    TillField: _do_visit,
    Gather: _gather,
    BuyCard: _buy_card,
    BuyBuilding: _build_tile,
    BuyIgloo: _build_igloo,
    VisitTrader: _do_visit,
}
