"""`python -m bot server|person|table` as a host types it, within the process of the test."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.config import Config
from bot.operations.subcommands import SUBCOMMANDS

Command = Callable[..., Awaitable[str]]


def host_command(database: str, capsys: pytest.CaptureFixture[str]) -> Command:
    """What a command of the host prints about this database; it raises `StoreError` where it is refused."""

    async def run(about: str, *words: object) -> str:
        config = Config.read({"DATABASE": database})
        capsys.readouterr()
        assert await asyncio.to_thread(SUBCOMMANDS[about].run, config, [str(word) for word in words]) == 0
        return capsys.readouterr().out

    return run
