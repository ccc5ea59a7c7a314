"""A person of the playground at a table with computer players."""

from __future__ import annotations

from typing import Any

from bot.client import Bot
from bot.playground import Playground
from tests.bot.support.table import PlayedTable


async def settled(bot: Bot) -> None:
    """Every computer has moved, and everything is posted."""
    await bot.computers.idle()
    await bot.outbox.idle()


async def alone(playground: Playground, bot: Bot, computers: int, level: str, **given: Any) -> PlayedTable:
    """Anna starts a game against so many computers of a level; it waits for her."""
    table = await PlayedTable.open(playground, bot, 1 + computers, **given, computers=computers, level=level)
    await table.start()
    await settled(bot)
    return table
