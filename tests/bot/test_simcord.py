"""A second opinion: the same bot in SimCord, a simulator of Discord that was written by others."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord.http import MultipartParameters

from bot.client import Bot
from bot.config import Config
from bot.outbox import requests
from bot.storage import writer
from bot.storage.store import Store
from tests.bot.support.inline_worker import InlineDrawing
from tests.bot.support.table import with_known_commands

pytest.importorskip("simcord", reason="SimCord is not installed: pip install '.[test]'")
pytestmark = pytest.mark.simcord(shard_count=1)


@dataclass
class Evening:
    """Two people in a channel, the bot, and the first table that they opened."""

    env: Any
    bot: Bot
    channel: Any
    anna: Any
    ben: Any

    async def open(self) -> None:
        """Anna opens a table for two."""
        self.opened = await self.anna.slash(self.channel, "game new", title="Winter", seats=2)

    async def begin(self) -> None:
        """Ben joins by button, Anna starts by button."""
        await self.open()
        await self.ben.click(self.lobby, label="Join")
        await self.anna.click(self.lobby, label="Start")
        await self.posted()

    async def posted(self) -> None:
        """All posts are sent."""
        await self.bot.outbox.idle()
        await self.env.settle()

    @property
    def lobby(self) -> discord.Message:
        return next(message for message in self.channel.history() if message.content.startswith("**Winter**"))

    @property
    def thread(self) -> Any:
        (thread,) = self.channel.threads
        return thread

    @property
    def board(self) -> discord.Message:
        """The newest public message with a picture in the thread."""
        return [message for message in self.thread.history() if message.attachments][-1]

    def actor(self, seat: int) -> Any:
        return (self.anna, self.ben)[seat]


def without_waiting(store: Store) -> Bot:
    """SimCord goes on when nobody waits any more, and what works in the background waits for news."""
    bot = Bot(Config.read({}), store, drawing=InlineDrawing())
    with_known_commands(bot)
    bot.emoji.icons, bot.emoji.drawings = {}, lambda: "none"  # to draw them took a second of each start
    bot.scheduler.begin = lambda: None
    bot.tables.committer.signals.shown.put_nowait = lambda item: bot.outbox._add(item)
    bot.outbox._take = bot.outbox.resync.run = _nothing
    bot.computers._take = _nothing
    bot._start_background_tasks = lambda: None
    bot.analyses._work_off = _nothing
    bot.handing_on._work = _nothing
    return bot


async def _nothing() -> None:
    pass


def _in_parts(params: MultipartParameters) -> dict[str, Any]:
    """SimCord stands in place of what makes one piece of them."""
    return {"files": params.files, "form": params.multipart} if params.files else {"json": params.payload}


@pytest_asyncio.fixture
async def simcord_bot(database: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bot]:
    """The bot that SimCord's own fixture `simcord_env` puts into a server."""
    monkeypatch.setattr(writer, "SOON", 0.0)  # SimCord waits for what is due within seconds
    monkeypatch.setattr(requests, "_body", _in_parts)
    store = await Store.open(database)
    bot = without_waiting(store)
    yield bot
    await bot.outbox.idle()
    await store.close()


@pytest.fixture
def evening(simcord_env: Any, simcord_bot: Bot) -> Evening:
    guild = simcord_env.create_guild()
    people = [guild.add_member(simcord_env.create_user(name)) for name in ("Anna", "Ben")]
    return Evening(simcord_env, simcord_bot, guild.create_text_channel("games"), *people)


def text(result: Any) -> str:
    """What the person who asked reads, and nobody else."""
    answer = (result.followups or [result.response])[-1]
    assert answer.ephemeral
    return answer.content


def labels(message: discord.Message) -> list[str]:
    """The labels of the buttons of a message."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return [part.label or "" for row in rows for part in row.children if isinstance(part, discord.Button)]


async def test_a_table_opens_in_a_thread_of_its_own(evening: Evening) -> None:
    await evening.open()
    assert text(evening.opened) == f"The table is open: <#{evening.thread.id}>"
    assert evening.thread.id == evening.lobby.id
    assert labels(evening.lobby) == ["Join", "Leave", "Start", "Add luck", "Change", "Computers"]
    joined = await evening.ben.slash(evening.thread, "game join")
    assert text(joined).startswith(f"You have a seat at <#{evening.thread.id}>.")
    await evening.posted()
    assert "2 of 2 seats taken" in evening.lobby.content


async def test_a_game_starts_with_one_call(evening: Evening) -> None:
    await evening.begin()
    assert [person.id for person in evening.board.mentions] == [evening.anna.id]
    assert evening.board.attachments[0].description
    assert 0 < len(evening.board.attachments[0].description) <= 1024
    assert labels(evening.lobby) == ["Watch"]


async def test_moves_by_command_and_by_control(evening: Evening) -> None:
    await evening.begin()
    where = await evening.anna.autocomplete(evening.thread, "place", "where", "for")
    assert "forest" in [choice["value"] for choice in where]
    done = await evening.anna.slash(evening.thread, "place", where="forest", people=3)
    assert text(done).startswith("✓ Forest")
    await evening.posted()
    assert [person.id for person in evening.board.mentions] == [evening.ben.id]
    asked = await evening.ben.click(evening.board, label="Quarry …")
    assert "How many people?" in text(asked)
    await evening.ben.click(asked.response, label="2 people · ≥ 2 stone 17% · avg 1.0")
    await evening.posted()
    assert [person.id for person in evening.board.mentions] == [evening.anna.id]
    live = await evening.bot.tables.registry.get(1)
    assert [str(row) for row in live.rows if row.seat is not None] == ["0 place forest 3", "1 place quarry 2"]


async def test_my_things_are_mine(evening: Evening) -> None:
    await evening.begin()
    mine = await evening.ben.click(evening.board, label="My things")
    assert "You have: 5 people" in text(mine)
    seen = [message.content for message in evening.thread.history(viewer=evening.anna)]
    assert not any("You have:" in content for content in seen)


async def test_a_restart_in_the_middle(evening: Evening) -> None:
    """Controls that were posted by an earlier process still work."""
    await evening.begin()
    evening.bot = without_waiting(evening.bot.store)
    await evening.env.restart_bot(evening.bot)
    asked = await evening.anna.click(evening.board, label="Forest …")
    await evening.anna.click(asked.response, label="5 people · ≥ 3 wood 99% · avg 5.5")
    await evening.posted()
    assert [person.id for person in evening.board.mentions] == [evening.ben.id]


async def test_the_three_ways_of_the_first_view(evening: Evening) -> None:
    """What the page of the playground does for a newcomer is taken as Discord would, too."""
    lesson = await evening.anna.slash(evening.channel, "learn")
    assert text(lesson)
    await evening.anna.slash(evening.channel, "game new", title="Winter", seats=3, computers=2)
    assert "3 of 3 seats taken" in evening.lobby.content
    await evening.anna.click(evening.lobby, label="Start")
    await evening.posted()
    assert labels(evening.lobby) == ["Watch"]
    assert "The game begins!" in evening.thread.history()[0].content
