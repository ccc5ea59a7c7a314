"""A form goes out as one piece, and whole again when Discord could not take it."""

from __future__ import annotations

import io
import json

import aiohttp
import discord
from aiohttp import web
from discord.http import handle_message_parameters

from bot.outbox import requests

FAILURES = 2
PICTURE = bytes(range(256)) * 400


async def test_a_form_is_sent_again_whole() -> None:
    """discord.py repeats a request after 502 with the very same arguments."""
    received = list[dict[str, tuple[str | None, bytes]]]()

    async def receive(request: web.Request) -> web.Response:
        parts = dict[str, tuple[str | None, bytes]]()
        async for part in await request.multipart():
            assert isinstance(part, aiohttp.BodyPartReader)
            parts[part.name or ""] = part.filename, bytes(await part.read())
        received.append(parts)
        return web.Response(status=502 if len(received) <= FAILURES else 200)

    app = web.Application()
    app.router.add_post("/", receive)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        port = runner.addresses[0][1]
        file = discord.File(io.BytesIO(PICTURE), "board.png", description='Die Hütte "3"')
        with handle_message_parameters(content="Zwölf\r\n--Punkte", file=file) as params:
            body = requests._body(params)
            async with aiohttp.ClientSession() as session:
                for _ in range(FAILURES + 1):
                    async with session.post(f"http://127.0.0.1:{port}/", **body):
                        pass
    finally:
        await runner.cleanup()
    assert received == [received[0]] * (FAILURES + 1)
    assert received[0]["files[0]"] == ("board.png", PICTURE)
    assert json.loads(received[0]["payload_json"][1])["content"] == "Zwölf\r\n--Punkte"
