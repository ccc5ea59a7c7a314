"""Players made of code."""

from __future__ import annotations

from random import Random

import pytest

from engine import GAMES
from engine.core.match import Match, Setup
from engine.core.players import Player, greedy, play_out
from engine.core.questions import Decision

GAMES_PLAYED = 6
WINS_AT_LEAST = 5


def at_random(seed: int) -> Player:
    random = Random(seed)

    def choose(_match: Match, decision: Decision):
        return random.choice(decision.options)

    return choose


@pytest.mark.long
def test_greedy_is_clearly_stronger_than_chance() -> None:
    wins = 0
    for seed in range(GAMES_PLAYED):
        match = Match.start(GAMES["stone_age"], Setup("stone_age", 2, ("base",), "jubilee"))
        me = seed % 2
        players = [greedy, at_random(seed)] if me == 0 else [at_random(seed), greedy]
        list(play_out(match, players, b"%d" % seed))
        wins += match.over is not None and match.over.winners == (me,)
    assert wins >= WINS_AT_LEAST


def test_greedy_leaves_the_match_as_it_was() -> None:
    match = Match.start(GAMES["stone_age"], Setup("stone_age", 3, ("base",), "jubilee"))
    play = play_out(match, [greedy] * 3, b"as it was")
    for _ in range(60):
        next(play)
        before = match.digest()
        for decision in match.decisions:
            assert greedy(match, decision) in decision.options
        assert match.digest() == before
