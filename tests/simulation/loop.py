"""An event loop with virtual time, and simulated processes in it that can be killed or suspended at any moment.

Callbacks run in the order of `call_soon`; the seed only varies how long I/O takes. No line of a killed process runs any
more: no callback, and no `finally` clause.
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
"""After so many iterations the loop raises `Stuck`: far more than any simulation takes."""


NUMBERS = itertools.count()
MOST_AWAITS = 20
"""The most `await`s in the `finally` clauses of one task."""


class Process:
    """A simulated process: tasks and callbacks belong to it by their context, and end when it is killed."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_alive = True
        self.is_suspended = False
        self.held: list[asyncio.Handle] = []
        """The callbacks that became due while it was suspended; they run when it is resumed."""
        self.context = copy_context()
        self.context.run(OWNER.set, self)
        # discord.py has one lock per route of interactions for all clients: a killed process would hold it for ever.
        self.context.run(async_context.set, Callbacks())


OWNER: ContextVar[Process | None] = ContextVar("process", default=None)
H = TypeVar("H", bound=asyncio.Handle)


class Stuck(AssertionError):
    """Raised when nothing is scheduled any more, or callbacks run without end."""


class _NoSelector:
    """Replaces the selector of the loop: instead of waiting it advances the virtual time."""

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
    """A timer. Those of the same moment run in the order of scheduling, which a heap alone does not keep."""

    def __init__(self, when: float, *what: Any) -> None:
        super().__init__(when, *what)
        self.place = when, next(NUMBERS)

    def __lt__(self, other: Any) -> bool:
        return self.place < other.place


class VirtualLoop(asyncio.BaseEventLoop):
    """An event loop without threads, files and waiting; `now` is its time, in seconds since the start."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.turns = 0
        self._selector = _NoSelector(self)
        self.wrong: list[str] = []
        """Descriptions of the exceptions that no task awaited."""
        self.set_exception_handler(self._note)
        self._owners = WeakKeyDictionary[Any, Process]()
        """The process of each task."""
        self._failed = set[Any]()
        self._killed: list[asyncio.Task[Any]] = []
        """Tasks of killed processes, kept so that the garbage collector does not run their `finally` clauses."""

    def time(self) -> float:
        return self.now

    def _process_events(self, event_list: object) -> None:
        """There are none: the loop has no files and no sockets."""

    def _write_to_self(self) -> None:
        """Nothing to wake up: there are no other threads."""

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
        return self._filter(super().call_soon(callback, *args, context=context))

    def call_at(
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = Timer(when, callback, args, self, context)
        queues: Any = self
        heapq.heappush(queues._scheduled, timer)
        timer._scheduled = True
        return self._filter(timer)

    def _filter(self, handle: H) -> H:
        """Cancel a new callback of a killed process, and hold back one of a suspended process."""
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
        """Hold back the timers of this process, and its new callbacks, until `resume`; ready callbacks still run."""
        queues: Any = self
        process.is_suspended = True
        process.held += (
            timers := [each for each in queues._scheduled if each._context.get(OWNER) is process]
        )
        self._unschedule(timers)

    def resume(self, process: Process) -> None:
        """Resume the process: the callbacks that were held back run now."""
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
        """Call the function at once instead of in a thread; it takes no virtual time."""
        done: asyncio.Future[Any] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - raised where the future is awaited
            done.set_exception(error)
        return done

    def report_failed(self, process: Process) -> None:
        """Note the tasks of this process that ended with an exception which nothing awaited."""
        failed: list[Any] = [task for task, owner in self._owners.items() if owner is process and task.done()]
        for task in failed:
            if task._log_traceback and task not in self._failed:
                self._failed.add(task)
                self.wrong.append(f"a task ended: {task.get_name()} {task._exception!r}")

    def names_of_tasks(self, process: Process) -> set[str]:
        """The names of the tasks of this process that have not ended."""
        return {each.get_name() for each in asyncio.all_tasks(self) if self._owners.get(each) is process}

    def kill(self, process: Process) -> None:
        """Kill the process: none of its callbacks and tasks runs from now on."""
        process.is_alive = False
        self._killed += [task for task in asyncio.all_tasks(self) if self._owners.get(task) is process]
        queues: Any = self
        for handle in [*queues._ready, *queues._scheduled]:
            if handle._context.get(OWNER) is process:
                handle.cancel()

    def close_all(self) -> None:
        """Close all tasks that are left at the end of the simulation; their `finally` clauses have no effect then."""
        for owner in self._owners.values():
            owner.is_alive = False
        hook, sys.unraisablehook = sys.unraisablehook, lambda _: None
        for each in asyncio.all_tasks(self):
            _close_coroutine(each)
        queues: Any = self
        queues._ready.clear()
        queues._scheduled.clear()
        self._killed.clear()
        sys.unraisablehook = hook


def _close_coroutine(task: Any) -> None:
    """Close the coroutine of a task, again for each `await` in its `finally` clauses."""
    task._log_destroy_pending = False
    steps = task.get_coro()
    for _ in range(MOST_AWAITS):
        try:
            steps.close()
        except RuntimeError:  # a `finally` clause awaited something
            continue
        except BaseException:  # noqa: BLE001 - the simulation is over
            return
        return


@contextlib.contextmanager
def simulated_time(loop: VirtualLoop, dice: random.Random) -> Iterator[None]:
    """In this block the clocks of Python show the time of the loop, and its sources of randomness use the dice."""

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
    """The lowest id (snowflake) that Discord can assign at a UNIX second."""
    return (int(moment * 1000) - discord.utils.DISCORD_EPOCH) << 22
