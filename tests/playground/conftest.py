"""Fixtures with a playground and an example bot; at the end of a test the playground must have noted no problems."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress

import aiohttp
import discord
import pytest
import pytest_asyncio

from bot.playground import Playground, redirect
from tests.playground.example import Count, Example

Connect = Callable[[], Awaitable[Example]]


@pytest_asyncio.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground() as ground:
        with redirect(ground.base_url):
            yield ground
    assert ground.problems == []


@pytest_asyncio.fixture
async def connect(playground: Playground) -> AsyncIterator[Connect]:
    """A function that logs a new example bot in, and returns it when it is ready."""
    running: list[tuple[Example, asyncio.Task[None]]] = []

    async def log_in() -> Example:
        bot = Example()
        task = asyncio.create_task(bot.start("token"))
        running.append((bot, task))
        await asyncio.wait_for(bot.ready_or_dead(task), 5)
        return bot

    yield log_in
    for bot, task in running:
        await bot.close()
        with suppress(asyncio.CancelledError, discord.ConnectionClosed):
            await task


@pytest_asyncio.fixture
async def bot(connect: Connect) -> Example:
    return await connect()


@pytest_asyncio.fixture
async def session(playground: Playground) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(playground.base_url) as session:
        yield session


@pytest.fixture(autouse=True)
def _nobody_pressed() -> None:
    Count.presses = ()
