"""Measures what one move costs: CPU of all processes, requests, bytes, statements and commits, compared with another
version in the same run; and what several processes on one PostgreSQL cost compared with one.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import statistics
import sys
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import field, replace
from itertools import cycle, islice

from bot.bench.databases import Figures
from bot.bench.figures import Report
from bot.bench.games import setups
from bot.bench.versions import MeasuredBot, Version, measured_bot
from bot.messages.setups import chosen_setup
from bot.tables.actions.choices import fits
from engine import GAMES
from engine.core.match import Setup
from engine.core.values import frozen

THIS, OTHER = "this", "other"
WITHOUT, WITH = "without_pictures", "with_pictures"
SEATS = (2, 4)
ALL = "all"

Bots = Mapping[str, MeasuredBot]


def _usual_setups() -> tuple[Setup, ...]:
    """Every game with few and with many people, with as few and with as many modules as go together."""
    setups = (
        chosen_setup(game, seats, modules, None)
        for game in GAMES.values()
        for modules in ("", ",".join(game.modules))
        for seats in SEATS
    )
    return tuple(setup for setup in setups if fits(GAMES[setup.game], setup))


@frozen
class Size:
    """How much is played: a table of each setup with so many `moves` one at a time, in turns of `turn` moves.

    After that, `copies` of these tables play at the same time, in `turns_together` turns of `turn_together` moves at
    each table. All of it happens in so many `runs`, each with processes of its own.
    """

    setups: tuple[Setup, ...] = field(default_factory=_usual_setups)
    moves: int = 40
    turn: int = 20
    copies: int = 4
    turns_together: int = 4
    turn_together: int = 8
    ways: tuple[str, ...] = (WITHOUT, WITH)
    runs: int = 2
    on_postgresql: bool = False


@frozen
class Turn:
    """What some moves at these tables cost each version."""

    tables: str
    spent: Mapping[str, Figures]


@frozen
class Run:
    """The figures of one bot of each version. Figures of two processes differ even if they run the same."""

    alone: Sequence[Turn]
    together: Sequence[Turn]
    are_the_same_games: bool
    starts: Mapping[str, Figures]


async def compare_versions(moves: int = 40, against: str = "", *, postgresql: bool = False) -> Report:
    """What so many moves at each table cost, compared with the version that another Python has."""
    if against and shutil.which(against) is None:
        raise SystemExit(f"--against must be the Python of another version, and {against} is no program.")
    return await measure(Size(moves=moves, on_postgresql=postgresql), against or None)


async def measure(size: Size, other: str | None) -> Report:
    """Measure this version alone, or compared with the one that this other Python has."""
    pythons = {THIS: sys.executable, **({} if other is None else {OTHER: other})}
    cores, before = len(os.sched_getaffinity(0)), os.getloadavg()[0]
    found: dict[str, Report] = {}
    for way in size.ways:
        versions = {
            name: Version(python, without_pictures=way == WITHOUT, on_postgresql=size.on_postgresql)
            for name, python in pythons.items()
        }
        found[way] = await _measure(size, versions)
    load = [round(before, 1), round(os.getloadavg()[0], 1)]
    return {"cores": cores, "load_before_and_after": load, **found}


async def _measure(size: Size, versions: Mapping[str, Version]) -> Report:
    runs = [
        await _run(size, dict(sorted(versions.items(), reverse=bool(number % 2))))
        for number in range(size.runs)
    ]
    alone = [turn for run in runs for turn in run.alone]
    found: Report = {
        "are_the_same_games": all(run.are_the_same_games for run in runs),
        "one_move_at_a_time": report_of(alone),
        "starts_by_run": [run.starts for run in runs],
        "cpu_ms_by_table": _cpu_by_table(alone),
        "many_tables_at_once": report_of([turn for run in runs for turn in run.together]),
    }
    if OTHER in versions:
        found["cpu_ms_ratio_by_run"] = [ratios_of(run.alone)["cpu_ms"] for run in runs]
    return found


async def _run(size: Size, versions: Mapping[str, Version]) -> Run:
    async with bots_online(versions) as bots:
        alone = await _play_one_at_a_time(size, bots)
        logs = [each.database.rows() for each in bots.values()]
        await seat(bots, size.setups * size.copies)
        crowd = range(len(size.setups), len(size.setups) * (1 + size.copies))
        together = [
            await play_version_by_version(bots, crowd, size.turn_together, turn)
            for turn in range(size.turns_together)
        ]
        starts = {name: bot.start for name, bot in bots.items()}
    return Run(alone, together, all(each == logs[0] for each in logs), starts)


@asynccontextmanager
async def bots_online(versions: Mapping[str, Version]) -> AsyncIterator[Bots]:
    """Run one bot of each version; raises `AssertionError` if the stand-in noted a problem with one."""
    async with AsyncExitStack() as stack:
        bots = {name: await stack.enter_async_context(measured_bot(each)) for name, each in versions.items()}
        yield bots
        if problems := [problem for bot in bots.values() for problem in bot.ground.problems]:
            raise AssertionError("\n".join(problems[:5]))


async def seat(bots: Bots, setups: Sequence[Setup]) -> None:
    await asyncio.gather(*(bot.seat(setups) for bot in bots.values()))


async def _play_one_at_a_time(size: Size, bots: Bots) -> Sequence[Turn]:
    """Play one table after the other; all versions play the same one and take turns with each tap, as the load of the
    machine changes with time.
    """
    await seat(bots, size.setups)
    one, turns = asyncio.Lock(), list[Turn]()
    for begun in range(0, size.moves, size.turn):
        moves = min(size.turn, size.moves - begun)
        for number, setup in enumerate(size.setups):
            spent = await asyncio.gather(*(bot.play([number], moves, one) for bot in bots.values()))
            turns.append(Turn(str(setup), dict(zip(bots, spent, strict=True))))
    return turns


async def play_version_by_version(bots: Bots, tables: Sequence[int], moves: int, number: int) -> Turn:
    """Play these tables at the same time, for one version after the other; their order alternates with `number`."""
    order = sorted(bots, reverse=bool(number % 2))
    return Turn(ALL, {name: await bots[name].play(tables, moves) for name in order})


def report_of(turns: Sequence[Turn]) -> Report:
    """What one move cost each version, and their ratios: the median of all turns, the least, the most."""
    found: Report = {name: per_move(turns, name) for name in turns[0].spent}
    if OTHER in turns[0].spent:
        found["ratio_median_least_most"] = ratios_of(turns)
    return found


def per_move(turns: Iterable[Turn], name: str) -> dict[str, float]:
    sums: dict[str, float] = defaultdict(float)
    for turn in turns:
        for what, sum_ in turn.spent[name].items():
            sums[what] += sum_
    moves = sums.pop("moves", 0)
    return {"moves": moves, **{what: round(sums[what] / moves, 2) for what in sorted(sums) if sums[what]}}


def ratios_of(turns: Iterable[Turn]) -> dict[str, list[float]]:
    """The figures of this version divided by those of the other one, for each sum and not for its parts."""
    found: dict[str, list[float]] = defaultdict(list)
    for turn in turns:
        this, other = turn.spent[THIS], turn.spent[OTHER]
        for what in sorted(this):
            if ": " not in what and what != "moves" and this["moves"] and other.get(what):
                found[what].append(this[what] / this["moves"] / other[what] * other["moves"])
    return {
        what: [round(each, 3) for each in (statistics.median(ratios), min(ratios), max(ratios))]
        for what, ratios in found.items()
    }


def _cpu_by_table(turns: Sequence[Turn]) -> Report:
    return {
        tables: {
            name: per_move((each for each in turns if each.tables == tables), name)["cpu_ms"]
            for name in turns[0].spent
        }
        for tables in dict.fromkeys(each.tables for each in turns)
    }


SERVERS = 3
"""The number of shards, each with one server of Discord."""
SEVERAL, ONE = THIS, OTHER
"""Ratios are figures of several processes divided by those of one."""
BOTS = "cpu_ms of all bots"
LIMITS: Mapping[str, float] = {"statements": 1.10, BOTS: 1.15}
"""The largest ratios that are allowed, per move."""
NOTIFICATIONS = 0.1
"""The most notifications per move: the server commits transactions that notify only one after the other."""


CALM_TURNS, MOVES, PAUSE = 3, 10, 1.0
"""Turns of so many moves at each table, with pauses of so many seconds on average; two more have none."""


async def compare_processes(tables: int = 12) -> Report:
    """Compares one process that has all shards with one process for each shard, in turn, at so many tables."""
    one = Version(
        sys.executable,
        without_pictures=True,
        on_postgresql=True,
        shards=(f"0-{SERVERS - 1}/{SERVERS}",),
        servers=SERVERS,
    )
    several = replace(one, shards=[f"{number}/{SERVERS}" for number in range(SERVERS)])
    cores, before = len(os.sched_getaffinity(0)), os.getloadavg()[0]
    async with bots_online({SEVERAL: several, ONE: one}) as bots:
        await seat(bots, [*islice(cycle(setups()), tables)])
        for bot in bots.values():
            bot.set_pause(PAUSE)
        calm = [
            _add_sum_of_bots(await play_version_by_version(bots, range(tables), MOVES, each))
            for each in range(CALM_TURNS)
        ]
        for bot in bots.values():
            bot.set_pause(0.0)
        hurried = [await play_version_by_version(bots, range(tables), MOVES, each) for each in range(2)]
    one_took, several_took, ratios = per_move(calm, ONE), per_move(calm, SEVERAL), ratios_of(calm)
    notifications = several_took.get("notifications", 0.0)
    return {
        "cores": cores,
        "load_before_and_after": [round(before, 1), round(os.getloadavg()[0], 1)],
        "one": one_took,
        "several": several_took,
        "ratio_median_least_most": ratios,
        "notifications_per_move": notifications,
        "within_its_limits": notifications <= NOTIFICATIONS
        and all(ratios[what][0] <= most for what, most in LIMITS.items()),
        "moves_per_second_without_pauses": {"one": _speed(hurried, ONE), "several": _speed(hurried, SEVERAL)},
        "moves_per_second_if_each_process_had_a_core": {
            "one": round(1e3 / one_took[BOTS]),
            "several": round(SERVERS * 1e3 / several_took[BOTS]),
        },
    }


def _add_sum_of_bots(turn: Turn) -> Turn:
    """Add the CPU time of all processes of the bot, without that of the database server, to a turn."""
    return replace(
        turn,
        spent={
            name: {**spent, BOTS: spent["cpu_ms"] - spent["cpu_ms: database server"]}
            for name, spent in turn.spent.items()
        },
    )


def _speed(turns: Sequence[Turn], name: str) -> float:
    spent = [turn.spent[name] for turn in turns]
    return round(sum(each["moves"] for each in spent) / sum(each["seconds"] for each in spent), 1)
