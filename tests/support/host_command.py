"""Runs commands of the host, within the process of the test or in one of their own."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from bot.config import Config
from bot.operations.subcommands import SUBCOMMANDS

ROOT = Path(__file__).parents[2]
Command = Callable[..., Awaitable[str]]


def run_python(
    *words: object, folder: Path = ROOT, largest: int = resource.RLIM_INFINITY, **settings: str
) -> subprocess.CompletedProcess[str]:
    """Run Python with these words and settings in this folder; none of its files gets larger, in bytes."""
    return subprocess.run(
        [sys.executable, *map(str, words)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), **settings},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        preexec_fn=partial(resource.setrlimit, resource.RLIMIT_FSIZE, (largest, largest)),
    )


async def run_command(database: Path | str, *words: object) -> tuple[int, str]:
    """The exit code and all that `python -m bot …` prints on this database, in a process of its own."""
    command = partial(run_python, DATABASE=str(database), DISCORD_TOKEN="", PLAYGROUND_PORT="0")
    run = await asyncio.to_thread(command, "-m", "bot", *words)
    return run.returncode, run.stdout + run.stderr


def host_command(database: str, capsys: pytest.CaptureFixture[str]) -> Command:
    """A function that runs a command of the host on this database and returns its output; raises `StoreError`."""

    async def run(about: str, *words: object, status: int = 0) -> str:
        config = Config.read({"DATABASE": database})
        capsys.readouterr()
        assert (
            await asyncio.to_thread(SUBCOMMANDS[about].run, config, [str(word) for word in words]) == status
        )
        return capsys.readouterr().out

    return run
