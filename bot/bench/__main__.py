"""`python -m bot.bench`: measure what one process carries; prints one JSON object."""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import sys
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from inspect import signature
from typing import Any

from bot.bench import bad_neighbour, crowd, games, moves
from bot.bench.figures import Report

SCENARIOS: Mapping[str, Callable[..., Coroutine[Any, Any, Report]]] = {
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
    try:
        print(json.dumps({"measured": what, **asyncio.run(SCENARIOS[what](**given))}, indent=1))
    except AssertionError as wrong:
        raise SystemExit(f"It cannot be measured: {wrong}.") from None
    return 0


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
                read = type(usual) if isinstance(usual, str) else _above_zero(type(usual))
                kind.add_argument(option, type=read, default=usual, help=help_text)
    return parser


def _above_zero(read: Callable[[str], float]) -> Callable[[str], float]:
    """A parser of numbers of this type that can be measured."""

    def parse(typed: str) -> float:
        with suppress(ValueError):
            if 0 < (number := read(typed)) < math.inf:
                return number
        what = "a whole number" if read is int else "a number"
        raise argparse.ArgumentTypeError(f"must be {what} above 0, not {typed[:40]!r}")

    return parse


if __name__ == "__main__":
    sys.exit(main())
