"""`python -m tests.week --seed 7 --weeks 2`: runs four tables for weeks and checks every notification."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.week.running import run_week

MOST_SHOWN = 12


def main() -> int:
    given = _arguments()
    failed = 0
    for seed in range(given.seed, given.seed + given.seeds):
        begun = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            week = asyncio.run(run_week(seed, given.weeks * 7, Path(folder), is_hostile=given.hostile))
        print(
            f"seed {seed}: {time.monotonic() - begun:.0f} s, {week.moves} choices, "
            f"{len(week.laws.notifications)} notifications, {len(week.laws.violations)} promises broken, "
            f"99 of 100 taps answered within {sorted(week.waits)[int(len(week.waits) * 0.99)] * 1000:.0f} ms",
            flush=True,
        )
        if week.hostile is not None:
            print(f"  harm: {dict(week.hostile.done.most_common())}", flush=True)
        for each in week.laws.violations[:MOST_SHOWN]:
            print(f"  {each}", flush=True)
        failed += bool(week.laws.violations)
    return int(failed > 0)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.week", description=__doc__)
    parser.add_argument(
        "--seed", type=int, default=1, help="of the first run; the next have the numbers after it"
    )
    parser.add_argument("--seeds", type=int, default=1, help="how many runs")
    parser.add_argument("--weeks", type=int, default=2)
    parser.add_argument(
        "--hostile", action="store_true", help="next to a server that does harm every hour, among fifty"
    )
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
