"""A line to a database that is cut at the worst moment: in the middle of a commit."""

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
    """When the line is cut, as the client and the server find it."""

    BEFORE = "the commit does not arrive, and both notice"
    AFTER = "the commit arrives, its answer does not"
    SILENT = "the commit does not arrive, and the server goes on waiting for it"


class Line:
    """Between clients and a server on loopback. The next commit meets the next of `cuts`."""

    def __init__(self, server: Address) -> None:
        self.cuts: list[Cut] = []
        self.is_mute = False
        """Whatever is sent is dropped, in both directions, and no line ends by itself."""
        self._target = urlsplit(server.url)
        self._kept: list[asyncio.StreamWriter] = []
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    @contextlib.asynccontextmanager
    async def to(cls, server: Address) -> AsyncIterator[tuple[Line, Address]]:
        """The line, and the address at its other end."""
        line = cls(server)
        listening = await asyncio.start_server(line._begin, "127.0.0.1", 0)
        port = listening.sockets[0].getsockname()[1]
        try:
            yield line, Address(server.url.replace(f":{line._target.port}/", f":{port}/"))
        finally:
            listening.close()
            for task in line._tasks:
                task.cancel()
            await asyncio.gather(*line._tasks, return_exceptions=True)
            for each in line._kept:
                each.close()

    async def _begin(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._target.port)
        self._kept += [writer, back]
        for work in (self._up(reader, there, back, writer), self._down(there, writer)):
            task = asyncio.create_task(work)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _up(
        self,
        reader: asyncio.StreamReader,
        there: asyncio.StreamReader,
        back: asyncio.StreamWriter,
        writer: asyncio.StreamWriter,
    ) -> None:
        """From the client to the server, until a cut or the end."""
        while said := await reader.read(CHUNK):
            if self.is_mute:
                continue
            cut = self.cuts.pop(0) if self.cuts and COMMIT in said else None
            if cut in (None, Cut.AFTER):
                if cut is Cut.AFTER:
                    writer.transport.abort()  # before the server can answer
                back.write(said)
                await back.drain()
            if cut is not None:
                writer.transport.abort()
                if cut is not Cut.SILENT:
                    back.close()
                return
        back.close()

    async def _down(self, there: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """From the server to the client, until one of them ends."""
        with contextlib.suppress(ConnectionError):
            while (said := await there.read(CHUNK)) and not writer.is_closing():
                if not self.is_mute:
                    writer.write(said)
                    await writer.drain()
            writer.close()
