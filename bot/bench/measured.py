"""`python -P measured.py URL` runs the bot of the version that this Python has, as an operator does, on this stand-in.

It is run by its path and needs no other file, as the version that is measured may be another one. Its settings come
from the environment. `--without-pictures` sends a dot for every picture, `--same-games` deals alike in each run. Each
SIGUSR1 prints how many statements of SQLite there were so far, by their first word, as one JSON line. It ends when its
standard input does.
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
from collections import Counter
from typing import Any

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.work.drawing import DrawingProcess, Paint
from engine.core import chance

SEED = 6
"""The seed of `--same-games`: all versions play the same games as long as they deal alike."""
DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c626001000000"
    "ffff03000006000557bfabd40000000049454e44ae426082"
)


def _count_statements() -> None:
    """Count the statements of SQLite; to be called in the main thread, before a database is opened."""
    counts, connect = Counter[str](), sqlite3.connect

    def connect_counted(*where: Any, **more: Any) -> sqlite3.Connection:
        connection = connect(*where, **more)
        connection.set_trace_callback(lambda statement: counts.update((statement.split(None, 1)[0].lower(),)))
        return connection

    sqlite3.connect = connect_counted
    signal.signal(signal.SIGUSR1, lambda _signal, _frame: print(json.dumps(counts.copy()), flush=True))


async def _draw_dot(self: DrawingProcess, paint: Paint) -> bytes:
    return DOT


def _end_with_input() -> None:
    sys.stdin.read()
    os._exit(1)


def _fix_chance() -> None:
    """Let all dice follow from one key, which does not depend on the people or on what else a version draws."""
    key = hashlib.sha256(str(SEED).encode()).digest()
    chance.secret = lambda seed, fingerprint: key


def main() -> None:
    """Run `python -m bot` with the changes that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--without-pictures", action="store_true")
    parser.add_argument("--same-games", action="store_true")
    given = parser.parse_args()
    threading.Thread(target=_end_with_input, daemon=True).start()
    base = yarl.URL(given.url)
    Route.BASE = str(base / "api/v10")
    DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("ws") / "gateway"
    if given.same_games:
        _fix_chance()
    if given.without_pictures:
        DrawingProcess.draw = _draw_dot
    _count_statements()
    sys.argv[1:] = []
    runpy.run_module("bot", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
