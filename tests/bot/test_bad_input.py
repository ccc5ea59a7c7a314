"""Everything that cannot be done ends in one private sentence: nothing changes, nobody is called, nothing breaks."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from bot.client import Bot
from bot.language.names import show_name
from bot.playground import ClientRefused, Playground
from bot.playground.forms import Outcome
from tests.bot.conftest import Seat
from tests.bot.support.answers import asks, without_lengths
from tests.bot.support.table import PlayedTable, hungry

MOST_CONTENT = 2000
LONG = 6000

TEXTS = (
    *("forrest", "x", " ", "0", "-1", "NaN"),
    *("a" * 101, "z" * LONG),
    "🦣" * 50,
    "👩🏽‍🌾👨‍👩‍👧‍👦",
    "שלום עולם",
    "\u202egnitirw ruoy\u202c",
    "森林",
    "ลองดู",
    "Z̸̧̛a̴l̷g̶o̷" * 5,
    "line\nbreak",
    "forest\npeople=1",
    "forest\x00",
    "'; drop table log; --",
    '{"seat": 0}',
    "@everyone",
    "<@1191000000012582912>",
    "<@&1191000000029360128> <#1191000000037748736>",
    "**bold** _it_ `code` ||spoiler||",
    "```\ncode\n```",
    "[link](https://example.com)",
    "# heading",
    *("undo 0", "roll 6+6", "place forest 1"),
    "../../etc/passwd",
    "%s %n {0} { $line }",
)


async def is_refused(table: PlayedTable, outcome: Outcome, tried: object = "") -> None:
    """One private sentence that fits into a message, formats nothing and calls nobody."""
    (message,) = outcome.messages
    assert outcome.error is None, tried
    assert message.ephemeral, tried
    assert 0 < len(message.text) <= MOST_CONTENT, tried
    assert "our side" not in message.text, tried
    assert not message.mentions, tried
    assert not message.mention_everyone, tried
    assert "@everyone" not in message.text, tried
    await table.bot.outbox.idle()


async def attempt(at: PlayedTable, seat: int, name: str, **options: Any) -> Outcome:
    return await at.people[seat].command(at.place, name, options)


@pytest.mark.parametrize("first", [0, *(pytest.param(each, marks=pytest.mark.long) for each in range(1, 4))])
async def test_any_text_for_any_argument(table: Seat, first: int) -> None:
    two = await table(2)
    without_lengths(two.playground)
    before = await two.everything()
    verbs = {"place": "where", "resolve": "where", "tools": "tools", "pay": "goods", "feed": "goods"}
    for text in TEXTS[first::4]:
        for verb, option in {**verbs, "gain": "goods", "choose": "what"}.items():
            await is_refused(two, await attempt(two, 0, verb, **{option: text}), (verb, text))
            await two.people[0].autocomplete(two.place, verb, option, {option: text})
        await is_refused(two, await attempt(two, 0, "place", where=text, people=1), text)
        assert await two.everything() == before, text


async def test_moves_that_are_not_possible(table: Seat) -> None:
    two = await table(2)
    before = await two.everything()
    tried: tuple[tuple[str, dict[str, Any], str], ...] = (
        *(("place", {"where": "forest", "people": people}, "") for people in (0, 6, 10)),
        ("place", {"where": "forest"}, ""),
        ("place", {"where": "toolmaker", "people": 2}, ""),
        *(
            ("place", {"where": each, "people": 1}, "")
            for each in ("hut", "card 5", "building 3", "card C01")
        ),
        ("resolve", {"where": "forest"}, ""),
        ("tools", {"tools": "0"}, ""),
        *((verb, {}, "") for verb in ("decline", "starve", "keep")),
        *((verb, {"goods": "99 gold"}, "") for verb in ("pay", "feed", "gain")),
        ("take", {"die": "6"}, ""),
        *(("board", {"table": number}, "find that table") for number in (99, 0, -1, 2**53 - 1)),
        ("place", {"where": "forest", "people": 1, "table": 99}, "find that table"),
        ("undo", {}, "no move"),
        ("plan", {"answer": "tools"}, "which question"),
    )
    for name, options, words in tried:
        outcome = await attempt(two, 0, name, **options)
        await is_refused(two, outcome, (name, options))
        assert words in outcome.text, (name, options)
        assert await two.everything() == before, (name, options)


async def test_only_the_seat_that_is_asked_may_answer(table: Seat) -> None:
    two = await table(2)
    before = await two.everything()
    outcome = await attempt(two, 1, "place", where="forest", people=1)
    await is_refused(two, outcome)
    assert "It is Anna’s turn" in outcome.text
    outcome = await two.playground.person("David").command(two.place, "place", where="forest", people=1)
    await is_refused(two, outcome)
    assert "no seat" in outcome.text
    david = two.playground.person("David")
    offered = [(await person.autocomplete(two.place, "place", "where")) for person in (david, two.people[1])]
    assert [[each["name"] for each in found] for found in offered] == [
        ["You have no seat at this table. You can watch with /board."],
        ["It is Anna’s turn"],
    ]
    assert await two.everything() == before


@pytest.mark.long
@pytest.mark.parametrize(
    ("prompt", "attempts"),
    [
        ("buy-card", ["pay:9 wood", "pay:1 gold 1 gold", "pay:1 food", "pay:0 wood", "pay:-1 wood", "pay:"]),
        ("buy-building", ["pay:9 wood", "pay:card 1", "pay:wood"]),
        ("tools", ["tools:3", "tools:0+0", "tools:0+1+2+3", "tools:C99", "tools:+", "take:6"]),
        ("feed", ["feed:99 wood", "feed:1 food", "feed:1 card", "feed:-1 wood"]),
        ("resolve", ["resolve:card 4 4", "resolve:village", "resolve:board"]),
    ],
)
async def test_what_one_cannot_pay_or_use(table: Seat, prompt: str, attempts: list[str]) -> None:
    """Prices one cannot pay, goods that are none, other people's tools and cards."""
    two = await (await table(2)).advance(asks(prompt), hungry if prompt == "feed" else None)
    seat = next(each.seat for each in two.live.running.decisions if each.prompt == prompt)
    before = await two.everything()
    names = {"pay": "goods", "feed": "goods", "tools": "tools", "resolve": "where", "take": "die"}
    for each in attempts:
        verb, _, text = each.partition(":")
        await is_refused(two, await attempt(two, seat, verb, **{names[verb]: text or " "}))
    assert await two.everything() == before


async def test_places_of_the_others_cannot_be_used(table: Seat) -> None:
    two = await (await table(2)).advance(asks("resolve"))
    seat = two.decision.seat
    own = {str(option) for option in two.decision.options}
    others = [space.id for space in two.live.running.view(None).spaces if f"resolve {space.id}" not in own]
    before = await two.everything()
    for where in others:
        await is_refused(two, await attempt(two, seat, "resolve", where=where))
    assert await two.everything() == before


# In the wrong place, at the wrong time


COMMANDS = (
    *product(("game join", "game leave", "game start", "game end", "board", "mine", "log", "undo"), [{}]),
    *product(("verify", "decline"), [{}]),
    ("place", {"where": "forest", "people": 1}),
)


async def alone(outcome: Outcome) -> str:
    (message,) = outcome.messages
    assert outcome.error is None
    assert message.ephemeral or message.owner_id is None
    assert "our side" not in message.text
    return message.text


async def test_where_there_is_no_table(playground: Playground, bot: Bot) -> None:
    del bot
    carla = playground.person("Carla")
    for name, options in COMMANDS:
        for place in ("general", carla.open_dm()):
            said = await alone(await carla.command(place, name, options))
            assert "no table in this channel" in said, name
    assert playground.world.pings == []


async def test_before_the_game(playground: Playground, bot: Bot) -> None:
    table = await PlayedTable.open(playground, bot, 2)
    before = await table.everything()
    for name, options in COMMANDS[4:]:
        if name == "log":
            continue
        outcome = await attempt(table, 0, name, **options)
        await is_refused(table, outcome, name)
        assert "not started" in outcome.text, name
        assert await table.everything() == before, name


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"modules": "moon"}, "no module"),
        ({"seats": 5}, "lets up to 5 people play"),
        ({"modules": "base,base; drop table tables"}, ""),
        ({"modules": "@everyone " * 500}, ""),
        ({"modules": "🦣" * 900}, ""),
    ],
)
async def test_tables_that_cannot_be_opened(
    playground: Playground, bot: Bot, options: dict[str, Any], words: str
) -> None:
    without_lengths(playground)
    anna = playground.person("Anna")
    said = await alone(await anna.command("games", "game new", options))
    assert words in said
    assert "@everyone" not in said
    await bot.outbox.idle()
    assert await bot.store.tables("lobby", "running") == []
    assert [message for message in anna.see("games") if message.owner_id is None] == []
    assert playground.world.pings == []


async def test_no_game_in_a_private_conversation(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    assert "server only" in await alone(await anna.command(anna.open_dm(), "game new"))
    assert await bot.store.tables("lobby") == []


@pytest.mark.long
async def test_titles_of_any_script(playground: Playground, bot: Bot) -> None:
    """A table may be called anything: nobody is called by it, and it can be played."""
    for title in [text for text in TEXTS if len(text) <= 60]:
        bot.tables.limits._done.clear()
        playground.world.pings.clear()
        table = await (await PlayedTable.open(playground, bot, 2, title=title)).start()
        assert [who for _, who in playground.world.pings] == [table.people[0].id], title
        assert not table.lobby.mentions, title
        assert not table.lobby.mention_everyone, title
        assert 1 <= len(table.place.name) <= 100, title
        assert show_name(title.strip() or "Anna’s table", 60) in table.lobby.text, title
        listed = await alone(await table.people[0].command("general", "game list"))
        assert len(listed.splitlines()) == 2, title
        await bot.tables.consent.close_without_result(table.live)


async def test_what_the_client_itself_refuses(playground: Playground, bot: Bot) -> None:
    """The commands are declared so narrowly that these never reach the bot."""
    del bot
    anna = playground.person("Anna")
    for options in (
        {"seats": 1},
        {"seats": 6},
        {"game": "chess"},
        {"edition": "1999"},
        {"title": ""},
        {"title": "x" * 61},
    ):
        with pytest.raises(ClientRefused):
            await anna.command("games", "game new", options)


@pytest.mark.parametrize(
    ("typed", "title"),
    [("Ice\0\ud800 \n age", "Ice age"), ("\0\u200b", "Anna’s table"), ("👨‍👩‍👧", "👨‍👩‍👧")],
)
async def test_a_title_is_what_any_database_can_store(
    playground: Playground, bot: Bot, typed: str, title: str
) -> None:
    assert (await PlayedTable.open(playground, bot, 2, title=typed)).live.record.title == title
