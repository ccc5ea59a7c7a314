"""Simulated people at one table, who press a control as soon as they can, sometimes twice or one of somebody else."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Container
from dataclasses import dataclass, field

from bot.messages.custom_ids import Control, Press
from bot.playground import ClientRefused, Person, Playground
from bot.playground.forms import Outcome
from bot.playground.interactions import Callback
from bot.playground.messages import Json, Message
from bot.playground.world import Channel
from bot.tables.model.pace import NO_PACE
from engine.core.match import Setup

Answer = tuple[int, int, int]
"""Table, seat, and the number of the move."""

ANSWERS = ("press", "narrow", "draft")
CONFIRMED = ("✓", "Done")
"""How a private confirmation of a move begins; the latter up to 1.2."""
LOBBY_PATIENCE, BOARD_PATIENCE = 60.0, 15.0
LOOK_SECONDS = 0.003
KEPT_MESSAGES = 100
MISCHIEF = 0.1
"""The part of the taps that are pressed twice, and by a wrong person too."""


@dataclass(slots=True)
class Notes:
    """What people saw: the moves that the bot confirmed, and in seconds how long they waited for the first answers, how
    much CPU time the bot used meanwhile, for whatever reason, and how long they waited for the next boards.
    """

    confirmed: dict[Answer, str] = field(default_factory=dict[Answer, str])
    twice: list[Answer] = field(default_factory=list[Answer])
    acknowledged: list[float] = field(default_factory=list[float])
    computed: list[float] = field(default_factory=list[float])
    boards: list[float] = field(default_factory=list[float])
    unanswered: int = 0
    refused: int = 0
    stuck: int = 0
    games_over: int = 0

    def confirm(self, game: int, turn: Press) -> None:
        """Note that the bot said that this move was made."""
        answer = (game, turn.seat, turn.move)
        if answer in self.confirmed:
            self.twice.append(answer)
        self.confirmed[answer] = turn.line


class Circle:
    """The people of one table. `computing` returns the CPU seconds of the bot so far."""

    def __init__(
        self,
        ground: Playground,
        people: list[Person],
        notes: Notes,
        seed: int,
        computing: Callable[[], float] = lambda: 0.0,
    ) -> None:
        self.people = people
        self.notes = notes
        self.dice = random.Random(seed)
        self.pause = 0.0
        """Seconds of thinking between two moves of the table, on average."""
        self.mischief = MISCHIEF
        self.made = 0
        """How many moves the bot has confirmed here."""
        self._ground = ground
        self._computing = computing
        self._channel = ground.world.add_channel(f"channel {seed}")
        self._place: Channel | None = None

    @property
    def place(self) -> Channel:
        if self._place is None:
            raise AssertionError("the table is not open")
        return self._place

    @property
    def game(self) -> int:
        """The number of the table, read from its controls."""
        parts = (part for message in self.place.messages.values() for part in message.parts)
        controls = (Control.read(part.get("custom_id") or "") for part in parts)
        return next(control.game for control in controls if control is not None and control.game)

    async def open(self, setup: Setup, title: str) -> None:
        """Open a table, take all seats and start."""
        host, *others = self.people
        modules, channel = ",".join(setup.modules), self._channel
        before = {message.id for message in channel.messages.values()}
        options = {"game": setup.game, "seats": setup.seats, "modules": modules, "edition": setup.edition}
        said = await host.command(channel, "game new", options, title=title, pace=NO_PACE)
        until = time.perf_counter() + LOBBY_PATIENCE
        while (lobby := _find_lobby(channel, before, title)) is None:
            assert time.perf_counter() < until, f"no lobby of {title}: {said.text}"
            await asyncio.sleep(0.05)
        for person in others:
            await person.press(lobby, "Join")
        await host.press(lobby, "Start")
        self._place = self._ground.world.channels[lobby.id]
        while find_board(self.place) is None:  # noqa: ASYNC110 - what the bot does next is not announced here
            await asyncio.sleep(0.05)

    async def play(self, goes_on: Callable[[], bool]) -> None:
        """Press controls until the game is over or `goes_on` is false."""
        await self._think()  # not all tables at the first moment
        while goes_on() and await self.tap():
            await self._think()

    async def tap(self) -> bool:
        """Press a control, and wait for the next board if that was a move; returns False if the game is over."""
        screen, before = find_board(self.place), board_version(self.place)
        if screen is None or not any(_press_of(part) or action_of(part) == "move" for part in screen.parts):
            self.notes.games_over += 1
            return False
        began = time.perf_counter()
        if await self._act(screen):
            if await wait_for_change(self.place, before, BOARD_PATIENCE):
                self.notes.boards.append(time.perf_counter() - began)
            else:
                self.notes.stuck += 1
        discard_old(self._ground, self.place)
        return True

    async def _think(self) -> None:
        await asyncio.sleep(self.dice.uniform(0, 2 * self.pause))

    async def _act(self, screen: Message) -> bool:
        """Use a control of this screen; returns whether a move was confirmed."""
        parts = [part for part in screen.parts if _press_of(part)]
        if not parts:
            return await self._answer_privately(screen)
        part = self.dice.choice(parts)
        seat = (_press_of(part) or Press(0, 0)).seat
        if self.dice.random() < self.mischief:
            return await self._double_press(screen, part, seat)
        return await self._use(self.people[seat], screen, part)

    async def _double_press(self, screen: Message, part: Json, seat: int) -> bool:
        """Let the right person press twice and a wrong one once, at the same moment; notes it if two succeed."""
        wrong = self.dice.choice([person for n, person in enumerate(self.people) if n != seat])
        twice = (self._use(self.people[seat], screen, part) for _ in range(2))
        done = await asyncio.gather(*twice, self._use(wrong, screen, part))
        if done[2] or all(done[:2]):
            self.notes.twice.append((-1, seat, -1))
        return any(done)

    async def _answer_privately(self, screen: Message) -> bool:
        """Where several are asked at once, let somebody open their own decision and answer it."""
        button = next(part for part in screen.parts if action_of(part) == "move")
        person = self.dice.choice(self.people)
        shown = (await self._ask(person.press(screen, button["custom_id"]))).reply
        if shown is None or not (parts := [part for part in shown.parts if _press_of(part)]):
            return False
        return await self._use(person, shown, self.dice.choice(parts))

    async def _use(self, person: Person, screen: Message, part: Json) -> bool:
        """Use a control, and those that it leads to; returns whether a move was confirmed."""
        control, turn = part["custom_id"], _press_of(part) or Press(0, 0)
        chosen = self.dice.choice(part["options"])["value"] if "options" in part else None
        using = person.press(screen, control) if chosen is None else person.choose(screen, control, chosen)
        try:
            outcome = await self._ask(using)
            if outcome.modal is not None:
                filled = await self._ask(person.submit(self._fill(outcome.modal)))
                return self._is_confirmed(filled, part, "", screen)
        except ClientRefused:  # somebody's move has changed the message meanwhile
            self.notes.refused += 1
            return False
        reply = outcome.reply
        if action_of(part) in ("narrow", "draft") and reply is not None and reply.owner_id == person.id:
            asked = [(each, _press_of(each)) for each in reply.parts]
            following = [each for each, by in asked if by and (by.seat, by.move) == (turn.seat, turn.move)]
            if following and not reply.content.startswith(CONFIRMED):
                return await self._use(person, reply, self.dice.choice(following))
        said = (turn.line if chosen is None else chosen) if action_of(part) == "press" else ""
        return self._is_confirmed(outcome, part, said, screen)

    def _fill(self, form: Json) -> dict[str, list[str]]:
        """Random values for the fields of a form."""
        fields = [part["component"] for part in form["components"] if "component" in part]
        return {each["custom_id"]: [self.dice.choice(each["options"])["value"]] for each in fields}

    async def _ask(self, using: Awaitable[Outcome]) -> Outcome:
        """Await the outcome of an interaction, and note how long that took."""
        begun = self._computing()
        outcome = await using
        self.notes.computed.append(self._computing() - begun)
        asked = outcome.interaction
        if asked.acknowledged is None:
            self.notes.unanswered += 1
        else:
            self.notes.acknowledged.append(asked.acknowledged - asked.created)
        return outcome

    def _is_confirmed(self, outcome: Outcome, part: Json, said: str, screen: Message) -> bool:
        """Whether the bot confirmed the move, by an answer or, of a public message, by an update; notes the result."""
        reply, turn, answered = outcome.reply, _press_of(part), outcome.interaction.callback
        public = screen.owner_id is None
        done = answered is Callback.DEFERRED_UPDATE
        done = done or (public and answered is Callback.UPDATE)
        done = done or (
            reply is not None
            and reply is not (screen if public else None)
            and reply.content.startswith(CONFIRMED)
        )
        if not done or turn is None:
            self.notes.refused += 1
            return False
        control = Control.read(part["custom_id"])
        self.notes.confirm(control.game if control else 0, Press(turn.seat, turn.move, said))
        self.made += 1
        return True


def discard_old(ground: Playground, place: Channel) -> None:
    """Remove the oldest messages of a channel with their pictures, so that memory does not grow."""
    while len(place.messages) > KEPT_MESSAGES:
        ground.discard(place.messages.pop(next(iter(place.messages))).attachments)


async def wait_for_change(place: Channel, since: tuple[str, int], patience: float) -> bool:
    """Wait until the newest board of this place has changed; returns whether it did in time."""
    end = time.perf_counter() + patience
    while board_version(place) == since:
        if time.perf_counter() > end:
            return False
        await asyncio.sleep(LOOK_SECONDS)
    return True


def find_board(place: Channel) -> Message | None:
    """The current message of a table, or its result: the newest public one with the button for one's own things."""
    for message in reversed(place.messages.values()):
        if message.owner_id is None and any(action_of(part) == "mine" for part in message.parts):
            return message
    return None


def action_of(part: Json) -> str:
    """The action of a control; empty for other components."""
    control = Control.read(part.get("custom_id") or "")
    return control.action if control else ""


def board_version(place: Channel) -> tuple[str, int]:
    """The id of the current message and how often it was edited, to see whether it has changed."""
    found = find_board(place)
    return ("", 0) if found is None else (found.id, found.edits)


def _find_lobby(channel: Channel, before: Container[str], title: str) -> Message | None:
    """The newest message about this table that is not among those `before`."""
    for each in reversed(channel.messages.values()):
        if each.id not in before and f"**{title}**" in each.content:
            return each
    return None


def _press_of(part: Json) -> Press | None:
    """The press of a control that answers a question; None for others."""
    control = Control.read(part.get("custom_id") or "")
    return Press.read(control.argument) if control and control.action in ANSWERS else None
