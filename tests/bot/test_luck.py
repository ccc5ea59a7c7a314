"""*Add luck*: who may add what when, what everybody reads of it, and that nothing but an addition changes it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.client import Bot
from bot.language.texts import Texts
from bot.messages import lobby as lobbies
from bot.messages.layouts import MOST_CONTENT
from bot.playground import Person, Playground
from bot.playground.messages import Message
from bot.storage.records import Change, WordsRecord
from bot.tables.writing.moves import with_change
from bot.tables.writing.words import LONGEST_WORDS, Luck
from engine import GAMES
from engine.core import chance
from engine.core.errors import RuleError
from tests.bot.conftest import Seat
from tests.bot.support.answers import be_forgotten, private
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import get_reply

BOLD = "**"
MOST_SEATS = max(max(game.seats) for game in GAMES.values())


async def add(table: PlayedTable, person: Person, words: str) -> str:
    await person.press(table.lobby, "Add luck")
    said = (await person.submit({"words": words})).text
    await table.bot.outbox.idle()
    return said


async def explained(table: PlayedTable) -> str:
    """What somebody who does not sit there reads behind the small line of the first message."""
    watcher = table.playground.person("David")
    return private(await watcher.press(beginning_of(table), "What is that?"))


def beginning_of(table: PlayedTable) -> Message:
    return next(post for post in table.posts if "What is that?" in post.labels)


async def added(table: PlayedTable) -> list[tuple[str, str | None]]:
    return [(each.name, each.text) for each in await table.bot.tables.words.counting(table.live)]


async def test_the_lobby_holds_the_hash_before_anybody_can_add_words(
    playground: Playground, bot: Bot
) -> None:
    table = await PlayedTable.open(playground, bot, 2)
    posted = (await bot.tables.words.known_words(table.live)).fixed
    assert f"`{posted}`" in table.lobby.content
    anna, ben = table.people
    await anna.press(table.lobby, "Add luck")
    assert anna.modal is not None
    assert posted in str(anna.modal)
    anna.close_modal()
    assert await added(table) == []
    await add(table, ben, "rain")
    assert posted in table.posts[-1].text
    assert "rain" not in table.posts[-1].text


async def test_later_words_replace_ones_own_and_are_the_last(playground: Playground, bot: Bot) -> None:
    table = await PlayedTable.open(playground, bot, 2)
    anna, ben = table.people
    await add(table, anna, "first")
    await add(table, ben, "second")
    await add(table, anna, " the\tthird  ")
    assert await added(table) == [("Ben", "second"), ("Anna", "the third")]
    assert "order: Ben and Anna" in table.lobby.content


async def test_all_dice_follow_from_what_was_posted(playground: Playground, bot: Bot) -> None:
    table = await PlayedTable.open(playground, bot, 2)
    await add(table, table.people[1], "rain")
    await add(table, table.people[0], "cat")
    fixed = (await bot.tables.words.known_words(table.live)).fixed
    await table.start()
    record = table.live.record
    assert record.fingerprint == chance.hash_lines([fixed, chance.digest("rain"), chance.digest("cat")])
    assert table.live.key() == chance.secret(record.seed, record.fingerprint)
    explanation = await explained(table)
    assert explanation.index("Ben: rain") < explanation.index("Anna: cat")
    assert f"`{fixed}`" in explanation


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        ("\u200b \u2060", "at least one character that can be seen"),
        ("\u200d", "at least one character that can be seen"),
        ("x" * (LONGEST_WORDS + 1), f"{LONGEST_WORDS + 1} characters"),
    ],
)
async def test_words_that_cannot_count_are_refused(
    playground: Playground, bot: Bot, words: str, refusal: str
) -> None:
    table = await PlayedTable.open(playground, bot, 2)
    live = table.live
    if len(words) <= LONGEST_WORDS:
        assert refusal in await add(table, table.people[0], words)
    with pytest.raises(Exception, match="luck"):
        await bot.tables.words.add(live, live.seats[0].member, words)
    assert await added(table) == []


@pytest.mark.parametrize("command", ["game start", "game end"])
async def test_who_joins_can_add_words_at_once_but_not_when_it_has_begun(
    playground: Playground, bot: Bot, command: str
) -> None:
    table = await PlayedTable.open(playground, bot, 2)
    ben = table.people[1]
    (joined,) = [each for each in ben.see("games") if each.labels == ["Add luck"]]
    await ben.press(table.lobby, "Leave")
    await playground.wait_until(lambda: joined not in ben.see("games"), 10)
    again = get_reply(await ben.command(table.place, "game join"))
    await ben.press(again, "Add luck")
    assert (await ben.submit({"words": "rain"})).text == "Your words count."
    assert await added(table) == [("Ben", "rain")]
    await table.people[0].command(table.place, command)
    await playground.wait_until(lambda: again not in ben.see(table.place), 10)
    with pytest.raises(RuleError, match="error-already-started"):
        await bot.tables.words.add(table.live, int(ben.id), "cat")


async def test_before_the_lobby_is_posted_no_words_count(playground: Playground, bot: Bot) -> None:
    table = await PlayedTable.open(playground, bot, 2)
    table.live.position = replace(table.live.position, record=replace(table.live.record, lobby=None))
    with pytest.raises(Exception, match="error-luck-too-early"):
        await bot.tables.words.add(table.live, table.live.seats[0].member, "cat")


async def test_nobody_added_words_is_said_plainly(table: Seat) -> None:
    two = await table(2)
    explanation = await explained(two)
    assert "Nobody added words, so whoever runs this bot could have chosen the dice" in explanation
    assert "could look at the seed and know what comes" in explanation


async def test_a_rematch_has_a_seed_of_its_own(table: Seat) -> None:
    two = await table(2)
    await two.bot.tables.consent.close_without_result(two.live)
    await two.people[0].command(two.place, "game rematch")
    await two.bot.outbox.idle()
    again = (await two.bot.tables.registry.tables_of(int(two.people[0].id)))[-1]
    assert again.record.commitment == chance.commitment(again.record.seed)
    assert again.record.commitment != two.live.record.commitment
    fixed = (await two.bot.tables.words.known_words(again)).fixed
    assert fixed in two.people[0].message(str(again.record.lobby)).content


async def test_who_is_forgotten_leaves_a_hash(playground: Playground, bot: Bot) -> None:
    table = await PlayedTable.open(playground, bot, 2)
    anna, ben = table.people
    await add(table, anna, "my cat")
    await add(table, ben, "rain")
    await table.start()
    key = table.live.key()
    await be_forgotten(anna)
    await bot.outbox.idle()
    assert await added(table) == [("", None), ("Ben", "rain")]
    assert table.live.key() == key
    await bot.tables.consent.close_without_result(table.live)
    verdict = await ben.command(table.place, "verify")
    assert verdict.text.startswith("**Everything fits.**")
    assert verdict.reply is not None
    file = table.content(verdict.reply.attachments[0]).decode()
    assert f"# forgotten 1 {chance.digest('my cat')}\n# words 2 rain\n" in file


@pytest.mark.parametrize("language", ["en", "de", "nl"])
async def test_the_first_message_has_room_for_the_longest_words(table: Seat, language: str) -> None:
    two = await table(2)
    words = [
        WordsRecord(1, place, place, "*" * 32, "@" * LONGEST_WORDS, "0" * 64, "")
        for place in range(MOST_SEATS)
    ]
    luck = Luck("0" * 64, words, words)
    explanation = lobbies.sealed_dice(two.live, Texts(language), luck)
    assert len(explanation) <= MOST_CONTENT
    assert explanation.count(BOLD) == 6
    assert len(lobbies.first_message(two.live, Texts(language)).content) <= MOST_CONTENT
    lobby = lobbies.screen(
        with_change(two.live, Change((replace(two.live.record, status="lobby"),))), Texts(language), luck, 9
    )
    assert len(lobby.content) <= MOST_CONTENT


async def test_the_thread_begins_with_who_plays_what_for_and_where_to_learn_it(
    playground: Playground, bot: Bot
) -> None:
    table = await PlayedTable.open(playground, bot, 3, modules="hard-winter")
    posted = (await bot.tables.words.known_words(table.live)).fixed
    await table.start()
    first = beginning_of(table)
    assert first.content.startswith("The game begins! Seats: Anna (A), Ben (B) and Carla (C).")
    for said in ("Most points win", "Hard Winter:** ", "/learn", "/help"):
        assert said in first.content
    small = [line for line in first.content.splitlines() if "sealed" in line]
    assert small == [f"-# Dice and cards are sealed: `{table.live.record.fingerprint}`"]
    lobby = table.lobby.content
    assert f"<#{table.place.id}>" in lobby
    assert f"`{posted}`" in lobby, "what was fixed before the words stays"
    assert f"`{table.live.record.fingerprint}`" in lobby
    assert "Watch" in table.lobby.labels
    explanation = await explained(table)
    assert f"`{posted}`" in explanation
    assert f"`{table.live.record.fingerprint}`" in explanation
