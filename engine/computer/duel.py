"""Duels: one seat plays one level, all others another, until enough games show which is stronger."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import log, sqrt

from engine.computer.estimates import NORMAL_95
from engine.computer.levels import choose
from engine.computer.simulation import shares
from engine.core import chance
from engine.core.actions import Action
from engine.core.match import AnyGame, AnyMatch, Match, Row, Setup
from engine.core.players import Player, play_out
from engine.core.questions import Decision, Seat
from engine.core.values import frozen

Seated = Callable[[bytes, Sequence[Row]], Player]
"""Called with a key and the rows of one game, which grow while it is played; returns a player for that game."""
ERROR = 0.05
"""The probability of each of the two wrong verdicts."""


@frozen
class Hypotheses:
    """A sequential test: is the share of victories `low` or less, or `high` or more?"""

    low: float
    high: float

    def verdict(self, games: int, wins: float) -> str:
        """`high`, `low`, or empty as long as neither is certain enough."""
        lost = games - wins
        odds = wins * log(self.high / self.low) + lost * log((1 - self.high) / (1 - self.low))
        enough = log((1 - ERROR) / ERROR)
        return "high" if odds >= enough else "low" if odds <= -enough else ""


@dataclass(slots=True)
class Result:
    """The standing of a duel; a shared victory counts in parts."""

    games: int = 0
    wins: float = 0.0
    verdict: str = ""

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the share (Wilson)."""
        n, z = self.games, NORMAL_95
        middle = (self.share + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return middle - half, middle + half


def computer(level: str, commitment: str) -> Player:
    """A computer player as a `Player`."""

    def answer(match: AnyMatch, decision: Decision) -> Action:
        return choose(match, decision, level, commitment).action

    return answer


def duel(
    game: AnyGame, setup: Setup, one: Seated, other: Seated, seed: str, test: Hypotheses | None, most: int
) -> Iterator[Result]:
    """Yield the standing after each game, until the test has its verdict or `most` games are played."""
    result = Result()
    while result.games < most and not result.verdict:
        seat = result.games % setup.seats
        # The one level plays the same dice on every seat in turn: luck evens out sooner.
        key = f"{seed}/{result.games // setup.seats}".encode()
        result.wins += _share_of_victory(Match.start(game, setup), seat, one, other, key)
        result.games += 1
        result.verdict = test.verdict(result.games, result.wins) if test else ""
        yield result


def _share_of_victory(match: AnyMatch, seat: Seat, one: Seated, other: Seated, key: bytes) -> float:
    """Play a game; returns the share of victory of the only seat that plays the one level."""
    rows, seats = list[Row](), range(match.setup.seats)
    players = [(one if each == seat else other)(b"%s/%d" % (key, each), rows) for each in seats]
    for row in play_out(match, players, key):
        rows.append(row)
        match.take_events()
    return shares(match.over)[seat] if match.over else 0.0


def computer_of_level(level: str) -> Seated:
    """Computer players of this level, in games that commit to their key."""
    return lambda key, _rows: computer(level, chance.commitment(key))
