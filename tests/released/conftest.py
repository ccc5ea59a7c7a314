"""A Discord in which a release has been at work."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from bot.playground import Playground, Settings


@pytest_asyncio.fixture
async def ground() -> AsyncIterator[Playground]:
    """Nothing may go wrong in it; what a release has said is put there by `Released.put_back`."""
    async with Playground(
        settings=Settings(settle=0.02, remembered=50_000, deadline=60, patience=120)
    ) as ground:
        yield ground
    assert ground.problems == []
