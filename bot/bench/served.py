"""`python -m bot.bench.served URL DATABASE`: the bot as a process of its own, watched from inside.

It takes lines on its input: `begin` starts the measurement, `end` prints its figures as one JSON line and ends.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.allocator import share_heaps
from bot.bench.figures import Report, Watch, resident, slope, spread, timed
from bot.bench.games import TimedStore
from bot.client import Bot
from bot.config import Config
from bot.games import SPECS, TablePainter
from bot.outbox.pictures import PictureQueue
from bot.playground import point_at

SAMPLE_SECONDS = 0.5


class TimedPainter:
    """Notes how long each picture took to draw, in seconds of the thread."""

    def __init__(self, painter: TablePainter, pictures: list[float]) -> None:
        self._painter = painter
        self._pictures = pictures

    def draw(self, view: Any, *, names: Sequence[str], since: Any = None) -> bytes:
        with timed(self._pictures):
            return self._painter.draw(view, names=names, since=since)

    def draw_own(self, view: Any, *, names: Sequence[str]) -> bytes:
        return self._painter.draw_own(view, names=names)

    def draw_standing(self, view: Any, *, names: Sequence[str]) -> bytes:
        return self._painter.draw_standing(view, names=names)


class Blank:
    """Every picture is the same single dot: what is left is everything but drawing."""

    DOT = bytes.fromhex(
        "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c626001000000"
        "ffff03000006000557bfabd40000000049454e44ae426082"
    )

    def draw(self, view: Any, *, names: Sequence[str], since: Any = None) -> bytes:
        del view, names, since
        return self.DOT

    def draw_own(self, view: Any, *, names: Sequence[str]) -> bytes:
        return self.draw(view, names=names)

    def draw_standing(self, view: Any, *, names: Sequence[str]) -> bytes:
        return self.draw(view, names=names)


def picture_queue(drawn: str, pictures: list[float]) -> PictureQueue:
    """A queue that draws, or a stub."""
    painters: dict[str, TablePainter] = {
        game: TimedPainter(spec.painter if drawn == "pictures" else Blank(), pictures)
        for game, spec in SPECS.items()
    }
    return PictureQueue(painters, timed=list[float]().append)


async def main(url: str, database: Path, drawn: str) -> None:
    """Serve until the input says `end`."""
    share_heaps()
    point_at(url)
    store = await TimedStore.open(database)
    bot = Bot(Config.read({"DATABASE": str(database)}), store)
    pictures: list[float] = []
    bot.pictures = bot.replays.pictures = bot.outbox.deliveries.pictures = picture_queue(drawn, pictures)
    async with bot:
        online = asyncio.create_task(bot.start("bench"))
        await bot.wait_until_ready()
        print("online", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        report = await _measured(store, pictures)
        await bot.outbox.idle()
        print(json.dumps(report), flush=True)
        await bot.close()
        await online
    await store.close()


async def _measured(store: TimedStore, pictures: list[float]) -> Report:
    """Everything from now until the next line of the input."""
    store.commits.clear()
    pictures.clear()
    watch, samples, lags = Watch(), [resident()], list[float]()
    ending = asyncio.create_task(asyncio.to_thread(sys.stdin.readline))
    while not ending.done():
        with timed(lags):
            await asyncio.wait({ending}, timeout=SAMPLE_SECONDS)
        samples.append(resident())
    later = samples[len(samples) // 2 :]
    return {
        "seconds": round(watch.seconds, 1),
        "cpu_seconds": round(watch.cpu, 1),
        "commit_ms": spread(store.commits),
        "drawing_ms": spread(pictures),
        "loop_lag_ms": spread([max(0.0, lag - SAMPLE_SECONDS) for lag in lags[:-1]]),
        "resident_mb_first": samples[0],
        "resident_mb_most": max(samples),
        "resident_mb_middle": later[0],
        "resident_mb_last": samples[-1],
        "resident_mb_per_hour_in_the_second_half": slope(later, watch.seconds / 2),
    }


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    asyncio.run(main(sys.argv[1], Path(sys.argv[2]), sys.argv[3]))
