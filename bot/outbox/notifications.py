"""Telling people that it is their turn: in the thread or by direct message, for several tables at once."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any, Protocol

import discord

from bot.language.names import escaped
from bot.messages import screens
from bot.messages.notification import Waiting, jump, notification_screen
from bot.messages.screens import Screen
from bot.messages.table_names import table_name
from bot.outbox.conversations import OpeningTooFast
from bot.outbox.languages import Languages
from bot.outbox.latest_boards import LatestBoards
from bot.outbox.requests import Sent
from bot.outbox.sender import OutgoingMessage, Sender
from bot.storage.people import DM, NotificationRecord, NotificationSent
from bot.storage.records import Change, PostRecord, Rows
from bot.storage.store import Store
from bot.tables.pace import PACES, deadline
from bot.tables.quiet_hours import quiet_hours_of
from bot.tables.table import Table
from bot.tables.tables import Tables
from renders.series import separated

log = logging.getLogger(__name__)


class Posting(Protocol):
    """What a notification needs of the maker of posts."""

    tables: Tables
    store: Store
    languages: Languages
    sender: Sender
    boards: LatestBoards

    async def final_message(self, table: Table, post: PostRecord) -> OutgoingMessage:
        """The end of the game with its picture."""
        ...


async def call(by: Posting, table: Table, post: PostRecord) -> None:
    """Tell one person about all tables that wait for them, in one message; nothing if they have moved meanwhile."""
    content: dict[str, Any] = json.loads(post.content)
    if not await _waiting(by, content["games"], content["member"]):
        await _passed(by, post)
    elif content["where"] != DM or not await _by_message(by, table, post, content):
        outgoing = await _outgoing(by, table, post, content, private=False)
        message, _ = await by.sender.send(by.sender.channel(table), outgoing)
        await _sent(by, post, message, private=False)


async def _by_message(by: Posting, table: Table, post: PostRecord, content: Mapping[str, Any]) -> bool:
    """Notify by direct message; False when this person takes none."""
    outgoing = await _outgoing(by, table, post, content, private=True)
    message = await direct_message(by, outgoing, content["member"])
    if message is not None:
        await _sent(by, post, message, private=True)
    return message is not None


async def _sent(by: Posting, post: PostRecord, message: Sent, *, private: bool) -> None:
    """Where the notification stands is noted, so that it can go once nothing waits any more."""
    out = NotificationSent(post.id, message.place, message.id, int(private))
    await by.store.write(Change((replace(post, status="sent", message=message.id), out)))


async def _passed(by: Posting, post: PostRecord) -> None:
    none = Rows.where("notifications", id=post.id)
    await by.store.write(Change((replace(post, status="passed"),), (none,)))


async def update_call(by: Posting, table: Table, post: PostRecord) -> None:
    """A notification names only what still waits; one that has nothing left to name is deleted."""
    found = await by.store.find(NotificationRecord, "id = ?", json.loads(post.content)["call"])
    told = await by.store.post(found[0].id) if found else None
    if not found or told is None or not found[0].message:
        await by.store.mark_post(post, "passed")
        return
    content = {**json.loads(told.content), "games": json.loads(found[0].games)}
    if not await _waiting(by, content["games"], found[0].member):
        await _deleted(by, post, found[0])
        return
    outgoing = await _outgoing(by, table, post, content, private=bool(found[0].private))
    picture = await by.sender.picture(outgoing)
    await by.sender.edit(by.sender.channel(table, found[0].place), found[0].message, outgoing, picture)
    await by.store.mark_post(post, "sent", found[0].message)


async def _deleted(by: Posting, post: PostRecord, told: NotificationRecord) -> None:
    gone = by.tables.committer.post(told.game, "remove", place=told.place, message=told.message)
    await by.store.write(Change((replace(post, status="sent"), gone), (told,)))
    by.tables.committer.announce(gone)


async def _outgoing(
    by: Posting, table: Table, post: PostRecord, content: Mapping[str, Any], *, private: bool
) -> OutgoingMessage:
    """A notification as it must be now; one that only its reader gets shows the most urgent board."""
    member, server = content["member"], table.record.server
    languages = by.languages
    texts = await (languages.of_person(member, server) if private else languages.of_server(server))
    waiting = await _waiting(by, content["games"], member)
    message = next((f"notification-{why}" for why in ("again", "late") if content.get(why)), "notification")
    screen = notification_screen(waiting, texts, member, message, private=private)
    outgoing = OutgoingMessage(table, post, screen)
    if not private:  # the current message of the thread shows the board
        return outgoing
    shown = waiting[0].table
    drawing = asyncio.create_task(_first_picture(by, shown))
    pictured = replace(outgoing, alt=screens.alt_text(shown, texts), drawing=drawing)
    return pictured if await by.sender.picture(pictured) is not None else outgoing


async def _first_picture(by: Posting, table: Table) -> bytes:
    return separated(await by.boards.of(table))[0]


async def _waiting(by: Posting, games: Collection[int], member: int) -> list[Waiting]:
    """Those of these tables that wait for a person, the most urgent first."""
    hours = quiet_hours_of(await by.tables.people.person(member))
    found: list[Waiting] = []
    for game in games:
        table = await by.tables.registry.look_at(game)
        if table.match is None or table.record.status != "running":
            continue
        for seat in table.match.waiting:
            if table.seats[seat].member == member:
                clock = (await by.tables.clocks.of(table))[seat]
                moments = deadline(PACES[table.record.pace], hours, clock)
                found.append(Waiting(table, clock.asked, moments.expires if moments else None))
    return sorted(found, key=lambda each: each.urgency)


async def direct_message(
    by: Posting, outgoing: OutgoingMessage, member: int, *, silent: bool = False
) -> Sent | None:
    """Send a direct message; None when this person takes none, or cannot be written to for the moment. A `silent` one
    waits until they look by themselves.
    """
    if not silent:
        outgoing = replace(outgoing, screen=replace(outgoing.screen, mentions=(member,)))
    try:
        message, _ = await by.sender.send(await by.sender.conversations.of(member), outgoing)
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
    content = texts.say("next-up", link=jump(table), name=escaped(table_name(texts, table, member)))
    message = await direct_message(by, OutgoingMessage(table, post, Screen(content)), member)
    if message is None:
        await by.store.mark_post(post, "passed")
    else:
        await by.store.mark_post(post, "sent", message.id)
