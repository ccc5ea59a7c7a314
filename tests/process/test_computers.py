"""A computer player whose turn it is moves after a restart of the real program, however that has ended before."""

from __future__ import annotations

import os
import signal
import sys

import pytest

from bot.playground import Playground
from bot.work.computing import CHOOSING
from tests.process.bot_process import BotProcess
from tests.process.play import notified_people, start_game
from tests.process.test_long_work import board, workers

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform != "linux", reason="looks for the processes in /proc"),
]


def choices(process: BotProcess) -> list[int]:
    """The seats of all moves so far, in their order."""
    return process.read(int, "select seat from log where seat is not null order by sequence")


async def test_a_computer_moves_by_itself_after_the_bot_was_killed(
    process: BotProcess, playground: Playground
) -> None:
    """The worker process is suspended while it computes the move; then bot and worker are killed."""
    await process.start()
    (anna,) = await start_game(process, playground, 1, computers=1, level="strong")
    place = board(playground).channel_id
    before = len(notified_people(playground))
    await anna.command(place, "place", where="tool maker", people=1)
    await playground.wait_until(lambda: len(notified_people(playground)) > before, timeout=60)
    assert choices(process) == [0, 1]
    (thinking,) = workers(process, CHOOSING)
    os.kill(thinking, signal.SIGSTOP)
    before = len(notified_people(playground))
    await anna.command(place, "place", where="forest", people=1)
    assert choices(process) == [0, 1, 0]
    for each in (process.pid, thinking):
        os.kill(each, signal.SIGKILL)
    await process.wait_until_ended()
    await process.start()
    await playground.wait_until(lambda: len(notified_people(playground)) > before, timeout=60)
    assert choices(process) == [0, 1, 0, 1]
    assert process.read(str, "select computer from log where seat = 1")[-1].startswith("strong ")
    assert process.errors == []
