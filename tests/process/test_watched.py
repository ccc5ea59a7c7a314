"""The health check of the container asks the real program, and the program reports its version."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from bot.playground import Playground
from tests.process.bot_process import ROOT, BotProcess

RUN = [sys.executable, "-m"]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


async def asked(settings: dict[str, str]) -> int:
    process = await asyncio.create_subprocess_exec(
        *RUN,
        *("bot", "health"),
        cwd=ROOT,
        env={**os.environ, **settings},
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    return await process.wait()


@pytest.mark.long
async def test_health_is_well_while_it_runs_and_ill_afterwards(
    process: BotProcess, playground: Playground
) -> None:
    """The health check listens on all interfaces, as it must in a container."""
    settings = {"WATCH_PORT": str(free_port()), "WATCH_HOST": "0.0.0.0"}
    await process.start(settings)
    await playground.wait_until(lambda: playground.gateway.online)
    await process.wait_for_line("Health and metrics: http://0.0.0.0:")
    assert await asked(settings) == 0
    await process.stop()
    assert await asked(settings) == 1
    assert await asked({"WATCH_PORT": "0"}) == 0
    assert process.errors == []


def test_it_names_its_version_in_a_plain_checkout(tmp_path: Path) -> None:
    said = subprocess.run(
        [*RUN, "bot", "--version"],
        cwd=tmp_path,
        env={"PATH": "", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    ).stdout
    wanted = next(
        line for line in (ROOT / "pyproject.toml").read_text().splitlines() if line.startswith("version")
    )
    assert said.split()[-1] == wanted.split('"')[1]
