"""Tables of one person and computer players."""

from __future__ import annotations

from typing import Any

from bot.client import Bot
from bot.playground import Playground
from tests.bot.support.table import PlayedTable


async def settle(bot: Bot) -> None:
    """Return when all computers have moved and all posts are sent."""
    await bot.computers.idle()
    await bot.outbox.idle()


async def play_alone(
    playground: Playground, bot: Bot, computers: int, level: str, **given: Any
) -> PlayedTable:
    """Let Anna start a game against so many computers of a level; returns the table when she is asked."""
    table = await PlayedTable.open(playground, bot, 1 + computers, **given, computers=computers, level=level)
    await table.start()
    await settle(bot)
    return table
