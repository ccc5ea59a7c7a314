"""What the host of a lobby has chosen, and how an impossible setup is corrected with the fewest other changes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import combinations

import engine
from bot.storage.records import TableRecord
from bot.tables.actions.hints import NO_HINTS
from engine.core.errors import SetupError
from engine.core.match import Game, Setup
from engine.core.values import frozen

MOST_EDITS = 3
"""The most other changes that are tried to make a choice possible."""

Edit = Callable[[Setup], Setup]


@frozen
class Choices:
    """What is played at a table, at which pace, whether it is rated, and with which hints (`actions/hints.py`).

    As text: `24h 0 SETUP`, with hints `24h 0:free SETUP`.
    """

    setup: Setup
    pace: str
    rated: int
    hints: str = NO_HINTS

    @classmethod
    def of(cls, record: TableRecord) -> Choices:
        return cls(Setup.read(record.setup), record.pace, record.rated, record.hints)

    @classmethod
    def read(cls, text: str) -> Choices:
        """The choices that `str` wrote."""
        pace, rated, setup = text.split(" ", 2)
        rated, _, hints = rated.partition(":")
        return cls(Setup.read(setup), pace, int(rated), hints or NO_HINTS)

    def __str__(self) -> str:
        hints = "" if self.hints == NO_HINTS else f":{self.hints}"
        return f"{self.pace} {self.rated}{hints} {self.setup}"

    @property
    def fingerprint(self) -> str:
        """A hash that controls carry, so that they only change the choices which their message shows."""
        return hashlib.sha256(str(self).encode()).hexdigest()[:12]


@cache
def variants(game: Game) -> tuple[str, ...]:
    """The modules of which exactly one is played."""
    return tuple(module for module in game.modules if game.complete((module,)) == (module,))


def variant_of(game: Game, setup: Setup) -> str:
    """The variant that is played in this setup."""
    return next(module for module in setup.modules if module in variants(game))


def with_modules(game: Game, setup: Setup, variant: str, extras: frozenset[str]) -> Setup:
    """The setup with exactly these modules, in the order of the game."""
    chosen = {variant, *extras}
    return replace(setup, modules=tuple(module for module in game.modules if module in chosen))


def extras_of(game: Game, setup: Setup) -> frozenset[str]:
    """The modules besides the variant."""
    return frozenset(setup.modules) - {*variants(game)}


def fits(game: Game, setup: Setup) -> bool:
    try:
        game.check(setup)
    except SetupError:
        return False
    return True


def add_modules(game: Game, setup: Setup) -> Setup:
    """The setup with as many modules as fit with its own, in the order of the game."""
    for module in game.modules:
        chosen = game.complete((*setup.modules, module))
        more = replace(setup, modules=tuple(each for each in game.modules if each in chosen))
        setup = more if fits(game, more) else setup
    return setup


def adapt_setup(before: Setup, wanted: Setup, people: int) -> Setup:
    """The wanted setup with the fewest changes that make it possible for so many people; what the host has just changed
    from `before` stays. Raises `SetupError` when no changes make it possible.
    """
    game = engine.GAMES[wanted.game]
    edits = [*_edits(game, before, wanted)]
    for count in range(MOST_EDITS + 1):
        for some in combinations(edits, count):
            found = wanted
            for edit in some:
                found = edit(found)
            if found.seats >= people and fits(game, found):
                return found
    game.check(wanted)
    raise SetupError("error-too-few-seats", people=people, seats=wanted.seats)


def _edits(game: Game, before: Setup, wanted: Setup) -> Iterator[Edit]:
    """All single changes that may be made, except to what the host has just chosen."""
    now, then = extras_of(game, wanted), frozenset(before.modules)
    variant = variant_of(game, wanted)
    for module in game.modules:
        if module not in variants(game) and (module in now) == (module in then):
            yield _toggle_module(game, module)
    if before.game != wanted.game or variant in before.modules:
        yield from (_of_variant(game, each) for each in variants(game) if each != variant)
    if before.edition == wanted.edition:
        yield from (partial(replace, edition=each) for each in game.editions if each != wanted.edition)
    if before.seats == wanted.seats:
        others = sorted({*game.seats} - {wanted.seats}, key=lambda seats: abs(seats - wanted.seats))
        yield from (partial(replace, seats=each) for each in others)


def _toggle_module(game: Game, module: str) -> Edit:
    return lambda setup: with_modules(game, setup, variant_of(game, setup), extras_of(game, setup) ^ {module})


def _of_variant(game: Game, variant: str) -> Edit:
    return lambda setup: with_modules(game, setup, variant, extras_of(game, setup))
