"""`python -m engine bench`: how fast games run, as they are played or as computer players imagine them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import combinations
from time import process_time

from engine import GAMES
from engine.arguments import BadArguments, add_modules, setup_of
from engine.core.bench import measure, measure_silent
from engine.core.errors import SetupError
from engine.core.match import AnyGame, Setup
from engine.core.randomness import Randomness

HELP = "measure random play; prints one JSON object per setup"
LONGEST = 3600


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument(
        "game",
        metavar="GAME",
        nargs="?",
        help=f"{', '.join(GAMES)} (default: all, for every number of players, with few modules and with most)",
    )
    parser.add_argument("--seats", type=int, metavar="N", help="number of players of a game that is named")
    add_modules(parser)
    parser.add_argument(
        "--silent", action="store_true", help="nothing is told, and dice are plain random numbers"
    )
    parser.add_argument(
        "--seconds", type=float, default=10.0, help="processor time to spend on each setup (default: 10)"
    )
    parser.set_defaults(run=bench_games)


def bench_games(chosen: argparse.Namespace) -> int:
    """Measure one setup after the other."""
    if not 0 < chosen.seconds <= LONGEST:
        raise BadArguments(f"A bench takes more than 0 and at most {LONGEST} seconds")
    if chosen.game and chosen.seats is None:
        raise BadArguments("The number of players is missing: --seats")
    for setup in [setup_of(chosen)] if chosen.game else _setups():
        game, random = GAMES[setup.game], Randomness(0)
        if chosen.silent:
            measured = measure_silent(game, setup, chosen.seconds, process_time, random)
        else:
            measured = measure(game, setup, chosen.seconds, process_time, random.below)
        print(json.dumps({"setup": str(setup), **measured.report()}), flush=True)
    return 0


def _setups() -> Iterator[Setup]:
    """Every game for every number of players, with as few modules as possible and with as many."""
    for game in GAMES.values():
        for seats in game.seats:
            allowed = [*_allowed(game, seats)]
            yield allowed[0]
            yield from allowed[1:][-1:]


def _allowed(game: AnyGame, seats: int) -> Iterator[Setup]:
    """The setups for so many players, those with fewer modules first."""
    for count in range(len(game.modules) + 1):
        for modules in combinations(game.modules, count):
            setup = Setup(game.id, seats, modules, game.editions[0])
            try:
                game.check(setup)
            except SetupError:
                continue
            yield setup
