"""The direct conversations with people. Each is opened once: who opens too many is refused, and may lose the bot."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.storage.people import ConversationRecord
from bot.storage.records import Change, Rows
from bot.storage.store import Store

log = logging.getLogger(__name__)

TOO_FAST = (40003, 20026)
"""Discord answers these with the status of a refusal, but they mean: later, after a pause or a quarantine."""
PAUSE = 600.0
"""Seconds without a new conversation after that; dozens in a row are taken for an attack."""


class OpeningTooFast(Exception):
    """No new conversation can be opened at the moment; who was to be told there may still take messages."""


class Conversations:
    """Finds the conversation with a person, on disk before at Discord."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store
        self._paused_until = 0.0

    async def of(self, member: int) -> discord.PartialMessageable:
        """Where this person reads what only they get; raises `OpeningTooFast`, or what Discord answers."""
        known = await self._store.find(ConversationRecord, "member = ?", member)
        if not known:
            known = [await self._open(member)]
            await self._store.write(Change(tuple(known)))
        return self._client.get_partial_messageable(known[0].channel)

    async def _open(self, member: int) -> ConversationRecord:
        """The request itself, as `create_dm` would give back one that it knows and Discord does not any more."""
        if asyncio.get_running_loop().time() < self._paused_until:
            raise OpeningTooFast
        try:
            opened = await self._client.http.start_private_message(member)
            return ConversationRecord(member, int(opened["id"]))
        except discord.Forbidden as error:
            if error.code not in TOO_FAST:
                raise
            log.warning(
                "Discord opens no more direct conversations for now (%s): the threads have to do", error.code
            )
            self._paused_until = asyncio.get_running_loop().time() + PAUSE
            raise OpeningTooFast from None

    async def forget(self, member: int) -> None:
        """This conversation is gone; the next one is opened anew."""
        await self._store.write(Change((), (Rows.where("conversations", member=member),)))
