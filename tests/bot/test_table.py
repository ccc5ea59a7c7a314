"""A stored log becomes the same table again; what does not fit is found and named."""

from __future__ import annotations

import asyncio
import json
import random
import re
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.language.texts import Texts
from bot.operations.check import check
from bot.storage.records import SnapshotRecord
from bot.storage.store import Store
from bot.tables.actions.tables import Tables
from bot.tables.model.position import Position
from bot.tables.model.table import News, Table, load_table, news, rebuild
from bot.tables.model.verification import replay_table, verify_table
from engine import GAMES
from engine.core import chance, transcripts
from engine.core.events import Event
from engine.core.match import Match, Row, Setup
from engine.core.origin import SEALED, Origin, Words
from engine.core.questions import Over
from tests.bot.support.tables_alone import HOST, begin, tables_alone
from tests.engine.forging import PlayedGame, Player, options_at

ANNA, BEN = HOST, HOST + 1
TEXTS = Texts("en")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest_asyncio.fixture
async def tables(database: Path) -> AsyncIterator[Tables]:
    async with tables_alone(database) as tables:
        yield tables


async def play(tables: Tables, live: Table, moves: int = 10_000, seed: int = 5) -> Table:
    """So many random moves, or until the game is over."""
    dice = random.Random(seed)
    for _ in range(moves):
        if live.running.over is not None:
            break
        decision = dice.choice(live.running.decisions)
        await tables.moves.play(live, decision.seat, str(dice.choice(decision.options)))
    return live


async def take_back(tables: Tables, live: Table, member: int) -> None:
    """Undo the last choice of this person; the other agrees if asked."""
    request = await tables.consent.undo(live, member, len(live.rows), is_confirmed=True)
    if request is not None:
        await tables.consent.answer(live, request.id, ANNA + BEN - member, "yes")


async def woken(store: Store, game: int) -> Table:
    """The table as another process would find it."""
    record = await store.table(game)
    assert record is not None
    return load_table(record, await store.seats(game), await store.log(game), await store.snapshots(game))


def assert_same(one: Table, other: Table) -> None:
    of_memory = {"match": None, "story": None, "ended": {}, "prepared": {}}
    assert replace(one.position, **of_memory) == replace(other.position, **of_memory)
    assert one.running.digest() == other.running.digest()
    assert one.running.asked == other.running.asked


# Becoming a game again


@pytest.mark.long
@pytest.mark.parametrize("moves", [0, 1, 7, 40, 150, 10_000])
async def test_a_table_wakes_as_it_was(tables: Tables, moves: int) -> None:
    live = await play(tables, await begin(tables), moves)
    assert_same(await woken(tables.store, live.record.id), live)


async def test_a_move_of_which_nothing_can_be_shown_is_not_written(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that follows from a move is known before it is on the disk, so memory and disk never differ."""
    live = await begin(tables)
    before, store, game = live.position, tables.store, live.record.id
    logged = await store.log(game)
    with monkeypatch.context() as patch:
        patch.setattr(Position, "with_events", None)
        with pytest.raises(TypeError):
            await play(tables, live, 1)
    assert (live.position, await store.log(game)) == (before, logged)
    assert_same(await play(tables, live, 10), await woken(store, game))


def as_of_1_0(snapshot: SnapshotRecord) -> SnapshotRecord:
    """It noted nothing of who took what in public."""
    old = replace(snapshot, state=re.sub(r',"\+":{"drawn":\[[^]]*\]}', "", snapshot.state))
    assert old.state != snapshot.state
    return old


async def test_a_snapshot_that_lacks_what_was_seen_is_replaced_by_the_log(tables: Tables) -> None:
    """What computers choose now in a game of release 1.0 can be recomputed."""
    live = await play(tables, await begin(tables), 150)
    for snapshot in await tables.store.snapshots(live.record.id):
        old = as_of_1_0(snapshot)
        rows = live.rows[: old.sequence]
        found = rebuild(live, rows, [old])
        assert found.remembers
        assert found.snapshot() == rebuild(live, rows).snapshot()
    assert not Match.restore(live.game, live.setup, json.loads(old.state)).remembers


async def test_a_finished_game_is_not_played_again_for_what_only_the_next_choice_needs(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await play(tables, await begin(tables))
    newest, *_ = await tables.store.snapshots(live.record.id)
    monkeypatch.delattr("bot.tables.model.table.replay")
    assert rebuild(live, live.rows, [as_of_1_0(newest)]).digest() == live.running.digest()


async def test_a_game_goes_on_although_its_past_does_not_fit_the_rules_any_more(tables: Tables) -> None:
    """It wakes, tells what happened lately and takes a move back, all from its newest snapshots."""
    live = await play(tables, await begin(tables), 150)
    snapshots, logged = await tables.store.snapshots(live.record.id), await tables.store.log(live.record.id)
    usable = [each for each in snapshots if each.sequence <= live.record.news_from]
    broken = [replace(row, action="place moon 9", seat=0) for row in logged[: usable[0].sequence - 1]]
    rows = [*broken, *logged[usable[0].sequence - 1 :]]
    again = load_table(live.record, live.seats, rows, usable)
    assert again.running.digest() == live.running.digest()
    assert (again.position.turn, again.position.shown) == (live.position.turn, live.position.shown)


async def test_a_snapshot_that_was_taken_back_is_not_used(tables: Tables) -> None:
    """Back over the end of a round: the snapshot of the round that never began must not count."""
    live = await begin(tables)
    while len(await tables.store.snapshots(live.record.id)) < 3:
        seat = live.running.waiting[0]
        last, before = live.seats[seat].member, live.running.digest()
        await tables.moves.play(live, seat, str(live.running.decision_of(seat).options[0]))
    await take_back(tables, live, last)
    assert live.running.digest() == before
    assert_same(await woken(tables.store, live.record.id), live)
    await play(tables, live, 20)
    assert_same(await woken(tables.store, live.record.id), live)


async def test_many_undos_between_many_moves(tables: Tables) -> None:
    live, dice = await begin(tables), random.Random(11)
    for step in range(12):
        await play(tables, live, dice.randrange(1, 9), seed=step)
        await take_back(tables, live, dice.choice((ANNA, BEN)))
        assert_same(await woken(tables.store, live.record.id), live)


# News


async def test_news_tell_what_happened_since_a_row(tables: Tables) -> None:
    live = await play(tables, await begin(tables), 40)
    everything = [*news(live, -1).events]
    middle = len(live.rows) // 2
    later = news(live, middle)
    assert 0 < len(later.events) < len(everything)
    assert tuple(everything[-len(later.events) :]) == later.events
    assert news(live, len(live.rows)) == News(live.running.view(None))


def test_public_news_leave_out_what_is_for_one_seat() -> None:
    public, private = Event("placed", {"seat": 0}), Event("drawn", {"card": "C07"}, only=0)
    assert News(None, (public, private)).public() == (public,)


# `python -m bot check`


async def checked(database: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    code = await check(database)
    return code, capsys.readouterr().out.splitlines()


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, int, int]:
    """A database with a running and a finished game."""
    file = tmp_path_factory.mktemp("both") / "games.sqlite"

    async def make() -> tuple[Path, int, int]:
        async with tables_alone(file) as tables:
            running = await play(tables, await begin(tables), 50)
            await take_back(tables, running, ANNA)
            over = await play(tables, await begin(tables))
            return file, running.record.id, over.record.id

    return asyncio.run(make())


@pytest.fixture
def two_games(database: Path, both: tuple[Path, int, int]) -> tuple[int, int]:
    """The numbers of both games, in a copy of the database."""
    file, running, over = both
    shutil.copy(file, database)
    return running, over


@pytest.mark.long
@pytest.mark.usefixtures("two_games")
async def test_good_logs_are_good(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await checked(database, capsys) == (0, ["2 games replayed, 0 differ"])


async def test_the_first_row_that_differs_is_named(
    database: Path, two_games: tuple[int, int], capsys: pytest.CaptureFixture[str]
) -> None:
    running, _ = two_games
    with closing(sqlite3.connect(database)) as other, other:
        other.execute("update log set digest = 'x' where game = ? and sequence in (12, 20)", (running,))
    code, lines = await checked(database, capsys)
    assert code == 1
    assert lines[0].startswith(f"table {running} (Winter): row 12 (")
    assert lines[0].endswith("): the state differs")
    assert lines[1:] == ["2 games replayed, 1 differ"]


async def test_a_row_the_rules_refuse_is_named(
    database: Path, two_games: tuple[int, int], capsys: pytest.CaptureFixture[str]
) -> None:
    _, over = two_games
    with closing(sqlite3.connect(database)) as other, other:
        ((row,),) = other.execute(
            "select min(sequence) from log where game = ? and action like 'place %'", (over,)
        ).fetchall()
        other.execute("update log set action = 'place moon 9' where game = ? and sequence = ?", (over, row))
    code, lines = await checked(database, capsys)
    assert code == 1
    assert lines[0].startswith(f"table {over} (Winter): row {row} (")
    assert "place moon 9): " in lines[0]


# `/verify`


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Table, Origin]:
    """A finished game, and what its chance came from."""

    async def play_one() -> tuple[Table, Origin]:
        async with tables_alone(tmp_path_factory.mktemp("played") / "games.sqlite") as tables:
            live = await play(tables, await begin(tables))
            return live, await tables.words.origin(live)

    return asyncio.run(play_one())


@pytest.fixture
def finished(played: tuple[Table, Origin]) -> Table:
    return played[0]


@pytest.fixture
def source(played: tuple[Table, Origin]) -> Origin:
    return played[1]


def verdict(live: Table, origin: Origin) -> str:
    text, _ = verify_table(live, TEXTS, origin)
    return text


def tampered(live: Table, row: int, text: str) -> Table:
    """The same game with another text in one row (from 1) of the log."""
    rows = [*live.rows]
    rows[row - 1] = Row(rows[row - 1].seat, text)
    return Table(replace(live.position, rows=tuple(rows)))


def first(live: Table, start: str) -> int:
    """The number of the first row that begins like this."""
    return next(number for number, row in enumerate(live.rows, 1) if row.text.startswith(start))


@pytest.mark.long
async def test_a_finished_game_can_be_recomputed(finished: Table, source: Origin) -> None:
    assert (source.scheme, source.seed, source.setup) == (SEALED, finished.record.seed, finished.setup)
    assert source.key == finished.key()
    text, attachment = verify_table(finished, TEXTS, source)
    moves = sum(row.seat is not None for row in finished.rows)
    chances = len(finished.rows) - moves
    assert text.startswith(TEXTS.say("verify-good", moves=moves, chances=chances))
    assert attachment is not None
    name, content = attachment
    assert name == f"table-{finished.record.id}.txt"
    assert transcripts.replay(GAMES, content.decode()).over == finished.running.over


@pytest.mark.long
async def test_taken_back_rows_are_part_of_the_proof(tables: Tables) -> None:
    live = await play(tables, await begin(tables), 20)
    await take_back(tables, live, ANNA)
    await play(tables, live)
    found = verdict(live, await tables.words.origin(live))
    assert found.startswith(TEXTS.say("verify-good", moves=0, chances=0)[:10])


def test_another_seed_is_named(finished: Table, source: Origin) -> None:
    other = replace(source, commitment=chance.commitment(b"another"))
    assert verdict(finished, other) == TEXTS.say("verify-wrong-seed")


def test_other_words_are_named(finished: Table, source: Origin) -> None:
    """Words that nobody added before the start: already the first card does not fit."""
    said = verdict(finished, replace(source, words=(Words(chance.digest("cat"), "cat"),)))
    assert said.startswith("**Line 13 of the file does not fit:**")


def test_a_changed_roll_is_named(finished: Table, source: Origin) -> None:
    row = first(finished, "roll")
    real = finished.rows[row - 1].text
    changed = "roll " + "+".join("6" for _ in real.split("+"))
    said = verdict(tampered(finished, row, changed), source)
    assert said.partition(":**")[2] == f" it says “chance {changed}”, the seed gives “chance {real}”."


def test_a_changed_move_is_named(finished: Table, source: Origin) -> None:
    row = first(finished, "place")
    said = verdict(tampered(finished, row, "place moon 9"), source)
    assert said.endswith(f"the rules: “{finished.rows[row - 1].seat} place moon 9”.")


def test_a_changed_score_is_named(finished: Table, source: Origin) -> None:
    match = finished.running.copy()
    assert match.over is not None
    match.asked = Over(tuple(score + 1 for score in match.over.scores), match.over.winners)
    assert verdict(Table(replace(finished.position, match=match)), source) == TEXTS.say("verify-wrong-scores")


async def test_nothing_is_given_away_before_the_end(tables: Tables) -> None:
    live = await play(tables, await begin(tables), 10)
    text, attachment = verify_table(live, TEXTS, await tables.words.origin(live))
    assert attachment is None
    assert live.record.seed.hex() not in text
    assert (await tables.words.origin(live)).sealed_hash in text


def test_what_a_computer_did_not_choose_is_named() -> None:
    """A mark that is missing on its seat, and a choice that it does not make."""
    game = Player(Setup("stone_age", 2, ("base",), "jubilee"), {1: "easy"}, moves=16).play()
    at, chosen = [(at, row) for at, row in enumerate(game.rows) if row.computer][-1]
    other = next(each for each in options_at(game)[at] if each != chosen.text)
    assert "choices of computer players were computed again and are the same" in said_of(game, game.rows)
    for forged in (replace(chosen, computer=""), replace(chosen, text=other)):
        said = said_of(game, [*game.rows[:at], forged])
        assert re.match(
            r"\*\*Line \d+ of the file\*\* is not what the computer player of this seat does", said
        )


def said_of(game: PlayedGame, rows: list[Row]) -> str:
    plain = [(row.seat, row.text, row.computer) for row in rows]
    return replay_table(1, str(game.match.setup), game.match.snapshot(), None, plain, TEXTS, game.source)[0]
