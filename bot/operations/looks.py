"""Read-only reports for the operator about servers, people, tables and processes."""

from __future__ import annotations

import json
import secrets
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.clock import Clock
from bot.config import Address, Config, Database
from bot.operations.doctor import disk
from bot.operations.pending import describe, in_words
from bot.storage.driver import Owner, Peer
from bot.storage.errors import StoreError
from bot.storage.people import (
    BlockedServer,
    ChosenLanguageRecord,
    DueRecord,
    RecordKeeperRecord,
    RemovedServer,
)
from bot.storage.reading import reading
from bot.storage.records import RequestRecord, ResultRecord, TableRecord
from bot.storage.sqlite.lock import AlreadyRunning, lock
from bot.storage.store import Store, plain
from bot.tables.actions import personal_export
from bot.tables.actions.tables import Tables
from bot.tables.jobs.timeout_votes import is_open
from bot.tables.model.jobs import TimeUpJob, read_job

COUNTS = "select status, count(*) from tables where server = ? group by status order by status"
NEWEST = "select max(opened) from tables where server = ?"
PEOPLE = (
    "select count(distinct s.member) from tables t join seats s on s.game = t.id"
    " where t.server = ? and s.member > 0"
)
MOST_TABLES = 100_000
"""More unfinished tables than a server ever has."""
HANDED_ON = "select kind, count(*) from errands group by 1"
"""Errands for other processes that are not done yet."""
AT_ONCE = "select * from tables where server = ? and id > ? order by id limit 100"
SECRETS = ("seed",)
STORED = (
    {"due": "jobs that wait", "people": "settings", "people_tables": "settings at single tables"}
    | {"lessons": "practice games", "words": "words for luck", "activity": "counts of how soon they answer"}
    | {"locales": "languages of their Discord", "former_players": "seats and lobbies that they have left"}
    | {"rotations": "seats of rematches", "notifications": "notifications", "habits": "counts of choices"}
    | {"conversations": "channels of direct messages", "usual_answers": "answers at all tables"}
    | {"visits": "days of the last visit", "results": "results"}
)
"""What the rows about a person are, by table of the database."""


# Servers


async def servers(store: Store) -> list[str]:
    """A line for each server about which anything is stored."""
    blocked = {each.server for each in await store.find(BlockedServer)}
    numbers = {*blocked, *await store.known_servers()}
    return [await _line(store, each, is_blocked=each in blocked) for each in sorted(numbers)]


async def _line(store: Store, server: int, *, is_blocked: bool) -> str:
    counts = await store.select(plain, COUNTS, server)
    (newest,) = await store.select(lambda moment: moment, NEWEST, server)
    words = [f"{count} {status}" for status, count in counts] or ["no tables"]
    words += [f"newest opened {_time(newest)}"] if newest else []
    removals = await store.find(RemovedServer, "server = ?", server)
    words += [f"removed from it since {_time(each.since)}" for each in removals]
    return f"server {server}: {', '.join([*words, *(['blocked'] if is_blocked else [])])}"


async def server_in_words(store: Store, server: int) -> list[str]:
    """The report about one server; raises `StoreError` if nothing is stored."""
    blocked = await store.find(BlockedServer, "server = ?", server)
    chosen = await store.find(ChosenLanguageRecord, "server = ?", server)
    keeps = await store.find(RecordKeeperRecord, "server = ?", server)
    results = await store.find(ResultRecord, "server = ?", server)
    if not blocked and server not in await store.known_servers():
        raise StoreError(f"Nothing is stored about a server {server}.")
    (people,) = await store.select(int, PEOPLE, server)
    unfinished = await store.open_tables(server, MOST_TABLES)
    lobbies = [str(each.id) for each in unfinished if each.status == "lobby"]
    running = [str(each.id) for each in unfinished if each.status == "running"]
    return [
        await _line(store, server, is_blocked=bool(blocked)),
        f"people who sit or sat at its tables: {people}",
        f"results: {len({each.game for each in results})}, {'kept' if keeps else 'not kept'} there",
        f"language: {chosen[0].language if chosen else 'as on Discord'}",
        *([f"games are running at tables {' '.join(running)}"] if running else []),
        *([f"lobbies at tables {' '.join(lobbies)}"] if lobbies else []),
        *(f"blocked since {_time(each.since)}" for each in blocked),
    ]


async def running_on(store: Store, server: int) -> list[int]:
    """The tables of a server at which a game is running."""
    return [each.id for each in await store.open_tables(server, MOST_TABLES) if each.status == "running"]


async def server_export(store: Store, server: int) -> AsyncIterator[str]:
    """Everything about a server as lines of JSON, except the moves of running games, which are secret. Raises
    `StoreError`.
    """
    about = await server_in_words(store, server)
    results = [asdict(each) for each in await store.find(ResultRecord, "server = ?", server)]
    yield "{" + f'"server": {server}, "about": {_json(about)}, "results": {_json(results)}, "tables": ['
    last, comma = 0, ""
    while tables := await store.select(TableRecord, AT_ONCE, server, last):
        for each in tables:
            yield comma + _json(await _table(store, each))
            last, comma = each.id, ","
    yield "]}"


async def _table(store: Store, record: TableRecord) -> dict[str, Any]:
    rows = [] if record.status == "running" else await store.log(record.id)
    return {
        **{name: value for name, value in asdict(record).items() if name not in SECRETS},
        "seats": [
            {"seat": seat.seat, "member": seat.member, "name": seat.name}
            for seat in await store.seats(record.id)
        ],
        "moves": [{"row": row.sequence, "seat": row.seat, "move": row.action, "at": row.at} for row in rows],
    }


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


# People


async def person_in_words(store: Store, member: int) -> list[str]:
    """Where a person plays, and how much else is stored; raises `StoreError` if nothing is."""
    tables = Tables.alone(store, Clock(), secrets.token_bytes)
    found = json.loads(await personal_export.export(tables, member))
    games, rest = found.pop("tables"), {name: len(rows) for name, rows in found.items() if name != "member"}
    if not games and not any(rest.values()):
        raise StoreError("Nothing is stored about this person.")
    blocked = found["blocked_people"]
    own = [f"table {each['table']} on server {each['server']} ({each['status']})" for each in games]
    return [
        *own,
        *(f"{STORED[name]}: {count}" for name, count in rest.items() if count and name != "blocked_people"),
        *(f"blocked since {_time(each['since'])}" for each in blocked),
    ]


async def person_export(store: Store, member: int) -> AsyncIterator[str]:
    """The same export that the person gets on request; raises `StoreError` if nothing is stored."""
    await person_in_words(store, member)
    tables = Tables.alone(store, Clock(), secrets.token_bytes)
    yield (await personal_export.export(tables, member)).decode()


# Tables


async def table_of(store: Store, number: int) -> TableRecord:
    """The table with this number; raises `StoreError` if there is none."""
    record = await store.table(number)
    if record is None:
        raise StoreError(f"There is no table {number}.")
    return record


async def table_in_words(store: Store, number: int, config: Config) -> list[str]:
    """What a table waits for and why, and which process owns it."""
    record = await table_of(store, number)
    tables = Tables.alone(store, Clock(), secrets.token_bytes)
    table = await tables.registry.get(number)
    until = await tables.clocks.first_expiry(table) if record.status == "running" else None
    requests = await store.find(RequestRecord, "game = ? and status = 'open'", number)
    found = await store.find(DueRecord, "game = ? order by at", number)
    jobs = [
        each
        for each in found
        if each.kind != TimeUpJob.kind or await is_open(tables, table, *read_job(each).columns)
    ]
    disks = [disk(config.database)] if isinstance(config.database, Path) else []
    thread = f", thread {record.thread}" if record.thread else ""
    return [
        in_words(await describe(store, config.language, number)),
        f"  place: server {record.server}, channel {record.channel}{thread}",
        f"  owner: {await _owner_of_server(store, config.database, record.server)}",
        f"  pace: {record.pace}" + (f", the time of a decision ends at {_time(until)}" if until else ""),
        *(f"  open question: {each.kind}, asked by seat {each.seat + 1}" for each in requests),
        *(
            f"  due: {each.kind} at {_time(each.at)}" + (f", failed {each.tries} times" if each.tries else "")
            for each in jobs
        ),
        *(f"  disk: {each.state}. {each.advice}" for each in disks if each.advice),
    ]


# Processes


async def shards_in_words(config: Config) -> list[str]:
    """Which process owns which shard, which ones wait, and pending errands; raises `StoreError`."""
    if not isinstance(config.database, Address):
        raise StoreError(f"{config.database} is a file: one process has all of it.")
    async with reading(config.database_direct or config.database) as store:
        from bot.storage.postgresql.sharing import PEERS, peer_of

        owners, peers = await _owners(store), await store.select(peer_of, PEERS)
        handed_on = await store.select(plain, HANDED_ON)
    lines = [
        *map(_describe_owner, owners),
        *_describe_waiting(owners, peers),
        *(f"handed on and not done yet: {count} × {kind}" for kind, count in handed_on),
    ]
    return lines or ["No process had a shard yet."]


async def _owners(store: Store) -> list[Owner]:
    from bot.storage.postgresql.sharing import OWNERS, owner_of

    return await store.select(owner_of, OWNERS)


def _describe_owner(owner: Owner) -> str:
    since = (datetime.now(UTC) - timedelta(seconds=owner.owning)).strftime("%Y-%m-%d %H:%M:%S")
    if owner.silent_for < 0:
        return f"shard {owner.shard}: nobody, last {owner.run} from {since} UTC on"
    return (
        f"shard {owner.shard}: {owner.run} since {since} UTC, last sign of life {owner.silent_for:.1f} s ago,"
        f" owner number {owner.takeovers}"
    )


def _describe_waiting(owners: list[Owner], peers: list[Peer]) -> list[str]:
    owning = {each.run for each in owners if each.silent_for >= 0}
    return [
        f"SHARDS={each.shards}: {each.run} waits,"
        f" {'connected to Discord' if each.is_connected else 'not connected to Discord yet'}"
        for each in peers
        if each.run not in owning
    ]


async def _owner_of_server(store: Store, database: Database, server: int) -> str:
    """The process that owns the tables of a server."""
    if not isinstance(database, Address):
        try:
            with closing(lock(database.resolve())):
                return "no bot runs on this file"
        except AlreadyRunning:
            return "the bot that runs on this file"
        except StoreError as error:  # as on a disk that may only be read
            return f"unknown: {error}"
    owners = await _owners(store)
    shard = (server >> 22) % max(1, len(owners))
    return next((_describe_owner(each) for each in owners if each.shard == shard), "nobody yet")


def _time(moment: int) -> str:
    return f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d %H:%M} UTC"
