"""How simulated people choose in Jäger und Späher: turns by what seems best, and small questions as prepared."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.core.actions import Action
from engine.core.match import AnyMatch, Match, Setup
from engine.core.players import Player, greedy
from engine.core.questions import Decision
from engine.hunters_scouts.game import HuntersAndScouts
from engine.hunters_scouts.simulation.writing import Choice, write_plan
from engine.hunters_scouts.state import State
from engine.simulation.people import Answers, Person, answer_prepared
from engine.simulation.rhythm import hashed_number

SMALL: Answers = {
    "follow": "most",
    "wear": "most",
    "mark": "away",
    "lay": "left middle right",
    "lose": "village",
    "keep": "best",
}
"""The prepared answers of a player who wants to decide what is created, given and recruited."""
ALL: Answers = {
    **SMALL,
    "use": "best done",
    "spirits": "items",
    "fire": "members",
    "reveal": "wilderness",
    "exchange": "none",
    "recruit": "most left middle right",
    "bonus": "give",
}
"""The prepared answers of a player who answers all questions within a turn as prepared."""
PREPARED: Mapping[str, Answers] = {
    "greedy": {"lay": SMALL["lay"]},
    "careful": SMALL,
    "settled": ALL,
    "whims": SMALL,
}
PERSONS = tuple(PREPARED)


def make_whims(seed: str) -> Player:
    """A player who chooses at random, by preferences that last for a round."""

    def choose(match: AnyMatch, decision: Decision) -> Action:
        return max(
            decision.options, key=lambda each: hashed_number(seed, match.round, decision.seat, str(each))
        )

    return choose


def make_person(kind: str, seed: str) -> Person:
    """A person of a kind in `PERSONS`."""
    prepared = PREPARED[kind]
    choose = answer_prepared(prepared, make_whims(seed) if kind == "whims" else greedy)
    return Person(choose, partial(write_plan, _choose_in_states(choose), prepared), prepared=prepared)


def _choose_in_states(choose: Player) -> Choice:
    """The same player for imagined states instead of matches."""
    game = HuntersAndScouts()

    def choose_action(s: State, decision: Decision) -> Action:
        setup = Setup(game.id, s.seats, s.rules.modules, s.rules.edition)
        return choose(Match(game, setup, s.copy(), (decision,)), decision)

    return choose_action
