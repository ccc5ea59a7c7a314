"""One person who asks for one costly thing after the other, without a pause; and what there is to ask for."""

from __future__ import annotations

import asyncio
import random
import string
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.bench.clients import Clients
from bot.messages.custom_ids import Control
from bot.playground.interactions import Interaction, Kind
from bot.playground.messages import Json
from bot.playground.people import Person
from bot.playground.typing_commands import find_command, half_typed, read_options, wrap_options
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
            return {"component_type": 2, "custom_id": wish.control, "id": 1}
        world, given = self.clients.ground.world, wish.options or {}
        command, steps = find_command(world, wish.name)
        declared = [command, *steps][-1].get("options") or []
        values = (
            half_typed(world, declared, given, wish.focused)
            if wish.focused
            else read_options(world, declared, given)
        )
        return {
            "id": command["id"],
            "name": command["name"],
            "type": 1,
            "options": wrap_options(steps, values),
        }

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
