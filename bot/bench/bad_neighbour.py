"""What do other people notice of one person who does the costliest allowed things without a pause?"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from bot.bench.circle import Circle, Notes
from bot.bench.clients import PATIENCE, Clients
from bot.bench.crowd import SETTINGS, Crowd, gathered_crowd
from bot.bench.figures import Report, clock_of, spread
from bot.bench.games import setups
from bot.bench.neighbour import (
    Neighbour,
    Wish,
    Wishes,
    commands,
    films,
    strange_controls,
    texts,
    typing,
)
from bot.bench.versions import CountingPlayground
from bot.messages.custom_ids import Control
from bot.playground.people import Person
from engine.core.match import Setup

TURNS = 3
"""How often each kind is measured, in turn with nobody: what else the machine does changes with time."""
QUARTER = "neighbours"
KINDS: Mapping[str, tuple[str, Callable[[Neighbour], Wishes]]] = {
    "texts": ("asked", texts),
    "typing": ("asked", typing),
    "pictures": ("asked", commands(*map(Wish, ("board", "mine", "since")), Wish("mine", {"large": True}))),
    "films": ("asked", films),
    "odds": ("asked", commands(Wish("odds"))),
    "hints": ("asked", commands(Wish("hint"))),
    "undo": ("other", commands(Wish("undo"))),
    "settings": (
        "asked",
        commands(
            Wish("settings quiet", {"zone": "Berlin", "from": "22", "to": "7"}),
            Wish("settings next-up", {"wanted": True}),
            Wish("settings show"),
            Wish("settings next-up", {"wanted": False}),
        ),
    ),
    "lobbies": ("asked", commands(Wish("game new"), Wish("game list"), Wish("mygames"), Wish("game end"))),
    "verify": ("asked", commands(Wish("verify"), Wish("analysis"))),
    "controls": ("asked", strange_controls),
    "2,000 at once": ("asked", commands(Wish("board"), Wish("settings show"), Wish("help"))),
}
"""Kinds of cost, who of the two at the neighbour's table does it, and what."""


async def measure(tables: int, seconds: float, pause: float, only: str = "") -> Report:
    """At these tables people move with pauses of this average, for `seconds` alone, then with the neighbour, in turn,
    for every kind of cost or for `only` one.
    """
    with TemporaryDirectory(prefix="bench-") as folder:
        database = Path(folder) / "games.sqlite"
        async with (
            CountingPlayground(settings=SETTINGS) as ground,
            gathered_crowd(ground, database) as crowd,
        ):
            await crowd.seat(tables)
            who = await _moved_in(crowd.clients)
            found: Report = {}
            for kind in [only] if only else KINDS:
                found[kind] = await _compare_with_neighbour(crowd, who, kind, (seconds, pause))
    return {"tables": tables, "load": [round(each, 1) for each in os.getloadavg()], **found}


async def _moved_in(clients: Clients) -> Neighbour:
    """The table of the neighbour, with somebody else."""
    world = clients.ground.world
    channel = world.add_channel(QUARTER)
    people = [clients.ground.person(world.join(name).id) for name in ("Mallory", "Oscar")]
    circle = Circle(clients, people, Notes(), 0)
    await circle.open(channel, _largest(), "Next door")
    if circle.place is None:
        raise AssertionError("the table is not open")
    pinged = [person for person in people if person.pings]
    asked = pinged[-1] if pinged else people[0]
    other = next(person for person in people if person is not asked)
    return Neighbour(clients, asked, other, circle.place, _number(circle))


def _largest() -> Setup:
    """A game of two with as many modules as there are."""
    fresh = setups()
    found = [next(fresh) for _ in range(40)]
    return max((each for each in found if each.seats == 2), key=lambda each: len(each.modules))


def _number(circle: Circle) -> int:
    """The number of the table, as its controls say it."""
    place = circle.place
    parts = [part for message in place.messages.values() for part in message.parts] if place else []
    controls = (Control.read(part.get("custom_id") or "") for part in parts)
    return next(control.game for control in controls if control is not None and control.game)


async def _compare_with_neighbour(
    crowd: Crowd, who: Neighbour, kind: str, time: tuple[float, float]
) -> Report:
    """One kind of cost: the same people alone and with the neighbour, in turn."""
    alone, disturbed = _Seen(crowd), _Seen(crowd)
    who.answered = 0
    for _ in range(TURNS):
        for seen, noise in ((alone, None), (disturbed, _noise(who, kind))):
            await seen.watch(noise, time)
    found = {"alone": alone.report(), "with_neighbour": disturbed.report()}
    return {
        "acknowledgement_p99_ratio": _ratio(alone.acknowledged, disturbed.acknowledged),
        "computed_p99_ratio": _ratio(alone.computed, disturbed.computed),
        "answer_p99_ratio": _ratio(alone.boards, disturbed.boards),
        "asked_per_second": round(who.answered / (TURNS * time[0]), 1),
        **found,
    }


def _noise(who: Neighbour, kind: str) -> Callable[[], Awaitable[None]]:
    person, wishes = KINDS[kind]
    ask = who.ask_at_once if kind == "2,000 at once" else who.ask_on
    by: Person = who.asked if person == "asked" else who.other
    return lambda: ask(by, wishes(who))


class _Seen:
    """What the people of all tables saw, in seconds: first answers (`PATIENCE` where none came), what the bot computed
    until then, and the boards that followed their moves; and how many cores were taken by the bot, and by the stand-in
    with all people, so that one sees whose line they waited in.
    """

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._took: tuple[float, ...] = 0.0, 0.0, 0.0
        self.acknowledged: list[float] = []
        self.boards: list[float] = []
        self.computed: list[float] = []

    async def watch(self, noise: Callable[[], Awaitable[None]] | None, time: tuple[float, float]) -> None:
        clients, notes = self._crowd.clients, self._crowd.notes
        noisy = None if noise is None else asyncio.ensure_future(noise())
        clients.acknowledged.clear()
        clients.computed.clear()
        unanswered = clients.unanswered
        notes.boards.clear()
        began = self._clocks()
        await self._crowd.play(*time)
        took = zip(self._took, began, self._clocks(), strict=True)
        self._took = tuple(before + end - begin for before, begin, end in took)
        self.acknowledged += [*clients.acknowledged, *[PATIENCE] * (clients.unanswered - unanswered)]
        self.boards += notes.boards
        self.computed += clients.computed
        if noisy is not None:
            noisy.cancel()
            with suppress(asyncio.CancelledError):
                await noisy

    def _clocks(self) -> tuple[float, ...]:
        """Seconds that passed, and that the bot and this process have computed."""
        return perf_counter(), clock_of(self._crowd.bot), process_time()

    def report(self) -> dict[str, Any]:
        seconds, bot, stand_in = self._took
        return {
            "cores_of_bot": round(bot / seconds, 2),
            "cores_of_stand_in": round(stand_in / seconds, 2),
            "acknowledgement_ms": spread(self.acknowledged),
            "move_to_board_ms": spread(self.boards),
            "bot_computed_until_acknowledged_ms": spread(self.computed),
        }


def _ratio(alone: list[float], disturbed: list[float]) -> float:
    return round(spread(disturbed).get("p99", 0) / max(spread(alone).get("p99", 0), 0.001), 2)
