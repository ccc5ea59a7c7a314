"""Every request to Discord as it leaves and as it is answered, whichever part of the bot makes it."""

from __future__ import annotations

import aiohttp

from bot.crashpoints import passing


def trace() -> aiohttp.TraceConfig:
    """What discord.py's session tells about its requests."""
    tracing = aiohttp.TraceConfig()
    tracing.on_request_start.append(_leaves)
    tracing.on_request_end.append(_answered)
    return tracing


async def _leaves(_session: object, _context: object, _params: object) -> None:
    passing("request.before-sending")


async def _answered(_session: object, _context: object, _params: object) -> None:
    passing("request.after-answer")
