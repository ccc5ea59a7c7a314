"""Whatever people press, type and submit is answered by Discord's rules, and no error of ours is logged."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from itertools import cycle

import pytest

import engine
from bot.client import Bot
from bot.interactions.personal_actions import PERSONAL_ACTIONS
from bot.interactions.table_actions import TABLE_ACTIONS
from bot.messages.custom_ids import OWN, Control
from bot.playground import Playground
from bot.playground.forms import ask
from bot.playground.interactions import Kind
from bot.playground.messages import Json, Message
from bot.playground.world import User
from tests.bot.support.table import PlayedTable, arguments
from tests.bot.test_strange_texts import mutated
from tests.support.patient_settings import patient_settings

FRESH_TABLE = 400
"""After so many interactions another table is opened, as games end and private answers pile up."""
AT_ONCE = 4


class Presser:
    """Presses, chooses, types and submits at one table, as anybody."""

    def __init__(self, table: PlayedTable, dice: random.Random) -> None:
        self.table = table
        self.dice = dice
        self.users: list[User] = [
            *(person.user for person in table.people),
            *table.playground.world.people[-2:],
        ]

    async def once(self) -> None:
        """One interaction by somebody; what comes of it is looked at in the end."""
        user, live = self.dice.choice(self.users), self.table.live
        kinds = (self._control, self._control, self._command, self._form, self._right)
        act = self.dice.choice(kinds if live.match is not None and live.running.over is None else kinds[:3])
        await act(user)

    async def _right(self, _user: User) -> None:
        """A legal move, so that the game goes on."""
        decision = self.dice.choice(self.table.live.running.decisions)
        control = (
            f"{decision.seat}.{self.table.live.moves[decision.seat]}.{self.dice.choice(decision.options)}"
        )
        user = self.table.people[decision.seat].user
        await self._send(user, {"custom_id": self._id("do", "press", control), "component_type": 2})

    def _id(self, kind: str, action: str, argument: str) -> str:
        return f"{kind}:{self.table.live.record.id}:{action}:{argument}"[:100]

    async def _control(self, user: User) -> None:
        """A control of the table with its custom id or value changed, or any action with any argument."""
        parts = [part for part in self.table.last.parts if Control.read(part.get("custom_id") or "")]
        ids = [part["custom_id"] for part in parts] or ["do:1:text:"]
        action = self._id(
            self.dice.choice(("do", "pick", "which")),
            self.dice.choice([*TABLE_ACTIONS]),
            self.dice.choice(ids),
        )
        own = f"{OWN}:0:{self.dice.choice([*PERSONAL_ACTIONS])}:{self.dice.choice(('', '1', 'again', *ids))}"
        custom_id = mutated(self.dice, self.dice.choice([*ids, action, own]), ids)[:100] or "x"
        body: Json = {"custom_id": custom_id, "component_type": 2}
        if self.dice.random() < 0.5:
            values = [
                mutated(self.dice, self.dice.choice(("place hunt 1", "where=forest", "1")), ids)[:100] or "x"
            ]
            body = {"custom_id": custom_id, "component_type": 3, "values": values}
        await self._send(user, body)

    async def _send(self, user: User, body: Json) -> None:
        await self._ask(user, Kind.COMPONENT, body | {"id": 1}, self.table.last)

    async def _form(self, user: User) -> None:
        decision = self.dice.choice(self.table.live.running.decisions)
        turn = f"{decision.seat}.{self.table.live.moves[decision.seat]}.{decision.options[0].verb}.1"
        fields = [
            {
                "type": 18,
                "id": n,
                "component": {
                    "type": 3,
                    "id": 9 + n,
                    "custom_id": name,
                    "values": [self.dice.choice("0123") + ""],
                },
            }
            for n, name in enumerate(
                ("wood", "where", "people", mutated(self.dice, "gold", ["x"])[:90] or "x"), 1
            )
        ]
        custom_id = mutated(self.dice, self._id("send", "addluck", turn), ["addluck"])[:100] or "x"
        await self._ask(user, Kind.MODAL, {"custom_id": custom_id, "components": fields}, self.table.last)

    async def _command(self, user: User) -> None:
        """A verb with strange arguments, or one of the others, for this table or for any number."""
        commands = self.table.playground.world.commands
        known = [
            each for each in commands if not {1, 2} & {part["type"] for part in each.get("options") or ()}
        ]
        command = self.dice.choice(known)
        options = [
            self._typed(each)
            for each in command.get("options") or []
            if each.get("required") or self.dice.random() < 0.6
        ]
        body: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
        await self._ask(user, Kind.COMMAND, body, None)

    def _typed(self, option: Json) -> Json:
        said: str | int | bool = mutated(self.dice, self._word(), ["1 wood", "forest", "none"])[:6000]
        if option["type"] == 4:
            said = self.dice.choice((0, 1, -1, 2**53 - 1, self.table.live.record.id))
        elif option["type"] == 5:
            said = self.dice.random() < 0.5
        return {"type": option["type"], "name": option["name"], "value": said}

    def _word(self) -> str:
        match = self.table.live.match
        if match is None or not match.decisions:
            return "forest"
        words = [*arguments(self.dice.choice(match.decisions[0].options)).values()]
        return str(self.dice.choice(words or ["none"]))

    async def _ask(self, user: User, kind: Kind, body: Json, source: Message | None) -> None:
        await ask(self.table.playground, user, kind, self.table.place, body, source)


@pytest.mark.parametrize("playground_settings", [patient_settings(remembered=50)])
async def test_no_interaction_is_left_unanswered_or_fails(
    playground: Playground, bot: Bot, sample: Callable[[int], int]
) -> None:
    dice, left, games = random.Random(5), 20_000 // sample(200), cycle(engine.GAMES)
    while left > 0:
        table = await PlayedTable.open(playground, bot, dice.choice((2, 3)), game=next(games))
        presser = Presser(await table.start(), dice)
        for _ in range(min(FRESH_TABLE, left) // AT_ONCE + 1):
            await asyncio.gather(*(presser.once() for _ in range(AT_ONCE)))
        left -= FRESH_TABLE
        playground.interactions.clear()
