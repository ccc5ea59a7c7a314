"""Several processes that change one table again and again: each gets its turn."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bot.bench.scale_process import Process
from bot.cluster.conflicts import on_new_state
from bot.config import Config
from bot.storage.errors import Conflict
from engine.core.errors import RuleError
from tests.support.postgresql import Server

MANY, FEW = 60, 20
"""How often one moves if nobody stops it, and the most of that while another one waits."""


async def test_who_is_overtaken_goes_next(postgresql: Server) -> None:
    """One moves as fast as it can; another one reads the table longer than that takes."""
    url = postgresql.ready().url
    configs = [Config.read({"DATABASE": url, "SHARDS": shards}) for shards in ("0/2", "1/2")]
    async with Process(configs[0]) as one, Process(configs[1]) as other:
        game = await one.begun()
        moves = 0

        async def move(process: Process) -> None:
            await process.move(await process.tables.registry.get(game))

        async def hurry() -> None:
            nonlocal moves
            while moves < MANY:
                with suppress(Conflict, RuleError):
                    await move(one)
                moves += 1

        hurrying = asyncio.create_task(hurry())
        while True:
            with suppress(RuleError):  # of a question that the other one has answered
                await on_new_state(lambda: move(other))
                break
        assert moves < FEW
        hurrying.cancel()
        await asyncio.gather(hurrying, return_exceptions=True)
