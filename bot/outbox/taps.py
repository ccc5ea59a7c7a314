"""Taps at messages that are about to be edited: the first answer to a tap may be that edit (a callback of type 7).

That is one request less than an acknowledgement and an edit, Discord counts no edit of an old message (30046), and who
has tapped sees at once what they did.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import discord

log = logging.getLogger(__name__)

BAD_REQUEST = 400
LONGEST = 0.7
"""Seconds for which a tap waits for the edit: far fewer than Discord waits for its answer."""


class Taps:
    """The taps that still wait for an answer, by the message that was tapped."""

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
