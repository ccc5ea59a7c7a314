"""How simulated people choose: what they want when they place, and by habit in small questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from engine.core.actions import Action
from engine.core.match import AnyMatch
from engine.core.players import Player, greedy
from engine.core.questions import Decision, Seat
from engine.stone_age.actions import Place
from engine.stone_age.base.placing import placements
from engine.stone_age.evaluation import evaluate
from engine.stone_age.simulation.rhythm import fate
from engine.stone_age.state import State

Orders = Mapping[str, str]
Ranking = Callable[[State, Seat], list[Place]]
"""The placements that would be legal if it were this seat's turn, the best first."""

SMALL: Orders = {
    "resolve": "board",
    "tools": "gain",
    "feed": "wood brick stone gold starve",
    "decline": "unpayable",
    "dice-bar": "6 5 4 3 2 1",
    "hunt": "food",
}
"""The standing orders of a player who wants to decide every purchase."""
ALL: Orders = {
    **SMALL,
    "cards": "wood brick stone gold jewelry",
    "buildings": "gold stone brick wood jewelry plus",
    "extra-card": "decline",
    "herd": "0",
    "herd-fare": "food wood brick stone gold",
    "bonus": "first",
    "animal-reward": "assigned",
    "choose": "gold",
}
"""The standing orders of a player who buys whatever they stand on."""


@dataclass(frozen=True)
class Person:
    """A simulated person: `choose` is the final choice in every question, with or without orders given beforehand.

    `orders` are the standing orders that say what this person would choose anyway.
    """

    choose: Player
    rank: Ranking
    orders: Orders = field(default_factory=dict[str, str])


def of_habit(orders: Orders, otherwise: Player) -> Player:
    """Choose as these orders say, and by `otherwise` where they say nothing."""

    def choose(match: AnyMatch, decision: Decision) -> Action:
        usual = match.orders.answer(decision, orders)
        return otherwise(match, decision) if usual is None else usual

    return choose


def placed(s: State, seat: Seat, action: Place) -> State:
    """The table as if this seat had just put these people there."""
    after = s.copy()
    after.crowd[action.where][seat] += action.people
    after.players[seat].tableau -= action.people
    return after


def rank_greedily(s: State, seat: Seat) -> list[Place]:
    """By how the seat would stand at once, as the greedy player does."""
    return sorted(placements(s, seat), key=lambda each: -evaluate(placed(s, seat, each), seat))


def whims(seed: str) -> tuple[Player, Ranking]:
    """Any choice at all, by random preferences that last for a round."""

    def liking(number: int, seat: Seat, action: Action) -> float:
        return fate(seed, number, seat, str(action))

    def choose(match: AnyMatch, decision: Decision) -> Action:
        return max(decision.options, key=lambda each: liking(match.round, decision.seat, each))

    def rank(s: State, seat: Seat) -> list[Place]:
        return sorted(placements(s, seat), key=lambda each: -liking(s.round, seat, each))

    return choose, rank


def person(kind: str, seed: str) -> Person:
    """One of `PERSONS`."""
    choose, rank = whims(seed) if kind == "whims" else (greedy, rank_greedily)
    orders = HABITS[kind]
    return Person(of_habit(orders, choose), rank, orders)


HABITS: Mapping[str, Orders] = {
    "greedy": {"resolve": "board"},
    "careful": SMALL,
    "settled": ALL,
    "whims": SMALL,
}
PERSONS = tuple(HABITS)
