"""A rule is changed on purpose while games run: it is noticed, announced once, and everybody plays on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.client import Bot
from bot.operations.check import check
from bot.playground import Playground
from bot.storage.errors import StoreError
from bot.storage.processes import ErrandRecord
from bot.storage.records import Change
from bot.storage.store import Store
from bot.tables.model.errands import GiveBackErrand
from bot.tables.writing import rule_changes
from bot.tables.writing.moves import with_change
from bot.tables.writing.rule_changes import RuleChanges, fingerprint, fit
from engine.core.actions import Rolled
from engine.core.errors import RuleError
from engine.stone_age.base import gathering
from engine.stone_age.base.gathering import Gather
from engine.stone_age.base.scoring import FinalScoring
from engine.stone_age.state import State
from tests.bot.conftest import errors
from tests.bot.support.answers import assert_board_is_whole, private
from tests.bot.support.table import PlayedTable, running_bot
from tests.bot.support.taps import tap, tap_moves

Patch = pytest.MonkeyPatch
ANNOUNCED = "A rule of this game was corrected"


def corrected(patch: Patch) -> None:
    """From now on nobody remembers the last roll."""
    answer = Gather.answer

    def forgetful(self: Gather, s: object, seat: None, rolled: Rolled) -> None:
        answer(self, s, seat, rolled)  # pyright: ignore[reportArgumentType]
        s.last_roll = None  # pyright: ignore[reportAttributeAccessIssue]

    patch.setattr(gathering.Gather, "answer", forgetful)
    patch.setattr(rule_changes, "fingerprint", lambda: "corrected")


async def played(playground: Playground, database: Path, until: Callable[[PlayedTable], bool]) -> PlayedTable:
    """A game that has come so far when its bot stops."""
    async with running_bot(database) as bot:
        return await (await (await PlayedTable.open(playground, bot, 2)).start()).advance(until)


def rolled_in_this_round(at: PlayedTable) -> bool:
    """The last thing that was not obvious is a roll."""
    last = next((row for row in reversed(at.live.rows) if not row.obvious), None)
    return at.live.running.round == 3 and last is not None and last.text.startswith("roll")


def begins_a_round(at: PlayedTable) -> bool:
    return at.live.running.round == 3


async def woken_at(before: PlayedTable, bot: Bot) -> PlayedTable:
    """The table after the bot has looked at all games."""
    if bot.looking_back is not None:
        await bot.looking_back
    return await before.moved_to(bot)


def notices(table: PlayedTable) -> list[str]:
    return [post.text for post in table.posts if ANNOUNCED in post.text]


async def test_a_past_that_changed_is_announced_once_and_kept(
    playground: Playground,
    database: Path,
    monkeypatch: Patch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    before = await played(playground, database, begins_a_round)
    rows, digest = before.live.rows, before.live.running.digest()
    first = next(number for number, row in enumerate(rows, 1) if row.text.startswith("roll"))
    corrected(monkeypatch)
    assert await check(database) == 1
    assert f"row {first} (chance {rows[first - 1].text}): the state differs" in capsys.readouterr().out
    for _ in range(2):
        async with running_bot(database) as bot:
            table = await woken_at(before, bot)
            assert table.live.rows[: len(rows)] == rows
            assert len(notices(table)) == 1
            assert "What has been played stays as it is" in notices(table)[0]
            await tap_moves(table)
            assert_board_is_whole(table)
    assert digest
    assert f"row {first} is not what it was" in caplog.text
    assert errors(caplog) == []


async def test_a_database_that_fails_while_games_are_compared_is_no_mistake_of_ours(
    playground: Playground, database: Path, monkeypatch: Patch, caplog: pytest.LogCaptureFixture
) -> None:
    corrected(monkeypatch)
    monkeypatch.setattr(
        RuleChanges, "tell_about_the_past", AsyncMock(side_effect=StoreError("It is damaged."))
    )
    async with running_bot(database) as bot:
        assert bot.looking_back is not None
        await bot.looking_back
    assert "at the next start: It is damaged." in caplog.text
    assert errors(caplog) == []


async def test_a_game_that_ends_or_is_deleted_while_games_are_compared_holds_up_no_other(
    playground: Playground, database: Path, monkeypatch: Patch
) -> None:
    before = await played(playground, database, begins_a_round)
    async with running_bot(database) as bot:
        table, changes = await before.moved_to(bot), RuleChanges(bot.tables.committer, bot.tables.clocks)
        corrected(monkeypatch)
        ended = with_change(table.live, Change((replace(table.live.record, status="ended"),)))
        for found in (RuleError("error-no-such-table"), ended):
            await changes.tell_about_the_past(AsyncMock(side_effect=[found]))
            assert not await changes.is_due()
        await bot.outbox.idle()
        assert notices(table) == []


@pytest.mark.long
async def test_moves_that_do_not_fit_any_more_are_taken_back(
    playground: Playground, database: Path, monkeypatch: Patch
) -> None:
    before = await played(playground, database, rolled_in_this_round)
    roll = len(before.live.rows)
    corrected(monkeypatch)
    async with running_bot(database) as bot:
        table = await woken_at(before, bot)
        taken_back, *settled = table.live.rows[roll:]
        kept = int(taken_back.text.removeprefix("undo "))
        assert 0 < kept < roll
        assert settled == [*before.live.rows[kept : kept + len(settled)]], "chance answered anew"
        assert "please make them again" in notices(table)[0]
        assert_board_is_whole(table)
        await tap_moves(table, 30)
    async with running_bot(database) as bot:
        again = await woken_at(before, bot)
        assert again.live.running.digest() == table.live.running.digest()
        assert len(notices(again)) == 1
        await tap(again, *again.greedy_move())


async def test_what_another_process_has_asked_for_meets_no_game_by_the_old_rules(
    playground: Playground, database: Path, monkeypatch: Patch
) -> None:
    """It is done while the start still goes on. Who is asked now, another one than before, is notified of it."""
    before = await played(
        playground, database, lambda at: rolled_in_this_round(at) and at.live.running.waiting == (1,)
    )
    store = await Store.open(database)
    record, content = before.live.record, json.dumps({"member": int(before.people[0].id)})
    asked = ErrandRecord(store.new_id("errands"), record.server, record.id, GiveBackErrand.kind, content)
    await store.write(Change((asked,)))
    await store.close()
    corrected(monkeypatch)
    async with running_bot(database) as bot:
        table = await woken_at(before, bot)
        assert await bot.store.find(ErrandRecord) == []
        assert "please make them again" in notices(table)[0]
        assert table.live.running.digest() == (await table.stored())[-1].digest
        assert table.live.running.waiting == (0,)
        assert table.people[0].pings[-1] == table.board.id


async def test_the_log_shows_what_it_can(playground: Playground, database: Path, monkeypatch: Patch) -> None:
    before = await played(playground, database, begins_a_round)
    corrected(monkeypatch)
    async with running_bot(database) as bot:
        table = await woken_at(before, bot)
        await tap_moves(table, 3)
        said = private(await table.people[0].command(table.place, "log"))
        assert "**Round " in said
        assert "A rule was corrected during this game" in said
        assert len(said.splitlines()) >= 4
        assert private(await table.people[0].command(table.place, "board", text=True))


async def test_nothing_is_said_where_nothing_differs(
    playground: Playground, database: Path, monkeypatch: Patch
) -> None:
    before = await played(playground, database, begins_a_round)
    monkeypatch.setattr(rule_changes, "fingerprint", lambda: "only a comment")
    async with running_bot(database) as bot:
        table = await woken_at(before, bot)
        assert notices(table) == []
        assert fit(table.live, await table.stored()).differs is None
        assert "corrected" not in private(await table.people[0].command(table.place, "log"))


@pytest.mark.long
async def test_the_log_of_a_finished_game_shows_what_came_before_the_corrected_row(
    playground: Playground, database: Path, monkeypatch: Patch
) -> None:
    """Only its last row differs, so only the newest snapshot fits, and after that nothing happened."""
    score = FinalScoring.ask

    def generous(self: FinalScoring, s: State) -> None:
        score(self, s)
        s.players[0].food += 1

    before = await played(playground, database, lambda at: at.live.running.over is not None)
    monkeypatch.setattr(FinalScoring, "ask", generous)
    async with running_bot(database) as bot:
        table = await woken_at(before, bot)
        said = private(await table.people[0].command(table.place, "log"))
        assert "A rule was corrected during this game" in said
        assert len(said.splitlines()) > 10


def test_the_fingerprint_is_of_the_installed_rules(tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.setattr(rule_changes, "files", lambda _package: tmp_path)
    (tmp_path / "data").mkdir()
    numbers, found = tmp_path / "data" / "numbers.toml", list[str]()
    for food in (12, 11, 12):
        numbers.write_text(f"food = {food}", "utf-8")
        found.append(fingerprint.__wrapped__())
    assert found[0] == found[2] != found[1]


async def test_the_start_waits_for_no_game_and_each_is_put_right_when_somebody_comes(
    playground: Playground, database: Path, monkeypatch: Patch
) -> None:
    before = await played(playground, database, rolled_in_this_round)
    corrected(monkeypatch)
    looked = asyncio.Event()

    async def has_not_come_to_it_yet(*_: object) -> None:
        await looked.wait()

    monkeypatch.setattr(rule_changes.RuleChanges, "tell_about_the_past", has_not_come_to_it_yet)
    async with running_bot(database) as bot:
        await bot.outbox.idle()
        assert len(await bot.store.log(before.live.record.id)) == len(before.live.rows), (
            "nothing was replayed for the start"
        )
        anna = before.people[0]
        assert private(await anna.command(before.place, "board", text=True))
        await bot.outbox.idle()
        table = await before.moved_to(bot)
        assert table.live.rows[len(before.live.rows)].text.startswith("undo ")
        assert "please make them again" in notices(table)[0]
        assert_board_is_whole(table)
        await tap(table, *table.greedy_move())
