"""The slash commands for looking at one's own things and at a game that was played."""

from __future__ import annotations

from bot.commands.parts import command
from bot.interactions.reply import Reply
from bot.interactions.router import at_table
from bot.services import Services


@command("mine")
async def mine(services: Services, reply: Reply, large: bool | None = None, table: int | None = None) -> None:
    await at_table(services, reply, table, "close" if large else "mine")


@command("board")
async def board(services: Services, reply: Reply, text: bool | None = None, table: int | None = None) -> None:
    await at_table(services, reply, table, "text" if text else "board")


@command("replay")
async def replay(
    services: Services, reply: Reply, steps: bool | None = None, table: int | None = None
) -> None:
    await at_table(services, reply, table, "step" if steps else "replay")


COMMANDS = (mine, board, replay)
