"""`python -m bot.bench`: measure what one process carries; prints one JSON object."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from pathlib import Path

from bot.bench import database, dice, drawing, long_work, moves, pictures, soak, start, tables, together

WHAT = (
    "moves",
    "tables",
    "together",
    "dice",
    "database",
    "start",
    "soak",
    "long-work",
    "drawing",
    "pictures",
)


def main() -> int:
    """Measure what the command line asks for."""
    given = _arguments()
    match given.what:
        case "moves":
            report = asyncio.run(moves.measure(given.tables or 50, given.seconds))
        case "dice":
            report = dice.measure(given.rolls)
        case "together":
            drawn = "nothing" if given.without_pictures else "pictures"
            report = asyncio.run(together.measure(given.tables or 200, given.seconds, given.pause, drawn))
        case "drawing":
            report = asyncio.run(drawing.measure(given.tables or 100, given.seconds, given.pause))
        case "database":
            report = database.build(_file(given), given.running, given.finished)
        case "start":
            report = asyncio.run(start.measure(_file(given)))
        case "long-work":
            report = asyncio.run(long_work.measure())
        case "pictures":
            report = pictures.measure()
        case "soak":
            report = asyncio.run(soak.measure(given.minutes, given.tables or 4000))
        case _:
            report = asyncio.run(tables.measure(given.tables or 10_000))
    print(json.dumps({"measured": given.what} | report, indent=1))
    return 0


def _file(given: argparse.Namespace) -> Path:
    if given.file is None:
        raise SystemExit(f"Say which file: python -m bot.bench {given.what} FILE")
    return given.file


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot.bench", description=__doc__)
    parser.add_argument("what", choices=WHAT)
    parser.add_argument(
        "file", nargs="?", type=Path, help="database: the new file; start: the file to start on"
    )
    parser.add_argument("--running", type=int, default=10_000, help="database: running games")
    parser.add_argument("--finished", type=int, default=100_000, help="database: finished games")
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
    parser.add_argument("--without-pictures", action="store_true", help="together: a dot for every picture")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
