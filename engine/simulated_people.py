"""The simulated people of each game, and the tables at which they are simulated."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

from engine import GAMES
from engine.core.errors import SetupError
from engine.core.match import Setup
from engine.hunters_scouts.simulation import persons as hunters_scouts
from engine.simulation.people import Person
from engine.stone_age.simulation import persons as stone_age

PERSONS: dict[str, tuple[Sequence[str], Callable[[str, str], Person]]] = {
    "stone_age": (stone_age.PERSONS, stone_age.make_person),
    "hunters_scouts": (hunters_scouts.PERSONS, hunters_scouts.make_person),
}
"""By game the kinds of people, and what makes one of a kind and a seed."""


def setups(name: str, modules: Sequence[str], edition: str | None) -> Iterator[Setup]:
    """A game with these modules, for every number of players that can play it so."""
    game = GAMES[name]
    for seats in game.seats:
        setup = Setup(name, seats, game.complete(modules), edition or game.editions[0])
        with suppress(SetupError):
            game.check(setup)
            yield setup
