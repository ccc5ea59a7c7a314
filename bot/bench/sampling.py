"""Which part of the program computes: what the main thread does, looked at every few milliseconds of computing."""

from __future__ import annotations

import signal
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FrameType

ROOT = f"{Path(__file__).resolve().parents[2]}/"
TICK = 0.001
"""Seconds of computing between two looks; most systems take a few milliseconds at least."""
WAITS = "waits"
OTHER_THREADS = "store: its thread"
"""The others do nearly nothing but write and read the database."""
PARTS: Mapping[str, tuple[str, ...]] = {
    "engine": ("engine/",),
    "words": ("bot/language/", "/fluent/", "/babel/"),
    "messages and controls": ("bot/messages/",),
    "gateway": ("/discord/gateway.py", "/discord/shard.py", "/discord/state.py", "/aiohttp/client_ws.py"),
    "requests": ("/discord/http.py", "/discord/webhook/", "/aiohttp/", "/yarl/", "/multidict/"),
    "objects of discord.py": ("/discord/",),
    "store": ("bot/storage/", "/aiosqlite/"),
    "outbox": ("bot/outbox/",),
    "tables": ("bot/tables/",),
    "interactions": ("bot/interactions/", "bot/commands/", "bot/client.py"),
    "pictures": ("bot/work/", "renders/"),
    "logging and metrics": ("/logging/", "/prometheus_client/", "bot/metrics.py"),
    "measuring": ("bot/bench/",),
    WAITS: ("/selectors.py",),
    "event loop": ("/asyncio/",),
}
"""By the file of the innermost function that belongs to any; a library that serves all of them belongs to none."""


@contextmanager
def sampled() -> Iterator[dict[str, float]]:
    """Fill this with seconds of computing by part when the block ends; only in the main thread."""
    seconds: dict[str, float] = {}
    looks: Counter[str] = Counter()
    signal.signal(signal.SIGPROF, lambda _, frame: looks.update((_part(frame),)))
    signal.setitimer(signal.ITIMER_PROF, TICK, TICK)
    process, main = time.process_time(), time.thread_time()
    try:
        yield seconds
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        process, main = time.process_time() - process, time.thread_time() - main
        # While the main thread waits another one computes, or the system does for it: their clocks tell which.
        each = process / max(1, looks.total())
        looks.pop(WAITS, 0)
        seconds |= {part: each * count for part, count in looks.items()}
        seconds["event loop"] = seconds.get("event loop", 0) + max(0.0, main - each * looks.total())
        seconds[OTHER_THREADS] = process - main


def _part(frame: FrameType | None) -> str:
    """The part of the innermost function that belongs to one."""
    while frame is not None:
        if (part := _of_file(frame.f_code.co_filename)) is not None:
            return part
        frame = frame.f_back
    return "else"


@cache
def _of_file(file: str) -> str | None:
    ours = file.removeprefix(ROOT) if "site-packages" not in file else file
    for part, files in PARTS.items():
        if any(each in ours if each.startswith("/") else ours.startswith(each) for each in files):
            return part
    return None
