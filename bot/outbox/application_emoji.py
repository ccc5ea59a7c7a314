"""Keeps Discord's copy of our icons up to date: uploaded once, again when a drawing changes."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

import aiohttp
import discord

from bot.ending import end_tasks
from bot.language.icons import Icons, emoji_name
from bot.outbox.languages import Languages
from bot.storage.errors import StoreError
from bot.storage.records import Change, NoteRecord
from bot.storage.store import Store

log = logging.getLogger(__name__)

VERSIONED = re.compile(r"(\w+)_[0-9a-f]{6}", re.ASCII)
"""The name of an emoji of ours: the icon and the version of its picture, `wood_3f2a1c`."""
ICONS_NOTE = "icons"
LOOKS, LOOK_EVERY = 20, 30.0
"""How often, and after how many seconds, a process looks for what another one uploads."""


class Picture(Protocol):
    """A drawing of an icon: a short hash of what it shows, and its file."""

    @property
    def version(self) -> str: ...
    @property
    def png(self) -> bytes: ...


class ApplicationEmoji:
    """The icons as emoji of the application, which need no right on any server.

    Nothing waits for them: until all of them are there, in whatever version, and wherever they are refused, the words
    stand alone, since a list with half of its icons looks broken. `drawings` says how all of them are drawn, as a hash:
    as long as that and what Discord has stay the same, none is drawn.
    """

    sleep = staticmethod(asyncio.sleep)

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        languages: Languages,
        icons: Iterable[str],
        draw: Callable[[str], Picture],
        drawings: Callable[[], str],
    ) -> None:
        self.client = client
        self._store = store
        self.languages = languages
        self.icons = {emoji_name(icon): icon for icon in sorted(icons)}
        self.draw = draw
        self.drawings = drawings
        self._there: dict[str, int] = {}
        """The ids of the emoji of our icons, as far as Discord has them."""
        self._updating: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin to compare and to upload in the background."""
        self._updating = asyncio.create_task(self._try_to_update(), name="icons")

    async def close(self) -> None:
        """Stop; what is missing is uploaded at the next start."""
        await end_tasks(self._updating)

    async def update(self) -> None:
        """Compare and upload; raises what Discord answers."""
        known = await self._fetch_emoji()
        await self.client.wait_until_ready()  # nobody needs the drawings before that
        if self._store.shards.has_first:
            await self._renew(known)
            return
        for _ in range(LOOKS):  # another process uploads what is new
            if len(self.languages.icons.ids) >= len(self.icons):
                return
            await asyncio.sleep(LOOK_EVERY)
            await self._fetch_emoji()

    async def _try_to_update(self) -> None:
        """A failure is logged once, and the next start tries again; where Discord takes no more for a while, it goes on
        after that: half an hour was seen for the emoji of servers.
        """
        while True:
            try:
                return await self.update()
            except discord.RateLimited as error:
                wait = error.retry_after
                log.info("Discord takes no more icons for %.0f s, so words stand alone until then", wait)
                await self.sleep(wait)
            except (discord.DiscordException, aiohttp.ClientError, OSError, StoreError) as error:
                log.warning("the icons are not new until the next start, words may stand alone: %s", error)
                return None

    async def _fetch_emoji(self) -> Mapping[str, discord.Emoji]:
        """The emoji that Discord has of our icons, in whatever version, by name; they are used from now on."""
        emoji = await self.client.fetch_application_emojis()
        ours = {each.name: each for each in emoji if self._icon_of(each.name) is not None}
        for each in ours.values():
            self._use(each)
        return ours

    def _icon_of(self, name: str) -> str | None:
        """The icon that an emoji shows; None for one that is not ours, which an operator may have added."""
        found = VERSIONED.fullmatch(name)
        return self.icons.get(found[1]) if found else None

    def _use(self, emoji: discord.Emoji) -> None:
        icon = self._icon_of(emoji.name)
        if icon is not None:
            self._there[icon] = emoji.id
        if self._there.keys() >= {*self.icons.values()}:
            self.languages.icons = Icons({**self._there})

    async def _renew(self, known: Mapping[str, discord.Emoji]) -> None:
        """Upload what is new, then delete what it replaces."""
        drawings = await asyncio.to_thread(self.drawings)
        if await self._store.note(ICONS_NOTE) == _digest(drawings, known):
            return
        wanted: set[str] = set()
        for name, icon in self.icons.items():
            picture = await asyncio.to_thread(self.draw, icon)
            versioned = f"{name}_{picture.version}"
            wanted.add(versioned)
            if versioned not in known:
                png = await asyncio.to_thread(lambda drawn: drawn.png, picture)
                self._use(await self.client.create_application_emoji(name=versioned, image=png))
            else:
                self._use(known[versioned])
        for name, emoji in known.items():
            if name not in wanted:
                await emoji.delete()
        await self._store.write(Change((NoteRecord(ICONS_NOTE, _digest(drawings, wanted)),)))


def _digest(drawings: str, names: Iterable[str]) -> str:
    """A hash of how icons are drawn and of the emoji that Discord has: a start that finds it has nothing to do."""
    return hashlib.sha256(" ".join([drawings, *sorted(names)]).encode()).hexdigest()
