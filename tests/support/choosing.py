"""Chooses good moves in random games."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.core.actions import Action
from engine.core.match import Match
from engine.core.players import greedy
from engine.core.questions import Decision

FEW = 8
"""The number of options that are compared: comparing hundreds took most of the time of the tests."""


def choose_well(match: Match, decision: Decision, dice: Random, few: int = FEW) -> Action:
    """The best of all options, or of a random sample of `few`."""
    options = decision.options
    some = options if len(options) <= few else tuple(dice.sample(options, few))
    return greedy(match, replace(decision, options=some))
