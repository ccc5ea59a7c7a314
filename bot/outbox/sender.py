"""Sending and editing messages, and finding one that may have been sent."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.language.icons import without_icons
from bot.messages.custom_ids import Control
from bot.messages.layouts import MOST_TEXT, Layout, fitting, is_of_post, is_of_table, layout, marked_rows
from bot.messages.pictures import files_of
from bot.messages.screens import MOST_CONTENT, Screen
from bot.outbox import requests
from bot.outbox.conversations import Conversations
from bot.outbox.plan import Wanted
from bot.outbox.requests import Sent
from bot.storage.crashpoints import passing
from bot.storage.records import Change, PostProgress, PostRecord
from bot.storage.store import Store
from bot.tables.table import Table
from engine.core.values import frozen

log = logging.getLogger(__name__)

MOST_SEARCHED = 10_000
"""Messages that are searched, oldest first, for one that an earlier run sent but could not mark as sent."""
REFERENCE = re.compile(r"<[^<>]*>|(?<=\])\([^()]*\)")
"""A person, a place or a time, as Discord writes them, and where a link leads to."""
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
    place: int = 0
    """Where it goes, if not where its table is played."""
    member: int = 0
    """Who gets it as a direct message, if they take any."""
    wanted: Wanted | None = None
    """What is wanted of the message, if something of it may change."""

    @classmethod
    def of(cls, table: Table, post: PostRecord, wanted: Wanted) -> OutgoingMessage:
        return cls(table, post, wanted.screen, wanted.alt, wanted.apology, wanted.drawing, wanted=wanted)

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

    @property
    def controls(self) -> Layout | None:
        """The controls of a plain message."""
        return marked_rows(self.screen.view, self.post.id) if self.screen.view else None

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
        self.newest = 0
        """The newest id of Discord that is known."""

    def seen(self, snowflake: int) -> None:
        """Discord has made this id: what is sent from now on gets a higher one, whatever our own clock says."""
        self.newest = max(self.newest, snowflake)

    def is_away(self, server: int) -> bool:
        """Whether Discord has taken this server away for a while, or has not said yet that it is there."""
        guild = self.client.get_guild(server)
        return guild is None or guild.unavailable

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
        """The picture if it is ready in time, and could be drawn."""
        drawing = outgoing.drawing
        if drawing is None:
            return None
        await asyncio.wait({drawing}, timeout=self.patience)
        return drawing.result() or None if drawing.done() else None

    async def send(self, outgoing: OutgoingMessage) -> tuple[Sent, bool]:
        """Send a post; if its picture is late or fails, the text goes out first.

        Returns the message, and whether it shows everything already: one that a killed run had sent may not.
        """
        channel = self.channel(outgoing.table, outgoing.place or None)
        picture = await self.picture(outgoing)
        if outgoing.drawing is None or picture is not None:
            try:
                message = await self._once(channel, outgoing, picture)
                return message, outgoing.drawing is None or message.has_picture
            except discord.DiscordServerError:
                if picture is None:
                    raise
                log.warning("table %s: the picture could not be uploaded", outgoing.table.record.id)
        message = await self._once(channel, outgoing.without_picture(), None)
        return message, message.has_picture

    async def _once(
        self, channel: discord.PartialMessageable, outgoing: OutgoingMessage, picture: bytes | None
    ) -> Sent:
        """The nonce guards against a second message when a request is repeated, the history after a restart."""
        post, screen = outgoing.post, outgoing.screen
        marked = await self.marked(post)
        if marked is None:
            sending = PostProgress(post.id, "sending", post.message, self.older(outgoing.table))
            await self.store.write(Change((sending,)))
        elif (found := await self._sent_before(channel, outgoing, marked.after)) is not None:
            return Sent.of(found)
        passing("post.marked-sending")
        nonce = f"{outgoing.table.record.opened}-{post.id}"
        message = await self.create(channel.id, nonce, outgoing, picture, silent=not screen.mentions)
        self.seen(message.id)
        passing("post.after-request")
        return message

    async def create(
        self, place: int, nonce: str, outgoing: OutgoingMessage, picture: bytes | None, *, silent: bool
    ) -> Sent:
        """Send a message."""
        files = outgoing.files(picture)
        parts: dict[str, Any] = {"files": files} if files else {}
        if outgoing.is_layout:
            parts["view"] = outgoing.layout(files)
        else:
            parts["content"] = outgoing.screen.content
            parts |= {"view": outgoing.controls} if outgoing.controls else {}
        mentions = only(outgoing.screen.mentions)
        return await requests.send(
            self.client, place, nonce=nonce, silent=silent, allowed_mentions=mentions, **parts
        )

    async def change(
        self,
        place: int,
        message: int,
        outgoing: OutgoingMessage,
        picture: bytes | None,
        *,
        is_there: bool = False,
    ) -> None:
        """Edit a message; the picture is only referred to if it `is_there`. Whom it names stays mentioned."""
        files = outgoing.files(picture)
        parts: dict[str, Any] = {"attachments": files} if files and not is_there else {}
        if outgoing.is_layout:
            parts |= {"content": None, "embeds": [], "view": outgoing.layout(files)}
        else:
            parts |= {"content": outgoing.screen.content, "view": outgoing.controls}
        mentions = only(outgoing.screen.mentions)
        await requests.edit(self.client, place, message, allowed_mentions=mentions, **parts)

    def older(self, table: Table) -> int:
        """An id that is older than every message of this table that is still to be sent."""
        known = (self.newest, table.record.place, table.record.lobby or 0, table.record.board or 0)
        return max(0, max(known) - SECOND)

    async def marked(self, post: PostRecord) -> PostRecord | None:
        """The post if it may have been sent already: the mark is on disk before the request goes out."""
        if post.status != "sending":
            return None
        stored = await self.store.post(post.id)
        return stored if stored is not None and stored.status == "sending" else None

    async def find(
        self,
        channel: discord.PartialMessageable,
        mark: int,
        after: int,
        is_it: Callable[[discord.Message], Awaitable[bool]] | None = None,
    ) -> discord.Message | None:
        """A message of ours that bears this mark, or is the one by what it says.

        The search goes forward from an id older than it: however much people have written since, it is among the first.
        """
        me, since = self.client.user, discord.Object(after)
        if me is None:
            return None
        async for message in channel.history(limit=MOST_SEARCHED, after=since, oldest_first=True):
            if message.author.id != me.id:
                continue
            if is_of_post(message, mark) or (is_it is not None and await is_it(message)):
                return message
        return None

    async def _sent_before(
        self, channel: discord.PartialMessageable, outgoing: OutgoingMessage, after: int
    ) -> discord.Message | None:
        """The message of a post that was sent but could not be marked as sent. Without a mark: in the thread of its
        table what we posted since in the same form and know nothing of, as the run that sent it may have had other
        words; elsewhere by its words, or what its first button does.
        """
        is_alone = channel.id == outgoing.table.record.thread
        words = _bare(_without_lock_line(outgoing.screen.content))
        form = False, outgoing.controls is not None
        view = outgoing.screen.view
        own = {outgoing.table.record.id, *_tables_of(view.children if view else ())}

        async def is_it(message: discord.Message) -> bool:
            if outgoing.is_layout or (message.flags.components_v2, bool(message.components)) != form:
                return False
            if is_of_table(message) or message.interaction_metadata is not None:
                return False
            if not _tables_of(_buttons(message)) <= own:
                return False  # several tables may be played in one channel, and begin with the same words
            is_alike = words in _bare(message.content) or _does_the_same(message, outgoing)
            if not (is_alone or is_alike):
                return False
            return not await self.store.is_known(message.id)

        return await self.find(channel, outgoing.post.id, after, is_it)


def _bare(said: str) -> str:
    """The words alone: a later run may have other icons, and what they lead to may be elsewhere, as a table whose
    thread was opened meanwhile.
    """
    return REFERENCE.sub("", without_icons(said))


def _without_lock_line(said: str) -> str:
    """The words below the first line, if there are any: it may name a time otherwise, and older versions had none."""
    first, _, others = said.partition("\n")
    return others or first


def _does_the_same(message: discord.Message, outgoing: OutgoingMessage) -> bool:
    view = outgoing.screen.view
    ids = [getattr(each, "custom_id", None) for each in (view.children if view else ())]
    return bool(ids and ids[0]) and any(part.custom_id == ids[0] for part in _buttons(message))


def _buttons(message: discord.Message) -> list[Any]:
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return [part for row in rows for part in row.children]


def _tables_of(controls: Iterable[Any]) -> set[int]:
    """The tables that these controls are for."""
    found = (Control.read(getattr(each, "custom_id", None) or "") for each in controls)
    return {each.game for each in found if each is not None and each.game}


def only(members: tuple[int, ...]) -> discord.AllowedMentions:
    """Exactly these people may be pinged."""
    users = [discord.Object(member) for member in members]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
