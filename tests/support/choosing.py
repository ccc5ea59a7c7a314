"""How people of random games choose when they choose well."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.core.actions import Action
from engine.core.match import Match
from engine.core.players import greedy
from engine.core.questions import Decision

FEW = 8
"""Of so many options the best one is taken: to try all of some hundred took most of the time of the tests."""


def choose_well(match: Match, decision: Decision, dice: Random, few: int = FEW) -> Action:
    """The best of some options."""
    options = decision.options
    some = options if len(options) <= few else tuple(dice.sample(options, few))
    return greedy(match, replace(decision, options=some))
