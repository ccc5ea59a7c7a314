"""However much is stored, nothing is found by reading all of it: SQLite tells the plan of every statement."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.config import Config
from bot.operations import looks, orders
from bot.operations.backup import back_up
from bot.operations.check import check_games
from bot.operations.monitoring import metrics
from bot.operations.retention import report_expired
from bot.playground import Playground
from bot.running import reopen_lost
from bot.storage.messages import PendingSince
from bot.storage.people import DueRecord, NotCalledSince, ProposalRecord
from bot.storage.processes import AnsweredBefore, AnsweredRecord, ErrandRecord, RememberedRecord, TakenErrand
from bot.storage.reading import reading
from bot.storage.records import Change, Rows
from bot.storage.sqlite.driver import Numbers
from bot.storage.statements import statements
from bot.tables.actions import personal_export, removals
from bot.tables.model.jobs import TimeUpJob, read_job
from bot.tables.model.orders import Order
from tests.bot.support import sql
from tests.bot.support.answers import be_forgotten, play_by_command, play_move
from tests.bot.support.table import NOW, PlayedTable, running_bot
from tests.bot.test_privacy import about

SMALL = {
    "sqlite_schema": "a row for each table and index of the schema",
    "sqlite_master": "the same",
    "pragma_table_info": "a row for each column of one table",
    "errands": "what waits for another process, for moments",
    "pending": "a row for each table of which something is still to be shown",
    "table_counts": "four rows, one for each state of a table",
    "blocked_servers": "those that the operator has blocked",
    "blocked_people": "the same",
    "removed_servers": "those from which the bot was removed in the last weeks",
}
"""What may be read from end to end, and why."""
A_CHANGE = Change(
    (
        *(kind(1) for kind in (AnsweredRecord, RememberedRecord, AnsweredBefore, TakenErrand)),
        ErrandRecord(1, 0, 1, "look", "{}"),
        ProposalRecord(1, "stone_age", "feed", "{}"),
        NotCalledSince(1, 0),
    ),
    (Rows.where("people", member=1),),
)
"""What a single process never writes, what is written for who chooses the same again, and by erasure alone."""
FIRST_OF_AN_INDEX = {
    "select * from due where true order by at limit 1": "the first entry of the index by time, whatever follows it"
}


@pytest.fixture
def issued(monkeypatch: pytest.MonkeyPatch) -> sql.Issued:
    return sql.record_statements(monkeypatch)


@pytest.mark.long
async def test_nothing_that_grows_is_read_from_end_to_end(
    playground: Playground, database: Path, issued: sql.Issued
) -> None:
    """Whole lives of tables; a statement in the sources that they do not lead to must be added to them."""
    async with running_bot(database) as bot:
        two = await about(playground, bot, playground.person("Anna"))
        await everything_else(two)
    async with running_bot(
        database
    ) as bot:  # it is killed while a message goes out, which the next one looks for
        (newest, *_) = reversed(await bot.store.posts(two.live.record.id))
        await bot.store.write(Change((replace(newest, status="sending"),)))
    async with running_bot(database) as bot:
        await bot.outbox.idle()
    await what_operators_do(database, two)
    back_up(database, database.with_name("copy.sqlite"))
    await report_expired(Config.read({"DATABASE": str(database)}))
    composed = {
        *(each.sql for each in statements([A_CHANGE], Numbers({"errands": 0}))),
        *sql.find_conditions(),
        looks.HANDED_ON,
    }
    for text in composed:  # a numbered place may stand in it twice
        issued[text] = ("?",) * (len({*re.findall(r"\?\d+", text)}) or text.count("?"))

    assert [f"{file}: {text}" for text, file in sql.find_statements().items() if not seen(text, issued)] == []
    with closing(sqlite3.connect(database)) as db:
        found = {text: read_whole(db, text, values) for text, values in dict(issued).items()}
    assert {text: tables for text, tables in found.items() if tables} == {}


def seen(text: str, issued: sql.Issued) -> bool:
    return any(sql.matches(text, each) for each in issued)


def read_whole(db: sqlite3.Connection, text: str, values: object) -> list[str]:
    """The tables that grow and that this statement reads from end to end."""
    if not sql.STATEMENT.fullmatch(text) or text in FIRST_OF_AN_INDEX:
        return []
    return [table for table in sql.find_scans(db, text, values) if table not in SMALL]


def test_a_scan_would_be_found(tmp_path: Path) -> None:
    """The judge himself: without its index a search is a scan, whatever the table is called in the statement."""
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as db:
        db.executescript("create table log (a, b); create table seats (a);")
        assert read_whole(db, "select a from log where b = ?", ("x",)) == ["log"]
        assert sorted(read_whole(db, "select l.a from log l join seats s on s.a > l.b", ())) == [
            "log",
            "seats",
        ]
        db.executescript("create index quick on log (b)")
        assert read_whole(db, "select a from log where b = ?", ("x",)) == []


async def everything_else(two: PlayedTable) -> None:
    """What people and hosts do besides moving."""
    bot, (anna, ben, *_) = two.bot, two.people
    await play_move(two)
    await play_by_command(two)
    for each in ("game end", "game list", "log", "mygames", "records ranking"):
        await ben.command(two.place, each)
    await two.bot.outbox.idle()
    await a_vote(two)
    assert not await bot.store.is_known(1)
    await bot.store.write(Change((PendingSince(two.live.record.id, "away", 1),)))
    await metrics(bot)
    await bot.pruning.prune()
    await check_games(bot.store)
    await bot.tables.rule_changes.tell_about_the_past(bot.tables.registry.get)
    assert not await bot.store.is_answered(1)
    await reopen_lost(bot)
    await removed_and_invited_again(two)
    await personal_export.export(bot.tables, int(anna.id))
    await be_forgotten(anna)
    await bot.outbox.idle()


async def removed_and_invited_again(two: PlayedTable) -> None:
    """The bot was thrown out, and somebody thinks again."""
    presence, server = two.bot.presence, two.live.record.server
    await presence.compare()
    await presence.leave(server)
    (due, *_) = await two.bot.store.select(DueRecord, removals.TO_TELL, server)
    await removals.tell(two.bot.tables, due, read_job(due))
    await presence.come_back(server)
    await two.bot.outbox.idle()


async def a_vote(two: PlayedTable) -> None:
    """Somebody's time is up, and the others are asked."""
    seat = two.decision.seat
    asked = (await two.bot.tables.clocks.of_seats(two.live))[seat].asked
    due = DueRecord(two.bot.store.new_id("due"), NOW - 1, TimeUpJob.kind, two.live.record.id, seat, asked)
    await two.bot.store.write(Change((due,)))
    await two.bot.scheduler.work_off()
    await two.bot.outbox.idle()


async def what_operators_do(database: Path, two: PlayedTable) -> None:
    """They look at a server, a person and a table, and erase the server."""
    server, game = two.live.record.server, two.live.record.id
    async with running_bot(database) as bot, reading(database) as store:
        await looks.servers(store)
        await looks.running_on(store, server)
        assert [line async for line in looks.server_export(store, server)]
        await looks.person_in_words(store, int(two.people[1].id))
        await looks.table_in_words(store, game, Config.read({"DATABASE": str(database)}))
        order = Order("order-0000000000-a", "host", "server", "erase", server, server, (game,))
        assert await bot.store.note(order.id) is None
        await orders.take(str(order), bot.store)
        await bot.orders.carry_out((await bot.store.errands())[0])
        assert not await bot.store.table(game)
