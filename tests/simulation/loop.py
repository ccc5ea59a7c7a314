"""An event loop whose time is virtual, and processes in it that can die at any moment.

`call_soon` keeps its order; only what takes time, such as I/O, is moved by the seed. A process that is dead runs no
line any more: not a callback, not a `finally`.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import os
import random
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from contextvars import Context, ContextVar, copy_context
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

import discord
from discord.webhook.async_ import async_context

from bot.outbox.requests import Callbacks

START = 1_750_000_000.0
"""UNIX seconds at which every simulation begins."""
MOST_TURNS = 3_000_000
"""Of the loop: far more than any simulation takes."""


NUMBERS = itertools.count()
MOST_AWAITS = 20
"""In all `finally` clauses of a task together."""


class Process:
    """A simulated process: all tasks and callbacks in its context die with it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_alive = True
        self.is_suspended = False
        self.held: list[asyncio.Handle] = []
        """What it will do as soon as it goes on."""
        self.context = copy_context()
        self.context.run(OWNER.set, self)
        # discord.py locks its routes for interactions in one object for all: a dead process would lock them for ever.
        self.context.run(async_context.set, Callbacks())


OWNER: ContextVar[Process | None] = ContextVar("process", default=None)
H = TypeVar("H", bound=asyncio.Handle)


class Stuck(AssertionError):
    """The simulation is stuck: nothing is scheduled any more, or the same callbacks run without end."""


class _Waiting:
    """Takes the place of the selector: instead of waiting, time passes."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop

    def select(self, seconds: float | None) -> list[object]:
        self._loop.turns += 1
        if self._loop.turns > MOST_TURNS:
            raise Stuck(f"after {MOST_TURNS} turns of the loop, at {self._loop.time():.3f}")
        if seconds is None:
            raise Stuck("nothing is left that could happen")
        self._loop.now += seconds
        return []


class Timer(asyncio.TimerHandle):
    """Of what is due at the same moment the first that was asked for comes first, whatever else a heap holds."""

    def __init__(self, when: float, *what: Any) -> None:
        super().__init__(when, *what)
        self.place = when, next(NUMBERS)

    def __lt__(self, other: Any) -> bool:
        return self.place < other.place


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs without threads and without waiting; `now` are the seconds since the start."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.turns = 0
        self._selector = _Waiting(self)
        self.wrong: list[str] = []
        """What went wrong where nobody waits for it."""
        self.set_exception_handler(self._note)
        self._owners = WeakKeyDictionary[Any, Process]()
        """Of tasks."""
        self._graves: list[asyncio.Task[Any]] = []
        """Tasks that were killed; their `finally` clauses must not run before all is over."""

    def time(self) -> float:
        return self.now

    def _process_events(self, event_list: object) -> None:
        """There are no files and no lines."""

    def _write_to_self(self) -> None:
        """There are no threads."""

    def _note(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        task = context.get("future") or context.get("task")
        owner = self._owners.get(task) if task is not None else None
        if owner is not None and not owner.is_alive:
            return
        named = task.get_name() if isinstance(task, asyncio.Task) else ""
        self.wrong.append(f"{context['message']}: {named} {context.get('exception')!r}")

    def call_soon(
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        return self._held(super().call_soon(callback, *args, context=context))

    def call_at(
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = Timer(when, callback, args, self, context)
        queues: Any = self
        heapq.heappush(queues._scheduled, timer)
        timer._scheduled = True
        return self._held(timer)

    def _held(self, handle: H) -> H:
        """Callbacks of dead processes never run, those of suspended ones later."""
        owner = handle._context.get(OWNER)
        if owner is not None and not owner.is_alive:
            handle.cancel()
        elif owner is not None and owner.is_suspended:
            owner.held.append(handle)
            if isinstance(handle, asyncio.TimerHandle):
                self._unschedule([handle])
            else:
                queues: Any = self
                queues._ready.pop()
        return handle

    def _unschedule(self, timers: list[Any]) -> None:
        queues: Any = self
        taken = {id(each) for each in timers}
        queues._scheduled[:] = [each for each in queues._scheduled if id(each) not in taken]
        heapq.heapify(queues._scheduled)
        for each in timers:
            each._scheduled = False

    def suspend(self, process: Process) -> None:
        """Nothing of this process runs until `resume`, but for what it has begun."""
        queues: Any = self
        process.is_suspended = True
        process.held += (
            timers := [each for each in queues._scheduled if each._context.get(OWNER) is process]
        )
        self._unschedule(timers)

    def resume(self, process: Process) -> None:
        """Resume the process: all that was due meanwhile runs now."""
        queues: Any = self
        process.is_suspended, held, process.held = False, process.held, []
        for each in held if process.is_alive else ():
            if isinstance(each, asyncio.TimerHandle):
                each._scheduled = True
                heapq.heappush(queues._scheduled, each)
            else:
                queues._ready.append(each)

    def create_task(self, coro: Any, **more: Any) -> asyncio.Task[Any]:
        task = super().create_task(coro, **more)
        if (owner := OWNER.get()) is not None:
            self._owners[task] = owner
        return task

    def run_in_executor(self, executor: object, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """A thread would do it meanwhile; here it takes no time."""
        done: asyncio.Future[Any] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - who waits for it gets it
            done.set_exception(error)
        return done

    def kill(self, process: Process) -> None:
        """Nothing of this process runs from now on."""
        process.is_alive = False
        self._graves += [task for task in asyncio.all_tasks(self) if self._owners.get(task) is process]
        queues: Any = self
        for handle in [*queues._ready, *queues._scheduled]:
            if handle._context.get(OWNER) is process:
                handle.cancel()

    def bury(self) -> None:
        """End what never ended; what its `finally` clauses do then is done to nobody."""
        for owner in self._owners.values():
            owner.is_alive = False
        hook, sys.unraisablehook = sys.unraisablehook, lambda _: None
        for each in asyncio.all_tasks(self):
            _end(each)
        queues: Any = self
        queues._ready.clear()
        queues._scheduled.clear()
        self._graves.clear()
        sys.unraisablehook = hook


def _end(task: Any) -> None:
    """Close its coroutine, whatever that still waits for while it ends."""
    task._log_destroy_pending = False
    steps = task.get_coro()
    for _ in range(MOST_AWAITS):
        try:
            steps.close()
        except RuntimeError:  # it waits for something more
            continue
        except BaseException:  # noqa: BLE001 - nobody hears it
            return
        return


@contextlib.contextmanager
def steered(loop: VirtualLoop, dice: random.Random) -> Iterator[None]:
    """Meanwhile all clocks of Python show the time of the loop, and all secrets come from the dice."""

    def token(size: int | None = None) -> str:
        return dice.randbytes(size or 32).hex()

    def now() -> float:
        return START + loop.now

    replaced: list[tuple[Any, str, object]] = [
        (time, "time", now),
        (time, "monotonic", lambda: loop.now),
        (time, "perf_counter", lambda: loop.now),
        (secrets, "token_hex", token),
        (secrets, "token_urlsafe", token),
        (secrets, "token_bytes", lambda size=32: dice.randbytes(size)),
        (os, "urandom", dice.randbytes),
        (discord.utils, "utcnow", lambda: discord.utils.snowflake_time(discord_id(now()))),
    ]
    kept = [getattr(place, name) for place, name, _ in replaced]
    for place, name, by in replaced:
        setattr(place, name, by)
    try:
        yield
    finally:
        for (place, name, _), before in zip(replaced, kept, strict=True):
            setattr(place, name, before)


def discord_id(moment: float) -> int:
    """The first id that Discord can make at a UNIX second."""
    return (int(moment * 1000) - discord.utils.DISCORD_EPOCH) << 22
