"""Picture, question and controls are on one screen when a message arrives, in a real browser, over whole games."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.language.texts import Texts, languages
from bot.tables.model.pace import USUAL_PACE
from engine import GAMES
from tests.bot.support.browser import DESKTOP, IN_A_BROWSER, NARROW, TWO_FRAMES, Page, expect, in_the_page
from tests.bot.support.table import TITLE, PlayedTable

pytestmark = [pytest.mark.long, *IN_A_BROWSER]

MOMENTS = 22
WINDOWS = {"phone": NARROW, "wider phone": {"width": 390, "height": 844}, "desktop": DESKTOP}
WIDEST = {"phone": 250, "wider phone": 250, "desktop": 400}
"""The least width of the picture in each."""
MODULES = ",".join(GAMES["stone_age"].modules[1:])
GAMES_PLAYED = {
    "base": (4, {}, 11, 0.95),
    "Jäger und Späher": (2, {"game": "hunters_scouts"}, 9, 0.90),
    "all modules": (4, {"edition": "jubilee", "modules": MODULES}, 17, 0.85),
}
"""By how many each is played, how far apart moments are, and how many of them must fit."""
IN_EVERY_LANGUAGE = [
    pytest.param(
        kind, language, id=f"{kind}, {language}", marks=[] if language == "en" else pytest.mark.sweep(0)
    )
    for kind in GAMES_PLAYED
    for language in languages()
]

STANDS = """id => {
    let list = document.querySelector("[data-test=timeline]");
    while (!/auto|scroll/.test(getComputedStyle(list).overflowY)) list = list.parentElement;
    list.scrollTo(0, list.scrollHeight);
    const view = list.getBoundingClientRect();
    const message = list.querySelector(`[data-message-id="${id}"]`);
    const box = node => (({ top, bottom, width, height }) =>
        ({ top: top - view.top, bottom: bottom - view.top, width, height }))(node.getBoundingClientRect());
    const rows = [...message.querySelectorAll(".row")];
    return {
        height: view.height,
        pictures: [...message.querySelectorAll("figure img")].map(box),
        question: box([...message.querySelectorAll(".prose")].at(-1)),
        first: box(rows[0]),
    };
}"""


@dataclass(frozen=True, slots=True)
class Moment:
    """What stands where when the newest message has arrived, in pixels below the upper edge of all messages."""

    window: str
    asked: str
    boxes: dict[str, Any]

    @property
    def fits(self) -> bool:
        """Nine tenths of the one picture, the question and the first line of its controls can be seen."""
        (picture,), height = self.boxes["pictures"], self.boxes["height"]
        is_wide = picture["width"] >= WIDEST[self.window]
        upper = max(0, -picture["top"])
        return (
            is_wide
            and upper <= picture["height"] / 10
            and picture["bottom"] <= self.boxes["question"]["top"] + 1
            and self.boxes["first"]["top"] + 36 <= height
        )


@pytest.mark.parametrize(("kind", "language"), IN_EVERY_LANGUAGE)
async def test_one_sees_what_one_decides_about(database: Path, kind: str, language: str) -> None:
    seats, given, apart, share = GAMES_PLAYED[kind]
    found, texts = list[Moment](), Texts(language)
    async with in_the_page(database, NARROW, kind, locale=language) as (ground, bot, page):
        lobby = await PlayedTable.open(ground, bot, seats, texts=texts, pace=USUAL_PACE, **given)
        at = await lobby.start()
        await page.be("Anna")
        await page.open(TITLE)
        for _ in range(MOMENTS):
            await play(at, apart)
            found += [await look(page, at, window) for window in WINDOWS]
    for window in WINDOWS:
        moments = [each for each in found if each.window == window]
        missed = [(each.asked, each.boxes) for each in moments if not each.fits]
        must_fit = max(share, 0.95 * (window == "desktop"))
        assert len(missed) <= (1 - must_fit) * len(moments), (window, missed)


async def play(at: PlayedTable, moves: int) -> None:
    left = iter(range(moves))
    await at.advance(lambda now: next(left, None) is None and len(now.live.running.decisions) > 0)
    await at.bot.outbox.idle()


async def look(page: Page, at: PlayedTable, window: str) -> Moment:
    """The newest message as it stands in a window of this size, once it and its picture are there."""
    await page.page.set_viewport_size(WINDOWS[window])
    picture = page.page.locator(f"[data-message-id='{at.board.id}'] .layout figure img")
    await expect(picture).to_have_js_property("complete", True)
    newest = page.timeline.locator(
        "[data-message-id]"
    ).last  # a busy page hears later that the one before was deleted
    await expect(newest).to_have_attribute("data-message-id", at.board.id)
    await page.page.evaluate(TWO_FRAMES)  # what is deleted goes a frame later than what is new comes
    await page.shot(f"{len(at.live.rows)}-{window}")
    return Moment(window, at.decision.prompt, await page.page.evaluate(STANDS, at.board.id))
