"""The emoji of the application, as discord.py uses them, and Discord's limits that it does not check."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from bot.playground import Playground
from bot.playground.errors import Refusal
from bot.playground.messages import Message
from bot.playground.rules import check_message
from bot.playground.rules_application import EMOJIS
from tests.playground.example import Example, png
from tests.playground.openapi import available, findings


async def test_emoji_are_made_listed_and_deleted(playground: Playground, bot: Example) -> None:
    assert await bot.fetch_application_emojis() == []
    wood = await bot.create_application_emoji(name="wood_1", image=png())
    assert [each.name for each in await bot.fetch_application_emojis()] == ["wood_1"]
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{playground.base_url}/cdn/emojis/{wood.id}.png") as picture,
    ):
        assert (picture.status, picture.content_type) == (200, "image/png")
        assert await picture.read() == png()
    await wood.delete()
    assert await bot.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound) as unknown:
        await wood.delete()
    assert unknown.value.code == 10014
    if available():
        assert findings(playground.requests) == []


REFUSED = [
    pytest.param("x", png(), "In name: Must be between 2 and 32 in length.", id="short"),
    pytest.param("x" * 33, png(), "In name: Must be between 2 and 32 in length.", id="long"),
    pytest.param("hand-axe", png(), "In name: String value did not match validation regex.", id="sign"),
    pytest.param("taken", png(), "In name: An emoji with this name exists.", id="taken"),
    pytest.param("large", png() + bytes(256 * 1024), "In image: File cannot be larger", id="too large"),
]


@pytest.mark.parametrize(("name", "image", "why"), REFUSED)
async def test_emojis_that_break_a_rule_are_refused(
    playground: Playground, bot: Example, name: str, image: bytes, why: str
) -> None:
    await bot.create_application_emoji(name="taken", image=png())
    with pytest.raises(discord.HTTPException, match=why) as refused:
        await bot.create_application_emoji(name=name, image=image)
    assert refused.value.code == 50035
    assert len(playground.world.emojis) == 1
    assert playground.problems.pop().startswith("POST /applications")


async def test_there_are_at_most_two_thousand(playground: Playground, bot: Example) -> None:
    for number in range(EMOJIS):
        playground.world.add_emoji(f"e{number}", png())
    with pytest.raises(discord.HTTPException) as full:
        await bot.create_application_emoji(name="more", image=png())
    assert full.value.code == 30008


async def test_a_page_reads_the_ids_as_texts(playground: Playground, bot: Example) -> None:
    """As numbers they would lose their last digits in a browser."""
    wood = await bot.create_application_emoji(name="wood_1", image=png())
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Go", custom_id="a", emoji=wood))
    choices: discord.ui.Select[Any] = discord.ui.Select(custom_id="b")
    choices.add_option(label="Go", value="go", emoji=wood)
    view.add_item(choices)
    await bot.get_partial_messageable(int(playground.world.general.id)).send("x", view=view)
    (shown,) = playground.world.general.messages.values()
    assert shown.buttons[0]["emoji"]["id"] == str(wood.id)
    assert shown.selects[0]["options"][0]["emoji"]["id"] == str(wood.id)


def button(emoji: str) -> dict[str, Any]:
    return {"type": 2, "style": 1, "custom_id": "a", "label": "Go", "emoji": {"id": emoji, "name": "wood"}}


def select(emoji: str) -> dict[str, Any]:
    option = {"label": "Go", "value": "go", "emoji": {"id": emoji, "name": "wood"}}
    return {"type": 3, "custom_id": "a", "options": [option]}


@pytest.mark.parametrize("part", [button, select])
def test_a_control_with_a_deleted_emoji_is_refused(part: Any) -> None:
    body = {"components": [{"type": 1, "components": [part("5")]}]}
    check_message(body, (), Message("1", "2", "3"), {"5"})
    with pytest.raises(Refusal) as refused:
        check_message(body, (), Message("1", "2", "3"), {"6"})
    assert "BUTTON_COMPONENT_INVALID_EMOJI" in str(refused.value.errors)
