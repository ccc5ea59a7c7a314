"""The playground for tests of databases of earlier releases."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.playground import Playground
from bot.tables.model import verification
from tests.support.patient_settings import patient_settings


@pytest.fixture(autouse=True)
def few_choices_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Verify only a few choices of the levels that compute long: other tests verify them, too."""
    monkeypatch.setattr(verification, "MOST_THOUGHT", 3)


@pytest_asyncio.fixture
async def ground() -> AsyncIterator[Playground]:
    """A playground that must note no problems; `Released.restore` fills it.

    It has no rate limit for edits of old messages, for which thirty tables of one channel would wait minutes.
    """
    async with Playground(
        settings=patient_settings(remembered=50_000, deadline=60, patience=120, old_edits=False)
    ) as ground:
        yield ground
    assert ground.problems == []
