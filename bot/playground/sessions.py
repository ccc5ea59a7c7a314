"""One login of the bot, and the line it comes through."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag

from aiohttp import web

from bot.playground.wire import Json

BUFFERED_EVENTS = 1000
Compressor = Callable[[bytes], bytes]


class Op(IntEnum):
    """What a gateway frame is about."""

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
    """One login of the bot: its events are kept so that a new connection can catch up."""

    id: str
    intents: Intent
    shard: tuple[int, int] = (0, 1)
    """Which of how many parts of all servers it gets events of; the first also those of direct conversations."""
    sequence: int = 0
    buffer: deque[Json] = field(default_factory=lambda: deque(maxlen=BUFFERED_EVENTS))
    connection: Connection | None = None

    def concerns(self, guild_id: str | None) -> bool:
        """Whether it gets the events of this server; None: of a direct conversation."""
        number, count = self.shard
        return (int(guild_id or 0) >> 22) % count == number

    def push(self, event: str, body: Json) -> None:
        """Number an event, keep it, and send it if a client is connected."""
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
