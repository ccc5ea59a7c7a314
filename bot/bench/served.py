"""`python -m bot.bench.served URL DATABASE`: the bot as a process of its own, watched from inside.

It takes lines on its input: `pictures` or `nothing` starts a measurement in which that is drawn, `end` prints its
figures as one JSON line; any other line ends the bot.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from pathlib import Path

from bot.allocator import keep_for_ever, share_heaps
from bot.bench.figures import Report, Watch, clock_of, resident, slope, spread, timed, watched
from bot.bench.games import TimedStore
from bot.bench.measured import DOT
from bot.client import Bot
from bot.config import Config
from bot.playground import point_at
from bot.work.drawing import DrawingProcess, Paint
from bot.work.worker import DRAWING, Worker

SAMPLE_SECONDS = 0.5
WATCH_SECONDS = 0.01
DRAWN = ("pictures", "nothing")
"""What is drawn: as the bot draws, or a dot instead of every picture."""


class TimedDrawing(DrawingProcess):
    """Draws what it is told, and notes how long each picture took, in seconds."""

    def __init__(self) -> None:
        super().__init__(Worker(DRAWING))
        self.drawn = "pictures"
        self.times: list[float] = []

    async def draw(self, paint: Paint) -> bytes:
        if self.drawn == "nothing":
            return DOT
        with timed(self.times):
            return await super().draw(paint)


async def main(url: str, database: Path) -> None:
    """Serve, and measure as often as the input says."""
    share_heaps()
    keep_for_ever()
    point_at(url)
    store, drawing = await TimedStore.open(database), TimedDrawing()
    bot = Bot(Config.read({"DATABASE": str(database)}), store, drawing=drawing)
    async with bot:
        online = asyncio.create_task(bot.start("bench"))
        await bot.wait_until_ready()
        print("online", flush=True)
        while (line := await asyncio.to_thread(sys.stdin.readline)).strip() in DRAWN:
            drawing.drawn = line.strip()
            report = await _measured(store, drawing)
            await bot.outbox.idle()
            print(json.dumps(report), flush=True)
        await bot.close()
        await online
    await store.close()


async def _measured(store: TimedStore, drawing: TimedDrawing) -> Report:
    """Everything from now until the next line of the input."""
    store.commits.clear()
    drawing.times.clear()
    watch, samples, late = Watch(), [resident()], list[float]()
    cpu_before = _clock(drawing)
    ending = asyncio.create_task(asyncio.to_thread(sys.stdin.readline))
    async with watched(late, WATCH_SECONDS):
        while not ending.done():
            await asyncio.wait({ending}, timeout=SAMPLE_SECONDS)
            samples.append(resident())
    later = samples[len(samples) // 2 :]
    return {
        "seconds": round(watch.seconds, 1),
        "cpu_seconds": round(watch.cpu, 2),
        "cpu_seconds_of_drawing": round(_clock(drawing) - cpu_before, 1),
        "commit_ms": spread(store.commits),
        "drawing_ms": spread(drawing.times),
        "event_loop_late_ms": spread(late),
        "resident_mb_of_drawing": resident(drawing.worker.pid),
        "resident_mb_first": samples[0],
        "resident_mb_most": max(samples),
        "resident_mb_middle": later[0],
        "resident_mb_last": samples[-1],
        "resident_mb_per_hour_in_the_second_half": slope(later, watch.seconds / 2),
    }


def _clock(drawing: TimedDrawing) -> float:
    """Seconds that the process which draws has computed; 0 where there is none."""
    return clock_of(drawing.worker.pid) if drawing.worker.pid else 0.0


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    asyncio.run(main(sys.argv[1], Path(sys.argv[2])))
