"""`python -m engine analyze`: where a game was won and lost."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine import GAMES
from engine.arguments import text_of
from engine.computer.analysis import Analysis, analyze, can_be_analyzed
from engine.computer.estimates import Estimate
from engine.core import origin, published, verifying
from engine.core.errors import RuleError, SetupError
from engine.core.match import Row, Setup
from engine.core.value_overrides import WrongOverrides
from engine.value_overrides import override

HELP = "show where a game was won and lost: a transcript, or what /verify handed out"


def add(parser: argparse.ArgumentParser) -> None:
    """Its arguments."""
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print the analysis; says why where there is none."""
    file: Path = chosen.file
    try:
        said = published.read(text_of(file))
        if said.broken is not None:
            raise said.broken
        setup, rows = said.placed_setup[1], [line.row for line in said.lines]
        # A transcript has no head.
        source = verifying.source_of(said) if said.head else None
        games = override(f"{file}, its house lines", source.house) if source and source.house else GAMES
        if setup.game not in games or not can_be_analyzed(games[setup.game]):
            print(
                f"{file}: the computer does not know how likely a victory is in {setup.game}.",
                file=sys.stderr,
            )
            return 1
        found = analyze(games[setup.game], setup, rows, source.commitment if source else "")
    except origin.Misfit as misfit:
        print(f"{file}:{misfit.line}: {misfit.why}", file=sys.stderr)
        return 1
    except (RuleError, SetupError, WrongOverrides) as mistake:
        print(f"{file}: its rows do not fit the rules: {mistake}", file=sys.stderr)
        return 1
    print("\n".join(write_analysis(found, setup, rows)))
    return 0


def write_analysis(found: Analysis, setup: Setup, rows: Sequence[Row]) -> Iterator[str]:
    """The analysis as lines of text."""
    yield f"{setup}, {len(rows)} rows"
    yield "Chances to win at the start of each round, in percent; if the game came to its end, the result at last:"
    for number, chances in enumerate(found.course, 1):
        yield f"{number:>4}  " + " ".join(f"{100 * each:5.1f}" for each in chances)
    yield "Choices that were looked at most closely, the worst first (seats count from 0):"
    for loss in sorted(found.losses, key=lambda each: -each.given.mean):
        if loss.is_sure:
            mark = "*" if loss in found.turning_points else " "
            yield (
                f"{mark} round {loss.round}, seat {loss.seat}, row {loss.row}: {loss.chosen} instead of {loss.better}:"
                f" {_write_estimate(loss.given, -1)} of {100 * loss.chance:.0f},"
                f" {_in_points(loss.points)}{f' by {loss.waste}' if loss.waste else ''}"
            )
    yield "* is a turning point: the worst that whole games confirm."
    for seat, wasted in enumerate(found.wasted):
        for what, waste in wasted.items():
            if waste.times:
                yield f"seat {seat}: {what}, {waste.times} times, {_in_points(waste.points)}"
    yield "By seat, what chance gave, and what the own choices gave compared with a normal computer player:"
    for seat, account in enumerate(found.accounts):
        yield f"{seat:>4}  luck {_write_estimate(account.luck)}, choices {_write_estimate(account.choices)}"


def _in_points(lost: Estimate) -> str:
    return f"{-lost.mean:+.1f} ± {lost.margin:.1f} points"


def _write_estimate(each: Estimate, sign: int = 1) -> str:
    return f"{100 * sign * each.mean:+.1f} ± {100 * each.margin:.1f}"
