"""Telling people that it is their turn: in the thread or by direct message, for several tables at once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol

from bot.messages.notification import table_link
from bot.messages.screens import Screen
from bot.outbox.languages import Languages
from bot.outbox.lock_lines import lock_line
from bot.outbox.sender import OutgoingMessage, Sender
from bot.outbox.wanted import Wishes
from bot.storage.people import DM
from bot.storage.records import PostRecord
from bot.storage.store import Store
from bot.tables.kinds import CALL, DIRECT_CALL
from bot.tables.table import Table
from bot.tables.tables import Tables


class Posting(Protocol):
    """What a post needs to know what it says: it returns the ways in which it can be said, the best first."""

    tables: Tables
    store: Store
    languages: Languages
    sender: Sender
    wishes: Wishes


def direct_message(table: Table, post: PostRecord, screen: Screen, member: int) -> OutgoingMessage:
    """A direct message that notifies somebody."""
    return OutgoingMessage(table, post, replace(screen, mentions=(member,)), member=member)


async def call(by: Posting, table: Table, post: PostRecord) -> Sequence[OutgoingMessage]:
    """Tell one person about all tables that wait for them, in one message; nothing if they have moved meanwhile."""
    content: dict[str, Any] = json.loads(post.content)
    ways = list[OutgoingMessage]()
    for kind in (DIRECT_CALL, CALL) if content["where"] == DM else (CALL,):
        wanted = await by.wishes.notification(table, post, kind)
        if wanted is None:
            return []
        outgoing = replace(OutgoingMessage.of(table, post, wanted), apology="")
        if wanted.drawing is not None and await by.sender.picture(outgoing) is None:
            outgoing = replace(outgoing, drawing=None)
        if kind == DIRECT_CALL:
            mentioning = replace(outgoing.screen, mentions=(content["member"],))
            outgoing = replace(outgoing, screen=mentioning, member=content["member"])
        ways.append(outgoing)
    return ways


async def next_up(by: Posting, table: Table, post: PostRecord) -> Sequence[OutgoingMessage]:
    """A note by direct message for the player who is probably asked next; it is not worth a message in the thread."""
    member: int = json.loads(post.content)["member"]
    texts = await by.languages.of_person(member, table.record.server)
    line = await lock_line(by.tables, table, texts, [member], texts.say("lock-next"))
    return [direct_message(table, post, Screen(f"{line}\n{table_link(texts, table, member)}"), member)]
