"""A Discord in which a release has been at work."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.playground import Playground
from bot.tables.model import verification
from tests.support.unhurried import unhurried


@pytest.fixture(autouse=True)
def few_choices_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What levels that think have chosen is computed again in other tests, too."""
    monkeypatch.setattr(verification, "MOST_THOUGHT", 3)


@pytest_asyncio.fixture
async def ground() -> AsyncIterator[Playground]:
    """Nothing may go wrong in it; what a release has said is put there by `Released.put_back`.

    Edits of old messages have no limit: thirty tables of one channel waited minutes for their turn.
    """
    async with Playground(
        settings=unhurried(remembered=50_000, deadline=60, patience=120, old_edits=False)
    ) as ground:
        yield ground
    assert ground.problems == []
