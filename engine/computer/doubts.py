"""Choices of a finished game for which there may have been better ones, and which of them turned the game.

A turning point is a choice after which whole games end otherwise: what looks bad a few rounds ahead may be good
after all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.computer.comparing import Compared, compare
from engine.computer.estimates import Estimate, average
from engine.computer.simulation import LATEST
from engine.core.actions import Action
from engine.core.match import AnyMatch
from engine.core.questions import Seat
from engine.core.randomness import Randomness
from engine.core.values import frozen

TURNING_POINTS = 3
TURNED = 0.1
"""A turning point gave away so much of the chance to win, at least."""
CONFIDENT = 2.1
"""So many standard errors to one side leave it wrong in 1 of 20 cases, although it is looked at seven times."""
SUSPECTED, PLAYED_OUT = 0.05, 6
"""What gave away so much as far as a few rounds show is played to the end: so many choices at most."""
BATCH, BATCHES = 50, 7
"""So many pairs of whole games, so often: less often where it is sure before."""
HUNGER, TOOLS = "hunger", "tools"
"""What costs points again and again, and is added up."""


@frozen
class Loss:
    """A choice and one that looks better: the number of its row, and the chance to win after the better one.

    `given` is what the chosen one took off that chance; below 0 the better one only seemed better at first. `points` is
    that in points (`Compared.points`); most of these went by `waste`: by hunger, or by what
    was left unused, if that can be said. It `is_sure` if it was looked at again, and `is_whole` if in whole games.
    """

    row: int
    round: int
    seat: Seat
    chosen: str
    better: str
    chance: float
    given: Estimate
    points: Estimate
    waste: str
    is_sure: bool
    is_whole: bool


@frozen
class Doubt:
    """A choice for which there may have been a better one."""

    row: int
    match: AnyMatch
    seat: Seat
    chosen: Action
    better: Action
    found: Compared
    is_sure: bool = False
    is_whole: bool = False

    @property
    def loss(self) -> Loss:
        found, answers = self.found, (str(self.chosen), str(self.better))
        waste = self.match.game.brain.waste(self.chosen, self.better)
        if found.fed > abs(found.points.mean) / 2:
            waste = HUNGER
        measured = (found.chance, found.gain, found.points, waste)
        return Loss(self.row, self.match.round, self.seat, *answers, *measured, self.is_sure, self.is_whole)


def find_suspects(losses: Sequence[Loss]) -> set[int]:
    """The rows of what may be turning points, the worst of them."""
    found = [each for each in losses if each.is_sure and each.given.mean >= SUSPECTED]
    return {each.row for each in worst_first(found, _chance_lost)[:PLAYED_OUT]}


def play_to_the_end(doubt: Doubt, pairs: int, random: Randomness) -> Doubt:
    """The same, with the chances that whole games give, of which so many pairs make a batch."""
    found = list[Compared]()
    gain = doubt.found.gain
    while len(found) < BATCHES and (not found or _is_open(gain)):
        found.append(compare(doubt.match, doubt.seat, doubt.better, doubt.chosen, pairs, random, LATEST))
        gain = average([each.gain for each in found])
    chance = sum(each.chance for each in found) / len(found)
    return replace(doubt, found=replace(doubt.found, chance=chance, gain=gain), is_whole=True)


def _is_open(gain: Estimate) -> bool:
    return abs(gain.mean - TURNED) < CONFIDENT * gain.error


def find_turning_points(losses: Sequence[Loss]) -> tuple[Loss, ...]:
    """The choices that turned the game, the worst first."""
    sure = [
        each for each in losses if each.is_whole and each.given.mean - CONFIDENT * each.given.error >= TURNED
    ]
    return tuple(worst_first(sure, _chance_lost)[:TURNING_POINTS])


def find_own(seat: Seat, losses: Sequence[Loss]) -> list[Loss]:
    return [each for each in losses if each.seat == seat]


def _chance_lost(loss: Loss) -> float:
    return loss.given.mean


def surely_lost(loss: Loss) -> float:
    """Points, as few as they may be."""
    return loss.points.mean - loss.points.error


def worst_first(losses: Sequence[Loss], weight: Callable[[Loss], float]) -> list[Loss]:
    """The worst first; of a seat only one in each round, as one choice often leads to the next."""
    worst = {(each.seat, each.round): each for each in sorted(losses, key=weight)}
    return sorted(worst.values(), key=weight, reverse=True)
