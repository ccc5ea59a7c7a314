"""How many taps a plan takes, by somebody who makes it in the page of the playground; to open a list is not counted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.messages.plan_panel import fingerprint
from bot.tables.model.prepared import plan_of
from engine.core.questions import Seat
from tests.bot.support.answers import asks
from tests.bot.support.browser import DESKTOP, IN_A_BROWSER, Page, in_the_page, playwright
from tests.bot.support.table import PlayedTable

pytestmark = [pytest.mark.long, *IN_A_BROWSER]

Tap = str | tuple[str, str]
"""A button whose label begins so, or a list and its line that begins so."""
CARD = ("Cards and buildings", "Card 1")
STONE_AGE: list[tuple[int, list[Tap], str]] = [
    (3, ["Field"], "field"),
    (5, ["Field", "Otherwise …", "Tool maker"], "field else toolmaker"),
    (4, [CARD, ("How to pay", "pay the cheapest way")], "card 1 pay cheapest"),
]


class Planner:
    """Somebody who plans at a table in the page."""

    def __init__(self, page: Page, at: PlayedTable, seat: Seat) -> None:
        self.page, self.at, self.seat = page, at, seat

    async def plan(self, plan: str, *wanted: Tap) -> int:
        """From the button below the board until this plan is used; returns how many taps that takes.

        It is used when it is shown: on a screen from before the last tap the bot shows the plan instead.
        """
        board = self.page.page.locator(f"[data-message-id='{self.at.board.id}']")
        await board.get_by_role("button", name="Plan", exact=True).click()
        for each in wanted:
            await self.tap(each)
        use = self.page.page.locator(f"[data-custom-id*='{fingerprint(plan)}']", has_text="Use this plan")
        await use.last.click()
        await self.page.reads("The plan is set.")
        return 1 + len(wanted) + 1

    async def tap(self, wanted: Tap) -> None:
        """What is wanted, on the private screen."""
        screen = self.page.page.locator(f"[data-message-id]:not([data-message-id='{self.at.board.id}'])")
        if isinstance(wanted, str):
            await screen.get_by_role("button", name=re.compile(f"^{wanted}")).last.click()
            return
        name, line = wanted
        option = self.page.page.locator(".sheet:popover-open .option", has_text=re.compile(f"^{line}")).first
        await screen.locator(".select", has_text=name).last.click()
        try:
            await option.click(timeout=3000)
        except playwright.TimeoutError:  # the answer to the tap before closed the list: it is opened again
            await screen.locator(".select", has_text=name).last.click()
            await option.click()

    async def drops(self) -> None:
        await self.page.press("Drop the plan")
        await self.page.reads("The plan is dropped")


async def test_a_plan_takes_few_taps(database: Path) -> None:
    async with in_the_page(database, DESKTOP, "plan") as (ground, bot, page):
        at = await (await PlayedTable.open(ground, bot, 2, title="Stones")).start()
        await page.be("Ben")
        await page.open("Stones")
        ben = Planner(page, at, 1)
        for most, wanted, plan in STONE_AGE:
            assert await ben.plan(f"round 1: {plan}", *wanted) <= most
            assert plan_of(at.live, 1) == f"round 1: {plan}"
            await ben.drops()
        at = await (await PlayedTable.open(ground, bot, 2, title="Hunt", game="hunters_scouts")).start()
        await at.advance(asks("turn"))
        seat, where = 1 - at.decision.seat, at.live.running.view(None).locations[0].id
        await page.be(at.live.names[seat])
        await page.open("Hunt")
        plan = f"round 1: gatherer, send {where} 2, lay left"
        taps = await Planner(page, at, seat).plan(plan, "Gatherer", ("Send", "2 to A"), ("Lay", "Lay: left$"))
        assert taps <= 6
        assert plan_of(at.live, seat) == plan
