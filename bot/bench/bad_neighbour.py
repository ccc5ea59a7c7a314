"""What do other people notice of one person who does the costliest allowed things without a pause?"""

from __future__ import annotations

import asyncio
import os
import random
import string
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from bot.bench.circle import Notes
from bot.bench.crowd import play_for, seated_crowd
from bot.bench.figures import Report, clock_of, spread
from bot.bench.games import setups
from bot.bench.versions import MeasuredBot
from bot.messages.custom_ids import Control
from bot.playground import Person, Playground
from bot.playground.forms import ask, component_body
from bot.playground.interactions import Kind
from bot.playground.messages import Part
from bot.playground.typing_commands import find_command
from bot.playground.world import Channel

IN_FLIGHT = 10
"""How many answers the neighbour waits for at the same moment."""
AT_ONCE = 2000
"""How many interactions are sent at the same moment where that is the point."""
UNANSWERED = 20.0
"""Seconds that are counted for a first answer that did not come."""
LONGEST_TEXT = 6000

Wishes = Iterator[Coroutine[Any, Any, object]]
"""An endless iterator of requests, each to be awaited."""


class Neighbour:
    """One of the two people at a table, and the number of that table."""

    def __init__(self, ground: Playground, person: Person, place: Channel, game: int) -> None:
        self.person = person
        self.dice = random.Random(5)
        self.answered = 0
        self.is_over = False
        self._ground, self._place, self._game = ground, place, game

    async def ask_on(self, wishes: Wishes) -> None:
        """Keep asking until it `is_over`."""

        async def ask_one_after_the_other() -> None:
            while not self.is_over:
                await next(wishes)
                self.answered += 1

        await asyncio.gather(*(ask_one_after_the_other() for _ in range(IN_FLIGHT)))

    async def ask_at_once(self, wishes: Wishes) -> None:
        """Ask for very many things at the same moment, again and again; only what is sent needs some time."""
        while not self.is_over:
            sent: list[asyncio.Task[object]] = []
            for _ in range(AT_ONCE):
                sent.append(asyncio.create_task(next(wishes)))
                await asyncio.sleep(0)
            await asyncio.gather(*sent)
            self.answered += AT_ONCE

    def command(self, name: str, **options: Any) -> Coroutine[Any, Any, object]:
        return self.person.command(self._place, name, options)

    def suggest(self, name: str, option: str, letters: str) -> Coroutine[Any, Any, object]:
        return self.person.autocomplete(self._place, name, option, {option: letters})

    def control(self, action: str, argument: str = "") -> Coroutine[Any, Any, object]:
        """Press a button of the table, which need not be there."""
        return self.press(str(Control("do", self._game, action, argument)))

    def press(self, custom_id: str) -> Coroutine[Any, Any, object]:
        body = component_body({"type": Part.BUTTON, "custom_id": custom_id, "id": 1})
        newest = next(reversed(self._place.messages.values()))
        return ask(self._ground, self.person.user, Kind.COMPONENT, self._place, body, newest)

    def text(self, name: str, option: str, words: Callable[[], str]) -> str:
        """As long a text of such words as a client lets people type for an option."""
        command, steps = find_command(self._ground.world, name)
        declared = [command, *steps][-1]["options"]
        most = next(each.get("max_length") or LONGEST_TEXT for each in declared if each["name"] == option)
        said = ""
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


def texts(who: Neighbour) -> Wishes:
    """Every other text that can be typed, as long as it may be."""
    while True:
        yield who.command("place", where=who.text("place", "where", who.nearly))
        yield who.command("game new", modules=who.text("game new", "modules", who.nearly))
        yield who.command("rules", what=who.text("rules", "what", who.word))
        zone = who.text("settings quiet", "zone", who.word)
        yield who.command("settings quiet", **{"zone": zone, "from": "22", "to": "7"})
        yield who.command("plan", question="resolve", answer=who.text("plan", "answer", who.nearly))


def typing(who: Neighbour) -> Wishes:
    while True:
        for name, option in (("place", "where"), ("rules", "what"), ("settings quiet", "zone")):
            for letters in ("f", "fo", "for", ""):
                yield who.suggest(name, option, letters)
        yield who.suggest("game new", "modules", who.text("game new", "modules", who.word))


def commands(*named: str | tuple[str, Mapping[str, Any]]) -> Callable[[Neighbour], Wishes]:
    """These, again and again."""

    def endless(who: Neighbour) -> Wishes:
        while True:
            for each in named:
                name, options = (each, {}) if isinstance(each, str) else each
                yield who.command(name, **options)

    return endless


def films(who: Neighbour) -> Wishes:
    """Moments of a game, each another one, so that none is known already, and the film and the log of it."""
    while True:
        yield who.command("replay")
        yield who.command("log")
        for _ in range(5):
            yield who.control("step", f"{who.dice.randrange(400)}.forward")


def strange_controls(who: Neighbour) -> Wishes:
    """Old ones, those of others, of no table, and of nothing."""
    while True:
        yield who.control("press", "0.0.place forest 3")
        yield who.control("press", f"1.{who.dice.randrange(99)}.place hunt 1")
        yield who.press(str(Control("do", 10**6, "board", "")))
        yield who.press(f"do:{who.word()}")
        yield who.control("draft", "0.0.pay")


TURNS = 3
"""How often each kind is measured, in turn without a neighbour, as the load of the machine changes with time."""
OF_THE_OTHER, IN_WAVES = "undo", "2,000 at once"
"""The kinds that are done by who is not to move, and all at the same moment."""
KINDS: Mapping[str, Callable[[Neighbour], Wishes]] = {
    "texts": texts,
    "typing": typing,
    "pictures": commands("board", "mine", "since", ("mine", {"large": True})),
    "films": films,
    "odds": commands("odds"),
    "hints": commands("hint"),
    OF_THE_OTHER: commands("undo"),
    "settings": commands(
        ("settings quiet", {"zone": "Berlin", "from": "22", "to": "7"}),
        ("settings next-up", {"wanted": True}),
        "settings show",
        ("settings next-up", {"wanted": False}),
    ),
    "lobbies": commands("game new", "game list", "mygames", "game end"),
    "verify": commands("verify", "analysis"),
    "controls": strange_controls,
    IN_WAVES: commands("board", "settings show", "help"),
}
"""Kinds of cost."""


async def measure(tables: int = 12, seconds: float = 20.0, pause: float = 5.0, kind: str = "") -> Report:
    """At these tables people move with pauses of this average, for `seconds` alone, then with the neighbour, in turn,
    for every kind of cost or for one.
    """
    if kind and kind not in KINDS:
        raise SystemExit(f"--kind must be one of: {', '.join(KINDS)}.")
    with TemporaryDirectory(prefix="bench-") as folder:
        async with seated_crowd(Path(folder) / "games.sqlite", tables, pause) as bot:
            found = await _compare_kinds(bot, seconds, [kind] if kind else KINDS)
    return {"tables": tables, "load": [round(each, 1) for each in os.getloadavg()], **found}


async def _compare_kinds(bot: MeasuredBot, seconds: float, kinds: Iterable[str]) -> Report:
    """Each kind of cost: the same people alone and with the neighbour, in turn."""
    circle = bot.circle(0, 2)
    await circle.open(next(each for each in setups() if each.seats == 2), "Next door")
    other, asked = sorted(circle.people, key=lambda person: bool(person.pings))
    found: Report = {}
    for kind in kinds:
        person = other if kind == OF_THE_OTHER else asked
        alone, disturbed, answered = Seen(), Seen(), 0
        for _ in range(TURNS):
            await _watch(bot, alone, seconds)
            who = Neighbour(bot.ground, person, circle.place, circle.game)
            asking = who.ask_at_once if kind == IN_WAVES else who.ask_on
            noise = asyncio.create_task(asking(KINDS[kind](who)))
            await _watch(bot, disturbed, seconds)
            who.is_over = True
            await noise
            answered += who.answered
        found[kind] = {
            "acknowledgement_p99_ratio": _ratio(alone.first_answers, disturbed.first_answers),
            "computed_p99_ratio": _ratio(alone.notes.computed, disturbed.notes.computed),
            "answer_p99_ratio": _ratio(alone.notes.boards, disturbed.notes.boards),
            "asked_per_second": round(answered / (TURNS * seconds), 1),
            "alone": alone.report(),
            "with_neighbour": disturbed.report(),
        }
    return found


@dataclass(slots=True)
class Seen:
    """What the people of all tables saw; and the seconds that passed, and those that the bot and the stand-in with all
    people have computed, so that one sees whose line they waited in.
    """

    notes: Notes = field(default_factory=Notes)
    seconds: float = 0.0
    bot: float = 0.0
    stand_in: float = 0.0

    @property
    def first_answers(self) -> list[float]:
        return self.notes.acknowledged + [UNANSWERED] * self.notes.unanswered

    def report(self) -> dict[str, Any]:
        return {
            "cores_of_bot": round(self.bot / self.seconds, 2),
            "cores_of_stand_in": round(self.stand_in / self.seconds, 2),
            "acknowledgement_ms": spread(self.first_answers),
            "move_to_board_ms": spread(self.notes.boards),
            "bot_computed_until_acknowledged_ms": spread(self.notes.computed),
        }


async def _watch(bot: MeasuredBot, seen: Seen, seconds: float) -> None:
    """People play at all tables, and `seen` notes what they see."""
    for circle in bot.circles:
        circle.notes = seen.notes
    began, by_bot, by_us = perf_counter(), clock_of(bot.pid), process_time()
    await play_for(bot, seconds)
    seen.seconds += perf_counter() - began
    seen.bot += clock_of(bot.pid) - by_bot
    seen.stand_in += process_time() - by_us


def _ratio(alone: list[float], disturbed: list[float]) -> float:
    return round(spread(disturbed).get("p99", 0) / max(spread(alone).get("p99", 0), 0.001), 2)
