"""How simulated people choose in Stone Age: placements by a ranking, and small questions as prepared."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.core.actions import Action
from engine.core.match import AnyMatch
from engine.core.players import Player, greedy
from engine.core.questions import Decision, Seat
from engine.simulation.people import Answers, Person, add_no_payments, answer_prepared
from engine.simulation.rhythm import hashed_number
from engine.stone_age.actions import Place
from engine.stone_age.base.placing import placements
from engine.stone_age.evaluation import evaluate
from engine.stone_age.game import StoneAge
from engine.stone_age.simulation.purchasing import Buyer
from engine.stone_age.simulation.writing import Ranking, place_people, write_plan
from engine.stone_age.state import State

SMALL: Answers = {
    "resolve": "board",
    "tools": "gain",
    "feed": "wood brick stone gold starve",
    "decline": "unpayable",
    "dice-bar": "6 5 4 3 2 1",
    "hunt": "food",
}
"""The prepared answers of a player who wants to decide every purchase."""
ALL: Answers = {
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
"""The prepared answers of a player who buys whatever they stand on."""


def rank_greedily(s: State, seat: Seat) -> list[Place]:
    """The placements sorted by the evaluation right after them, as the greedy player ranks them."""
    return sorted(placements(s, seat), key=lambda each: -evaluate(place_people(s, seat, each), seat))


def make_whims(seed: str) -> tuple[Player, Ranking]:
    """A player who chooses at random, by preferences that last for a round, and their ranking of placements."""

    def liking(number: int, seat: Seat, action: Action) -> float:
        return hashed_number(seed, number, seat, str(action))

    def choose(match: AnyMatch, decision: Decision) -> Action:
        return max(decision.options, key=lambda each: liking(match.round, decision.seat, each))

    def rank(s: State, seat: Seat) -> list[Place]:
        return sorted(placements(s, seat), key=lambda each: -liking(s.round, seat, each))

    return choose, rank


def make_person(kind: str, seed: str) -> Person:
    """A person of a kind in `PERSONS`."""
    choose, rank = make_whims(seed) if kind == "whims" else (greedy, rank_greedily)
    prepared = PREPARED[kind]
    final = answer_prepared(prepared, choose)
    pays = add_no_payments if prepared.keys() >= BUYING else Buyer(StoneAge(), final, prepared).plan
    return Person(final, partial(write_plan, rank), pays, prepared)


BUYING = {"cards", "buildings"}
"""People who have these prepared answers need no payments in their plans."""
PREPARED: Mapping[str, Answers] = {
    "greedy": {"resolve": "board"},
    "careful": SMALL,
    "settled": ALL,
    "whims": SMALL,
}
PERSONS = tuple(PREPARED)
