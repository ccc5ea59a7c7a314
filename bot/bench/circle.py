"""A table of people who press something as soon as they can: mostly what they may, sometimes what they may not."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Container
from dataclasses import dataclass, field

from bot.bench.clients import Clients, action, board, version, wait_for_change
from bot.messages.custom_ids import Control, Press
from bot.playground.interactions import Callback, Interaction
from bot.playground.messages import Json, Message
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.tables.model.pace import NO_PACE
from engine.core.match import Setup

Answer = tuple[int, int, int]
"""Table, seat, and the number of the move."""

ANSWERS = ("press", "narrow", "draft")
BOARD_PATIENCE = 15.0
MISCHIEF = 0.1
"""How often another person presses, or the same person twice, as a share of all taps."""


@dataclass(slots=True)
class Notes:
    """What the whole crowd saw: the moves that the bot confirmed, and how long their boards took, in seconds."""

    confirmed: dict[Answer, str] = field(default_factory=dict[Answer, str])
    twice: list[Answer] = field(default_factory=list[Answer])
    boards: list[float] = field(default_factory=list[float])
    refused: int = 0
    stuck: int = 0
    games_over: int = 0

    def confirm(self, game: int, turn: Press) -> None:
        """The bot said that this move was made."""
        answer = (game, turn.seat, turn.move)
        if answer in self.confirmed:
            self.twice.append(answer)
        self.confirmed[answer] = turn.line


class Circle:
    """The people of one table. `until` is when they stop, in seconds of the performance counter."""

    def __init__(self, clients: Clients, people: list[Person], notes: Notes, seed: int) -> None:
        self.clients = clients
        self.people = people
        self.notes = notes
        self.dice = random.Random(seed)
        self.place: Channel | None = None
        self.until = 0.0
        self.pause = 0.0
        """Seconds of thinking between two moves of the table, on average."""
        self.mischief = MISCHIEF

    async def open(self, channel: Channel, setup: Setup, title: str) -> None:
        """Open a table, take all seats and start."""
        host, *others = self.people
        modules = ",".join(setup.modules)
        before = {message.id for message in channel.messages.values()}
        options = {"game": setup.game, "seats": setup.seats, "modules": modules, "edition": setup.edition}
        await host.command(channel, "game new", options, title=title, pace=NO_PACE)
        while (lobby := _lobby(channel, before, title)) is None:  # noqa: ASYNC110 - as below
            await asyncio.sleep(0.05)
        for person in others:
            await person.press(lobby, "Join")
        await host.press(lobby, "Start")
        self.place = self.clients.ground.world.channels[lobby.id]
        while board(self.place) is None:  # noqa: ASYNC110 - what the bot does next is not announced here
            await asyncio.sleep(0.05)

    async def play(self) -> None:
        """Press whatever there is until the time is up or the game is over."""
        await self._think()  # not all tables at the first moment
        while time.perf_counter() < self.until and await self.tap():
            await self._think()

    async def tap(self) -> bool:
        """Press something, and wait for the board if that was a move; False where the game is over."""
        if (place := self.place) is None:
            raise AssertionError("the table is not open")
        screen, before = board(place), version(place)
        if screen is None or not any(_turn(part) or action(part) == "move" for part in screen.parts):
            self.notes.games_over += 1
            return False
        began = time.perf_counter()
        if await self._act(screen):
            if await wait_for_change(place, before, BOARD_PATIENCE):
                self.notes.boards.append(time.perf_counter() - began)
            else:
                self.notes.stuck += 1
        self.clients.tidy(place)
        return True

    async def _think(self) -> None:
        await asyncio.sleep(self.dice.uniform(0, 2 * self.pause))

    async def _act(self, screen: Message) -> bool:
        """Do something at this screen; True when a move was confirmed."""
        parts = [part for part in screen.parts if _turn(part)]
        if not parts:
            return await self._privately(screen)
        part = self.dice.choice(parts)
        seat = (_turn(part) or Press(0, 0)).seat
        if self.dice.random() < self.mischief:
            return await self._double_press(screen, part, seat)
        return await self._use(self.people[seat].id, screen, part)

    async def _double_press(self, screen: Message, part: Json, seat: int) -> bool:
        """At the same moment, the right person presses twice and a wrong one once."""
        wrong = self.dice.choice([person for n, person in enumerate(self.people) if n != seat])
        twice = (self._use(self.people[seat].id, screen, part) for _ in range(2))
        done = await asyncio.gather(*twice, self._use(wrong.id, screen, part))
        if done[2] or all(done[:2]):
            self.notes.twice.append((-1, seat, -1))
        return any(done)

    async def _privately(self, screen: Message) -> bool:
        """Several are asked at once: one of them opens their own decision and answers it."""
        button = next(part for part in screen.parts if action(part) == "move")
        person = self.dice.choice(self.people).id
        shown = self.clients.reply(await self.clients.use(person, screen, button))
        if shown is None or not (parts := [part for part in shown.parts if _turn(part)]):
            return False
        return await self._use(person, shown, self.dice.choice(parts))

    async def _use(self, person: str, screen: Message, part: Json) -> bool:
        """Use a control and whatever it leads to; True when a move was confirmed."""
        values = [self.dice.choice(part["options"])["value"]] if "options" in part else None
        interaction = await self.clients.use(person, screen, part, values)
        turn = _turn(part) or Press(0, 0)
        if interaction.callback is Callback.MODAL:
            interaction = await self._fill(person, interaction)
            return self._is_confirmed(interaction, part, None, screen)
        reply = self.clients.reply(interaction)
        if action(part) in ("narrow", "draft") and reply is not None and reply.owner_id == person:
            following = [each for each in reply.parts if _said_by(_turn(each), turn)]
            if following and "Done" not in reply.content:
                return await self._use(person, reply, self.dice.choice(following))
        said = (
            values[0]
            if values and action(part) == "press"
            else turn.line
            if action(part) == "press"
            else None
        )
        return self._is_confirmed(interaction, part, said, screen)

    async def _fill(self, person: str, opened: Interaction) -> Interaction:
        parts = (opened.modal or {})["components"]
        fields = [part["component"] for part in parts if "component" in part]
        chosen = {each["custom_id"]: [self.dice.choice(each["options"])["value"]] for each in fields}
        return await self.clients.submit(person, opened, chosen)

    def _is_confirmed(self, interaction: Interaction, part: Json, said: str | None, screen: Message) -> bool:
        """Whether the bot said that the move was made; on a public message it says so there alone."""
        reply, turn = self.clients.reply(interaction), _turn(part)
        public = screen.owner_id is None
        done = interaction.callback is Callback.DEFERRED_UPDATE
        done = done or (public and interaction.callback is Callback.UPDATE)
        done = done or (
            reply is not None
            and reply is not (screen if public else None)
            and reply.content.startswith("Done")
        )
        if not done or turn is None:
            self.notes.refused += 1
            return False
        control = Control.read(part["custom_id"])
        self.notes.confirm(control.game if control else 0, Press(turn.seat, turn.move, said or ""))
        return True


def _lobby(channel: Channel, before: Container[str], title: str) -> Message | None:
    """The newest message there about this table that was not there before."""
    for each in reversed(channel.messages.values()):
        if each.id not in before and f"**{title}**" in each.content:
            return each
    return None


def _turn(part: Json) -> Press | None:
    """The turn that a control answers, None if it is none of those."""
    control = Control.read(part.get("custom_id") or "")
    return Press.read(control.argument) if control and control.action in ANSWERS else None


def _said_by(turn: Press | None, first: Press) -> bool:
    return turn is not None and (turn.seat, turn.move) == (first.seat, first.move)
