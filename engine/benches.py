"""`python -m engine bench`: how fast games run, as they are played or as computer players simulate them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import exp, log
from statistics import median
from time import process_time

from engine import GAMES, releases
from engine.arguments import BadArguments, add_modules, setup_of
from engine.computer.estimates import estimate
from engine.core.bench import measure, measure_thinking
from engine.core.errors import SetupError
from engine.core.match import AnyGame, Setup
from engine.core.randomness import Randomness

HELP = "measure random play; prints one JSON object per setup"
LONGEST = 3600
PAIRS = 10
"""Two releases are compared in so many short measurements in turns: other load of the machine disturbs both alike."""
FIGURES = ("steps_per_second", "fork_microseconds", "replay_milliseconds")


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
    parser.add_argument("--silent", action="store_true", help="no events, and dice are plain random numbers")
    parser.add_argument(
        "--seconds", type=float, default=10.0, help="processor time to spend on each setup (default: 10)"
    )
    parser.add_argument(
        "--compare-with", metavar="PYTHON", help=f"measure another release in turns; {releases.HELP}"
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
        if chosen.compare_with:
            found = _compare_releases(chosen, setup)
        elif chosen.silent:
            found = measure_thinking(game, setup, chosen.seconds, process_time, random).report()
        else:
            found = measure(game, setup, chosen.seconds, process_time, random.below).report()
        print(json.dumps({"setup": str(setup), **found}), flush=True)
    return 0


def _compare_releases(chosen: argparse.Namespace, setup: Setup) -> Mapping[str, Sequence[float]]:
    """Of each figure what it is here, in the other release, and the ratio with the interval of 19 of 20 cases."""
    modules, seconds = ",".join(setup.modules), chosen.seconds / PAIRS
    arguments = [setup.game, f"--seats={setup.seats}", f"--modules={modules}", f"--edition={setup.edition}"]
    arguments += [f"--seconds={seconds}", *["--silent"] * chosen.silent]
    pythons = (chosen.compare_with, sys.executable)
    rounds = [[releases.run_bench(python, arguments) for python in pythons] for _ in range(PAIRS)]
    named = [name for name in FIGURES if name in rounds[0][1]]
    return {name: _compare_speeds([(ours[name], theirs[name]) for theirs, ours in rounds]) for name in named}


def _compare_speeds(pairs: Sequence[tuple[float, float]]) -> list[float]:
    ratio = estimate([log(ours / theirs) for ours, theirs in pairs])
    middles = [median(each) for each in zip(*pairs, strict=True)]
    shown = (ratio.mean, ratio.mean - ratio.margin, ratio.mean + ratio.margin)
    return [*middles, *(round(exp(each), 3) for each in shown)]


def _setups() -> Iterator[Setup]:
    """Every game for every number of players, with as few modules as possible and with as many."""
    for game in GAMES.values():
        for seats in game.seats:
            allowed = [*_find_setups(game, seats)]
            yield allowed[0]
            yield from allowed[1:][-1:]


def _find_setups(game: AnyGame, seats: int) -> Iterator[Setup]:
    """The setups for so many players, those with fewer modules first."""
    for count in range(len(game.modules) + 1):
        for modules in combinations(game.modules, count):
            setup = Setup(game.id, seats, modules, game.editions[0])
            try:
                game.check(setup)
            except SetupError:
                continue
            yield setup
