"""What the web page asks for: one person's screen, a bell that rings when it changes, one endpoint for actions.

GET /playground/state?person=ID&since=ID and GET /playground/events?person=ID&since=ID show, `since` being what the page
got from the act `arrive` when it was loaded; GET /playground/words?locale=de has the texts of the page; POST
/playground/act does. An act names its person and its kind (a key of `ACTS`) and is answered by {"ok": true, ...} or by
{"ok": false, "error": "one sentence"}; what is no act at all gets such a sentence with status 400.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path

import font_source_sans_pro
from aiohttp import web
from aiohttp.typedefs import Handler

import renders
from bot.playground import payloads
from bot.playground.acts import Unreadable, explain_refusal, find_act, read_options, words
from bot.playground.errors import ClientRefused
from bot.playground.messages import Json, Message
from bot.playground.people import Person
from bot.playground.rest import reply
from bot.playground.stage import Stage
from bot.playground.world import ENGLISH, Channel, ChannelKind, User

PAGE = Path(__file__).parent / "page"
SHOWN = Path(renders.__file__).parent / "shown"
FONTS = Path(font_source_sans_pro.font_directory)
FOLDERS = {PAGE: {}, SHOWN: {"Content-Type": "image/png"}, FONTS: {"Content-Type": "font/ttf"}}
"""Folders of static files with their headers: the page; the pictures of the README, which show the boards as they look
now; and their typeface, which makes a page as wide on every machine.
"""
LONGEST_ID = 20
PAUSE = 0.03
"""Seconds in which several changes are merged into one event."""
LATEST = 100
"""The latest messages of a channel that a page receives, and as many of those that only its person sees."""

KINDS = {
    ChannelKind.TEXT: "text",
    ChannelKind.DM: "dm",
    ChannelKind.PUBLIC_THREAD: "thread",
    ChannelKind.PRIVATE_THREAD: "thread",
}


def page_routes(stage: Stage) -> list[web.AbstractRouteDef]:
    """The routes of the page and its contract."""
    page = Page(stage)
    return [
        web.get("/", _serve_files(PAGE)),
        web.get("/page/{name}", _serve_files(PAGE)),
        web.get(r"/shown/{name:[^/]+\.png}", _serve_files(SHOWN)),
        web.get(r"/fonts/{name:[^/]+\.ttf}", _serve_files(FONTS)),
        web.get("/playground/state", page.state),
        web.get("/playground/events", page.events),
        web.get("/playground/words", page.words),
        web.post("/playground/act", page.act),
    ]


class Page:
    """The web page's view of the stage."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def _person(self, wanted: str | None) -> User:
        """The person of this id; the first one when none is given."""
        world = self._stage.world
        user = world.users.get(wanted or world.people[0].id)
        if user is None or user.bot:
            raise web.HTTPNotFound(text="There is no such person.")
        return user

    async def state(self, request: web.Request) -> web.Response:
        shown = screen(self._stage, self._person(request.query.get("person")), time_of_loading(request))
        colours = {each["id"]: await self._stage.tribes(each["id"]) for each in shown["channels"]}
        return reply(200, shown | {"tribes": colours})

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Send an event after every change that this person can see."""
        person = self._person(request.query.get("person"))
        stream = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-cache"}
        )
        await stream.prepare(request)
        with contextlib.suppress(ConnectionResetError):  # the page was closed
            await self._ring(stream, person, time_of_loading(request))
        return stream

    async def words(self, request: web.Request) -> web.Response:
        return reply(200, words(request.query.get("locale", ENGLISH)))

    async def _ring(self, stream: web.StreamResponse, person: User, since: int) -> None:
        """Send events until the playground or the connection closes."""
        shown, count = "", 0
        while not self._stage.closing.is_set():
            version = self._stage.version
            seen = json.dumps(screen(self._stage, person, since))
            if seen != shown:
                count, shown = count + 1, seen
                await stream.write(f'data: {{"changed": true, "n": {count}}}\n\n'.encode())
            if not await self._change(version):
                await stream.write(b": still here\n\n")

    async def _change(self, version: int) -> bool:
        """Wait for a change after this version; returns False if there is none within 15 seconds."""
        try:
            await asyncio.wait_for(self._stage.change_after(version), 15)
        except TimeoutError:
            return False
        await asyncio.sleep(PAUSE)
        return True

    async def act(self, request: web.Request) -> web.Response:
        """Do one thing as one person."""
        try:
            body = read_options(await request.read())
            act = find_act(body)
            person = self._person(body.get("person"))
        except Unreadable as reason:
            return reply(400, {"ok": False, "error": str(reason)})
        try:
            done = await act.perform(Person(self._stage, person), self._stage, body)
        except ClientRefused as reason:
            return reply(200, {"ok": False, "error": explain_refusal(reason, person.locale)})
        return reply(200, {"ok": True} | done)


def time_of_loading(request: web.Request) -> int:
    """The moment at which the requesting page was loaded, by its own parameter `since`; 0 without it."""
    said = request.query.get("since", "")
    return int(said) if said.isascii() and said.isdigit() and len(said) <= LONGEST_ID else 0


def _serve_files(folder: Path) -> Handler:
    """A page of each file that is in a folder at the start."""
    names, headers = (
        {path.name for path in folder.iterdir()},
        {"Cache-Control": "no-cache", **FOLDERS[folder]},
    )

    async def serve(request: web.Request) -> web.StreamResponse:
        name = request.match_info.get("name", "index.html")
        if name not in names:
            raise web.HTTPNotFound(text="There is no such page.")
        return web.FileResponse(folder / name, headers=headers)

    return serve


def screen(stage: Stage, person: User, since: int = 0) -> Json:
    """Everything that a person may see at this moment in a client that was loaded at the moment `since`, in ids."""
    world = stage.world
    form = world.modals.get(person.id)
    channels = world.channels_of(person.id)
    return {
        "me": person.id,
        "locale": person.locale,
        "ahead": world.clock.ahead if stage.clock else None,
        "people": [{"id": user.id, "name": user.name} for user in world.people],
        "bot": {"id": world.bot.id, "name": world.bot.name, "online": stage.gateway.online},
        "guild": {"id": world.guild.id, "name": world.guild.name},
        "channels": [_channel(stage, person, channel) for channel in channels],
        "commands": world.commands,
        "starters": {c.id: _message(stage, first) for c in channels if (first := world.starter(c))},
        "messages": {
            c.id: [_message(stage, m) for m in _latest(world.list_visible(person.id, c, since))]
            for c in channels
        },
        "modal": form.body if form and int(form.interaction_id) > since else None,
        "waiting": [interaction.id for interaction in stage.list_unanswered(person.id)],
        "failed": stage.failed.get(person.id),
    }


def _latest(messages: list[Message]) -> list[Message]:
    """The latest messages; private answers are limited separately, so that they never displace the board."""
    public, private = ([m for m in messages if (m.owner_id is None) is kind] for kind in (True, False))
    kept = {m.id for m in (*public[-LATEST:], *private[-LATEST:])}
    return [m for m in messages if m.id in kept]


def _channel(stage: Stage, person: User, channel: Channel) -> Json:
    calls = sum(note[0] == channel.id and note[2] == person.id for note in stage.world.unread)
    return {
        "id": channel.id,
        "name": stage.world.bot.name if channel.is_dm else channel.name,
        "kind": KINDS[channel.kind],
        "parent": channel.parent_id,
        "archived": channel.archived,
        "locked": channel.locked,
        "unread_pings": calls,
    }


def _message(stage: Stage, message: Message) -> Json:
    """A message without the files that its components show already."""
    shape = payloads.message(stage.world, message)
    shown = str(message.components)
    if message.metadata:
        shape["interaction_metadata"] = message.metadata
    shape["attachments"] = [file for file in message.attachments if file["url"] not in shown]
    return shape
