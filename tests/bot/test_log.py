"""`/log`: round by round with a line for each player, older rounds by buttons, every move of a round by another."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from bot.client import Bot
from bot.interactions.game_log import MOST_ROUNDS
from bot.language.texts import Texts
from bot.messages.screens import words_of
from bot.playground import Playground
from bot.playground.messages import Message
from bot.tables.model.table import news
from tests.bot.conftest import Seat
from tests.bot.support.answers import asks, private
from tests.bot.support.table import PlayedTable, running_bot
from tests.bot.support.taps import get_reply

HUNTERS: dict[str, Any] = {"game": "hunters_scouts"}
EARLIER, LATER = (Texts("en").say(f"button-log-{name}") for name in ("earlier", "later"))


async def rounds(at: PlayedTable, number: int) -> PlayedTable:
    """The table when this round has begun."""
    return await at.advance(lambda each: each.live.running.round >= number)


def headings(message: Message) -> list[str]:
    return [line for line in message.content.splitlines() if line.startswith("**Round ")]


async def test_a_round_is_written_in_a_line_for_each_player(table: Seat) -> None:
    at = await rounds(await table(3), 2)
    logged = get_reply(await at.people[0].command(at.place, "log"))
    assert headings(logged) == ["**Round 1**", "**Round 2**"]
    first = logged.content.partition("**Round 2**")[0].splitlines()
    for person in at.people:
        assert sum(line.startswith(f"**{person.name}**: ") for line in first) == 1
    assert "→" in "".join(first), "what people brought stands behind the place"
    assert len(first) <= 1 + len(at.people)


async def test_buttons_lead_through_all_rounds_and_back(table: Seat) -> None:
    at = await rounds(await table(2), 2 * MOST_ROUNDS + 2)
    anna = at.people[0]
    page = get_reply(await anna.command(at.place, "log"))
    seen = [*headings(page)]
    assert 0 < len(seen) <= MOST_ROUNDS
    while EARLIER in page.labels:
        await anna.press(page, EARLIER)
        page = anna.message(page.id)
        seen = [*headings(page), *seen]
    assert seen == [f"**Round {number}**" for number in range(1, at.live.running.round + 1)]
    again = [*headings(page)]
    while LATER in page.labels:
        await anna.press(page, LATER)
        page = anna.message(page.id)
        again += headings(page)
    assert again == seen


async def test_every_move_of_a_round_is_written_and_nothing_is_lost(playground: Playground, bot: Bot) -> None:
    modules = "wild-animals, mammoths"
    at = await rounds(await (await PlayedTable.open(playground, bot, 3, modules=modules)).start(), 4)
    anna = at.people[0]
    page = get_reply(await anna.command(at.place, "log"))
    await anna.press(page, "Every move")
    page = anna.message(page.id)
    parts = [page.content]
    while EARLIER in page.labels:
        await anna.press(page, EARLIER)
        page = anna.message(page.id)
        parts = [page.content, *parts]
    logged = "\n".join(parts).splitlines()
    words = words_of(at.live)
    for event in [*news(at.live, -1).events]:
        if event.only in (None, 0):
            assert words.event(Texts("en"), event, at.live.names) in logged
    await anna.press(page, "By rounds")
    assert "**Anna**: " in anna.message(page.id).content


async def test_a_question_about_a_roll_says_itself_what_an_animal_took_of_it(
    playground: Playground, bot: Bot
) -> None:
    """Said by events as well it was all that three lines of story were about."""
    at = await (await PlayedTable.open(playground, bot, 2, modules="wild-animals")).start()

    def is_lowered(at: PlayedTable) -> bool:
        return asks("tools")(at) and "malus" in {each.kind for each in at.live.position.shown.public()}

    await at.advance(is_lowered)
    assert re.search(r"The roll is \d+ \(.*\N{MINUS SIGN}\d\)", at.board.text)
    assert "wild animal" not in at.board.text


async def test_the_buttons_work_after_a_restart(playground: Playground, database: Path) -> None:
    async with running_bot(database) as bot:
        at = await rounds(await (await PlayedTable.open(playground, bot, 2)).start(), 6)
        page = get_reply(await at.people[0].command(at.place, "log"))
        assert "**Round 1**" not in page.content
    async with running_bot(database):
        await at.people[0].press(page, EARLIER)
        assert "**Round 1**" in at.people[0].message(page.id).content


async def test_the_other_game_is_written_turn_by_turn(playground: Playground, bot: Bot) -> None:
    at = await rounds(await (await PlayedTable.open(playground, bot, 2, **HUNTERS)).start(), 3)
    logged = private(await at.people[0].command(at.place, "log"))
    assert "**Round 2**" in logged
    assert "**Turn 3: " in logged
    assert len(logged) <= 2000
