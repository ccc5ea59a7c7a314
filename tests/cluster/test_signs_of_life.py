"""A process shows that it lives, buries the dead, and has numbers for new rows while it takes more."""

import asyncio

from bot.cluster.together import Together
from bot.config import Shards
from bot.storage.postgresql.numbers import BLOCKS, BlockNumbers
from bot.storage.store import Store
from tests.support.postgresql import Server


async def test_a_beat_renews_the_lease_and_buries_who_was_silent(postgresql: Server) -> None:
    store = await Store.open(postgresql.ready(), shared=True)
    try:
        alive, dead = Together(store, Shards()), Together(store, Shards())
        await dead.join()
        await alive.join()
        await store.select(int, "update processes set until = 0 where id = ? returning id", dead.number)
        assert await alive.beat()
        assert await store.select(int, "select id from processes") == [alive.number]
        assert not await dead.beat()
    finally:
        await store.close()


async def test_numbers_can_be_taken_while_greater_ones_are_drawn() -> None:
    drawn, arrived = asyncio.Event(), asyncio.Event()
    size = BLOCKS["outbox"]

    async def draw(table: str, count: int) -> list[int]:
        if table == "outbox" and drawn.is_set():
            await arrived.wait()
            return [*range(size + 1, size + count + 1)]
        return [*range(1, count + 1)]

    numbers = BlockNumbers(draw)
    await numbers.renew()
    drawn.set()
    exceeding = asyncio.create_task(numbers.exceed("outbox", size))
    await asyncio.sleep(0)
    assert numbers.take("outbox") == 1
    arrived.set()
    await exceeding
    assert numbers.take("outbox") > size
    await numbers.close()
