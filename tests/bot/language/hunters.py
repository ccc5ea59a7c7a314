"""Random games of Jäger und Späher as the bot sees them: at every stop the views, the open decisions and the news."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache, cached_property

from engine import GAMES
from engine.core import chance
from engine.core.events import Event
from engine.core.match import Match, Setup
from tests.bot.language import games
from tests.support.choosing import choose_well

NAMES = ("Ben", "Mia")
GAME = GAMES["hunters_scouts"]
LONGEST = 400
"""So many decisions of a game are looked at."""


class Stop(games.Stop):
    """Such a moment of a game for two."""

    @cached_property
    def previews(self) -> tuple[Event, ...]:
        """Those of some options."""
        match = self.match
        shown = (match.preview(each.seat, option) for each in self.decisions for option in each.options[:15])
        return tuple(each for each in shown if each is not None)


def new_match(variant: str) -> Match:
    return Match.start(GAME, Setup(GAME.id, 2, GAME.complete((variant,)), GAME.editions[0]))


@cache
def game(variant: str, seed: int) -> tuple[Stop, ...]:
    """The stops of one game in which good and bad moves alternate at random."""
    return tuple(_stops(variant, seed))


SOME = (("introductory", 1), ("normal", 1), ("survival", 4))


def stops() -> Iterator[Stop]:
    """The stops of a game of each variant."""
    for variant, seed in SOME:
        yield from game(variant, seed)


def moments() -> Iterator[Stop]:
    """Some stops of these games, and their ends."""
    for variant, seed in SOME:
        seen = game(variant, seed)
        yield from seen[: -1 : games.APART]
        yield seen[-1]


def _stops(variant: str, seed: int) -> Iterator[Stop]:
    pick, match = random.Random(seed), new_match(variant)
    for _ in range(LONGEST):
        settle(match, seed)
        yield Stop(match.copy(), tuple(match.take_events()))
        if match.over is not None:
            return
        decision = match.decisions[0]
        wise = pick.random() < 0.8
        option = choose_well(match, decision, pick) if wise else pick.choice(decision.options)
        match.play(decision.seat, str(option))


def settle(match: Match, seed: int) -> None:
    """Chance answers whatever it is asked."""
    while match.chance is not None:
        match.supply(chance.answer(seed.to_bytes(4, "big"), match.chance))
