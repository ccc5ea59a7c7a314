"""`python -m engine verify`: whether a published game holds."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from engine import GAMES, verdict
from engine.arguments import text_of
from engine.computer.recomputing import ComputerChoices
from engine.core import origin, published, verifying
from engine.core.match import Games
from engine.core.origin import Origin
from engine.core.value_overrides import WrongOverrides
from engine.value_overrides import overridden


def verify_file(chosen: argparse.Namespace) -> int:
    def check(text: str, games: Games, source: Origin) -> None:
        choices = ComputerChoices(0 if chosen.quick else None)
        found = verifying.verify(games, text, choices)
        for posted in chosen.posted:
            if posted not in (*source.hashes, found.log):
                raise origin.Misfit(1, "not-posted", posted)
        print("\n".join(verdict.explain_acceptance(found, choices)))

    return check_file(chosen.file, check)


def check_file(file: Path, check: Callable[[str, Games, Origin], None]) -> int:
    """Do something with a published file and the games of its values; says why where the file does not hold."""
    text, source = text_of(file), None
    try:
        source = verifying.source_of(published.read(text))
        games = overridden(f"{file}, its house lines", source.house) if source.house else GAMES
        check(text, games, source)
    except origin.Misfit as misfit:
        first, *more = verdict.explain_refusal(misfit, source)
        print("\n".join([f"{file}:{misfit.line}: {first}", *more]), file=sys.stderr)
        return 1
    except WrongOverrides as mistake:
        print(mistake, file=sys.stderr)
        return 1
    return 0
