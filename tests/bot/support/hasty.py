"""A fixture that shortens the pauses before retries, of discord.py and of the outbox."""

from __future__ import annotations

import asyncio
from typing import Any

import discord.http
import pytest


class Hasty:
    """Replaces the module asyncio in discord.py: its pauses before retries are short."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.01))


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retry failed requests almost at once."""
    monkeypatch.setattr(discord.http, "asyncio", Hasty())
    monkeypatch.setattr("bot.outbox.outbox.RETRY_SECONDS", (0.01, 0.02))
    monkeypatch.setattr("bot.outbox.shown.RETRY_SECONDS", (0.01,))
