"""Tables of computer players beside tables of people, in turn with none: does their thinking delay anybody's answer?"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from statistics import median

from bot.bench.figures import Report, Watch, cpu_of, resident, spread, timed, watched
from bot.bench.games import Ground, setups
from bot.tables.table import Table
from bot.work.computing import ANALYSING, CHOOSING, ComputingProcesses, choose
from engine.core.match import Setup

TURNS = 5
"""How often each way is measured: what else the machine does changes with time."""
PEOPLE = 20
"""So many tables of people, who move at a steady pace in every way."""
PACE = 0.25
GLANCE = 0.005
ENDLESS = partial(sum, range(10**12))
"""An analysis that takes all the time it gets."""
WAYS = ("nobody", "strong", "expert", "strong beside an analysis")
"""Who thinks at the tables of computer players."""


@dataclass(slots=True)
class Turn:
    """What was seen in one way, all in seconds."""

    late: list[float] = field(default_factory=list[float])
    moves: list[float] = field(default_factory=list[float])
    choices: list[float] = field(default_factory=list[float])
    by_rules: int = 0
    cpu: float = 0.0
    cpu_of_choosing: float = 0.0
    memory: float = 0.0


class Crowd:
    """All tables on one database, and the processes in which computer players think."""

    def __init__(self, ground: Ground, computing: ComputingProcesses, seconds: float) -> None:
        self.ground = ground
        self.computing = computing
        self.seconds = seconds
        self._numbers: Iterator[int] = count(1)
        self._fresh = setups()

    async def table(self, setup: Setup | None = None) -> Table:
        return await self.ground.table(next(self._numbers), setup or next(self._fresh))

    async def turn(self, people: list[Table], computers: list[Table], way: str) -> Turn:
        """One way for its time; choices that are under way then are waited for, but not measured."""
        seen, worker = Turn(), self.computing.workers[CHOOSING]
        level, watch = way.partition(" ")[0], Watch()
        until, before = time.perf_counter() + self.seconds, cpu_of(worker.pid)
        playing = [self._people(people, place, until, seen) for place in range(len(people))]
        if level != "nobody":
            playing += [
                self._computers(computers, place, level, until, seen) for place in range(len(computers))
            ]
        analysing = asyncio.create_task(self._analyse(way))
        async with watched(seen.late, GLANCE):
            all_play = asyncio.gather(*playing)
            await asyncio.sleep(self.seconds)
        seen.cpu, seen.cpu_of_choosing = watch.cpu, cpu_of(worker.pid) - before
        await all_play
        analysing.cancel()
        seen.memory = resident(worker.pid)
        return seen

    async def _analyse(self, way: str) -> None:
        if way.endswith("analysis"):
            await self.computing.run(ENDLESS, ANALYSING)

    async def _people(self, tables: list[Table], place: int, until: float, seen: Turn) -> None:
        await asyncio.sleep(PACE * place / len(tables))
        while time.perf_counter() < until:
            if tables[place].running.over is not None:
                tables[place] = await self.table(tables[place].setup)
            with timed(seen.moves):
                await self.ground.move(tables[place])
            await asyncio.sleep(PACE)

    async def _computers(self, tables: list[Table], place: int, level: str, until: float, seen: Turn) -> None:
        while time.perf_counter() < until:
            if tables[place].running.over is not None:
                tables[place] = await self.table(tables[place].setup)
            table, began = tables[place], time.perf_counter()
            seat = table.running.waiting[0]
            choice = await choose(self.computing, table.running, seat, level, table.record.posted_commitment)
            if time.perf_counter() < until:
                seen.choices.append(time.perf_counter() - began)
                seen.by_rules += choice.level != level
            await self.ground.tables.moves.play(table, seat, str(choice.action))


async def measure(tables: int, seconds: float) -> Report:
    """So many tables of computer players, in every way for these seconds, again and again."""
    computing = ComputingProcesses(None)
    found: dict[str, list[Turn]] = {way: [] for way in WAYS}
    async with Ground() as ground:
        crowd = Crowd(ground, computing, seconds)
        people = [await crowd.table() for _ in range(PEOPLE)]
        computers = [await crowd.table() for _ in range(tables)]
        await computing.run(os.getpid)  # it begins
        begin = resident(computing.workers[CHOOSING].pid)
        for _ in range(TURNS):
            for way, turns in found.items():
                turns.append(await crowd.turn(people, computers, way))
    await computing.close()
    after = [[turn.memory for turn in turns] for turns in found.values()]
    memory = {"begin": begin, "end": after[-1][-1], "most": max(map(max, after))}
    ways = {way: _summed(turns, seconds) for way, turns in found.items()}
    usual = {way: median(spread(turn.late)["p99"] for turn in turns) for way, turns in found.items()}
    ratios = {way: round(usual[way] / usual[WAYS[0]], 2) for way in WAYS[1:]}
    return {"tables": tables, "event_loop_late_p99_ratio": ratios, "resident_mb_of_choosing": memory, **ways}


def _summed(turns: list[Turn], seconds: float) -> Report:
    choices = [each for turn in turns for each in turn.choices]
    cpu = sum(turn.cpu_of_choosing for turn in turns)
    return {
        "event_loop_late_ms": spread([each for turn in turns for each in turn.late]),
        "event_loop_late_p50_p99_of_turns_ms": [
            (spread(turn.late)["p50"], spread(turn.late)["p99"]) for turn in turns
        ],
        "move_ms": spread([each for turn in turns for each in turn.moves]),
        "cpu_seconds": [round(turn.cpu, 2) for turn in turns],
        "choices_per_second": round(len(choices) / (seconds * len(turns)), 1),
        "choice_ms": spread(choices),
        "chosen_by_rules": sum(turn.by_rules for turn in turns),
        "cpu_seconds_of_choosing": [round(turn.cpu_of_choosing, 2) for turn in turns],
        "choices_per_cpu_second_of_choosing": round(len(choices) / cpu, 1) if cpu else 0.0,
    }
