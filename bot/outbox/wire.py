"""Every request to Discord and its answer, from any part of the bot."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import aiohttp
import discord
from discord.http import INTERNAL_API_VERSION, Route

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


def go_through(proxy: str) -> None:
    """All requests to Discord go to this address, of a proxy that keeps the limit of several processes."""
    Route.BASE = f"{proxy}/api/v{INTERNAL_API_VERSION}"


REFUSED = 400
"""The lowest status of an answer that refuses something."""
CODE = re.compile(rb'"code": ?(\d{1,6})\b')
"""Discord's own number for why, in the body of its answer."""
PRIVATE = re.compile(r"^/api/v\d+/(interactions|webhooks)/")
"""Answers to one interaction: nobody else gives them, and Discord takes the first one alone."""


class Silenced(OSError):
    """Another process may have taken our place: what was to be sent may be on Discord already."""


def trace(metrics: Metrics, is_fresh: Callable[[], bool]) -> aiohttp.TraceConfig:
    """What discord.py's session tells about its requests. None leaves while others may do what we were about to do,
    but for private answers.
    """

    async def leaves(_session: object, _context: object, params: aiohttp.TraceRequestStartParams) -> None:
        path = params.url.path
        is_public = path.startswith("/api/") and not PRIVATE.match(path)  # the gateway may be reached again
        if is_public and not is_fresh():
            raise Silenced("this process was silent for too long")
        passing("request.before-sending")

    async def note_answer(_session: object, context: Any, params: aiohttp.TraceRequestEndParams) -> None:
        passing("request.after-answer")
        context.is_refused = params.response.status >= REFUSED
        metrics.requests.labels(params.response.status).inc()
        if (found := ACKNOWLEDGEMENT.search(params.url.path)) is not None:
            asked = discord.utils.snowflake_time(int(found[1]))
            metrics.acknowledged.observe(max(0.0, (datetime.now(UTC) - asked).total_seconds()))

    async def note_body(
        _session: object, context: Any, params: aiohttp.TraceResponseChunkReceivedParams
    ) -> None:
        if context.is_refused:
            code = CODE.search(params.chunk)
            metrics.refused.labels(code[1].decode() if code else "none").inc()

    tracing = aiohttp.TraceConfig()
    tracing.on_response_chunk_received.append(note_body)
    tracing.on_request_start.append(leaves)
    tracing.on_request_end.append(note_answer)
    return tracing
