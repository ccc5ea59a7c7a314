"""A person in front of the playground's page: two people open, join and play a table in a real browser."""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

playwright = pytest.importorskip(
    "playwright.async_api", reason="playwright is not installed: pip install '.[test]'"
)
expect = playwright.expect
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
pytestmark = [
    pytest.mark.browser,
    pytest.mark.long,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here: apt-get install chromium"),
]

ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
PATIENCE = 10_000
"""Milliseconds within which anything on the page must have happened."""
SHOTS = os.environ.get("BROWSER_SHOTS")
"""A folder for pictures of the page, for people who want to look at it."""


@asynccontextmanager
async def bot(database: Path) -> AsyncIterator[str]:
    """`python -m bot` without a token, as a newcomer starts it; the address that it prints."""
    environment = {**os.environ, "DATABASE": str(database), "PLAYGROUND_PORT": "0", "DISCORD_TOKEN": ""}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", env=environment, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        yield await asyncio.wait_for(_address(process.stdout), 30)
    finally:
        process.terminate()
        assert await asyncio.wait_for(process.wait(), 20) == 0


async def _address(said: asyncio.StreamReader) -> str:
    """The address, once the bot has said that it is online."""
    address = ""
    async for line in said:
        if found := re.search(rb"http://127\.0\.0\.1:\d+/", line):
            address = found.group().decode()
        if b"online" in line:
            return address
    raise AssertionError("the bot has stopped")


@asynccontextmanager
async def tab(address: str, viewport: dict[str, int], name: str) -> AsyncIterator[Page]:
    """The page in a browser that has never been here."""
    async with playwright.async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        context = await browser.new_context(viewport=viewport, has_touch=viewport is PHONE)
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
        page.on("request", lambda asked: asked.url.startswith((address, "data:")) or errors.append(asked.url))
        await page.goto(address)
        yield Page(page, name)
        await browser.close()
        assert not errors, errors


def by_name(address: str) -> str:
    return address.replace("127.0.0.1", "localhost")


class Page:
    """What a person does on the page, through the hooks that its README names."""

    def __init__(self, page: Any, name: str) -> None:
        self.page = page
        self.name = name
        self.timeline = page.locator("[data-test=timeline]")
        self.composer = page.locator("[data-test=composer]")
        self.choices = page.locator("[data-test=autocomplete]")

    async def shot(self, what: str) -> None:
        if SHOTS:
            await self.page.screenshot(path=Path(SHOTS) / f"{self.name}-{what}.png")

    async def be(self, person: str) -> None:
        """Take another person's seat."""
        chip = self.page.locator(f"[data-test=person-{person}]")
        await chip.click()
        await expect(chip).to_have_attribute("aria-pressed", "true")

    async def open(self, channel: str) -> None:
        """Go to a channel; on a phone the list is behind the menu."""
        menu = self.page.locator("[data-test=menu]")
        if await menu.is_visible():
            await menu.click()
        await self.page.locator(f"[data-test^='channel-{channel}']").click()
        await expect(self.page.locator("[data-test=title]")).to_contain_text(channel)

    async def type(self, text: str) -> None:
        """Type as with a keyboard, key by key."""
        await self.composer.click()
        await self.page.keyboard.type(text)

    async def enter(self) -> None:
        await self.page.keyboard.press("Enter")

    async def press(self, label: str) -> None:
        """Press the newest button with this label."""
        await self.timeline.get_by_role("button", name=label, exact=True).last.click()

    async def reads(self, text: str) -> None:
        await expect(self.timeline).to_contain_text(text)

    async def does_not_read(self, text: str) -> None:
        await expect(self.timeline).not_to_contain_text(text)

    async def sees_picture(self, alt: str) -> None:
        """The newest picture is loaded, and its description says this."""
        picture = self.timeline.locator("figure img[alt]:not([alt=''])").last
        await expect(picture).to_have_attribute("alt", re.compile(re.escape(alt)))
        await expect(picture).to_have_js_property("complete", True)
        assert await picture.evaluate("picture => picture.naturalWidth") > 300
        across, down = await picture.evaluate("picture => [picture.clientWidth, picture.clientHeight]")
        is_phone = self.page.viewport_size["width"] < 600
        assert 300 <= across <= (330 if is_phone else 550), "as wide as Discord shows it"
        assert is_phone or down <= 350


async def open_table(page: Page) -> None:
    """Anna opens a table for two by a typed command, Ben takes the second seat, Anna starts."""
    await page.be("Anna")
    await page.open("games")
    await page.type("/game n")
    await expect(page.page.locator("[data-test=command]", has_text="/game new")).to_be_visible()
    await page.enter()
    await page.page.keyboard.type(f"seats:2 title:{TITLE}")
    await page.enter()
    await page.reads("1 of 2 seats taken")
    await page.shot("1-lobby")
    await page.be("Ben")
    await page.does_not_read("The table is open")
    await page.press("Join")
    await page.reads("You have a seat")
    await page.reads("2 of 2 seats taken")
    await page.be("Anna")
    await page.does_not_read("You have a seat")
    await page.press("Start")
    await page.reads("The game begins!")
    await page.open(TITLE)
    await page.reads("@Anna: Place your people (5 left).")


BEYOND = ("99999999999999999", "-99999999999999999", "8640000000001", "9" * 400)
MARKS = (
    "**",
    "||",
    "`",
    "```",
    "> ",
    ">>> ",
    "- ",
    "1. ",
    "# ",
    "<@",
    "<#1>",
    "<t:",
    ":R>",
    "](",
    "[",
    "9" * 17,
)
SAY = """async texts => {
    const { person, channel } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    for (const text of texts) {
        const body = JSON.stringify({ act: "say", person, channel, text });
        const said = await fetch("/playground/act", { method: "POST", body });
        if (!(await said.json()).ok) throw new Error(text);
    }
}"""


async def say_odd_things(page: Page) -> None:
    """Moments that no calendar has and broken marks stand there as text; what comes after them is still read."""
    chance = random.Random(5)
    moments = [f"<t:{seconds}:{style}>" for seconds in BEYOND for style in "RFt"]
    muddles = [" ".join(chance.choices((*MARKS, "\n", "word"), k=60)) for _ in range(25)]
    await page.page.evaluate(SAY, [*moments, *muddles, "and the last of all"])
    await page.reads("and the last of all")
    await page.reads("<t:99999999999999999:R>")


TITLE = "Winter"


async def test_at_a_desk_by_typed_commands(tmp_path: Path) -> None:
    async with bot(tmp_path / "games.sqlite") as address, tab(address, DESKTOP, "desk") as page:
        await open_table(page)
        await page.sees_picture("Anna")
        await page.shot("2-board")
        await page.type("/place ")
        await expect(page.choices.filter(has_text="Tool maker · a tool")).to_be_visible()
        await page.page.keyboard.type("for")
        await expect(page.choices.filter(has_text="Tool maker · a tool")).to_have_count(0)
        await page.choices.filter(has_text="Forest").click()
        await page.page.locator("[data-test=option]", has_text="people").click()
        await expect(page.choices).to_have_count(5)
        await page.shot("3-autocomplete")
        await page.choices.filter(has_text="3 people").click()
        await page.enter()
        await page.reads("Anna sends 3 people to the forest.")
        await page.reads("@Ben: Place your people (5 left).")
        await page.reads("Done:")
        await page.sees_picture("Ben")
        await page.shot("4-placed")
        await page.be("Ben")
        await page.reads("@Ben: Place your people (5 left).")
        await page.does_not_read("Done:")
        await page.type("/place where:hut")
        await page.enter()
        await page.reads("Ben sends 2 people to the hut.")
        await page.reads("@Anna: Place your people (2 left).")
        await say_odd_things(page)


async def test_on_a_phone_by_buttons(tmp_path: Path) -> None:
    """Under its other name: to a browser, localhost is another site, so pictures must come from where the page does."""
    database = tmp_path / "games.sqlite"
    async with bot(database) as address, tab(by_name(address), PHONE, "phone") as page:
        await open_table(page)
        await page.press("Quarry …")
        await page.reads("Quarry: How many people?")
        await page.shot("2-second-step")
        await page.press("2 people · 1 stone: 83 %")
        await page.reads("Anna sends 2 people to the quarry.")
        await page.sees_picture("Ben")
        await page.be("Ben")
        await page.does_not_read("Quarry: How many people?")
        await page.press("Tool maker · a tool")
        await page.reads("Ben sends 1 person to the tool maker.")
        await page.press("My things")
        await page.reads("You have: 5 people, 4 to place")
        await page.sees_picture("You have: 5 people, 4 to place")
        await page.shot("3-my-things")
        await page.be("Anna")
        await page.reads("@Anna: Place your people (3 left).")
        await page.does_not_read("You have: 5 people")
        await page.press("Board as text")
        await page.reads("Only you can see this")
        await page.shot("4-board-as-text")


async def test_the_next_day_the_game_goes_on(tmp_path: Path) -> None:
    """The playground forgets everything when it stops; the bot does not."""
    database = tmp_path / "games.sqlite"
    async with bot(database) as address, tab(address, DESKTOP, "evening") as page:
        await open_table(page)
    async with bot(database) as address, tab(address, DESKTOP, "morning") as page:
        await page.be("Anna")
        await page.open("games")
        await page.reads("The game begins!")
        await page.type("/place where:hunt people:1")
        await page.enter()
        await page.reads("Done: Hunt")
        await page.open(TITLE)
        await page.reads("@Ben: Place your people (5 left).")
        await page.sees_picture("Ben")
