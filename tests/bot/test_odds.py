"""Odds where people choose: next to the numbers of a place, and all of a round for who asks."""

from __future__ import annotations

from bot.client import Bot
from bot.playground import Playground
from tests.bot.conftest import Seat
from tests.bot.support.answers import private
from tests.bot.support.table import PlayedTable


async def test_each_number_of_people_says_what_it_usually_brings(table: Seat) -> None:
    two = await table(2)
    await two.advance(lambda at: at.decision.prompt == "place")
    person = two.people[two.decision.seat]
    (shown,) = (await person.press(two.board, "Forest …")).messages
    assert [button["label"] for button in shown.buttons] == [
        "1 person · ≥ 3 wood 0% · avg 0.8",
        "2 people · ≥ 3 wood 28% · avg 2.0",
        "3 people · ≥ 3 wood 74% · avg 3.2",
        "4 people · ≥ 3 wood 95% · avg 4.3",
        "5 people · ≥ 3 wood 99% · avg 5.5",
    ]


async def test_who_asks_hears_what_to_expect_of_the_own_people(table: Seat) -> None:
    two = await table(2)
    await two.advance(lambda at: at.decision.prompt == "place")
    seat = two.decision.seat
    await two.bot.tables.moves.play(two.live, seat, "place river 2")
    await two.advance(lambda at: at.decision.seat == seat and at.decision.prompt == "place")
    await two.bot.tables.moves.play(two.live, seat, "place hunt 2")
    said = private(await two.people[seat].command(two.place, "odds"))
    assert "Hunt, 2 dice: ≥ 2 food 92% · on average 3.2" in said
    assert "River, 2 dice: ≥ 1 gold 72% · on average 0.8" in said
    assert "not enough" not in said
    assert said.endswith("Left out: what purchases still bring.")  # no trader, no herd
    assert "People you need, with all your tools, for a chance of 75%" in said
    await two.bot.outbox.idle()  # the board begins as words with one button
    mine = await two.people[seat].press(two.board, "My things")
    assert private(await two.people[seat].press(mine.messages[0], "Odds")) == said


async def test_a_game_without_dice_says_so(playground: Playground, bot: Bot) -> None:
    two = await (await PlayedTable.open(playground, bot, 2, game="hunters_scouts")).start()
    assert "no dice" in private(await two.people[0].command(two.place, "odds"))
