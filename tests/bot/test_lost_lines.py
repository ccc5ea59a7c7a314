"""A server that goes away, or a line that is cut during a commit: nothing is written twice, and nothing is lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.cluster.ownership import Ownership
from bot.config import Address, Shards
from bot.storage.errors import Conflict, StoreError, Unreachable
from bot.storage.postgresql import connections, session
from bot.storage.records import Change
from bot.storage.store import Store
from tests.bot.support.rows import row, rows_on_disk, table
from tests.support.postgresql import Server, rows
from tests.support.proxy import Cut, Proxy

pytestmark = pytest.mark.long


async def opened(address: Address, shards: Shards | None = None) -> tuple[Store, int]:
    """A store with one table, and its number."""
    store = await Store.open(address, shards=shards)
    if store.sharing is not None:
        assert await store.sharing.take()
    game = store.new_id("tables")
    await store.write(Change((table(game),)))
    return store, game


async def until_logged(caplog: pytest.LogCaptureFixture, count: int) -> None:
    while len(caplog.messages) < count:  # noqa: ASYNC110 - a connection apart from the test
        await asyncio.sleep(0.01)


@pytest_asyncio.fixture
async def ready(own_server: Server) -> AsyncIterator[Address]:
    yield own_server.ready()


@pytest.mark.parametrize("cut", Cut)
async def test_a_line_that_is_cut_during_a_commit(ready: Address, cut: Cut) -> None:
    """The driver finds out whether it is stored: a second insert of the same row would be a conflict."""
    async with Proxy.to(ready) as (line, address):
        store, game = await opened(address)
        line.cuts += [cut] * 2
        await store.write(Change((row(game, 1),)))
        assert len(line.cuts) == (1 if cut is Cut.AFTER else 0), "what is not stored is tried again"
        await store.write(Change((row(game, 2),)))
        assert line.cuts == []
        with pytest.raises(Conflict):
            await store.write(Change((row(game, 2),)))
        assert rows(ready, "select sequence from log order by sequence") == [(1,), (2,)]
        await store.close()


async def test_a_server_that_starts_again(
    own_server: Server, ready: Address, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Reads and writes wait for it; the log says once that it is away, and once that it is back."""
    monkeypatch.setattr(session, "BEAT", 0.02)
    store, game = await opened(ready, Shards())
    assert store.sharing is not None
    listening = asyncio.create_task(anext(each async for each in store.sharing.listen() if each is not None))
    own_server.stop()
    writing = asyncio.gather(*(store.write(Change((row(game, number),))) for number in range(1, 6)))
    reading = asyncio.create_task(store.tables("running"))
    await until_logged(caplog, 1)
    await asyncio.to_thread(own_server.start)
    await writing
    assert [each.id for each in await reading] == [game]
    assert len(rows_on_disk(store, "select * from log")) == 5
    await until_logged(caplog, 2)
    away, back = [each for each in caplog.records if each.levelno >= logging.WARNING]
    assert away.getMessage().startswith(f"The database {ready} does not answer: ")
    assert back.getMessage().startswith(f"The database {ready} answers again after ")
    listening.cancel()
    await store.close()


async def test_a_server_that_is_killed_under_writers(
    own_server: Server, ready: Address, caplog: pytest.LogCaptureFixture
) -> None:
    """Who has heard that a row is stored finds it after the crash, and nobody finds one twice."""
    store, game = await opened(ready)
    written: list[int] = []

    async def write(number: int) -> None:
        await store.write(Change((row(game, number),)))
        written.append(number)
        if number == 5:
            enough.set()

    enough = asyncio.Event()

    async def kill() -> None:
        await enough.wait()
        await asyncio.to_thread(own_server.kill)
        await asyncio.to_thread(own_server.start)

    killing = asyncio.create_task(kill())
    number = 0
    while not killing.done():
        number += 1
        await write(number)
    assert [each.sequence for each in await store.log(game)] == sorted(written) == list(range(1, number + 1))
    assert [each.message for each in caplog.records if each.name == "psycopg"] == [], (
        "the driver speaks for it"
    )
    await store.close()


@pytest.mark.parametrize("ends", [False, True])
async def test_a_server_that_stays_away(
    own_server: Server, ready: Address, monkeypatch: pytest.MonkeyPatch, *, ends: bool
) -> None:
    """Everybody who waits is answered in one sentence, and later all goes on. A process that ends waits less."""
    monkeypatch.setattr(connections, "LITTLE" if ends else "PATIENCE", 0.0)
    store, game = await opened(ready, Shards())
    if ends:
        ending = Ownership(store)
        await ending.begin()
        assert not await ending.has_successor()
    own_server.stop()
    waiting = [store.write(Change((row(game, number),))) for number in range(1, 6)]
    for error in await asyncio.gather(*waiting, store.seats(game), return_exceptions=True):
        assert isinstance(error, Unreachable)
        assert "does not answer" in str(error)
        assert "geheim" not in str(error)
    await asyncio.to_thread(own_server.start)
    monkeypatch.undo()
    await store.write(Change((row(game, 1),)))
    assert len(rows_on_disk(store, "select * from log")) == 1
    await store.close()


async def test_a_commit_whose_fate_nobody_tells(ready: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for it; when it turns out to be stored the bot stops, and the next start reads what is true."""
    monkeypatch.setattr(connections, "PATIENCE", 0.0)
    async with Proxy.to(ready) as (line, address):
        store, game = await opened(address)
        line.cuts.append(Cut.AFTER)
        with pytest.raises(Unreachable, match="does not answer"):
            await store.write(Change((row(game, 1),)))
        assert "which is stored nevertheless" in str(await store.failure)
        with pytest.raises(StoreError, match="which is stored nevertheless"):
            await store.write(Change((row(game, 2),)))
        await store.close()
    again = await Store.open(ready)
    assert [each.sequence for each in await again.log(game)] == [1]
    await again.close()
