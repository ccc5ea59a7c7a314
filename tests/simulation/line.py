"""A simulated network between discord.py and the playground: an HTTP session and a gateway connection without sockets.

discord.py itself runs, with its retries and rate limits; the playground's own operations give the answers. The faults
decide what is lost or delayed.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote

import aiohttp
from aiohttp import web
from discord.http import Route
from multidict import CIMultiDict

from bot.client import Bot
from bot.playground.composing import Upload
from bot.playground.gateway import Op, Session
from bot.playground.rest import API, Rest, reply
from bot.playground.server import ROUTES
from bot.playground.stage import Recorded, Stage
from tests.simulation.faults import Answer, Effect
from tests.simulation.loop import OWNER, Process, VirtualLoop
from tests.simulation.sharing import SHARD

TOKEN = "token"
DELAY = (0.02, 0.12)
"""Seconds between the bot and Discord, in one direction, at least and at most."""
RECONNECTING = (0.5, 6.0)
"""Seconds until the bot connects to the gateway again, at least and at most."""
HEARTBEAT_TIMEOUT = 60.0
PASSWORD = {"Authorization": f"Bot {TOKEN}"}


def run_without_waiting(steps: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine that never suspends, and return its result."""
    try:
        steps.send(None)
    except StopIteration as end:
        return end.value
    raise AssertionError("it has suspended")


PART = re.compile(
    rb'\r\nContent-Disposition: form-data; name="([^"]+)"(?:; filename="([^"]+)".*?)?\r\n\r\n', re.DOTALL
)


def _parts(data: Any) -> Iterator[tuple[str, str, Any]]:
    """The name, the file name and the value of each part of a form, of discord.py or of our own."""
    if isinstance(data, aiohttp.FormData):
        for about, _, value in data._fields:
            yield about["name"], about.get("filename", ""), value if isinstance(value, str) else value.read()
        return
    _, *parts, _ = data._value.getvalue().split(f"--{data.content_type.partition('=')[2]}".encode())
    for part in parts:
        if (head := PART.match(part)) is None:
            raise AssertionError(f"no part of a form: {part[:200]}")
        yield head[1].decode(), (head[2] or b"").decode(), part[head.end() : -2]


@dataclass(slots=True)
class Request:
    """A request as the playground's operations read it."""

    method: str
    path: str
    query: Mapping[str, str]
    headers: Mapping[str, str]
    body: Any = None
    files: list[Upload] = field(default_factory=list[Upload])

    @classmethod
    def read(cls, method: str, url: str, given: Mapping[str, Any]) -> Request:
        """Parse the arguments with which discord.py calls its session."""
        path = unquote(url.partition("discord.com")[2].partition("?")[0])
        query = {name: str(value) for name, value in (given.get("params") or {}).items()}
        request, data = cls(method, path, query, given["headers"]), given.get("data")
        if isinstance(data, str):
            request.body = json.loads(data)
        elif data is not None:
            for name, file, value in _parts(data):
                if name == "payload_json":
                    request.body = json.loads(value)
                else:
                    number = int(name.removeprefix("files[").removesuffix("]"))
                    request.files.append(Upload(number, file, value))
        return request

    @property
    def place(self) -> str:
        return self.path.removeprefix(API)

    def __str__(self) -> str:
        said = json.dumps(self.body, ensure_ascii=False) if self.body else ""
        words = re.findall(r'"content": "([^"]{1,60})', said)
        controls = re.findall(r'"custom_id": "([^"]+)', said)[:1]
        return " ".join([self.method, re.sub(r"\w{80,}", "…", self.place), *words, *controls])


class DirectRest(Rest):
    """The operations of the playground without a web server."""

    async def _read(self, request: Any, path: str) -> Recorded:
        record = Recorded(request.method, path, None, dict(request.query), "")
        record.body, record.files, record.at = request.body, request.files, self.stage.world.clock.now()
        self.stage.record(record)
        return record


class Response:
    """An answer as discord.py reads it."""

    def __init__(self, answer: web.Response) -> None:
        self.status, self.reason = answer.status, str(answer.status)
        self.headers = CIMultiDict(answer.headers)
        self._text = bytes(answer.body or b"").decode()  # pyright: ignore[reportArgumentType]
        if self.status == 204:
            self.headers.pop("content-type", None)

    async def text(self, encoding: str = "utf-8") -> str:
        del encoding
        return self._text


class Line:
    """The network between all processes and Discord; `effect_on` returns what a fault does to a request."""

    def __init__(
        self,
        stage: Stage,
        loop: VirtualLoop,
        dice: random.Random,
        effect_on: Callable[[str, str], Effect],
        dies_at: Callable[[str, Process | None], bool],
        note: Callable[[str], None],
    ) -> None:
        self.stage = stage
        self.rest = DirectRest(stage, ROUTES)
        self.loop, self.dice, self.effect_on, self.dies_at, self.note = loop, dice, effect_on, dies_at, note
        self.world = Context()
        """The context of callbacks of Discord, which belong to no process and so are never cancelled."""
        self.on_answer: Callable[[Request, Any], None] = lambda _request, _answer: None
        self.under_way = 0

    def delay(self) -> float:
        return self.dice.uniform(*DELAY)

    async def exchange(self, request: Request) -> Response:
        """Send a request and return its answer; faults may lose either, and the process may be killed meanwhile."""
        effect, answered = self.effect_on(request.method, request.place), self.loop.create_future()
        process = OWNER.get()
        self.under_way += 1

        def arrive() -> None:
            self.under_way -= 1
            if self.dies_at("before request", process) and self.dice.random() < 0.5:
                return
            self.note(f"{request} {effect}")
            answer = self._answer(request, effect.before)
            if self.dies_at("after request", process):
                return
            error = TimeoutError() if effect.late else aiohttp.ClientOSError(104, "reset")
            wrong = error if effect.is_lost else None
            if effect.after and wrong is None:
                answer = _error(effect.after)
            self.loop.call_later(self.delay() + effect.late, _settle, answered, answer, wrong)

        self.loop.call_later(self.delay() + effect.held, arrive, context=self.world)
        return await answered

    def _answer(self, request: Request, instead: Answer | None) -> Response:
        """Have the playground carry out a request, and return its answer; or the error of a fault instead."""
        if instead is not None:
            return _error(instead)
        asked: Any = request
        answer = run_without_waiting(self.rest.serve(asked))
        self.note(f" = {answer.status}")
        self.on_answer(request, answer.status)
        return Response(answer)


def _error(answer: Answer) -> Response:
    return Response(reply(answer.status, answer.body, {"Via": "1.1 discord"}))


def _settle(waiting: asyncio.Future[Response], answer: Response, wrong: Exception | None) -> None:
    if waiting.done():
        return
    if wrong is not None:
        waiting.set_exception(wrong)
    else:
        waiting.set_result(answer)


class HttpSession:
    """Replaces the session of aiohttp in one process."""

    closed = False

    def __init__(self, line: Line) -> None:
        self._line = line

    @asynccontextmanager
    async def request(self, method: str, url: str, **given: Any) -> AsyncIterator[Response]:
        yield await self._line.exchange(Request.read(method, url, given))

    async def close(self) -> None:
        self.closed = True


class Wire:
    """One connection to the gateway; frames that have not arrived when it is cut are lost."""

    hung_up = False

    def __init__(self, line: Line, on_event: Callable[[str, Any], None]) -> None:
        self.line, self.on_event = line, on_event
        self.session: Session | None = None
        self.is_cut = False
        self.cut = asyncio.Event()
        self.sequence = 0
        self._last = 0.0
        self._context = copy_context()
        self.process = OWNER.get()

    def send(self, frame: Mapping[str, Any]) -> None:
        """Schedule the arrival of a frame, in the order of sending."""
        loop, copy = self.line.loop, json.loads(json.dumps(frame))
        self._last = max(self._last + 1e-6, loop.now + self.line.delay())
        loop.call_at(self._last, self._arrive, copy, context=self._context)

    def _arrive(self, frame: Any) -> None:
        if self.is_cut:
            return
        if frame["op"] == Op.DISPATCH:
            self.sequence = frame["s"]
            self.on_event(frame["t"], frame["d"])
        elif frame["op"] == Op.INVALID_SESSION:
            self.hang_up_now()

    def mute(self) -> None:
        """Cut the connection without closing it: the bot notices by its heartbeat, and resumes the session."""
        self.is_cut = True
        self.line.loop.call_later(HEARTBEAT_TIMEOUT, self.hang_up_now, context=self.line.world)

    async def hang_up(self, code: int = 4000) -> None:
        del code
        self.hang_up_now()

    def hang_up_now(self) -> None:
        self.is_cut = True
        if self in self.line.stage.gateway.connections:
            self.line.stage.gateway.connections.remove(self)
        if self.session is not None and self.session.connection is self:
            self.session.connection = None
        self.cut.set()


async def log_in(bot: Bot, line: Line) -> None:
    """Log in by discord.py's own code, with the simulated session in place of sockets."""
    http: Any = bot.http
    session = HttpSession(line)

    async def static_login(token: str) -> Any:
        http._HTTPClient__session, http.token = session, token
        http._global_over = asyncio.Event()
        http._global_over.set()
        return await http.request(Route("GET", "/users/@me"))

    http.static_login = static_login
    await bot.login(TOKEN)
    shards = bot.config.shards if bot.config.shards.count else SHARD
    bot.shard_count = bot._connection.shard_count = shards.count
    bot._connection.shard_ids = [*shards.numbers]


async def stay_connected(bot: Bot, line: Line) -> None:
    """Connect to the gateway, again whenever the connection is cut; resume the session if Discord still has it."""
    gateway, session, sequence = line.stage.gateway, None, 0
    number, count = bot._connection.shard_ids[0], bot.shard_count
    parsers: Any = bot._connection.parsers

    def on_event(event: str, body: Any) -> None:
        if event in parsers:
            parsers[event]({**body, "__shard_id__": number} if event == "RESUMED" else body)

    while True:
        wire: Any = Wire(line, on_event)
        gateway.connections.append(wire)
        if session is not None and session.id in gateway.sessions:
            wire.sequence = sequence
            await gateway._resume(wire, {"session_id": session.id, "seq": sequence})
        else:
            fields = {"token": TOKEN, "intents": bot.intents.value, "shard": [number, count]}
            await gateway._identify(wire, fields)
        session = wire.session
        await wire.cut.wait()
        sequence = wire.sequence
        await asyncio.sleep(line.dice.uniform(*RECONNECTING))
