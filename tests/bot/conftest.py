"""The real bot on a real database at a playground; every test ends with the question whether anything was wrong."""

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
from tests.support.unhurried import unhurried

Seat = Callable[[int], Awaitable[PlayedTable]]


@pytest.fixture(autouse=True)
def nothing_arrives_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the stand-in has not answered when its sender gives up had its effect, or never has one."""
    monkeypatch.setattr(shown, "LATEST", 0.0)


@pytest.fixture
def playground_settings() -> Settings:
    """How the playground behaves; a module of tests may want it otherwise."""
    return unhurried(remembered=50_000)


@pytest_asyncio.fixture
async def playground(playground_settings: Settings) -> AsyncIterator[Playground]:
    """A playground in which nothing may go wrong, by its own rules and by Discord's document; no phone rings mutely."""
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
    """A database of the present schema without a game: to copy it is a tenth of the work of making one."""
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
    """The bot, online, with its commands. A test that provokes an error looks at it and clears `caplog`."""
    async with running_bot(database, world=playground.world) as running:
        yield running
    assert errors(caplog) == []


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the bot wrote down as its own mistakes during the test."""
    return [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]


@pytest.fixture
def table(playground: Playground, bot: Bot) -> Seat:
    """Opens, fills and starts a table of so many seats."""

    async def seated(seats: int) -> PlayedTable:
        return await (await PlayedTable.open(playground, bot, seats)).start()

    return seated
