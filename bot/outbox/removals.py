"""Messages that are current no more are deleted, beside the posts of their tables: nobody waits for it."""

from __future__ import annotations

import asyncio
import json
import logging

import discord

from bot.outbox.delivery_failures import OF_THE_LINE, DeliveryFailure, failure_of
from bot.storage.crashpoints import passing
from bot.storage.disk_errors import StoreError
from bot.storage.records import PostRecord
from bot.storage.store import Store

log = logging.getLogger(__name__)

RETRY_SECONDS = (5, 30, 120, 600)


async def remove(client: discord.Client, store: Store, post: PostRecord) -> None:
    """Delete the message that a `remove` post names; while Discord or the disk is away, try again.

    One that is gone already is as good as deleted, and so is one that may not be deleted: nobody is told.
    """
    failures = 0
    while not await _removed(client, store, post):
        await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])
        failures += 1


async def _removed(client: discord.Client, store: Store, post: PostRecord) -> bool:
    content: dict[str, int] = json.loads(post.content)
    try:
        passing("remove.before-request")
        await (
            client.get_partial_messageable(content["place"]).get_partial_message(content["message"]).delete()
        )
        passing("remove.after-request")
    except OF_THE_LINE as error:
        if failure_of(error, apart=False) is DeliveryFailure.AWAY:
            log.warning("table %s: an old message is deleted later: %s", post.game, error)
            return False
        log.info("table %s: an old message cannot be deleted: %s", post.game, error)
    try:
        await store.mark_post(post, "sent")
    except StoreError as error:
        log.error("table %s: %s", post.game, error)
        return False
    return True
