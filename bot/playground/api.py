"""What the web page asks for: one person's screen, a bell that rings when it changes, one door for actions.

GET /playground/state?person=ID and GET /playground/events?person=ID show; POST /playground/act does. An act
names its person and its kind (a key of `ACTS`) and is answered by {"ok": true, ...} or by
{"ok": false, "error": "one sentence"}.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import web
from yarl import URL

from bot.playground.errors import ClientRefused
from bot.playground.outcomes import Outcome
from bot.playground.people import Person, newcomer
from bot.playground.rest import reply
from bot.playground.screen import screen
from bot.playground.stage import Stage
from bot.playground.world import User

Json = dict[str, Any]

PAGE = Path(__file__).parent / "page"
LOCAL = frozenset(("127.0.0.1", "localhost"))
PAUSE = 0.03
"""Seconds in which several changes become one ring of the bell."""


def page_routes(stage: Stage) -> list[web.AbstractRouteDef]:
    """The routes of the page and its contract."""
    page = Page(stage)
    return [
        web.get("/", page.index),
        web.get("/page/{name}", page.file),
        web.get("/playground/state", page.state),
        web.get("/playground/events", page.events),
        web.post("/playground/act", page.act),
    ]


class Page:
    """The web page's view of the stage."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    async def index(self, request: web.Request) -> web.StreamResponse:
        return _served("index.html")

    async def file(self, request: web.Request) -> web.StreamResponse:
        return _served(request.match_info["name"])

    def _admit(self, request: web.Request) -> None:
        """Other sites that are open in the same browser shall not play along."""
        origin = request.headers.get("Origin")
        if request.url.host not in LOCAL or (origin and URL(origin).host not in LOCAL):
            raise web.HTTPForbidden(text="The playground talks to its own page only.")

    def _person(self, wanted: str | None) -> User:
        world = self._stage.world
        user = world.users.get(wanted or world.people[0].id)
        if user is None or user.bot:
            raise web.HTTPNotFound(text="There is no such person.")
        return user

    async def state(self, request: web.Request) -> web.Response:
        self._admit(request)
        return reply(200, screen(self._stage, self._person(request.query.get("person"))))

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Ring after every change that this person can see."""
        self._admit(request)
        person = self._person(request.query.get("person"))
        stream = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-cache"}
        )
        await stream.prepare(request)
        with contextlib.suppress(ConnectionResetError):  # the page was closed
            await self._ring(stream, person)
        return stream

    async def _ring(self, stream: web.StreamResponse, person: User) -> None:
        """Ring until the playground closes or nobody listens any more."""
        shown, count = "", 0
        while not self._stage.closing.is_set():
            version = self._stage.version
            seen = json.dumps(screen(self._stage, person))
            if seen != shown:
                count, shown = count + 1, seen
                await stream.write(f'data: {{"changed": true, "n": {count}}}\n\n'.encode())
            if not await self._change(version):
                await stream.write(b": still here\n\n")

    async def _change(self, version: int) -> bool:
        """Wait for a change after that version; False if nothing happened for a while."""
        try:
            await asyncio.wait_for(self._stage.change_after(version), 15)
        except TimeoutError:
            return False
        await asyncio.sleep(PAUSE)
        return True

    async def act(self, request: web.Request) -> web.Response:
        """Do one thing as one person."""
        self._admit(request)
        try:
            wish = await request.json()
            user = self._person(wish.get("person"))
            perform = ACTS.get(wish.get("act"))
            if perform is None:
                raise ClientRefused(f"There is no action {wish.get('act')}.")
            result = await perform(Person(self._stage, user), self._stage, wish)
        except ClientRefused as reason:
            return reply(200, {"ok": False, "error": str(reason)})
        except (KeyError, ValueError, AttributeError) as reason:
            return reply(200, {"ok": False, "error": f"The action is incomplete: {reason}."})
        return reply(200, {"ok": True} | result)


def _served(name: str) -> web.StreamResponse:
    path = PAGE / name
    if path.parent != PAGE or not path.is_file():
        raise web.HTTPNotFound(text="There is no such page.")
    return web.FileResponse(path, headers={"Cache-Control": "no-cache"})


def _told(outcome: Outcome) -> Json:
    if outcome.error:
        raise ClientRefused(f"{outcome.error}.")
    return {"messages": [message.id for message in outcome.messages], "modal": outcome.modal is not None}


async def _command(person: Person, stage: Stage, wish: Json) -> Json:
    return _told(await person.command(wish["channel"], wish["name"], wish.get("options")))


async def _autocomplete(person: Person, stage: Stage, wish: Json) -> Json:
    choices = await person.autocomplete(wish["channel"], wish["name"], wish["focused"], wish.get("options"))
    return {"choices": choices}


async def _press(person: Person, stage: Stage, wish: Json) -> Json:
    return _told(await person.press(wish["message"], wish["custom_id"]))


async def _select(person: Person, stage: Stage, wish: Json) -> Json:
    return _told(await person.choose(wish["message"], wish["custom_id"], *wish["values"]))


async def _submit(person: Person, stage: Stage, wish: Json) -> Json:
    return _told(await person.submit(wish["values"]))


async def _close(person: Person, stage: Stage, wish: Json) -> Json:
    person.close_modal()
    return {}


async def _say(person: Person, stage: Stage, wish: Json) -> Json:
    return {"message": (await person.say(wish["channel"], wish["text"])).id}


async def _join(person: Person, stage: Stage, wish: Json) -> Json:
    name = str(wish["name"]).strip()
    if not 1 <= len(name) <= 32 or any(user.name == name for user in stage.world.users.values()):
        raise ClientRefused("A name has 1 to 32 characters and is not taken.")
    return {"person": newcomer(stage, name).id}


async def _open_dm(person: Person, stage: Stage, wish: Json) -> Json:
    return {"channel": person.open_dm().id}


async def _read(person: Person, stage: Stage, wish: Json) -> Json:
    stage.world.read(person.id, wish["channel"])
    stage.world.changed()
    return {}


Act = Callable[[Person, Stage, Json], Awaitable[Json]]

ACTS: dict[str, Act] = {
    "command": _command,
    "autocomplete": _autocomplete,
    "press": _press,
    "select": _select,
    "submit": _submit,
    "close": _close,
    "say": _say,
    "join": _join,
    "open_dm": _open_dm,
    "read": _read,
}
