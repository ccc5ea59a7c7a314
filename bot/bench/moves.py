"""Tables that move as fast as they can, without Discord: the rules, the digest and the disk."""

from __future__ import annotations

import asyncio

from bot.bench.figures import Report, Watch, resident, spread, timed
from bot.bench.games import Ground, setups


async def measure(tables: int, seconds: float) -> Report:
    """These tables play for these seconds, each its next move as soon as its last one is on disk."""
    async with Ground() as ground:
        fresh = setups()
        lives = [await ground.table(number, next(fresh)) for number in range(1, tables + 1)]
        ground.store.commits.clear()
        moves: list[float] = []
        watch = Watch()

        async def play(place: int) -> None:
            while watch.seconds < seconds:
                if lives[place].running.over is not None:
                    lives[place] = await ground.table(len(moves) + tables + 1, next(fresh))
                with timed(moves):
                    await ground.move(lives[place])

        await asyncio.gather(*(play(place) for place in range(tables)))
        return {
            "tables": tables,
            "moves": len(moves),
            "seconds": round(watch.seconds, 1),
            "moves_per_second": round(len(moves) / watch.seconds),
            "moves_per_cpu_second": round(len(moves) / watch.cpu),
            "move_ms": spread(moves),
            "commit_ms": spread(ground.store.commits),
            "resident_mb": resident(),
        }
