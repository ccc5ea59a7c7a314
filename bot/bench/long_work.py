"""The longest games shown again by many people: how late are other answers, with a thread and with a process?"""

from __future__ import annotations

import asyncio
import pickle
import random
import secrets
from time import perf_counter
from typing import Any

from bot.bench.figures import Report, resident, spread, watched
from bot.bench.games import setups
from bot.games import SPECS
from bot.storage.records import LogRecord, TableRecord
from bot.tables import replays
from bot.tables.log_tail import tail
from bot.work.long_work import LongWork
from bot.work.worker import LONG_WORK, Function, Worker
from engine import GAMES
from engine.core import chance
from engine.core.match import Match, Setup

GAMES_PLAYED = 3
"""The number of random games of each kind of which the longest is taken."""
PEOPLE = 2
GLANCE = 0.005


class Thread(Worker):
    """The same work in a thread of the bot's own process, as it was done before."""

    async def run(self, function: Function, *args: Any) -> bytes:
        return pickle.dumps(await asyncio.to_thread(function, *args))


async def measure() -> Report:
    """Films and logs of the longest games, in a thread and then in the process beside the bot."""
    played = [_longest(setup, random.Random(6)) for setup in _kinds()]
    found: Report = {"rows": {record.setup: len(rows) for record, rows in played}}
    for name, worker in (("thread", Thread(LONG_WORK)), ("process", Worker(LONG_WORK))):
        found[name] = await _measured(LongWork(worker), played)
    return found


def _kinds() -> list[Setup]:
    fresh = setups()
    return [next(fresh) for _ in GAMES]


Played = tuple[TableRecord, list[LogRecord]]


async def _measured(work: LongWork, played: list[Played]) -> Report:
    before, late = resident(), list[float]()
    logs, again, films = list[float](), list[float](), list[float]()
    async with watched(late, GLANCE):
        await asyncio.gather(
            *(
                _show(work, member, each, films, logs, again)
                for member in range(1, PEOPLE + 1)
                for each in played
            )
        )
    await work.close()
    return {
        "event_loop_late_ms": spread(late),
        "film_ms": spread(films),
        "log_ms": spread(logs),
        "log_again_ms": spread(again),
        "resident_mb_more": round(resident() - before, 1),
    }


async def _show(
    work: LongWork,
    member: int,
    played: Played,
    films: list[float],
    logs: list[float],
    again: list[float],
) -> None:
    """One person looks at the log twice and at the film; every person at a state of their own, so nothing is shared."""
    record, rows = played
    until = len(rows) - member
    names = [f"Player {seat}" for seat in range(Setup.read(record.setup).seats)]
    told = [(row.seat, row.action) for row in rows[:until]]
    columns = [(r.game, r.sequence, r.seat, r.action, r.digest, r.at) for r in rows[:until]]
    for times in (logs, again):
        begun = perf_counter()
        await work.do(member, ("log", record.setup, until), tail, record, columns, [], (), 0)
        times.append(perf_counter() - begun)
    begun = perf_counter()
    draw = SPECS[Setup.read(record.setup).game].painter.draw_replay
    await work.do(member, ("film", record.setup, until), replays.film, draw, record.setup, told, names, 0)
    films.append(perf_counter() - begun)


def _longest(setup: Setup, dice: random.Random) -> Played:
    """The longest of some random games."""
    rows = max((_play(setup, dice) for _ in range(GAMES_PLAYED)), key=len)
    record = TableRecord(
        id=1,
        server=1,
        channel=1,
        thread=1,
        host=1,
        title="",
        setup=str(setup),
        status="over",
        seed=b"",
        lobby=None,
        board=None,
        turn_from=0,
        news_from=0,
        opened=0,
    )
    return record, rows


def _play(setup: Setup, dice: random.Random) -> list[LogRecord]:
    match, key, rows = Match.start(GAMES[setup.game], setup), secrets.token_bytes(32), list[LogRecord]()
    while match.over is None:
        if match.chance is not None:
            row = match.supply(chance.answer(key, match.chance))
        else:
            decision = dice.choice(match.decisions)
            row = match.play(decision.seat, str(dice.choice(decision.options)))
        rows.append(LogRecord(1, len(rows) + 1, row.seat, row.text, "", 0))
    rows[-1] = LogRecord(1, len(rows), rows[-1].seat, rows[-1].action, match.digest(), 0)
    return rows
