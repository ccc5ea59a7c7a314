"""Doubts: choices of a finished game for which there may have been better ones, and which of them turned the game.

A turning point is confirmed by whole games: a choice that looks bad a few rounds ahead may be good after all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.computer.comparing import Compared, compare
from engine.computer.estimates import Estimate, average_estimates
from engine.computer.simulation import LATEST
from engine.core.actions import Action
from engine.core.match import AnyMatch
from engine.core.questions import Seat
from engine.core.randomness import Randomness
from engine.core.values import frozen

TURNING_POINTS = 3
TURNED = 0.1
"""The smallest loss of the chance to win that makes a turning point."""
CONFIDENT = 2.1
"""Standard errors to one side that leave an error in 1 of 20 cases, although the estimate is tested seven times."""
SUSPECTED, PLAYED_OUT = 0.05, 6
"""The smallest loss, as far as a few rounds show, that is checked by whole games, and how many choices are at most."""
BATCH, BATCHES = 50, 7
"""Pairs of whole games in a batch, and most batches: fewer where the result is certain before."""
HUNGER, TOOLS = "hunger", "tools"
"""Kinds of waste, which recurs and is therefore added up."""


@frozen
class Loss:
    """A choice (the number of its row) and one that looks better, with the chance to win after the better one.

    `given` is how much lower the chance was after the chosen one; below 0 the other only seemed better at first.
    `points` is that in points (`Compared.points`); most of these were lost by `waste`: by hunger, or by what was left
    unused, if that is known. It `is_sure` if it was measured again, and `is_whole` if by whole games.
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
        waste = self.match.game.brain.find_waste(self.chosen, self.better)
        if found.fed > abs(found.points.mean) / 2:
            waste = HUNGER
        measured = (found.chance, found.gain, found.points, waste)
        return Loss(self.row, self.match.round, self.seat, *answers, *measured, self.is_sure, self.is_whole)


def find_suspects(losses: Sequence[Loss]) -> set[int]:
    """The rows of the worst choices that may be turning points."""
    found = [each for each in losses if each.is_sure and each.given.mean >= SUSPECTED]
    return {each.row for each in sort_worst(found, _chance_lost)[:PLAYED_OUT]}


def play_to_the_end(doubt: Doubt, pairs: int, random: Randomness) -> Doubt:
    """The doubt with chances measured by whole games, in batches of `pairs` pairs."""
    found = list[Compared]()
    gain = doubt.found.gain
    while len(found) < BATCHES and (not found or _is_open(gain)):
        found.append(compare(doubt.match, doubt.seat, doubt.better, doubt.chosen, pairs, random, LATEST))
        gain = average_estimates([each.gain for each in found])
    chance = sum(each.chance for each in found) / len(found)
    return replace(doubt, found=replace(doubt.found, chance=chance, gain=gain), is_whole=True)


def _is_open(gain: Estimate) -> bool:
    return abs(gain.mean - TURNED) < CONFIDENT * gain.error


def find_turning_points(losses: Sequence[Loss]) -> tuple[Loss, ...]:
    """The choices that turned the game, the worst first."""
    sure = [
        each for each in losses if each.is_whole and each.given.mean - CONFIDENT * each.given.error >= TURNED
    ]
    return tuple(sort_worst(sure, _chance_lost)[:TURNING_POINTS])


def find_own(seat: Seat, losses: Sequence[Loss]) -> list[Loss]:
    return [each for each in losses if each.seat == seat]


def _chance_lost(loss: Loss) -> float:
    return loss.given.mean


def least_loss(loss: Loss) -> float:
    """The points lost, less one standard error."""
    return loss.points.mean - loss.points.error


def sort_worst(losses: Sequence[Loss], weight: Callable[[Loss], float]) -> list[Loss]:
    """Sort losses, the worst first; only one of each seat and round stays, as one choice often leads to the next."""
    worst = {(each.seat, each.round): each for each in sorted(losses, key=weight)}
    return sorted(worst.values(), key=weight, reverse=True)
