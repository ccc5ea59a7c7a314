"""Simulated people with a table on each of two servers. They also go away, are erased or blocked, and move tables."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Collection, Sequence
from itertools import product
from typing import Any

from bot.playground import ClientRefused, Person
from bot.playground.stage import Stage
from bot.playground.world import Channel
from bot.tables.model.orders import BLOCK, MOVE, REPAIR, UNBLOCK
from tests.simulation.people import COMMANDS, ENDED, OTHERS, PATIENCE, People

CHANNELS = ("games", "shore")
"""The names of a channel of each server."""
MORE_COMMANDS: Sequence[tuple[str, dict[str, Any], float]] = (
    ("settings away", {"days": 1}, 0.5),
    ("settings away", {"days": 0}, 1.0),
    ("settings show", {}, 1.0),
    ("snooze", {"hours": 1}, 0.4),
    ("snooze", {"hours": 0}, 0.4),
    ("game here", {}, 1.0),
    ("privacy forget", {}, 0.15),
)
"""Further commands with their options and their weights."""
RESTING = ("settings away", "settings show", "snooze")
DIRECT_RATE = 0.3
"""The probability that a command is typed in a direct message."""
ORDER_RATE = 0.01
"""The probability that the operator acts instead of a person."""
BLOCKED = 60.0
"""Seconds for which a person is blocked."""
AGAIN = 30.0
"""Seconds until an erasure that failed is tried again."""
ERASED = "left of you here"
"""What the answer to an erasure says."""

Order = Callable[[str, str, int], None]
"""Orders something as the operator: `table` or `person`, what is to be done, and the id."""


class PeopleOnTwoServers(People):
    """The people; a person who was erased acts no more."""

    command_rate = 0.15
    tap_rates = OTHERS | {"letcomputers": 4.0, "setaway": 1.0}
    order: Order

    def __init__(self, stage: Stage, dice: random.Random, opening: dict[str, Any]) -> None:
        super().__init__(stage, dice, opening)
        self._patience = dict.fromkeys(CHANNELS, 0.0)

    async def _choose(self) -> None:
        """Open a table on a server without one, as long as the host was not erased; else act at a table."""
        world, now = self._stage.world, self._stage.world.clock.now()
        played = {world.channels[message.channel_id].guild_id for message, *_ in self._controls()}
        for home in CHANNELS:
            place = next((each for each in world.channels.values() if each.name == home), None)
            is_free = place is not None and place.guild_id not in played and now >= self._patience[home]
            if place is not None and is_free and self.persons[0] not in self.leaving:
                self._patience[home] = now + PATIENCE
                await self.persons[0].command(place, "game new", self._opening)
                return
        if played and self._dice.random() < ORDER_RATE:
            await self._have_operator_act()
        elif played:
            await super()._choose()

    async def move_table(self, game: int, seated: Collection[int]) -> None:
        """Type `game here` for this table in channels of both servers: only its own server accepts it."""
        for person, place in product(self.persons, (*CHANNELS, "general")):
            if int(person.id) in seated:
                with contextlib.suppress(ClientRefused):
                    await person.command(place, "game here", {"table": game})

    async def _command(self) -> None:
        given = [*COMMANDS, *MORE_COMMANDS]
        name, options, _ = self._dice.choices(given, [weight for *_, weight in given])[0]
        person = self._dice.choice(self.persons)
        if person in self.leaving:
            return
        if name == "privacy forget":
            await self._leave(person)
            return
        if name in RESTING:
            self.rested.add(int(person.id))
        await self._follow(person, await person.command(self._place_for(person, name), name, options))

    def _place_for(self, person: Person, name: str) -> Channel:
        places = [each for each in person.channels if not each.is_dm]
        threads = [each for each in places if each.is_thread]
        if name == "game here" or not threads:
            return self._dice.choice(places)
        return person.open_dm() if self._dice.random() < DIRECT_RATE else self._dice.choice(threads)

    async def _leave(self, person: Person) -> None:
        """Erase a person after their interactions have ended, as these might store something about them again."""
        if len(self.leaving) == len(self.persons) - 1:
            return
        self.leaving.append(person)
        await asyncio.sleep(ENDED)
        while person not in self.erased:
            asked = (await person.command(person.open_dm(), "privacy forget")).reply
            sure = asked.buttons if asked is not None else ()
            said = await person.press(asked, sure[0]["custom_id"]) if asked is not None and sure else None
            if said is not None and ERASED in (said.text or ""):
                self.erased.append(person)
            else:
                await asyncio.sleep(AGAIN)

    async def _have_operator_act(self) -> None:
        """The operator repairs or moves a table, or blocks a person for a while."""
        game, person = self._dice.choice((1, 2)), self._dice.choice(self.persons)
        what = self._dice.choice((MOVE, REPAIR, BLOCK))
        if what != BLOCK:
            self.order("table", what, game)
            return
        self.order("person", BLOCK, int(person.id))
        await asyncio.sleep(BLOCKED)
        self.order("person", UNBLOCK, int(person.id))
