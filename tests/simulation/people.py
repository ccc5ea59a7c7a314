"""Simulated people: at random they type commands and use controls, mostly those that answer their decision."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from bot.messages.custom_ids import Control, Press
from bot.playground import ClientRefused, Person
from bot.playground.forms import Outcome
from bot.playground.messages import Message
from bot.playground.stage import Stage
from bot.playground.world import Channel

DECIDING = frozenset({"press", "narrow", "draft", "sure"})
LOOKED_AT = 12
"""How many of the latest messages of a channel people look at."""
MOST_STEPS = 4
"""The most controls that are used in one act: such as a part, an option, and a confirmation."""
OTHERS = {
    action: weight
    for weight, actions in {
        30.0: ("join",),
        8.0: ("start", "yes"),
        6.0: ("askundo",),
        4.0: ("vote",),
        3.0: ("caretaker",),
        2.0: ("move", "takeback", "planstep", "again"),
        1.0: ("no", "keepseat", "handback", "substitute", "planuse"),
        0.8: ("more", "undo", "answer"),
        0.5: ("offerseat", "plan"),
        0.3: ("mine", "board"),
        0.2: ("plandrop",),
        0.1: ("here",),
    }.items()
    for action in actions
}
"""The weights of controls other than those of a decision, which have 10, by action."""
COMMANDS: Sequence[tuple[str, dict[str, Any], float]] = (
    ("settings notifications", {"where": "dm"}, 1.0),
    ("settings notifications", {"where": "thread"}, 1.0),
    ("game leave", {}, 0.6),
    ("undo", {}, 1.0),
    ("plan", {}, 0.7),
    ("board", {}, 0.5),
    ("mygames", {}, 0.5),
    ("game here", {}, 0.2),
    ("game end", {}, 0.2),
    ("language", {"language": "de"}, 0.1),
    *(
        (name, {}, 0.1)
        for name in ("game rematch", "game handback", "settings show", "since", "log", "learn")
    ),
)
"""The commands that people type, with their options and weights."""
COMMAND_RATE = 0.06
"""The probability that an act is a command."""
PATIENCE = 30.0
"""Seconds until the host tries again to open a table."""
ENDED = 60.0
"""Seconds after which all interactions of a person have ended."""
STRANGER_RATE = 0.08
"""The probability that a control is used by a person for whom it is not meant."""


class People:
    """All players. One act is an interaction of one person and those that answer its private replies."""

    command_rate = COMMAND_RATE
    tap_rates: Mapping[str, float] = OTHERS

    def __init__(self, stage: Stage, dice: random.Random, opening: dict[str, Any]) -> None:
        self._stage, self._dice, self._opening = stage, dice, opening
        self.persons = [Person(stage, user) for user in stage.world.people][
            : opening["seats"] - opening.get("computers", 0)
        ]
        self._patient_until = 0.0
        self.erased, self.leaving = list[Person](), list[Person]()
        """Who was erased, and who acts no more, as they are erased when their interactions have ended."""
        self.vanished = set[int]()
        """The tables that were erased, whose messages nobody uses."""
        self.rested = set[int]()
        """The ids of people who went away or snoozed, so that they may be notified again, or not at all."""

    async def act(self) -> None:
        """Let a person do something; what Discord's client refuses has no effect."""
        with contextlib.suppress(ClientRefused):
            await self._choose()

    async def _choose(self) -> None:
        found = [*self._controls()]
        if not found:
            await self._open()
        elif self._dice.random() < self.command_rate:
            await self._command()
        else:
            message, control, part = self._dice.choices(found, [weight for *_, weight in found])[0][:3]
            person = self._choose_person(control, message)
            await self._follow(person, await self._use(person, message, part))

    async def _open(self) -> None:
        """Let the host open a table; not more often than every `PATIENCE` seconds."""
        now = self._stage.world.clock.now()
        if now >= self._patient_until:
            self._patient_until = now + PATIENCE
            for place in ("games", "general"):  # the first may be deleted
                with contextlib.suppress(ClientRefused):
                    host = next(each for each in self.persons if each not in self.leaving)
                    await host.command(place, "game new", self._opening)
                    return

    async def move_table(self, game: int, seated: Collection[int]) -> None:
        """Let a player of a table whose channel was deleted type `game here` in another one."""
        asking = [each for each in self.persons if int(each.id) in seated][:1]
        for person, place in product(asking, ("games", "general")):
            with contextlib.suppress(ClientRefused):
                await person.command(place, "game here", {"table": game})
                return

    async def _command(self) -> None:
        name, options, _ = self._dice.choices(COMMANDS, [weight for *_, weight in COMMANDS])[0]
        person = self._dice.choice(self.persons)
        threads = [place for place in person.channels if place.is_thread]
        if threads and person not in self.leaving:
            await self._follow(person, await person.command(threads[-1], name, options))

    def _controls(self) -> Iterator[tuple[Message, Control, dict[str, Any], float]]:
        """The usable controls of public messages with their weights, which fall with the age of the message."""
        for place in self._places():
            recent = [*place.messages.values()][-LOOKED_AT:]
            for age, message in enumerate(reversed([each for each in recent if each.owner_id is None])):
                for part in _usable_parts(message):
                    control = Control.read(part["custom_id"])
                    weight = (
                        0.0
                        if control is None or control.game in self.vanished
                        else 10.0
                        if control.action in DECIDING
                        else self.tap_rates.get(control.action, 0)
                    )
                    if control is not None and weight:
                        yield message, control, part, weight / (1 + age) ** 2

    def _places(self) -> list[Channel]:
        return [each for each in self._stage.world.channels.values() if not each.is_dm]

    def _choose_person(self, control: Control, message: Message) -> Person:
        """The person who uses a control: mostly one for whom it is meant."""
        if self._dice.random() > STRANGER_RATE:
            if control.action in DECIDING and (seat := Press.read(control.argument).seat) < len(self.persons):
                return self.persons[seat]
            if control.action == "start":
                return self.persons[0]
            named = [each for each in self.persons if each.id in message.mentions]
            if control.action in ("move", "yes", "no", "vote") and named:
                return self._dice.choice(named)
        return self._dice.choice(self.persons)

    async def _use(self, person: Person, message: Message, part: dict[str, Any]) -> Outcome:
        if person in self.leaving:
            raise ClientRefused("is on the way out")
        if "options" not in part:
            return await person.press(message, part["custom_id"])
        least, most = part.get("min_values", 1), part.get("max_values", 1)
        values = [each["value"] for each in part["options"]]
        count = min(len(values), self._dice.randint(max(1, least), max(1, most)))
        return await person.choose(message, part["custom_id"], *self._dice.sample(values, count))

    async def _follow(self, person: Person, outcome: Outcome) -> None:
        """Go on with the private reply or the form that an interaction has led to."""
        for _ in range(MOST_STEPS):
            reply = outcome.reply
            if outcome.modal is not None and person.modal is not None:
                outcome = await person.submit(self._fill_in(outcome.modal))
                continue
            if reply is None or reply.owner_id != person.id:
                return
            parts = [(part, self._readiness(part)) for part in _usable_parts(reply)]
            if not any(weight for _, weight in parts):
                return
            (part, _) = self._dice.choices(parts, [weight for _, weight in parts])[0]
            outcome = await self._use(person, reply, part)

    def _readiness(self, part: dict[str, Any]) -> float:
        control = Control.read(part["custom_id"])
        if control is None:
            return 0.0
        return 10.0 if control.action in DECIDING else self.tap_rates.get(control.action, 0.0)

    def _fill_in(self, modal: dict[str, Any]) -> dict[str, Any]:
        fields = [part["component"] for part in modal["components"] if "component" in part]
        values: dict[str, Any] = {}
        for field in fields:
            if "options" in field:
                options = [each["value"] for each in field["options"]]
                most = min(len(options), field.get("max_values", 1))
                values[field["custom_id"]] = self._dice.sample(
                    options, self._dice.randint(field.get("min_values", 1), most)
                )
            else:
                values[field["custom_id"]] = "1"
        return values


def _usable_parts(message: Message) -> list[dict[str, Any]]:
    parts = [*message.buttons, *message.selects]
    return [part for part in parts if part.get("custom_id") and not part.get("disabled")]
