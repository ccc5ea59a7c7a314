"""A person in front of the playground's page: two people open, join and play a table in a real browser."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from bot.playground import Playground
from tests.bot.support.browser import DESKTOP, IN_A_BROWSER, PHONE, Page, bot, by_name, expect, tab

pytestmark = [pytest.mark.long, *IN_A_BROWSER]


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
    await page.open(TITLE)
    await page.press("Change")
    await expect(page.page.locator("[data-test=notice]")).to_contain_text("it stands in #games")
    await page.open("games")
    await page.press("Start")
    await page.reads("The game is running")
    await page.open(TITLE)
    await page.reads("@Anna: Place your people (5 left).")


BEYOND = ("99999999999999999", "-99999999999999999", "8640000000001", "9" * 400)
MARKS = ("**", "||", "`", "```", "> ", ">>> ", "- ", "1. ", "# ", "<@", "<#1>", "<t:", ":R>", "](", "[")
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
    muddles = [" ".join(chance.choices((*MARKS, "9" * 17, "\n", "word"), k=60)) for _ in range(25)]
    await page.page.evaluate(SAY, [*moments, *muddles, "and the last of all"])
    await page.reads("and the last of all")
    await page.reads("<t:99999999999999999:R>")


TITLE = "Winter"


async def test_at_a_desk_by_typed_commands(tmp_path: Path) -> None:
    """On two days: the playground forgets everything when it stops; the bot does not."""
    database = tmp_path / "games.sqlite"
    async with bot(database) as address, tab(address, DESKTOP, "desk") as page:
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
        await page.reads("✓ Forest")
        await page.page.evaluate(SAY, ["**until** <t:1750000000:D>"])
        await expect(page.page.locator("#announcer")).to_have_text(
            re.compile(r"^Anna: until June 1\d, 2025$")
        )
        await page.sees_picture("Ben")
        await page.shot("4-placed")
        await page.be("Ben")
        await page.reads("@Ben: Place your people (5 left).")
        await page.does_not_read("✓ Forest")
        await page.type("/place where:hut")
        await page.enter()
        await page.reads("Ben sends 2 people to the hut.")
        await page.reads("@Anna: Place your people (2 left).")
        await say_odd_things(page)
    async with bot(database) as address, tab(address, DESKTOP, "morning") as page:
        await page.be("Anna")
        await page.open("games")
        await page.reads("The game is running")
        await page.type("/place where:hunt people:1")
        await page.enter()
        await page.reads("✓ Hunt")
        await page.open(TITLE)
        await page.reads("@Ben: Place your people (3 left).")
        await page.sees_picture("Ben")


async def test_an_open_page_keeps_its_language_when_the_playground_starts_again() -> None:
    async with Playground() as first, tab(first.base_url, PHONE, "again", locale="de-DE") as page:
        shown = page.page.locator("html")
        await expect(shown).to_have_attribute("lang", "de")
        await first.wait_until(lambda: first._waiting)
        await first.stop()
        async with Playground(int(first.base_url.rpartition(":")[2])) as second:
            await second.wait_until(lambda: second.world.settled)
            await expect(shown).to_have_attribute("lang", "de")


async def test_on_a_phone_by_buttons(tmp_path: Path) -> None:
    """Under its other name: to a browser, localhost is another site, so pictures must come from where the page does."""
    database = tmp_path / "games.sqlite"
    async with bot(database) as address, tab(by_name(address), PHONE, "phone") as page:
        await open_table(page)
        await page.press("Quarry …")
        await page.reads("Quarry: How many people?")
        await page.shot("2-second-step")
        await page.press("2 people · ≥ 2 stone 17% · avg 1.0")
        await page.reads("Anna sends 2 people to the quarry.")
        await page.sees_picture("Ben")
        await expect(page.page.get_by_role("button", name="notifications: 1 Ben")).to_be_visible()
        await page.be("Ben")
        await page.does_not_read("Quarry: How many people?")
        await page.press("Tool maker · a tool")
        await page.reads("Ben sends 1 person to the tool maker.")
        await page.press("My things")
        await page.reads("You have: 5 people, 4 at home")
        await page.sees_picture("You have: 5 people, 4 at home")
        await page.shot("3-my-things")
        await page.be("Anna")
        await page.reads("@Anna: Place your people (3 left).")
        await page.does_not_read("You have: 5 people")
        await page.press("More …")
        await page.press("Board as text")
        await page.reads("Only you can see this")
        await page.shot("4-board-as-text")
        await page.page.reload()
        await page.reads("@Anna: Place your people (3 left).")
        await page.does_not_read("Only you can see this")
        await page.page.keyboard.press("Tab")
        await page.enter()  # from the top of the page to the first control of the question
        await expect(page.timeline.locator("[data-custom-id^='do:1:']:focus")).to_have_attribute(
            "class", re.compile("select|button")
        )
