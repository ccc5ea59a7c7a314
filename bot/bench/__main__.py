"""`python -m bot.bench`: measure what one process carries; prints one JSON object."""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from bot.bench import (
    bad_neighbour,
    computers,
    database,
    dice,
    drawing,
    long_work,
    moves,
    pictures,
    scale,
    soak,
    start,
    tables,
    together,
)
from bot.bench.figures import Report
from bot.config import database as read_database


def main() -> int:
    """Measure what the command line asks for."""
    given = _arguments()
    print(json.dumps({"measured": given.what, **MEASUREMENTS[given.what](given)}, indent=1))
    return 0


def _moves(given: argparse.Namespace) -> Report:
    if given.moves < 1:
        raise SystemExit(f"--moves must be 1 or more, not {given.moves}.")
    if given.against is not None and shutil.which(given.against) is None:
        raise SystemExit(
            f"--against must be the Python of another version, and {given.against} is no program."
        )
    size = moves.Size(moves=given.moves, on_postgresql=given.postgresql)
    return asyncio.run(moves.measure(size, given.against))


def _together(given: argparse.Namespace) -> Report:
    drawn = "nothing" if given.without_pictures else "pictures"
    return asyncio.run(together.measure(given.tables or 200, given.seconds, given.pause, drawn))


def _bad_neighbour(given: argparse.Namespace) -> Report:
    return asyncio.run(bad_neighbour.measure(given.tables or 12, given.seconds, given.pause, given.kind))


def _scale(given: argparse.Namespace) -> Report:
    return asyncio.run(scale.measure(scale.Size(given.tables or 12)))


def _chosen(given: int | None, usual: int) -> int:
    return usual if given is None else given


MEASUREMENTS: Mapping[str, Callable[[argparse.Namespace], Mapping[str, object]]] = {
    "moves": _moves,
    "tables": lambda given: asyncio.run(tables.measure(given.tables or 10_000)),
    "together": _together,
    "dice": lambda given: dice.measure(given.rolls),
    "database": lambda given: database.build(
        Path(_file(given)), _chosen(given.running, 10_000), _chosen(given.finished, 100_000)
    ),
    "start": lambda given: asyncio.run(start.measure(read_database("FILE", _file(given)))),
    "soak": lambda given: asyncio.run(soak.measure(given.minutes, given.tables or 4000)),
    "long-work": lambda _: asyncio.run(long_work.measure()),
    "drawing": lambda given: asyncio.run(drawing.measure(given.tables or 100, given.seconds, given.pause)),
    "pictures": lambda _: pictures.measure(),
    "scale": _scale,
    "bad-neighbour": _bad_neighbour,
    "computers": lambda given: asyncio.run(computers.measure(given.tables or 20, given.seconds)),
}


def _file(given: argparse.Namespace) -> str:
    if given.file is None:
        raise SystemExit(f"Say which file: python -m bot.bench {given.what} FILE")
    return given.file


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot.bench", description=__doc__)
    parser.add_argument("what", choices=MEASUREMENTS)
    parser.add_argument(
        "file", nargs="?", help="database: the new file; start: the file or address to start on"
    )
    parser.add_argument("--moves", type=int, default=40, help="moves: how many at each table")
    parser.add_argument("--against", metavar="PYTHON", help="moves: runs the version to compare with")
    parser.add_argument("--postgresql", action="store_true", help="moves: a server for each bot, not a file")
    parser.add_argument("--running", type=int, help="database: running games (10,000)")
    parser.add_argument("--finished", type=int, help="database: finished games (100,000)")
    parser.add_argument("--minutes", type=float, default=60, help="soak: how long people play")
    parser.add_argument(
        "--tables",
        type=int,
        help="how many tables: a number that suits the measurement where nothing is said",
    )
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rolls", type=int, default=1_000_000, help="dice: how many")
    parser.add_argument(
        "--pause", type=float, default=5, help="together, drawing: seconds between two moves of a table"
    )
    parser.add_argument(
        "--kind", choices=bad_neighbour.KINDS, default="", help="bad-neighbour: one kind of cost alone"
    )
    parser.add_argument("--without-pictures", action="store_true", help="together: a dot for every picture")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
