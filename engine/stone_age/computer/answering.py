"""Scores of the answers to all questions of Stone Age; those of placements are in `placing`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core.actions import Action
from engine.core.questions import Decision
from engine.stone_age.actions import (
    Choose,
    Feed,
    Gain,
    Keep,
    Move,
    Pay,
    Place,
    Resolve,
    Reward,
    Share,
    Starve,
    Swap,
    Take,
    UseTools,
)
from engine.stone_age.base.building import points_for
from engine.stone_age.base.buying import Purchase, list_answers
from engine.stone_age.base.gathering import AddTools, pieces_for, sum_tools
from engine.stone_age.computer.placing import score_placements
from engine.stone_age.computer.prices import Prices
from engine.stone_age.computer.worth import Worth
from engine.stone_age.modules.mammoths.herd import PLACE as AT_HERD
from engine.stone_age.modules.mammoths.herd import ChooseBonus
from engine.stone_age.modules.wild_animals import TakeReward
from engine.stone_age.rules import Space
from engine.stone_age.state import State

Scores = list[float]
UNKNOWN = -1.0
KEPT = -0.5
"""Score of turning a kept card into resources where no payment needs them."""
VILLAGE_FIRST, ROLL_FIRST, BUY_LAST = 300.0, 200.0, 0.0
NOT_PAYABLE, GAINED = -100.0, 0.1
MOST_PAYMENTS = 12
"""Most ways to pay that are scored to decide which place is used first."""


def scores(s: State, decision: Decision, prices: Prices) -> Sequence[float]:
    """The score of every option, in points."""
    ask = ASKED.get(decision.prompt)
    if ask is None:
        return [UNKNOWN] * len(decision.options)
    return ask(s, decision, prices)


def _score_rings(_s: State, decision: Decision, _prices: Prices) -> Scores:
    """People on one's own rings gather at a better rate than elsewhere, so the more go there, the better."""
    return [float(each.people) if isinstance(each, Place) else -50.0 for each in decision.options]


# Using the own places


def _score_order(s: State, decision: Decision, prices: Prices) -> Scores:
    """First places that only give, then rolls, then purchases, the best payable one first."""
    spaces = s.rules.spaces
    places = [spaces[each.where] if isinstance(each, Resolve) else None for each in decision.options]
    found = [-50.0 if each is None else _rank_space(s, each) for each in places]
    if max(found) > BUY_LAST:
        return found
    worth = Worth(s, decision.seat, prices)
    return [
        _score_purchase(s, worth, each) if each and score == BUY_LAST else score
        for each, score in zip(places, found, strict=True)
    ]


def _rank_space(s: State, space: Space) -> float:
    if space.group == "village":
        return VILLAGE_FIRST
    return ROLL_FIRST + s.rules.rates.get(space.what, 0) if space.what else BUY_LAST


def _score_purchase(s: State, worth: Worth, space: Space) -> float:
    step = space.use(worth.seat, space.id, 1) if space.use else None
    if not isinstance(step, Purchase):
        return BUY_LAST
    answers = list_answers(s, step)[:MOST_PAYMENTS]
    return max(_score_payments(s, worth, step, answers), default=NOT_PAYABLE)


def _score_payments(s: State, worth: Worth, step: Purchase, actions: Sequence[Action]) -> Scores:
    """The net worth of a purchase with each of these payments."""
    deal, rules = step.deal(s), s.rules
    card = rules.cards.get(str(deal.about.get("card", "")))
    name = str(deal.about.get("building", ""))
    tile = rules.buildings.get(name) or rules.igloos.get(name)
    gain = worth.card(card) if card else worth.tile(tile) if tile else 4.5
    plus = deal.extra.points if deal.extra else 0.0
    found: Scores = []
    for action in actions:
        match action:
            case Pay():
                points = points_for(s, tile, action.goods) if tile else 0.0
                over = gain + points + (plus if action.plus else 0.0)
                found.append(over - worth.goods(action.goods) - worth.goods(action.plus))
            case Swap():
                points = tile.points if tile else 0.0
                found.append(gain + points - worth.goods(action.give) - 0.5 * worth.goods(action.get) - 3.0)
            case _:
                found.append(GAINED if isinstance(action, Gain) else 0.0)
    return found


def _score_answers(s: State, decision: Decision, prices: Prices) -> Scores:
    step = s.stack[-1]
    if not isinstance(step, Purchase):
        return [UNKNOWN] * len(decision.options)
    return _score_payments(s, Worth(s, decision.seat, prices), step, decision.options)


def _score_tools(s: State, decision: Decision, prices: Prices) -> Scores:
    """The worth of the pieces less that of the tools, which are saved for later rolls; one-use tools always are."""
    step = s.stack[-1]
    if not isinstance(step, AddTools):
        return [UNKNOWN] * len(decision.options)
    worth, seat = Worth(s, decision.seat, prices), decision.seat
    rolls = sum(crowd[seat] > 0 for where, crowd in s.crowd.items() if s.rules.spaces[where].what) - 1
    saved = worth.pip * (prices.saved if rolls > 0 else 0.01)
    piece = worth.food(1, 0) if step.what == "food" else worth.of(step.what)
    found: Scores = []
    for option in decision.options:
        if not isinstance(option, UseTools):
            found.append(UNKNOWN)
            continue
        added = sum_tools(s, seat, option)
        once = sum([s.rules.cards[tool].top["amount"] for tool in option.tools if not tool.isdigit()])
        got = pieces_for(step.total + added, step.pips)
        found.append(
            got * piece - saved * (added - once) - once * prices.one_use_pip * min(1.0, worth.left + 0.01)
        )
    return found


def _score_shares(s: State, decision: Decision, prices: Prices) -> Scores:
    worth = Worth(s, decision.seat, prices)
    found: Scores = []
    for option in decision.options:
        goods = dict(option.goods) if isinstance(option, Share) else {}
        other = sum(count for what, count in goods.items() if what != "food")
        found.append(worth.food(goods.get("food", 0), 0) + worth.jewelry(other))
    return found


# What is given, and what is paid


def _score_goods(s: State, decision: Decision, prices: Prices) -> Scores:
    """Payments for missing food, the way to the herd, or with a kept card: the cheapest pieces are best."""
    worth = Worth(s, decision.seat, prices)
    found: Scores = []
    for option in decision.options:
        match option:
            case Feed() | Pay():
                found.append(-worth.goods(option.goods))
            case Starve():
                found.append(-float(s.rules.numbers.famine))
            case Gain():
                found.append(worth.goods(option.goods) if decision.prompt == "gain" else KEPT - 10)
            case Keep():
                found.append(0.5 * max(worth.resources.values()))
            case _:
                found.append(UNKNOWN)
    return found


def _score_dice(s: State, decision: Decision, prices: Prices) -> Scores:
    worth, step = Worth(s, decision.seat, prices), s.stack[-1]
    bar = s.rules.dice_bars.get(str(getattr(step, "bar", "")), {})
    return [
        worth.gift(bar[each.die].top) if isinstance(each, Take) and each.die in bar else UNKNOWN
        for each in decision.options
    ]


def _score_choices(s: State, decision: Decision, prices: Prices) -> Scores:
    worth = Worth(s, decision.seat, prices)
    return [worth.of(each.what) if isinstance(each, Choose) else UNKNOWN for each in decision.options]


def _score_rewards(s: State, decision: Decision, prices: Prices) -> Scores:
    worth, step = Worth(s, decision.seat, prices), s.stack[-1]
    if not isinstance(step, TakeReward | ChooseBonus):
        return [UNKNOWN] * len(decision.options)
    return [
        worth.gift(step.gift(s, each).top) if isinstance(each, Reward) else UNKNOWN
        for each in decision.options
    ]


def _score_moves(s: State, decision: Decision, prices: Prices) -> Scores:
    """Each person who follows the herd costs food; more people have a better chance of the first bonus."""
    worth, tile = Worth(s, decision.seat, prices), s.rules.bonus_tiles.get(s.bonus or "")
    if tile is None:
        return [UNKNOWN] * len(decision.options)
    first, others = worth.gift(tile.first) + prices.herd, worth.gift(tile.all)
    rivals = sum(s.crowd[AT_HERD]) - s.crowd[AT_HERD][decision.seat]
    there = enumerate(s.crowd.get(s.herd or "", ()))
    after = sum([people > 0 for seat, people in there if seat != decision.seat])
    found: Scores = []
    for option in decision.options:
        if not isinstance(option, Move):
            found.append(-50.0)
            continue
        people = option.people
        chance = people / (people + rivals + 0.8 * after) if people else 0.0
        brings = chance * first + (1 - chance) * others if people else 0.0
        found.append(brings - worth.of("food") * people * 1.1)
    return found


ASKED: Mapping[str, Callable[[State, Decision, Prices], Scores]] = {
    "place": score_placements,
    "ring": _score_rings,
    "resolve": _score_order,
    "tools": _score_tools,
    "share": _score_shares,
    "buy-card": _score_answers,
    "buy-building": _score_answers,
    "buy-extra-card": _score_answers,
    "feed": _score_goods,
    "gain": _score_goods,
    "pay-move": _score_goods,
    "take": _score_dice,
    "choose": _score_choices,
    "animal-reward": _score_rewards,
    "bonus": _score_rewards,
    "move": _score_moves,
}
"""The scoring function of every question of the game, by prompt."""
