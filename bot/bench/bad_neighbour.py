"""Measures what other people notice of one person who does the costliest allowed things without a pause."""

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
from bot.bench.figures import Report, cpu_seconds_of, percentiles
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
"""How many interactions `ask_at_once` sends at the same moment."""
UNANSWERED = 20.0
"""The seconds that count for a first answer that did not come."""
LONGEST_TEXT = 6000

Requests = Iterator[Coroutine[Any, Any, object]]
"""An endless iterator of interactions that a neighbour requests, each to be awaited."""


class Neighbour:
    """One of the two people at a table, and the number of that table."""

    def __init__(self, ground: Playground, person: Person, place: Channel, game: int) -> None:
        self.person = person
        self.dice = random.Random(5)
        self.answered = 0
        self.is_over = False
        self._ground, self._place, self._game = ground, place, game

    async def keep_asking(self, requests: Requests) -> None:
        """Make requests until it `is_over`, `IN_FLIGHT` of them at a time."""

        async def ask_one_after_the_other() -> None:
            while not self.is_over:
                await next(requests)
                self.answered += 1

        await asyncio.gather(*(ask_one_after_the_other() for _ in range(IN_FLIGHT)))

    async def ask_at_once(self, requests: Requests) -> None:
        """Make `AT_ONCE` requests at the same moment, await their answers, and repeat that until it `is_over`."""
        while not self.is_over:
            sent: list[asyncio.Task[object]] = []
            for _ in range(AT_ONCE):
                sent.append(asyncio.create_task(next(requests)))
                await asyncio.sleep(0)
            await asyncio.gather(*sent)
            self.answered += AT_ONCE

    def command(self, name: str, **options: Any) -> Coroutine[Any, Any, object]:
        return self.person.command(self._place, name, options)

    def suggest(self, name: str, option: str, letters: str) -> Coroutine[Any, Any, object]:
        return self.person.autocomplete(self._place, name, option, {option: letters})

    def control(self, action: str, argument: str = "") -> Coroutine[Any, Any, object]:
        """Press a button of the table, which need not exist."""
        return self.press(str(Control("do", self._game, action, argument)))

    def press(self, custom_id: str) -> Coroutine[Any, Any, object]:
        body = component_body({"type": Part.BUTTON, "custom_id": custom_id, "id": 1})
        newest = next(reversed(self._place.messages.values()))
        return ask(self._ground, self.person.user, Kind.COMPONENT, self._place, body, newest)

    def text(self, name: str, option: str, words: Callable[[], str]) -> str:
        """A text of such words, as long as a client lets people type for an option."""
        command, steps = find_command(self._ground.world, name)
        declared = [command, *steps][-1]["options"]
        most = next(each.get("max_length") or LONGEST_TEXT for each in declared if each["name"] == option)
        said = ""
        while len(said) < most:
            said += f"{words()} "
        return said[:most]

    def word(self) -> str:
        return "".join(self.dice.choices(string.ascii_lowercase, k=self.dice.randint(2, 9)))

    def misspelled_word(self) -> str:
        """A known word with a random letter in it."""
        known = self.dice.choice(("forest", "hunter", "fisher", "quarry", "sunset", "recall", "toolmaker"))
        at = self.dice.randrange(len(known))
        return known[:at] + self.dice.choice(string.ascii_lowercase) + known[at:]


def long_texts(who: Neighbour) -> Requests:
    """Commands with texts as long as they may be, some of words that are nearly known."""
    while True:
        yield who.command("place", where=who.text("place", "where", who.misspelled_word))
        yield who.command("game new", modules=who.text("game new", "modules", who.misspelled_word))
        yield who.command("rules", what=who.text("rules", "what", who.word))
        zone = who.text("settings quiet", "zone", who.word)
        yield who.command("settings quiet", **{"zone": zone, "from": "22", "to": "7"})
        yield who.command("plan", question="resolve", answer=who.text("plan", "answer", who.misspelled_word))


def autocompletions(who: Neighbour) -> Requests:
    while True:
        for name, option in (("place", "where"), ("rules", "what"), ("settings quiet", "zone")):
            for letters in ("f", "fo", "for", ""):
                yield who.suggest(name, option, letters)
        yield who.suggest("game new", "modules", who.text("game new", "modules", who.word))


def repeat_commands(*named: str | tuple[str, Mapping[str, Any]]) -> Callable[[Neighbour], Requests]:
    """A function that makes requests of these commands, again and again."""

    def endless(who: Neighbour) -> Requests:
        while True:
            for each in named:
                name, options = (each, {}) if isinstance(each, str) else each
                yield who.command(name, **options)

    return endless


def replays(who: Neighbour) -> Requests:
    """The replay and the log of a game, and random moments of it, so that few are cached."""
    while True:
        yield who.command("replay")
        yield who.command("log")
        for _ in range(5):
            yield who.control("step", f"{who.dice.randrange(400)}.forward")


def strange_controls(who: Neighbour) -> Requests:
    """Controls that are old, of other seats, of a table that does not exist, and of unknown kinds."""
    while True:
        yield who.control("press", "0.0.place forest 3")
        yield who.control("press", f"1.{who.dice.randrange(99)}.place hunt 1")
        yield who.press(str(Control("do", 10**6, "board", "")))
        yield who.press(f"do:{who.word()}")
        yield who.control("draft", "0.0.pay")


TURNS = 3
"""How often each kind is measured, alternating without and with the neighbour, as the load of the machine changes."""
OF_THE_OTHER, IN_WAVES = "undo", "2,000 at once"
"""The kind for which the neighbour is the player who is not to move, and the kind that uses `ask_at_once`."""
KINDS: Mapping[str, Callable[[Neighbour], Requests]] = {
    "texts": long_texts,
    "typing": autocompletions,
    "pictures": repeat_commands("board", "mine", "since", ("mine", {"large": True})),
    "films": replays,
    "odds": repeat_commands("odds"),
    "hints": repeat_commands("hint"),
    OF_THE_OTHER: repeat_commands("undo"),
    "settings": repeat_commands(
        ("settings quiet", {"zone": "Berlin", "from": "22", "to": "7"}),
        ("settings next-up", {"wanted": True}),
        "settings show",
        ("settings next-up", {"wanted": False}),
    ),
    "lobbies": repeat_commands("game new", "game list", "mygames", "game end"),
    "verify": repeat_commands("verify", "analysis"),
    "controls": strange_controls,
    IN_WAVES: repeat_commands("board", "settings show", "help"),
}
"""The kinds of costly requests, by the names that the command line takes."""


async def measure(tables: int = 12, seconds: float = 20.0, pause: float = 5.0, kind: str = "") -> Report:
    """People at these tables move with pauses of this average, for `seconds` alone, then with the neighbour, in turn,
    for every kind of costly requests or for one.
    """
    if kind and kind not in KINDS:
        raise SystemExit(f"--kind must be one of: {', '.join(KINDS)}.")
    with TemporaryDirectory(prefix="bench-") as folder:
        async with seated_crowd(Path(folder) / "games.sqlite", tables, pause) as bot:
            found = await _compare_kinds(bot, seconds, [kind] if kind else KINDS)
    return {"tables": tables, "load": [round(each, 1) for each in os.getloadavg()], **found}


async def _compare_kinds(bot: MeasuredBot, seconds: float, kinds: Iterable[str]) -> Report:
    """Measure each kind: the same people alone and with the neighbour, in turn."""
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
            asking = who.ask_at_once if kind == IN_WAVES else who.keep_asking
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
    """What the people of all tables noted, the seconds that passed, and the CPU seconds of the bot and of the stand-in
    with all people, which show which of the two kept people waiting.
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
            "acknowledgement_ms": percentiles(self.first_answers),
            "move_to_board_ms": percentiles(self.notes.boards),
            "bot_computed_until_acknowledged_ms": percentiles(self.notes.computed),
        }


async def _watch(bot: MeasuredBot, seen: Seen, seconds: float) -> None:
    """Let people play at all tables, and add to `seen` what they note."""
    for circle in bot.circles:
        circle.notes = seen.notes
    began, by_bot, by_us = perf_counter(), cpu_seconds_of(bot.pid), process_time()
    await play_for(bot, seconds)
    seen.seconds += perf_counter() - began
    seen.bot += cpu_seconds_of(bot.pid) - by_bot
    seen.stand_in += process_time() - by_us


def _ratio(alone: list[float], disturbed: list[float]) -> float:
    return round(percentiles(disturbed).get("p99", 0) / max(percentiles(alone).get("p99", 0), 0.001), 2)
