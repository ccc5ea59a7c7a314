"""What goes from the database by itself, and what must stay."""

from __future__ import annotations

import asyncio
import secrets

import pytest

from bot.clock import Clock
from bot.config import Keep
from bot.language.texts import Texts
from bot.storage.messages import MessageRecord
from bot.storage.people import ClockRecord, VoteRecord
from bot.storage.records import (
    Change,
    FormerPlayerRecord,
    LogRecord,
    OfferRecord,
    PostProgress,
    PostRecord,
    RematchRecord,
    RotationRecord,
    RulesNoticeRecord,
    SnapshotRecord,
)
from bot.storage.sqlite.driver import SQLite
from bot.storage.store import Store, plain
from bot.tables.actions.erasure import delete_tables
from bot.tables.actions.tables import Tables
from bot.tables.jobs import retention
from bot.tables.jobs.pruning import DAY, Pruning, find_needed
from bot.tables.jobs.retention import Retention
from tests.bot.support.rows import sqlite, table

NOW = 1_300_000_000_000_000_000
"""A message of these days."""
KEEP = Keep()
LONG_AGO = NOW - (30 * DAY * 1000 << 22)


def pruning_of(store: Store, keep: Keep = KEEP) -> Pruning:
    tables = Tables.alone(store, Clock(), secrets.token_bytes)
    return Pruning(Clock(), Retention(tables, Texts("en"), keep, wake=lambda: None, pause=0))


def post(number: int, status: str, message: int | None, game: int = 1, kind: str = "say") -> PostRecord:
    return PostRecord(number, game, kind, "{}", status, message)


async def left(store: Store) -> list[int]:
    await pruning_of(store).retention.delete_expired()
    return [number for (number,) in await store.select(plain, "select id from outbox order by id")]


async def test_only_old_delivered_posts_of_tables_with_nothing_unsent_go(store: Store) -> None:
    tables = tuple(table(game) for game in (1, 2))
    posts = (
        post(1, "sent", LONG_AGO),
        post(2, "passed", None),
        post(3, "sent", LONG_AGO, game=2),
        post(4, "sending", None, game=2),
        post(5, "sent", NOW - (DAY * 1000 << 22)),
        post(6, "sent", NOW),
        post(7, "passed", None),
    )
    await store.write(Change((*tables, *posts)))
    assert await left(store) == [3, 4, 5, 6, 7]
    await store.write(Change((PostProgress(posts[3].id, "sent", NOW),)))
    assert await left(store) == [4, 5, 6, 7]


async def test_a_delivered_post_stays_as_long_as_its_message_may_change(store: Store) -> None:
    """It says what is wanted there: an offer, a question or a notification may be open for weeks."""
    posts = (post(1, "sent", LONG_AGO), post(2, "sent", LONG_AGO), post(3, "sent", NOW))
    message = MessageRecord(1, 1, "offer", 2, 10, LONG_AGO, mark=2)
    await store.write(Change((table(1), *posts, message)))
    assert await left(store) == [2, 3]
    await store.write(Change(remove=(message,)))
    assert await left(store) == [3]


async def test_the_next_post_gets_a_number_that_no_post_ever_had(store: Store) -> None:
    posts = (*(post(number, "sent", LONG_AGO) for number in range(1, 10)), post(10, "passed", None))
    await store.write(Change((table(1), *posts)))
    await store.write(Change((post(11, "sent", NOW), post(12, "passed", None))))
    assert await left(store) == [11, 12]
    await store.close()
    again = await Store.open(sqlite(store).path)
    assert again.new_id("outbox") == 13
    await again.close()


async def test_every_step_counts_even_if_the_next_never_comes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pass that is cut off has not worked in vain, and the next one ends what it began."""
    monkeypatch.setattr(retention, "POSTS", 10)
    posts = tuple(post(number, "sent", LONG_AGO) for number in range(1, 101))
    await store.write(Change((table(1), *posts, post(101, "sent", NOW))))
    write, steps = store.write, iter(range(4))

    async def killed(change: Change) -> None:
        if next(steps, None) is None:
            raise InterruptedError
        await write(change)

    monkeypatch.setattr(store, "write", killed)
    with pytest.raises(InterruptedError):
        await left(store)
    assert await store.select(plain, "select count(*), min(id) from outbox") == [(61, 41)]
    monkeypatch.setattr(store, "write", write)
    assert await left(store) == [101]


# Finished games


def at(*sequences: int) -> list[SnapshotRecord]:
    return [SnapshotRecord(1, each, 1, "{}") for each in sequences]


def rows(count: int, *more: str) -> list[LogRecord]:
    actions = (*("place hut 2" for _ in range(count)), *more)
    return [LogRecord(1, number, 0, action, "", 0) for number, action in enumerate(actions, 1)]


def test_a_finished_game_needs_where_it_ended_and_where_its_last_turn_began() -> None:
    assert find_needed(at(30, 20, 10, 3), rows(40), 20) == at(30, 20)
    assert find_needed(at(30, 20, 10, 3), rows(40), 29) == at(30, 20)
    assert find_needed(at(30, 20, 10, 3), rows(40), 30) == at(30)
    assert find_needed(at(3), rows(40), 3) == at(3)
    assert find_needed(at(30, 20, 10, 3), rows(30, "undo 25"), 12) == at(20, 10), "row 30 was taken back"


async def test_what_is_known_of_seats_goes_when_nobody_can_use_them_any_more(store: Store) -> None:
    """Whose seat it was before is still found by the person who wants to be forgotten."""
    states = {1: "lobby", 2: "running", 3: "over"}
    known = [
        each
        for game in states
        for each in (
            RotationRecord(game, 0, 7),
            RulesNoticeRecord(game, 1),
            OfferRecord(game, 0, 5, 0),
            FormerPlayerRecord(game, 0, 7, "Anna", 0),
            RematchRecord(game, 9),
        )
    ]
    await store.write(Change((*(table(game, status=each) for game, each in states.items()), *known)))
    await pruning_of(store).finished_games()
    kept = [found for each in known for found in await store.find(type(each), "game = ?", each.game)]
    assert [each for each in known if each not in kept] == [
        RotationRecord(2, 0, 7),
        RotationRecord(3, 0, 7),
        RulesNoticeRecord(3, 1),
        OfferRecord(3, 0, 5, 0),
    ]
    again: list[object] = []
    store.subscribe(again.extend)
    await pruning_of(store).finished_games()
    assert again == [], "where nothing is to be deleted nothing is written"


async def test_a_table_that_is_erased_meanwhile_ends_no_pruning(store: Store) -> None:
    """Nor does a mistake of ours: what was kept for long enough would be kept until the next start."""
    pruning, erased = pruning_of(store), list[int]()
    log, tables = store.log, pruning.retention.tables

    async def meanwhile(game: int) -> list[LogRecord]:
        erased.append(game)
        await delete_tables(tables, game)
        return await log(game)

    store.log = meanwhile
    ended = (table(game, status="over") for game in (1, 2))
    await store.write(Change((*ended, LogRecord(1, 1, 0, "", "", 0), LogRecord(2, 1, 0, "", "", 0))))
    await pruning.finished_games()
    assert erased == [1, 2]


async def test_votes_about_answered_questions_are_closed(store: Store) -> None:
    votes = (
        VoteRecord(1, 1, 0, 500, "{}"),
        VoteRecord(2, 1, 0, 900, "{}"),
        VoteRecord(3, 1, 1, 900, "{}", "decided"),
        VoteRecord(4, 2, 0, 900, "{}"),
    )
    clocks = (ClockRecord(1, 0, 900), ClockRecord(1, 1, 0), ClockRecord(2, 0, 900))
    await store.write(Change((table(1), table(2, status="over"), *clocks, *votes)))
    await pruning_of(store).finished_games()
    found = [each.status for each in await store.find(VoteRecord)]
    assert found == ["void", "open", "decided", "void"]


async def test_nothing_is_compressed_while_the_file_is_looked_over(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That is one read transaction, and as long as it lasts the write-ahead log can only grow."""
    read = asyncio.Event()
    monkeypatch.setattr(SQLite, "look_over", lambda _driver: read.wait())
    await store.write(Change((table(1, status="over"), RotationRecord(1, 0, 7))))
    written = asyncio.Event()
    store.subscribe(lambda _changes: written.set())
    pruning = pruning_of(store)
    pruning.begin()
    await asyncio.sleep(0.1)
    assert not written.is_set()
    read.set()
    await asyncio.wait_for(written.wait(), 5)
    await pruning.close()
    assert await store.find(RotationRecord) == []
