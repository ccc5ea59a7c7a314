"""`python -P measured.py URL`: the bot of whichever version this Python has, as its operator runs it, on this stand-in.

It is run by its path and needs no other file, as the version that is measured may be another one. Its settings come
from the environment. `--without-pictures` sends a dot for every picture, `--same-games` deals alike in each run. With
`--watched` it looks at itself, which takes time: each SIGUSR1 prints what it did since the last one as one JSON line.
It ends with its input.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import runpy
import signal
import sqlite3
import sys
import threading
import time
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot
from bot.work.drawing import DrawingProcess, Paint
from engine.core import chance

SEED = 6
"""The same chance in every run, so that all versions play the same games as long as they deal alike."""
DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c626001000000"
    "ffff03000006000557bfabd40000000049454e44ae426082"
)
ROOT = f"{Path(bot.__file__).resolve().parents[1]}/"
TICK = 0.001
"""Seconds of computing between two looks; most systems take a few milliseconds at least."""
WAITS = "waits"
OTHER_THREADS = "store: its thread"
"""The others do nearly nothing but write and read the database."""
OURS: Mapping[str, tuple[str, ...]] = {
    "engine": ("engine/",),
    "words": ("bot/language/",),
    "messages and controls": ("bot/messages/",),
    "store": ("bot/storage/",),
    "outbox": ("bot/outbox/",),
    "tables": ("bot/tables/", "bot/cluster/"),
    "interactions": ("bot/interactions/", "bot/commands/", "bot/client.py"),
    "pictures": ("bot/work/", "renders/"),
    "logging and metrics": ("bot/metrics.py", "bot/operations/"),
}
LIBRARIES: Mapping[str, tuple[str, ...]] = {
    "words": ("/fluent/", "/babel/"),
    "gateway": ("/discord/gateway.py", "/discord/shard.py", "/discord/state.py", "/aiohttp/client_ws.py"),
    "requests": ("/discord/http.py", "/discord/webhook/", "/aiohttp/", "/yarl/", "/multidict/"),
    "objects of discord.py": ("/discord/",),
    "store": ("/aiosqlite/", "/psycopg/"),
    "logging and metrics": ("/logging/", "/prometheus_client/"),
    "measuring": (__file__,),
    WAITS: ("/selectors.py",),
    "event loop": ("/asyncio/",),
}
"""By the file of the innermost function that belongs to any; a library that serves all of them belongs to none."""


class Watch:
    """Statements of SQLite by their first word, and which part of the program computes: what the main thread does,
    looked at every few milliseconds of computing.
    """

    def __init__(self) -> None:
        self._statements: Counter[str] = Counter()
        self._looks: Counter[str] = Counter()
        self._began = time.process_time(), time.thread_time()
        self._connect = sqlite3.connect

    def begin(self) -> None:
        """Only in the main thread, and before a database is opened."""
        sqlite3.connect = self._connect_watched
        signal.signal(signal.SIGPROF, lambda _, frame: self._looks.update((_part(frame),)))
        signal.signal(signal.SIGUSR1, lambda _signal, _frame: self._tell())
        signal.setitimer(signal.ITIMER_PROF, TICK, TICK)

    def _connect_watched(self, *where: Any, **more: Any) -> sqlite3.Connection:
        connection = self._connect(*where, **more)
        connection.set_trace_callback(
            lambda statement: self._statements.update((statement.split(None, 1)[0].lower(),))
        )
        return connection

    def _tell(self) -> None:
        # Replaced, not read: a look may come in the middle of this, and statements come from another thread.
        looks, self._looks = self._looks, Counter()
        statements, self._statements = self._statements, Counter()
        process, main = time.process_time(), time.thread_time()
        parts = _seconds(looks, process - self._began[0], main - self._began[1])
        print(json.dumps({"statements": statements, "cpu_seconds_by_part": parts}), flush=True)
        self._began = process, main


def _seconds(looks: Counter[str], process: float, main: float) -> dict[str, float]:
    """Seconds of computing by part, of those that the process and its main thread have computed."""
    # While the main thread waits another one computes, or the system does for it: their clocks tell which.
    each = process / max(1, looks.total())
    known = {part: each * count for part, count in looks.items() if part != WAITS}
    known["event loop"] = known.get("event loop", 0.0) + max(0.0, main - sum(known.values()))
    return {**known, OTHER_THREADS: process - main}


def _part(frame: FrameType | None) -> str:
    """The part of the innermost function that belongs to one."""
    while frame is not None:
        if (part := _of_file(frame.f_code.co_filename)) is not None:
            return part
        frame = frame.f_back
    return "else"


@cache
def _of_file(file: str) -> str | None:
    ours = file.removeprefix(ROOT)
    for part, files in OURS.items():
        if ours.startswith(files):
            return part
    return next((part for part, files in LIBRARIES.items() if any(each in file for each in files)), None)


async def _draw_dot(self: DrawingProcess, paint: Paint) -> bytes:
    return DOT


def _end_with_input() -> None:
    sys.stdin.read()
    os._exit(1)


def _fix_chance() -> None:
    """All dice follow from the same key, whatever people sit there and whatever else a version draws than the seed."""
    key = hashlib.sha256(str(SEED).encode()).digest()
    chance.secret = lambda seed, fingerprint: key


def main() -> None:
    """Run `python -m bot` with what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--without-pictures", action="store_true")
    parser.add_argument("--same-games", action="store_true")
    parser.add_argument("--watched", action="store_true")
    given = parser.parse_args()
    threading.Thread(target=_end_with_input, daemon=True).start()
    base = yarl.URL(given.url)
    Route.BASE = str(base / "api/v10")
    DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("ws") / "gateway"
    if given.same_games:
        _fix_chance()
    if given.without_pictures:
        DrawingProcess.draw = _draw_dot
    if given.watched:
        Watch().begin()
    sys.argv[1:] = []
    runpy.run_module("bot", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
