"""Messages as requests: of what Discord answers only the id is read, so no objects are made of the rest."""

from __future__ import annotations

from typing import Any

import discord
from discord.http import handle_message_parameters
from discord.utils import MISSING


async def send(client: discord.Client, place: int, *, silent: bool, **said: Any) -> int:
    """Send a message to a channel or thread, said as discord.py says it, and return its id; raises its
    `HTTPException`.
    """
    flags = discord.MessageFlags(suppress_notifications=True) if silent else MISSING
    with handle_message_parameters(flags=flags, **said) as params:
        return int((await client.http.send_message(place, params=params))["id"])


async def edit(client: discord.Client, place: int, message: int, **said: Any) -> None:
    """Edit a message; raises discord.py's `HTTPException`."""
    with handle_message_parameters(**said) as params:
        await client.http.edit_message(place, message, params=params)


async def look(client: discord.Client, place: int, message: int) -> None:
    """Ask for a message; raises discord.py's `NotFound` where it is gone, else its `HTTPException`."""
    await client.http.get_message(place, message)


async def delete(client: discord.Client, place: int, message: int) -> None:
    """Delete a message; raises discord.py's `HTTPException`."""
    await client.http.delete_message(place, message)
