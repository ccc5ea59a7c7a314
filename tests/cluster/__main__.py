"""`python -m tests.cluster --games 4`: whole games of every kind, their processes and their database under fire."""

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
from tests.cluster.fire import WAYS, Fire, played_under_fire
from tests.crash.harness import PromiseBroken
from tests.crash.setups import setups
from tests.support.postgresql import Server


def main() -> int:
    given = _arguments()
    server, begun = Server(), time.monotonic()
    try:
        for number, setup in zip(range(given.games), setups(list(engine.GAMES)), strict=False):
            dice = random.Random(given.seed + number)
            faults = [dice.choice((*given.ways, "", "")) for _ in range(given.faults)]
            with tempfile.TemporaryDirectory() as folder:
                fire = asyncio.run(
                    played_under_fire(setup, Path(folder), server, given.seed + number, faults, given.actions)
                )
            print(f"{time.monotonic() - begun:6.0f} s  {setup}: {told(fire)}", flush=True)
    except PromiseBroken as broken:
        print(f"seed {given.seed + number}, {setup}: {broken}", file=sys.stderr)
        return 1
    finally:
        server.close()
    return 0


def told(fire: Fire) -> str:
    """What has happened, and what people saw of it."""
    happened = Counter(each.name for each in fire.happened)
    gaps = {name: round(gap, 1) for name, gap in fire.gaps.items()}
    return (
        f"{fire.actions} actions, {dict(happened)}, the slowest took {fire.longest:.0f} s;"
        f" {fire.answers}; nobody was served for {gaps} s"
    )


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.cluster", description=__doc__)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument(
        "--faults", type=int, default=40, help="actions of each game at which something may break"
    )
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=WAYS, help="what may break")
    parser.add_argument("--actions", type=int, default=None, help="of each game; all by default")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
