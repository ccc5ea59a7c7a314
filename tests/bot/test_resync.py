"""What others deleted while the bot could not hear of it is made anew by itself, and what is there stays as it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.client import Bot
from bot.outbox import resync
from bot.outbox.refusals import THREAD_ARCHIVED, THREAD_LOCKED
from bot.playground import Playground
from bot.playground.world import Permission
from bot.storage.errors import Unreachable
from bot.storage.messages import PendingRecord
from bot.tables.actions import erasure
from tests.bot.conftest import Seat
from tests.bot.support.clock import Wall, wall
from tests.bot.support.conversation import acting, assert_one_asks
from tests.bot.support.hasty import hasty
from tests.bot.support.table import PlayedTable, running_bot
from tests.bot.test_left_behind import asked_to_end
from tests.bot.test_timeout_votes import paced, vote_opens

__all__ = ["hasty", "wall"]


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resync, "FIRST_SECONDS", 0.05)
    monkeypatch.setattr(resync, "PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(resync, "RETRY_SECONDS", 0.1)


def looks(playground: Playground, message: str) -> list[int]:
    """How Discord answered to each look at a message."""
    requests = [each for each in playground.requests if each.method == "GET"]
    return [each.status for each in requests if each.path.endswith(f"/messages/{message}")]


async def opened(playground: Playground, database: Path) -> PlayedTable:
    """A table that was opened in an earlier run."""
    async with running_bot(database) as bot:
        return await PlayedTable.open(playground, bot, 2)


async def started(playground: Playground, database: Path) -> PlayedTable:
    """One that was begun there."""
    async with running_bot(database) as bot:
        return await (await PlayedTable.open(playground, bot, 2)).start()


async def made_anew(at: PlayedTable, is_there: Callable[[], bool]) -> None:
    """It comes back, and nobody is notified again."""
    pings = len(at.playground.world.pings)
    await at.playground.wait_until(is_there, 10)
    await at.bot.outbox.idle()
    assert_one_asks(at)
    assert len(at.playground.world.pings) == pings


async def test_what_asks_comes_back_though_it_was_deleted_while_the_bot_was_away(
    playground: Playground, database: Path
) -> None:
    before = await started(playground, database)
    playground.faults.delete_message(before.board.id)
    async with before.restarted(database) as at:
        await made_anew(at, lambda: acting(at) != [])


async def test_a_lobby_comes_back_though_it_was_deleted_while_the_bot_was_away(
    playground: Playground, database: Path
) -> None:
    before = await opened(playground, database)
    playground.faults.delete_message(before.lobby.id)
    async with before.restarted(database) as at:
        lobbies = playground.world.games.messages
        await playground.wait_until(lambda: str(at.live.record.lobby) in lobbies, 10)
        await at.start()
        assert_one_asks(at)


async def test_a_thread_that_is_deleted_is_opened_anew_before_the_game_and_in_it(
    playground: Playground, database: Path
) -> None:
    before = await opened(playground, database)
    playground.faults.delete(before.place)
    async with before.restarted(database) as at:
        channels = playground.world.channels
        await playground.wait_until(
            lambda: str(at.live.record.place) in channels and at.live.record.lobby, 10
        )
        await at.bot.outbox.idle()
        await asked_to_end(await at.start(), 1)
        for _ in range(2):
            playground.faults.delete(at.place)
            await playground.wait_until(lambda: str(at.live.record.place) in channels and acting(at), 10)
            await at.bot.outbox.idle()
            assert_one_asks(at)
            assert [each.labels for each in at.posts if "Agree" in each.labels] == [["Agree", "Refuse"]]


@pytest.mark.parametrize("is_erased", [False, True])
async def test_a_table_that_moves_or_is_erased_while_its_thread_is_looked_at_is_left_alone(
    playground: Playground, bot: Bot, monkeypatch: pytest.MonkeyPatch, is_erased: bool
) -> None:
    """The thread was deleted: that was found by somebody else meanwhile. Other tables are looked at as before."""
    at = await PlayedTable.open(playground, bot, 2)
    game, look, looked = at.live.record.id, bot.http.get_channel, asyncio.Event()

    async def meanwhile(thread: Any) -> Any:
        monkeypatch.setattr(bot.http, "get_channel", look)
        if is_erased:
            await bot.outbox.drop(game)
            await erasure.delete_tables(bot.tables, game)
        else:
            await bot.outbox.move(at.live)
            await bot.outbox.idle()
        looked.set()
        return await look(thread)

    monkeypatch.setattr(bot.http, "get_channel", meanwhile)
    playground.faults.delete(at.place)
    await asyncio.wait_for(looked.wait(), 10)
    await asyncio.sleep(0.3)
    await bot.outbox.idle()
    assert sum(each.is_thread for each in playground.world.channels.values()) == (not is_erased)
    assert not bot.outbox._lasting[-1].done()


async def test_a_table_that_is_erased_soon_after_a_start_is_not_looked_at_again(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when an older backup is restored: else the bot would be said to be behind for ever."""
    two = await table(2)
    game, outbox, committer = two.live.record.id, two.bot.outbox, two.bot.tables.committer
    await outbox.drop(game)
    await erasure.delete_tables(two.bot.tables, game)
    monkeypatch.setattr(resync, "LATEST", 0.0)
    await outbox.resync.compare_again([PendingRecord(game, 1)])
    committer.marks[game] = 1
    outbox.wake((game,))
    await outbox.idle()
    assert (outbox.waits, committer.marks) == ([], {})


async def test_what_is_there_is_looked_at_and_left_alone(playground: Playground, database: Path) -> None:
    before = await started(playground, database)
    board, edits = before.board.id, before.board.edits
    async with before.restarted(database) as at:
        await playground.wait_until(lambda: looks(playground, board) == [200], 10)
        await at.bot.outbox.idle()
        assert (at.board.id, at.board.edits) == (board, edits)


@pytest.mark.usefixtures("hasty")
async def test_what_cannot_be_looked_at_for_now_is_looked_at_later(
    playground: Playground, database: Path
) -> None:
    before = await started(playground, database)
    board = before.board.id
    playground.faults.delete_message(board)
    playground.faults.answer(503, "GET", rf"/messages/{board}$", times=6)
    async with before.restarted(database) as at:
        await made_anew(at, lambda: acting(at) != [])
        assert [*looks(playground, board)][-1] == 404


async def test_what_was_deleted_in_a_channel_that_the_bot_could_not_see_comes_back_with_access(
    table: Seat,
) -> None:
    two = await table(2)
    playground, games = two.playground, two.playground.world.games
    playground.faults.revoke(Permission.VIEW_CHANNEL, games)
    playground.faults.delete_message(two.board.id)
    assert acting(two) == []
    playground.faults.grant(Permission.VIEW_CHANNEL, games)
    await made_anew(two, lambda: acting(two) != [])


async def test_what_somebody_deletes_while_the_database_is_away_is_made_anew_when_it_is_back(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    two, asked = await table(2), list[object]()

    async def away(*given: object) -> None:
        asked.append(given)
        raise Unreachable("it is away")

    two.bot.outbox.reconciler.shown.forget(two.live.record.id)  # as of one that is not played for long
    with monkeypatch.context() as now:
        now.setattr(two.bot.store, "find", away)
        two.playground.faults.delete_message(two.board.id)
        await two.playground.wait_until(lambda: len(asked) > 1, 10)  # also the first look in vain
    await made_anew(two, lambda: acting(two) != [])


@pytest.mark.parametrize("code", [THREAD_LOCKED, THREAD_ARCHIVED])
async def test_a_vote_that_ends_while_its_thread_is_closed_loses_its_controls_when_it_is_open_again(
    table: Seat, wall: Wall, code: int
) -> None:
    at = await paced(await table(3))
    late = await vote_opens(at, wall)
    question = at.posts[-1]
    first, second = [person for seat, person in enumerate(at.people) if seat != late]
    await first.press(question, "Wait")
    refused = len([each for each in at.playground.requests if each.status == 400])
    at.playground.faults.answer(400, "PATCH", rf"/messages/{question.id}$", code=code)
    await second.press(question, "Wait")
    await at.playground.wait_until(
        lambda: len([each for each in at.playground.requests if each.status == 400]) > refused, 10
    )
    assert question.buttons
    at.playground.faults.unlock(at.place)
    await at.playground.wait_until(lambda: not question.buttons, 10)
    await at.bot.outbox.idle()
