"""`python -m engine verify` and `replay --verify-computer`: whether a published game holds."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from engine import GAMES, verdict
from engine.arguments import text_of
from engine.computer.recomputing import Recomputed, recompute
from engine.core import origin, published, verifying
from engine.core.match import Games
from engine.core.origin import Origin
from engine.core.value_overrides import WrongOverrides
from engine.value_overrides import overridden


def verify_file(chosen: argparse.Namespace) -> int:
    def check(text: str, games: Games, source: Origin) -> None:
        verified = verifying.verify(games, text)
        if chosen.posted and chosen.posted not in source.hashes:
            raise origin.Misfit(1, "not-posted", chosen.posted)
        print("\n".join(verdict.accepted(verified)))

    return checked(chosen.file, check)


def verify_computers(file: Path) -> int:
    """Whether the computer players of a published game chose what it says; prints each choice that differs."""
    choices = list[Recomputed]()

    def check(text: str, games: Games, _source: Origin) -> None:
        for choice in recompute(games, text):
            choices.append(choice)
            if choice.now and not choice.holds:
                print(f"{file}:{choice.line}: {verdict.differs(choice)}", file=sys.stderr, flush=True)

    if exit_code := checked(file, check):
        return exit_code
    print("\n".join(f"{file}: {line}" for line in verdict.recomputed(choices)))
    return int(any(choice.now and not choice.holds for choice in choices))


def checked(file: Path, check: Callable[[str, Games, Origin], None]) -> int:
    """Do something with a published file and the games of its values; says why where the file does not hold."""
    text, source = text_of(file), None
    try:
        source = verifying.source_of(published.read(text))
        games = overridden(f"{file}, its house lines", source.house) if source.house else GAMES
        check(text, games, source)
    except origin.Misfit as misfit:
        first, *more = verdict.refused(misfit, source)
        print("\n".join([f"{file}:{misfit.line}: {first}", *more]), file=sys.stderr)
        return 1
    except WrongOverrides as mistake:
        print(mistake, file=sys.stderr)
        return 1
    return 0
