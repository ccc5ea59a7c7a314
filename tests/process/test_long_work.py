"""Long work and pictures are computed in worker processes: if these hang or are killed, moves are still answered."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from bot.playground import Playground
from bot.playground.interactions import Callback
from bot.playground.messages import Message
from bot.tables.model.limits import MOST_WAITING_EACH
from bot.work.worker import DRAWING, LONG_WORK, Job
from tests.bot.support.answers import private
from tests.process.bot_process import BotProcess
from tests.process.play import start_game

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for the processes in /proc")


def workers(process: BotProcess, job: Job = LONG_WORK) -> list[int]:
    """The process ids of the running workers of the bot for this job."""
    found = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(pid) for pid in found if is_alive(int(pid)) and job.name in words_of(int(pid))]


def words_of(pid: int) -> list[str]:
    """The command line of a process."""
    return Path(f"/proc/{pid}/cmdline").read_text().split("\0")


def is_alive(pid: int) -> bool:
    """Whether a process runs and is no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def boards(playground: Playground) -> list[Message]:
    """The messages with controls to move, in all channels."""
    anna = playground.person("Anna")
    return [post for channel in anna.channels for post in anna.see(channel) if "My things" in post.labels]


def board(playground: Playground) -> Message:
    """The newest current message."""
    return max(boards(playground), key=lambda post: int(post.id))


@pytest.mark.long
async def test_nobody_waits_for_the_replays_of_another(process: BotProcess, playground: Playground) -> None:
    """The worker hangs while many replays of one person wait: the move of another person is answered all the same."""
    await process.start()
    anna, ben = await start_game(process, playground, 2)
    place = board(playground).channel_id
    assert "Step 1 of" in private(await anna.command(place, "replay", steps=True))
    (worker,) = workers(process)
    os.kill(worker, signal.SIGSTOP)
    asked = [
        asyncio.create_task(anna.command(place, name, **given))
        for name, given in (("log", {}), ("replay", {}), ("replay", {}))
    ]
    await playground.wait_until(lambda: thinking(playground) == MOST_WAITING_EACH, timeout=60)
    assert "You are already waiting" in private(await anna.command(place, "replay"))
    mover = anna if f"<@{anna.id}>" in board(playground).text else ben
    other = ben if mover is anna else anna
    before = process.read(int, "select count(*) from log")
    await mover.command(place, "place", where="forest", people=2)
    assert process.read(int, "select count(*) from log") > before
    assert "My things" in board(playground).labels
    assert private(await other.command(place, "mine", large=True))
    assert not any(each.done() for each in asked)
    os.kill(worker, signal.SIGCONT)
    said = [private(outcome) for outcome in await asyncio.gather(*asked)]
    assert "The replay is here" in said[1] == said[2]
    assert process.errors == []


@pytest.mark.long
async def test_a_worker_that_dies_costs_a_moment_and_none_survives_the_bot(
    process: BotProcess, playground: Playground
) -> None:
    await process.start()
    anna, _ = await start_game(process, playground, 2)
    place = board(playground).channel_id
    assert private(await anna.command(place, "log"))
    (worker,) = workers(process)
    os.kill(worker, signal.SIGSTOP)
    asking = asyncio.create_task(anna.command(place, "replay"))
    await playground.wait_until(lambda: thinking(playground) == 1, timeout=60)
    # The question reaches the worker only after this; one that died before is replaced.
    await asyncio.sleep(1)
    os.kill(worker, signal.SIGKILL)
    assert "The replay is here" in private(await asking), "it is computed once more"
    assert process.errors == []
    (second,) = workers(process)
    assert second != worker
    await process.kill()
    async with asyncio.timeout(60):
        while is_alive(second):  # noqa: ASYNC110 - a process of nobody here
            await asyncio.sleep(0.02)


@pytest.mark.long
async def test_a_drawing_process_that_dies_costs_no_board_and_none_survives_the_bot(
    process: BotProcess, playground: Playground
) -> None:
    """A drawing process that is killed in the middle of a picture is replaced, and the message gets its picture."""
    await process.start({"DRAW_APART": "yes"})
    anna, ben = await start_game(process, playground, 2)
    (first,) = workers(process, DRAWING)
    os.kill(first, signal.SIGSTOP)
    mover = anna if f"<@{anna.id}>" in board(playground).text else ben
    shown = board(playground).attachments
    moving = asyncio.create_task(
        mover.command(board(playground).channel_id, "place", where="forest", people=2)
    )
    await asyncio.sleep(1)  # the picture reaches the process before this; one that died before is replaced
    os.kill(first, signal.SIGKILL)
    await moving

    def has_new_picture() -> bool:  # what notifies somebody has no controls before its picture
        return any(each.attachments not in ([], shown) for each in boards(playground))

    await playground.wait_until(has_new_picture, timeout=60)
    await process.wait_for_line("it is tried once more")
    assert process.errors == []
    (second,) = workers(process, DRAWING)
    assert second != first
    await process.kill()
    async with asyncio.timeout(60):
        while is_alive(second):  # noqa: ASYNC110 - a process of nobody here
            await asyncio.sleep(0.02)


def thinking(playground: Playground) -> int:
    """The number of interactions that are acknowledged and not answered yet."""
    waiting = (each for each in playground.interactions.values() if not each.answered_later)
    return sum(each.callback is Callback.DEFERRED_MESSAGE for each in waiting)
