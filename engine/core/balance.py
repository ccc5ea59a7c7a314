"""Statistics of games of automatic players: lengths, events, winners; players and keys are passed in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, median

from engine.core.match import AnyGame, AnyMatch, Match, Setup
from engine.core.players import Player, play_out

Seating = Callable[[int], Sequence[Player]]
"""Called with the number of a game; returns its players, one per seat."""


@dataclass(slots=True)
class Balance:
    """What was counted so far: the lists have an entry per finished game, `points` one per seat of each."""

    unfinished: int = 0
    rounds: list[int] = field(default_factory=list[int])
    rows: list[int] = field(default_factory=list[int])
    points: list[int] = field(default_factory=list[int])
    starter_won: list[bool] = field(default_factory=list[bool])
    happened: Counter[str] = field(default_factory=Counter[str])

    def report(self) -> dict[str, float | dict[str, float]]:
        """Means per game, and how often each kind of event happens per game."""
        games = len(self.rounds)
        if not games:
            return {"games": 0, "unfinished": self.unfinished}
        return {
            "games": games,
            "unfinished": self.unfinished,
            "rounds": round(mean(self.rounds), 1),
            "rounds_median": median(self.rounds),
            "rows": round(mean(self.rows), 1),
            "longest_rows": max(self.rows),
            "points_per_seat": round(mean(self.points), 1),
            "starter_wins_percent": round(100 * mean(self.starter_won), 1),
            "starter_wins_plus_minus": round(100 * self._error(), 1),
            "events_per_game": {kind: round(n / games, 2) for kind, n in sorted(self.happened.items())},
        }

    def _error(self) -> float:
        """Half of the 95 % confidence interval of the starter's share of victories (Agresti and Coull)."""
        games = len(self.starter_won) + 4
        share = (sum(self.starter_won) + 2) / games
        return 1.96 * sqrt(share * (1 - share) / games)


def measure_balance(game: AnyGame, setup: Setup, games: int, seating: Seating, most_rows: int) -> Balance:
    """Play `games` games to the end; one that is longer than `most_rows` only counts as unfinished."""
    balance = Balance()
    for number in range(games):
        _count_game(Match.start(game, setup), seating(number), b"balance %d" % number, most_rows, balance)
    return balance


def _count_game(
    match: AnyMatch, players: Sequence[Player], key: bytes, most_rows: int, balance: Balance
) -> None:
    starter: int | None = None
    happened = Counter[str]()
    rows = 0
    for _ in play_out(match, players, key):
        rows += 1
        happened.update(event.kind for event in match.take_events())
        if starter is None and match.decisions:
            starter = match.view(None).start_player
        if rows == most_rows and match.over is None:
            balance.unfinished += 1
            return
    if match.over is None:
        raise AssertionError("the game does not end")
    balance.rounds.append(match.round)
    balance.rows.append(rows)
    balance.points += match.over.scores
    balance.starter_won.append(starter in match.over.winners)
    balance.happened += happened
