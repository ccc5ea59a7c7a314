"""What several processes on one PostgreSQL play beside one process on SQLite, and what games cost on both databases."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.bench.database import grow, grow_on_server, play_models
from bot.bench.figures import Report, spread
from bot.bench.start import started
from bot.config import Address, Database, database
from bot.playground import Playground, Settings
from engine.core.values import frozen

PROCESSES = (1, 2, 4)
"""So many processes on PostgreSQL, in turn."""
PATIENCE = 120.0
"""Seconds for everything before and after the play of one turn."""
START_PATIENCE = 300.0

Cpu = Callable[[], float]


@frozen
class Size:
    """How much is measured: tables that all processes of a turn have together, seconds of each turn, and games that are
    stored before.
    """

    tables: int
    seconds: float
    running: int
    finished: int


async def measure(size: Size, address: str | None) -> Report:
    """All turns in one run, on this empty PostgreSQL database or else on a server of our own."""
    if (task := asyncio.current_task()) is not None:  # `timeout` leaves neither server nor process behind
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    with TemporaryDirectory(prefix="bench-") as folder, _server(address) as (served, cpu):
        file = Path(folder) / "games.sqlite"
        cores, load = len(os.sched_getaffinity(0)), os.getloadavg()[0]
        stored = await _stored(size, file, served)
        playing = {"SQLite, processes: 1": await _play(size, file, 1, None)}
        for count in PROCESSES:
            playing[f"PostgreSQL, processes: {count}"] = await _play(size, served, count, cpu)
        return {"cores": cores, "load_before": round(load, 1), "playing": playing, "stored": stored}


@contextmanager
def _server(address: str | None) -> Iterator[tuple[Address, Cpu | None]]:
    """The database, and what its server has computed where that can be seen."""
    if address is not None:
        given = database("--database", address)
        if not isinstance(given, Address):
            raise SystemExit("--database needs an address such as postgresql://user:password@host/name.")
        yield given, None
        return
    try:
        from bot.bench.postgresql import TemporaryServer  # psycopg is optional

        server = TemporaryServer("shared_buffers=256MB")
    except (ImportError, FileNotFoundError):
        raise SystemExit("PostgreSQL is not installed here: name an empty database by --database.") from None
    try:
        yield server.address("postgres"), server.cpu
    finally:
        server.close()


async def _stored(size: Size, file: Path, served: Address) -> Report:
    """The same games on both: bytes, start, memory."""
    models = file.with_name("models.sqlite")
    await asyncio.to_thread(play_models, models)
    shutil.copy(models, file)
    await asyncio.to_thread(grow, file, size.running, size.finished)
    filled = await grow_on_server(models, served, size.running, size.finished)
    empty = file.with_name("empty.sqlite")
    async with Playground(settings=Settings(lingering=0)) as ground, asyncio.timeout(START_PATIENCE):
        before = (await started(ground.base_url, empty))["start"]
        places: dict[str, Database] = {"SQLite": file, "PostgreSQL": served}
        starts = {name: (await started(ground.base_url, place)) for name, place in places.items()}
    games = size.running + size.finished
    grown = starts["SQLite"]["start"]["resident_mb"] - before["resident_mb"]
    return {
        "running": size.running,
        "finished": size.finished,
        **filled,
        "start_on_an_empty_file": before,
        "kb_of_memory_per_running_game_after_start": round(1e3 * grown / max(1, size.running), 1),
        **{name: _told(each, games) for name, each in starts.items()},
    }


def _told(found: dict[str, Any], games: int) -> Report:
    return {
        **found["start"],
        "kb_of_memory_per_game_awake": found["kb_per_game_awake"],
        "bytes_per_game": round(found["bytes"] / max(1, games)),
        "asked_p50_ms": {name: each["p50"] for name, each in found["asked_ms"].items() if "p50" in each},
    }


async def _play(size: Size, place: Database, count: int, server: Cpu | None) -> Report:
    """One turn: so many processes play on this database."""
    async with asyncio.timeout(size.seconds + PATIENCE):
        processes = [await _begun(place, number, count, size.tables // count) for number in range(count)]
        try:
            for each in processes:
                await _line(each)
            computed = server() if server is not None else None
            wish = json.dumps({"seconds": size.seconds}).encode() + b"\n"
            printed = await asyncio.gather(*(each.communicate(wish) for each in processes))
            if any(each.returncode for each in processes):
                raise AssertionError("a process ended before it had measured anything")
            used = server() - computed if server is not None and computed is not None else None
        finally:
            for each in processes:
                if each.returncode is None:
                    each.kill()
                    await each.wait()
    return _played([json.loads(out) for out, _ in printed], size.seconds, used)


async def _begun(place: Database, number: int, count: int, own: int) -> asyncio.subprocess.Process:
    words = (sys.executable, "-m", "bot.bench.scale_process", str(own))
    shards = f"{number}/{count}" if isinstance(place, Address) else ""
    return await asyncio.create_subprocess_exec(
        *words,
        env={
            **os.environ,
            "DATABASE": place.url if isinstance(place, Address) else str(place),
            "SHARDS": shards,
        },
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )


async def _line(process: asyncio.subprocess.Process) -> bytes:
    if process.stdout is None or not (line := await process.stdout.readline()):
        raise AssertionError("a process ended before it played")
    return line


def _played(found: list[dict[str, Any]], seconds: float, server: float | None) -> Report:
    times = [each for one in found for each in one["times"]]
    moves, bots = max(1, len(times)), sum(one["cpu"] for one in found)
    return {
        "moves_per_second": round(len(times) / seconds, 1),
        "until_committed_ms": spread(times),
        "commit_ms": spread([each for one in found for each in one["commits"]]),
        "cpu_ms_per_move_of_bots": round(1e3 * bots / moves, 2),
        "cpu_ms_per_move_of_server": None if server is None else round(1e3 * server / moves, 2),
        "cores_used": round((bots + (server or 0.0)) / seconds, 2),
        "resident_mb": [one["resident_mb"] for one in found],
    }
