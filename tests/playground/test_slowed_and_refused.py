"""Errors that a correct bot meets: hidden rate limits, limits of threads, outages."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest
from discord import ui

from bot.playground import ClientRefused, Playground
from bot.playground.errors import NO_THREAD
from bot.playground.world import Permission
from tests.playground.conftest import Connect
from tests.playground.example import Example, channel, png

HOUR = 3600.0


async def asked(
    playground: Playground, method: str, path: str, body: object
) -> tuple[int, dict[str, object]]:
    """The answers of Discord to a bot that does not wait for rate limits."""
    address, bearer = f"{playground.base_url}/api/v10{path}", {"Authorization": "Bot token"}
    async with (
        aiohttp.ClientSession(headers=bearer) as session,
        session.request(method, address, json=body) as answer,
    ):
        assert ("Via" in answer.headers) == (answer.status == 429)
        if answer.status == 429:
            assert int(answer.headers["X-RateLimit-Remaining"]) > 0, "no header tells of it"
        return answer.status, await answer.json()


async def test_old_messages_can_be_edited_three_times_in_six_seconds(
    playground: Playground, bot: Example
) -> None:
    here = channel(bot, playground)
    old = [await here.send(str(number)) for number in range(2)]
    elsewhere = await bot.get_partial_messageable(int(playground.world.general.id)).send("x")
    for number in range(5):
        await old[0].edit(content=f"young {number}")
    playground.world.clock.advance(HOUR + 1)

    async def edit(message: discord.Message, words: str) -> tuple[int, dict[str, object]]:
        path = f"/channels/{message.channel.id}/messages/{message.id}"
        return await asked(playground, "PATCH", path, {"content": words})

    statuses = [(await edit(old[number % 2], f"old {number}"))[0] for number in range(3)]
    assert statuses == [200, 200, 200]
    status, body = await edit(old[1], "too much")
    assert (status, body["code"]) == (429, 30046)
    assert 0 < float(str(body["retry_after"])) <= 6
    assert (await edit(elsewhere, "another channel"))[0] == 200
    fresh = await here.send("a new message")
    assert (await edit(fresh, "has no such limit"))[0] == 200
    playground.world.clock.advance(6)
    assert (await edit(old[1], "now"))[0] == 200


async def test_an_answer_to_a_tap_edits_old_messages_as_often_as_it_likes(
    playground: Playground, bot: Example
) -> None:
    outcome = await playground.person("Anna").command("games", "panel")
    assert outcome.reply
    playground.world.clock.advance(HOUR + 1)
    for _ in range(5):
        await playground.person("Ben").press(outcome.reply, "Count")
    assert outcome.reply.edits == 5
    assert not [each for each in playground.requests if each.status == 429]


async def test_emoji_may_be_limited_for_an_hour(playground: Playground, bot: Example) -> None:
    playground.settings.emoji_per_hour = 2
    for name in "one", "two":
        await bot.create_application_emoji(name=name, image=png())
    body = {"name": "three", "image": "data:image/png;base64," + "A" * 8}
    status, said = await asked(playground, "POST", f"/applications/{playground.world.bot.id}/emojis", body)
    assert status == 429
    assert float(str(said["retry_after"])) > 1800
    playground.world.clock.advance(HOUR)
    await bot.create_application_emoji(name="three", image=png())


async def test_a_wait_that_is_too_long_is_an_error_of_its_own(playground: Playground, bot: Example) -> None:
    bot.http.max_ratelimit_timeout = 30.0
    playground.faults.answer(429, "POST", r"/messages$", retry_after=1337, scope="shared")
    with pytest.raises(discord.RateLimited) as refused:
        await channel(bot, playground).send("x")
    assert refused.value.retry_after == 1337
    await channel(bot, playground).send("x")


async def test_conversations_opened_too_fast(playground: Playground, connect: Connect) -> None:
    """The error is that of a person who accepts no direct messages; open conversations go on."""
    playground.settings.new_conversations = 2
    bot, people = await connect(), playground.people
    for person in people[:2]:
        await (await bot.create_dm(discord.Object(int(person.id)))).send("x")
    for _ in range(2):
        with pytest.raises(discord.Forbidden) as refused:
            await bot.create_dm(discord.Object(int(people[2].id)))
        assert refused.value.code == 40003
    another = await connect()
    await (await another.create_dm(discord.Object(int(people[0].id)))).send("y")
    playground.world.clock.advance(600)
    await bot.create_dm(discord.Object(int(people[2].id)))


async def test_a_bot_in_quarantine(playground: Playground, connect: Connect) -> None:
    """It goes on where it has written before."""
    bot, people = await connect(), playground.people
    known = await bot.create_dm(discord.Object(int(people[0].id)))
    playground.faults.quarantine()
    await known.send("x")
    with pytest.raises(discord.Forbidden) as refused:
        await bot.create_dm(discord.Object(int(people[1].id)))
    assert refused.value.code == 20026


@pytest.mark.parametrize("code", NO_THREAD)
async def test_no_thread_is_opened(playground: Playground, bot: Example, code: int) -> None:
    message = await channel(bot, playground).send("table")
    playground.faults.refuse_threads(code)
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="Table")
    assert (refused.value.status, refused.value.code) == (400, code)
    playground.faults.refuse_threads(0)
    await message.create_thread(name="Table")


async def test_a_server_has_so_many_active_threads(playground: Playground, bot: Example) -> None:
    playground.settings.active_threads = 1
    first, second = [await channel(bot, playground).send("table") for _ in range(2)]
    thread = await first.create_thread(name="Table")
    with pytest.raises(discord.HTTPException, match="160006"):
        await second.create_thread(name="Table")
    playground.faults.archive(playground.world.channels[str(thread.id)])
    await second.create_thread(name="Table")


async def test_a_tap_in_an_archived_thread_opens_it_first(playground: Playground, bot: Example) -> None:
    table = await channel(bot, playground).send("table")
    thread = await table.create_thread(name="Table")
    button = ui.Button[ui.View](label="Join", custom_id="count:1")
    message = await thread.send("x", view=ui.View().add_item(button))
    here, ben = playground.world.channels[str(thread.id)], playground.person("Ben")
    playground.settings.deadline = 0.05
    playground.faults.archive(here)
    with pytest.raises(discord.HTTPException, match="50083"):
        await message.delete()
    await ben.press(str(message.id), "Join")
    assert not here.archived
    playground.problems.clear()
    playground.faults.archive(here)
    playground.faults.forbid_people(Permission.SEND_MESSAGES_IN_THREADS, playground.world.games)
    interactions = len(playground.interactions)
    with pytest.raises(ClientRefused, match="An error occurred"):
        await ben.press(str(message.id), "Join")
    with pytest.raises(ClientRefused, match="permission to send"):
        await ben.say(here, "x")
    assert len(playground.interactions) == interactions, "the tap never arrives"
    playground.faults.lock(here)
    with pytest.raises(ClientRefused, match="locked"):
        await playground.person("Anna").press(str(message.id), "Join")


async def test_a_private_thread_without_the_bot(playground: Playground, bot: Example) -> None:
    """Events from there arrive and claim the permission to write; only a request shows that it is missing."""
    caught: list[discord.Interaction] = []

    async def keep(interaction: discord.Interaction) -> None:
        caught.append(interaction)

    bot.on_interaction = keep  # pyright: ignore[reportAttributeAccessIssue]
    world, anna = playground.world, playground.person("Anna")
    thread = world.add_thread(world.games, "Ours", anna.id)
    thread.members.append(world.bot.id)
    playground.faults.shut_out(thread)
    outcome = await anna.command(thread, "ping")
    assert outcome.text == "pong", "the answer itself gets there"
    (seen,) = caught
    assert seen.app_permissions.send_messages_in_threads
    place = bot.get_partial_messageable(int(thread.id))
    with pytest.raises(discord.Forbidden, match="50001"):
        await place.send("x")
    with pytest.raises(discord.Forbidden, match="50001"):
        await bot.fetch_channel(int(thread.id))
    playground.faults.grant(Permission.MANAGE_THREADS)
    await bot.fetch_channel(int(thread.id))
    playground.faults.revoke(Permission.MANAGE_THREADS)
    await anna.say(thread, f"<@{world.bot.id}> come")
    await place.send("x")


async def test_an_outage_is_no_removal(playground: Playground, bot: Example) -> None:
    heard: list[str] = []
    for name in "on_guild_remove", "on_guild_unavailable", "on_guild_join", "on_guild_available":

        async def tell(_: discord.Guild, name: str = name) -> None:
            heard.append(name)

        setattr(bot, name, tell)
    here = channel(bot, playground)
    playground.faults.begin_outage()
    with pytest.raises(discord.DiscordServerError):
        await here.send("x")
    playground.faults.end_outage()
    await here.send("x")
    await asyncio.wait_for(playground.wait_until(lambda: len(heard) == 2), 5)
    assert heard == ["on_guild_unavailable", "on_guild_available"]


async def test_private_answers_go_when_the_client_is_loaded_anew(
    playground: Playground, bot: Example
) -> None:
    anna, elsewhere = playground.person("Anna"), playground.person("Anna")
    public = (await anna.command("general", "ping")).reply
    private = (await anna.command("general", "secret")).reply
    assert public
    assert private
    assert private.ephemeral
    anna.reload()
    assert [each.id for each in anna.see("general")] == [public.id]
    with pytest.raises(ClientRefused, match="sees no such message"):
        await anna.press(private, "Join")
    assert private in elsewhere.see("general"), "another device was not loaded anew"
