"""What is kept after a game, a lobby, a lesson or a person, in how few bytes, and for how long."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import sqlite3
from contextlib import closing, suppress
from dataclasses import fields
from pathlib import Path

import pytest

from bot import __main__
from bot.clock import Clock
from bot.config import Keep, Shards
from bot.language.texts import Texts
from bot.operations import policies
from bot.operations.check import check_games
from bot.operations.policies import LANGUAGES
from bot.storage.erasures import Erasures
from bot.storage.people import PersonRecord, PracticeRecord, VisitRecord, VoteRecord
from bot.storage.processes import ErrandRecord
from bot.storage.records import FORMER, AnalysisRecord, Change, PostRecord, ResultRecord
from bot.storage.store import Store
from bot.tables.actions.erasure import erase_again, forget
from bot.tables.actions.tables import Tables
from bot.tables.jobs.pruning import DAY, Pruning
from bot.tables.jobs.retention import Retention
from bot.tables.model.verification import verify_table
from bot.tables.writing.people_cache import PeopleCache
from bot.tables.writing.words import begun_origin
from tests.bot.support.rows import row, rows_on_disk, sqlite, table
from tests.bot.support.tables_alone import begin, tables_of
from tests.bot.test_table import assert_same, play, woken

TODAY = 20_800
TEXTS = Texts("en")
MOST = 45 * 1024
"""Bytes that a finished game may take (issue on hosting)."""


class At(Clock):
    """A clock that stands still."""

    def __init__(self, now: int) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, int]:
    """A database with a game that is over, and its number."""
    file = tmp_path_factory.mktemp("played") / "games.sqlite"
    return file, asyncio.run(filled(file))


@pytest.fixture
def game(tmp_path: Path, played: tuple[Path, int]) -> int:
    """The number of the game that is over, in the database of this test."""
    file, game = played
    shutil.copy(file, tmp_path)
    return game


async def prune(store: Store, now: int, **keep: int) -> None:
    clock, kept = At(now), Keep(**keep)
    tables = Tables.alone(store, clock, secrets.token_bytes)
    await Pruning(clock, Retention(tables, TEXTS, kept, wake=lambda: None, pause=0)).prune()


async def filled(database: Path) -> int:
    store = await Store.open(database)
    try:
        return await finished(store)
    finally:
        await store.close()


async def finished(store: Store) -> int:
    """A game that is over, and another one after it, since the newest table always stays."""
    tables = tables_of(store)
    over = await play(tables, await begin(tables))
    await begin(tables)
    for post in await store.posts(over.record.id):
        await store.write(Change((PostRecord(post.id, post.game, post.kind, post.content, "sent", 5),)))
    await store.write(Change((AnalysisRecord(over.record.id, "{}"),), tuple(await store.pending())))
    return over.record.id


def last_row(store: Store, game: int) -> int:
    ((at,),) = rows_on_disk(store, "select max(at) from log where game = ?", game)
    assert isinstance(at, int)
    return at


async def test_a_game_over_for_a_day_is_compressed_and_still_the_same(game: int, store: Store) -> None:
    ended, live, log = last_row(store, game), await woken(store, game), await store.log(game)
    before = verify_table(live, TEXTS, begun_origin(live, None))
    await prune(store, ended + DAY)
    assert rows_on_disk(store, "select count(*) from archives") == [(0,)], "not before a day has passed"
    await prune(store, ended + DAY + 1)
    assert rows_on_disk(store, "select count(*) from log where game = ?", game) == [(0,)]
    assert rows_on_disk(store, "select count(*) from snapshots where game = ?", game) == [(0,)]
    assert await store.log(game) == log
    assert 1 <= len(await store.snapshots(game)) <= 2
    after = await woken(store, game)
    assert_same(after, live)
    assert after.position.shown == live.position.shown
    assert verify_table(after, TEXTS, begun_origin(after, None)) == before
    assert await check_games(store) == (2, [])


async def test_a_finished_game_takes_few_bytes(game: int, store: Store) -> None:
    await prune(store, last_row(store, game) + 2 * DAY)
    with closing(sqlite3.connect(sqlite(store).path)) as db:
        columns = {
            name: [column for _, column, *_ in db.execute(f"pragma table_info({name})")]
            for (name,) in db.execute("select name from sqlite_master where type = 'table'").fetchall()
        }
        size = sum(
            db.execute(
                f"select coalesce(sum({' + '.join(f'length({each}) + 9' for each in names)}), 0) from {name}"
                f" where {'game' if 'game' in names else 'id'} = ?",
                (game,),
            ).fetchone()[0]
            or 0
            for name, names in columns.items()
            if "game" in names or name == "tables"
        )
    assert 1000 < size < MOST / 2


@pytest.mark.parametrize("waiting", ["post", "pending", "analysis"])
async def test_what_still_has_something_to_show_is_left_as_it_is(
    game: int, store: Store, waiting: str
) -> None:
    sql = {
        "post": "update outbox set status = 'owed' where game = ?",
        "pending": "insert into pending (game, mark, why, again) values (?, 1, '', 0)",
        "analysis": "update analyses set result = '' where game = ?",
    }
    rows_on_disk(store, sql[waiting], game)
    await prune(store, last_row(store, game) + 2 * DAY)
    assert rows_on_disk(store, "select count(*) from archives") == [(0,)]


async def test_old_games_go_with_all_that_is_stored_of_them_but_their_result(game: int, store: Store) -> None:
    result = ResultRecord(game, 0, 1, 7, "Anna", "setup", 100, 1, 10, 0, 5)
    await store.write(Change((result,)))
    ended = last_row(store, game)
    await prune(store, ended + 100 * DAY, games=0, people=0)
    assert await store.table(game), "for ever"
    await prune(store, ended + 99 * DAY, games=100, people=0)
    assert await store.table(game), "not yet"
    await prune(store, ended + 100 * DAY + 1, games=100, people=0)
    assert await store.table(game) is None
    names = [
        str(name) for (name,) in rows_on_disk(store, "select name from sqlite_master where type = 'table'")
    ]
    for name in names:
        columns = [column for _, column, *_ in rows_on_disk(store, f"pragma table_info({name})")]
        if "game" in columns and name != "results":
            assert rows_on_disk(store, f"select count(*) from {name} where game = ?", game) == [(0,)], name
    assert await store.find(ResultRecord) == [result]
    assert [each.id for each in await store.tables("running")] == [game + 1]
    await forget(tables_of(store), TEXTS, 7)
    (nobodys,) = await store.find(ResultRecord)
    assert (nobodys.member, nobodys.name) == (FORMER, "Former player 1"), "who is erased is so there, too"


async def test_no_number_comes_twice_though_the_newest_table_goes(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "old.sqlite")
    await store.write(Change((table(1, status="ended", opened=0), table(2, status="ended", opened=0))))
    await prune(store, TODAY * DAY)
    assert rows_on_disk(store, "select id from tables") == []
    await store.close()
    store = await Store.open(tmp_path / "old.sqlite")
    assert store.new_id("tables") == 3
    await store.close()


async def test_lobbies_that_never_began_go_earlier_than_games(store: Store) -> None:
    now = TODAY * DAY
    tables = (
        table(1, status="ended", opened=now - 31 * DAY),
        table(2, status="ended", opened=now - 29 * DAY),
        table(3, status="lobby", opened=now - 31 * DAY),
        table(4, status="ended", opened=now - 31 * DAY, turn_from=5),
        table(5, status="ended", opened=now - 31 * DAY),
        table(6),
    )
    await store.write(Change((*tables, row(5, 1))))
    await store.write(Change((PostRecord(1, 1, "say", "{}", "passed"),)))
    await prune(store, now)
    assert rows_on_disk(store, "select id from tables order by id") == [(2,), (3,), (4,), (5,), (6,)]


async def test_each_process_deletes_and_compresses_at_its_own_tables(game: int, store: Store) -> None:
    """Another one may hold them in memory, and would show or write what is no more."""
    now = last_row(store, game) + 40 * DAY
    ended = [table(each, server=each << 22, status="ended", opened=now - 31 * DAY) for each in (10, 11)]
    votes = [VoteRecord(each.id, each.id, 0, 1, "{}", "open") for each in ended]
    await store.write(Change((*ended, *votes, VisitRecord(7, 1), PersonRecord(7))))
    store.shards = Shards((1,), 2)
    await prune(store, now)
    assert rows_on_disk(store, "select id from tables where id > ?", game + 1) == [(10,)]
    assert rows_on_disk(store, "select game, status from votes") == [(10, "open")]
    assert rows_on_disk(store, "select count(*) from archives") == [(0,)]
    assert await store.find(PersonRecord), "what belongs to no server is left to the first shard"
    store.shards = Shards((0,), 2)
    await prune(store, now)
    assert rows_on_disk(store, "select id from tables where id > ?", game + 1) == []
    assert rows_on_disk(store, "select game from archives") == [(game,)]
    assert await store.find(PersonRecord) == []


async def test_who_stays_away_is_erased_and_who_plays_is_not(store: Store) -> None:
    live = await begin(tables_of(store))
    seated = live.seats[0].member
    people = tuple(PersonRecord(each, zone="Europe/Berlin") for each in (seated, 901, 902, 903))
    days = {seated: 1, 901: TODAY - 1096, 902: TODAY - 1095, 903: TODAY - 1096}
    visits, back = [VisitRecord(*each) for each in days.items()], Change((VisitRecord(903, TODAY),))
    lesson = PracticeRecord(902, "setup", b"seed", "[]")
    await store.write(Change((*people, *visits, lesson)))
    store.subscribe(lambda changes: store.write_soon(back) if "901" in str(changes) else None)
    await prune(store, TODAY * DAY)
    assert {each.member for each in await store.find(PersonRecord)} == {seated, 902, 903}
    assert await store.find(PracticeRecord) == [], "a lesson of ninety days ago is over"


async def test_a_visit_is_noted_once_a_day(store: Store) -> None:
    clock, written = At(TODAY * DAY), list[Change]()
    store.subscribe(written.extend)
    people = PeopleCache(store)
    for _ in range(3):
        people.note_visit(7, clock())
    clock.now += DAY
    people.note_visit(7, clock())
    await store.wait_until_written()
    assert [each for change in written for each in change.put] == [
        VisitRecord(7, TODAY),
        VisitRecord(7, TODAY + 1),
    ]


def run(monkeypatch: pytest.MonkeyPatch, database: Path, *words: str, **settings: str) -> int:
    monkeypatch.setattr("sys.argv", ["bot", "retention", *words])
    monkeypatch.chdir(database.parent)
    monkeypatch.setenv("DATABASE", str(database))
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    return __main__.main()


@pytest.fixture
def old(game: int, tmp_path: Path) -> Path:
    """A database with a game that ended years ago."""
    database = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("update log set at = 1000 where game = ?", (game,))
    return database


async def test_each_setting_has_one_rule_and_a_place_in_the_privacy_policies(store: Store) -> None:
    tables = Tables.alone(store, Clock(), secrets.token_bytes)
    rules = [each.name for each in Retention(tables, TEXTS, Keep(), wake=lambda: None).rules]
    assert sorted(rules) == sorted(each.name for each in fields(Keep))
    folder = Path(policies.__file__).parent
    for language in LANGUAGES:
        template = (folder / f"privacy.{language}.md").read_text("utf-8")
        assert [each for each in rules if template.count(f"${each}") != 1] == []


def test_a_dry_run_says_what_would_go_and_changes_nothing(
    old: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = old.read_bytes()
    Erasures(old.with_name(f"{old.name}.erased")).note("person", 7, at=1000)
    assert run(monkeypatch, old, "--dry-run", KEEP_PEOPLE="0") == 0
    said = capsys.readouterr().out
    assert "KEEP_LOBBIES=30: 0 lobbies that never began would be deleted" in said
    assert "KEEP_PEOPLE=0: people who stayed away stay for ever" in said
    assert "KEEP_ERASURES=90: 1 entries about what was erased would be deleted" in said
    assert "KEEP_NOTIFICATIONS=7: " in said
    assert "finished games that are not compressed yet: 1" in said
    assert old.read_bytes() == before


async def test_what_was_erased_is_erased_again_by_the_owner_of_the_server(store: Store) -> None:
    assert store.erasures is not None
    for about, number in (("person", 7), ("server", 9)):
        store.erasures.note(about, number, at=1000)
    assert await erase_again(tables_of(store)) == 2
    assert [each.server for each in await store.find(ErrandRecord)] == [0, 9]


def test_the_command_shrinks_the_file_and_can_be_said_again(
    old: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = old.stat().st_size
    assert run(monkeypatch, old, KEEP_GAMES="0") == 0
    assert old.stat().st_size < before
    assert run(monkeypatch, old, "--dry-run", KEEP_GAMES="1095") == 0
    assert "KEEP_GAMES=1095: 1 finished games would be deleted" in capsys.readouterr().out
    assert run(monkeypatch, old) == 0
    with closing(sqlite3.connect(old)) as db:
        assert db.execute("select count(*) from archives").fetchone() == (0,)
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)


def test_a_file_is_shrunk_next_to_itself_as_containers_have_little_room_elsewhere(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder for temporary files may be in memory. What a shrinking left that was killed takes no room."""
    left = old.with_name(f"{old.name}-wal")
    left.write_bytes(bytes(old.stat().st_size))
    usage = shutil.disk_usage(old.parent)._replace(free=old.stat().st_size)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    with closing(sqlite3.connect(":memory:")) as db:
        with suppress(sqlite3.OperationalError):  # it wants a folder that root may write to
            db.execute("pragma temp_store_directory = '/proc'")  # no file can be made there, by nobody
        try:
            assert run(monkeypatch, old, KEEP_GAMES="0") == 0
        finally:
            db.execute("pragma temp_store_directory = ''")
    assert not left.exists()


def test_without_room_on_the_disk_nothing_is_changed(
    old: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = old.read_bytes()
    monkeypatch.setattr("shutil.disk_usage", lambda _: type("Usage", (), {"free": 10}))
    assert run(monkeypatch, old) == 2
    assert "Nothing was changed" in capsys.readouterr().err
    assert old.read_bytes() == before


def test_notes_on_notifications_are_kept_for_a_week_at_least(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, tmp_path / "none.sqlite", KEEP_NOTIFICATIONS="6") == 2
    assert "KEEP_NOTIFICATIONS must be 0 or at least 7, not 6" in capsys.readouterr().err
