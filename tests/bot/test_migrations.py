"""A database of every earlier schema, written by SQL alone with a stored game, is opened and played on."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest

from bot.operations.check import check
from bot.storage.people import ChosenLanguageRecord, LocaleRecord, RecordKeeperRecord, ServerLocaleRecord
from bot.storage.records import (
    FormerPlayerRecord,
    LogRecord,
    NoteRecord,
    OfferRecord,
    RematchRecord,
    RotationRecord,
    RulesNoticeRecord,
    SeatRecord,
    SnapshotRecord,
    TableRecord,
)
from bot.storage.sqlite import opening
from bot.storage.store import Store
from engine import GAMES, RULES
from engine.core import chance, snapshot
from engine.core.match import Match, Setup
from engine.core.origin import SALTED, SEALED, WORDED
from engine.core.verifying import publish, verify
from tests.bot.support.rows import rows_on_disk, table
from tests.bot.support.tables_alone import tables_of
from tests.bot.test_table import assert_same, play, woken

SCHEMA = Path(__file__).resolve().parents[2] / "bot" / "storage" / "sqlite" / "schema"
SCRIPTS = {int(file.name.split("_")[0]): file for file in sorted(SCHEMA.glob("*.sql"))}
NEWEST = max(SCRIPTS)
SEED = b"s" * 32
SALTS = (b"a" * 16, b"b" * 16)
AT = 1_750_000_000


@cache
def stored_game(moves: int) -> tuple[TableRecord, list[SeatRecord], list[LogRecord], list[SnapshotRecord]]:
    """A game of two after so many random moves, as the first version would have written it."""
    setup = Setup("stone_age", 2, ("base",), "jubilee")
    match, dice = Match.start(GAMES["stone_age"], setup), random.Random(8)
    key, rows, snapshots = chance.salted_secret(SEED, SALTS), list[LogRecord](), list[SnapshotRecord]()

    def log(text: str, seat: int | None) -> None:
        rows.append(LogRecord(1, len(rows) + 1, seat, text, match.digest(), AT))

    while moves or match.chance is not None:
        before = match.round
        if (question := match.chance) is not None:
            log(match.supply(chance.answer(key, question)).text, None)
        else:
            decision = dice.choice(match.decisions)
            log(match.play(decision.seat, str(dice.choice(decision.options))).text, decision.seat)
            moves -= 1
        if match.chance is None and (match.round != before or not snapshots):
            snapshots.append(SnapshotRecord(1, len(rows), RULES, snapshot.text(match.snapshot())))
    seats = [SeatRecord(1, n, 7 + n, name, SALTS[n]) for n, name in enumerate(("Anna", "Ben"))]
    record = table(
        1, setup=str(setup), seed=SEED, scheme=SALTED, turn_from=len(rows), news_from=snapshots[0].sequence
    )
    return record, seats, rows, snapshots


def write(db: sqlite3.Connection, into: str, /, **values: object) -> None:
    """One row, spelled out, as far as this schema has the columns."""
    known = {row[1] for row in db.execute(f"pragma table_info({into})")}
    used = {column: value for column, value in values.items() if column in known}
    marks = ", ".join("?" * len(used))
    db.execute(f"insert into {into} ({', '.join(used)}) values ({marks})", tuple(used.values()))


def columns(record: object) -> dict[str, object]:
    return {name: getattr(record, name) for name in type(record).__dataclass_fields__}  # pyright: ignore[reportAttributeAccessIssue]


def build(path: Path, version: int) -> None:
    """The file as the bot of that schema left it."""
    record, seats, rows, snapshots = stored_game(60)
    with closing(sqlite3.connect(path)) as db, db:
        for number, script in SCRIPTS.items():
            if number <= version:
                db.executescript(script.read_text("utf-8"))
        db.execute(f"pragma user_version = {version}")
        for name, records in (
            ("tables", [record]),
            ("seats", seats),
            ("log", rows),
            ("snapshots", snapshots),
        ):
            for each in records:
                write(db, name, **columns(each))
        write(db, "outbox", id=1, game=1, kind="say", content='{"text": "end-lobby"}', status="owed")
        write(db, "requests", id=1, game=1, kind="end", seat=0, keep=1, agreed="[0]", status="open")
        write(db, "notes", name="commands", value="x")


SCHEMAS = [
    version if place % 6 == 0 or version >= 19 else pytest.param(version, marks=pytest.mark.long)
    for place, version in enumerate(SCRIPTS)
]
"""Every sixth, and those since release 1.0.0; the gate opens all of them."""


@pytest.mark.sweep(6)
@pytest.mark.parametrize("version", SCHEMAS)
async def test_a_game_of_this_schema_goes_on(
    tmp_path: Path, version: int, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.sqlite"
    build(path, version)
    assert await check(path) == 0
    assert capsys.readouterr().out == "1 games replayed, 0 differ\n"
    store = await Store.open(path)
    assert rows_on_disk(store, "pragma user_version") == [(NEWEST,)]
    assert [post.kind for post in await store.posts_to_make()] == ["say"]
    assert [request.kind for request in await store.open_requests(1)] == ["end"]
    assert await store.note("commands") == "x"
    tables = tables_of(store)
    live = await tables.registry.get(1)
    _, seats, rows, _ = stored_game(60)
    assert (list(live.seats), await store.log(1)) == (seats, rows)
    await play(tables, live, moves=20)
    assert len(live.rows) > len(rows)
    assert_same(await woken(store, 1), live)
    await store.close()


FACTS = {
    "commands": "x",
    "language-70": "nl",
    "language-71": "",
    "server-locale-70": "de",
    "locale-1191000000008388608": "en-GB",
    "records-70": "1",
    "records-71": "0",
    "offer-1-0": json.dumps({"post": 5, "asked": 9}),
    "offer-1-1": "6",
    "former-1-1": json.dumps({"member": 7, "name": "Anna", "first_move": 3}),
    "former-1-0": "",
    "rematch-1": "4",
    "rotation-1": "[8, 7]",
    "rules-1": "12",
}
"""Notes as the bot wrote them up to schema 11; an offer of the first version is the number of its post alone."""


async def test_what_stood_in_notes_has_columns_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    build(path, 11)
    with closing(sqlite3.connect(path)) as db, db:
        db.executemany("insert or replace into notes values (?, ?)", FACTS.items())
    store = await Store.open(path)
    for records in (
        [ChosenLanguageRecord(70, "nl")],
        [ServerLocaleRecord(70, "de")],
        [LocaleRecord(1191000000008388608, "en-GB")],
        [RecordKeeperRecord(70)],
        [OfferRecord(1, 0, 5, 9), OfferRecord(1, 1, 6, 0)],
        [FormerPlayerRecord(1, 1, 7, "Anna", 3)],
        [RematchRecord(1, 4)],
        [RotationRecord(1, 0, 8), RotationRecord(1, 1, 7)],
        [RulesNoticeRecord(1, 12)],
        [NoteRecord("commands", "x")],
    ):
        assert await store.find(type(records[0])) == records
    await store.close()


async def test_a_migration_that_fails_leaves_the_old_schema(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A step is done as a whole or not at all; the next start does it again."""
    path = tmp_path / "games.sqlite"
    build(path, NEWEST)

    class Broken:
        """One schema file more, which stumbles in its middle."""

        def read_text(self, _encoding: str) -> str:
            return "create table half (x); create table half (x);"

    monkeypatch.setattr(opening.SCHEMA, "scripts", [*SCRIPTS.items(), (NEWEST + 1, Broken())])
    with pytest.raises(Exception, match="cannot be used"):
        await Store.open(path)
    monkeypatch.undo()
    store = await Store.open(path)
    assert rows_on_disk(store, "select name from sqlite_schema where name = 'half'") == []
    assert (await woken(store, 1)).running
    await store.close()


# Words of the second scheme


RELEASED = 19
"""The schema of a file of 1.0."""


def build_with_words(path: Path, status: str) -> bytes:
    """A table of two as 1.0 left it, in which Ben has added words; returns the key of its chance."""
    setup = Setup("stone_age", 2, ("base",), "jubilee")
    digest, posted = chance.digest("rain"), chance.commitment(SEED)
    fingerprint = chance.hash_lines([posted, setup.contents, digest])
    key = chance.secret(SEED, fingerprint)
    begun = {} if status == "lobby" else {"fingerprint": fingerprint, "rules": RULES}
    record = table(
        1, setup=str(setup), status=status, seed=SEED, scheme=WORDED, commitment=posted, lobby=5, **begun
    )
    with closing(sqlite3.connect(path)) as db, db:
        for number, script in SCRIPTS.items():
            if number <= RELEASED:
                db.executescript(script.read_text("utf-8"))
        db.execute(f"pragma user_version = {RELEASED}")
        write(db, "tables", **columns(record))
        for seat, name in enumerate(("Anna", "Ben")):
            write(db, "seats", **columns(SeatRecord(1, seat, 7 + seat, name)))
        write(db, "words", game=1, place=1, member=8, name="Ben", text="rain", digest=digest)
        match, sequence = Match.start(GAMES["stone_age"], setup), 0
        while status == "running" and (question := match.chance) is not None:
            row, sequence = match.supply(chance.answer(key, question)), sequence + 1
            write(db, "log", **columns(LogRecord(1, sequence, None, row.text, match.digest(), AT)))
    return key


async def test_words_in_a_lobby_of_1_0_are_void_and_asked_for_anew(tmp_path: Path) -> None:
    """They were added to the game alone, not to who sits where."""
    path = tmp_path / "games.sqlite"
    build_with_words(path, "lobby")
    store = await Store.open(path)
    tables = tables_of(store)
    live = await tables.registry.get(1)
    assert live.record.scheme == SEALED
    assert [len(seat.salt) for seat in live.seats] == [32, 32], "a hash of an id alone would name its person"
    assert await tables.words.counting(live) == []
    assert [each.name for each in await tables.lobby.start(live, 7)] == ["Ben"]
    assert live.match is None
    (post,) = await store.posts(1, "luck-void")
    assert json.loads(post.content) == {"words": [1], "why": "updated"}
    await tables.words.add(live, 8, "more rain")
    assert await tables.lobby.start(live, 7) == []
    assert [each.text for each in await tables.words.counting(live)] == ["more rain"]
    source = await tables.words.origin(live)
    assert live.key() == source.key
    assert verify(GAMES, publish(source, live.running, live.rows)).origin == source
    await store.close()


async def test_a_running_game_of_1_0_keeps_its_dice_and_words(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    key = build_with_words(path, "running")
    store = await Store.open(path)
    tables = tables_of(store)
    live = await tables.registry.get(1)
    assert (live.record.scheme, live.key()) == (WORDED, key)
    await play(tables, live, 40)
    await tables.consent.close_without_result(live)
    source = await tables.words.origin(live)
    assert [each.text for each in source.words] == ["rain"]
    assert verify(GAMES, publish(source, live.running, live.rows)).origin == source
    await store.close()
