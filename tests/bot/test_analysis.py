"""The analysis of a finished game: computed once in the background, below the last picture, and for all who ask."""

from __future__ import annotations

import asyncio
import io
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import engine
from bot.client import Bot
from bot.language.texts import Texts, languages
from bot.messages.analysis_words import MINUS, write_analysis
from bot.playground import Playground
from bot.playground.messages import Message
from bot.storage.records import AnalysisRecord
from bot.tables.writing import analyses
from bot.work.worker import WorkerLost
from engine.computer import analysis, doubts
from engine.core import chance
from engine.core.actions import Action
from engine.core.match import AnyGame, AnyMatch, Match, Row, Setup
from engine.core.questions import Decision
from engine.core.randomness import Randomness
from tests.bot.support.answers import private, private_message
from tests.bot.support.inline_worker import InlineComputing
from tests.bot.support.table import PlayedTable, hungry, running_bot, started_table
from tests.bot.test_disk import READ_ONLY, struck

NOT_READY = "is being computed"
FIRST_ROWS = 60


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first rows, with the fewest simulations, and every choice counts as one that gave something away: what
    matters is where it is shown.
    """
    whole = analyses.analyze
    monkeypatch.setattr(
        analyses, "analyze", lambda game, setup, rows, key: whole(game, setup, rows[:FIRST_ROWS], key)
    )
    for name in ("FIRST", "AGAIN", "CHANGE", "COURSE"):
        monkeypatch.setattr(analysis, name, 2)
    monkeypatch.setattr(analysis, "most_promising", _another)
    monkeypatch.setattr(analysis, "SUSPECTS", 3)
    monkeypatch.setattr(analysis, "SURE", -1000.0)
    monkeypatch.setattr(analysis, "BATCH", 2)
    for name, value in {"CONFIDENT": 0.0, "SUSPECTED": -1.0, "TURNED": -1.0, "BATCHES": 1}.items():
        monkeypatch.setattr(doubts, name, value)
    monkeypatch.setattr(analysis, "A_POINT", -1000.0)


def _another(_match: AnyMatch, decision: Decision, chosen: Action, _random: Randomness) -> Action:
    return next(each for each in decision.options if each != chosen)


def let_analyze(bot: Bot) -> None:
    assert isinstance(bot.computing, InlineComputing)
    bot.computing.analyses.set()


async def stored(bot: Bot) -> list[AnalysisRecord]:
    return await bot.store.find(AnalysisRecord)


@pytest.mark.long
async def test_what_is_found_stands_below_the_last_picture_and_survives(
    playground: Playground, database: Path
) -> None:
    """A bot that is stopped meanwhile begins it again; a third one only shows what is stored."""
    async with started_table(playground, database) as two:
        await two.play_to_the_end()
        final, calls = two.posts[-1], len(two.notifications)
        assert NOT_READY in private(await two.people[0].press(final, "Analysis"))
        assert "Turning points" not in final.text
        assert [each.result for each in await stored(two.bot)] == [""]
    async with running_bot(database) as bot:
        let_analyze(bot)
        await bot.analyses.idle()
        two = await two.moved_to(bot)
        await bot.outbox.idle()
        posts, shown = two.posts, two.people[0].message(final.id)
        assert posts[-1].id == final.id, "nothing new is posted"
        assert len(two.notifications) == calls, "and nobody is notified"
        assert "**Turning points**\n1. Round " in shown.text
        assert all(said in shown.text for said in (" instead of “", "% chance to win)"))
        assert "\nLuck" in shown.text
        assert len(shown.attachments) == 2, "the pictures are still there"
        (found,) = await stored(bot)
    async with two.restarted(database) as two:
        await _look_at_the_own_choices(two, posts[-1])
        message = private_message(await playground.person("Carla").command(two.place, "analysis"))
        assert "Who was how likely to win" in message.text
        (file,) = message.attachments
        assert Image.open(io.BytesIO(two.content(file))).size == (1100, 680)
        everybody = private(await playground.person("Carla").press(message, "Everybody"))
        assert "The costliest choice of each of the others" in everybody
        accounts = [
            [*map(int, re.findall(r"([+-]?\d+)%", line.replace(MINUS, "-")))]
            for line in everybody.splitlines()
            if "by luck" in line
        ]
        assert len(accounts) == len(two.people)
        assert [change - sum(parts) for change, *parts in accounts] == [0, 0], everybody
        assert await stored(two.bot) == [found], "it was computed once"


@pytest.mark.long
async def test_what_is_analyzed_is_the_whole_log(
    playground: Playground, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is ordered when the last rows are on disk, a moment before the table has them: they were missing."""
    quick, seen = analyses.analyze, list[int]()

    def counting(game: AnyGame, setup: Setup, rows: Sequence[Row], key: str) -> analysis.Analysis:
        seen.append(len(rows))
        return quick(game, setup, rows, key)

    monkeypatch.setattr(analyses, "analyze", counting)
    async with running_bot(database) as bot:
        let_analyze(bot)
        two = await (await PlayedTable.open(playground, bot, 2)).start()
        await two.play_to_the_end()
        await bot.analyses.idle()
        assert seen == [len(two.live.rows)]


@pytest.mark.parametrize("language", languages())
def test_a_choice_between_different_things_has_a_whole_sentence(language: str) -> None:
    """Between food and hunger no one word says what was chosen: `Round 2, : “…”`."""
    match = Match.start(engine.GAMES["stone_age"], Setup("stone_age", 2, ("base",), "jubilee"))
    rows = list[tuple[int | None, str]]()
    while True:
        if match.chance is not None:
            given = chance.answer(b"key", match.chance)
            match.supply(given)
            rows.append((None, str(given)))
            continue
        decision = match.decisions[0]
        feeds = [str(each) for each in decision.options if each.verb == "feed"]
        if feeds:
            break
        rows.append((decision.seat, match.play(decision.seat, str(hungry(match, decision))).text))
    rows.append((decision.seat, feeds[0]))
    costly = {
        "row": len(rows),
        "round": 2,
        "seat": decision.seat,
        "chosen": feeds[0],
        "better": "starve",
        "points": 5,
        "waste": "",
    }
    figures = [[0, 0], [0, 0]]
    stored = json.dumps(
        {
            "course": [[0.5, 0.5], [0.5, 0.5]],
            "turning_points": [],
            "luck": figures,
            "choices": figures,
            "costliest": [[costly] if seat == decision.seat else [] for seat in range(2)],
            "wasted": [[["hunger", 3, [30, 0]]], [["hunger", 3, [30, 0]]]],
        }
    )
    texts = Texts(language)
    about = str(match.setup), rows, ["Anna", "Ben"], texts, stored, decision.seat
    earlier = next(number for number, row in enumerate(rows, 1) if row[0] == decision.seat)
    text, in_part, of_others = [write_analysis(*about, found) for found in ([], [earlier], [len(rows)])]
    assert text and in_part and of_others  # noqa: PT018
    assert of_others.own == (), "another person or a computer chose it"
    (own,), said = text.own, texts.say("analysis-shared", names=["Anna", "Ben"][decision.seat])
    shown = [each.splitlines() for each in (own, text.others, in_part.own[0], in_part.others)]
    assert [said in each for each in shown] == [False, False, True, True], "of a seat that was shared"
    assert feeds[0].split()[1] in own
    assert not re.search(r", ?:", own), own
    numbers = {"en": "numbers", "de": "Zahlen", "nl": "cijfers"}[language]
    assert numbers not in text.course, "the picture has none without a turning point"
    small = f"{MINUS}38"
    assert small not in text.short
    lost = json.dumps(json.loads(stored) | {"choices": [[-38, 9], [-5, 12]]})
    text = write_analysis(*about[:4], lost, None, ())
    assert text is not None
    assert small in text.short.splitlines()[1], "many small choices, and nobody says that nothing went wrong"
    assert "Ben" not in text.short
    assert small in text.course
    rest = {"en": "the rest", "de": "der Rest", "nl": "de rest"}[language]
    assert f"{rest} +38" in text.others, (
        "what is not explained is not laid on the others, who read 0 of their own"
    )


async def _look_at_the_own_choices(two: PlayedTable, final: Message) -> None:
    """They come first, with the picture of the round of each; then the course, then the others."""
    reader = two.people[0]
    (first,) = (await reader.press(final, "Analysis")).messages
    assert first.text.startswith("**Your ")
    assert "costliest choice" in first.text
    assert first.text.count("\nRound ") == first.text.count(" would have been worth ") == 1, (
        "one on each page"
    )
    (table,) = first.attachments
    assert "Ben" not in first.text, "only the reader's own"
    own = first.text
    (second,) = (await reader.press(first, "2")).messages
    assert second.text.splitlines()[1] not in own
    (course,) = (await reader.press(first, "Course of the game")).messages
    assert course.id == first.id, "the same private message"
    (chart,) = course.attachments
    assert "Who was how likely to win" in course.text
    assert two.content(chart) != two.content(table)
    (again,) = (await reader.press(course, "1")).messages
    assert again.text == own


async def test_a_game_that_was_ended_early_is_analyzed_when_somebody_asks(
    playground: Playground, bot: Bot, caplog: pytest.LogCaptureFixture
) -> None:
    """Again, if the disk took nothing when it was done, which is no mistake of ours."""
    two = await (await PlayedTable.open(playground, bot, 2)).start()
    assert "still going on" in private(await two.people[0].command(two.place, "analysis"))
    await two.advance(lambda at: at.live.running.round == 2)
    await two.people[0].command(two.place, "game end")
    await bot.outbox.idle()
    await two.people[1].press(two.posts[-1], "Agree")
    await bot.outbox.idle()
    assert await stored(bot) == []
    for fault, left in ((READ_ONLY, [""]), (("", ""), [])):
        assert NOT_READY in private(await two.people[0].command(two.place, "analysis"))
        let_analyze(bot)
        async with struck(bot.store, fault):
            await bot.analyses.idle()
        assert [each.result for each in await stored(bot) if not each.result] == left
    assert [each.levelname for each in caplog.records if "its analysis" in each.message] == ["WARNING"]
    await bot.outbox.idle()
    texts = len(two.posts)
    assert "costliest choice" in private(await two.people[1].command(two.place, "analysis"))
    assert "likely to win" in private(await playground.person("Carla").command(two.place, "analysis"))
    assert len(two.posts) == texts


def test_a_log_that_does_not_fit_the_rules_has_no_analysis() -> None:
    setup = str(Setup("stone_age", 2, ("base",), "jubilee"))
    assert analyses.read(analyses.analyze_game(setup, [(0, "place hut 2")], "c")) is None


@pytest.mark.long
async def test_a_game_whose_analysis_loses_its_process_is_over_without_it(
    playground: Playground, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its final message was tried again for ever, and the bot counted as behind."""
    two = await (await PlayedTable.open(playground, bot, 2)).start()
    await two.play_to_the_end()
    final, run = two.posts[-1], bot.work.worker.run

    async def lose(function: Any, *args: Any) -> bytes:
        if function is write_analysis:
            raise WorkerLost("the process is lost")
        return await run(function, *args)

    with monkeypatch.context() as patch:
        patch.setattr(bot.work.worker, "run", lose)
        let_analyze(bot)
        await bot.analyses.idle()
        await asyncio.wait_for(bot.outbox.idle(), 10)
    assert "Turning points" not in final.text
    assert (bot.outbox.waits, bot.tables.committer.marks) == ([], {})
    assert "costliest choice" in private(await two.people[0].press(final, "Analysis"))


@pytest.mark.long
async def test_words_that_an_archived_game_cannot_take_are_waited_for_no_longer(
    playground: Playground, bot: Bot
) -> None:
    """Else it would never be compressed, as its thread may stay closed for ever. Its luck was said, and stays."""
    two = await (await PlayedTable.open(playground, bot, 2)).start()
    await two.play_to_the_end()
    final, said = two.posts[-1], two.posts[-1].text
    bot.work._known.clear()  # as after many replays
    bot.tables.committer.look_again(two.live.record.id)
    await bot.outbox.idle()
    assert "Luck of the dice" in final.text
    playground.faults.archive(two.place)
    let_analyze(bot)
    await bot.analyses.idle()
    await bot.outbox.idle()
    await bot.store.wait_until_written()
    assert [each.status for each in playground.requests if each.path.endswith(final.id)][-1:] == [400]
    assert len(await stored(bot)) == 1
    assert final.text == said
    assert await bot.store.pending() == []
