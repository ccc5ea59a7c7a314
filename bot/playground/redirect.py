"""Pointing an unmodified discord.py at the playground."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


@contextmanager
def redirect(base_url: str) -> Iterator[None]:
    """While this lasts, every discord.py client of this process talks to `base_url` (http://host:port)."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    point_at(base_url)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


def point_at(base_url: str) -> None:
    """The same for good: for a process that talks to nothing else."""
    base = yarl.URL(base_url)
    Route.BASE = str(base / "api/v10")
    DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("ws") / "gateway"
