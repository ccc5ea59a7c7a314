"""What one change of the database promises, and what is read back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.config import Database
from bot.storage.driver import Statement
from bot.storage.errors import Conflict, StoreError
from bot.storage.messages import PendingEnded, PendingRecord
from bot.storage.people import DueRecord, VoteRecord
from bot.storage.records import (
    Change,
    LogRecord,
    NoteRecord,
    PostProgress,
    PostRecord,
    RequestRecord,
    Rows,
    SeatRecord,
    SnapshotRecord,
    TableRecord,
)
from bot.storage.store import Store
from tests.bot.support.rows import allow_any_numbers, row, rows_on_disk, table


@pytest_asyncio.fixture
async def store(any_database: Database) -> AsyncIterator[Store]:
    opened = await Store.open(any_database)
    allow_any_numbers(opened)
    yield opened
    await opened.close()


# Writing


async def test_what_was_written_is_on_disk_when_write_returns(store: Store) -> None:
    await store.write(Change((table(1), row(1, 1))))
    assert rows_on_disk(store, "select game, sequence, action from log") == [(1, 1, "roll 1+2")]


async def test_a_change_is_written_as_a_whole_or_not_at_all(store: Store) -> None:
    await store.write(Change((table(1), row(1, 1))))
    broken = Change(
        (
            table(1, title="Renamed"),
            table(2),
            SeatRecord(1, 0, 7, "Anna", b"salt"),
            row(1, 2),
            row(1, 1, "roll 6+6"),
            PostRecord(1, 1, "board", "{}"),
            NoteRecord("half", "done"),
        )
    )
    with pytest.raises(Conflict):
        await store.write(broken)
    assert await store.table(1) == table(1)
    assert await store.table(2) is None
    assert await store.seats(1) == []
    assert await store.log(1) == [row(1, 1)]
    assert await store.posts_to_make() == []
    assert await store.note("half") is None


@pytest.mark.parametrize("kind", ["tables", "outbox", "requests", "due", "votes"])
async def test_a_new_row_never_replaces_one_that_somebody_else_has_written(store: Store, kind: str) -> None:
    """Two writers that count for themselves take the same number: the second one gets an error, and nothing is lost."""
    await store.write(Change((table(store.new_id("tables")),)))
    number = store.new_id(kind)
    rows_on_disk(store, THEIRS[kind], number)
    before = rows_on_disk(store, f"select * from {kind}")
    ours = {
        "tables": Change((table(number),)),
        "outbox": Change((PostRecord(number, 1, "board", "ours"),)),
        "requests": Change((RequestRecord(number, 1, "end", 0, 1, "ours", "open"),)),
        "due": Change((DueRecord(number, 9, "call", 1, 0),)),
        "votes": Change((VoteRecord(number, 1, 0, 9, "ours"),)),
    }
    with pytest.raises(Conflict):
        await store.write(ours[kind])
    assert rows_on_disk(store, f"select * from {kind}") == before


THEIRS = {
    "tables": "insert into tables (id, server, channel, host, title, setup, status, seed, turn_from, news_from, opened)"
    " select ?, server, channel, host, 'theirs', setup, status, seed, turn_from, news_from, opened from tables",
    "outbox": "insert into outbox (id, game, kind, content, status) values (?, 1, 'say', 'theirs', 'owed')",
    "requests": "insert into requests (id, game, kind, seat, keep, agreed, status)"
    " values (?, 1, 'undo', 1, 1, 'theirs', 'open')",
    "due": "insert into due (id, at, kind, game, who, asked) values (?, 1, 'remind', 1, 1, 1)",
    "votes": "insert into votes (id, game, seat, asked, answers, status) values (?, 1, 1, 1, 'theirs', 'open')",
}


async def test_a_row_that_is_to_be_changed_must_be_there(store: Store) -> None:
    await store.write(Change((table(1), table(2), PostRecord(1, 1, "board", "{}"))))
    rows_on_disk(store, "delete from outbox")
    for change in (
        Change((table(2, title="New"), PostRecord(1, 1, "board", "{}", "sent"))),
        Change((table(2, title="New"), PostProgress(1, "sent"))),
    ):
        with pytest.raises(Conflict, match="1 rows to change, 0 found"):
            await store.write(change)
    assert await store.table(2) == table(2)


async def test_a_row_may_be_made_and_changed_in_one_transaction(store: Store) -> None:
    record = table(store.new_id("tables"))
    await asyncio.gather(store.write(Change((record,))), store.write(Change((replace(record, title="New"),))))
    assert await store.table(1) == replace(record, title="New")


async def test_columns_change_together_and_alone(store: Store) -> None:
    changes: Sequence[dict[str, object]] = (
        {"host": 8},
        {"server": 2, "channel": 11, "asking": 1},
        {"thread": None, "status": "over"},
        {"board": 5},
        {"thread": 12},
    )
    record = table(1)
    await store.write(Change((record,)))
    for each in changes:
        record = replace(record, **each)
        await store.write(Change((record,)))
        assert await store.table(1) == record, each


async def test_what_a_move_changes_of_a_table_writes_no_index_again(database: Path) -> None:
    store, log = await Store.open(database), database.with_name(f"{database.name}-wal")
    await store.write(Change((table(1),)))
    before = log.stat().st_size
    await store.write(Change((table(1, board=5, turn_from=3, asking=1),)))
    pages = (log.stat().st_size - before) // (4096 + 24)
    await store.close()
    assert pages == 1


async def test_nothing_belongs_to_a_table_that_is_not_there(store: Store) -> None:
    for change in (Change((row(9, 1),)), Change((PostRecord(1, 9, "board", "{}"),))):
        with pytest.raises(Conflict):
            await store.write(change)


async def test_waiting_changes_share_a_commit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []
    commit = store.driver.commit

    async def counted(statements: Sequence[Statement]) -> StoreError | None:
        commits.append(len(statements))
        return await commit(statements)

    monkeypatch.setattr(store.driver, "commit", counted)
    await asyncio.gather(*(store.write(Change((table(game),))) for game in range(1, 201)))
    assert len(commits) < 20
    assert len(await store.tables("running")) == 200


async def test_what_is_written_soon_goes_with_the_next_commit_or_before_the_next_look(store: Store) -> None:
    store.write_soon(Change((table(1),)))
    assert rows_on_disk(store, "select id from tables") == []
    await store.write(Change((table(2),)))
    assert rows_on_disk(store, "select id from tables order by id") == [(1,), (2,)]
    store.write_soon(Change((replace(table(1), board=7),)))
    found = await store.table(1)
    assert found is not None
    assert found.board == 7


async def test_what_is_written_soon_waits_for_a_move_at_another_table_some_seconds_later(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, known = asyncio.get_running_loop(), NoteRecord("note", "soon")
    time = loop.time
    store.write_soon(Change((known,)))
    for seconds, found in ((3, []), (5, [("soon",)])):
        monkeypatch.setattr(loop, "time", lambda ahead=seconds: time() + ahead)
        await asyncio.sleep(0.3)
        assert rows_on_disk(store, "select value from notes where name = 'note'") == found


async def test_what_is_pending_and_shown_within_one_transaction_waits_for_nothing_more(store: Store) -> None:
    await store.write(Change((table(1), table(2))))
    for each in (PendingRecord(1, 7), PendingEnded(1, 7), PendingRecord(2, 8), PendingEnded(2, 7)):
        store.write_soon(Change((each,)))
    assert await store.pending() == [PendingRecord(2, 8)]


async def test_one_bad_change_does_not_take_the_others_with_it(store: Store) -> None:
    await store.write(Change((table(1), row(1, 1))))
    changes = [Change((row(1, 1 if number == 50 else number),)) for number in range(2, 102)]
    results = await asyncio.gather(*map(store.write, changes), return_exceptions=True)
    failed = [number for number, result in enumerate(results, start=2) if result is not None]
    assert failed == [50]
    assert isinstance(results[48], Conflict)
    assert {each.sequence for each in await store.log(1)} == set(range(1, 102)) - {50}


async def test_a_number_that_no_column_can_hold_stops_nobody_else(store: Store) -> None:
    with pytest.raises((OverflowError, Conflict)):
        await store.write(Change((table(1, server=1 << 64),)))
    await asyncio.wait_for(store.write(Change((table(1),))), 5)


async def test_closing_writes_what_waits(any_database: Database) -> None:
    opened = await Store.open(any_database)
    allow_any_numbers(opened)
    writing = [asyncio.create_task(opened.write(Change((table(game),)))) for game in range(1, 51)]
    await asyncio.sleep(0)
    await opened.close()
    assert await asyncio.gather(*writing) == [None] * 50
    again = await Store.open(any_database)
    assert len(await again.tables("running")) == 50
    await again.close()


async def test_who_stops_waiting_hurts_nobody(store: Store) -> None:
    impatient = asyncio.create_task(store.write(Change((table(1),))))
    await asyncio.sleep(0)
    impatient.cancel()
    await store.write(Change((table(2),)))
    assert {each.id for each in await store.tables("running")} >= {2}


async def test_seats_can_be_given_back(store: Store) -> None:
    first, second = SeatRecord(1, 0, 7, "Anna", b"a"), SeatRecord(1, 1, 8, "Ben", b"b")
    await store.write(Change((table(1), first, second)))
    moved = replace(second, seat=0)
    await store.write(Change((moved,), (Rows.where("seats", game=1),)))
    assert await store.seats(1) == [moved]


async def test_ids_go_on_where_they_stopped(any_database: Database) -> None:
    opened = await Store.open(any_database)
    first = opened.new_id("tables")
    await opened.write(Change((table(first),)))
    await opened.close()
    again = await Store.open(any_database)
    second = again.new_id("tables")
    assert 1 == first < second == again.new_id("tables") - 1
    await again.close()


# Reading


async def test_every_record_is_read_as_it_was_written(store: Store) -> None:
    change = Change(
        (
            table(1, thread=None, lobby=5, board=6, turn_from=3, news_from=2),
            SeatRecord(1, 0, 7, "Anna ☃", b"\x00\xff"),
            row(1, 1),
            replace(row(1, 2), seat=0, action="place hunt 5"),
            SnapshotRecord(1, 1, 1, "{}"),
            SnapshotRecord(1, 2, 1, "[]"),
            PostRecord(1, 1, "board", '{"row": 1}'),
            RequestRecord(1, 1, "undo", 0, 1, "[0]", "open"),
            NoteRecord("commands", "x"),
        )
    )
    await store.write(change)
    assert [await store.table(1)] == list(change.of(TableRecord))
    assert await store.seats(1) == list(change.of(SeatRecord))
    assert await store.log(1) == list(change.of(LogRecord))
    assert await store.snapshots(1) == list(reversed(change.of(SnapshotRecord)))
    assert await store.posts_to_make() == list(change.of(PostRecord))
    assert [await store.request(1)] == list(change.of(RequestRecord))
    assert await store.note("commands") == "x"
    assert (await store.table(2), await store.request(2)) == (None, None)


async def test_tables_are_found_by_state_place_and_person(store: Store) -> None:
    tables = (
        table(1, thread=None, channel=50),
        table(2, thread=50),
        table(3, status="over"),
        table(4, status="lobby"),
    )
    seats = tuple(SeatRecord(game, 0, 7, "Anna", b"") for game in (1, 3, 4))
    await store.write(Change((*tables, *seats)))
    assert [each.id for each in await store.tables("running", "lobby")] == [1, 2, 4]
    assert [each.id for each in await store.tables_at(50)] == [2, 1]
    assert [each.id for each in await store.tables_of(7)] == [1, 4]
    assert await store.tables_of(8) == []


async def test_only_what_is_not_out_yet_is_unsent(store: Store) -> None:
    posts = [PostRecord(number, 1, "say", "{}", status) for number, status in enumerate(STATES, start=1)]
    await store.write(Change((table(1), *posts)))
    assert [post.status for post in await store.posts_to_make()] == ["owed", "sending"]
    await store.write(Change((PostProgress(posts[0].id, "sent", 99),)))
    assert [post.id for post in await store.posts_to_make()] == [2]
    assert rows_on_disk(store, "select message from outbox where id = 1") == [(99,)]


STATES = ("owed", "sending", "sent", "passed")


async def test_only_open_questions_are_open(store: Store) -> None:
    states = ("open", "accepted", "refused", "void")
    requests = tuple(RequestRecord(n, 1, "end", 0, 5, "[0]", status) for n, status in enumerate(states, 1))
    await store.write(Change((table(1), *requests)))
    assert await store.open_requests(1) == [requests[0]]
    assert await store.open_requests(2) == []
