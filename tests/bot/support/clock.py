"""A clock of the bot that a test moves on."""

from __future__ import annotations

import pytest

from bot.client import Bot
from bot.storage.people import ClockRecord
from tests.bot.support.table import NOW, PlayedTable

HOUR = 3600


class Wall:
    """The clock of a bot; `turn` moves it on and has the bot do the jobs that have become due."""

    def __init__(self, bot: Bot, now: int = NOW) -> None:
        self.bot = bot
        self.now = now
        bot.tables.committer.clock = lambda: self.now

    async def turn(self, *, hours: float = 0, seconds: int = 0) -> None:
        self.now += int(hours * HOUR) + seconds
        await self.strike()

    async def strike(self) -> None:
        """Do the jobs that are due now, and send their posts."""
        await self.bot.scheduler.work_off()
        await self.bot.outbox.idle()


@pytest.fixture
def wall(bot: Bot) -> Wall:
    return Wall(bot)


async def clock_of(table: PlayedTable, seat: int) -> ClockRecord:
    return (await table.bot.tables.clocks.of_seats(table.live))[seat]


def asked_seat(table: PlayedTable) -> int:
    """The first seat that is asked."""
    return table.live.running.waiting[0]


async def hand_over(table: PlayedTable) -> None:
    """Play greedily until somebody else is asked."""
    before = table.live.running.waiting
    await table.advance(lambda at: at.live.running.waiting != before)
