"""Games played by chance, whose pictures are measured: `renders/gallery/game_bench.py` knows no rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from engine import GAMES
from engine.core.actions import Drawn, Rolled
from engine.core.match import Match, Setup
from engine.core.questions import Roll
from renders.gallery import game_bench


def measure() -> dict[str, float]:
    """Milliseconds, bytes and ratios."""
    return game_bench.measure(play)


def play(line: str, seed: int) -> Iterator[tuple[Any, Any]]:
    """Every picture of a game of this setup: a view and that of the last hand-over."""
    asked, chance = Setup.read(line), Random(seed)
    game = GAMES[asked.game]
    match = Match.start(game, replace(asked, modules=game.complete(asked.modules)))
    since = last = None
    while not match.over:
        if match.chance is not None:
            match.supply(
                Rolled(tuple(chance.randint(1, 6) for _ in range(match.chance.n)))
                if isinstance(match.chance, Roll)
                else Drawn(chance.choice(match.chance.pool))
            )
            continue
        view = match.view(None)
        if last is not None and last.waiting != view.waiting:
            since = last
        last = view
        yield view, since
        decision = chance.choice(match.decisions)
        match.play(decision.seat, str(chance.choice(decision.options)))
