"""Telling people that it is their turn: in the thread or by direct message, for several tables at once."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol

import discord

from bot.messages.notification import table_link
from bot.messages.screens import Screen
from bot.outbox.conversations import OpeningTooFast
from bot.outbox.languages import Languages
from bot.outbox.lock_lines import lock_line
from bot.outbox.plan import PLAIN_STAYS
from bot.outbox.requests import Sent
from bot.outbox.sender import OutgoingMessage, Sender
from bot.outbox.wanted import Wishes
from bot.storage.messages import MessageRecord
from bot.storage.people import DM
from bot.storage.records import Change, PostRecord, Rows
from bot.storage.store import Store
from bot.tables.kinds import CALL, DIRECT_CALL
from bot.tables.table import Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)


class Posting(Protocol):
    """What a notification needs of the maker of posts."""

    tables: Tables
    store: Store
    languages: Languages
    sender: Sender
    wishes: Wishes

    async def note(self, change: Change) -> None:
        """Write what was sent, with the messages of which something is still to come."""
        ...

    async def pass_over(
        self, table: Table, post: PostRecord, *places: int, removing: Sequence[Rows] = ()
    ) -> None:
        """Make this post no more, and delete what was made of it."""
        ...


async def call(by: Posting, table: Table, post: PostRecord) -> None:
    """Tell one person about all tables that wait for them, in one message; nothing if they have moved meanwhile."""
    content: dict[str, Any] = json.loads(post.content)
    for kind in (DIRECT_CALL, CALL) if content["where"] == DM else (CALL,):
        wanted = await by.wishes.notification(table, post, kind)
        if wanted is None:
            none = Rows.where("notifications", id=post.id)
            places = await private_places(by, content["where"], content["member"])
            await by.pass_over(table, post, table.record.place, *places, removing=(none,))
            return
        outgoing = OutgoingMessage(table, post, wanted.screen, wanted.alt, "", wanted.drawing)
        if wanted.drawing is not None and await by.sender.picture(outgoing) is None:
            outgoing = replace(outgoing, drawing=None)
        if kind == CALL:
            message, _ = await by.sender.send(outgoing)
        elif (found := await direct_message(by, outgoing, content["member"])) is None:
            continue
        else:
            message = found
        row = MessageRecord(
            *(by.store.new_id("messages"), post.game, kind, post.id, message.place, message.id),
            mark=post.id,
            shows=wanted.shows,
            picture=wanted.picture,
            form=PLAIN_STAYS,
        )
        await by.note(Change((replace(post, status="sent", message=message.id), row)))
        return


async def private_places(by: Posting, where: str, member: int) -> list[int]:
    """The conversation with somebody who is to be told there, if there is one."""
    try:
        return [(await by.sender.conversations.of(member)).id] if where == DM else []
    except (OpeningTooFast, discord.Forbidden, discord.NotFound):
        return []


async def direct_message(
    by: Posting, outgoing: OutgoingMessage, member: int, *, silent: bool = False
) -> Sent | None:
    """Send a direct message; None when this person takes none, or cannot be written to for the moment. A `silent` one
    waits until they look by themselves.
    """
    if not silent:
        outgoing = replace(outgoing, screen=replace(outgoing.screen, mentions=(member,)))
    try:
        channel = await by.sender.conversations.of(member)
        message, _ = await by.sender.send(outgoing, channel.id)
    except OpeningTooFast:
        return None
    except (discord.Forbidden, discord.NotFound) as error:
        log.info("table %s: no direct message possible: %s", outgoing.table.record.id, error)
        if isinstance(error, discord.NotFound):
            await by.sender.conversations.forget(member)
        return None
    return message


async def next_up(by: Posting, table: Table, post: PostRecord) -> None:
    """A note by direct message for the player who is probably asked next; it is not worth a message in the thread."""
    member: int = json.loads(post.content)["member"]
    texts = await by.languages.of_person(member, table.record.server)
    line = await lock_line(by.tables, table, texts, [member], texts.say("lock-next"))
    screen = Screen(f"{line}\n{table_link(texts, table, member)}")
    message = await direct_message(by, OutgoingMessage(table, post, screen), member)
    if message is None:
        await by.store.mark_post(post, "passed")
    else:
        await by.store.mark_post(post, "sent", message.id)
