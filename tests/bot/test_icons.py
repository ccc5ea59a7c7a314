"""Our icons are uploaded once as emoji of the application; without them everything goes on in words."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import discord
import pytest
from PIL import Image, ImageChops

from bot.client import Bot
from bot.outbox.application_emoji import ApplicationEmoji
from bot.playground import Playground
from bot.playground.rules_application import EMOJIS
from renders.emoji import emoji, is_drawn
from tests.bot.support.icons import ALL
from tests.bot.support.table import PlayedTable, running_bot
from tests.bot.test_disk import READ_ONLY, struck
from tests.playground.example import png

PATH = "/emojis"


@dataclass(frozen=True)
class Drawn:
    """A drawing that costs nothing."""

    version: str
    png: bytes = png()


def first(icon: str) -> Drawn:
    del icon
    return Drawn("aaaaaa")


def other_wood(icon: str) -> Drawn:
    return Drawn("bbbbbb" if icon == "wood" else "aaaaaa")


async def updated(bot: Bot) -> None:
    """Return when the icons are compared and uploaded, or given up."""
    assert bot.emoji._updating is not None
    await asyncio.wait_for(bot.emoji._updating, 20)


def asked(playground: Playground, method: str) -> int:
    return sum(each.method == method and PATH in each.path for each in playground.requests)


def names(playground: Playground) -> set[str]:
    return {each.name for each in playground.world.emojis.values()}


async def test_they_are_uploaded_once(playground: Playground, database: Path) -> None:
    drawn = Counter[str]()

    def counted(icon: str) -> Drawn:
        drawn[icon] += 1
        return first(icon)

    for uploads in (len(ALL), 0):
        before = asked(playground, "POST")
        async with running_bot(database, draw=counted) as bot:
            await updated(bot)
            assert drawn == Counter(ALL), "the second start draws nothing"
            assert asked(playground, "POST") - before == uploads
            assert set(bot.languages.icons.ids) == ALL
            texts = await bot.languages.of_table(int(playground.world.guild.id))
            assert texts.with_icons.icon("wood").startswith("<:wood:")
            assert texts.icon("wood") == ""
    assert asked(playground, "DELETE") == 0
    assert {"wood_aaaaaa", "hand_axe_aaaaaa", "die_3_aaaaaa"} <= names(playground)


async def test_one_that_is_deleted_in_the_portal_comes_back(playground: Playground, database: Path) -> None:
    for _ in range(2):
        async with running_bot(database, draw=first) as bot:
            await updated(bot)
            assert "wood_aaaaaa" in names(playground)
            del playground.world.emojis[str(bot.languages.icons.ids["wood"])]


async def test_a_changed_drawing_replaces_the_old_one(playground: Playground, database: Path) -> None:
    async with running_bot(database, draw=first) as bot:
        await updated(bot)
    playground.world.add_emoji("wood_of_the_operator", png())
    before = asked(playground, "POST")
    async with running_bot(database, draw=other_wood) as bot:
        await updated(bot)
        shown = playground.world.emojis[str(bot.languages.icons.ids["wood"])]
    assert shown.name == "wood_bbbbbb"
    assert asked(playground, "POST") == before + 1
    assert "wood_aaaaaa" not in names(playground)
    assert "wood_of_the_operator" in names(playground), "it is not ours"


@pytest.mark.long
@pytest.mark.parametrize("status", [403, 500, 503])
async def test_a_refusal_leaves_the_words_alone(
    playground: Playground, database: Path, caplog: pytest.LogCaptureFixture, status: int
) -> None:
    playground.faults.answer(status, path=PATH, times=100)
    async with running_bot(database, draw=first) as bot:
        table = await (await PlayedTable.open(playground, bot, 2)).start()
        if status == 403:
            await updated(bot)
            warnings = [each for each in caplog.records if "icons" in each.getMessage()]
            assert len(warnings) == 1
        assert bot.languages.icons.ids == {}
        assert "<:" not in table.board.text
    playground.faults.clear()
    async with running_bot(database, draw=first) as bot:
        await updated(bot)
        assert set(bot.languages.icons.ids) == ALL, "the next start tries again"


async def test_they_are_used_though_that_cannot_be_noted(
    playground: Playground, database: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their task ended unseen where the disk was full in that moment."""
    renew = ApplicationEmoji._renew

    async def renew_on_full_disk(self: ApplicationEmoji, known: Mapping[str, discord.Emoji]) -> None:
        async with struck(self._store, READ_ONLY):
            await renew(self, known)

    monkeypatch.setattr(ApplicationEmoji, "_renew", renew_on_full_disk)
    async with running_bot(database, draw=first) as bot:
        await updated(bot)
        assert set(bot.languages.icons.ids) == ALL
    assert [each.levelname for each in caplog.records if "the icons are not new" in each.message] == [
        "WARNING"
    ]


async def test_half_of_them_are_not_used(
    playground: Playground, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for number in range(EMOJIS - 3):
        playground.world.add_emoji(f"other{number}", png())
    async with running_bot(database, draw=first) as bot:
        await updated(bot)
        assert len(playground.world.emojis) == EMOJIS
        assert bot.languages.icons.ids == {}
    assert "the icons are not new" in caplog.text


async def test_a_limit_for_half_an_hour_is_waited_for(
    playground: Playground, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words stand alone meanwhile, all of them; the same run goes on when the time is over."""
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)
        playground.world.clock.advance(seconds)

    monkeypatch.setattr(ApplicationEmoji, "sleep", staticmethod(wait))
    playground.settings.emoji_per_hour = len(ALL) // 2 + 1
    async with running_bot(database, draw=first) as bot:
        used: list[int] = []
        playground.world.watchers.append(lambda: used.append(len(bot.languages.icons.ids)))
        await updated(bot)
        assert set(bot.languages.icons.ids) == ALL
    assert {*used} <= {0, len(ALL)}
    (long,) = [each for each in waited if each > 60]
    assert 1800 < long <= 3600
    assert len(playground.world.emojis) == len(ALL)


async def test_one_that_is_deleted_in_the_portal_stops_no_game(
    playground: Playground, database: Path
) -> None:
    """Discord refuses every message with a control that shows it."""
    async with running_bot(database, draw=first) as bot:
        await updated(bot)
        table = await (await PlayedTable.open(playground, bot, 2)).start()
        playground.world.emojis.clear()
        seat = table.decision.seat
        await table.bot.tables.moves.play(table.live, seat, str(table.decision.options[0]))
        await bot.outbox.idle()
        assert table.board.selects, "the next player is asked"
        assert not any(option.get("emoji") for option in table.board.selects[0]["options"])
        assert (await table.people[1 - seat].press(table.board, "My things")).text
    assert playground.problems, "that was a refused message"
    playground.problems.clear()


async def test_nothing_waits_for_them(playground: Playground, database: Path) -> None:
    playground.faults.delay(60, path=PATH)
    async with asyncio.timeout(10), running_bot(database, draw=first) as bot:
        await (await PlayedTable.open(playground, bot, 2)).start()
        assert bot.emoji._updating is not None
        assert not bot.emoji._updating.done()


SHOWN = 22
"""Pixels in a line of text."""


@pytest.mark.long
@pytest.mark.parametrize("ground", ["#313338", "#ffffff"], ids=["dark", "light"])
def test_every_icon_stands_out_from_the_ground(ground: str) -> None:
    for icon in sorted(ALL):
        small = emoji(icon).image.convert("RGBa").resize((SHOWN, SHOWN)).convert("RGBA")
        page = Image.new("RGBA", small.size, ground)
        seen = ImageChops.difference(Image.alpha_composite(page, small).convert("L"), page.convert("L"))
        assert sum(seen.histogram()[48:]) > SHOWN * SHOWN / 8, icon


@pytest.mark.long
def test_every_icon_is_drawn_and_small_enough() -> None:
    for icon in sorted(ALL):
        assert is_drawn(icon), icon
        picture = emoji(icon)
        assert picture.image.size == (128, 128), icon
        assert len(picture.png) < 16 * 1024, icon
        assert emoji(icon).version == picture.version, icon
