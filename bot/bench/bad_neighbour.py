"""What do other people notice of one person who does the costliest allowed things without a pause?"""

from __future__ import annotations

import asyncio
import os
import random
import string
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from bot.bench.circle import Circle, Notes
from bot.bench.clients import PATIENCE, Clients
from bot.bench.crowd import SETTINGS, Crowd, gathered_crowd
from bot.bench.figures import Report, clock_of, spread
from bot.bench.games import setups
from bot.bench.versions import CountingPlayground
from bot.messages.custom_ids import Control
from bot.playground.forms import component_body
from bot.playground.interactions import Interaction, Kind
from bot.playground.messages import Json, Part
from bot.playground.people import Person
from bot.playground.typing_commands import command_body, find_command
from bot.playground.world import Channel

IN_FLIGHT = 10
"""So many answers the neighbour waits for at the same moment."""
AT_ONCE = 2000
"""How many interactions are sent at the same moment where that is the point."""
LOOK_SECONDS = 0.005
GIVEN_UP = 3.5
"""Seconds after which no first answer comes any more: suggestions for older letters get none."""
LONGEST_TEXT = 6000


@dataclass(frozen=True, slots=True)
class Wish:
    """One interaction of the neighbour: a command, a letter typed in one (`focused`), or a control."""

    name: str = ""
    options: Mapping[str, Any] | None = None
    focused: str = ""
    control: str = ""


Wishes = Iterator[Wish]


class Neighbour:
    """Sends wishes at a place; `asked` is the person of the two at the table there who is to move, `other` is not."""

    def __init__(self, clients: Clients, asked: Person, other: Person, place: Channel, game: int) -> None:
        self.clients = clients
        self.asked = asked
        self.other = other
        self.place = place
        self.game = game
        self.dice = random.Random(5)
        self.answered = 0
        self._under_way: list[Interaction] = []

    async def ask_on(self, person: Person, wishes: Wishes) -> None:
        """Keep asking until cancelled; then wait for what is still to be answered."""
        try:
            while True:
                self._look()
                while len(self._under_way) < IN_FLIGHT:
                    self._send(person, next(wishes))
                await asyncio.sleep(LOOK_SECONDS)
        finally:
            await self._settle()

    async def ask_at_once(self, person: Person, wishes: Wishes) -> None:
        """Ask for very many things at the same moment, again and again; only what is sent needs some time."""
        try:
            while True:
                for _ in range(AT_ONCE):
                    self._send(person, next(wishes))
                    await asyncio.sleep(0)
                await self._settle()
        finally:
            await self._settle()

    async def _settle(self) -> None:
        while self._under_way:
            self._look()
            await asyncio.sleep(LOOK_SECONDS)

    def _look(self) -> None:
        now = self.clients.ground.world.clock.now()
        open_ones = [each for each in self._under_way if not each.is_finished]
        self.answered += len(self._under_way) - len(open_ones)
        self._under_way = [
            each for each in open_ones if each.callback is not None or now - each.created < GIVEN_UP
        ]

    def _send(self, person: Person, wish: Wish) -> None:
        kind = Kind.COMPONENT if wish.control else Kind.AUTOCOMPLETE if wish.focused else Kind.COMMAND
        source = next(reversed(self.place.messages)) if wish.control else None
        body = self._body(person, wish)
        self._under_way.append(self.clients.send(person.id, kind, self.place.id, body, source))

    def _body(self, person: Person, wish: Wish) -> Json:
        if wish.control:
            return component_body({"type": Part.BUTTON, "custom_id": wish.control, "id": 1})
        return command_body(
            self.clients.ground.world, self.place, wish.name, wish.options or {}, wish.focused
        )

    def longest(self, name: str, option: str) -> int:
        """How many characters a client lets people type for an option."""
        command, steps = find_command(self.clients.ground.world, name)
        declared = [command, *steps][-1]["options"]
        return next(each.get("max_length") or LONGEST_TEXT for each in declared if each["name"] == option)

    def text(self, name: str, option: str, words: Callable[[], str]) -> str:
        """As long a text of such words as an option takes."""
        most, said = self.longest(name, option), ""
        while len(said) < most:
            said += f"{words()} "
        return said[:most]

    def word(self) -> str:
        return "".join(self.dice.choices(string.ascii_lowercase, k=self.dice.randint(2, 9)))

    def nearly(self) -> str:
        """A word that is nearly one that is known, and differs each time."""
        known = self.dice.choice(("forest", "hunter", "fisher", "quarry", "sunset", "recall", "toolmaker"))
        at = self.dice.randrange(len(known))
        return known[:at] + self.dice.choice(string.ascii_lowercase) + known[at:]

    def control(self, action: str, argument: str = "") -> str:
        return str(Control("do", self.game, action, argument))


def texts(who: Neighbour) -> Wishes:
    """Every other text that can be typed, as long as it may be."""
    while True:
        yield Wish("place", {"where": who.text("place", "where", who.nearly)})
        yield Wish("game new", {"modules": who.text("game new", "modules", who.nearly)})
        yield Wish("rules", {"what": who.text("rules", "what", who.word)})
        zone = who.text("settings quiet", "zone", who.word)
        yield Wish("settings quiet", {"zone": zone, "from": "22", "to": "7"})
        yield Wish("plan", {"question": "resolve", "answer": who.text("plan", "answer", who.nearly)})


def typing(who: Neighbour) -> Wishes:
    while True:
        for name, option in (
            ("place", "where"),
            ("rules", "what"),
            ("settings quiet", "zone"),
        ):
            for letters in ("f", "fo", "for", ""):
                given = {option: letters}
                yield Wish(name, given, focused=option)
        yield Wish("game new", {"modules": who.text("game new", "modules", who.word)}, focused="modules")


def commands(*wishes: Wish) -> Callable[[Neighbour], Wishes]:
    """These, again and again."""

    def endless(_who: Neighbour) -> Wishes:
        while True:
            yield from wishes

    return endless


def films(who: Neighbour) -> Wishes:
    """Moments of a game, each another one, so that none is known already, and the film and the log of it."""
    while True:
        yield Wish("replay")
        yield Wish("log")
        for _ in range(5):
            yield Wish(control=who.control("step", f"{who.dice.randrange(400)}.forward"))


def strange_controls(who: Neighbour) -> Wishes:
    """Old ones, those of others, of no table, and of nothing."""
    while True:
        yield Wish(control=who.control("press", "0.0.place forest 3"))
        yield Wish(control=who.control("press", f"1.{who.dice.randrange(99)}.place hunt 1"))
        yield Wish(control=str(Control("do", 10**6, "board", "")))
        yield Wish(control=f"do:{who.word()}")
        yield Wish(control=who.control("draft", "0.0.pay"))


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
    await circle.open(channel, next(each for each in setups() if each.seats == 2), "Next door")
    if circle.place is None:
        raise AssertionError("the table is not open")
    pinged = [person for person in people if person.pings]
    asked = pinged[-1] if pinged else people[0]
    other = next(person for person in people if person is not asked)
    return Neighbour(clients, asked, other, circle.place, _number(circle))


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
