"""Setups of all games for tests, with the fewest and with all modules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle

import engine
from engine.core.errors import SetupError
from engine.core.match import Game, Setup


def setups(names: Sequence[str]) -> Iterator[Setup]:
    """Setups of these games without end: the first of each game, then the second of each, and so on."""
    ways = [cycle(list(_ways(engine.GAMES[name]))) for name in names]
    while True:
        for way in ways:
            yield next(way)


def _ways(game: Game) -> Iterator[Setup]:
    """The fewest people without modules, more with all of them, in every edition that allows it."""
    for seats in game.seats[:3]:
        for edition in reversed(game.editions):
            for modules in (game.modules[:1], game.modules):
                setup = Setup(game.id, seats, modules, edition)
                try:
                    game.check(setup)
                except SetupError:
                    continue
                yield setup
