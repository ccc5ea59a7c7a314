"""`python -m tools.record_turn FILE.webp` records a first round on the page of the playground as a moving picture.

It starts the bot on a new database, taps through a round against the computer in a headless Chromium as wide as a
phone, and writes screenshots, each shown for as long as one needs to read it. Needs the extra `test` and Chromium.
"""

from __future__ import annotations

import asyncio
import io
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image

from tests.bot.support.browser import bot, tab

SIZE = {"width": 390, "height": 800}
SCALE = 1.5
QUALITY = 75
MOST_BYTES = 1_500_000
LOOKING, TAPPING, THINKING = 1500, 700, 2200
"""Milliseconds for which a picture is shown: one to look at, one with the finger down, one with a result."""
SETTLING = 300
FIRST = ("Forest", "3 people")
"""The beginnings of the labels that are tapped first; after them the first button of each question is."""
ASKED = """seen => {
    const button = [...document.querySelectorAll("#timeline .button.primary:not(:disabled)")].at(-1);
    const message = button?.closest("[data-message-id]");
    const key = [...(message?.querySelectorAll(".button.primary") ?? [])].map(each => each.dataset.customId).join();
    return message && !seen.includes(key) ? { key, message: message.dataset.messageId } : null;
}"""
FINGER = """([x, y]) => {
    const finger = document.createElement("div");
    finger.id = "finger";
    Object.assign(finger.style, { position: "fixed", left: `${x - 22}px`, top: `${y - 22}px`, width: "44px",
        height: "44px", borderRadius: "50%", background: "rgb(20 20 20 / .28)", zIndex: 99, pointerEvents: "none",
        border: "3px solid rgb(255 255 255 / .9)", boxShadow: "0 0 0 2px rgb(20 20 20 / .45)" });
    document.body.append(finger);
}"""


class Recording:
    """The pictures so far, and how long each is shown."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.frames: list[Image.Image] = []
        self.durations: list[int] = []
        self.answered: list[str] = []

    async def next_question(self) -> Any:
        """Wait until the next question stays there with its pictures; returns its message."""
        seen, asked = None, {}
        while asked != seen:
            seen, found = asked, await self.page.wait_for_function(ASKED, arg=self.answered)
            asked = await found.json_value()
            await self.page.wait_for_function("() => [...document.images].every(each => each.complete)")
            await self.page.wait_for_timeout(SETTLING)
        self.answered.append(asked["key"])
        return self.page.locator(f"[data-message-id='{asked['message']}']")

    async def capture(self, milliseconds: int) -> None:
        shot = Image.open(io.BytesIO(await self.page.screenshot())).convert("RGB")
        self.frames.append(shot)
        self.durations.append(milliseconds)

    async def tap(self, control: Any) -> None:
        """Capture the page with a finger on a control, then click it."""
        await control.scroll_into_view_if_needed()
        box = await control.bounding_box()
        await self.page.evaluate(FINGER, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
        await self.capture(TAPPING)
        await self.page.evaluate("document.getElementById('finger').remove()")
        await control.click()

    def write(self, file: Path) -> None:
        first, *rest = self.frames
        first.save(
            file,
            save_all=True,
            append_images=rest,
            duration=self.durations,
            loop=0,
            quality=QUALITY,
            method=6,
        )
        size = file.stat().st_size
        print(f"{file}: {len(self.frames)} pictures, {sum(self.durations) / 1000:.0f} s, {size:,} bytes")
        if size > MOST_BYTES:
            raise SystemExit(f"That is more than {MOST_BYTES:,} bytes.")


async def play(record: Recording) -> None:
    """Play from the first view to the second round, capturing each step."""
    page = record.page
    await page.locator("[data-test=welcome-solo]:enabled").wait_for()
    await page.wait_for_timeout(SETTLING)
    await record.capture(LOOKING)
    await record.tap(page.locator("[data-test=welcome-solo]"))
    message, first = await record.next_question(), iter(FIRST)
    while "Round 2" not in (text := await message.inner_text()):
        await record.capture(LOOKING if "How many" in text else THINKING)
        buttons = message.locator(".button.primary")
        wanted = buttons.filter(has_text=re.compile(f"^{next(first, '')}")).first
        await record.tap(wanted if await wanted.count() else buttons.first)
        message = await record.next_question()
    await record.capture(THINKING)
    await page.locator(".message", has_text="Round 1").last.evaluate(
        "node => node.scrollIntoView({ block: 'start' })"
    )
    await page.wait_for_timeout(SETTLING)
    await record.capture(2 * THINKING)


async def main(file: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with (
            bot(Path(folder, "games.sqlite")) as address,
            tab(
                address, SIZE, "turn", device_scale_factor=SCALE, color_scheme="light", locale="en-US"
            ) as phone,
        ):
            record = Recording(phone.page)
            await play(record)
    record.write(file)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
