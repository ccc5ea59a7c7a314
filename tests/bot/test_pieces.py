"""What is this card, tile or place: asked by its number, from the list below the legend, and while typing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

import engine
from bot.client import Bot
from bot.games import SPECS
from bot.interactions.help_pages import rule_ids
from bot.language.rulebooks import Piece
from bot.language.texts import Texts, languages
from bot.playground import Playground
from renders.gallery import hunters_samples, module_samples
from tests.bot.conftest import Seat
from tests.bot.support.answers import PNG, private, private_message
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import get_reply, press_more

VIEWS = {
    "stone_age": module_samples.table(4, "actions", engine.GAMES["stone_age"].modules[1:]),
    "hunters_scouts": hunters_samples.table("survival", "turn"),
}


@pytest.mark.parametrize("game", SPECS)
def test_all_that_lies_open_is_explained_by_its_rules(game: str) -> None:
    view: Any = VIEWS[game]
    for texts in map(Texts, languages()):
        found = SPECS[game].pieces(texts, view)
        assert len({each.id for each in found}) == len(found) > 10
        for each in found:
            assert {*each.entries} <= {*rule_ids(game)}, each
            assert each.text(texts, game).startswith(f"**{each.name}**\n")


def open_pieces(at: PlayedTable) -> Sequence[Piece]:
    return SPECS[at.live.setup.game].pieces(at.texts, at.live.running.view(None))


@pytest.mark.parametrize("game", SPECS)
async def test_the_list_of_the_legend_explains_each_with_its_picture(
    playground: Playground, bot: Bot, game: str
) -> None:
    two = await (await PlayedTable.open(playground, bot, 2, game=game)).start()
    answered = await press_more(two.people[0], two.board, two.texts.say("button-legend"))
    async with asyncio.timeout(30):
        while not (screens := [each for each in answered.messages if each.selects]):  # noqa: ASYNC110 - pages follow
            await asyncio.sleep(0.01)
    signs = [
        each["description"]
        for message in answered.messages
        for each in message.attachments
        if "signs" in each["filename"]
    ]
    assert signs
    assert all(each.endswith(".") and not each.endswith("..") for each in signs), signs
    screen = screens[0]
    (select,) = screen.selects
    first = open_pieces(two)[0]
    assert select["options"][0]["label"] == first.name
    answer = private_message(await two.people[0].choose(screen, select["custom_id"], first.id))
    assert answer.content == first.text(two.texts, game)
    (picture,) = answer.attachments
    assert picture["description"] == first.name
    assert two.content(picture).startswith(PNG)


async def test_it_is_asked_by_its_number(table: Seat) -> None:
    """Typed in full or chosen from what is suggested; an unknown number leads to the list."""
    two = await table(2)
    anna = two.people[0]
    card = next(each for each in open_pieces(two) if each.place == "card 2")
    suggested = await anna.autocomplete(two.place, "rules", "what", what="card 2")
    assert suggested[0] == {"name": card.name[:100], "value": str(card)}
    for what in (str(card), "card 2", "Card 2"):
        answer = get_reply(await anna.command(two.place, "rules", {"what": what}))
        assert answer.content == card.text(two.texts, "stone_age")
        assert len(answer.attachments) == 1
    said = private(await anna.command(two.place, "rules", {"what": "card 9"}))
    assert said == two.texts.say("rules-unknown", what="card 9")


async def test_what_lies_there_no_more_is_refused(table: Seat) -> None:
    """In a list of before and typed, with the way on."""
    two = await table(2)
    anna = two.people[0]
    screen = get_reply(await press_more(anna, two.board, two.texts.say("button-legend")))
    (select,) = screen.selects
    first = select["options"][0]["value"]
    await two.advance(lambda now: all(each.id != first for each in open_pieces(now)))
    refusal = two.texts.say("error-piece-gone")
    assert refusal in (await anna.choose(screen, select["custom_id"], first)).text
    assert refusal in (await anna.command(two.place, "rules", {"what": f"piece/{first}"})).text
