"""The bot stops in the middle of a game and another one takes over, with the same database and the same messages."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.client import Bot
from bot.cluster import ownership
from bot.messages.custom_ids import Control
from bot.playground import Playground
from bot.playground.world import ChannelKind
from bot.storage.messages import PendingRecord
from bot.storage.records import SeatRecord
from engine.core.match import Row, Setup
from tests.bot.conftest import errors
from tests.bot.support.answers import is_thinking, private
from tests.bot.support.table import ENGLISH, PlayedTable, running_bot, started_table
from tests.bot.support.taps import controls, get_reply, tap, tap_moves


def seen(table: PlayedTable) -> list[tuple[str, str, list[str], int]]:
    """What there is to read in the thread, and what was ever changed in it."""
    return [(post.id, post.text, post.labels, post.edits) for post in table.posts]


async def started(playground: Playground, database: Path, rows: int) -> PlayedTable:
    """A table that has come so far when its bot stops."""
    async with started_table(playground, database) as table:
        await table.advance(lambda at: len(at.live.rows) >= rows)
        await tap_moves(table, 6)
    return table


@pytest.mark.parametrize("rows", [30, pytest.param(150, marks=pytest.mark.long)])
async def test_the_game_goes_on_as_if_nothing_had_happened(
    playground: Playground, database: Path, caplog: pytest.LogCaptureFixture, rows: int
) -> None:
    before = await started(playground, database, rows)
    read, calls = seen(before), list(playground.world.pings)
    async with running_bot(database, seed=2) as bot:
        after = await before.moved_to(bot)
        assert seen(after) == read
        assert playground.world.pings == calls
        assert after.live.running.digest() == before.live.running.digest()
        assert after.live.rows == before.live.rows
        assert after.live.moves == before.live.moves
        assert after.live.position.shown == before.live.position.shown

        for _ in range(20):
            played, (seat, option) = len(after.live.rows), after.greedy_move()
            await tap(after, seat, option)
            await bot.outbox.idle()
            assert after.live.rows[played] == Row(seat, str(option))
        assert (await after.stored())[-1].digest == after.live.running.digest()
    assert errors(caplog) == []


async def test_every_button_of_before_still_answers(playground: Playground, database: Path) -> None:
    before = await started(playground, database, 30)
    calls = len(playground.world.pings)
    old = [
        (post, button) for post in before.posts for button in post.buttons if is_quiet(button["custom_id"])
    ]
    assert [post.id for post in before.posts if controls(post)] == [before.board.id]
    async with before.restarted(database) as after:
        untouched = await after.everything()
        for post, button in old:
            outcome = await after.people[0].press(post, button["custom_id"])
            assert get_reply(outcome).owner_id == after.people[0].id
        assert await after.everything() == untouched
    assert len(playground.world.pings) == calls


async def test_a_lobby_survives(playground: Playground, database: Path) -> None:
    async with running_bot(database) as bot:
        before = await PlayedTable.open(playground, bot, 2)
        await before.people[1].press(before.lobby, "Leave")
    async with before.restarted(database) as after:
        await playground.person("Carla").press(after.lobby, "Join")
        await after.start()
        assert after.live.names == ("Anna", "Carla")
        assert len(playground.world.pings) == 1


async def test_what_is_unsent_at_the_end_of_one_run_is_posted_by_the_next(
    playground: Playground, database: Path
) -> None:
    async with started_table(playground, database) as before:
        await before.bot.outbox.close()
        seat, option = before.greedy_move()
        await before.bot.tables.moves.play(before.live, seat, str(option))
        board = before.board.id
    async with before.restarted(database) as after:
        assert after.board.id != board
        assert await after.bot.store.posts_to_make() == []
        assert after.board.question.startswith(f"**<@{after.people[1].id}>")
        await tap(after, *after.greedy_move())


def is_quiet(custom_id: str) -> bool:
    """Whether a button only shows something."""
    control = Control.read(custom_id)
    return control is not None and control.action in ("mine", "text")


async def test_a_thread_is_opened_before_the_gateway_has_announced_the_server(
    playground: Playground, bot: Bot
) -> None:
    """A bot that died between the lobby message and its thread goes on with it as soon as it is there again."""
    bot._connection._guilds.clear()
    world, anna = playground.world, playground.person("Anna")
    live = await bot.tables.lobby.open(
        server=int(world.guild.id),
        channel=int(world.games.id),
        thread=None,
        host=SeatRecord(0, 0, int(anna.id), "Anna", b""),
        title="Winter",
        setup=Setup("stone_age", 2, ("base",), "jubilee"),
    )
    await bot.outbox.idle()
    assert live.record.thread == live.record.lobby
    assert world.channels[str(live.record.thread)].kind is ChannelKind.PUBLIC_THREAD


async def test_who_presses_while_the_bot_ends_reads_that_they_may_try_again(
    playground: Playground, database: Path
) -> None:
    async with running_bot(database) as bot:
        anna = playground.person("Anna")
        with bot.admission.answering(nothing):  # somebody else's answer takes a moment
            ending = asyncio.create_task(bot.close())
            await asyncio.sleep(0)
            refused = await anna.command("games", "mygames")
        await ending
        assert private(refused) == ENGLISH.say("error-try-again")


async def test_who_sees_thinking_while_the_bot_ends_reads_that_they_may_try_again(
    playground: Playground, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What takes longer than the bot waits for it is not answered any more."""
    monkeypatch.setattr(ownership, "FINISHING_ALONE", 0.1)
    async with started_table(playground, database) as two:
        monkeypatch.setattr(two.bot.pictures, "share", never)
        tapping = asyncio.create_task(two.people[0].command(two.place, "mine"))
        while not is_thinking(playground):  # noqa: ASYNC110 - the playground tells
            await asyncio.sleep(0.01)
        await two.bot.close()
        assert private(await tapping) == ENGLISH.say("error-try-again")


@pytest.mark.parametrize("path", ["/webhooks/", "/callback$"])
async def test_who_waits_has_words_though_discord_refuses_the_answer(
    playground: Playground, database: Path, path: str
) -> None:
    async with started_table(playground, database) as two:
        playground.faults.answer(400, "POST", path)
        assert private(await two.people[0].command(two.place, "mine")) == ENGLISH.say("error-try-again")


async def nothing() -> None:
    """Nobody sees it."""


async def fail() -> None:
    raise OSError("the disk")


async def never(*_: object, **__: object) -> None:
    """What does not end."""
    await asyncio.Event().wait()


async def test_changes_are_marked_otherwise_than_those_that_an_earlier_run_left(bot: Bot) -> None:
    committer = bot.tables.committer
    committer.continue_marks([PendingRecord(7, 50), PendingRecord(8, 20)])
    assert min(committer.marks[7], committer.marks[8]) > 50


async def test_what_fails_to_end_keeps_nothing_else_from_ending(
    playground: Playground, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_bot(database) as bot:
        with monkeypatch.context() as broken:
            broken.setattr(bot.presence, "close", fail)  # of all parts it is closed first
            with pytest.raises(OSError, match="disk"):
                await bot.close()
        assert bot.is_closed()
        assert not bot.outbox.at_work
        assert not bot.scheduler.at_work
