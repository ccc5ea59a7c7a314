"""Runs `python -m bot` and its page in a real browser, and lets a person use the page."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.client import Bot
from bot.playground import Playground, redirect
from renders.emoji import emoji
from tests.bot.support.icons import provide
from tests.bot.support.table import running_bot
from tests.support.patient_settings import patient_settings

playwright = pytest.importorskip(
    "playwright.async_api", reason="playwright is not installed: pip install '.[test]'"
)
expect = playwright.expect
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Names of the program, the preferred first: the headless shell takes a quarter less processor time."""
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
IN_A_BROWSER = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here: apt-get install chromium-headless-shell"),
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
SMALL = {"width": 360, "height": 740}
NARROW = {"width": 360, "height": 780}
DESKTOP = {"width": 1280, "height": 800}
PATIENCE = 30_000
"""Milliseconds to wait for anything on the page, long enough for a busy machine."""
expect.set_options(timeout=PATIENCE)
SHOTS = os.environ.get("BROWSER_SHOTS")
"""A folder for screenshots, for developers."""


AWAY = "net::ERR_CONNECTION_REFUSED"
"""What a browser logs while a playground is started again."""
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
RUNS_OVER = """() => [...document.querySelectorAll("body *")]
    .filter(node => !node.closest("#channels, #people, pre, .unseen, [hidden], dialog:not([open])"))
    .filter(node => node.checkVisibility() && node.getBoundingClientRect().right > innerWidth + 0.5)
    .map(node => `${node.tagName}.${node.className}`)"""


@asynccontextmanager
async def bot(database: Path) -> AsyncIterator[str]:
    """Run `python -m bot` without a token; yields the address that it prints. It must log no warning."""
    environment = {**os.environ, "DATABASE": str(database), "PLAYGROUND_PORT": "0", "DISCORD_TOKEN": ""}
    log = database.with_suffix(".log")
    with log.open("a") as lines:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", env=environment, stdout=asyncio.subprocess.PIPE, stderr=lines
        )
    assert process.stdout is not None
    try:
        yield await asyncio.wait_for(_address(process.stdout), 30)
    finally:
        process.terminate()
        assert await asyncio.wait_for(process.wait(), 20) == 0
    assert [line for line in log.read_text().splitlines() if " INFO " not in line] == []


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
async def tab(address: str, viewport: dict[str, int], name: str, **device: Any) -> AsyncIterator[Page]:
    """Open the page in a new browser profile; `device` are settings such as its language and colours."""
    async with playwright.async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        context = await browser.new_context(viewport=viewport, has_touch=viewport is not DESKTOP, **device)
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
        page.on("request", lambda asked: asked.url.startswith((address, "data:")) or errors.append(asked.url))
        await page.goto(address)
        yield Page(page, name)
        await browser.close()
        assert not [each for each in errors if AWAY not in each], errors


@asynccontextmanager
async def in_the_page(
    database: Path, viewport: dict[str, int], name: str, **device: Any
) -> AsyncIterator[tuple[Playground, Bot, Page]]:
    """A playground with all icons, the bot in this process with the clock of the page, and the page in a browser."""
    async with Playground(settings=patient_settings()) as ground:
        provide(ground)
        with redirect(ground.base_url):
            async with (
                running_bot(database, draw=emoji, clock=ground.bot_clock()) as running,
                tab(ground.base_url, viewport, name, **device) as page,
            ):
                yield ground, running, page


def by_name(address: str) -> str:
    return address.replace("127.0.0.1", "localhost")


class Page:
    """The page as a person uses it, found by the attributes that its README lists."""

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
        """Switch to another person."""
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

    async def runs_over(self) -> list[str]:
        """The elements that extend beyond the right edge of the window, but for closed and scrollable ones."""
        return await self.page.evaluate(RUNS_OVER)
