"""One week from its beginning to its end, with everything that it takes: a stand-in, a program, a clock."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from pathlib import Path

from bot.playground import Playground
from tests.bot.support.icons import provide
from tests.bot.support.table import NOW
from tests.process.bot_process import BotProcess
from tests.support.unhurried import unhurried
from tests.week.hostile import Hostile
from tests.week.people import DAY, people, tables
from tests.week.week import Week

BREAKS = ("stop", "dies", "6", "kill", "dies", "30")
"""What happens to the program, one after the other: an update, a death in a move, hours without it, a power failure."""


async def lived(
    seed: int, days: int, folder: Path, breaks: Sequence[str] = BREAKS, *, is_hostile: bool = False
) -> Week:
    """Let the days of this seed pass, perhaps with a hostile server; what was not as promised is in `laws.broken`."""
    dice = random.Random(seed)
    apart = (days - 2) / len(breaks)
    moments = [(1 + apart * (number + dice.random()), each) for number, each in enumerate(breaks)]
    begins = NOW - NOW % DAY + 16 * 3600 if seed == 1 else NOW + dice.randint(0, 365) * DAY
    settings = unhurried(remembered=100)
    async with Playground(settings=settings) as ground:
        ground.world.clock.advance(begins - time.time())
        provide(ground)
        process = BotProcess(ground, folder / "games.sqlite", begins)
        week = Week(process, ground, people(seed), seed, days)
        if is_hostile:
            week.hostile = Hostile(ground, random.Random(seed))
        try:
            await week.live(tables(seed), moments)
        finally:
            await process.kill()
        week.laws.broken += [*ground.problems, *process.errors]
        return week
