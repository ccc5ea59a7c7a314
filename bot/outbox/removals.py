"""Messages that are current no more are deleted, beside the posts of their tables: nobody waits for it."""

from __future__ import annotations

import asyncio
import json
import logging

import discord

from bot.outbox import requests
from bot.outbox.delivery_failures import OF_THE_LINE, DeliveryFailure, failure_of
from bot.storage.crashpoints import passing
from bot.storage.errors import StoreError, level_of
from bot.storage.records import PostRecord
from bot.storage.store import Store

log = logging.getLogger(__name__)

RETRY_SECONDS = (5, 30, 120, 600)


async def remove(client: discord.Client, store: Store, post: PostRecord) -> None:
    """Delete the message that a `remove` post names, or that the post which it names became.

    While Discord or the disk is away, it tries again. One that is gone already is as good as deleted, and so is one
    that may not be deleted: nobody is told.
    """
    failures = 0
    while not await _removed(client, store, post):
        await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])
        failures += 1


async def _removed(client: discord.Client, store: Store, post: PostRecord) -> bool:
    content: dict[str, int] = json.loads(post.content)
    try:
        message = content.get("message") or await _message_of(store, content["post"])
        if message is not None:
            passing("remove.before-request")
            await _delete(client, content["place"], message, post)
            passing("remove.after-request")
        await store.mark_sent_soon(post)
    except (*OF_THE_LINE, StoreError) as error:
        log.log(level_of(error), "table %s: an old message is deleted later: %s", post.game, error)
        return False
    return True


async def _delete(client: discord.Client, place: int, message: int, post: PostRecord) -> None:
    """Raises what Discord answers when it is away; a refusal is written down."""
    try:
        await requests.delete(client, place, message)
    except OF_THE_LINE as error:
        if failure_of(error, apart=False) is DeliveryFailure.AWAY:
            raise
        log.info("table %s: an old message cannot be deleted: %s", post.game, error)


async def _message_of(store: Store, number: int) -> int | None:
    """The message that another post became."""
    found = await store.post(number)
    return None if found is None else found.message
