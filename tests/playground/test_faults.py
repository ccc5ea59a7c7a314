"""Injected faults, and the errors of Discord for what is too late or not allowed."""

from __future__ import annotations

import asyncio
import io
import json
import time

import aiohttp
import discord
import pytest

from bot.playground import ClientRefused, Playground
from bot.playground.limits import Settings
from bot.playground.world import Permission
from tests.playground.example import Example, channel


async def test_a_429_is_waited_for(playground: Playground, bot: Example) -> None:
    playground.faults.answer(429, "POST", r"/messages$", retry_after=0.01)
    await channel(bot, playground).send("x")
    statuses = [r.status for r in playground.requests if r.path.endswith("/messages")]
    assert statuses == [429, 200]
    assert len(playground.person("Anna").see("games")) == 1


@pytest.mark.parametrize(("status", "kind"), [(503, discord.DiscordServerError), (403, discord.Forbidden)])
async def test_an_error_is_answered_once(
    playground: Playground, bot: Example, status: int, kind: type[discord.HTTPException]
) -> None:
    playground.faults.answer(status, "POST", r"/messages$", code=50013)
    with pytest.raises(kind) as refused:
        await channel(bot, playground).send("x")
    assert refused.value.code == 50013
    await channel(bot, playground).send("y")
    assert [m.content for m in playground.person("Anna").see("games")] == ["y"]


async def test_a_lost_answer_and_a_nonce(playground: Playground, bot: Example) -> None:
    playground.faults.drop_answer("POST", r"/messages$")
    with pytest.raises(aiohttp.ClientError):
        await channel(bot, playground).send("once", nonce=77)
    sent = await channel(bot, playground).send("once", nonce=77)
    assert [m.id for m in playground.person("Anna").see("games")] == [str(sent.id)]
    playground.world.clock.advance(playground.settings.nonce_life + 1)
    assert (await channel(bot, playground).send("once", nonce=77)).id != sent.id


async def test_a_delayed_answer_comes_late(playground: Playground, bot: Example) -> None:
    playground.faults.delay(0.05, "POST", r"/messages$")
    before = time.monotonic()
    await channel(bot, playground).send("x")
    assert time.monotonic() - before >= 0.05


async def test_what_the_bot_was_never_allowed(playground: Playground, bot: Example) -> None:
    games = channel(bot, playground)
    with pytest.raises(discord.Forbidden) as refused:
        await games.create_thread(name="mine", type=discord.ChannelType.private_thread)
    assert refused.value.code == 50013
    playground.faults.revoke(Permission.VIEW_CHANNEL, playground.world.games)
    with pytest.raises(discord.Forbidden) as refused:
        await games.send("x")
    assert refused.value.code == 50001


async def test_a_thread_archived_locked_deleted(
    playground: Playground, bot: Example, caplog: pytest.LogCaptureFixture
) -> None:
    message = await channel(bot, playground).send("table")
    thread = await message.create_thread(name="Table")
    with pytest.raises(discord.HTTPException, match="160004"):
        await message.create_thread(name="Table")
    world = playground.world.channels[str(thread.id)]
    inside = await thread.send("x")
    playground.faults.archive(world)
    with pytest.raises(discord.HTTPException, match="50083"):
        await inside.edit(content="y")
    assert "Thread is archived" in caplog.text
    await thread.send("wakes it")
    assert not world.archived
    playground.faults.lock(world)
    with pytest.raises(discord.HTTPException, match="160005"):
        await thread.send("x")
    with pytest.raises(ClientRefused, match="locked"):
        await playground.person("Anna").say("Table", "x")
    playground.faults.delete(world)
    with pytest.raises(discord.NotFound) as missing:
        await thread.send("x")
    assert missing.value.code == 10003


async def test_a_deleted_message_is_unknown(playground: Playground, bot: Example) -> None:
    message = await channel(bot, playground).send("x")
    playground.faults.delete_message(str(message.id))
    with pytest.raises(discord.NotFound) as missing:
        await message.edit(content="y")
    assert missing.value.code == 10008


async def test_a_stranger_cannot_edit(playground: Playground, bot: Example) -> None:
    said = await playground.person("Anna").say("games", "mine")
    foreign = channel(bot, playground).get_partial_message(int(said.id))
    with pytest.raises(discord.Forbidden) as refused:
        await foreign.edit(content="yours")
    assert refused.value.code == 50005


async def test_a_file_over_the_limit(playground: Playground, bot: Example) -> None:
    big = discord.File(io.BytesIO(b"\0" * (10 * 1024 * 1024 + 1)), "big.bin")
    with pytest.raises(discord.HTTPException) as refused:
        await channel(bot, playground).send(file=big)
    assert refused.value.code == 40005
    assert len(playground.problems) == 1
    playground.problems.clear()


async def test_a_token_dies_after_fifteen_minutes(playground: Playground, bot: Example) -> None:
    caught: list[discord.Interaction] = []

    async def keep(interaction: discord.Interaction) -> None:
        caught.append(interaction)

    bot.on_interaction = keep  # pyright: ignore[reportAttributeAccessIssue]
    anna = playground.person("Anna")
    await anna.command("general", "ping")
    await playground.wait_until(lambda: caught)
    await caught[0].followup.send("in time")
    playground.world.clock.advance(901)
    with pytest.raises(discord.HTTPException) as refused:
        await caught[0].followup.send("too late")
    assert refused.value.code == 50027
    with pytest.raises(discord.HTTPException) as refused:
        await caught[0].delete_original_response()
    assert refused.value.code == 50027
    assert [m.content for m in anna.see("general")] == ["pong", "in time"]


async def test_answering_twice_and_too_late(playground: Playground, bot: Example) -> None:
    anna = playground.person("Anna")
    outcome = await anna.command("general", "ping")
    async with aiohttp.ClientSession() as session:
        address = (
            f"{playground.base_url}/api/v10/interactions/{outcome.interaction.id}/{outcome.interaction.token}"
        )
        body = {"type": 4, "data": {"content": "again"}}
        async with session.post(f"{address}/callback", data=json_bytes(body), headers=JSON) as answer:
            assert (await answer.json())["code"] == 40060
        playground.problems.clear()
        playground.settings.deadline = 0.02
        late = await anna.command("general", "slow")
        playground.problems.clear()
        address = f"{playground.base_url}/api/v10/interactions/{late.interaction.id}/{late.interaction.token}"
        async with session.post(f"{address}/callback", data=json_bytes(body), headers=JSON) as answer:
            assert (await answer.json())["code"] == 10062


async def test_where_a_channel_is_deleted_nothing_is_answered(playground: Playground, bot: Example) -> None:
    anna, place = playground.person("Anna"), playground.world.channels[playground.world.general.id]
    asked = asyncio.create_task(anna.command("general", "slow"))
    await playground.wait_until(lambda: len(playground.interactions) > 0)
    (waiting,) = playground.interactions.values()
    playground.faults.delete(place)
    address = f"{playground.base_url}/api/v10/interactions/{waiting.id}/{waiting.token}/callback"
    async with aiohttp.ClientSession() as client, client.post(address, json={"type": 5}) as answer:
        assert (answer.status, (await answer.json())["code"]) == (404, 10003)
    asked.cancel()
    assert playground.problems == []


async def test_a_callback_must_fit_the_question(playground: Playground, bot: Example) -> None:
    anna = playground.person("Anna")
    playground.settings.deadline = 0.3
    waiting = asyncio.create_task(anna.command("general", "slow"))
    await playground.wait_until(lambda: playground.list_unanswered(anna.id))
    interaction = playground.list_unanswered(anna.id)[0]
    async with aiohttp.ClientSession() as session:
        address = f"{playground.base_url}/api/v10/interactions/{interaction.id}/{interaction.token}/callback"
        for kind in (1, 6, 7, 8, 12):
            body = {"type": kind, "data": {"content": "x"}}
            async with session.post(address, data=json_bytes(body), headers=JSON) as answer:
                assert (await answer.json())["code"] == 50035
        hook = f"{playground.base_url}/api/v10/webhooks/{playground.world.bot.id}/{interaction.token}"
        async with session.post(hook, data=json_bytes({"content": "x"}), headers=JSON) as answer:
            assert (await answer.json())["code"] == 10015
        body = {"type": 4, "data": {"content": "at last"}}
        async with session.post(address, data=json_bytes(body), headers=JSON) as answer:
            assert answer.status == 204
    assert (await waiting).text == "at last"
    assert len(playground.problems) == 6
    playground.problems.clear()


async def test_rate_limits_are_announced_and_kept(bot: Example, playground: Playground) -> None:
    """With limits switched on the client waits ahead of time: no request is refused."""
    fast = Settings(rate_limits=True, messages_per_window=2, window=0.1)
    for name in ("rate_limits", "messages_per_window", "window"):
        setattr(playground.settings, name, getattr(fast, name))
    games = channel(bot, playground)
    before = time.monotonic()
    await asyncio.gather(*(games.send(str(n)) for n in range(5)))
    assert time.monotonic() - before >= 0.19
    assert len(playground.person("Anna").see("games")) == 5


JSON = {"Content-Type": "application/json"}


def json_bytes(body: object) -> bytes:
    return json.dumps(body).encode()
