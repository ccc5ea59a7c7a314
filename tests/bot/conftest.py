"""Fixtures for tests of the real bot with a real database and a playground, which check for errors after each test."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.client import Bot
from bot.outbox import shown
from bot.playground import Playground, Settings, redirect
from bot.storage.store import Store
from tests.bot.support.table import PlayedTable, running_bot
from tests.playground import openapi
from tests.support.patient_settings import patient_settings

Seat = Callable[[int], Awaitable[PlayedTable]]


@pytest.fixture(autouse=True)
def nothing_arrives_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot assume that a request whose answer it has given up waiting for never arrives later."""
    monkeypatch.setattr(shown, "LATEST", 0.0)


@pytest.fixture
def playground_settings() -> Settings:
    """The settings of the playground; a test module may define its own."""
    return patient_settings(remembered=50_000)


@pytest_asyncio.fixture
async def playground(playground_settings: Settings) -> AsyncIterator[Playground]:
    """A playground. At the end it must have noted no problems, requests must fit Discord's API document, and each
    notification must have shown text.
    """
    async with Playground(settings=playground_settings) as ground:
        with redirect(ground.base_url):
            yield ground
    assert ground.problems == []
    assert all(push.words for pushes in ground.world.pushes.values() for push in pushes), (
        "a phone rang without a word"
    )
    if openapi.available():
        assert openapi.findings(ground.requests) == []


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database with the current schema: copying it takes a tenth of the time of creating one."""
    path = tmp_path_factory.mktemp("empty") / "games.sqlite"

    async def make() -> None:
        await (await Store.open(path)).close()

    asyncio.run(make())
    return path


@pytest.fixture
def database(tmp_path: Path, empty_database: Path) -> Path:
    return Path(shutil.copy(empty_database, tmp_path))


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "games.sqlite")
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def bot(playground: Playground, database: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Bot]:
    """The bot, online. It must log no error; a test that provokes one checks it and clears `caplog`."""
    async with running_bot(database, world=playground.world) as running:
        yield running
    assert errors(caplog) == []


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the bot has logged as ERROR or CRITICAL during the test."""
    return [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]


@pytest.fixture
def table(playground: Playground, bot: Bot) -> Seat:
    """A function that opens, fills and starts a table of so many seats."""

    async def seated(seats: int) -> PlayedTable:
        return await (await PlayedTable.open(playground, bot, seats)).start()

    return seated
