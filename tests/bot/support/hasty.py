"""Tests that do not wait: discord.py's own retries and those of the outbox come at once."""

from __future__ import annotations

import asyncio
from typing import Any

import discord.http
import pytest


class Hasty:
    """asyncio with short pauses, for discord.py's own retries."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.01))


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever fails is tried again at once."""
    monkeypatch.setattr(discord.http, "asyncio", Hasty())
    monkeypatch.setattr("bot.outbox.outbox.RETRY_SECONDS", (0.01, 0.02))
    monkeypatch.setattr("bot.outbox.shown.RETRY_SECONDS", (0.01,))
