"""The operations that the conversations leave out, through discord.py's own objects."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands

from bot.playground import ClientRefused, Playground
from tests.playground.example import Example


def channel(bot: Example, playground: Playground) -> discord.TextChannel:
    found = bot.get_channel(int(playground.world.games.id))
    assert isinstance(found, discord.TextChannel)
    return found


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
    thread = await games.create_thread(name="Table", type=discord.ChannelType.public_thread)
    assert (await anext(games.history())).type is discord.MessageType.thread_created
    await thread.edit(name="Table 2", archived=True)
    assert playground.world.channels[str(thread.id)].archived
    await thread.edit(archived=False)
    await thread.add_user(discord.Object(int(playground.person("Ben").id)))
    assert len(playground.world.channels[str(thread.id)].members) == 2
    assert len(await games.guild.active_threads()) == 1
    with pytest.raises(discord.Forbidden):
        await thread.edit(locked=True)
    with pytest.raises(discord.Forbidden):
        await games.create_thread(name="Secret", type=discord.ChannelType.private_thread)


async def test_reading_back(playground: Playground, bot: Example) -> None:
    games = channel(bot, playground)
    sent = [await games.send(str(n)) for n in range(5)]
    assert [m.content async for m in games.history(limit=2)] == ["4", "3"]
    assert [m.content async for m in games.history(after=sent[2], oldest_first=True)] == ["3", "4"]
    assert [m.content async for m in games.history(before=sent[1])] == ["0"]
    reply = await sent[0].reply("yes", mention_author=False)
    assert reply.reference is not None
    assert reply.reference.message_id == sent[0].id
    await sent[1].delete()
    with pytest.raises(discord.NotFound) as gone:
        await games.fetch_message(sent[1].id)
    assert gone.value.code == 10008


async def test_commands_for_some_people_and_places(playground: Playground, bot: Example) -> None:
    @app_commands.command(description="Only here")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def local(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here")

    bot.tree.add_command(local)
    first, again = await bot.tree.sync(), await bot.tree.sync()
    assert [each.id for each in first] == [each.id for each in again]
    assert {each.name for each in await bot.tree.fetch_commands()} == {each.name for each in first}
    anna = playground.person("Anna")
    assert (await anna.command("general", "local")).text == "here"
    with pytest.raises(ClientRefused, match="no permission"):
        await playground.person("Ben").command("general", "local")
    with pytest.raises(ClientRefused, match="no command"):
        await anna.command(anna.open_dm(), "local")


async def test_a_command_in_a_direct_conversation(playground: Playground, bot: Example) -> None:
    anna = playground.person("Anna")
    outcome = await anna.command(anna.open_dm(), "ping")
    assert outcome.text == "pong"
    assert outcome.reply is not None
    assert playground.world.channels[outcome.reply.channel_id].is_dm


async def test_old_files_are_thrown_away(playground: Playground, bot: Example) -> None:
    playground.settings.lingering = 1
    anna = playground.person("Anna")
    outcome = await anna.command("general", "count")
    await playground.wait_until(lambda: anna.see("general")[-1].content == "four")
    kept = {file["id"] for file in anna.see("general")[-1].attachments}
    old = {attachment for _, attachment in playground.files} - kept
    assert len(old) == 1
    assert outcome.text == "two"
