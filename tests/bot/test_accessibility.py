"""axe-core finds nothing serious on any kind of screen of the playground's page, phone and desktop, light and dark."""

from __future__ import annotations

from collections.abc import AsyncIterator
from importlib import resources
from pathlib import Path

import pytest

from bot.client import Bot
from bot.playground import Playground
from bot.tables.model.pace import USUAL_PACE
from engine import GAMES
from tests.bot.support.browser import DESKTOP, IN_A_BROWSER, NARROW, Page, expect, in_the_page
from tests.bot.support.table import TITLE, PlayedTable
from tests.bot.support.taps import press_more

pytest.importorskip("axe_playwright_python", reason="axe-core is not installed: pip install '.[test]'")
pytestmark = [pytest.mark.long, *IN_A_BROWSER]

AXE = resources.files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
"""axe-core itself, which that package carries."""
FIND = """async () => (await axe.run({
    exclude: [...document.querySelectorAll("#timeline > :nth-last-child(n + 3)")],
}, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "experimental"],
    resultTypes: ["violations"],
})).violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))"""
"""All rules, also those that axe-core leaves out unless asked, over the page and its two newest messages: older ones
were looked at when they were new.
"""
NAMELESS = "() => document.querySelector('#header').insertAdjacentHTML('beforeend', '<button></button>')"
WINDOWS = {"phone": (NARROW, "light"), "desktop": (DESKTOP, "dark")}
MODULES = ",".join(GAMES["stone_age"].modules[1:])


@pytest.mark.parametrize("window", WINDOWS)
async def test_no_screen_keeps_anybody_out(database: Path, window: str) -> None:
    size, colours = WINDOWS[window]
    async with in_the_page(database, size, f"axe-{window}", color_scheme=colours) as (ground, bot, page):
        await page.page.evaluate(AXE)
        visitor, found, seen = Visitor(ground, bot, page), dict[str, list[str]](), list[str]()
        async for screen in visitor.screens():
            await expect(page.page.locator("[aria-busy=true]")).to_have_count(0)
            await page.shot(screen)
            seen.append(screen)
            if findings := await page.page.evaluate(FIND):
                found[screen] = findings
        assert not found, "\n".join(f"{screen}: {each}" for screen, those in found.items() for each in those)
        assert len(seen) == len(set(seen)) >= 22
        await page.page.evaluate(NAMELESS)
        assert "button-name: <button>" in (await page.page.evaluate(FIND))[0]


class Visitor:
    """Anna, who opens every kind of screen one after the other; the others do what it takes."""

    def __init__(self, ground: Playground, bot: Bot, page: Page) -> None:
        self.ground, self.bot, self.page = ground, bot, page
        self.anna = ground.person("Anna")

    async def screens(self) -> AsyncIterator[str]:
        for part in (self._page, self._lobby, self._table, self._private, self._hunters, self._ended):
            async for screen in part():
                yield screen

    async def _page(self) -> AsyncIterator[str]:
        """What is the page's own."""
        page = self.page.page
        await expect(page.locator("[data-test=welcome-solo]")).to_be_enabled()
        yield "welcome"
        await page.locator("[data-test=add-person]").click()
        yield "newcomer"
        await page.keyboard.press("Escape")
        await page.locator("[data-test=panel]").click()
        await expect(page.locator("[data-test=pass-hour]")).to_be_visible()
        yield "clock and language"
        await page.keyboard.press("Escape")
        await self.page.open("general")
        yield "empty channel"
        await self._show_channels()
        yield "channels"
        await page.locator("[data-test='open-dm']").click()
        yield "empty direct messages"
        await self.page.open("games")
        await self.page.type("/")
        await expect(page.locator("[data-test=command]").first).to_be_visible()
        yield "commands"
        await page.keyboard.type("game new ")
        await expect(page.locator("[data-test=chosen-command]")).to_be_visible()
        yield "fields of a command"
        await page.keyboard.type("seats:9")
        await self.page.enter()
        await expect(page.locator("[data-test=notice]")).to_be_visible()
        yield "refused by the page"

    async def _show_channels(self) -> None:
        menu = self.page.page.locator("[data-test=menu]")
        if await menu.is_visible():
            await menu.click()
            await expect(self.page.page.locator("#channels")).to_be_in_viewport(ratio=0.99)

    async def _lobby(self) -> AsyncIterator[str]:
        self.at = await PlayedTable.open(
            self.ground, self.bot, 3, pace=USUAL_PACE, edition="jubilee", modules=MODULES
        )
        await self.page.page.reload()
        await self.page.page.evaluate(AXE)
        await self.page.open("games")
        await self.page.reads("3 of 3 seats taken")
        yield "lobby"
        await self.page.press("Change")
        await expect(self.page.timeline.locator(".select").first).to_be_visible()
        yield "panel of the host"
        await self.page.press("Add luck")
        await expect(self.page.page.locator("[data-test=modal]")).to_be_visible()
        yield "form"
        await self.page.page.locator("[data-test=modal-close]").click()

    async def _table(self) -> AsyncIterator[str]:
        await self.at.start()
        await self.page.open(TITLE)
        await self._sees_all()
        yield "table"
        await self.at.advance(lambda at: at.live.running.round == 2 and at.decision.seat == 0)
        await self._sees_all()
        yield "table in its second round"
        await self.page.timeline.locator(f"[data-message-id='{self.at.board.id}'] .select").first.click()
        await expect(self.page.page.locator(".sheet:popover-open .option").first).to_be_visible()
        yield "open list"
        await self.page.page.keyboard.press("Escape")
        await self.page.timeline.locator("figure .alt").last.click()
        yield "description of a picture"
        await self.page.timeline.locator("figure .open").last.click()
        await expect(self.page.page.locator("dialog#picture")).to_be_visible()
        yield "picture in full"
        await self.page.page.keyboard.press("Escape")

    async def _private(self) -> AsyncIterator[str]:
        """Private answers, which stand in the thread, in the channel and in direct messages."""
        for label in ("More …", "Plan", "My things"):
            await self.anna.press(self.at.board, label)
            await self._sees_all()
            yield label.removesuffix(" …")
        for label in ("Legend", "Since my last turn", "Board as text"):
            await press_more(self.anna, self.at.board, label)
            await self._sees_all()
            yield label
        for command in ("settings show", "learn", "help", "odds", "place"):
            with_options = {"options": {"where": "nowhere"}} if command == "place" else {}
            await self.anna.command(self.at.place, command, **with_options)
            await self._sees_all()
            yield f"/{command}"

    async def _hunters(self) -> AsyncIterator[str]:
        self.hunters = await (
            await PlayedTable.open(self.ground, self.bot, 2, title="Hunt", game="hunters_scouts")
        ).start()
        await self.hunters.advance(lambda at: len(at.live.rows) > 40 and at.decision.seat == 0)
        await self.page.open("Hunt")
        await self._sees_all()
        yield "table of the second game"

    async def _ended(self) -> AsyncIterator[str]:
        await self.hunters.play_to_the_end()
        await self._sees_all()
        yield "finished game"
        for label in ("Replay", "Step by step"):
            await self.anna.press(self.hunters.posts[-1], label)
            await self._sees_all()
            yield label
        await self.page.open("games")
        await self._sees_all()
        thread = self.page.timeline.locator("a.mention").first
        assert await thread.evaluate("each => getComputedStyle(each).display") == "inline", (
            "breaks its sentence"
        )
        yield "lobbies of a running and a finished game"

    async def _sees_all(self) -> None:
        """All pictures that are in the page are loaded."""
        await self.bot.outbox.idle()
        await self.page.page.wait_for_function("() => [...document.images].every(image => image.complete)")
