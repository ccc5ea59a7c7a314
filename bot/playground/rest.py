"""The REST API: reads a request, finds its operation, answers as Discord would, and records everything."""

from __future__ import annotations

import json
import re
import traceback
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from bot.playground import errors
from bot.playground.composing import Upload
from bot.playground.errors import Refusal
from bot.playground.faults import suffer
from bot.playground.guard import FORM_LIMIT
from bot.playground.limits import Buckets
from bot.playground.messages import Json, Message
from bot.playground.rules import check_message
from bot.playground.stage import MISTAKES, Recorded, Stage
from bot.playground.world import Channel, Permission, User
from engine.core.values import frozen

API = "/api/v10"


@dataclass(slots=True)
class Call:
    """One request, understood: path parameters, query, parsed body and files."""

    stage: Stage
    template: str
    params: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: list[Upload]

    @property
    def fields(self) -> Json:
        """The body, which must be a JSON object."""
        if not isinstance(self.body, dict):
            raise errors.malformed_json()
        return self.body

    def channel(self, needed: Permission = Permission(0)) -> Channel:
        """The channel of the path, if the bot may see it and do there what is needed."""
        world = self.stage.world
        channel = world.channels.get(self.params["channel"])
        if channel is None:
            raise errors.unknown_channel()
        if channel.guild_id and world.guilds[channel.guild_id].is_away:
            raise errors.server_away()
        if not world.may_see(world.bot.id, channel):
            raise errors.missing_access()
        if needed & world.permissions(world.bot.id, channel) != needed:
            raise errors.missing_permissions()
        return channel

    def check(self, body: Json, before: Message) -> None:
        """Refuse a body that makes or edits a message into something Discord does not allow."""
        world = self.stage.world
        channel = world.channels.get(before.channel_id)
        is_edit = channel is not None and before.id in channel.messages
        reuse, renew = world.reuses_attachments, world.edits_galleries or not is_edit
        check_message(body, self.uploads, before, world.emojis, reuse=reuse, renew=renew)

    def user(self, key: str = "user") -> User:
        """The user of the path; `@me` is the bot."""
        user_id = self.params[key]
        user = self.stage.world.bot if user_id == "@me" else self.stage.world.users.get(user_id)
        if user is None:
            raise errors.unknown_user()
        return user


@frozen
class Created:
    """An answer with status 201."""

    body: Any


Operation = Callable[[Call], Awaitable[Any]]


@frozen
class Route:
    """One operation of the API; `open` routes carry their own token in the path."""

    method: str
    template: str
    operation: Operation
    open: bool = False

    def match(self, path: str) -> dict[str, str] | None:
        pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.template)
        found = re.fullmatch(pattern, path)
        return found.groupdict() if found else None


class Rest:
    """All operations behind one address."""

    def __init__(self, stage: Stage, routes: tuple[Route, ...]) -> None:
        self.stage = stage
        self._routes = sorted(routes, key=lambda route: route.template.count("{"))
        self._buckets = Buckets(stage.settings, stage.world.clock)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answer one request, after the faults that were set for it."""
        path = request.path.removeprefix(API)
        fault = self.stage.faults.take(request.method, path)
        if fault is None:
            return await self._answer(request, path)
        await suffer(fault)
        if fault.dropped and fault.late:
            await self._answer(request, path)
        if fault.dropped:
            return _cut(request)
        if (refusal := fault.refusal) is None:
            return await self._answer(request, path)
        record = await self._read(request, path)
        record.status, record.code = refusal.status, refusal.code
        return reply(refusal.status, refusal.body, refusal.headers)

    async def _answer(self, request: web.Request, path: str) -> web.StreamResponse:
        record = await self._read(request, path)
        found = self._find(request.method, path)
        major = next(
            (found[1][key] for key in ("channel", "guild", "token") if found and key in found[1]), ""
        )
        headers, wait = self._buckets.take(request.method, found[0].template if found else path, major)
        try:
            if wait:
                raise errors.too_many_requests(wait)
            status, body = await self._perform(request, record, found)
        except Refusal as refusal:
            self._note(record, refusal)
            status, body, headers = refusal.status, refusal.body, headers | refusal.headers
        record.status, record.answer = status, body
        return reply(status, body, headers)

    async def _perform(
        self, request: web.Request, record: Recorded, found: tuple[Route, dict[str, str]] | None
    ) -> tuple[int, Any]:
        if found is None:
            raise errors.not_found()
        route, params = found
        record.template = route.template
        if not route.open:
            self._authorize(request)
        if record.form_error:
            raise errors.malformed_json()
        body = json.loads(json.dumps(record.body))  # a copy in a tenth of the time of a deep copy
        call = Call(self.stage, route.template, params, record.query, body, record.files)
        try:
            outcome = await route.operation(call)
        except Refusal:
            raise
        except Exception:  # noqa: BLE001 - it is recorded with its trace, and a test that sees it fails
            self.stage.problem(f"{record.method} {record.path}: not understood\n{traceback.format_exc()}")
            raise errors.malformed_json() from None
        if isinstance(outcome, Created):
            return 201, outcome.body
        return (204, None) if outcome is None else (200, outcome)

    def _authorize(self, request: web.Request) -> None:
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        known = self.stage.gateway.token
        if scheme != "Bot" or not token or (known is not None and token != known):
            raise errors.unauthorized()

    def _find(self, method: str, path: str) -> tuple[Route, dict[str, str]] | None:
        for route in self._routes:
            params = route.match(path) if route.method == method else None
            if params is not None:
                return route, params
        return None

    def _note(self, record: Recorded, refusal: Refusal) -> None:
        record.code = refusal.code
        if refusal.code not in MISTAKES or refusal.status in (429, 503):
            return
        detail = record.form_error or (json.dumps(refusal.errors) if refusal.errors else "")
        self.stage.problem(f"{record.method} {record.path}: {refusal} {detail}".rstrip())

    async def _read(self, request: web.Request, path: str) -> Recorded:
        kind = request.headers.get("Content-Type", "")
        record = Recorded(request.method, path, None, dict(request.query), kind)
        record.at = self.stage.world.clock.now()
        self.stage.record(record)
        if kind.startswith("multipart/form-data"):
            try:
                await _read_form(request, record)
            except ValueError as reason:
                record.form_error = f"invalid form: {reason}"
        elif kind == "application/json":
            _read_json(await request.read(), record)
        elif request.can_read_body and await request.read():
            record.form_error = f"content type {kind!r}"
        record.size = request.content.total_bytes
        return record


def _read_json(body: bytes, record: Recorded) -> None:
    try:
        record.body = json.loads(body)
    except (ValueError, RecursionError) as reason:
        record.form_error = f"invalid JSON: {reason}"


async def _read_form(request: web.Request, record: Recorded) -> None:
    size = 0
    async for part in await request.multipart():
        name = getattr(part, "name", None) or ""
        content = bytes(await part.read(decode=False))  # pyright: ignore[reportAttributeAccessIssue, reportOptionalMemberAccess]
        size += len(content)
        if size > FORM_LIMIT:
            raise web.HTTPRequestEntityTooLarge(FORM_LIMIT, size)
        index = re.fullmatch(r"files\[(\d+)\]", name)
        if name == "payload_json":
            _read_json(content, record)
        elif index:
            record.files.append(Upload(int(index[1]), getattr(part, "filename", None) or "unknown", content))
        else:
            record.form_error = f"unexpected form field {name!r}"


def _cut(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=499)


def reply(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    """A JSON answer whose content type is exactly what discord.py compares with."""
    if status == 204:
        return web.Response(status=204, headers=headers)
    text = json.dumps(body, separators=(",", ":"))
    return web.Response(
        body=text.encode(), status=status, headers={"Content-Type": "application/json", **(headers or {})}
    )
