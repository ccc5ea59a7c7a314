"""Everybody who reads it gets it in their language: the server or the table in public, a person in private."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bot.client import Bot
from bot.language.texts import Texts
from bot.outbox.languages import Languages
from bot.playground import Playground, payloads
from bot.playground.messages import Message
from tests.bot.support import rows
from tests.bot.support.table import PlayedTable, running_bot

GERMAN = Texts("de")


def community(playground: Playground, locale: str) -> None:
    """The server becomes a community and sets a language."""
    guild = playground.world.guild
    guild.locale, guild.features = locale, ("COMMUNITY",)
    playground.gateway.dispatch("GUILD_UPDATE", payloads.guild(playground.world, guild))


async def opened(playground: Playground, bot: Bot) -> Message:
    """The lobby of a new table without a title."""
    anna = playground.person("Anna")
    await anna.command("games", "game new")
    await bot.outbox.idle()
    table = (await bot.tables.registry.tables_of(int(anna.id)))[-1]
    return anna.message(str(table.record.lobby))


async def test_a_server_without_a_language_hears_the_host_s(playground: Playground, bot: Bot) -> None:
    playground.world.guild.locale = "de"
    bot.languages.default = Texts("en")
    assert "Join" in (await opened(playground, bot)).labels
    bot.languages.default = GERMAN
    assert "Mitspielen" in (await opened(playground, bot)).labels


async def test_a_table_speaks_as_who_opened_it_where_the_server_has_no_language(
    playground: Playground, database: Path
) -> None:
    anna = playground.person("Anna")
    anna.user.locale = "de"
    async with running_bot(database) as bot:
        table = await PlayedTable.open(playground, bot, 2, texts=GERMAN)
        assert "Leitung: Anna" in table.lobby.text
    anna.user.locale = "en-US"
    async with running_bot(database, seed=2) as bot:
        at = await (await table.moved_to(bot)).start()
        assert "Setz Personen ein" in at.board.text
        asked = await anna.command("games", "language")
        assert asked.text.startswith("In public, each table on this server speaks the language")
        assert "Anna’s table" in (await opened(playground, bot)).content
        await bot.languages.choose(int(playground.world.guild.id), "nl")
        assert (await bot.outbox.wishes.texts_of(at.live)).locale == "nl"
        await bot.languages.choose(int(playground.world.guild.id), "")
        assert (await bot.outbox.wishes.texts_of(at.live)).locale == "de"


async def test_a_community_hears_its_own_language(playground: Playground, bot: Bot) -> None:
    community(playground, "de")
    lobby = await opened(playground, bot)
    assert "Mitspielen" in lobby.labels
    assert "**Tisch von Anna**" in lobby.content


async def test_a_language_without_texts_falls_back_to_the_host_s(playground: Playground, bot: Bot) -> None:
    community(playground, "fr")
    bot.languages.default = GERMAN
    assert "Mitspielen" in (await opened(playground, bot)).labels


async def test_who_manages_the_server_chooses_and_lets_go(playground: Playground, bot: Bot) -> None:
    community(playground, "de")
    anna = playground.person("Anna")
    said = await anna.command("games", "language", language="en")
    assert said.text == "In public I speak English on this server."
    assert "Join" in (await opened(playground, bot)).labels
    said = await anna.command("games", "language", language="automatic")
    assert said.text == "In public I speak Deutsch on this server."
    assert "Mitspielen" in (await opened(playground, bot)).labels


async def test_nobody_else_chooses_but_everybody_may_ask(playground: Playground, bot: Bot) -> None:
    ben = playground.person("Ben")
    refused = await ben.command("games", "language", language="de")
    assert "manages this server" in refused.text
    asked = await ben.command("games", "language")
    assert asked.text.startswith("In public, each table on this server speaks the language")
    assert await bot.languages.of_server(int(playground.world.guild.id)) is None


async def test_private_answers_are_in_the_reader_s_language(playground: Playground, bot: Bot) -> None:
    ben = playground.person("Ben")
    ben.user.locale = "de"
    assert (await ben.command("games", "undo")).text == GERMAN.say("error-no-table-here")
    lobby = await opened(playground, bot)
    joined = await ben.press(lobby, "Join")
    (table,) = await bot.tables.registry.tables_of(int(ben.id))
    assert joined.text == GERMAN.say("lobby-you-joined", link=f"<#{table.record.place}>")


async def test_a_direct_message_is_in_the_language_of_its_reader(playground: Playground, bot: Bot) -> None:
    member, server = int(playground.person("Ben").id), int(playground.world.guild.id)
    at = replace(rows.table(1), server=server)
    assert (await bot.languages.of_person(member, at)).locale == "en"
    assert (await bot.languages.of_person(member, replace(at, language="nl"))).locale == "nl"
    await bot.languages.choose(server, "de")
    assert (await bot.languages.of_person(member, at)).locale == "de"
    await playground.person("Ben").command("games", "help")
    assert (await bot.languages.of_person(member, at)).locale == "en"


async def test_it_is_known_again_before_discord_has_said_anything(
    playground: Playground, database: Path
) -> None:
    playground.person("Ben").user.locale = "de"
    async with running_bot(database):
        community(playground, "de")
        await playground.person("Ben").command("games", "help")
    async with running_bot(database) as bot:
        fresh = Languages(bot.store, Texts("en"))
        assert (await fresh.of_table(int(playground.world.guild.id))).locale == "de"
        assert (await fresh.of_person(int(playground.person("Ben").id), rows.table(1))).locale == "de"
        assert (await fresh.of_table(0)).locale == "en"
