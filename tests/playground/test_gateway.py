"""The gateway: identify, disconnect and resume, in every encoding."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest
from discord.gateway import KeepAliveHandler

from bot.playground import Playground
from bot.playground.gateway import Op
from tests.playground.conftest import Connect
from tests.playground.example import Example


async def test_what_happened_while_the_bot_was_away_arrives_afterwards(
    playground: Playground, bot: Example
) -> None:
    await playground.faults.disconnect()
    assert not playground.gateway.online
    assert (await playground.person("Ben").command("general", "ping")).text == "pong"
    assert bot.resumed == 1


async def test_nobody_answers_when_there_is_no_bot(playground: Playground, bot: Example) -> None:
    await bot.close()
    await playground.wait_until(lambda: not playground.gateway.online)
    playground.settings.deadline = 0.02
    outcome = await playground.person("Anna").command("general", "ping")
    assert outcome.error == "The application did not respond"
    assert playground.problems == []


Unpack = Callable[[], Callable[[bytes | str], str]]


def plain() -> Callable[[Any], str]:
    return lambda frame: frame


def inflated() -> Callable[[Any], str]:
    stream = zlib.decompressobj()

    def unpack(frame: bytes) -> str:
        assert frame.endswith(b"\x00\x00\xff\xff")
        return stream.decompress(frame).decode()

    return unpack


@pytest.mark.parametrize(
    ("query", "unpacking"),
    [("", plain), ("?compress=zlib-stream", inflated), ("?compress=zstd-stream", plain)],
    ids=["plain", "zlib", "zstd: plain"],
)
async def test_a_session_in_every_encoding(
    playground: Playground, query: str, unpacking: Callable[[], Callable[[Any], str]]
) -> None:
    unpack = unpacking()
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(playground.gateway.url + query) as socket,
    ):

        async def frame() -> dict[str, Any]:
            return json.loads(unpack((await asyncio.wait_for(socket.receive(), 2)).data))

        assert (await frame())["op"] == Op.HELLO
        await socket.send_json({"op": Op.HEARTBEAT, "d": None})
        assert (await frame())["op"] == Op.HEARTBEAT_ACK
        await socket.send_json({"op": Op.IDENTIFY, "d": {"token": "x", "intents": 1, "properties": {}}})
        ready, guild = await frame(), await frame()
        assert ready["t"] == "READY"
        assert ready["d"]["resume_gateway_url"] == playground.gateway.url
        assert guild["t"] == "GUILD_CREATE"
        assert guild["d"]["id"] in [role["id"] for role in guild["d"]["roles"]]


async def test_a_wrong_token_is_refused(playground: Playground) -> None:
    playground.gateway.token = "right"
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway.url) as socket:
        await socket.receive()
        await socket.send_json({"op": Op.IDENTIFY, "d": {"token": "wrong", "intents": 1}})
        closed = await socket.receive()
        assert closed.type is aiohttp.WSMsgType.CLOSE
        assert closed.data == 4004


async def test_an_unknown_session_cannot_be_resumed(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway.url) as socket:
        await socket.receive()
        await socket.send_json({"op": Op.RESUME, "d": {"token": "x", "session_id": "none", "seq": 3}})
        assert json.loads((await socket.receive()).data) == {"op": Op.INVALID_SESSION, "d": False}


async def test_content_is_blank_without_the_privileged_intent(playground: Playground, bot: Example) -> None:
    session = next(iter(playground.gateway.sessions.values()))
    session.intents |= 1 << 9
    anna = playground.person("Anna")
    await anna.say("general", "private words")
    await anna.say("general", f"hello <@{playground.world.bot.id}>")
    heard = [frame["d"]["content"] for frame in session.buffer if frame["t"] == "MESSAGE_CREATE"]
    assert heard == ["", f"hello <@{playground.world.bot.id}>"]


async def test_a_heartbeat_is_not_answered_before_discord_py_has_noted_it(
    playground: Playground,
    connect: Connect,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The one before seems long ago: whatever were measured from it would print "Can't keep up"."""
    beats: list[float] = []

    def beat(alive: KeepAliveHandler) -> dict[str, Any]:
        alive._last_send = time.perf_counter() - 41
        beats.append(alive._last_send)
        return {"op": Op.HEARTBEAT, "d": alive.ws.sequence}

    playground.gateway.heartbeat = 200
    bot = await connect()
    monkeypatch.setattr(KeepAliveHandler, "get_payload", beat)
    await playground.wait_until(lambda: len(beats) > 4)
    assert "keep up" not in caplog.text
    assert bot.latency < 10
