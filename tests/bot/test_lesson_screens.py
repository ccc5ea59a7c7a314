"""Each step of a lesson is one screen of a phone, in a real browser, by taps alone, in three languages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.language.texts import Texts
from bot.tables.actions.practice import LESSONS
from tests.bot.support.browser import IN_A_BROWSER, NARROW, PATIENCE, Page, in_the_page
from tests.bot.support.taps import get_reply

pytestmark = [pytest.mark.long, *IN_A_BROWSER]

SCREEN = 580
"""Pixels that Discord shows of messages there."""
LOCALES = {"Anna": "en-US", "Ben": "de", "Carla": "nl"}
EXPLAINED = "de"
"""Its rules are the longest."""
MOST_TAPS = 10

STEP = """([id, was]) => {
    const message = document.querySelector(`#timeline [data-message-id="${id}"]`);
    if (!message) return null;
    const ids = [...message.querySelectorAll("[data-custom-id]:not([disabled])")].map(each => each.dataset.customId);
    const picture = message.querySelector("figure img");
    if (!ids.length || ids.join() === was || !picture?.complete || !picture.naturalWidth) return null;
    const view = document.querySelector("[data-test=timeline]").getBoundingClientRect();
    const box = message.getBoundingClientRect();
    return { ids, height: box.height, above: view.top - box.top, width: picture.clientWidth, said: message.innerText };
}"""


async def test_every_step_is_one_screen(database: Path, sample: Callable[[int], int]) -> None:
    """Of each game, and in each language; with `--every` of each game in each language."""
    every = sample(2)
    async with in_the_page(database, NARROW, "lesson") as (ground, _, page):
        for place, (name, locale) in enumerate(LOCALES.items()):
            person, texts = ground.person(name), Texts.for_locale(locale)
            person.user.locale = locale
            await page.be(name)
            await page.open("games")
            for game in [*LESSONS][place % every :: every]:
                lesson = get_reply(await person.command("games", "learn"))
                await taps_through(Reader(page, texts, lesson.id), game)


@dataclass
class Reader:
    """Who taps in one private message, and sees all of it after every tap."""

    page: Page
    texts: Texts
    lesson: str
    ids: Sequence[str] = ()
    said: str = ""

    async def taps(self, control: str) -> None:
        await self.page.page.locator(
            f"[data-message-id='{self.lesson}'] [data-custom-id='{control}']"
        ).click()
        await self.looks()

    async def looks(self) -> None:
        """The lesson, once it has changed."""
        was = [self.lesson, ",".join(self.ids)]
        step = await (await self.page.page.wait_for_function(STEP, arg=was, timeout=PATIENCE)).json_value()
        self.ids, self.said = step["ids"], step["said"]
        await self.page.shot(f"{self.texts.locale}-{self.ids[0]}")
        assert step["height"] <= SCREEN, step
        assert step["above"] <= 0, step
        assert step["width"] >= 250, step


async def taps_through(reader: Reader, game: str) -> None:
    """From the goal to the end, which offers a game against the computer; in one language also through the rules."""
    await reader.looks()
    if f"own:0:learn:{game}" in reader.ids:
        await reader.taps(f"own:0:learn:{game}")
    assert reader.texts.say(f"lesson-{game}-goal").replace("**", "")[:20] in reader.said
    await reader.taps("own:0:learn:on")
    count = 0
    while f"own:0:playalone:{game}" not in reader.ids:
        (explain,) = (each for each in reader.ids if ":explain:" in each)
        if reader.texts.locale == EXPLAINED:
            await reader.taps(explain)
            await reader.taps("own:0:learn:on")
        await reader.taps(reader.ids[0])
        assert (count := count + 1) < MOST_TAPS
