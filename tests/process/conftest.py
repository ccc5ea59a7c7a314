"""Fixtures for tests of the real program as a process, with a playground that outlives it."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.playground import Playground
from tests.bot.support.icons import provide
from tests.bot.support.table import NOW
from tests.playground import openapi
from tests.process.bot_process import BotProcess
from tests.support.patient_settings import patient_settings


@pytest_asyncio.fixture
async def playground() -> AsyncIterator[Playground]:
    """A playground whose clock shows the time of the process; at the end it must have noted no problems."""
    async with Playground(settings=patient_settings(remembered=50_000)) as ground:
        ground.world.clock.advance(NOW - time.time())
        provide(ground)
        yield ground
    assert ground.problems == []
    if openapi.available():
        assert openapi.findings(ground.requests) == []


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest_asyncio.fixture
async def process(playground: Playground, database: Path) -> AsyncIterator[BotProcess]:
    """The bot, not yet started."""
    bot = BotProcess(playground, database, NOW)
    yield bot
    if bot.alive:
        await bot.kill()
