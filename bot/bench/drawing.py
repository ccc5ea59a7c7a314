"""Many tables with and without pictures, in turn on the same tables: what does drawing cost those who press?"""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.bench.clients import Clients
from bot.bench.crowd import Circle, Notes
from bot.bench.figures import Report, spread
from bot.bench.together import SETTINGS, ended, play_on, seated, served_bot, tell
from bot.playground import Playground

DRAWN = ("nothing", "pictures", "thread")
"""What is drawn: a dot for every picture, in the process beside the bot, and in a thread of the bot."""
TURNS = 3
"""How often each is measured: what else the machine does changes with time."""


async def measure(tables: int, seconds: float, pause: float) -> Report:
    """These tables play for `seconds` in each way, again and again, with pauses of this average."""
    with TemporaryDirectory(prefix="bench-") as folder:
        database = Path(folder) / "games.sqlite"
        async with Playground(settings=SETTINGS) as ground, served_bot(ground, database) as process:
            clients, notes = Clients(ground), Notes()
            looking = asyncio.create_task(clients.look())
            circles = await seated(clients, notes, tables)
            measured: dict[str, list[dict[str, Any]]] = {drawn: [] for drawn in DRAWN}
            for _ in range(TURNS):
                for drawn in DRAWN:
                    tell(process, drawn)
                    measured[drawn].append(await _played(clients, circles, seconds, pause, process))
            looking.cancel()
    found = {drawn: _summed(turns) for drawn, turns in measured.items()}
    least = found["nothing"]["acknowledgement_ms"]["p99"]
    ratios = {
        drawn: round(found[drawn]["acknowledgement_ms"]["p99"] / least, 2) for drawn in ("pictures", "thread")
    }
    return {"tables": tables, "acknowledgement_p99_ratio": ratios, **found}


async def _played(
    clients: Clients, circles: list[Circle], seconds: float, pause: float, process: asyncio.subprocess.Process
) -> dict[str, Any]:
    clients.acknowledged.clear()
    circles[0].notes.boards.clear()
    await play_on(circles, seconds, pause)
    inside = await ended(process)
    return inside | {"acknowledged": clients.acknowledged[:], "boards": circles[0].notes.boards[:]}


def _summed(turns: list[dict[str, Any]]) -> dict[str, Any]:
    """All turns of one way; memory as it was in the first, before other ways added to it."""
    acknowledged = [each for turn in turns for each in turn["acknowledged"]]
    return {
        "acknowledgement_ms": spread(acknowledged),
        "acknowledgement_p99_of_turns_ms": [spread(turn["acknowledged"])["p99"] for turn in turns],
        "event_loop_late_p99_of_turns_ms": [turn["event_loop_late_ms"]["p99"] for turn in turns],
        "move_to_board_ms": spread([each for turn in turns for each in turn["boards"]]),
        "drawing_p50_p99_of_turns_ms": [
            (turn["drawing_ms"].get("p50"), turn["drawing_ms"].get("p99")) for turn in turns
        ],
        "cpu_seconds": [turn["cpu_seconds"] for turn in turns],
        "cpu_seconds_of_drawing": [turn["cpu_seconds_of_drawing"] for turn in turns],
        "resident_mb": turns[0]["resident_mb_last"],
        "resident_mb_of_drawing": turns[0]["resident_mb_of_drawing"],
    }
