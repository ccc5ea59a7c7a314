"""`python -m bot rehearse` as a process that is killed, or stopped by Ctrl+C."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.playground import Playground
from bot.playground.world import Permission
from tests.process.bot_process import LONGEST_WAIT, ROOT

PROGRAM = """
import sys
from bot.playground import point_at
point_at(sys.argv.pop(1))
from bot.__main__ import main
sys.exit(main())
"""


@asynccontextmanager
async def rehearsing(playground: Playground, folder: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    words = ("rehearse", "--server", playground.world.guild.id, "--wait", "0")
    given = {"DISCORD_TOKEN": "token", "DATABASE": str(folder / "games.sqlite"), "TMPDIR": str(folder)}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", PROGRAM, playground.base_url, *words),
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1", **given},
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(2 * LONGEST_WAIT):
            yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def heard(process: asyncio.subprocess.Process, words: str) -> str:
    """The lines that it prints until one contains these words, or until its end."""
    assert process.stdout is not None
    lines: list[str] = []
    async for line in process.stdout:
        lines.append(line.decode())
        if words in lines[-1]:
            break
    return "".join(lines)


@pytest.mark.long
async def test_killed_and_stopped(playground: Playground, tmp_path: Path) -> None:
    playground.faults.grant(Permission.CREATE_PRIVATE_THREADS | Permission.MANAGE_THREADS)
    world = playground.world
    usual = {*world.emojis}
    async with rehearsing(playground, tmp_path) as process:
        await heard(process, "emoji of the application")
        process.kill()
    assert [each for each in world.channels.values() if each.is_thread]
    assert {*world.emojis} > usual
    assert os.listdir(tmp_path)
    async with rehearsing(playground, tmp_path) as process:
        await heard(process, "emoji of the application")
        process.send_signal(signal.SIGINT)
        said = await heard(process, "no such words")
        assert await process.wait() == 1
    assert "rehearsal: stopped by hand" in said
    assert "Nothing of the rehearsal is left" in said
    assert not [each for each in world.channels.values() if each.is_thread or each.messages]
    assert {*world.emojis} == usual
    assert not os.listdir(tmp_path)
