"""Messages as requests: of what Discord answers only two things are read, so no objects are made of the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord.http import handle_message_parameters
from discord.utils import MISSING

from engine.core.values import frozen


@frozen
class Sent:
    """A message of ours on Discord."""

    id: int
    place: int
    has_picture: bool
    """Discord does not list the attachments that components show."""

    @classmethod
    def read(cls, answer: Mapping[str, Any]) -> Sent:
        """The message of an answer."""
        gallery, parts = discord.ComponentType.media_gallery.value, answer.get("components", ())
        shows = any(part["type"] == gallery for part in parts)
        return cls(int(answer["id"]), int(answer["channel_id"]), bool(answer.get("attachments")) or shows)

    @classmethod
    def of(cls, message: discord.Message) -> Sent:
        """A message that was found."""
        shows = any(part.type is discord.ComponentType.media_gallery for part in message.components)
        return cls(message.id, message.channel.id, bool(message.attachments) or shows)


async def send(client: discord.Client, place: int, *, silent: bool, **said: Any) -> Sent:
    """Send a message to a channel or thread, said as discord.py says it; raises its `HTTPException`."""
    flags = discord.MessageFlags(suppress_notifications=True) if silent else MISSING
    with handle_message_parameters(flags=flags, **said) as params:
        return Sent.read(await client.http.send_message(place, params=params))


async def edit(client: discord.Client, place: int, message: int, **said: Any) -> None:
    """Edit a message; raises discord.py's `HTTPException`."""
    with handle_message_parameters(**said) as params:
        await client.http.edit_message(place, message, params=params)


async def delete(client: discord.Client, place: int, message: int) -> None:
    """Delete a message; raises discord.py's `HTTPException`."""
    await client.http.delete_message(place, message)
