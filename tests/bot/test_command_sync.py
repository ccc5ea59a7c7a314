"""When the commands are sent to Discord, what the bot asks for, and what it never asks for."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
import pytest_asyncio
from discord import app_commands

from bot.client import Bot
from bot.commands import table_commands, tree
from bot.commands.parts import Translations
from bot.outbox.requests import PERMISSIONS
from bot.playground import Playground, redirect
from tests.bot.support.table import running_bot
from tests.support.patient_settings import patient_settings

INVITATION = 309237763072
"""What the link of the README asks for."""


@pytest_asyncio.fixture
async def playground() -> AsyncIterator[Playground]:
    """A playground whose record of problems may fill: refused commands are the subject here."""
    async with Playground(settings=patient_settings()) as ground:
        with redirect(ground.base_url):
            yield ground


def sent(playground: Playground) -> int:
    """How often the bot has sent its commands so far."""
    return sum(
        request.method == "PUT" and request.path.endswith("/commands") for request in playground.requests
    )


class German(Translations):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: object
    ) -> str | None:
        return "Das Brett zeigen" if locale is discord.Locale.german and string.message == BOARD else None


BOARD = "Show the board"


async def test_commands_are_sent_once_and_again_with_another_definition_or_translation(
    playground: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        async with running_bot(tmp_path / "games.sqlite"):
            assert sent(playground) == 1
    monkeypatch.setattr(table_commands.host, "description", "Let somebody else decide")
    async with running_bot(tmp_path / "games.sqlite"):
        assert sent(playground) == 2
    monkeypatch.setattr(tree, "Translations", German)
    async with running_bot(tmp_path / "games.sqlite") as bot:
        (board,) = [each for each in await fetched(bot) if each.name == "board"]
        assert board.description_localizations == {discord.Locale.german: "Das Brett zeigen"}
    assert sent(playground) == 3


async def fetched(bot: Bot) -> list[app_commands.AppCommand]:
    return await bot.tree.fetch_commands()


async def test_commands_that_discord_lost_are_sent_again(tmp_path: Path) -> None:
    for _ in range(2):
        async with Playground(settings=patient_settings()) as fresh:
            with redirect(fresh.base_url):
                async with running_bot(tmp_path / "games.sqlite"):
                    assert sent(fresh) == 1


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (403, 50001), (404, 0)])
async def test_a_failed_sync_stops_nothing(
    playground: Playground, tmp_path: Path, status: int, code: int
) -> None:
    playground.faults.answer(status, "PUT", "/commands$", code=code)
    async with running_bot(tmp_path / "games.sqlite") as bot:
        assert bot.is_ready()
        assert len(bot.guilds) == 1
    assert [request.path for request in playground.requests if request.method == "DELETE"] == []
    async with running_bot(tmp_path / "games.sqlite") as bot:
        assert sent(playground) == 2
        assert await fetched(bot)


async def test_a_lost_line_during_the_sync_stops_nothing(playground: Playground, tmp_path: Path) -> None:
    playground.faults.drop("PUT", "/commands$")
    async with running_bot(tmp_path / "games.sqlite") as bot:
        assert bot.is_ready()


async def test_what_is_needed_is_asked_for_and_no_more(playground: Playground, tmp_path: Path) -> None:
    async with running_bot(tmp_path / "games.sqlite") as bot:
        assert bot.intents == discord.Intents(guilds=True, guild_messages=True)
        asked = parse_qs(urlsplit(bot.invitation).query)
        assert asked["client_id"] == [str(bot.application_id)]
        assert asked["permissions"] == [str(INVITATION)] == [str(PERMISSIONS.value)]
        assert set(asked["scope"][0].split()) == {"bot", "applications.commands"}
    assert not PERMISSIONS.administrator
    assert sum(granted for _, granted in PERMISSIONS) == 7
