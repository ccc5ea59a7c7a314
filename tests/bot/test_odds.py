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
    labels = [button["label"] for button in shown.buttons]
    assert "3 people · ≥ 2 wood 95 % · avg 3.2" in labels
    assert "4 people · ≥ 4 wood 76 % · avg 4.3" in labels
    assert "1 person · ≥ 1 wood 67 % · avg 0.8" in labels


async def test_who_asks_hears_what_to_expect_of_the_own_people(table: Seat) -> None:
    two = await table(2)
    await two.advance(lambda at: at.decision.prompt == "place")
    seat = two.decision.seat
    await two.bot.tables.moves.play(two.live, seat, "place river 4")
    said = private(await two.people[seat].command(two.place, "odds"))
    assert "River, 4 dice: ≥ 2 gold 76 % · on average 1.9" in said
    assert "not enough" not in said
    assert said.endswith("Cards that are still to be bought are left out.")  # no trader, no herd
    assert "People you need, with all your tools, for a chance of 75 %" in said
    await two.bot.outbox.idle()  # the board begins as words with one button
    mine = await two.people[seat].press(two.board, "My things")
    assert private(await two.people[seat].press(mine.messages[0], "Odds")) == said


async def test_a_game_without_dice_says_so(playground: Playground, bot: Bot) -> None:
    two = await (await PlayedTable.open(playground, bot, 2, game="hunters_scouts")).start()
    assert "no dice" in private(await two.people[0].command(two.place, "odds"))
