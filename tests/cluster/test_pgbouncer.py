"""The real PgBouncer between two processes and their PostgreSQL, with a pool that is smaller than either would use."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager

import psycopg
import pytest

from bot.client import Bot
from bot.cluster.revisions import Revision
from bot.config import Address, Config
from bot.operations.doctor import storage
from bot.playground import Playground
from bot.storage.errors import StoreError
from bot.storage.postgresql import pool
from bot.storage.postgresql.moving import ServerEnd
from bot.storage.store import Store
from bot.tables.table import Table
from tests.bot.support.table import running_bot
from tests.cluster.test_two_processes import next_move, opened
from tests.support.pgbouncer import PgBouncer, program
from tests.support.postgresql import Server

pytestmark = pytest.mark.skipif(program() is None, reason="no PgBouncer here: apt-get install pgbouncer")

SIZE = 2
MOVES = 8
CUT = 3
"""The move during which PgBouncer is killed and started again."""
LEFT = (
    "select pg_backend_pid(), (select count(*) from pg_prepared_statements)"
    " + (select count(*) from pg_listening_channels())"
    " + (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid())"
)
"""A connection of the server, and how much of the bot's is left on it."""


@contextmanager
def bouncer(server: Server, mode: str = "transaction", size: int = SIZE) -> Iterator[PgBouncer]:
    with closing(PgBouncer(server, mode, size)) as running:
        yield running


async def test_two_play_one_game_through_it_also_when_it_is_killed(
    playground: Playground, postgresql: Server
) -> None:
    direct = postgresql.ready()
    with bouncer(postgresql) as between:
        pooled = between.before(direct)
        async with (
            running_bot(pooled, shards="0/2", direct=direct) as one,
            running_bot(pooled, shards="1/2", direct=direct) as other,
        ):
            await play_in_turns(playground, (one, other), between)
        assert left_on(pooled) == {0}


async def play_in_turns(playground: Playground, both: tuple[Bot, Bot], between: PgBouncer) -> None:
    here = next(bot for bot in both if bot.guilds)
    game = (await opened(playground, here)).live.record.id
    for number in range(MOVES):
        mover, watcher = [
            await bot.tables.registry.get(game) for bot in (both[number % 2], both[1 - number % 2])
        ]
        move = both[number % 2].tables.moves.play(mover, *next_move(mover.running))
        restart = [asyncio.to_thread(killed_and_started, between)] if number == CUT else []
        await asyncio.gather(move, *restart)
        await until(lambda mover=mover, watcher=watcher: has_heard(watcher, mover))
        for each in both:
            await each.outbox.idle()
    one, other = [await bot.tables.registry.get(game) for bot in both]
    assert one.running.digest() == other.running.digest()
    assert one.rows == other.rows


def killed_and_started(between: PgBouncer) -> None:
    between.kill()
    between.start()


def has_heard(watcher: Table, mover: Table) -> bool:
    """Whether this one knows that another process was faster, though nobody here has asked for the table."""
    assert isinstance(watcher.lock, Revision)
    return watcher.lock.is_outdated or watcher.rows == mover.rows


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not done():  # noqa: ASYNC110 - another process tells it
            await asyncio.sleep(0.01)


def left_on(pooled: Address) -> set[object]:
    """How much is left on each connection of the pool; a transaction on each has them all at once."""
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(psycopg.connect(pooled.url))) for _ in range(SIZE)]
        found = [line.execute(LEFT.encode()).fetchall()[0] for line in lines]
    assert len(dict(found)) == SIZE
    return {*dict(found).values()}


async def test_what_does_not_work_through_it_is_said_at_the_start(
    postgresql: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "TRIAL", 0.1)
    direct = postgresql.ready()
    with bouncer(postgresql) as between:
        pooled = between.before(direct)
        with pytest.raises(StoreError, match="Name PostgreSQL itself: for the bot as DATABASE_DIRECT"):
            await Store.open(pooled, shared=True)
        with pytest.raises(StoreError, match="Name PostgreSQL itself"):
            async with ServerEnd.writing(pooled):
                pass
        (finding,) = await storage(Config.read({"DATABASE": pooled.url}))
        assert "DATABASE_DIRECT" in finding.advice
    advice = "Set pool_mode of PgBouncer to transaction"
    with bouncer(postgresql, "statement") as between:
        pooled = between.before(direct)
        with pytest.raises(StoreError, match=advice):
            await Store.open(pooled, direct=direct, shared=True)
        (finding,) = await storage(Config.read({"DATABASE": pooled.url, "DATABASE_DIRECT": direct.url}))
        assert advice in finding.advice


async def test_a_pool_that_keeps_sessions_needs_no_second_address(postgresql: Server) -> None:
    with bouncer(postgresql, "session", size=8) as between:
        store = await Store.open(between.before(postgresql.ready()), shared=True)
        await store.close()
