"""`python -m bot.bench`: measure what one process carries; prints one JSON object."""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from bot.bench import bad_neighbour, crowd, database, games, moves, start
from bot.bench.figures import Report
from bot.config import database as read_database
from engine.core.values import frozen


@frozen
class Measurement:
    """How it is called from the command line: with these options, whose usual values say what type they have."""

    measure: Callable[[argparse.Namespace], Mapping[str, object]]
    options: Mapping[str, object]
    on_a_file: bool = False


def main() -> int:
    """Measure what the command line asks for."""
    given = _arguments()
    print(json.dumps({"measured": given.what, **MEASUREMENTS[given.what].measure(given)}, indent=1))
    return 0


def _moves(given: argparse.Namespace) -> Report:
    if given.moves < 1:
        raise SystemExit(f"--moves must be 1 or more, not {given.moves}.")
    if given.against and shutil.which(given.against) is None:
        raise SystemExit(
            f"--against must be the Python of another version, and {given.against} is no program."
        )
    size = moves.Size(moves=given.moves, on_postgresql=given.postgresql)
    return asyncio.run(moves.measure(size, given.against or None))


def _crowd(given: argparse.Namespace) -> Report:
    without = given.without_pictures
    return asyncio.run(crowd.measure(given.tables, given.seconds, given.pause, without_pictures=without))


def _bad_neighbour(given: argparse.Namespace) -> Report:
    if given.kind and given.kind not in bad_neighbour.KINDS:
        raise SystemExit(f"--kind must be one of: {', '.join(bad_neighbour.KINDS)}.")
    return asyncio.run(bad_neighbour.measure(given.tables, given.seconds, given.pause, given.kind))


MEASUREMENTS: Mapping[str, Measurement] = {
    "moves": Measurement(_moves, {"--moves": 40, "--against": "", "--postgresql": False}),
    "crowd": Measurement(
        _crowd, {"--tables": 200, "--seconds": 20.0, "--pause": 5.0, "--without-pictures": False}
    ),
    "soak": Measurement(
        lambda given: asyncio.run(crowd.soak(given.minutes, given.tables)),
        {"--minutes": 60.0, "--tables": 4000},
    ),
    "pictures": Measurement(lambda _: games.measure_pictures(), {}),
    "scale": Measurement(lambda given: asyncio.run(moves.compare_processes(given.tables)), {"--tables": 12}),
    "bad-neighbour": Measurement(
        _bad_neighbour, {"--tables": 12, "--seconds": 20.0, "--pause": 5.0, "--kind": ""}
    ),
    "database": Measurement(
        lambda given: database.build(Path(given.file), given.running, given.finished),
        {"--running": 10_000, "--finished": 100_000},
        on_a_file=True,
    ),
    "start": Measurement(
        lambda given: asyncio.run(start.measure(read_database("FILE", given.file))), {}, on_a_file=True
    ),
}


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot.bench", description=__doc__)
    kinds = parser.add_subparsers(dest="what", required=True)
    for name, measurement in MEASUREMENTS.items():
        kind = kinds.add_parser(name)
        if measurement.on_a_file:
            kind.add_argument("file", help="a file, or where it is started also an address")
        for option, usual in measurement.options.items():
            if usual is False:
                kind.add_argument(option, action="store_true")
            else:
                help_text = f"usually {usual}" if usual else None
                kind.add_argument(option, type=type(usual), default=usual, help=help_text)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
