"""What a process of the same shards has left when it died."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.cluster.membership import Membership, Reactions
from bot.cluster.together import Together
from bot.cluster.turnstile import AnsweredBy, Turnstile
from bot.config import Address, Shards
from bot.storage.news import News
from bot.storage.store import Store
from tests.support.postgresql import Server


async def nothing() -> None:
    """Nobody looks again."""


@asynccontextmanager
async def process(database: Address) -> AsyncIterator[tuple[Store, Membership, Turnstile]]:
    """What decides which interactions a process answers."""
    store = await Store.open(database, shared=True)
    cluster = Together(store, Shards.read("0/1"))
    turnstile = Turnstile(cluster)
    reactions = Reactions(hear=lambda _: None, doubt=lambda: None, look_again=nothing)
    member = Membership(cluster, store, turnstile, reactions)
    await member.begin()
    try:
        yield store, member, turnstile
    finally:
        await member.close()
        await store.close()


async def test_what_a_dead_process_may_have_answered_is_not_done_twice(postgresql: Server) -> None:
    database = postgresql.ready()
    async with process(database) as (store, first, ours), process(database) as (_, _, next_ones):
        assert await ours.asked(1) is AnsweredBy.US
        waiting = asyncio.create_task(next_ones.asked(1))
        await asyncio.sleep(0)
        await first.close()  # gone without a word to the next one
        await store.tell(News(is_free=True))
        assert await waiting is AnsweredBy.NOBODY
        assert await next_ones.asked(2) is AnsweredBy.US
