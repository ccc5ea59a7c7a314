"""One whole game whose bot is killed again and again, beside the same game in which nobody dies."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from bot.playground import Playground, Settings, redirect
from bot.storage.crashpoints import MOVE, PLACE, POINTS, POST, STORE, WIRE
from engine.core.match import Setup
from tests.bot.table import NOW, running_bot
from tests.crash.deeds import Deed, whole_game
from tests.crash.side import POLL, Side, Stored
from tests.crash.victim import Victim, steady
from tests.process.clock import ClockOfFile, SteeredClock

ANYWHERE = "anywhere"
"""No named point: killed from outside after some milliseconds."""

PASSES = {
    **dict.fromkeys(MOVE, 1),
    **dict.fromkeys(POST, 2),
    **dict.fromkeys(STORE, 4),
    **dict.fromkeys(WIRE, 12),
}
"""How often a point may be passed before it kills: the first requests of a run are its login."""

MOST_DEATHS = 6
"""After so many deaths in a row a run is let through, so that the game goes on."""

UPDATE_RATE = 0.1
"""How often the bot is stopped in good order and started again before something is done, as for an update."""

MOST_TRIES = 3
"""A control that does nothing so often while the bot lives is dead."""


class Betrayed(AssertionError):
    """A promise was broken."""


@dataclass(slots=True)
class Siege:
    """The killed run `torn` and the undisturbed one `calm`; `kills` counts by point."""

    calm: Side
    torn: Side
    victim: Victim
    dice: random.Random
    most: int
    kills: Counter[str] = field(default_factory=Counter[str])
    deeds: int = 0
    _row: int = 0
    _quiet: int = 0

    async def carry_out(self, name: str, deed: Deed) -> None:
        """Do it in both runs; afterwards nobody can tell which is which."""
        before = self.torn.state
        await deed(self.calm)
        await self.calm.settle()
        after = self.calm.state
        if self.victim.alive and self.dice.random() < UPDATE_RATE:
            self.victim.target = ""
            await self.victim.stop()
        tries = 0
        while not await self._finished(name, before, after):
            tries += 1
            if tries > MOST_TRIES:
                raise Betrayed(f"{name}: the control is dead")
            if await self._dies_of(deed):
                tries = 0
        self.deeds += 1
        self._quiet += 1
        self._row = 0
        self._compare(name)

    async def _finished(self, name: str, before: Stored, after: Stored) -> bool:
        """Whether the deed is done and posted; the bot is running then."""
        while True:
            await self._revive()
            if await self._dies_before_all_is_done():
                continue
            now = self.torn.state
            if now not in (before, after):
                raise Betrayed(f"{name}: neither as before nor as after it: {_difference(now, after)}")
            return now == after

    async def _revive(self) -> None:
        while not self.victim.alive:
            target = self._target() if self._row < MOST_DEATHS else ""
            if not await self.victim.start(target):
                self._died()

    def _target(self) -> str:
        """Where the next life ends."""
        self._quiet = 0
        if sum(self.kills.values()) >= self.most:
            return ""
        if not self.deeds and not self.kills[PLACE[-1]]:
            return PLACE[-1]
        point = self.dice.choice([*PASSES])
        return f"{point}@{self.dice.randint(1, PASSES[point])}"

    def _died(self) -> None:
        self._row += 1
        self.kills[self.victim.target.partition("@")[0] or ANYWHERE] += 1

    async def _dies_before_all_is_done(self) -> bool:
        settling = asyncio.ensure_future(self.torn.settle())
        await asyncio.wait({settling, self.victim.death}, return_when=asyncio.FIRST_COMPLETED)
        if self.victim.death.done():
            await _stopped(settling)
            self._died()
            return True
        settling.result()
        return False

    async def _dies_of(self, deed: Deed) -> bool:
        """Try it at a bot that lives at the beginning."""
        doing = asyncio.ensure_future(deed(self.torn))
        tired = self._quiet > 1 and sum(self.kills.values()) < self.most
        if tired:
            self.victim.target = ""
            await asyncio.wait({doing, self.victim.death}, timeout=self.dice.random() * 0.06)
            await self.victim.kill()
        await asyncio.wait({doing, self.victim.death}, return_when=asyncio.FIRST_COMPLETED)
        if self.victim.death.done():
            await _stopped(doing)
            self._died()
            return True
        doing.result()
        return False

    def _compare(self, name: str) -> None:
        posts, calls = self.torn.shown
        wanted, called = self.calm.shown
        if posts != wanted:
            odd = [(p, w) for p, w in zip(posts, wanted, strict=False) if p != w][:1]
            raise Betrayed(
                f"{name}: {len(posts)} posts, not {len(wanted)}; the first that differs: {odd!s:.2000}"
            )
        if calls != called:
            raise Betrayed(f"{name}: called {calls[-3:]}, not {called[-3:]}")
        if self.victim.complaints:
            raise Betrayed(f"{name}: {self.victim.complaints}")


def _difference(now: Stored, wanted: Stored) -> str:
    """The rows that only one of two runs has."""
    more, less = [row for row in now if row not in wanted], [row for row in wanted if row not in now]
    return f"more {more!s:.1500}, missing {less!s:.1500}"


async def _stopped(task: asyncio.Future[object] | asyncio.Future[None]) -> None:
    """The person gives up waiting; whatever their client says does not matter any more."""
    while not task.done():  # `wait_for` may swallow a cancellation
        task.cancel()
        await asyncio.wait({task}, timeout=POLL)
    with contextlib.suppress(asyncio.CancelledError, Exception):
        task.result()


async def besieged(
    setup: Setup, folder: Path, seed: int, most: int, deeds: int | None = None
) -> Counter[str]:
    """Play one game, whole or its first deeds, with up to `most` kills; returns them by point, raises `Betrayed`."""
    dice = random.Random(seed)
    async with _siege(setup, folder, seed, most) as siege:
        for name, deed in islice(whole_game(setup, siege.calm, dice), deeds):
            await siege.carry_out(name, deed)
        return siege.kills


@asynccontextmanager
async def _siege(setup: Setup, folder: Path, seed: int, most: int) -> AsyncIterator[Siege]:
    settings = Settings(settle=0.02, deadline=15.0, remembered=100)
    async with Playground(settings=settings) as quiet, Playground(settings=settings) as loud:
        calm, torn = _side(quiet, folder / "calm.sqlite", setup), _side(loud, folder / "torn.sqlite", setup)
        victim = Victim(loud.base_url, torn.database, torn.clock.file, seed)
        siege = Siege(calm, torn, victim, random.Random(seed + 1), most)
        with redirect(quiet.base_url):
            async with running_bot(calm.database, entropy=steady(seed), clock=ClockOfFile(calm.clock.file)):
                await victim.start(PLACE[0])  # a table is opened once, so its thread comes first
                try:
                    yield siege
                finally:
                    await victim.kill()
        if loud.problems:
            raise Betrayed("\n".join(loud.problems))


def _side(playground: Playground, database: Path, setup: Setup) -> Side:
    people = [playground.person(user.name) for user in playground.world.people[: setup.seats]]
    while len(people) < setup.seats:
        people.append(playground.person(playground.world.join(f"Guest {len(people)}").name))
    return Side(playground, database, tuple(people), SteeredClock(database.with_suffix(".clock"), NOW))


assert {*PASSES, *PLACE} == {*POINTS}
