"""`python -m bot.bench`: measure what one process carries; prints one JSON object."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys

from bot.bench import dice, moves, tables, together


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
        case _:
            report = asyncio.run(tables.measure(given.tables or 10_000))
    print(json.dumps({"measured": given.what} | report, indent=1))
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot.bench", description=__doc__)
    parser.add_argument("what", choices=("moves", "tables", "together", "dice"))
    parser.add_argument("--tables", type=int, help="how many tables: 50, 10,000 or 200 where nothing is said")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rolls", type=int, default=1_000_000, help="dice: how many")
    parser.add_argument(
        "--pause", type=float, default=5, help="together: seconds between two moves of a table"
    )
    parser.add_argument("--without-pictures", action="store_true", help="together: a dot for every picture")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
