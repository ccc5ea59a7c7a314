"""The playground as a whole: one web application on the loopback interface."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Self

import yarl
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.playground import guard, rest_application, rest_channels, rest_interactions, rest_messages
from bot.playground.api import page_routes
from bot.playground.composing import content_type
from bot.playground.limits import Settings
from bot.playground.people import Person
from bot.playground.rest import API, Rest
from bot.playground.stage import Stage
from bot.playground.typing_commands import find_person

LOOPBACK = "127.0.0.1"

ROUTES = (*rest_application.ROUTES, *rest_channels.ROUTES, *rest_messages.ROUTES, *rest_interactions.ROUTES)


class Playground(Stage):
    """A stand-in of Discord that lives as long as its `async with` block."""

    def __init__(self, port: int = 0, settings: Settings | None = None) -> None:
        super().__init__(settings)
        self._port = port
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        """Listen on 127.0.0.1; port 0 takes any free one, which `base_url` has."""
        app = self._application()
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5, logger=guard.log)
        await self._runner.setup()
        site = web.TCPSite(self._runner, LOOPBACK, self._port)
        await site.start()
        port = self._runner.addresses[0][1]
        self.base_url = f"http://{LOOPBACK}:{port}"
        self.gateway.url = f"ws://{LOOPBACK}:{port}/gateway"

    async def stop(self) -> None:
        """Close all connections."""
        self.closing.set()
        self.world.notify_watchers()
        await self.gateway.close_all(1001)
        if self._runner:
            await self._runner.cleanup()

    def _application(self) -> web.Application:
        app = web.Application(client_max_size=guard.FORM_LIMIT)
        guard.guard(app)
        rest = Rest(self, ROUTES)
        app.router.add_route("*", f"{API}/{{tail:.*}}", rest.serve)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_get("/cdn/attachments/{channel}/{attachment}/{name}", self._file)
        app.router.add_get("/cdn/emojis/{emoji}.png", self._emoji)
        app.add_routes(page_routes(self))
        return app

    async def _file(self, request: web.Request) -> web.Response:
        found = self.files.get((request.match_info["channel"], request.match_info["attachment"]))
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found[1], headers={"Content-Type": content_type(found[0])})

    async def _emoji(self, request: web.Request) -> web.Response:
        found = self.world.emojis.get(request.match_info["emoji"])
        if found is None:
            raise web.HTTPNotFound
        unchanging = {"Content-Type": "image/png", "Cache-Control": "max-age=31536000, immutable"}
        return web.Response(body=found.picture, headers=unchanging)

    def person(self, name: str) -> Person:
        """The client of a person in the guild, by name or id."""
        return Person(self, find_person(self.world, name))

    @property
    def people(self) -> list[Person]:
        return [Person(self, user) for user in self.world.people]


@contextmanager
def redirect(base_url: str) -> Iterator[None]:
    """While this lasts, every discord.py client of this process talks to `base_url` (http://host:port)."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    point_at(base_url)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


def point_at(base_url: str) -> None:
    """The same for good: for a process that talks to nothing else."""
    base = yarl.URL(base_url)
    Route.BASE = str(base / "api/v10")
    DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("ws") / "gateway"
