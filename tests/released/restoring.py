"""Restores what a killed bot of an earlier release has left: its database, and the state of Discord."""

from __future__ import annotations

import json
import lzma
import time
from contextlib import closing
from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import psycopg

from bot.config import Address, Database
from bot.playground import Playground
from bot.playground.clock import moment
from bot.playground.messages import Flag, Message
from bot.playground.world import Channel, ChannelKind, Emoji, Guild, Permission, User
from tests.process.bot_process import BotProcess
from tests.support.postgresql import Server, found_on_server
from tests.week.child import SEED

HOME = Path(__file__).parent
ADDRESS = "http://discord"
"""Stands in the files for the address of the playground."""
READ = {"flags": Flag, "bot_permissions": Permission, "denied": Permission, "kind": int, "features": tuple}
"""The types of fields that are numbers or lists in the files; all other values are as they are."""

NAMES = sorted(file.name.removesuffix(".json.xz") for file in HOME.glob("*.json.xz"))

Kind = TypeVar("Kind")
Record = TypeVar("Record")


@dataclass(frozen=True)
class Released:
    """The files of one earlier release and kind of database, such as `1.0-sqlite`."""

    name: str

    @property
    def is_on_server(self) -> bool:
        return self.name.endswith("postgresql")

    @cached_property
    def said(self) -> dict[str, Any]:
        """The state of Discord when the bot was killed."""
        return json.loads(lzma.decompress((HOME / f"{self.name}.json.xz").read_bytes()))

    @property
    def now(self) -> int:
        """The moment at which the bot was killed, in UNIX seconds."""
        return self.said["now"]

    def database(self, folder: Path, server: Server | None) -> Database:
        """A new copy of the database."""
        if not self.is_on_server:
            file = folder / "games.sqlite"
            file.write_bytes(lzma.decompress((HOME / f"{self.name}.db.xz").read_bytes()))
            return file
        assert server is not None
        address = server.fresh()
        with closing(psycopg.connect(address.url, autocommit=True)) as db:
            db.execute(lzma.decompress((HOME / f"{self.name}.sql.xz").read_bytes()))
        return address

    def restore(self, ground: Playground) -> None:
        """Put all people, channels and messages into the playground, and set its clock to when the bot was killed."""
        world, said = ground.world, json.loads(json.dumps(self.said).replace(ADDRESS, ground.base_url))
        world.users = {each["id"]: _read(User, each) for each in said["users"]}
        world.guilds = {each["id"]: _read(Guild, each) for each in said["guilds"]}
        world.channels = {each["id"]: _channel(each) for each in said["channels"]}
        world.emojis = {each["id"]: Emoji(each["id"], each["name"], b"") for each in said["emojis"]}
        world.pings = [(message, user) for message, user in said["pings"]]
        world.bot, world.guild = world.users[said["bot"]], next(iter(world.guilds.values()))
        named = {each.name: each for each in world.channels.values()}
        world.general, world.games = named["general"], named["games"]
        newest = max(moment(message) for each in world.channels.values() for message in each.messages)
        world.clock.advance(max(self.now, newest + 1) - time.time())


def _channel(values: dict[str, Any]) -> Channel:
    messages = [_read(Message, each) for each in values["messages"]]
    channel = _read(Channel, {**values, "messages": {each.id: each for each in messages}})
    channel.kind = ChannelKind(channel.kind)
    return channel


def _read(kind: type[Kind], values: dict[str, Any]) -> Kind:
    """An object of the playground; fields that it no longer has are left out."""
    names = {field.name for field in fields(kind)}  # pyright: ignore[reportArgumentType] - a dataclass
    return kind(**{name: READ.get(name, lambda same: same)(values[name]) for name in values if name in names})


class UpgradedBot(BotProcess):
    """The current program on the database of an earlier release."""

    def __init__(self, ground: Playground, released: Released, folder: Path, server: Server | None) -> None:
        self.number = NAMES.index(released.name)
        self.stored = released.database(folder, server)
        self.language: str = released.said["language"]
        file = self.stored if isinstance(self.stored, Path) else folder / "games"
        super().__init__(ground, file, released.now)
        self.program = "tests.released.child"
        """A program that draws no pictures, which would be most of the work."""

    async def begin(self) -> None:
        """Start it on this database."""
        url = self.stored.url if isinstance(self.stored, Address) else str(self.stored)
        await self.start({"DATABASE": url, SEED: "1"})

    def read(self, kind: type[Record], sql: str, *values: Any) -> list[Record]:
        if not isinstance(self.stored, Address):
            return super().read(kind, sql, *values)
        assert not values
        return [kind(*row) for row in found_on_server(self.stored, sql)]
