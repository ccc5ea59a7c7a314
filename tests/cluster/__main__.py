"""`python -m tests.cluster --games 4`: plays whole games of every kind while processes and database fail."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import engine
from tests.cluster.faults import FAULTS, FaultyGame, play_with_faults
from tests.crash.harness import PromiseBroken
from tests.crash.setups import setups
from tests.support.postgresql import Server

MOST = 10_000
"""More actions than any game has."""


def main() -> int:
    given = _arguments()
    server, begun = Server(), time.monotonic()
    try:
        for number, setup in zip(range(given.games), setups(list(engine.GAMES)), strict=False):
            dice = random.Random(given.seed + number)
            faults = dice.choices(given.kinds, k=given.faults)
            with tempfile.TemporaryDirectory() as folder:
                game = asyncio.run(
                    play_with_faults(setup, Path(folder), server, given.seed + number, faults, most=MOST)
                )
            print(f"{time.monotonic() - begun:6.0f} s  {setup}: {describe(game)}", flush=True)
    except PromiseBroken as broken:
        print(f"seed {given.seed + number}, {setup}: {broken}", file=sys.stderr)
        return 1
    finally:
        server.close()
    return 0


def describe(game: FaultyGame) -> str:
    """A summary of the faults, and of how people were served."""
    happened = Counter(each.name for each in game.happened)
    slowest = max(each.end - each.begin for each in game.done)
    gaps = {name: round(gap, 1) for name, gap in game.gaps.items()}
    return (
        f"{len(game.done)} actions, {dict(happened)}, the slowest took {slowest:.0f} s;"
        f" {game.answers}; nobody was served for {gaps} s"
    )


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.cluster", description=__doc__)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--faults", type=int, default=40, help="faults in each game, one after the other")
    parser.add_argument("--kinds", nargs="+", choices=FAULTS, default=FAULTS, help="the kinds of faults")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
