"""Sending and editing messages, and finding one that may have been sent; each direct conversation is opened once."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.language.fitting import cut
from bot.language.icons import without_icons
from bot.messages.custom_ids import Control
from bot.messages.layouts import (
    MOST_CONTENT,
    MOST_TEXT,
    Layout,
    Screen,
    files_of,
    is_of_post,
    is_of_table,
    layout,
    mark_of,
    marked_rows,
)
from bot.outbox import requests
from bot.outbox.plan import Wanted
from bot.outbox.refusals import REQUEST_ERRORS
from bot.outbox.requests import Taps
from bot.storage.messages import ABSENT, MessageRecord
from bot.storage.people import ConversationRecord
from bot.storage.records import Change, Rows
from bot.storage.store import Store
from bot.tables.model.table import Table
from bot.tables.writing.committer import Committer
from engine.core.values import frozen

log = logging.getLogger(__name__)

MOST_SEARCHED = 10_000
"""Messages that are searched, oldest first, for one that an earlier run sent but could not mark as sent."""
REFERENCE = re.compile(r"<[^<>]*>|(?<=\])\([^()]*\)")
"""A person, a place or a time, as Discord writes them, and where a link leads to."""
TOO_FAST = (40003, 20026)
"""Discord answers these with the status of a refusal, but they mean: later, after a pause or a quarantine."""
PAUSE = 600.0
"""Seconds without a new conversation after that; dozens in a row are taken for an attack."""


@frozen
class Outgoing:
    """A message to be sent or edited: its row, its words and controls, and what else is wanted of it."""

    row: MessageRecord
    wanted: Wanted
    screen: Screen

    def files(self, picture: bytes | None) -> list[discord.File]:
        """The picture as attachments whose names tell which message they belong to."""
        if picture is None:
            return []
        return files_of(picture, f"table-{self.row.game}-{self.row.mark}.png", self.wanted.alt)

    @property
    def is_layout(self) -> bool:
        """Whether it is a Components V2 message."""
        return self.screen.question is not None

    def layout(self, files: Sequence[discord.File]) -> Layout:
        """All that such a message shows."""
        return layout(self.screen, self.row.mark, [file.filename for file in files], self.wanted.alt)

    @property
    def controls(self) -> Layout | None:
        """The controls of a plain message."""
        return marked_rows(self.screen.view, self.row.mark) if self.screen.view else None

    def without_picture(self) -> Outgoing:
        """The words alone, with the note that the picture follows."""
        if not self.wanted.apology:
            return self
        note, most = f"\n-# {self.wanted.apology}", MOST_TEXT if self.is_layout else MOST_CONTENT
        content = cut(self.screen.content, most - len(self.screen.question or "") - len(note)) + note
        return replace(self, screen=replace(self.screen, content=content))


class Sender:
    """Sends and edits messages, and finds them."""

    def __init__(self, client: discord.Client, committer: Committer) -> None:
        self.client = client
        self.committer = committer
        self.store = committer.store
        self.conversations = Conversations(client, self.store)
        self.taps = Taps()

    @property
    def newest(self) -> int:
        """The newest id of Discord that is known."""
        return self.committer.newest

    def is_away(self, server: int) -> bool:
        """Whether Discord has taken this server away for a while, or has not said yet that it is there."""
        guild = self.client.get_guild(server)
        return guild is None or guild.unavailable

    async def is_removed_from(self, server: int) -> bool:
        """Whether Discord answers a request for this server by saying that the bot is not there."""
        try:
            await self.client.fetch_guild(server, with_counts=False)
        except (discord.Forbidden, discord.NotFound):
            return True
        except REQUEST_ERRORS as error:
            log.warning("whether the bot is on server %s is asked later: %s", server, error)
        return False

    def channel(self, table: Table, place: int | None = None) -> discord.PartialMessageable:
        """The place of a table, by default where it is played."""
        return self.client.get_partial_messageable(
            place or table.record.place, guild_id=table.record.server or None
        )

    async def create(self, nonce: str, outgoing: Outgoing, picture: bytes | None, *, silent: bool) -> int:
        """Send a message, and return its id."""
        files = outgoing.files(picture)
        parts: dict[str, Any] = {"files": files} if files else {}
        if outgoing.is_layout:
            parts["view"] = outgoing.layout(files)
        else:
            parts["content"] = outgoing.screen.content
            parts |= {"view": outgoing.controls} if outgoing.controls else {}
        parts |= {"nonce": nonce, "allowed_mentions": mention_only(outgoing.screen.mentions)}
        sent = await requests.send(self.client, outgoing.row.place, silent=silent, **parts)
        self.committer.note_id(sent)
        return sent

    async def change(self, outgoing: Outgoing, picture: bytes | None, *, is_there: bool) -> None:
        """Edit a message, by the answer to a tap on it if one waits; if the picture `is_there`, it is not uploaded
        again. The people whom it names stay mentioned.
        """
        files, row = outgoing.files(picture), outgoing.row
        parts: dict[str, Any] = {"attachments": files} if files and not is_there else {}
        if outgoing.is_layout:
            parts |= {"content": None, "embeds": [], "view": outgoing.layout(files)}
        else:
            parts |= {"content": outgoing.screen.content, "view": outgoing.controls}
        parts["allowed_mentions"] = mention_only(outgoing.screen.mentions)
        message = row.message or ABSENT
        if not await self.taps.edit(message, () if is_there else files, **parts):
            await requests.edit(self.client, row.place, message, **parts)

    async def find(
        self, table: Table, row: MessageRecord, wanted: Wanted | None = None
    ) -> discord.Message | None:
        """A message that may exist: by its mark, or by what is `wanted` of it where it bears none.

        The search goes forward from an id older than it: however much people have written since, it is among the first.
        """
        me, since = self.client.user, discord.Object(row.after)
        if me is None:
            return None
        history = self.channel(table, row.place).history(limit=MOST_SEARCHED, after=since)
        async for message in history:
            if message.author.id != me.id:
                continue
            if is_of_post(message, row.mark) or (wanted and await self._fits(message, table, row, wanted)):
                return message
        return None

    async def _fits(self, message: discord.Message, table: Table, row: MessageRecord, wanted: Wanted) -> bool:
        """Whether a message without a mark is that of a post: by its words, or what its first button does. In the place
        of its table it is any unknown message of ours, as an older version may have had other words; if that is no
        thread of its own, it must have buttons if and only if the post has.
        """
        view, words = wanted.screen.view, _bare(_without_lock_line(wanted.screen.content))
        own = {table.record.id, *_tables_of(view.children if view else ())}
        if not wanted.post or wanted.screen.question is not None or is_of_table(message):
            return False
        if message.flags.components_v2 or (message.components and view is None):
            return False
        if message.interaction_metadata is not None or not _tables_of(_buttons(message)) <= own:
            return False  # several tables may be played in one channel, and begin with the same words
        other = await self.store.post(mark_of(message))
        if other is not None and other.game == table.record.id and other.status != "sent":
            return False  # it bears the mark of another post, whose message is not known yet either
        is_alike = words in _bare(message.content) or _has_same_button(message, view)
        is_in_form = bool(message.components) == (view is not None)
        is_own = row.place == table.record.thread and (is_in_form or table.is_apart)
        return (is_alike or is_own) and not await self.store.is_known(message.id)


def _bare(said: str) -> str:
    """The words alone: a later run may have other icons, and links may lead elsewhere, such as to a thread that was
    opened meanwhile.
    """
    return REFERENCE.sub("", without_icons(said))


def _without_lock_line(said: str) -> str:
    """The words below the first line, if there are any: that may give a time otherwise, and older versions had none."""
    first, _, others = said.partition("\n")
    return others or first


def _has_same_button(message: discord.Message, view: discord.ui.View | None) -> bool:
    ids = [getattr(each, "custom_id", None) for each in (view.children if view else ())]
    return bool(ids and ids[0]) and any(part.custom_id == ids[0] for part in _buttons(message))


def _buttons(message: discord.Message) -> list[Any]:
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return [part for row in rows for part in row.children]


def _tables_of(controls: Iterable[Any]) -> set[int]:
    """The tables that these controls are for."""
    found = (Control.read(getattr(each, "custom_id", None) or "") for each in controls)
    return {each.game for each in found if each is not None and each.game}


def mention_only(members: tuple[int, ...]) -> discord.AllowedMentions:
    """Exactly these people may be pinged."""
    users = [discord.Object(member) for member in members]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


class OpeningTooFast(Exception):
    """No new conversation can be opened at the moment; a person who has one may still be notified there."""


class Conversations:
    """Finds the direct conversation with a person: on disk, else by a request to Discord."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store
        self._paused_until = 0.0

    async def of(self, member: int) -> discord.PartialMessageable:
        """The direct conversation with this person; raises `OpeningTooFast`, or the error that Discord answers."""
        known = await self._store.find(ConversationRecord, "member = ?", member)
        if not known:
            known = [await self._open(member)]
            await self._store.write(Change(tuple(known)))
        return self._client.get_partial_messageable(known[0].channel)

    async def _open(self, member: int) -> ConversationRecord:
        """Make the request itself, as `create_dm` may return a conversation that Discord does not have any more."""
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
        """Drop a conversation that was deleted, so that the next one is opened anew."""
        await self._store.write(Change((), (Rows.where("conversations", member=member),)))
