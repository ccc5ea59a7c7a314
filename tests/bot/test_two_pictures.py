"""A table with a second picture shows the one that is asked about, and both to who wants to see all."""

from __future__ import annotations

import pytest

import renders.stone_age
from bot.client import Bot
from bot.interactions import reply
from bot.playground import Playground
from bot.playground.messages import Message
from renders.series import separate
from renders.stone_age.modules import module_places
from tests.bot.support.answers import play_move
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import press_more

GALLERY = 12
SCORES = "Scores: "
"""Stands in the description of the board only."""


def galleries(message: Message) -> list[int]:
    """How many pictures each gallery of a message has, from top to bottom."""
    return [len(part["items"]) for part in message.components if part["type"] == GALLERY]


def drawn(at: PlayedTable) -> list[bytes]:
    """What both painters draw of the table now, marked as in the current message."""
    view, names = at.live.running.view(None), at.live.names
    since = at.live.position.shown.before
    return [*separate(renders.stone_age.draw(view, names=names, since=since))]


async def test_the_current_message_shows_the_picture_that_its_question_is_about(
    playground: Playground, bot: Bot
) -> None:
    """The board where people are placed, that of the modules where what they give is bought; both behind *More …*. Each
    is described as what it is.
    """
    at = await (await PlayedTable.open(playground, bot, 3, modules="style, mammoths")).start()
    assert at.decision.prompt == "place"
    assert [at.content(file) for file in at.board.attachments] == drawn(at)[:1]
    private = await press_more(at.people[0], at.board, "Whole board")
    assert private.reply is not None
    assert galleries(private.reply) == [1, 1]
    assert len({file["filename"] for file in private.reply.attachments}) == 2
    assert [at.content(file) for file in private.reply.attachments] == drawn(at)
    assert [SCORES in file["description"] for file in private.reply.attachments] == [True, False]
    await at.advance(
        lambda now: now.decision.about.get("space") in module_places(now.live.running.view(None))
    )
    assert galleries(at.board) == [1]
    assert [at.content(file) for file in at.board.attachments] == drawn(at)[1:]
    assert [SCORES in file["description"] for file in at.board.attachments] == [False]


async def test_private_messages_show_both_too_and_stay_usable(playground: Playground, bot: Bot) -> None:
    """Step by step and back, and from the news to a choice and its next part."""
    at = await (await PlayedTable.open(playground, bot, 3, modules="style, mammoths")).start()
    await at.advance(lambda now: len(now.live.rows) > 12)
    person = at.people[at.decision.seat]
    steps = (await person.command(at.place, "replay", steps=True)).reply
    assert steps is not None
    latest = steps.text
    assert galleries(steps) == [1, 1]
    await person.press(steps, "Back")
    back = person.message(steps.id)
    assert (galleries(back), back.text == latest) == ([1, 1], False)
    news = (await person.command(at.place, "since")).reply
    assert news is not None
    assert galleries(news) == [1, 1]
    await person.press(news, next(label for label in news.labels if label.startswith("Hunt")))
    asked = person.message(news.id)
    assert (galleries(asked), asked.text.splitlines()[0]) == ([], "**Hunt: How many people?**")
    moves = len(at.live.rows)
    await person.press(asked, next(label for label in asked.labels if label.startswith("1")))
    assert len(at.live.rows) > moves


async def test_where_no_edit_may_bring_a_picture_everything_is_shown_all_the_same(
    playground: Playground, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord-api-docs#7529: new messages may, so the board is made anew; private ones side by side at worst."""
    at = await (await PlayedTable.open(playground, bot, 2, modules="style, mammoths")).start()
    playground.faults.refuse_new_galleries()
    for _ in range(4):
        await play_move(at)
        await bot.outbox.idle()
        assert galleries(at.board) == [1]
        assert at.content(at.board.attachments[0]) in drawn(at)
    person = at.people[at.decision.seat]
    steps = (await person.command(at.place, "replay", steps=True)).reply
    assert steps is not None
    assert galleries(steps) == [1, 1]
    back = (await person.press(steps, "Back")).reply
    assert back is not None
    assert (galleries(back), back.id == steps.id) == ([1, 1], False)
    monkeypatch.setattr(reply, "PATIENCE", 0.0)
    thought_about = (await person.command(at.place, "replay", steps=True)).reply
    assert thought_about is not None
    assert (galleries(thought_about), len(thought_about.attachments)) == ([], 2)
    playground.problems.clear()


async def test_a_table_of_the_base_game_shows_one(playground: Playground, bot: Bot) -> None:
    at = await (await PlayedTable.open(playground, bot, 2)).start()
    assert galleries(at.board) == [1]
    assert [at.content(file) for file in at.board.attachments] == drawn(at)
