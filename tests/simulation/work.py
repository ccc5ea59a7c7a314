"""What processes next to the bot do, without them: pictures that say what they show, and nothing that takes long."""

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
"""Seconds for a picture."""
SLOW_RATE = 0.05
MOST_READS = 4
"""After how many times of reading a picture may be ready, where it is so just at such a moment."""


def digest_of(view: Any) -> bytes:
    """Equal for equal values, whatever the order in which their sets were made."""
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
    """A PNG that shows nothing but which view it is of."""
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
    """How it is at the moment: pictures take long, or are ready just while the bot reads something."""

    slow_pictures: bool
    meeting_pictures: bool


class NoDrawing(Drawing):
    """Instead of drawing, says what would be drawn."""

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
        """Nothing is left behind."""


class NoComputing(Computing):
    """Computes at once, after a while; games are not analysed."""

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
    """Nothing that takes long is done."""

    def __init__(self) -> None:
        super().__init__(LONG_WORK)

    async def run(self, function: Function, *args: Any) -> bytes:
        raise WorkerError("not here")
