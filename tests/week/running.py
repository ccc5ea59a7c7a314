"""Runs the weeks of one seed with a playground, the real program and a clock."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from pathlib import Path

from bot.playground import Playground
from tests.bot.support.icons import provide
from tests.bot.support.table import NOW
from tests.process.bot_process import BotProcess
from tests.support.patient_settings import patient_settings
from tests.week.hostile import Hostile
from tests.week.people import DAY, people, tables
from tests.week.week import Week

INTERRUPTIONS = ("stop", "dies", "6", "kill", "dies", "30")
"""The interruptions of the program in their order: an update, a crash in a move, hours without it, a power failure."""


async def run_week(
    seed: int,
    days: int,
    folder: Path,
    interruptions: Sequence[str] = INTERRUPTIONS,
    *,
    is_hostile: bool = False,
) -> Week:
    """Run the days of a seed, perhaps with a hostile server; `laws.violations` describes what was wrong."""
    dice = random.Random(seed)
    apart = (days - 2) / len(interruptions)
    moments = [(1 + apart * (number + dice.random()), each) for number, each in enumerate(interruptions)]
    begins = NOW - NOW % DAY + 16 * 3600 if seed == 1 else NOW + dice.randint(0, 365) * DAY
    settings = patient_settings(remembered=100)
    async with Playground(settings=settings) as ground:
        ground.world.clock.advance(begins - time.time())
        provide(ground)
        process = BotProcess(ground, folder / "games.sqlite", begins)
        week = Week(process, ground, people(seed), seed, days)
        if is_hostile:
            week.hostile = Hostile(ground, random.Random(seed))
        try:
            await week.run(tables(seed), moments)
        finally:
            week.facts.close()
            await process.kill()
        week.laws.violations += [*ground.problems, *process.errors]
        return week
