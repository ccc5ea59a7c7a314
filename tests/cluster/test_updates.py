"""Processes go and come back, as in an update or because something broke: each tap is answered."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from bot.playground.errors import ClientRefused
from bot.playground.outcomes import Outcome
from tests.bot.support.taps import tap
from tests.cluster.tapping import MY_THINGS, TRY_AGAIN, Processes, counted, tapping, two_processes
from tests.crash.side import Side
from tests.support.postgresql import Server

FEWEST = 20
"""Taps with which something can be shown."""
FRESH = 10.0
"""Seconds for which a process acts without a sign of life."""


@pytest.mark.long
async def test_no_tap_is_unanswered_while_one_process_after_the_other_is_updated(
    tmp_path: Path, postgresql: Server
) -> None:
    async with two_processes(tmp_path, postgresql) as running:
        async with tapping(running.side):
            starting = asyncio.create_task(running.other.start())
            await running.joined(2)  # the new one, which hears of nothing yet
            await running.one.stop()
            await starting
            await running.one.start()
            await running.other.stop()
        found = counted(running.side)
        assert (found.unanswered, found.told_to_try_again) == (0, 0), found
        assert found.taps > FEWEST


async def looked(running: Processes, board: str) -> Outcome:
    """Somebody looks at their own things."""
    outcome = await running.side.people[0].press(board, MY_THINGS)
    assert outcome.error is None
    return outcome


async def answered(running: Processes, board: str) -> None:
    """Somebody tries until they are not told to try again any more."""
    async with asyncio.timeout(60):
        while TRY_AGAIN in (await looked(running, board)).text:
            pass


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():  # noqa: ASYNC110 - another process does it
            await asyncio.sleep(0.02)


async def acted(side: Side) -> None:
    """Who is asked moves; tries until it is done."""
    before = len(side.table.live.rows)
    async with asyncio.timeout(60):
        while len(side.table.live.rows) == before:
            table = side.table
            with suppress(ClientRefused, AssertionError):  # the question is not shown yet
                await tap(table, *table.wanted())
            await asyncio.sleep(0.02)


@pytest.mark.long
async def test_every_tap_is_answered_however_long_a_process_or_the_database_is_silent(
    tmp_path: Path, postgresql: Server
) -> None:
    async with two_processes(tmp_path, postgresql) as running:
        await running.other.start()
        board = running.side.table.board.id
        await asyncio.to_thread(postgresql.stop)
        try:
            await asyncio.sleep(FRESH)  # by their own clocks they may not act any more
            assert (await looked(running, board)).text == TRY_AGAIN
        finally:
            await asyncio.to_thread(postgresql.start)
        await answered(running, board)
        assert counted(running.side).unanswered == 0


@pytest.mark.long
@pytest.mark.xfail(
    strict=False, reason="the older board stays: who owns a table must show what is true again"
)
async def test_an_older_board_that_a_suspended_process_sends_late_is_covered_again(
    tmp_path: Path, postgresql: Server
) -> None:
    async with two_processes(tmp_path, postgresql) as running:
        await running.other.start()
        await suspended_with_an_edit_under_way(running)


async def suspended_with_an_edit_under_way(running: Processes) -> None:
    side = running.side
    while side.table.wanted()[1].verb != "resolve":  # the first of several actions of one person
        await acted(side)
        await side.settle()
    held = side.playground.faults.hold("PATCH", "^/channels/")
    await acted(side)
    await held.arrived.wait()
    suspended = running.one  # the owner: the other one has waited from its start on
    suspended.suspend(signal.SIGSTOP)
    board = side.table.board
    await answered(running, board.id)
    await acted(side)
    await side.settle()
    shown, seen = board.text, set[str]()
    side.playground.world.watchers.append(lambda: seen.add(board.text))
    suspended.suspend(signal.SIGCONT)
    held.let_go.set()
    await until(lambda: seen > {shown} and board.text == shown)
    assert board is side.table.board
