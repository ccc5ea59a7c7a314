"""Every request to Discord and its answer, from any part of the bot."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import aiohttp
import discord

from bot.metrics import Metrics
from bot.storage.crashpoints import passing

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
ACKNOWLEDGEMENT = re.compile(r"/interactions/(\d+)/[^/]+/callback$")


def trace(metrics: Metrics) -> aiohttp.TraceConfig:
    """What discord.py's session tells about its requests."""

    async def leaves(_session: object, _context: object, _params: object) -> None:
        passing("request.before-sending")

    async def answered(_session: object, _context: object, params: aiohttp.TraceRequestEndParams) -> None:
        passing("request.after-answer")
        metrics.requests.labels(params.response.status).inc()
        if (found := ACKNOWLEDGEMENT.search(params.url.path)) is not None:
            asked = discord.utils.snowflake_time(int(found[1]))
            metrics.acknowledged.observe(max(0.0, (datetime.now(UTC) - asked).total_seconds()))

    tracing = aiohttp.TraceConfig()
    tracing.on_request_start.append(leaves)
    tracing.on_request_end.append(answered)
    return tracing
