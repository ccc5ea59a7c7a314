"""Sending one message exactly once, and adding a picture that was late."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.language.icons import without_icons
from bot.messages.layouts import MOST_TEXT, Layout, fitting, is_of_post, layout
from bot.messages.pictures import files_of
from bot.messages.screens import MOST_CONTENT, Screen
from bot.outbox import requests
from bot.outbox.conversations import Conversations
from bot.outbox.pictures import Superseded
from bot.outbox.requests import Sent
from bot.storage.crashpoints import passing
from bot.storage.records import Change, PostProgress, PostRecord
from bot.storage.store import Store
from bot.tables.table import Table
from engine.core.values import frozen

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE = 10008
THREAD_ARCHIVED = 50083
MOST_SEARCHED = 10_000
"""Messages that are searched, oldest first, for one that an earlier run sent but could not mark as sent."""
SECOND = 1000 << 22
"""In ids of Discord: how far apart the clocks of Discord's own machines may be."""


@frozen
class OutgoingMessage:
    """A post on its way: what it says, where it goes, and the picture that is being drawn for it."""

    table: Table
    post: PostRecord
    screen: Screen
    alt: str = ""
    apology: str = ""
    """What stands below the text as long as the picture is missing."""
    drawing: asyncio.Future[bytes] | None = None

    def files(self, picture: bytes | None) -> list[discord.File]:
        """The picture as attachments whose names tell which post they belong to."""
        if picture is None:
            return []
        return files_of(picture, f"table-{self.table.record.id}-{self.post.id}.png", self.alt)

    @property
    def is_layout(self) -> bool:
        """Whether it is a Components V2 message."""
        return self.screen.question is not None

    def layout(self, files: Sequence[discord.File]) -> Layout:
        """All that such a message shows."""
        return layout(self.screen, self.post.id, [file.filename for file in files], self.alt)

    def without_picture(self) -> OutgoingMessage:
        """The words alone, with the note that the picture follows."""
        note, most = f"\n-# {self.apology}", MOST_TEXT if self.is_layout else MOST_CONTENT
        content = fitting(self.screen.content, most - len(self.screen.question or "") - len(note)) + note
        return replace(self, screen=replace(self.screen, content=content))


class Sender:
    """Sends and edits messages. `patience` is how many seconds a message waits for its picture."""

    patience = 2.0

    def __init__(self, client: discord.Client, store: Store) -> None:
        self.client = client
        self.store = store
        self.conversations = Conversations(client, store)
        self._newest = 0

    def seen(self, snowflake: int) -> None:
        """Discord has made this id: what is sent from now on gets a higher one, whatever our own clock says."""
        self._newest = max(self._newest, snowflake)

    def channel(self, table: Table, place: int | None = None) -> discord.PartialMessageable:
        """The place of a table, by default where it is played."""
        return self.client.get_partial_messageable(
            place or table.record.place, guild_id=table.record.server or None
        )

    async def thread_at(self, channel: int, message: int, name: str) -> int:
        """A new thread at a message. The request itself, as `create_thread` of a message needs a server that the
        gateway has announced, and after a restart posts go out before it has.
        """
        request = self.client.http.start_thread_with_message
        return int((await request(channel, message, name=name, auto_archive_duration=10080))["id"])

    async def picture(self, outgoing: OutgoingMessage) -> bytes | None:
        """The picture if it is ready in time; a failure is ours and is logged."""
        if outgoing.drawing is None:
            return None
        try:
            return await asyncio.wait_for(asyncio.shield(outgoing.drawing), self.patience)
        except TimeoutError:
            return None
        except Exception:
            log.exception("a picture could not be drawn")
            return None

    async def send(self, channel: discord.PartialMessageable, outgoing: OutgoingMessage) -> tuple[Sent, bool]:
        """Send a new message; if its picture is late or fails, the text goes out first.

        Returns the message, and whether it shows everything already: one that a killed run had sent may not.
        """
        picture = await self.picture(outgoing)
        if outgoing.drawing is None or picture is not None:
            try:
                message = await self._once(channel, outgoing, outgoing.files(picture))
                return message, outgoing.drawing is None or message.has_picture
            except discord.DiscordServerError:
                if picture is None:
                    raise
                log.warning("table %s: the picture could not be uploaded", outgoing.table.record.id)
        message = await self._once(channel, outgoing.without_picture(), ())
        return message, message.has_picture

    async def _once(
        self,
        channel: discord.PartialMessageable,
        outgoing: OutgoingMessage,
        files: Sequence[discord.File],
    ) -> Sent:
        """The nonce guards against a second message when a request is repeated, the history after a restart."""
        post, screen = outgoing.post, outgoing.screen
        marked = await self._marked(post)
        if marked is None:
            sending = PostProgress(post.id, "sending", post.message, self._older(outgoing.table))
            await self.store.write(Change((sending,)))
        elif (found := await self._find(channel, outgoing, marked.after)) is not None:
            return Sent.of(found)
        passing("post.marked-sending")
        extras: dict[str, Any] = {"files": files} if files else {}
        if outgoing.is_layout:
            extras["view"] = outgoing.layout(files)
        else:
            extras |= {"content": screen.content} | ({"view": screen.view} if screen.view else {})
        message = await requests.send(
            self.client,
            channel.id,
            nonce=f"{outgoing.table.record.opened}-{post.id}",
            silent=not screen.mentions,
            allowed_mentions=only(screen.mentions),
            **extras,
        )
        self.seen(message.id)
        passing("post.after-request")
        return message

    def _older(self, table: Table) -> int:
        """An id that is older than every message of this table that is still to be sent."""
        known = (self._newest, table.record.place, table.record.lobby or 0, table.record.board or 0)
        return max(0, max(known) - SECOND)

    async def _marked(self, post: PostRecord) -> PostRecord | None:
        """The post if it may have been sent already: the mark is on disk before the request goes out."""
        if post.status != "sending":
            return None
        stored = await self.store.post(post.id)
        return stored if stored is not None and stored.status == "sending" else None

    async def _find(
        self, channel: discord.PartialMessageable, outgoing: OutgoingMessage, after: int
    ) -> discord.Message | None:
        """A message of ours that was sent but could not be marked as sent.

        The search goes forward from an id older than it: however much people have written since, it is among the first.
        """
        me, since = self.client.user, discord.Object(after)
        if me is None:
            return None
        async for message in channel.history(limit=MOST_SEARCHED, after=since, oldest_first=True):
            ours = message.author.id == me.id and _is(message, outgoing)
            if ours and not await self.store.is_delivered(message.id):
                return message
        return None

    async def edit(
        self,
        channel: discord.PartialMessageable,
        message: int,
        outgoing: OutgoingMessage,
        picture: bytes | None,
    ) -> bool:
        """Edit a message; False when it was deleted or may not be edited any more."""
        files = outgoing.files(picture)
        extras: dict[str, Any] = {"attachments": files} if files else {}
        if outgoing.is_layout:
            extras |= {"content": None, "embeds": [], "view": outgoing.layout(files)}
        else:
            extras |= {"content": outgoing.screen.content, "view": outgoing.screen.view}
        try:
            await requests.edit(self.client, channel.id, message, allowed_mentions=only(()), **extras)
        except discord.NotFound as error:
            if error.code == UNKNOWN_MESSAGE:
                return False
            raise
        except discord.HTTPException as error:
            if error.code == THREAD_ARCHIVED:  # a new message opens the thread again, an edit does not
                return False
            if (
                outgoing.is_layout and error.status == 400
            ):  # a classic message never becomes one with a layout
                log.info("table %s: its message is not edited: %s", outgoing.table.record.id, error)
                return False
            raise
        return True

    async def mark_sent(self, post: PostRecord, message: int, late: Sequence[PostRecord]) -> None:
        """A post is this message now. If a crash comes before that is on disk, an edit is made again, and a new message
        is found, since it is marked as on its way.
        """
        if late:
            await self.store.write(Change((replace(post, status="sent", message=message), *late)))
        else:
            await self.store.mark_sent_soon(post, message)
        passing("post.after-sent")

    async def drawn(self, outgoing: OutgoingMessage) -> bytes | None:
        """The picture however long it takes; a failure is ours and is logged."""
        if outgoing.drawing is None:
            return None
        try:
            return await outgoing.drawing
        except Superseded:
            return None
        except Exception:
            log.exception("a late picture could not be drawn")
            return None


def _is(message: discord.Message, outgoing: OutgoingMessage) -> bool:
    """Whether a message of ours is this post: by the number in a layout, by its picture, else by its words or what
    its first button does, since the run that sent it may have had other words.
    """
    if outgoing.is_layout:
        return is_of_post(message, outgoing.post.id)
    pictured = any(file.filename.endswith(f"-{outgoing.post.id}.png") for file in message.attachments)
    words = without_icons(outgoing.screen.content)  # a later run may have other icons
    return pictured or without_icons(message.content).startswith(words) or _does_the_same(message, outgoing)


def _does_the_same(message: discord.Message, outgoing: OutgoingMessage) -> bool:
    view = outgoing.screen.view
    ids = [getattr(each, "custom_id", None) for each in (view.children if view else ())]
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return bool(ids and ids[0]) and any(part.custom_id == ids[0] for row in rows for part in row.children)


def only(members: tuple[int, ...]) -> discord.AllowedMentions:
    """Exactly these people may be pinged."""
    users = [discord.Object(member) for member in members]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
