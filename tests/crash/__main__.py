"""`python -m tests.crash --kills 500`: plays whole games of every kind while the bot is killed at every named point."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack, contextmanager
from pathlib import Path

import engine
from bot.storage.crashpoints import POINTS
from tests.crash.harness import SERVER, PromiseBroken, play_with_kills
from tests.crash.setups import setups
from tests.support.postgresql import server


def main() -> int:
    given = _arguments()
    kills: Counter[str] = Counter()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = stack.enter_context(contextmanager(server)()) if given.postgresql else None
        for number, setup in enumerate(setups(given.games), 1):
            if number > len(given.games) and sum(kills.values()) >= given.kills:
                break
            place = Path(folder) / str(number)
            place.mkdir()
            most = given.kills // (2 * len(given.games)) + 1
            try:
                kills += asyncio.run(
                    play_with_kills(setup, place, given.seed + number, most, server=database)
                )
            except PromiseBroken as broken:
                print(f"seed {given.seed + number}, {setup}: {broken}", file=sys.stderr)
                return 1
            print(f"{time.monotonic() - begun:6.0f} s  {sum(kills.values()):5} kills  {setup}", flush=True)
    for point in [*POINTS, "anywhere", SERVER]:
        print(f"{kills[point]:5} {point}")
    print(f"{sum(kills.values())} kills in {number - 1} whole games: same states, every post once")
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=500, help="at least so many, in whole games")
    parser.add_argument(
        "--seed", type=int, default=1, help="of the first game; the next have the numbers after it"
    )
    parser.add_argument("--postgresql", action="store_true", help="on a server, which is killed, too")
    parser.add_argument("--games", nargs="+", choices=list(engine.GAMES), default=list(engine.GAMES))
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
