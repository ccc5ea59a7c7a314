"""Of the private messages that say what somebody has done, or ask for the rest of a move, at most one stands."""

from __future__ import annotations

from itertools import product

import pytest

from bot.client import Bot
from bot.interactions.reply import Reply
from bot.interactions.table_actions import TABLE_ACTIONS, plain
from bot.playground import Person, Playground
from bot.services import Services
from bot.tables.model.table import Table
from tests.bot.conftest import Seat
from tests.bot.support.answers import asks, assert_refused
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import get_reply
from tests.bot.test_taken_back_answers import undo_together


def private(at: PlayedTable, person: Person) -> list[str]:
    return [each.text for each in person.see(at.place) if each.ephemeral]


def notes(at: PlayedTable, person: Person) -> list[str]:
    return [each for each in private(at, person) if each.startswith("✓ ")]


async def test_one_note_stands_however_one_moves(table: Seat) -> None:
    """By the second step of a button, which is private, and by command; whether its reader dismisses it or not."""
    two = await table(2)
    for number in range(6):
        await two.advance(asks("place"))
        person = two.people[two.decision.seat]
        if number % 3:
            first = next(each for each in two.board.labels if each.endswith(" …") and each != "More …")
            asked = (await person.press(two.board, first)).reply
            if asked is not None and asked.ephemeral:
                await person.press(asked, asked.labels[0])
        else:
            await person.command(two.place, "place", {"where": "hunt", "people": 1})
        await two.bot.outbox.idle()
        for each in two.people:
            assert len(notes(two, each)) <= 1
        if number == 2:
            two.place.messages.pop(next(each.id for each in person.see(two.place) if each.ephemeral))
    assert sum(len(notes(two, each)) for each in two.people) == 2


async def test_who_begins_another_move_is_asked_for_that_alone(table: Seat) -> None:
    """The question that is left goes away; the one that is answered turns into the note, whatever came before."""
    two = await (await table(2)).advance(asks("place"))
    person = two.people[two.decision.seat]

    async def is_asked_alone(label: str) -> None:
        asked = [f"**{label.removesuffix(' …')}: How many people?**"]
        await two.playground.wait_until(lambda: "".join(private(two, person)).splitlines()[:1] == asked, 10)
        assert len(private(two, person)) == 1

    first, second, *_ = [each for each in two.board.labels if each.endswith(" …") and each != "More …"]
    for label in (first, second, first):
        await person.press(two.board, label)
        await is_asked_alone(label)
    panel = next(each for each in person.see(two.place) if each.ephemeral)
    await person.press(panel, panel.labels[0])
    await two.bot.outbox.idle()
    (note,) = private(two, person)
    assert note.startswith("✓ ")
    await two.advance(lambda at: asks("place")(at) and at.people[at.decision.seat] is person)
    await person.press(two.board, second)
    await is_asked_alone(second)
    await person.press(two.board, next(each for each in two.board.labels if each.startswith("Field")))
    await two.playground.wait_until(lambda: private(two, person) == [], 10)


async def test_one_hidden_question_stands_until_it_is_answered(playground: Playground, bot: Bot) -> None:
    """However it is shown: what follows a typed move and each *Your move* stayed for the rest of the game."""
    two = await (await PlayedTable.open(playground, bot, 2, game="hunters_scouts")).start()
    await two.advance(lambda at: at.greedy_move()[1].verb == "recall")
    person = two.people[two.decision.seat]
    choice, *_ = await person.autocomplete(two.place, "hunters recall", "what", {"what": ""})
    await person.command(two.place, "hunters recall", {"what": choice["value"]})
    await two.bot.outbox.idle()
    assert two.decision.secret
    for answered in (False, False, True):
        await (
            person.command(two.place, "hunters done") if answered else person.press(two.board, "Your move")
        )
        await two.playground.wait_until(lambda: len(private(two, person)) == 1, 10)
    assert len(notes(two, person)) == 1


async def test_one_panel_of_a_plan_stands_until_the_game_is_over(table: Seat) -> None:
    """It said what would be played at a table that had ended, and who wanted to end it that others were to answer; a
    refusal closes no more than that.
    """
    three = await table(3)
    anna, ben, carla = three.people

    stands = list[str]()
    for answer in ("Refuse", "Agree"):
        for person in (anna, ben):
            await person.command(three.place, "game end")
        await three.bot.outbox.idle()
        assert private(three, ben) == ["Waiting for Carla."]
        for _ in range(2 if answer == "Refuse" else 0):
            await anna.press(three.board, "Plan")
            await three.playground.wait_until(lambda: len(private(three, anna)) == 1, 10)
            assert_refused(await anna.command(three.place, "plan", {"question": "nothing"}), "nothing")
            *stands, _ = private(three, anna)
            three.place.messages.popitem()  # its reader dismisses it
        await carla.press(three.posts[-1], answer)
        await three.playground.wait_until(lambda: private(three, ben) == [], 10)
        assert private(three, anna) == (stands if answer == "Refuse" else [])


async def test_an_agreed_undo_closes_the_private_questions_of_all_at_its_table_alone(
    playground: Playground, bot: Bot
) -> None:
    """Also that of Carla, who need not agree, as none of her choices is taken back."""
    other, three = [await (await PlayedTable.open(playground, bot, 3)).start() for _ in range(2)]
    actor, begun = three.decision.seat, len(three.live.rows)
    await three.advance(lambda at: len({row.seat for row in at.live.rows[begun:]}) == 2)

    def asked(at: PlayedTable) -> list[int]:
        return [len(private(at, each)) for each in at.people]

    for person, at in product(three.people, (other, three)):
        await person.press(at.board, "Plan")
    assert asked(other) == asked(three) == [1, 1, 1]
    await undo_together(three, actor)
    await playground.wait_until(lambda: asked(three) == [0, 0, 0], 10)
    assert asked(other) == [1, 1, 1]


async def test_a_question_of_another_table_in_the_channel_stands(playground: Playground, bot: Bot) -> None:
    """Who was asked at two tables in one channel lost the first question with the second."""
    one, other = [await (await PlayedTable.open(playground, bot, 2)).start() for _ in range(2)]
    anna = one.people[0]
    first, second, third = [
        get_reply(await anna.command("general", "plan", table=at.live.record.id))
        for at in (one, other, other)
    ]
    await playground.wait_until(lambda: second not in anna.see("general"), 10)
    assert [each for each in anna.see("general") if each.ephemeral] == [first, third]


async def test_one_question_stands_though_its_answer_was_late(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What comes after *thinking …* is a new message, to which the one that was used is not edited."""
    two = await table(2)
    asked = get_reply(await two.people[0].command(two.place, "game leave"))
    monkeypatch.setattr("bot.interactions.reply.PATIENCE", 0.0)
    await two.people[0].press(asked, "Let a computer play for me")
    await two.playground.wait_until(lambda: asked.id not in two.place.messages, 10)


async def test_a_second_question_in_one_interaction_is_a_mistake_of_ours(
    table: Seat, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The first, which it took for a former one, was deleted."""
    two = await table(2)

    async def ask_twice(_services: Services, reply: Reply, _table: Table) -> None:
        for question in ("first", "second"):
            await reply.ask_further(question, None)

    monkeypatch.setitem(TABLE_ACTIONS, "leave", plain(ask_twice))
    first = get_reply(await two.people[0].command(two.place, "game leave"))
    await two.playground.wait_until(lambda: "in one interaction" in caplog.text, 10)
    await two.bot.outbox.idle()
    assert (first.text, first.id in two.place.messages) == ("first", True)
    caplog.clear()
