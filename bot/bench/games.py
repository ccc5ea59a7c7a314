"""Games for measurements: tables of every game in turn, played at random, and all pictures of one game."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Self

from bot.bench.figures import Report
from bot.clock import Clock
from bot.messages.setups import chosen_setup
from bot.storage.records import SeatRecord
from bot.storage.store import Store
from bot.tables.actions.choices import fits
from bot.tables.actions.tables import Tables
from bot.tables.model.table import Table
from engine import GAMES
from engine.core.actions import Drawn, Rolled
from engine.core.match import Game, Match, Setup
from engine.core.questions import Roll
from renders.gallery import bench


def largest_setup(game: Game) -> Setup:
    """A setup of this game for as many people as possible, with the fewest modules."""
    seats = max(game.seats)
    for modules in ("", *game.modules):
        setup = chosen_setup(game, seats, modules, None)
        if fits(game, setup):
            return setup
    return chosen_setup(game, None, "", None)


def setups() -> Iterator[Setup]:
    """The largest setup of each game of the product, in turn, without end."""
    return cycle([largest_setup(game) for game in GAMES.values()])


class Ground:
    """A new database with its tables; without a file, in a folder that is deleted afterwards."""

    server = 1

    def __init__(self, file: Path | None = None) -> None:
        self._folder = TemporaryDirectory(prefix="bench-")
        self.file = file or Path(self._folder.name) / "games.sqlite"
        self.dice = random.Random(6)

    async def __aenter__(self) -> Self:
        self.store = await Store.open(self.file)
        self.tables = Tables.alone(self.store, Clock(), secrets.token_bytes)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.store.close()
        self._folder.cleanup()

    async def table(self, number: int, setup: Setup) -> Table:
        """Open a table with people of its own and start its game."""
        people = [
            SeatRecord(0, 0, 1000 * number + seat, f"Player {seat}", b"") for seat in range(setup.seats)
        ]
        table = await self.tables.lobby.open(
            server=self.server, channel=2, thread=number, host=people[0], title=f"Table {number}", setup=setup
        )
        for each in people[1:]:
            await self.tables.lobby.join(table, each.member, each.name)
        await self.tables.lobby.start(table, people[0].member)
        return table

    async def move(self, table: Table) -> None:
        """Play a random option for one of the seats that are asked."""
        decision = self.dice.choice(table.running.decisions)
        await self.tables.moves.play(table, decision.seat, str(self.dice.choice(decision.options)))


async def measure_pictures() -> Report:
    """Milliseconds, bytes and ratios of the pictures of whole games."""
    return {**bench.measure(play)}


def play(line: str, seed: int) -> Iterator[tuple[Any, Any]]:
    """Play a game of this setup at random; for each of its pictures gives a view and that of the last hand-over."""
    asked, chance = Setup.read(line), Random(seed)
    game = GAMES[asked.game]
    match = Match.start(game, replace(asked, modules=game.complete(asked.modules)))
    since = last = None
    while not match.over:
        if match.chance is not None:
            match.supply(
                Rolled(tuple(chance.randint(1, 6) for _ in range(match.chance.n)))
                if isinstance(match.chance, Roll)
                else Drawn(chance.choice(match.chance.pool))
            )
            continue
        view = match.view(None)
        if last is not None and last.waiting != view.waiting:
            since = last
        last = view
        yield view, since
        decision = chance.choice(match.decisions)
        match.play(decision.seat, str(chance.choice(decision.options)))
