"""Runs `python -m bot server|person|table` within the process of the test."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.config import Config
from bot.operations.subcommands import SUBCOMMANDS

Command = Callable[..., Awaitable[str]]


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
