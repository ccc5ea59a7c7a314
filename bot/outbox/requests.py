"""Messages as requests: of what Discord answers only the id is read, so no objects are made of the rest."""

from __future__ import annotations

import io
from typing import Any
from uuid import uuid4

import aiohttp
import discord
from discord.http import MultipartParameters, Route, handle_message_parameters
from discord.utils import MISSING
from discord.webhook.async_ import AsyncWebhookAdapter

CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
NEW = "/channels/{channel_id}/messages"
OLD = f"{NEW}/{{message_id}}"


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


async def look(client: discord.Client, place: int, message: int) -> None:
    """Ask for a message; raises discord.py's `NotFound` where it is gone, else its `HTTPException`."""
    await client.http.get_message(place, message)


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
