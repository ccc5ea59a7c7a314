"""`python -m bot.bench`: measure what one process carries; prints one JSON object."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Awaitable, Callable, Mapping
from inspect import signature
from typing import Any

from bot.bench import bad_neighbour, crowd, games, moves
from bot.bench.figures import Report

SCENARIOS: Mapping[str, Callable[..., Awaitable[Report]]] = {
    "moves": moves.compare_versions,
    "crowd": crowd.measure,
    "soak": crowd.soak,
    "pictures": games.measure_pictures,
    "scale": moves.compare_processes,
    "bad-neighbour": bad_neighbour.measure,
}
"""The measurements by name; the parameters of a function, with their defaults, are its options on the command line."""


def main() -> int:
    """Measure what the command line asks for."""
    given = vars(_parser().parse_args())
    what: str = given.pop("what")
    print(json.dumps({"measured": what, **asyncio.run(_measure(what, given))}, indent=1))
    return 0


async def _measure(what: str, given: Mapping[str, Any]) -> Report:
    return await SCENARIOS[what](**given)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot.bench", description=__doc__)
    kinds = parser.add_subparsers(dest="what", required=True)
    for name, measure in SCENARIOS.items():
        kind = kinds.add_parser(name, description=measure.__doc__)
        for each in signature(measure).parameters.values():
            option, usual = f"--{each.name.replace('_', '-')}", each.default
            if usual is False:
                kind.add_argument(option, action="store_true")
            else:
                help_text = f"usually {usual}" if usual else None
                kind.add_argument(option, type=type(usual), default=usual, help=help_text)
    return parser


if __name__ == "__main__":
    sys.exit(main())
