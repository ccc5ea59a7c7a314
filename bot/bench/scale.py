"""What several processes on one PostgreSQL cost compared with one, at the same load, and what they carry."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import cycle, islice

from bot.bench.figures import Report
from bot.bench.games import setups
from bot.bench.moves import OTHER, THIS, Turn, one_version_at_a_time, online, per_move, ratios_of, seat
from bot.bench.versions import Version
from engine.core.values import frozen

SERVERS = 3
"""Shards that there are, each with one server of Discord."""
SEVERAL, ONE = THIS, OTHER
"""The ratios are those of several processes by one."""
BOTS = "cpu_ms of all bots"
LIMITS: Mapping[str, float] = {"statements": 1.10, BOTS: 1.15}
"""What several may take more than one for each move."""
NOTIFICATIONS = 0.1
"""The most for each move: the server lets no two transactions with one commit at the same time."""


@frozen
class Size:
    """So many tables play so many moves in each turn, with pauses of so many seconds on average; in the last turn of
    each without.
    """

    tables: int = 12
    moves: int = 10
    pause: float = 1.0
    turns: int = 3


async def measure(size: Size) -> Report:
    """One process with all shards compared with one process for each of them, in turn."""
    one = Version(
        sys.executable,
        without_pictures=True,
        on_postgresql=True,
        shards=(f"0-{SERVERS - 1}/{SERVERS}",),
        servers=SERVERS,
    )
    several = replace(one, shards=[f"{number}/{SERVERS}" for number in range(SERVERS)])
    cores, before = len(os.sched_getaffinity(0)), os.getloadavg()[0]
    async with online({SEVERAL: several, ONE: one}) as bots:
        await seat(bots, [*islice(cycle(setups()), size.tables)])
        tables = range(size.tables)
        for bot in bots.values():
            bot.pause = size.pause
        calm = [
            _of_bots(await one_version_at_a_time(bots, tables, size.moves, each))
            for each in range(size.turns)
        ]
        for bot in bots.values():
            bot.pause = 0.0
        hurried = [await one_version_at_a_time(bots, tables, size.moves, each) for each in range(2)]
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
        "moves_per_second_without_pauses": {
            "one": _speed(hurried, ONE),
            "several": _speed(hurried, SEVERAL),
        },
        "moves_per_second_if_each_process_had_a_core": {
            "one": round(1e3 / one_took[BOTS]),
            "several": round(SERVERS * 1e3 / several_took[BOTS]),
        },
    }


def _of_bots(turn: Turn) -> Turn:
    """With the sum of what all processes of the bot have computed, without the server's."""
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
