"""The log of the real program contains at no level tokens, sessions, seeds, and texts that people type."""

from __future__ import annotations

import pytest

from bot.playground import Person, Playground
from tests.process.bot_process import BotProcess
from tests.process.play import start_game

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.planted-token-of-the-bot"
REFUSED = "nonsense that Ben typed"
WRITTEN = "hut; forest; toolmaker"


@pytest.mark.long
async def test_the_log_of_a_game_says_nothing_that_is_private(
    process: BotProcess, playground: Playground
) -> None:
    await process.start({"DISCORD_TOKEN": TOKEN, "LOG_LEVEL": "DEBUG"})
    anna, ben = await start_game(process, playground, 2)
    await play(playground, anna, ben)
    await playground.gateway.close_all()
    await process.wait_for_line("has successfully RESUMED session")
    secrets = {TOKEN, REFUSED, WRITTEN, *kept_by(process, playground)}
    await process.stop()
    said = "\n".join(process.lines)
    assert "commands sent to Discord" in said
    assert [secret for secret in secrets if secret in said] == []


async def play(playground: Playground, anna: Person, ben: Person) -> None:
    """Use commands, forms and moves while requests to Discord fail."""
    place = next(channel for channel in anna.channels if "Winter" in channel.name)
    await ben.command(place, "plan", {"question": "feed", "answer": REFUSED})
    (panel,) = (await ben.command(place, "settings show")).messages
    zones = next(each["custom_id"] for each in panel.selects if "setzone" in each["custom_id"])
    (offered,) = (await ben.choose(panel, zones, "other")).messages
    await ben.press(offered, "own:0:openform:writezone")
    await ben.submit(dict.fromkeys(fields(ben), WRITTEN))
    await ben.command(place, "plan", {"question": "feed", "answer": "0"})
    playground.faults.answer(500, "POST", "/interactions/", retry_after=0.01)
    playground.faults.answer(429, "PATCH", "/webhooks/")
    playground.faults.answer(429, "POST", "/messages")
    await anna.command(place, "place", {"where": "hunt", "people": 1})
    await anna.command(place, "mine")
    playground.problems.clear()


def fields(person: Person) -> list[str]:
    """The custom ids of the text fields in the open form."""
    assert person.modal is not None
    parts = [part["component"] for part in person.modal["components"] if "component" in part]
    return [part["custom_id"] for part in parts if part["type"] == 4]


def kept_by(process: BotProcess, playground: Playground) -> set[str]:
    """Tokens, custom ids, sessions, and everything in the database from which dice could be known."""
    asked = playground.interactions.values()
    salts = process.read(bytes, "select salt from seats") + process.read(bytes, "select seed from tables")
    texts = {salt.hex() for salt in salts if salt} | {repr(salt) for salt in salts if salt}
    controls = {each.body["custom_id"] for each in asked if "custom_id" in each.body}
    return {*texts, *controls, *playground.gateway.sessions, *(each.token for each in asked)}
