"""`python -m engine duel`: which of two levels of computer players is the stronger one."""

from __future__ import annotations

import argparse
import json
import statistics
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from time import process_time

from engine import GAMES, releases
from engine.arguments import MOST_GAMES, PLAYERS, BadArguments, add_setup, setup_of
from engine.computer import duel
from engine.computer.levels import LEVELS, version_of
from engine.core.actions import Action
from engine.core.match import AnyMatch, Row, Setup
from engine.core.players import Player
from engine.core.questions import Decision

MOST_DUELS = 1000
FEWEST_CHOICES = 2
"""Of so many there is a mean with a spread."""
HELP = "let one seat of a level play against others of another; the last line is one JSON object"


def add(parser: argparse.ArgumentParser) -> None:
    """Its arguments."""
    add_setup(parser)
    levels = ", ".join((*PLAYERS, *LEVELS))
    who = f"who plays one seat: {levels}, or LEVEL@PYTHON; {releases.HELP}"
    parser.add_argument("--a", required=True, metavar="LEVEL", help=who)
    parser.add_argument("--b", required=True, metavar="LEVEL", help="who plays all other seats")
    parser.add_argument(
        "--sprt",
        nargs=2,
        type=float,
        metavar=("P0", "P1"),
        help="play until the share of victories is P1 or more, or P0 or less; each verdict is wrong in 1 of 20 cases",
    )
    parser.add_argument(
        "--games", type=int, default=MOST_DUELS, metavar="N", help=f"at most (default: {MOST_DUELS})"
    )
    parser.add_argument("--seed", default="0", help="any text; the same seed gives the same games")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play the duel; a line after every game, the report at the end."""
    setup = setup_of(chosen)
    if not 0 < chosen.games <= MOST_GAMES:
        raise BadArguments(f"From 1 to {MOST_GAMES} games can be played")
    if chosen.sprt and not 0 < chosen.sprt[0] < chosen.sprt[1] < 1:
        raise BadArguments("A test needs two shares between 0 and 1, the lower one first")
    test = duel.Hypotheses(*chosen.sprt) if chosen.sprt else None
    began, result = process_time(), duel.Result()
    game, spent = GAMES[setup.game], list[float]()
    with level_named(chosen.a, setup) as (a, one), level_named(chosen.b, setup) as (b, other):
        measured = measure_choices(one, game.brain.searched, spent)
        for result in duel.duel(game, setup, measured, other, chosen.seed, test, chosen.games):
            print(f"{result.games} {result.wins:g}", flush=True)
    report = {
        "setup": str(setup),
        "a": a,
        "b": b,
        "games": result.games,
        "wins": round(result.wins, 3),
        "share": round(result.share, 4),
        "interval": [round(each, 4) for each in result.interval],
        "verdict": result.verdict or "open",
        "cpu_seconds": round(process_time() - began, 3),
        f"cpu_ms_of_a_{game.brain.searched}": {"choices": len(spent), **_milliseconds(spent)},
    }
    print(json.dumps(report))
    return 0


def measure_choices(seated: duel.Seated, prompt: str, spent: list[float]) -> duel.Seated:
    """The same player; what its answers to this question take of this process is noted, in seconds of the processor.

    Of a player of another release that is little: it thinks in a process of its own.
    """

    def seat(key: bytes, rows: Sequence[Row]) -> Player:
        player = seated(key, rows)

        def answer(match: AnyMatch, decision: Decision) -> Action:
            began = process_time()
            chosen = player(match, decision)
            if decision.prompt == prompt:
                spent.append(process_time() - began)
            return chosen

        return answer

    return seat


def _milliseconds(spent: Sequence[float]) -> dict[str, float]:
    """Their mean, and what nineteen in twenty took at most."""
    if len(spent) < FEWEST_CHOICES:
        return {}
    found = {"mean": statistics.mean(spent), "p95": statistics.quantiles(spent, n=20)[-1]}
    return {name: round(1000 * each, 1) for name, each in found.items()}


@contextmanager
def level_named(named: str, setup: Setup) -> Generator[tuple[str, duel.Seated]]:
    """A level of computer players with its version, or one of the simple players; raises `BadArguments`."""
    level, _, python = named.partition("@")
    if python:
        with releases.start_release(python) as release:
            yield f"{level} {release.versions.get(setup.game, '')} of {python}", release.seat_level(level)
    elif level in PLAYERS:
        yield level, lambda key, _rows: PLAYERS[level](key)
    elif level in LEVELS:
        yield f"{level} {version_of(GAMES[setup.game])}", duel.computer_of_level(level)
    else:
        raise BadArguments(f"There is no level {level}; there is {', '.join((*PLAYERS, *LEVELS))}")
