"""Letting hours pass at once, as if they had been lived: what is due in between happens at its time."""

from __future__ import annotations

import asyncio

from bot.playground import payloads
from bot.playground.errors import ClientRefused
from bot.playground.sessions import Intent
from bot.playground.stage import Stage

LONGEST_PASSING = 7 * 24 * 3600
STEP = 900
"""Seconds that pass before the bot may do what has become due."""
GLANCE = 0.005
PATIENCE = 2000
"""Glances, ten seconds, until time goes on although somebody who slept is still awake."""


async def let_pass(stage: Stage, seconds: int) -> None:
    """Move the clocks of the world and of the bot on; returns when what was due by the clock is done."""
    clock = stage.clock
    if clock is None:
        raise ClientRefused("The bot goes by a clock of its own.")
    async with stage.passing:
        left = seconds
        while left > 0:
            sleepers = clock.asleep
            stage.world.clock.advance(min(STEP, left))
            left -= STEP
            clock.wake()
            await _asleep_again(stage, sleepers)
            archive_quiet(stage)
    stage.world.changed()


def archive_quiet(stage: Stage) -> None:
    """Threads leave the list when nobody has written there for long; they come back with the next message."""
    for thread in stage.world.quiet_threads():
        thread.archived = True
        stage.gateway.dispatch("THREAD_UPDATE", payloads.channel(stage.world, thread), Intent.GUILDS)


async def _asleep_again(stage: Stage, sleepers: int) -> None:
    """Return when as many sleep as before: each has done what was due."""
    assert stage.clock is not None
    for _ in range(PATIENCE):
        await asyncio.sleep(GLANCE)
        if stage.clock.asleep >= sleepers:
            return
