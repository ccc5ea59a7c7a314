"""A stranger opens the page of `python -m bot` on a phone and plays a first round against the computer, by taps alone,
then looks around.

How long that takes is counted, not measured, because no machine reads and no machine is equally fast: each tap costs
`TAP` seconds to decide and to reach, then `ANSWER` until the bot has answered, and every line that was not there before
is read at `WORDS_PER_SECOND`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.bot.support.browser import IN_A_BROWSER, SMALL, Page, bot, expect, tab

pytestmark = [pytest.mark.long, *IN_A_BROWSER]

TAP = 1.35 + 1.1
"""Seconds: to make up one's mind and to point, of the keystroke-level model (Card, Moran and Newell, 1980)."""
ANSWER = 1.0
"""Seconds: twice what a tap takes with its picture on two slow cores (`bot/bench/`)."""
WORDS_PER_SECOND = 238 / 60
"""Silent reading of adults (Brysbaert, 2019)."""
MOST_TAPS_TO_A_MOVE = 4
MOST_SECONDS_OF_A_ROUND = 180

QUESTION = r"""answered => {
    const asks = "[data-custom-id]:not([disabled])";
    const moves = /^(do|pick|send):\d+:(press|narrow|draft|sure|fill|form):/;
    const controls = [...document.querySelectorAll("#timeline " + asks)];
    const last = controls.filter(each => moves.test(each.dataset.customId)).at(-1)?.closest("[data-message-id]");
    if (!last) return null;
    const ids = [...last.querySelectorAll(asks)].map(each => each.dataset.customId).filter(id => moves.test(id));
    const key = ids.join(" ");
    const taken = last.classList.contains("ephemeral") && ids.length > 1 ? ids[1] : ids[0];
    const is_list = last.querySelector(`[data-custom-id="${taken}"]`).role === "combobox";
    return answered.includes(key) ? null : { taken, key, is_list, text: last.innerText };
}"""


class Newcomer:
    """Takes the first place that is offered, with two people where it may, and reads everything."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0
        self.seconds = 0.0
        self.answered: set[str] = set()
        self.known: set[str] = set()

    def reads(self, text: str) -> None:
        """Reads the lines that were not there before."""
        fresh = set(text.splitlines()) - self.known
        self.known |= fresh
        self.seconds += sum(len(line.split()) for line in fresh) / WORDS_PER_SECOND

    async def taps_on(self, control: Any) -> None:
        await control.click()
        self.taps += 1
        self.seconds += TAP + ANSWER

    async def is_asked(self) -> dict[str, Any]:
        """The next question, once it is there."""
        found = await self.page.page.wait_for_function(QUESTION, arg=[*self.answered])
        question = await found.json_value()
        self.reads(question["text"])
        return question

    async def answers(self, question: dict[str, Any]) -> None:
        """Takes the first control, of how many people the second; of a list its first entry."""
        self.answered.add(question["key"])
        await self.taps_on(self.page.timeline.locator(f"[data-custom-id='{question['taken']}']").last)
        if question["is_list"]:
            await self.taps_on(self.page.page.locator(".sheet:popover-open .option").first)


async def test_a_stranger_plays_a_first_round(tmp_path: Path) -> None:
    async with bot(tmp_path / "games.sqlite") as address, tab(address, SMALL, "newcomer") as page:
        newcomer = Newcomer(page)
        await expect(page.page.locator("[data-test=welcome-board]")).to_have_js_property("naturalWidth", 550)
        for name in ("solo", "learn", "open"):
            await expect(page.page.locator(f"[data-test=welcome-{name}]")).to_be_enabled()
        await page.shot("1-first-view")
        assert await page.runs_over() == []
        newcomer.reads(await page.page.locator("#welcome").inner_text())
        await newcomer.taps_on(page.page.locator("[data-test=welcome-solo]"))
        await page.reads("@Anna: Place your people (5 left).")
        newcomer.reads(await page.timeline.inner_text())
        taps_to_a_move, question = 0, await newcomer.is_asked()
        while "Round 2" not in question["text"]:
            assert await page.runs_over() == []
            await newcomer.answers(question)
            question = await newcomer.is_asked()
            if re.search(r"(?<!@)Anna: ", question["text"]):
                taps_to_a_move = taps_to_a_move or newcomer.taps
        await page.shot("2-round-2")
        print(f"taps to a move: {taps_to_a_move}, to round 2: {newcomer.taps}, {newcomer.seconds:.0f} s")
        assert 0 < taps_to_a_move <= MOST_TAPS_TO_A_MOVE
        assert newcomer.seconds <= MOST_SECONDS_OF_A_ROUND
        await looks_at_a_picture(page)
        await reads_german_in_the_dark(page)
        await follows_links(page)
    async with bot(tmp_path / "games.sqlite") as address, tab(address, SMALL, "again") as page:
        await page.page.locator("[data-test=welcome-go-on]:enabled", has_text="Go on in Anna’s table").click()
        await page.reads("@Anna")


async def looks_at_a_picture(page: Page) -> None:
    """The picture shown large and its description stand apart."""
    await page.timeline.locator(".gallery .open").last.click()
    await page.page.locator("#picture .alt").click()
    picture = await page.page.locator("#picture img").bounding_box()
    words = await page.page.locator("#picture p").bounding_box()
    assert picture
    assert words
    assert words["height"] > 20
    assert picture["y"] + picture["height"] <= words["y"]
    assert words["y"] + words["height"] <= SMALL["height"]
    await page.page.keyboard.press("Escape")


async def reads_german_in_the_dark(page: Page) -> None:
    """One person's language and one's own colours change at a tap; the tribe's colour is on the avatar."""
    face = page.page.locator("[data-test=person-Anna] .avatar")
    await expect(face).to_have_css("background-color", "rgb(29, 91, 166)")
    await page.page.locator("[data-test=panel]").click()
    await page.page.locator("[data-test=colours-dark]").click()
    await expect(page.page.locator("body")).to_have_css("background-color", "rgb(33, 30, 27)")
    await page.page.locator("[data-test=language-de]").click()
    await page.page.keyboard.press("Escape")
    await expect(page.composer).to_have_attribute("placeholder", "Als Anna: Text, oder / für Befehle")
    await page.type("/lernen")
    await page.enter()
    await page.reads("Anna hat /lernen benutzt")
    await page.shot("3-german")
    assert await page.runs_over() == []


async def follows_links(page: Page) -> None:
    """A thread begins with the message it hangs from, and links of the bot lead there inside the page."""
    await page.open("games")
    address = page.page.url
    await page.timeline.locator(".thread-card").click()
    await expect(page.page.locator("[data-test=title]")).to_contain_text("Anna’s table")
    assert page.page.url.partition("#")[0] == address.partition("#")[0]
    first = page.timeline.locator(".thread-head + .message")
    await expect(first).to_contain_text("Stone Age · Jubilee edition")
    await page.open("games")
    await page.timeline.locator(".mention", has_text="#").last.click()
    await expect(page.page.locator("[data-test=title]")).to_contain_text("Anna’s table")
