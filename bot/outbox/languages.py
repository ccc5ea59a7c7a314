"""In which language the bot speaks: in public the server's, by direct message the person's, else the host's."""

from __future__ import annotations

import discord

from bot.cache import Cache
from bot.language.texts import Texts, languages
from bot.storage.records import Change
from bot.storage.store import Store

CHOSEN = "language-"
"""The note with the language that somebody who manages a server chose for it; the server's id follows."""
SERVER = "server-locale-"
"""The note with the language that a server is set to in Discord; its id follows."""
PERSON = "locale-"
"""The note with the language of a person's Discord, as it last was; the id of the person follows."""
UNSET = ""
MOST_KNOWN = 20_000
"""So many notes are kept in memory, some megabytes."""
COMMUNITY = "COMMUNITY"
"""Only these servers have set a language themselves: for all others Discord says en-US."""


class Voice:
    """Finds the texts for those who will read them; `house` is the language of the host's settings.

    Everything is kept in notes, as posts also go out before Discord has told about its servers.
    """

    def __init__(self, store: Store, house: Texts) -> None:
        self.store = store
        self.house = house
        self._known: Cache[str, str] = Cache(MOST_KNOWN)
        """The notes as they are: this process alone writes them."""

    async def of_server(self, server: int) -> Texts:
        """For what everybody on a server reads: as chosen there, as set in Discord, or as the host speaks."""
        chosen = await self._note(f"{CHOSEN}{server}")
        if chosen in languages():
            return Texts(chosen)
        return await self._noted(f"{SERVER}{server}") or self.house

    async def of_person(self, member: int, server: int) -> Texts:
        """For a direct message: as this person's Discord last was, else as on the server of the table."""
        return await self._noted(f"{PERSON}{member}") or await self.of_server(server)

    async def _noted(self, note: str) -> Texts | None:
        locale = await self._note(note)
        return Texts.fitting(locale) if locale else None

    async def _note(self, name: str) -> str:
        """A note, `UNSET` when there is none; the disk is asked once for those that are used."""
        known = self._known.get(name)
        if known is None:
            known = await self.store.note(name) or UNSET
            self._known.put(name, known)
        return known

    async def heard(self, interaction: discord.Interaction) -> None:
        """Keep in mind what language the Discord of this person and of this server speak now."""
        said = {f"{PERSON}{interaction.user.id}": str(interaction.locale)}
        if interaction.guild is not None:
            is_set = COMMUNITY in interaction.guild.features
            said[f"{SERVER}{interaction.guild_id}"] = str(interaction.guild_locale) if is_set else UNSET
        news = {note: locale for note, locale in said.items() if await self._note(note) != locale}
        if news:
            await self.store.write(Change(notes=news))
            for note, locale in news.items():
                self._known.put(note, locale)

    async def choose(self, server: int, language: str) -> None:
        """Speak this language on a server from now on; `UNSET`: as Discord and the host are set."""
        await self.store.write(Change(notes={f"{CHOSEN}{server}": language}))
        self._known.put(f"{CHOSEN}{server}", language)

    def forget(self, member: int) -> str:
        """The name of the note about this person, who wants to be forgotten."""
        self._known.pop(f"{PERSON}{member}")
        return f"{PERSON}{member}"
