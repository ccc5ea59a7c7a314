"""Prepared answers: nobody waits for them, they are their owner's secret, and they outlive a restart."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.client import Bot
from bot.games import SPECS
from bot.language.texts import Texts, languages
from bot.messages.settings_panel import everywhere_panel
from bot.messages.views import MOST_OPTIONS
from bot.playground import Person, Playground
from bot.playground.messages import Message
from bot.storage.people import AnswerEverywhere
from bot.storage.records import Change, PreparedRecord
from bot.tables.model.prepared import prepared_of
from engine import GAMES
from engine.core import chance
from engine.core.actions import Action
from engine.core.match import Match, Setup
from engine.core.players import greedy
from engine.core.prepared import ASK
from engine.core.questions import Decision
from tests.bot.conftest import Seat
from tests.bot.support.answers import assert_refused, private
from tests.bot.support.table import PlayedTable, running_bot, started_table
from tests.bot.support.taps import get_reply
from tests.support.choosing import FEW

HEATH = "herb-heath"
SETUPS = (
    Setup("stone_age", 4, GAMES["stone_age"].modules, "jubilee"),
    *(Setup("hunters_scouts", 2, (each,), "2014") for each in ("introductory", "normal", "survival")),
)


async def seated(playground: Playground, bot: Bot) -> PlayedTable:
    """A normal game with the herb heath: sacred places are drawn, so tables are opened until one has it."""
    for number in range(20):
        table = await (
            await PlayedTable.open(playground, bot, 2, game="hunters_scouts", title=f"T{number}")
        ).start()
        if any(place.id == HEATH for place in table.live.running.view(None).places):
            return table
    raise AssertionError("no such table")


def herbalist(match: Match, decision: Decision) -> Action:
    """Sends somebody to the herb heath and leaves them there; the other lets the sun set when it can."""
    sends = [each for each in decision.options if each.verb == "send"]
    view, seat = match.view(decision.seat), decision.seat
    if sends and view.start_player != seat:
        some = tuple(each for each in sends if str(each).count(HEATH) == 1) or tuple(sends)
        return greedy(match, replace(decision, options=some[:FEW]))
    if decision.prompt == "turn" and view.start_player == seat:
        suns = [each for each in decision.options if each.verb == "sunset"]
        plays = [each for each in decision.options if each.verb == "play"]
        return (suns or plays or list(decision.options))[0]
    if decision.prompt == "turn":
        plays = [each for each in decision.options if each.verb == "play"]
        return (plays or list(decision.options))[0]
    return decision.options[0]


def owner(table: PlayedTable) -> int:
    """The seat that is not asked for the whole turn: it stands on the heath."""
    return 1 - table.live.running.view(None).start_player


def asked(table: PlayedTable) -> bool:
    return table.decision.prompt == HEATH


async def heath(playground: Playground, bot: Bot) -> PlayedTable:
    """Somebody stands on the heath."""
    table = await seated(playground, bot)
    await table.advance(lambda at: bool(at.live.running.kinds.values(owner(at), HEATH)), herbalist)
    return table


@pytest.mark.long
async def test_who_has_said_it_before_is_not_asked(playground: Playground, bot: Bot) -> None:
    table = await heath(playground, bot)
    seat = owner(table)
    person, rival = table.people[seat], table.people[1 - seat]
    said = await person.command(table.place, "plan", question=HEATH, answer="nobody")
    assert "Nobody moves" in private(said)
    before = len(table.live.rows)
    sunset = "sunset"

    def answered(at: PlayedTable) -> bool:
        return any(row.seat == seat and row.text.startswith("send") for row in at.live.rows[before:]) and any(
            row.text == sunset for row in at.live.rows[before:]
        )

    seen: list[str] = []

    def player(match: Match, decision: Decision) -> Action:
        seen.append(decision.prompt)
        return herbalist(match, decision)

    await table.advance(answered, player)
    assert HEATH not in seen, "the owner was asked although the answer was known"
    mine = await person.command(table.place, "mine")
    assert "Herb heath" in private(mine)
    assert "Nobody moves" not in private(await rival.command(table.place, "mine"))
    assert all("Nobody moves" not in post.text for post in table.posts)
    assert (await table.stored())[-1].digest == table.live.running.digest()


async def test_setting_it_while_the_question_is_open_answers_it(playground: Playground, bot: Bot) -> None:
    table = await heath(playground, bot)
    await table.advance(asked, herbalist)
    seat = table.decision.seat
    person = table.people[seat]
    outcome = await person.command(table.place, "plan", question=HEATH, answer="nobody")
    assert outcome.error is None
    await bot.outbox.idle()
    assert not asked(table)
    (stored,) = await bot.store.prepared_answers(table.live.record.id)
    assert json.loads(stored.answers)["answers"] == [{"question": HEATH, "answer": "nobody"}]


async def test_what_was_answered_can_be_taken_back_and_is_asked_then(
    playground: Playground, bot: Bot
) -> None:
    table = await heath(playground, bot)
    await table.advance(asked, herbalist)
    seat = table.decision.seat
    await bot.tables.preparing.give(table.live, seat, HEATH, "nobody")
    await bot.outbox.idle()
    keep = next(n for n, row in reversed([*enumerate(table.live.rows)]) if row.seat == seat)
    request = await bot.tables.consent.undo(
        table.live, int(table.people[seat].id), len(table.live.rows), is_confirmed=True
    )
    if request is not None:
        await bot.tables.consent.answer(table.live, request.id, int(table.people[1 - seat].id), "yes")
    await bot.outbox.idle()
    assert asked(table), "taking it back must not be undone by the prepared answer at once"
    assert table.live.rows[-1].text == f"undo {keep}"


async def test_what_cannot_be_is_refused(playground: Playground, bot: Bot) -> None:
    table = await heath(playground, bot)
    person = table.people[owner(table)]
    rival = table.people[1 - owner(table)]
    before = await table.everything()
    assert_refused(
        await person.command(table.place, "plan", question="moon", answer="nobody"), "moon", "/plan"
    )
    assert_refused(await person.command(table.place, "plan", question=HEATH, answer="moon"), "moon", "nobody")
    assert_refused(
        await rival.command(table.place, "plan", question=HEATH, answer="nobody"), "no answer to that"
    )
    stranger = playground.world.join("Eva")
    assert_refused(await playground.person(stranger.name).command(table.place, "plan"), "no seat")
    assert await table.everything() == before
    assert await bot.store.prepared_answers(table.live.record.id) == []


async def test_they_are_shown_and_suggested(playground: Playground, bot: Bot) -> None:
    table = await heath(playground, bot)
    person = table.people[owner(table)]
    listed = get_reply(await person.command(table.place, "plan", question=HEATH))
    assert ": ask me**" in listed.content
    offered = await person.autocomplete(table.place, "plan", "question", {"question": "heath"})
    assert [each["value"] for each in offered] == [HEATH]
    answers = await person.autocomplete(
        table.place, "plan", "answer", {"question": HEATH, "answer": "moves nob"}
    )
    assert [each["value"] for each in answers] == ["nobody"]


async def test_only_questions_of_this_table_are_shown(table: Seat) -> None:
    """The base game has neither mammoths nor animals."""
    at = await table(2)
    questions = questions_of(get_reply(await at.people[1].command(at.place, "plan")))
    labels = [each["label"] for each in questions["options"]]
    assert "Tools for a roll" in labels
    assert not any("mammoths" in each for each in labels)
    assert [each["value"] for each in questions["options"]] == [
        each for each in at.live.game.kinds.names if each != "plan" and at.live.running.kinds.values(0, each)
    ]


def questions_of(panel: Message) -> dict[str, Any]:
    """The list of kinds of questions in the panel."""
    (found,) = [each for each in panel.selects if ":plan:" in each["custom_id"]]
    return found


async def question(person: Person, at: PlayedTable, named: str) -> Message:
    """The screen of one kind of question, from the panel."""
    panel = get_reply(await person.press(at.board, "Plan"))
    return get_reply(await person.choose(panel, questions_of(panel)["custom_id"], named))


async def test_a_question_is_chosen_in_the_panel_then_answered_from_a_list(table: Seat) -> None:
    at = await table(2)
    ben = at.people[1]
    asked = await question(ben, at, "feed")
    assert "**Missing food: ask me**" in asked.content
    given = get_reply(await ben.choose(asked, asked.selects[0]["custom_id"], "starve"))
    assert "From now on – Missing food: go hungry." in given.content
    panel = get_reply(await ben.press(given, "Back"))
    assert "Answered for you" in panel.content
    assert "Missing food: go hungry" in panel.content
    assert "Missing food: go hungry" in private(await ben.command(at.place, "mine"))
    assert "Missing food" not in private(await at.people[0].command(at.place, "mine"))


async def test_an_answer_for_this_round_is_over_with_it(table: Seat) -> None:
    at = await table(2)
    ben = at.people[1]
    asked = await question(ben, at, "feed")
    given = get_reply(await ben.choose(asked, asked.selects[0]["custom_id"], "starve"))
    once = get_reply(await ben.press(given, "Only this round"))
    assert "In this round – Missing food: go hungry." in once.content
    assert "Missing food: go hungry (only this round)" in get_reply(await ben.press(once, "Back")).content
    assert prepared_of(at.live, 1).in_force(1)["feed"] == "starve"
    asked = await question(ben, at, "feed")
    await ben.choose(asked, asked.selects[0]["custom_id"], "ask")
    assert prepared_of(at.live, 1).in_force(1).get("feed", ASK) == ASK, (
        "who changes their mind is asked at once"
    )
    await ben.choose(asked, asked.selects[0]["custom_id"], "starve")
    await ben.press(await question(ben, at, "feed"), "Only this round")
    assert prepared_of(at.live, 1).in_force(1)["feed"] == "starve"
    await at.advance(lambda at: at.live.running.round == 2)
    assert prepared_of(at.live, 1).in_force(2) == {}
    assert "**Missing food: ask me**" in (await question(ben, at, "feed")).content


async def test_an_answer_at_all_tables_is_there_when_the_next_one_begins(
    playground: Playground, database: Path
) -> None:
    """It is written with the answer here. In the settings it stands with its words, and is dropped by a tap."""
    changes = list[Change]()
    async with started_table(playground, database) as at:
        ben = at.people[1]
        at.bot.store.subscribe(changes.extend)
        asked = await question(ben, at, "feed")
        given = get_reply(await ben.choose(asked, asked.selects[0]["custom_id"], "starve"))
        everywhere = await ben.press(given, "At all my tables")
        assert "at every table of yours that begins from now on – Missing food: go hungry" in everywhere.text
        assert [bool(each.of(PreparedRecord)) for each in changes if each.of(AnswerEverywhere)] == [True]
    async with running_bot(database) as bot:
        other = await (await PlayedTable.open(playground, bot, 2, title="Spring")).start()
        assert prepared_of(other.live, 1).answer_to("feed") == "starve"
        assert prepared_of(other.live, 0).answer_to("feed") == ASK
        settings = get_reply(await ben.command(other.place, "settings show"))
        usual = get_reply(await ben.press(settings, "Answers at all my tables"))
        assert " that begins, I answer\n- Missing food: go hungry\nAsk me again about …" in usual.content
        assert usual.content.startswith("**Stone Age:**")
        left = await ben.choose(usual, usual.selects[0]["custom_id"], "feed")
        assert "nothing yet" in left.text
        assert (await ben.press(get_reply(left), "Back")).text == settings.content
        third = await (await PlayedTable.open(playground, bot, 2, title="Summer")).start()
        assert prepared_of(third.live, 1).answer_to("feed") == ASK
        assert prepared_of(other.live, 1).answer_to("feed") == "starve"


def kept_for_all_tables(setup: Setup) -> dict[str, list[str]]:
    """The questions of a game that can be answered for all tables, with the answers."""
    match = Match.start(GAMES[setup.game], setup)
    while match.chance is not None:
        match.supply(chance.answer(b"key", match.chance))
    kinds, found = match.kinds, dict[str, list[str]]()
    for each in kinds.names:
        given = [
            one for one in kinds.values(0, each) if one != ASK and kinds.means_the_same_elsewhere(each, one)
        ]
        found |= {each: given} if given else {}
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_kept_for_all_tables_has_words_without_a_table(setup: Setup) -> None:
    value, kept = SPECS[setup.game].phrases.value, kept_for_all_tables(setup)
    assert kept
    for question, answers in kept.items():
        for each in languages():
            assert all(value(Texts(each), f"answer-{question}", one, None, 0) for one in answers)


def test_all_that_is_kept_for_all_tables_can_be_dropped() -> None:
    """Of both games together it is more than one list holds; each has its own, in the order of its game."""
    kept = {each.game: kept_for_all_tables(each) for each in (SETUPS[2], SETUPS[0])}
    given = [AnswerEverywhere(1, game, each, of[each][0]) for game, of in kept.items() for each in sorted(of)]
    assert len(given) > MOST_OPTIONS
    view = everywhere_panel(Texts("en"), given).view
    *lists, _ = [] if view is None else view.to_components()
    shown = [[one["value"] for one in each["components"][0]["options"]] for each in lists]
    assert shown == [[*each] for each in kept.values()]


def test_the_bonus_for_all_is_not_called_by_the_words_for_all_places() -> None:
    """Both answers are written `all`: it said that all bonuses come as the board lists them."""
    words = SPECS["stone_age"].phrases
    said = words.value(Texts("en"), "answer-bonus", "first all", None, 0)
    assert said == "Winner’s bonus → Bonus for all"
    assert (
        words.value(Texts("en"), "answer-resolve", "board", None, 0) == "all of them as the board lists them"
    )
