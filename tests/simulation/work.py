"""Replaces the worker processes of the bot: pictures contain a digest of what they show, and long work fails."""

from __future__ import annotations

import asyncio
import hashlib
import random
import struct
from collections.abc import Callable, Mapping, Set
from contextlib import suppress
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Protocol, TypeVar

from bot.work.computing import ANALYSING, CHOOSING, Computing
from bot.work.drawing import Drawing, Paint
from bot.work.fair_queue import THE_BOT
from bot.work.worker import LONG_WORK, Function, Job, Worker, WorkerError
from renders.series import SIGNATURE

T = TypeVar("T")
PLAIN = frozenset({str, int, bool, type(None)})
QUICK, SLOW = (0.05, 0.4), (2.0, 15.0)
"""Seconds that a picture takes, at least and at most: usually, and with `SLOW_RATE`."""
SLOW_RATE = 0.05
MOST_READS = 4
"""With `meeting_pictures` a picture is ready at one of so many next reads from the database."""


def digest_of(view: Any) -> bytes:
    """A digest of a view that is equal for equal views, in whichever order their sets were filled."""
    return hashlib.blake2b(_plain(view).encode(), digest_size=16).digest()


def _plain(value: Any) -> str:
    kind = type(value)
    if kind in PLAIN:
        return repr(value)
    if kind is tuple or kind is list:
        return f"[{','.join(map(_plain, value))}]"
    if is_dataclass(kind):
        return f"{kind.__name__}({','.join([_plain(getattr(value, name)) for name in _fields(kind)])})"
    if isinstance(value, Mapping):
        return "{" + ",".join(sorted(f"{_plain(k)}:{_plain(v)}" for k, v in value.items())) + "}"
    if isinstance(value, Set):
        return "{" + ",".join(sorted(map(_plain, value))) + "}"
    if isinstance(value, tuple):
        return f"[{','.join(map(_plain, value))}]"
    return value.name if isinstance(value, Enum) else repr(value)


@cache
def _fields(kind: Any) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))


def picture_of(view: Any) -> bytes:
    """A PNG file without an image that contains the digest of a view."""
    header = struct.pack(">I4sIIBBBBB4x", 13, b"IHDR", 1100, 700, 8, 2, 0, 0, 0)
    said = digest_of(view)
    return (
        SIGNATURE
        + header
        + struct.pack(">I4s", len(said), b"vIEW")
        + said
        + bytes(4)
        + struct.pack(">I4s4x", 0, b"IEND")
    )


class State(Protocol):
    """Whether pictures take long at the moment, or get ready just while the bot reads from the database."""

    slow_pictures: bool
    meeting_pictures: bool


class NoDrawing(Drawing):
    """Returns `picture_of` the view instead of a drawing, after a while."""

    def __init__(self, dice: random.Random, state: State, reading: asyncio.Event) -> None:
        self._dice, self._state, self._reading = dice, state, reading

    async def draw(self, paint: Paint) -> bytes:
        slow = self._state.slow_pictures or self._dice.random() < SLOW_RATE
        await asyncio.sleep(self._dice.uniform(*(SLOW if slow else QUICK)))
        if self._state.meeting_pictures:
            with suppress(TimeoutError):
                async with asyncio.timeout(SLOW[1]):
                    for _ in range(self._dice.randint(1, MOST_READS)):
                        await self._reading.wait()
        given: Any = paint
        return picture_of(given.args[0] if getattr(given, "args", None) else None)

    async def close(self) -> None:
        """Nothing to close."""


class NoComputing(Computing):
    """Computes in this process, after a while; analyses never end."""

    def __init__(self, dice: random.Random) -> None:
        super().__init__(None)
        self._dice = dice

    async def run(self, compute: Callable[[], T], job: Job = CHOOSING, by: int = THE_BOT) -> T:
        del by
        if job is ANALYSING:
            await asyncio.Event().wait()
        await asyncio.sleep(self._dice.uniform(*QUICK))
        return compute()


class NoWorker(Worker):
    """Fails all long work."""

    def __init__(self) -> None:
        super().__init__(LONG_WORK)

    async def run(self, function: Function, *args: Any) -> bytes:
        raise WorkerError("not here")
