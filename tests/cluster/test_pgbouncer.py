"""Two processes use PostgreSQL through the real PgBouncer, with a smaller pool than either would use."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager

import psycopg
import pytest

from bot.config import Address, Config, Shards
from bot.operations.doctor import storage
from bot.playground import Playground
from bot.storage.errors import StoreError, Unreachable
from bot.storage.postgresql import connections, opening
from bot.storage.postgresql.moving import ServerEnd
from bot.storage.store import Store
from tests.bot.support.answers import play_move
from tests.bot.support.table import running_bot
from tests.cluster.test_two_processes import opened
from tests.support.pgbouncer import PgBouncer, program
from tests.support.postgresql import Server

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(program() is None, reason="no PgBouncer here: apt-get install pgbouncer"),
]

SIZE = 2
MOVES = 8
CUT = 3
"""The number of the move during which PgBouncer is killed and started again."""
LEFT = (
    "select pg_backend_pid(), (select count(*) from pg_prepared_statements)"
    " + (select count(*) from pg_listening_channels())"
    " + (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid())"
)
"""The id of a server connection, and the number of prepared statements, listeners and locks that are left on it."""


@contextmanager
def bouncer(server: Server, mode: str = "transaction", size: int = SIZE) -> Iterator[PgBouncer]:
    with closing(PgBouncer(server, mode, size)) as running:
        yield running


async def test_a_game_goes_through_it_also_when_it_is_killed(
    playground: Playground, postgresql: Server
) -> None:
    """Reads use the pool, and writes a direct connection."""
    direct = postgresql.ready()
    with bouncer(postgresql) as between:
        pooled = between.before(direct)
        async with (
            running_bot(pooled, shards="0/2", direct=direct) as one,
            running_bot(pooled, shards="1/2", direct=direct) as other,
        ):
            here = next(bot for bot in (one, other) if bot.guilds)
            two = await opened(playground, here)
            for number in range(MOVES):
                if number == CUT:
                    await asyncio.to_thread(between.kill)
                    await asyncio.to_thread(between.start)
                await play_move(two)
                await here.outbox.idle()
            assert len(await here.store.log(two.live.record.id)) == len(two.live.rows) >= MOVES
        assert left_on(pooled) == {0}


def left_on(pooled: Address) -> set[object]:
    """What is left on each connection of the pool, found by as many transactions at the same time."""
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(psycopg.connect(pooled.url))) for _ in range(SIZE)]
        found = [line.execute(LEFT.encode()).fetchall()[0] for line in lines]
    assert len(dict(found)) == SIZE
    return {*dict(found).values()}


async def test_what_does_not_work_through_it_is_said_at_the_start(
    postgresql: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "TRIAL", 0.1)
    direct = postgresql.ready()
    with bouncer(postgresql) as between:
        pooled = between.before(direct)
        with pytest.raises(StoreError, match="Name PostgreSQL itself: for the bot as DATABASE_DIRECT"):
            await Store.open(pooled, shards=Shards())
        with pytest.raises(StoreError, match="Name PostgreSQL itself"):
            async with ServerEnd.writing(pooled):
                pass
        finding, _ = await storage(Config.read({"DATABASE": pooled.url}))
        assert "DATABASE_DIRECT" in finding.advice
    advice = "Set pool_mode of PgBouncer to transaction"
    with bouncer(postgresql, "statement") as between:
        pooled = between.before(direct)
        with pytest.raises(StoreError, match=advice):
            await Store.open(pooled, direct=direct, shards=Shards())
        finding, _ = await storage(Config.read({"DATABASE": pooled.url, "DATABASE_DIRECT": direct.url}))
        assert advice in finding.advice


async def test_commands_do_not_wait_where_the_server_behind_it_does_not_answer(
    postgresql: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pool itself answers, and keeps what is asked until it may go on."""
    monkeypatch.setattr(connections, "ANSWER", 0.3)
    with bouncer(postgresql) as between:
        pooled = between.before(postgresql.ready())
        async with ServerEnd.reading(pooled):
            pass
        between.order("pause")
        with pytest.raises(Unreachable, match=r"does not answer: .* unexpectedly\. Nothing"):
            async with ServerEnd.reading(pooled):
                pass


async def test_a_pool_that_keeps_sessions_needs_no_second_address(postgresql: Server) -> None:
    with bouncer(postgresql, "session", size=8) as between:
        store = await Store.open(between.before(postgresql.ready()), shards=Shards())
        await store.close()
