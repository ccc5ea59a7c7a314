"""The page of the playground holds still and is at hand: what moves when a message arrives, how many stops of the
keyboard lead to a move, and how large is what one taps first, in a real browser.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.bot.support.browser import DESKTOP, IN_A_BROWSER, NARROW, TWO_FRAMES, Page, expect, in_the_page
from tests.bot.support.table import TITLE, PlayedTable

pytestmark = [pytest.mark.long, *IN_A_BROWSER]

WINDOWS = {"phone": NARROW, "desktop": DESKTOP}
ARRIVALS = 8
MOST_SHIFT = 0.05
"""Of the window and its height, as the Layout Instability API counts what moves by itself."""

MOST_STOPS = 15
LEAST_TARGET = 44

OBSERVE = """() => {
    window.shifts = [];
    new PerformanceObserver(list => shifts.push(...list.getEntries())).observe({ type: "layout-shift" });
}"""
SHIFTED = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>
    done(shifts.splice(0).reduce((sum, each) => sum + each.value, 0)))))"""
NOTE_TITLE = """() => addEventListener("click", () => setTimeout(() => {
    window.shown = document.querySelector("[data-test=title]").textContent;
}))"""
MOVES = "document.activeElement.matches('[data-custom-id^=\"do:\"]')"
SMALL = """least => [...document.querySelectorAll("button, a, input, textarea, summary, [role=button]")]
    .filter(node => node.checkVisibility({ visibilityProperty: true }) && !node.closest("[inert], #scrim, #skip"))
    .filter(node => !node.closest(".row, .thread-card, .reason, .prose, .chip, .entry textarea"))
    .map(node => [node, node.getBoundingClientRect()])
    .filter(([, { width, height }]) => width < least - 0.5 || height < least - 0.5)
    .map(([node, { width, height }]) => `${width} × ${height}: ${node.outerHTML.slice(0, 150)}`)"""
"""What one taps that is less than so many pixels wide or high; what Discord shows keeps Discord's size."""


@asynccontextmanager
async def at_the_page(database: Path, window: str) -> AsyncIterator[tuple[Page, PlayedTable]]:
    async with in_the_page(database, WINDOWS[window], f"steady-{window}") as (ground, bot, page):
        yield page, await (await PlayedTable.open(ground, bot, 2)).start()


@pytest.mark.sweep(2)
@pytest.mark.parametrize("window", [*reversed(WINDOWS)])
async def test_nothing_jumps_when_a_message_arrives(database: Path, window: str) -> None:
    """Over the end of a round, too, where the message that asked goes and two come."""
    async with at_the_page(database, window) as (page, at):
        await page.be("Anna")
        await page.open(TITLE)
        await page.page.evaluate(OBSERVE)
        for _ in range(ARRIVALS):
            before = at.board.id
            await at.advance(lambda at, was=at.decision.seat: at.decision.seat != was)
            assert at.board.id != before
            picture = page.page.locator(f"[data-message-id='{at.board.id}'] .layout figure img")
            await expect(picture).to_have_js_property("complete", True)
            assert await page.page.evaluate(SHIFTED) <= MOST_SHIFT
        assert at.live.running.round > 1


@pytest.mark.sweep(2)
@pytest.mark.parametrize("window", WINDOWS)
async def test_a_move_is_few_stops_away_and_targets_are_large(database: Path, window: str) -> None:
    async with at_the_page(database, window) as (page, _):
        assert await page.page.evaluate(SMALL, LEAST_TARGET) == []
        await page.be("Anna")
        for button in ("panel", "add-person"):
            await page.page.locator(f"[data-test={button}]").click()
            assert await page.page.evaluate(SMALL, LEAST_TARGET) == []
            await page.page.keyboard.press("Escape")
        if window == "phone":
            await page.page.locator("[data-test=menu]").click()
            assert await page.page.evaluate(SMALL, LEAST_TARGET) == []
            await page.page.keyboard.press("Escape")
        await page.open(TITLE)
        await page.press("My things")
        await page.reads("Only you can see this")
        assert await page.page.evaluate(SMALL, LEAST_TARGET) == []
        await page.page.reload()
        await page.reads("@Anna: Place your people")
        assert await stops(page, skip=True) == 1
        await page.page.reload()
        await page.reads("@Anna: Place your people")
        assert await stops(page, skip=False) <= MOST_STOPS


@pytest.mark.parametrize("window", WINDOWS)
async def test_a_tap_counts_while_its_message_is_edited(database: Path, window: str) -> None:
    async with at_the_page(database, window) as (page, at):
        await page.be("Anna")
        await page.open(TITLE)
        await page.timeline.get_by_role("button", name="My things", exact=True).last.hover()
        await page.page.mouse.down()
        async with page.page.expect_response("**/state?*"):
            at.board.edited = at.playground.world.clock.now()
            at.playground.world.notify_watchers()
        await page.page.evaluate(TWO_FRAMES)
        await page.page.mouse.up()
        await page.reads("Only you can see this")


@pytest.mark.parametrize("window", WINDOWS)
async def test_what_a_click_shows_is_shown_with_it(database: Path, window: str) -> None:
    """What is typed right after a tap on a channel is typed in that channel."""
    async with at_the_page(database, window) as (page, _):
        await page.be("Anna")
        await page.open(TITLE)
        await page.page.evaluate(NOTE_TITLE)
        await page.open("games")
        assert await page.page.evaluate("shown") == "games"


async def stops(page: Page, *, skip: bool) -> int:
    """How often one presses Tab from the top of the page until a control that makes a move has the keyboard; with
    `skip` the first one is pressed, which leads there.
    """
    for count in range(1, 100):
        await page.page.keyboard.press("Tab")
        if skip and await page.page.evaluate("document.activeElement.id") == "skip":
            await page.enter()
        if await page.page.evaluate(MOVES):
            return count
    raise AssertionError("no control that makes a move")
