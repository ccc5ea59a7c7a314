"""A TCP proxy before a database that cuts connections in the middle of a commit, or drops all packets for a while."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from enum import Enum
from urllib.parse import urlsplit

from bot.config import Address

COMMIT = b"commit\0"
CHUNK = 1 << 16


class Cut(Enum):
    """When a connection is cut, and what client and server notice of it."""

    BEFORE = "the commit does not arrive, and both notice"
    AFTER = "the commit arrives, its answer does not"
    SILENT = "the commit does not arrive, and the server goes on waiting for it"


class Proxy:
    """A proxy between clients and a server on loopback; each commit takes the next of `cuts`.

    While it is mute nothing arrives, not even the end of a connection, as in a network that drops packets. Unlike there
    TCP keepalives are answered, so these notice nothing, which is the harder case.
    """

    def __init__(self, server: Address) -> None:
        self.cuts: list[Cut] = []
        self._port = urlsplit(server.url).port
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._there, self._back = asyncio.Event(), asyncio.Event()
        self.go_on()

    @classmethod
    @contextlib.asynccontextmanager
    async def to(cls, server: Address) -> AsyncIterator[tuple[Proxy, Address]]:
        """Run a proxy; yields it, and the address for clients."""
        line = cls(server)
        listening = await asyncio.start_server(line._begin, "127.0.0.1", 0)
        port = listening.sockets[0].getsockname()[1]
        try:
            yield line, Address(server.url.replace(f":{line._port}/", f":{port}/"))
        finally:
            listening.close()
            for task in line._tasks:
                task.cancel()
            await asyncio.gather(*line._tasks, return_exceptions=True)
            line.reset()

    def mute(self, *, there: bool = True, back: bool = True) -> None:
        """Hold back everything that is sent to the server, to the client, or both, until `go_on` or `reset`."""
        for drops, way in ((there, self._there), (back, self._back)):
            if drops:
                way.clear()

    def go_on(self) -> None:
        """Let everything that was held back arrive, as TCP sends lost packets again."""
        self._there.set()
        self._back.set()

    def reset(self) -> None:
        """Abort all connections, with what they hold back; both sides notice."""
        for end in self._ends:
            end.transport.abort()
        self.go_on()

    @property
    def ports(self) -> set[int]:
        """The local ports of its connections to the server."""
        return {end.get_extra_info("sockname")[1] for end in self._ends}

    def _begin(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._carry(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward one connection until its end."""
        self._ends.add(writer)
        await self._there.wait()
        try:
            answers, server = await asyncio.open_connection("127.0.0.1", self._port)
        except OSError:  # the server is away
            writer.transport.abort()
            return
        self._ends.add(server)
        await asyncio.gather(self._ask(reader, server, writer), self._answer(answers, writer))
        server.close()
        self._ends -= {writer, server}

    async def _ask(
        self, reader: asyncio.StreamReader, server: asyncio.StreamWriter, writer: asyncio.StreamWriter
    ) -> None:
        """Forward data from the client to the server, until a cut or the end."""
        with contextlib.suppress(ConnectionError):
            while said := await reader.read(CHUNK):
                await self._there.wait()
                cut = self.cuts.pop(0) if self.cuts and COMMIT in said else None
                if cut in (None, Cut.AFTER):
                    if cut is Cut.AFTER:
                        writer.transport.abort()  # before the server can answer
                    server.write(said)
                    await server.drain()
                if cut is not None:
                    writer.transport.abort()
                    if cut is not Cut.SILENT:
                        server.close()
                    return
        await self._there.wait()
        server.close()

    async def _answer(self, answers: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward data from the server to the client, until one of them closes."""
        with contextlib.suppress(ConnectionError):
            while (said := await answers.read(CHUNK)) and not writer.is_closing():
                await self._back.wait()
                writer.write(said)
                await writer.drain()
        await self._back.wait()
        writer.close()
