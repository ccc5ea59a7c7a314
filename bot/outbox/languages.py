"""In which language the bot speaks: in public the server's or the table's, by direct message the person's."""

from __future__ import annotations

import logging
from dataclasses import astuple, fields, replace

import discord

from bot.cache import Cache
from bot.language.icons import NO_ICONS
from bot.language.texts import ENGLISH, Texts
from bot.storage.people import ChosenLanguageRecord, LocaleRecord, ServerLocaleRecord
from bot.storage.records import Change, TableRecord
from bot.storage.store import Store

log = logging.getLogger(__name__)

Stored = ChosenLanguageRecord | LocaleRecord | ServerLocaleRecord
Kind = type[ChosenLanguageRecord] | type[LocaleRecord] | type[ServerLocaleRecord]

UNSET = ""
MOST_KNOWN = 20_000
"""The most languages of servers and people in memory, some megabytes."""
COMMUNITY = "COMMUNITY"
"""Only these servers have set a language themselves: for all others Discord says en-US."""


class Languages:
    """Finds the texts for those who will read them; `default` is the language of the operator's settings.

    Everything is stored, as posts also go out before Discord has sent its servers.
    """

    def __init__(self, store: Store, default: Texts) -> None:
        self.store = store
        self.default = default
        self.icons = NO_ICONS
        """Our icons, once Discord has all of them."""
        self._known: Cache[tuple[Kind, int], str] = Cache(MOST_KNOWN)
        """What is stored, as it is on disk; what other processes write is dropped here by `forget`."""

    async def of_server(self, server: int) -> Texts | None:
        """For public messages on a server: as chosen there, or as set in Discord; None: each table has its own."""
        chosen = await self._fitting(ChosenLanguageRecord, server)
        return chosen or await self._fitting(ServerLocaleRecord, server)

    async def of_table(self, server: int, language: str = UNSET) -> Texts:
        """For public messages of a table: as its server, else as who opened it, else as the operator's settings."""
        own = Texts.for_locale(language)  # English is what Discord begins with, so nobody need have chosen it
        opened = self.default if own.locale == ENGLISH else own
        return await self.of_server(server) or replace(opened, icons=self.icons)

    async def of_person(self, member: int, table: TableRecord) -> Texts:
        """For a direct message: as this person's Discord last was, else as the table."""
        return await self._fitting(LocaleRecord, member) or await self.of_table(table.server, table.language)

    def forget_icons(self) -> bool:
        """Use no icons until the next start, as Discord lacks one; returns False if none were used already."""
        had = bool(self.icons.ids)
        self.icons = NO_ICONS
        if had:
            log.warning("Discord lacks an icon of ours, so words stand alone until the next start")
        return had

    def of_reader(self, interaction: discord.Interaction) -> Texts:
        """For a private answer: as the Discord of this person is."""
        return replace(Texts.for_locale(str(interaction.locale)), icons=self.icons)

    async def _fitting(self, kind: Kind, number: int) -> Texts | None:
        found = Texts.fitting(await self._read_stored(kind, number))
        return replace(found, icons=self.icons) if found else None

    async def _read_stored(self, kind: Kind, number: int) -> str:
        """What is stored of this kind for a server or person, `UNSET` if nothing; the disk is asked once."""
        known = self._known.get((kind, number))
        if known is None:
            found = await self.store.find(kind, f"{fields(kind)[0].name} = ?", number)
            known = astuple(found[0])[1] if found else UNSET
            self._known.put((kind, number), known)
        return known

    async def note_language(self, interaction: discord.Interaction) -> None:
        """Store which languages this person and this server have set in Discord now."""
        said: list[tuple[Kind, int, str]] = [(LocaleRecord, interaction.user.id, str(interaction.locale))]
        if interaction.guild is not None:
            is_set = COMMUNITY in interaction.guild.features
            locale = str(interaction.guild_locale) if is_set else UNSET
            said.append((ServerLocaleRecord, interaction.guild.id, locale))
        news = [
            kind(number, locale)
            for kind, number, locale in said
            if await self._read_stored(kind, number) != locale
        ]
        if news:
            await self._write(*news)

    async def choose(self, server: int, language: str) -> None:
        """Speak this language on a server from now on; `UNSET`: as Discord and the operator's settings say."""
        await self._write(ChosenLanguageRecord(server, language))

    async def _write(self, *records: Stored) -> None:
        await self.store.write(Change(records))
        for each in records:
            number, language = astuple(each)
            self._known.put((type(each), number), language)

    def forget(self, *numbers: int) -> None:
        """Drop these people and servers from memory."""
        for number in numbers:
            for kind in (LocaleRecord, ServerLocaleRecord, ChosenLanguageRecord):
                self._known.pop((kind, number))

    def forget_all(self) -> None:
        """Drop all from memory, as other processes may have written about anybody."""
        self._known.clear()
