"""A server whose members attack the bot, and many idle servers; people of other servers must notice nothing of it."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager

from bot.playground import Person, Playground
from bot.playground.messages import Message
from bot.playground.world import Channel, ChannelKind, Guild, Permission, User

SERVERS = 50
FLOOD = 30
"""The number of interactions that one person begins at the same moment."""
PATIENCE = 0.5
"""Seconds for which an attacker waits for answers."""
PEOPLE = ("Mallory", "Oscar", "Trudy")
FLOODED = ("game new", "game list", "mygames", "settings show", "help", "board", "hint", "privacy export")
PERMISSIONS = (
    Permission.VIEW_CHANNEL,
    Permission.SEND_MESSAGES,
    Permission.ATTACH_FILES,
    Permission.SEND_MESSAGES_IN_THREADS,
    Permission.CREATE_PUBLIC_THREADS,
)
COMPUTERS = {"title": "Bait", "seats": 4, "computers": 2, "level": "expert"}


class Hostile:
    """One of `SERVERS` servers besides that of the players; `dice` choose its attacks, `done` counts them by kind."""

    def __init__(self, playground: Playground, dice: random.Random) -> None:
        self.done = Counter[str]()
        self._playground, self._dice = playground, dice
        self._world = world = playground.world
        self.people = [self._add_person(name) for name in PEOPLE]
        for number in range(1, SERVERS):
            first = int(world.guild.id) + (number << 40)
            self.server = Guild(
                str(first), f"Server {number}", self.people[0].id, str(first + 1), str(first + 2)
            )
            self.server.members = [world.bot.id, *(each.id for each in self.people)]
            world.guilds[self.server.id] = self.server
            self._add_channel()
        self._acts: Mapping[str, Callable[[], Awaitable[None]]] = {
            "floods": self._flood,
            "presses everything": self._press,
            "opens a table": self._open,
            "deletes a channel": self._delete,
            "deletes messages": self._purge,
            "throws the bot out": self._kick,
            "changes permissions": self._change_permissions,
            "takes no direct messages": self._close_conversations,
        }

    def _add_person(self, name: str) -> Person:
        world = self._world
        user = User(world.ids.next(), name)
        world.users[user.id] = user
        return Person(self._playground, user)

    def _add_channel(self) -> None:
        world = self._world
        channel = Channel(world.ids.next(), ChannelKind.TEXT, "harm", guild_id=self.server.id)
        channel.created = world.clock.now()
        world.channels[channel.id] = channel

    @contextmanager
    def _on_hostile_server(self) -> Iterator[None]:
        """In this block the faults of the playground happen on the hostile server."""
        world = self._world
        honest, world.guild = world.guild, self.server
        try:
            yield
        finally:
            world.guild = honest

    @property
    def _channels(self) -> list[Channel]:
        return [each for each in self._world.channels.values() if each.guild_id == self.server.id]

    @property
    def _has_bot(self) -> bool:
        return self._world.bot.id in self.server.members

    async def act(self) -> None:
        """Attack the bot, or let it back in."""
        if not self._has_bot:
            with self._on_hostile_server():
                self._playground.faults.invite()
            return
        what = self._dice.choice([*self._acts])
        self.done[what] += 1
        await self._acts[what]()

    async def _flood(self) -> None:
        who, places = self._dice.choice(self.people), self._channels
        await self._try_all(
            who.command(self._dice.choice(places), self._dice.choice(FLOODED)) for _ in range(FLOOD) if places
        )

    async def _try_all(self, tries: Iterable[Awaitable[object]]) -> None:
        """Begin all of these at once, and do not wait for interactions that the bot leaves unanswered."""
        begun = [asyncio.ensure_future(each) for each in tries]
        if begun:
            _, waiting = await asyncio.wait(begun, timeout=PATIENCE)
            for each in waiting:
                each.cancel()
            await asyncio.gather(*begun, return_exceptions=True)

    async def _press(self) -> None:
        """Press many buttons at once, whatever they are for."""
        posts: list[Message] = [each for channel in self._channels for each in channel.messages.values()]
        controls = [
            (post, each["custom_id"]) for post in posts for each in post.buttons if "custom_id" in each
        ]
        self._dice.shuffle(controls)
        who = self._dice.choice(self.people)
        await self._try_all(who.press(post, control) for post, control in controls[:FLOOD])

    async def _open(self) -> None:
        """Open a table against the strongest computers."""
        if not (places := [each for each in self._channels if not each.is_thread]):
            self._add_channel()
            return
        await self._try_all([self.people[0].command(places[0], "game new", COMPUTERS)])

    async def _delete(self) -> None:
        if channels := self._channels:
            with self._on_hostile_server():
                self._playground.faults.delete(self._dice.choice(channels))

    async def _purge(self) -> None:
        for channel in self._channels:
            with self._on_hostile_server():
                self._playground.faults.purge(channel)

    async def _kick(self) -> None:
        with self._on_hostile_server():
            self._playground.faults.kick()

    async def _change_permissions(self) -> None:
        with self._on_hostile_server():
            for each in PERMISSIONS:
                change = self._dice.choice((self._playground.faults.revoke, self._playground.faults.grant))
                change(each)

    async def _close_conversations(self) -> None:
        for each in self.people:
            self._playground.faults.close_dms(each.id)
