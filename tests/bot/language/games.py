"""Random games as the bot sees them: at every stop the views, the open decisions and the news."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from hypothesis import settings

from engine import GAMES
from engine.core import chance
from engine.core.events import Event
from engine.core.match import Match, Setup
from engine.core.questions import Decision
from tests.engine.playing import BOXES
from tests.support.choosing import choose_well

EVERY_CASE = 100
"""So many examples the profile of `--every` has."""

APART = 5 if settings().max_examples < EVERY_CASE else 1
"""Of so many stops one is looked at, where not all must be; of one with `--every`."""
NAMES = ("Ben", "Mia", "Ana", "Tom", "Eva")
BASE = ("base",)
ALL = BOXES


@dataclass(frozen=True)
class Stop:
    """A moment at which the table waits for somebody, or the end; its views are made for those who ask."""

    match: Match
    news: tuple[Event, ...]

    @property
    def public(self) -> Any:
        return self.match.view(None)

    @property
    def own(self) -> tuple[Any, ...]:
        return tuple(self.match.view(seat) for seat in range(self.match.setup.seats))

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return self.match.decisions

    @cached_property
    def previews(self) -> tuple[tuple[Event | None, ...], ...]:
        """Those of every option in order."""
        return tuple(
            tuple(self.match.preview(decision.seat, option) for option in decision.options)
            for decision in self.decisions
        )


@cache
def game(seats: int, seed: int, modules: tuple[str, ...] = BASE) -> tuple[Stop, ...]:
    """All stops of one random game."""
    return tuple(Stop(match.copy(), tuple(match.take_events())) for match in waiting(seats, seed, modules))


SOME = ((2, 7), (2, 3), (3, 2), (4, 2))
"""Games of all sizes that end in both ways."""


def whole_games() -> Iterator[Stop]:
    """All stops of some games."""
    for seats, seed in SOME:
        yield from game(seats, seed)


def moments() -> Iterator[Stop]:
    """Some stops of these games, and their ends."""
    for seats, seed in SOME:
        stops = game(seats, seed)
        yield from stops[:-1:APART]
        yield stops[-1]


WITH_MODULES = (
    (2, 1, ("base", "hard-winter", "wild-animals", "igloos")),
    (5, 4, ("base", "style", "new-huts")),
    (3, 6, ("base", "mammoths")),
    (2, 9, ALL),
    (5, 7, ALL),
)
"""Games with modules of every box, and with all of them."""


def module_games() -> Iterator[Stop]:
    """All stops of some games with modules."""
    for seats, seed, modules in WITH_MODULES:
        yield from game(seats, seed, modules)


def module_moments() -> Iterator[Stop]:
    """Some stops of these games, and their ends."""
    for seats, seed, modules in WITH_MODULES:
        stops = game(seats, seed, modules)
        yield from stops[:-1:APART]
        yield stops[-1]


def waiting(seats: int, seed: int, modules: tuple[str, ...] = BASE) -> Iterator[Match]:
    """A random game whenever it waits for somebody, and at its end."""
    pick = random.Random(seed)
    match = Match.start(GAMES["stone_age"], Setup("stone_age", seats, modules, "jubilee"))
    while match.over is None:
        if match.chance is not None:
            match.supply(chance.answer(seed.to_bytes(4, "big"), match.chance))
            continue
        yield match
        decision = pick.choice(match.decisions)
        wise = modules != BASE and pick.random() < 0.5
        option = choose_well(match, decision, pick) if wise else pick.choice(decision.options)
        match.play(decision.seat, str(option))
    yield match
