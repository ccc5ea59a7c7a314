"""Whole games of one person against computers, by tapping: Discord never hears of a computer as of somebody."""

from __future__ import annotations

from pathlib import Path

import pytest

import engine
from bot.playground import Playground
from bot.storage.people import ActivityRecord, RecordKeeperRecord
from bot.storage.records import Change, LogRecord, ResultRecord
from bot.tables.model.computers import level_of
from engine.computer.recomputing import ComputerChoices
from engine.core.verifying import verify
from tests.bot.support.answers import private
from tests.bot.support.computers import play_alone
from tests.bot.support.table import PlayedTable, running_bot
from tests.bot.support.taps import get_reply, tap_moves


@pytest.mark.long
@pytest.mark.parametrize(
    ("computers", "level", "given"),
    [
        (1, "normal", {"modules": "base"}),
        (1, "easy", {"game": "hunters_scouts", "modules": "introductory"}),
        pytest.param(3, "normal", {"modules": "base"}, marks=pytest.mark.sweep(0)),
    ],
)
async def test_a_whole_game_against_computers(
    playground: Playground, database: Path, computers: int, level: str, given: dict[str, str]
) -> None:
    async with running_bot(database) as bot:
        server = RecordKeeperRecord(int(playground.world.guild.id))
        await bot.store.write(Change((server,)))
        table = await play_alone(playground, bot, computers, level, **given)
        (anna,) = table.people
        while table.live.running.over is None:
            assert table.live.running.waiting == (0,)
            pings = len(anna.pings)
            await tap_moves(table)
            assert len(anna.pings) <= pings + 1
        assert "<@-" not in "".join(str(each.body) for each in playground.requests)
        await look_at_what_is_kept(table, level)


async def look_at_what_is_kept(table: PlayedTable, level: str) -> None:
    """The log says how each choice came about; nothing is measured of computers, and records count the game apart."""
    bot, (anna,), own = table.bot, table.people, int(table.people[0].id)
    rows = await bot.store.find(LogRecord, "game = ? and seat is not null", table.live.record.id)
    chosen = [row for row in rows if row.seat and not row.automatic]
    assert chosen
    assert all(row.computer.startswith(f"{level} 0 ") for row in chosen)
    assert {each.member for each in await bot.store.find(ActivityRecord)} == {own}
    results = await bot.store.find(ResultRecord, "game = ?", table.live.record.id)
    assert [each.computers for each in results] == [len(table.live.seats) - 1] * len(results)
    assert {level_of(each.member) for each in results if each.member != own} == {level}
    assert "With computers at the table: one game" in private(await anna.command("games", "records of"))
    verdict = get_reply(await anna.command(table.place, "verify"))
    count = sum(bool(row.computer) for row in rows)
    assert f"{count} of {count} choices of computer players were computed again" in verdict.text
    published = verdict.attachments[0]
    choices = ComputerChoices()
    verify(engine.GAMES, table.content(published).decode(), choices)
    assert choices.same == count > 0
