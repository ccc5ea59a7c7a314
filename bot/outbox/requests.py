"""Requests to Discord: what any part of the bot sends is seen here, and messages are sent without objects."""

from __future__ import annotations

import asyncio
import io
import logging
import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any
from uuid import uuid4

import aiohttp
import discord
from discord.http import INTERNAL_API_VERSION, MultipartParameters, Route, handle_message_parameters
from discord.utils import MISSING
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.metrics import Metrics
from bot.storage.crashpoints import passing

log = logging.getLogger(__name__)

CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
NEW = "/channels/{channel_id}/messages"
OLD = f"{NEW}/{{message_id}}"
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
BAD_REQUEST = 400
"""The lowest status of an answer that refuses something."""
CODE = re.compile(rb'"code": ?(\d{1,6})\b')
"""Discord's own number for why, in the body of its answer."""
PRIVATE = re.compile(r"^/api/v\d+/(interactions|webhooks)/")
"""Answers to one interaction: nobody else gives them, and Discord takes the first one alone."""
LONGEST = 0.7
"""Seconds for which a tap waits for the edit: far fewer than Discord waits for its answer."""


async def send(client: discord.Client, place: int, *, silent: bool, **said: Any) -> int:
    """Send a message to a channel or thread, said as discord.py says it, and return its id; raises its
    `HTTPException`.
    """
    flags = discord.MessageFlags(suppress_notifications=True) if silent else MISSING
    with handle_message_parameters(flags=flags, **said) as params:
        route = Route("POST", NEW, channel_id=place)
        return int((await client.http.request(route, **_body(params)))["id"])


async def edit(client: discord.Client, place: int, message: int, **said: Any) -> None:
    """Edit a message; raises discord.py's `HTTPException`."""
    with handle_message_parameters(**said) as params:
        route = Route("PATCH", OLD, channel_id=place, message_id=message)
        await client.http.request(route, **_body(params))


async def delete(client: discord.Client, place: int, message: int) -> None:
    """Delete a message; raises discord.py's `HTTPException`."""
    await client.http.delete_message(place, message)


class Callbacks(AsyncWebhookAdapter):
    """First answers to interactions. discord.py asks each time for the whole message that comes of it."""

    async def create_interaction_response(
        self,
        interaction_id: int,
        token: str,
        *,
        session: aiohttp.ClientSession,
        proxy: str | None = None,
        proxy_auth: aiohttp.BasicAuth | None = None,
        params: MultipartParameters,
    ) -> Any:
        route = Route("POST", CALLBACK, webhook_id=interaction_id, webhook_token=token)
        sent: Any = {"multipart": params.multipart} if params.files else {"payload": params.payload}
        await self.request(route, session, files=params.files, proxy=proxy, proxy_auth=proxy_auth, **sent)
        return {"interaction": {"id": interaction_id}}


def _body(params: MultipartParameters) -> dict[str, Any]:
    """What is sent, with its files as one piece: discord.py hands them on part by part, and each line of a part is sent
    by itself.
    """
    if not params.multipart:
        return {"json": params.payload}
    boundary, pieces = uuid4().hex, list[bytes]()
    for part in params.multipart:
        value, about = part["value"], f'form-data; name="{part["name"]}"'
        if not isinstance(value, str):
            about += f'; filename="{part["filename"]}"\r\nContent-Type: {part["content_type"]}'
        head = f"--{boundary}\r\nContent-Disposition: {about}\r\n\r\n"
        pieces += [head.encode(), value.encode() if isinstance(value, str) else value.read(), b"\r\n"]
    body = b"".join([*pieces, f"--{boundary}--\r\n".encode()])
    form = f"multipart/form-data; boundary={boundary}"
    return {"data": aiohttp.BytesIOPayload(io.BytesIO(body), content_type=form, disposition=None)}


def go_through(proxy: str) -> None:
    """All requests to Discord go to this address, of a proxy that keeps the limit of several processes."""
    Route.BASE = f"{proxy}/api/v{INTERNAL_API_VERSION}"


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
        context.is_refused = params.response.status >= BAD_REQUEST
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


class Taps:
    """The taps that still wait for an answer, by the message that was tapped: it may be the edit of that message (a
    callback of type 7).

    That is one request less than an acknowledgement and an edit, Discord counts no edit of an old message (30046), and
    who has tapped sees at once what they did.
    """

    def __init__(self) -> None:
        self._waiting: dict[int, _Tap] = {}
        self._is_refused = False
        """Discord has refused such an answer, and takes the edits alone."""

    def is_waited_at(self, message: int) -> bool:
        """Whether an edit of this message would be an answer."""
        return message in self._waiting

    async def answer_by_edit(self, interaction: discord.Interaction, seconds: float) -> bool:
        """Wait at most so long for an edit of the message that was tapped; whether that was the answer."""
        message = interaction.message
        if message is None or message.id in self._waiting or self._is_refused:
            return False
        tap = self._waiting[message.id] = _Tap(interaction, seconds)
        await asyncio.wait({tap.taken}, timeout=min(seconds, LONGEST))
        if not tap.taken.done():
            del self._waiting[message.id]
            return False
        return await tap.is_answered

    async def edit(self, message: int, files: Sequence[discord.File], **said: Any) -> bool:
        """Edit a message by answering a tap at it, said as discord.py says it; False where none waits, or Discord does
        not take it that way. Raises what leaves open whether it had an effect.
        """
        tap = self._waiting.pop(message, None)
        if tap is None:
            return False
        tap.taken.set_result(None)
        has_answered = False
        try:
            async with asyncio.timeout_at(tap.until):
                await tap.interaction.response.edit_message(**said)
            has_answered = True
        except discord.DiscordServerError:
            raise
        except (discord.HTTPException, discord.InteractionResponded) as error:
            log.info("message %s is not edited by the answer to a tap: %s", message, error)
            self._is_refused |= getattr(error, "status", 0) == BAD_REQUEST
            for each in files:
                each.reset()
        finally:
            tap.is_answered.set_result(has_answered)
        return has_answered


class _Tap:
    def __init__(self, interaction: discord.Interaction, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self.interaction = interaction
        self.until = loop.time() + seconds
        """When it is acknowledged otherwise, as long as Discord takes that."""
        self.taken: asyncio.Future[None] = loop.create_future()
        """An edit has begun to answer it."""
        self.is_answered: asyncio.Future[bool] = loop.create_future()
