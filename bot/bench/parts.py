"""What one move costs the process of the bot, by part of the program: whole games of both games, played by taps."""

from __future__ import annotations

import asyncio
import math
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.bench.clients import Clients
from bot.bench.crowd import Notes
from bot.bench.figures import Report
from bot.bench.together import SETTINGS, ended, seated, served_bot, tell
from bot.playground import Playground
from engine import GAMES

DRAWN = ("nothing", "pictures")
"""Each of these a game of each kind is played with: a dot for every picture, and pictures drawn in their process."""


async def measure(games: int) -> Report:
    """So many games of each kind in turn with and without pictures, one table after the other."""
    with TemporaryDirectory(prefix="bench-") as folder:
        database = Path(folder) / "games.sqlite"
        async with Playground(settings=SETTINGS) as ground, served_bot(ground, database) as process:
            clients = Clients(ground)
            looking = asyncio.create_task(clients.look())
            found = {}
            for drawn in DRAWN:
                notes = Notes()
                circles = await seated(clients, notes, games * len(GAMES))
                asked = len(clients.acknowledged)
                tell(process, drawn)
                for circle in circles:
                    circle.until = math.inf
                    await circle.play()
                inside = await ended(process)
                found[drawn] = _by_move(len(notes.confirmed), len(clients.acknowledged) - asked, inside)
            looking.cancel()
    return found


def _by_move(moves: int, taps: int, inside: dict[str, Any]) -> Report:
    return {
        "moves": moves,
        "taps_per_move": round(taps / moves, 2),
        "cpu_ms_per_move": round(1e3 * inside["cpu_seconds"] / moves, 2),
        **{f"{what}_per_move": round(count / moves, 2) for what, count in inside["counted"].items()},
        "cpu_ms_per_move_by_part": {
            part: round(1e3 * seconds / moves, 2)
            for part, seconds in sorted(inside["cpu_seconds_by_part"].items(), key=lambda each: -each[1])
        },
    }
