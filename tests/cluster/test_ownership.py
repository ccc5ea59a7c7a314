"""Each table is owned by one process: how that becomes, stays and ceases to be the owner, and writes nothing then."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest

from bot.cluster import ownership
from bot.cluster.ownership import Admission, AnsweredBy, Ownership
from bot.config import Address, Config, Shards
from bot.operations.looks import shards_in_words
from bot.storage.errors import AnsweredElsewhere, StoreError, Unreachable, Unwritable
from bot.storage.postgresql import connections, session
from bot.storage.processes import answering
from bot.storage.records import Change, NoteRecord
from bot.storage.store import Store
from tests.support.postgresql import Server, rows
from tests.support.proxy import Proxy

pytestmark = pytest.mark.long

OURS = Shards.read("0/1")
END = (
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'stone-age 0/1 {}%%'"
)
OLDER = f"select pg_advisory_lock_shared({0x53746F6E41676521})"
"""The lock that a process of 1.0 holds."""


@pytest.fixture
def database(postgresql: Server) -> Address:
    return postgresql.ready()


@asynccontextmanager
async def process(
    database: Address, shards: Shards = OURS, direct: Address | None = None
) -> AsyncIterator[tuple[Store, Ownership]]:
    """The `Ownership` of one process, which takes its shards if they are free."""
    store = await Store.open(database, direct=direct, shards=shards)
    owned = Ownership(store)
    try:
        await owned.begin()
        yield store, owned
    finally:
        await store.close()


def noted(value: str) -> Change:
    return Change((NoteRecord("said", value),))


def run_of(store: Store) -> str:
    return store.driver._session.run  # type: ignore[attr-defined]


@pytest.fixture
def suspended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disable the regular signs of life, as if processes were suspended."""
    monkeypatch.setattr(session, "BEAT", 1000.0)


@pytest.mark.usefixtures("suspended")
@pytest.mark.parametrize(
    "end", ["it dies", "its line is cut", "it is silent", "it is silent in the middle of a pipeline"]
)
async def test_the_second_waits_writes_nothing_and_has_them_when_the_first_has_ended(
    database: Address, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    """A process that was replaced stores nothing more, even if its first statement after that is a move."""
    if is_silent := end.startswith("it is silent"):
        monkeypatch.setattr(session, "SILENCE", "1s")
        monkeypatch.setattr(session, "FRESH", 0.8)
    async with process(database) as (first, ours), process(database) as (second, theirs):
        assert not theirs.is_ours
        with pytest.raises(Unwritable, match="Another process has these shards"):
            await second.write(noted("too early"))
        waiting = asyncio.create_task(theirs.wait())
        if end == "it dies":
            await first.driver.close()
        elif end == "its line is cut":
            rows(database, END.format(run_of(first)))
        stopping = asyncio.create_task(stop_in_a_pipeline(first)) if end.endswith("pipeline") else None
        while is_silent and ours.is_fresh:
            assert not waiting.done()
            await asyncio.sleep(0.01)
        await asyncio.wait_for(waiting, 5)
        await second.write(noted("now"))
        if stopping is not None:
            stopping.cancel()
            await asyncio.wait({stopping})
        if end != "it dies":
            with pytest.raises(StoreError, match="Another process has taken over SHARDS=0/1"):
                await first.write(noted("late"))
            assert first.failure.done()
        assert await second.note("said") == "now"
        assert rows(database, "select takeovers from shards") == [(2,)]


async def stop_in_a_pipeline(store: Store) -> None:
    """Stop in the middle of a pipeline, as a suspended process does: the server waits for the rest of it."""
    async with store.driver._session.line() as line, line.pipeline():  # type: ignore[attr-defined]
        await line.execute("select 1")
        await asyncio.sleep(60)


async def test_a_lost_connection_changes_nothing_while_nobody_has_taken_over(database: Address) -> None:
    async with process(database) as (store, ours):
        for number in range(3):
            rows(database, END.format(""))
            await store.write(noted(str(number)))
        assert ours.may_act
        assert rows(database, "select takeovers from shards") == [(1,)]


async def test_of_an_interaction_that_reached_two_processes_the_second_change_is_refused(
    database: Address,
) -> None:
    async with process(database) as (store, _):
        with answering(7):
            await store.write(noted("once"))
            await store.write(noted("and more of the same"))
        with answering(7), pytest.raises(AnsweredElsewhere):
            await store.write(noted("twice"))
        assert await store.note("said") == "and more of the same"


async def test_what_was_taken_before_a_hand_over_is_not_done_again(database: Address) -> None:
    """If that process was killed, only Discord knows whether it has answered: it accepts one answer."""
    async with process(database) as (store, ours), process(database) as (_, theirs):
        first, next_one = Admission(ours), Admission(theirs)
        assert await first.who_answers(1) is AnsweredBy.US
        waiting = [asyncio.create_task(next_one.who_answers(number)) for number in (1, 2)]
        await asyncio.sleep(0)
        taking = asyncio.create_task(theirs.wait())
        await ours.hand_over(first.taken)
        assert await asyncio.gather(*waiting) == [AnsweredBy.NOBODY, AnsweredBy.US]
        await taking
        with pytest.raises(Unwritable):
            await store.write(noted("nothing is ours any more"))


@pytest.mark.usefixtures("suspended")
async def test_somebody_answers_or_says_that_one_may_try_again(
    database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(database) as (first, ours), process(database) as (_, theirs):
        monkeypatch.setattr(ownership, "PATIENCE", 0.2)
        ending, standby = Admission(ours), Admission(theirs)
        ending.admit(1)
        ending.shut()
        assert await ending.who_answers(1) is AnsweredBy.US, "nobody else has heard of what was handed on"
        assert await ending.who_answers(2) is AnsweredBy.NOBODY, "it has not handed over yet"
        await first.write(noted("the last sign of life"))
        assert not await theirs.is_served(100.0)
        assert await standby.who_answers(3) is AnsweredBy.ANOTHER
        monkeypatch.setattr(ownership, "ALIVE", 0.0)
        assert await standby.who_answers(4) is AnsweredBy.NOBODY, "the owner is mute"
        monkeypatch.setattr(session, "FRESH", -1.0)
        assert await Admission(ours).who_answers(5) is AnsweredBy.NOBODY, "others may have taken over"
        monkeypatch.undo()
        await ours.hand_over(())
        assert await ending.who_answers(6) is AnsweredBy.ANOTHER


@pytest.mark.parametrize(
    ("shards", "why"),
    [
        ("1-2/4", "SHARDS=1-2/4 overlaps SHARDS=0-1/4 of a process"),
        ("2/3", "must count the same number of shards"),
        ("", "must count the same number of shards"),
    ],
)
async def test_shards_that_do_not_fit_are_refused(database: Address, shards: str, why: str) -> None:
    async with process(database, Shards.read("0-1/4")):
        before = rows(database, "select * from shards")
        with pytest.raises(StoreError, match=why):
            await Store.open(database, shards=Shards.read(shards))
        assert rows(database, "select * from shards") == before


async def test_a_process_of_an_older_version_is_refused_before_any_change(postgresql: Server) -> None:
    empty = postgresql.fresh()
    async with await psycopg.AsyncConnection.connect(empty.url, autocommit=True) as older:
        await older.execute(OLDER.encode())
        with pytest.raises(StoreError, match="A bot of an older version is still running"):
            await Store.open(empty, shards=OURS)
    assert rows(empty, "select count(*) from pg_tables where schemaname = 'public'") == [(0,)]


async def test_another_user_who_cannot_see_whether_the_first_process_lives_is_refused(
    database: Address, postgresql: Server
) -> None:
    postgresql.execute("create role other login")
    rows(database, "grant all on all tables in schema public to other")
    async with process(database):
        with pytest.raises(StoreError, match="DATABASE names another user than that of the process"):
            await Store.open(Address(database.url.replace("bot:", "other:")), shards=OURS)


async def test_nobody_waits_longer_than_patience_where_the_server_is_mute(
    database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All packets are dropped without an end of the connection: reads and writes raise errors, and work afterwards."""
    monkeypatch.setattr(connections, "ANSWER", 1.0)
    monkeypatch.setattr(connections, "PATIENCE", 2.5)
    async with Proxy.to(database) as (line, between), process(between) as (store, ours):
        line.mute()
        begun = asyncio.get_running_loop().time()
        asked = [store.write(noted("a")), store.write(noted("b")), store.note("said"), store.note("x")]
        for each in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(each, Unwritable)
        assert asyncio.get_running_loop().time() - begun < 4.3  # one `ANSWER` after `PATIENCE`, and a little
        line.go_on()
        async with asyncio.timeout(20):
            while not (ours.may_act and await is_written(store, "again")):  # noqa: ASYNC110
                await asyncio.sleep(0.1)


async def is_written(store: Store, name: str) -> bool:
    try:
        await store.write(noted(name))
    except Unreachable:
        return False
    return True


async def test_a_host_sees_who_owns_what_and_who_waits(database: Address, tmp_path: Path) -> None:
    config = Config.read({"DATABASE": database.url})
    async with process(database) as (first, ours), process(database) as (second, theirs):
        owned, waits = await shards_in_words(config)
        assert re.fullmatch(
            rf"shard 0: {run_of(first)} since .+, last sign of life \d\.\d s ago, owner number 1", owned
        )
        assert waits == f"SHARDS=0/1: {run_of(second)} waits, not connected to Discord yet"
        await theirs.note_connection()
        assert (await shards_in_words(config))[1].endswith("waits, connected to Discord")
        await ours.hand_over(())
        assert f"shard 0: nobody, last {run_of(first)} from " in (await shards_in_words(config))[0]
    with pytest.raises(StoreError, match="one process has all of it"):
        await shards_in_words(Config.read({"DATABASE": str(tmp_path / "games.sqlite")}))
