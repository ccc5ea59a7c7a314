"""Help for what one can do now: by place, turn and role, always private."""

from __future__ import annotations

import asyncio

import pytest

from bot.client import Bot
from bot.interactions.help_pages import about_prompt
from bot.language.texts import Texts
from bot.playground import Playground
from bot.playground.forms import Outcome
from bot.playground.messages import Message
from tests.bot.conftest import Seat
from tests.bot.support.answers import asks, private, private_message
from tests.bot.support.table import PlayedTable, hungry
from tests.bot.support.taps import YOUR_MOVE, get_reply

EXPLAIN = "What does this mean?"
ENGLISH = Texts("en")


async def helped(table: PlayedTable, seat: int) -> Message:
    """The answer to /help at a table."""
    return private_message(await table.people[seat].command(table.place, "help"))


async def test_elsewhere_it_says_how_to_begin(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    answer = private_message(await anna.command("games", "help"))
    assert "/game new" in answer.content
    assert "/learn" in answer.content
    assert "Learn it in 3 minutes" in answer.labels
    assert "/game new" in get_reply(await anna.command(anna.open_dm(), "help")).content


async def test_in_a_lobby_it_says_how_to_join_and_what_the_host_can_do(
    playground: Playground, bot: Bot
) -> None:
    table = await PlayedTable.open(playground, bot, 2)
    assert "/game start" in (await helped(table, 0)).content
    assert "You have a seat" in (await helped(table, 1)).content
    guest = get_reply(await playground.person("Carla").command(table.place, "help"))
    assert "Press Join" in guest.content
    assert "Anna starts the game" in guest.content


async def test_on_my_turn_it_explains_the_question_and_its_commands(table: Seat) -> None:
    at = await table(2)
    seat = at.live.running.waiting[0]
    text = (await helped(at, seat)).content
    meaning = about_prompt("stone_age", "place")
    assert meaning is not None
    assert meaning.plain(ENGLISH) in text
    assert "/place: Place people on the board" in text
    waiting = (await helped(at, 1 - seat)).content
    assert f"wait for {at.live.names[seat]}" in waiting
    assert "/since" in waiting


async def test_who_only_watches_reads_so(table: Seat, playground: Playground) -> None:
    at = await table(2)
    answer = get_reply(await playground.person("Carla").command(at.place, "help"))
    assert "You are watching" in answer.content


async def test_tables_that_wait_are_named_elsewhere(table: Seat) -> None:
    at = await table(2)
    asked = at.people[at.live.running.waiting[0]]
    answer = get_reply(await asked.command("games", "help"))
    assert "One of your tables waits" in answer.content


@pytest.mark.long
async def test_after_the_game_it_says_what_is_left(table: Seat) -> None:
    at = await table(2)
    await at.play_to_the_end()
    assert "/verify" in (await helped(at, 0)).content


async def test_a_topic_replaces_the_help_and_another_can_follow(playground: Playground, bot: Bot) -> None:
    """Among the same ones: those of the modules were there only before the first choice."""
    at = await (await PlayedTable.open(playground, bot, 2, modules="igloos")).start()
    answer = await helped(at, 0)
    offered = answer.selects[0]["options"]
    await at.people[0].choose(answer, answer.selects[0]["custom_id"], "stone_age/feeding")
    now = at.people[0].message(answer.id)
    assert "lose 10 points" in now.content
    assert now.selects[0]["options"] == offered
    await at.people[0].choose(now, now.selects[0]["custom_id"], "bot/minute")
    assert "Stone Age in one minute" in at.people[0].message(answer.id).content


async def test_rules_are_found_by_typing(table: Seat) -> None:
    at = await table(2)
    seat = at.live.running.waiting[0]
    choices = await at.people[seat].autocomplete(at.place, "rules", "what", what="")
    assert choices[0]["value"] == "stone_age/prompt-place"
    assert len(choices) == 25
    (hut, *_) = await at.people[seat].autocomplete(at.place, "rules", "what", what="hut")
    assert "one more person" in private(await at.people[seat].command(at.place, "rules", what=hut["value"]))
    typed = get_reply(await at.people[seat].command(at.place, "rules", what="quarry"))
    assert "Every 5 pips give 1 stone" in typed.content


async def test_credits_lead_to_the_readings_of_each_game(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    assert await comes(await anna.command("games", "credits"), "`readings`")
    for game, first, last in (("hunters_scouts", "R01", "R44"), ("stone_age", "R-01", "R-67")):
        said = await anna.command("games", "credits", readings=game)
        assert f"**{first}**" in said.messages[0].content
        assert await comes(said, f"**{last}**")


async def comes(outcome: Outcome, text: str) -> bool:
    """Whether one of the messages that follow says this."""
    for _ in range(500):
        if any(text in message.content for message in outcome.messages):
            return True
        await asyncio.sleep(0.01)
    return False


async def test_an_unknown_word_gets_one_sentence(playground: Playground, bot: Bot) -> None:
    said = private(await playground.person("Anna").command("games", "rules", what="*xylophone*"))
    assert "xylophone" in said
    assert "*xylophone*" not in said


@pytest.mark.parametrize("seats", [2])
async def test_a_private_question_has_a_way_to_its_meaning(table: Seat, seats: int) -> None:
    at = await table(seats)
    await at.advance(asks("feed", seats), hungry)
    screen = get_reply(await at.people[0].press(at.board, YOUR_MOVE))
    assert EXPLAIN in screen.labels
    said = private(await at.people[0].press(screen, EXPLAIN))
    assert "Give 1 resource for each missing food" in said
