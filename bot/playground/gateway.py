"""The gateway: sessions that survive their connection, and the events that go through them."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag

from aiohttp import WSMsgType, web

from bot.playground import payloads
from bot.playground.guard import log, printable
from bot.playground.messages import Json
from bot.playground.world import Guild, World

BUFFERED_EVENTS = 1000
Compressor = Callable[[bytes], bytes]


class Op(IntEnum):
    """The opcode of a gateway frame."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Intent(IntFlag):
    """The kinds of events that a bot asked for."""

    GUILDS = 1 << 0
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


ALWAYS = Intent(0)
"""Events that need no intent."""


@dataclass(slots=True)
class Session:
    """One login of the bot: its events are stored so that a resumed connection gets those it missed."""

    id: str
    intents: Intent
    shard: tuple[int, int] = (0, 1)
    """Its number and the number of shards; the first shard also gets the events of direct conversations."""
    sequence: int = 0
    buffer: deque[Json] = field(default_factory=lambda: deque(maxlen=BUFFERED_EVENTS))
    connection: Connection | None = None

    def concerns(self, guild_id: str | None) -> bool:
        """Whether it gets the events of this server; None: of a direct conversation."""
        number, count = self.shard
        return (int(guild_id or 0) >> 22) % count == number

    def push(self, event: str, body: Json) -> None:
        """Number an event, store it, and send it if a client is connected."""
        self.sequence += 1
        frame: Json = {"op": Op.DISPATCH, "t": event, "s": self.sequence, "d": body}
        self.buffer.append(frame)
        if self.connection:
            self.connection.send(frame)


class Connection:
    """One websocket of the bot."""

    def __init__(self, socket: web.WebSocketResponse, pack: Compressor | None) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.hung_up = False
        self._pack = pack
        self._outbox: asyncio.Queue[Json] = asyncio.Queue()

    def send(self, frame: Json) -> None:
        """Queue a frame; one writer keeps their order, which the compressed stream depends on."""
        self._outbox.put_nowait(frame)

    async def hang_up(self, code: int) -> None:
        """Close the line from this side."""
        self.hung_up = True
        await self.socket.close(code=code)

    async def write(self) -> None:
        """Send what is queued until the socket is closed."""
        while True:
            text = json.dumps(await self._outbox.get(), separators=(",", ":"))
            if self.socket.closed:
                return
            if self._pack is None:
                await self.socket.send_str(text)
            else:
                await self.socket.send_bytes(self._pack(text.encode()))


def open_deflate() -> Compressor:
    """One deflate stream for a whole connection; each message ends in a sync flush (00 00 FF FF)."""
    stream = zlib.compressobj()
    return lambda plain: stream.compress(plain) + stream.flush(zlib.Z_SYNC_FLUSH)


LONGEST_FRAME = 64 * 1024
"""Bytes; Discord takes 4096 and closes the line at more, discord.py sends far less."""
DECODE_ERROR = 4002
"""Discord's close code for a frame that it cannot read."""

INVALID_SHARD = 4010
OF_SERVERS = ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE")
"""Events that are the server itself."""

ACK_DELAY = 0.1
"""Seconds until a heartbeat is answered. discord.py records the time of sending in a thread; an answer that arrives
before that makes it measure from the former heartbeat and warn that it cannot keep up."""


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
        """Send an event to the bot; a session that may still be resumed gets it then (documents, Gateway, Resuming). No
        messages of channels that the bot may not see are sent (discord/discord-api-docs#507).
        """
        guild = body.get("guild_id") or (body["id"] if event in OF_SERVERS else None)
        if event.startswith("MESSAGE_"):
            intent = Intent.GUILD_MESSAGES if guild else Intent.DIRECT_MESSAGES
            channel = self.world.channels.get(body["channel_id"])
            if channel and not self.world.may_see(self.world.bot.id, channel):
                return
        # There are several of a shard where several processes have logged in with it.
        for session in self.sessions.values():
            if session.concerns(guild) and session.intents & intent == intent:
                session.push(event, body if self._may_read(session, body) else without_content(body))

    def _may_read(self, session: Session, body: Json) -> bool:
        """Without the privileged intent, what people write on servers is blank."""
        if "author" not in body or "guild_id" not in body or Intent.MESSAGE_CONTENT in session.intents:
            return True
        return self.world.bot.id in (body["author"]["id"], *(user["id"] for user in body["mentions"]))

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
        """Process one frame; the connection is closed on an invalid one."""
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
        """The servers of its shard that the bot is on, also during an outage."""
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
