"""The gateway: sessions that survive their connection, and the events that go through them."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable

from aiohttp import WSMsgType, web

from bot.playground import payloads
from bot.playground.guard import log, printable
from bot.playground.sessions import ALWAYS, Connection, Intent, Op, Session, open_deflate
from bot.playground.wire import Json
from bot.playground.world import Guild, World

LONGEST_FRAME = 64 * 1024
"""Bytes; Discord takes 4096 and closes the line at more, discord.py sends far less."""
DECODE_ERROR = 4002
"""Discord's close code for a frame that it cannot read."""

INVALID_SHARD = 4010
OF_SERVERS = ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE")
"""Events that are the server itself."""

ACK_DELAY = 0.1
"""Seconds until a heartbeat is answered. discord.py notes in a thread when it has sent one; an answer that is there
before the note makes it measure from the heartbeat before and warn that it cannot keep up."""


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, problem: Callable[[str], None]) -> None:
        self.world = world
        self.url = ""
        self.token: str | None = None
        self.heartbeat = 41_250
        self.sessions: dict[str, Session] = {}
        self.connections: list[Connection] = []
        self._problem = problem

    @property
    def online(self) -> bool:
        """True if a bot is connected and has introduced itself."""
        return any(connection.session for connection in self.connections)

    def dispatch(self, event: str, body: Json, intent: Intent = ALWAYS) -> None:
        """Tell the bot; a session that may still come back hears of it then (documents, Gateway, Resuming). It hears of
        no messages in channels that it may not see (discord/discord-api-docs#507).
        """
        channel = self.world.channels.get(body.get("channel_id") or "")
        if event.startswith("MESSAGE_") and channel and not self.world.may_see(self.world.bot.id, channel):
            return
        for session in self._sessions_of(
            body.get("guild_id") or (body["id"] if event in OF_SERVERS else None)
        ):
            if session.intents & intent == intent:
                session.push(event, body)

    def _sessions_of(self, guild_id: str | None) -> list[Session]:
        """The sessions of the shard of this server, several where several processes have logged in with it."""
        return [session for session in self.sessions.values() if session.concerns(guild_id)]

    def dispatch_message(self, event: str, body: Json) -> None:
        """Tell the bot about a message; without the privileged intent, what people wrote is blank."""
        intent = Intent.GUILD_MESSAGES if "guild_id" in body else Intent.DIRECT_MESSAGES
        if not self.world.may_see(self.world.bot.id, self.world.channels[body["channel_id"]]):
            return
        for session in self._sessions_of(body.get("guild_id")):
            if session.intents & intent:
                session.push(event, body if self._readable(session, body) else without_content(body))

    def _readable(self, session: Session, body: Json) -> bool:
        own = body["author"]["id"] == self.world.bot.id
        named = any(user["id"] == self.world.bot.id for user in body["mentions"])
        return own or named or "guild_id" not in body or Intent.MESSAGE_CONTENT in session.intents

    async def close_all(self, code: int = 4000) -> None:
        """Disconnect the bot; its sessions can be resumed unless `forget` follows."""
        for connection in tuple(self.connections):
            await connection.hang_up(code)

    def ask_reconnect(self) -> None:
        """Op 7: the bot is to reconnect and resume."""
        for connection in self.connections:
            connection.send({"op": Op.RECONNECT, "d": None})

    def invalidate(self) -> None:
        """Op 9 false: the bot is to log in anew."""
        self.forget()
        for connection in self.connections:
            connection.send({"op": Op.INVALID_SESSION, "d": False})

    def forget(self) -> None:
        """No session can be resumed any more."""
        self.sessions.clear()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection from HELLO to its end."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=LONGEST_FRAME)
        await socket.prepare(request)
        # Clients accept plain text, too, whatever else they asked for.
        is_deflated = request.query.get("compress") == "zlib-stream"
        connection = Connection(socket, open_deflate() if is_deflated else None)
        self.connections.append(connection)
        writer = asyncio.create_task(connection.write())
        connection.send({"op": Op.HELLO, "d": {"heartbeat_interval": self.heartbeat}, "t": None, "s": None})
        try:
            async for incoming in socket:
                if incoming.type is WSMsgType.TEXT:
                    await self._read(connection, incoming.data)
                elif incoming.type is WSMsgType.ERROR:
                    log.warning(printable(f"gateway: refused: {incoming.data}"))
        finally:
            self._leave(connection)
            writer.cancel()
        return socket

    def _leave(self, connection: Connection) -> None:
        self.connections.remove(connection)
        session = connection.session
        if session and session.connection is connection:
            session.connection = None
            if not connection.hung_up and connection.socket.close_code in (1000, 1001):
                self.sessions.pop(session.id, None)
        self.world.notify_watchers()

    async def _read(self, connection: Connection, text: str) -> None:
        """Take one frame; the line is closed on one that means nothing."""
        try:
            await self._receive(connection, json.loads(text))
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as reason:
            said = printable(f"gateway: not understood: {type(reason).__name__} {reason}")
            log.warning(said)
            self._problem(said)
            await connection.hang_up(DECODE_ERROR)

    async def _receive(self, connection: Connection, frame: Json) -> None:
        match frame.get("op"):
            case Op.HEARTBEAT:
                asyncio.get_running_loop().call_later(
                    ACK_DELAY, connection.send, {"op": Op.HEARTBEAT_ACK, "d": None}
                )
            case Op.IDENTIFY:
                await self._identify(connection, frame["d"])
            case Op.RESUME:
                await self._resume(connection, frame["d"])
            case Op.PRESENCE | Op.VOICE_STATE:
                return
            case unknown:
                said = printable(f"gateway: unknown op {unknown}")
                log.warning(said)
                self._problem(said)
                await connection.socket.close(code=4001)

    async def _identify(self, connection: Connection, fields: Json) -> None:
        if connection.session:
            await connection.socket.close(code=4005)
            return
        if self.token is not None and fields["token"] != self.token:
            await connection.socket.close(code=4004)
            return
        number, count = fields.get("shard") or (0, 1)
        shard = (number, count)
        if not 0 <= number < count:
            await connection.socket.close(code=INVALID_SHARD)
            return
        for stale in [each for each in self.sessions.values() if not each.connection and each.shard == shard]:
            del self.sessions[stale.id]
        session = Session(secrets.token_hex(16), Intent(fields["intents"]), shard, connection=connection)
        connection.session = self.sessions[session.id] = session
        session.push("READY", self._ready(session))
        for guild in (each for each in self._guilds(session) if not each.is_away):
            session.push("GUILD_CREATE", payloads.guild(self.world, guild))
        self.world.notify_watchers()

    def _guilds(self, session: Session) -> list[Guild]:
        """Those of its shard on which the bot is, also in an outage."""
        here = (guild for guild in self.world.guilds.values() if self.world.bot.id in guild.members)
        return [guild for guild in here if session.concerns(guild.id)]

    def _ready(self, session: Session) -> Json:
        return {
            "v": 10,
            "user": payloads.user(self.world.bot) | {"mfa_enabled": False, "verified": True, "flags": 0},
            "guilds": [{"id": guild.id, "unavailable": True} for guild in self._guilds(session)],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "session_type": "normal",
            "shard": [*session.shard],
            "application": {"id": self.world.bot.id, "flags": 0},
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "user_settings": {},
        }

    async def _resume(self, connection: Connection, fields: Json) -> None:
        session = self.sessions.get(fields["session_id"])
        oldest = session.buffer[0]["s"] if session and session.buffer else 0
        if session is None or fields["seq"] > session.sequence or fields["seq"] < oldest - 1:
            connection.send({"op": Op.INVALID_SESSION, "d": False})
            return
        if session.connection:
            await session.connection.hang_up(4000)
        connection.session, session.connection = session, connection
        for frame in tuple(session.buffer):
            if frame["s"] > fields["seq"]:
                connection.send(frame)
        session.push("RESUMED", {"_trace": []})
        self.world.notify_watchers()


def without_content(body: Json) -> Json:
    """A message without what the privileged intent would show."""
    return body | {"content": "", "embeds": [], "attachments": [], "components": []}
