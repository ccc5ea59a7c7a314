"""A game that only the tests have is played like every other: typed and tapped, with pictures, in each language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.client import Bot
from bot.language.texts import Texts, languages
from bot.playground import Playground
from engine.core.actions import Action
from tests import nim
from tests.bot.language.test_whole_conversations import findings
from tests.bot.support.answers import private
from tests.bot.support.conversation import acting, assert_stories_are_whole, play_and_check
from tests.bot.support.table import PlayedTable, running_bot
from tests.bot.support.taps import get_reply, tap
from tests.bot.test_whole_games import look_at_picture, look_at_the_log, play_to_the_end, typed
from tests.nim.rules import HEAPS

LOOKS = ("board", "log", "verify", "mine", "since", "plan", "help", "mygames", "credits", "replay")


@pytest.fixture(scope="module", autouse=True)
def third_game() -> Iterator[None]:
    with nim.registered():
        yield


async def test_a_whole_game_by_typing(playground: Playground, bot: Bot) -> None:
    two = await (await PlayedTable.open(playground, bot, 2, game="nim")).start()
    hint = private(await two.people[0].command(two.place, "hint"))
    assert "99%" in hint.split("\n")[1], "the best move wins for sure"
    await play_to_the_end(two, typed)
    await look_at_the_log(two)
    assert two.live.running.over is not None
    winner = two.live.names[two.live.running.over.winners[0]]
    assert f"**{winner} wins with 1 point!**" in two.posts[-1].text


async def test_the_last_move_closes_what_the_others_have_begun(playground: Playground, bot: Bot) -> None:
    two = await (await PlayedTable.open(playground, bot, 2, game="nim")).start()
    await two.advance(lambda at: at.live.running.view(None).heaps.count(0) == len(HEAPS) - 1)
    other = two.people[1 - two.decision.seat]
    await other.command(two.place, "game leave")
    await tap(two, two.decision.seat, two.decision.options[-1])
    assert two.live.running.over is not None
    await playground.wait_until(lambda: not [each for each in other.see(two.place) if each.ephemeral], 10)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3])
async def test_the_thread_is_the_story(playground: Playground, bot: Bot, seats: int) -> None:
    at = await (await PlayedTable.open(playground, bot, seats, game="nim")).start()
    await play_and_check(at, seats)
    assert acting(at) == []
    assert_stories_are_whole(at)


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(each, marks=pytest.mark.long) for each in languages() if each != "en")]
)
async def test_a_whole_game_by_tapping_in_every_language(
    playground: Playground, bot: Bot, language: str
) -> None:
    for person in playground.people:
        person.user.locale = language
    texts = Texts(language)
    await playground.person("Anna").command("games", "language", language=language)
    three = await (await PlayedTable.open(playground, bot, 3, texts=texts, game="nim")).start()
    taps: list[int] = []
    found: set[str] = set()

    async def tapped(at: PlayedTable, seat: int, option: Action) -> None:
        assert texts.say("nim-prompt") in at.board.text
        found.update(findings(at.board, language))
        taps.append(await tap(at, seat, option))

    await play_to_the_end(three, tapped)
    assert {*taps} <= {1, 2}
    look_at_picture(three, three.posts[-1])
    found.update(findings(three.posts[-1], language))
    for look in LOOKS:
        outcome = await three.people[0].command(three.place, look)
        assert outcome.reply is not None, look
        found.update(findings(outcome.reply, language))
    assert not found


async def test_it_goes_on_after_a_restart_with_a_plan(playground: Playground, database: Path) -> None:
    """No chance is asked before the first move, so there is no row and no snapshot yet."""
    async with running_bot(database) as bot:
        two = await (await PlayedTable.open(playground, bot, 2, game="nim")).start()
    async with two.restarted(database) as again:
        anna, ben = again.people
        await anna.command(again.place, "nim remove", heap=1, stones=1)
        await anna.command(again.place, "undo")
        await again.bot.outbox.idle()
        asked = get_reply(await ben.press(again.board, "Plan"))
        (three,) = [each["custom_id"] for each in asked.buttons if each["custom_id"].endswith("heap=1")]
        numbers = get_reply(await ben.press(asked, three))
        plan = get_reply(await ben.press(numbers, numbers.buttons[2]["custom_id"]))
        assert not {"Then …", "Otherwise …", "Only if …"} & {*plan.labels}, "one move, no conditions"
        await ben.press(plan, "Use this plan")
        await anna.command(again.place, "nim remove", heap=2, stones=4)
        await again.bot.outbox.idle()
        assert [row.text for row in again.live.rows] == ["remove 1 1", "undo 0", "remove 2 4", "remove 1 3"]
        refused = await anna.command(again.place, "nim remove", heap=1, stones=1)
        assert "0 stones, 0 stones and 5 stones" in private(refused)
