"""The operations of the REST API that the tests of conversations do not use, through discord.py's objects."""

from __future__ import annotations

import discord
import pytest

from bot.playground import Playground
from bot.playground.world import Permission
from tests.playground.example import Example, channel


async def test_who_is_there(playground: Playground, bot: Example) -> None:
    anna = playground.person("Anna")
    guild = bot.guilds[0]
    assert (await guild.fetch_member(int(anna.id))).display_name == "Anna"
    assert (await bot.application_info()).owner.name == "Anna"
    with pytest.raises(discord.NotFound) as unknown:
        await guild.fetch_member(5)
    assert unknown.value.code == 10013


async def test_a_thread_of_its_own(playground: Playground, bot: Example) -> None:
    games = channel(bot, playground)
    with pytest.raises(discord.Forbidden):
        await games.create_thread(name="Table", type=discord.ChannelType.private_thread)
    playground.faults.grant(Permission.CREATE_PRIVATE_THREADS)
    thread = await games.create_thread(name="Table", type=discord.ChannelType.private_thread)
    await thread.edit(archived=True)
    assert playground.world.channels[str(thread.id)].archived
    await thread.edit(archived=False)
    await thread.add_user(discord.Object(int(playground.person("Ben").id)))
    assert len(playground.world.channels[str(thread.id)].members) == 2
    assert len(await games.guild.active_threads()) == 1


async def test_reading_back(playground: Playground, bot: Example) -> None:
    games = channel(bot, playground)
    sent = [await games.send(str(n)) for n in range(5)]
    assert [m.content async for m in games.history(limit=2)] == ["4", "3"]
    assert [m.content async for m in games.history(after=sent[2], oldest_first=True)] == ["3", "4"]
    assert [m.content async for m in games.history(before=sent[1])] == ["0"]
    await sent[1].delete()
    with pytest.raises(discord.NotFound) as missing:
        await games.fetch_message(sent[1].id)
    assert missing.value.code == 10008


async def test_commands_keep_their_ids(playground: Playground, bot: Example) -> None:
    first, again = await bot.tree.sync(), await bot.tree.sync()
    assert [each.id for each in first] == [each.id for each in again]
    assert {each.name for each in await bot.tree.fetch_commands()} == {each.name for each in first}


async def test_old_files_are_thrown_away(playground: Playground, bot: Example) -> None:
    playground.settings.lingering = 1
    anna = playground.person("Anna")
    outcome = await anna.command("general", "count")
    await playground.wait_until(lambda: anna.see("general")[-1].content == "four")
    kept = {file["id"] for file in anna.see("general")[-1].attachments}
    old = {attachment for _, attachment in playground.files} - kept
    assert len(old) == 1
    assert outcome.text == "one"
