"""Requests to Discord: all that the bot sends is observed here, and messages are sent without discord.py's objects."""

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
from discord.http import (
    INTERNAL_API_VERSION,
    HTTPClient,
    MultipartParameters,
    Route,
    handle_message_parameters,
)
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
"""The lowest HTTP status of a refusal."""
CODE = re.compile(rb'"code": ?(\d{1,6})\b')
"""Discord's own number for why, in the body of its answer."""
THREAD_EXISTS = 160004
NO_THREAD = (160006, 160007, 200001, 50024)
"""The server has its most active threads, its moderation takes the title of this one, or the lobby is in a thread."""
PRIVATE = re.compile(r"^/api/v\d+/(interactions|webhooks)/")
"""Paths of answers to an interaction: no other process gives them, and Discord accepts only the first one."""
ANSWER = 15.0
"""Seconds for which Discord's first answer is waited for."""
LONGEST = 0.7
"""The most seconds for which a tap waits for an edit, far fewer than Discord waits for its answer."""


async def ask_gateway(http: HTTPClient) -> str:
    """Ask Discord for its gateway, as a login waits for five minutes where nobody answers; returns the time that the
    answer names. Raises what is raised on the way to Discord.
    """
    timeout, agent = aiohttp.ClientTimeout(ANSWER), {"User-Agent": http.user_agent}
    async with aiohttp.ClientSession(timeout=timeout, headers=agent) as session:
        answer = await session.get(f"{Route.BASE}/gateway", raise_for_status=True)
        await answer.json()  # raises where it is a page of somebody else
        return answer.headers["Date"]


async def send(client: discord.Client, place: int, *, silent: bool, **said: Any) -> int:
    """Send a message, with the arguments of discord.py's `send`, and return its id; raises `discord.HTTPException`."""
    flags = discord.MessageFlags(suppress_notifications=True) if silent else MISSING
    with handle_message_parameters(flags=flags, **said) as params:
        route = Route("POST", NEW, channel_id=place)
        return int((await client.http.request(route, **_body(params)))["id"])


async def open_thread(client: discord.Client, place: int, message: int, *, name: str) -> int:
    """Open a thread at a message, unless it exists; returns its id, or that of the channel where none can be opened.

    It makes the request itself: `create_thread` of a message needs a server that the gateway has announced, and after
    a restart posts go out before. The name says no game: the lobby can still change it, and Discord limits renaming.
    """
    try:
        request = client.http.start_thread_with_message
        return int((await request(place, message, name=name, auto_archive_duration=10080))["id"])
    except discord.HTTPException as error:
        if error.code == THREAD_EXISTS:
            return message
        if isinstance(error, discord.Forbidden) or error.code in NO_THREAD:
            log.info("channel %s: a table is played without a thread of its own: %s", place, error)
            return place
        raise


async def edit(client: discord.Client, place: int, message: int, **said: Any) -> None:
    """Edit a message; raises discord.py's `HTTPException`."""
    with handle_message_parameters(**said) as params:
        route = Route("PATCH", OLD, channel_id=place, message_id=message)
        await client.http.request(route, **_body(params))


async def delete(client: discord.Client, place: int, message: int) -> None:
    """Delete a message; raises discord.py's `HTTPException`."""
    await client.http.delete_message(place, message)


class Callbacks(AsyncWebhookAdapter):
    """Sends first answers to interactions; discord.py would request the resulting message each time."""

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
    """The body of a request, with its files as one payload: discord.py passes on part by part, and each line of a part
    is sent by itself.
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


def set_up_discord(proxy: str) -> None:
    """Send all requests to the address of this proxy, if any: it keeps Discord's rate limit for several processes."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice is used
    if proxy:
        Route.BASE = f"{proxy}/api/v{INTERNAL_API_VERSION}"


class Silenced(OSError):
    """A request is not sent, as another process may have taken over and made it already."""


def trace(metrics: Metrics, is_fresh: Callable[[], bool]) -> aiohttp.TraceConfig:
    """Counts the answers to requests of discord.py's session. No request but for private answers is sent while another
    process may have taken over: it raises `Silenced`.
    """

    async def guard(_session: object, _context: object, params: aiohttp.TraceRequestStartParams) -> None:
        path = params.url.path
        is_public = path.startswith("/api/") and not PRIVATE.match(path)  # the gateway may always be reached
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
    tracing.on_request_start.append(guard)
    tracing.on_request_end.append(note_answer)
    return tracing


class Taps:
    """The taps that still wait for an answer, by the message that was tapped: an edit of that message can be the answer
    (a callback of type 7).

    That is one request less than an acknowledgement and an edit, Discord counts no edit of an old message (30046), and
    the person sees at once what they did.
    """

    def __init__(self) -> None:
        self._waiting: dict[int, _Tap] = {}
        self._is_refused = False
        """Whether Discord has refused such an answer; then messages are only edited."""

    def has_tap(self, message: int) -> bool:
        """Whether an edit of this message would answer a tap."""
        return message in self._waiting

    async def answer_by_edit(self, interaction: discord.Interaction, seconds: float) -> bool:
        """Wait at most so long for an edit of the message that was tapped; returns whether it answered the tap."""
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
        """Edit a message by answering a tap on it; returns False where no tap waits, or Discord refuses such an answer.
        Raises errors that leave open whether the edit had an effect.
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
        """The time of the loop at which the tap is acknowledged otherwise, while Discord still accepts that."""
        self.taken: asyncio.Future[None] = loop.create_future()
        """Done as soon as an edit has begun to answer the tap."""
        self.is_answered: asyncio.Future[bool] = loop.create_future()
