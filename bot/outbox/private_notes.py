"""Private notes that say what was done: of each person in each channel the latest stands, the one before it goes."""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.cache import Cache
from bot.outbox.delivery_failures import OF_THE_LINE

MOST_NOTES = 500


class Notes:
    """The interactions that were answered with such a note, by person and channel."""

    def __init__(self) -> None:
        self._latest: Cache[tuple[int, int | None], discord.Interaction] = Cache(MOST_NOTES)

    async def replace(self, interaction: discord.Interaction) -> None:
        """This one was answered with a note: the one before it is deleted."""
        key = interaction.user.id, interaction.channel_id
        before = self._latest.get(key)
        self._latest.put(key, interaction)
        if before is None or (before.message is not None and before.message == interaction.message):
            return
        with suppress(
            discord.HTTPException, *OF_THE_LINE
        ):  # dismissed by its reader, or older than its token
            await before.delete_original_response()
