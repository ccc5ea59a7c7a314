"""The lessons, played by tapping through the playground to their ends."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot.client import Bot
from bot.games import SPECS
from bot.interactions import guided_round
from bot.language.texts import Texts
from bot.messages.custom_ids import Control
from bot.playground import Person, Playground
from bot.playground.messages import Message
from bot.playground.outcomes import Outcome
from bot.tables.practice import LEARNER, LESSONS, Names, is_over
from bot.tables.table import Table
from engine.core.errors import Illegal, RuleError
from engine.core.match import AnyMatch
from engine.core.players import greedy
from tests.bot.support.answers import PNG
from tests.bot.support.draft_taps import tap_parts
from tests.bot.support.table import ENGLISH, PlayedTable, running_bot
from tests.bot.support.taps import answer, shown, tap_anything

NAMES: Names = ("Anna", "Flint", "Fern")
ELSEWHERE: Any = None
"""The driver of drafts need not look for the match: a practice game is read anew for each move."""


async def lesson_of(bot: Bot, person: Person) -> Table:
    return await bot.practice.get(int(person.id), NAMES)


async def choose_well(playground: Playground, bot: Bot, person: Person, screen: Message) -> Message:
    """One tap or two on what a sensible player would do; the screen after it."""
    live = await lesson_of(bot, person)
    option = greedy(live.running, live.running.decision_of(LEARNER))
    texts = Texts.for_locale(person.user.locale)
    at = PlayedTable(playground, ELSEWHERE, live, (person,), texts)
    if await tap_parts(at, LEARNER, screen, option) is None:
        await answer(person, screen, option)
    return person.message(screen.id)


SHOWN = {
    "stone_age": {"place", "resolve", "tools", "buy-card", "buy-building", "feed"},
    "hunters_scouts": {"turn", "use", "send", "lay"},
}
"""What each lesson must have asked."""


@pytest.mark.parametrize("locale", ["en-US", "de", "nl"])
@pytest.mark.parametrize("game", LESSONS)
async def test_who_taps_through_reaches_the_end(
    playground: Playground, bot: Bot, game: str, locale: str
) -> None:
    """In one private message, with the board: each step explains itself and tells what was done before it."""
    anna, texts = playground.person("Anna"), Texts.for_locale(locale)
    anna.user.locale = locale
    screen = shown(await anna.command("games", "learn"))
    if game != next(iter(LESSONS)):
        await anna.press(screen, texts.say("button-learn-game", game=texts.say(f"game-{game}")))
        screen = anna.message(screen.id)
    assert screen.ephemeral
    assert texts.say(f"lesson-{game}-welcome") in screen.content
    seen: list[str] = []
    while texts.say(f"lesson-{game}-end") not in screen.content:
        live = await lesson_of(bot, anna)
        decision, view = live.running.decision_of(LEARNER), live.running.view(LEARNER)
        seen.append(decision.prompt)
        assert guided_round.lesson(live, texts, decision) in screen.content
        assert SPECS[game].phrases.prompt(texts, decision, view) in screen.content
        if decision.prompt == "feed":
            assert_named_whole(texts, screen, live.running)
        assert_pictured(playground, screen)
        screen = await choose_well(playground, bot, anna, screen)
        assert_pictured(playground, screen)
        assert len(seen) < 10, "three minutes"
    assert SHOWN[game] <= {*seen}
    assert screen.ephemeral
    await anna.press(screen, texts.say("button-open-table"))
    (table,) = await bot.store.tables("lobby")
    assert table.host == int(anna.id)
    assert table.setup.startswith(game)


def assert_named_whole(texts: Texts, screen: Message, match: AnyMatch) -> None:
    """What is given for food is named by all of it, not by its bricks alone."""
    decision, view = match.decision_of(LEARNER), match.view(LEARNER)
    for option in match.distinct(decision):
        said = SPECS["stone_age"].phrases.action(texts, option, view, LEARNER)
        assert any(label.startswith(said) for label in screen.labels), said


def assert_pictured(playground: Playground, screen: Message) -> None:
    file = screen.attachments[0]
    assert playground.files[file["url"].split("/")[-3], file["id"]][1].startswith(PNG)
    assert file["description"]


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_is_chosen_it_shows_what_it_is_for(bot: Bot, seed: int) -> None:
    """A roll with a tool, a card, a building, hunger; every question is explained in a few sentences."""
    rng, game = random.Random(seed), "stone_age"
    live = await bot.practice.begin(seed + 1, NAMES, game)
    seen: set[str] = set()
    while not is_over(live.running):
        decision = live.running.decision_of(LEARNER)
        seen.add(decision.prompt)
        said = guided_round.lesson(live, Texts("en"), decision)
        assert said.startswith("**"), (decision.prompt, said)
        assert len(said) < 450
        option = rng.choice(live.running.distinct(decision))
        live = await bot.practice.play(seed + 1, NAMES, str(option), live.moves[LEARNER])
    assert seen >= SHOWN[game]


async def test_who_declines_is_told_so(playground: Playground, bot: Bot) -> None:
    """No step says that something was bought or done that was not."""
    anna = playground.person("Anna")
    screen = shown(await anna.command("games", "learn"))
    while (await lesson_of(bot, anna)).running.decision_of(LEARNER).prompt != "buy-card":
        screen = await choose_well(playground, bot, anna, screen)
    await anna.press(screen, next(label for label in screen.labels if label.startswith("Do not buy")))
    screen = anna.message(screen.id)
    if "Let it go" in screen.text or screen.labels == [ENGLISH.say("choice-sure")]:
        await anna.press(screen, ENGLISH.say("choice-sure"))
        screen = anna.message(screen.id)
    assert "Done:" not in screen.content
    assert "buys card" not in screen.content.lower()


async def test_it_is_at_no_table_and_calls_nobody(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    before = {each.id: len(each.messages) for each in playground.world.channels.values()}
    screen = shown(await anna.command("games", "learn"))
    await choose_well(playground, bot, anna, screen)
    await bot.outbox.idle()
    assert playground.world.pings == []
    assert await bot.store.tables("lobby", "running", "over", "ended") == []
    assert "sit at no table" in shown(await anna.command("games", "mygames")).content
    assert "no tables yet" in shown(await anna.command("games", "game list")).content
    public = [
        m for c in playground.world.channels.values() for m in c.messages.values() if m.owner_id is None
    ]
    assert [m for m in public if m.author_id == playground.world.bot.id] == []
    assert before.keys() == {each.id for each in playground.world.channels.values()}


async def test_it_goes_on_after_leaving_and_after_a_restart(playground: Playground, database: Path) -> None:
    anna = playground.person("Anna")
    async with running_bot(database) as bot:
        screen = shown(await anna.command("games", "learn"))
        screen = await choose_well(playground, bot, anna, screen)
        digest = (await lesson_of(bot, anna)).running.digest()
    async with running_bot(database) as bot:
        assert (await lesson_of(bot, anna)).running.digest() == digest
        again = shown(await anna.command(anna.open_dm(), "learn"))
        assert "in three minutes" not in again.content
        assert (await lesson_of(bot, anna)).running.digest() == digest
        await choose_well(playground, bot, anna, screen)
        assert (await lesson_of(bot, anna)).running.digest() != digest


async def test_an_old_button_shows_the_present(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    old = shown(await anna.command("games", "learn"))
    now = shown(await anna.command("games", "learn"))
    await choose_well(playground, bot, anna, now)
    live = await lesson_of(bot, anna)
    await tap_anything(anna, old)
    assert "earlier turn" in anna.message(old.id).content
    assert (await lesson_of(bot, anna)).rows == live.rows


async def test_a_button_of_a_round_that_is_over_says_so(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    old = shown(await anna.command("games", "learn"))
    screen = shown(await anna.command("games", "learn"))
    while not is_over((await lesson_of(bot, anna)).running):
        screen = await choose_well(playground, bot, anna, screen)
    outcome = await tap_anything(anna, old)
    assert "That practice round is over" in outcome.text
    begun = shown(await anna.command("games", "learn"))
    assert "in three minutes" in begun.content


async def test_where_everything_else_is_refused(playground: Playground, bot: Bot) -> None:
    """A practice game knows answers to its question and nothing else, and nobody's game is nobody's."""
    anna, ben = playground.person("Anna"), playground.person("Ben")
    screen = shown(await anna.command("games", "learn"))
    with pytest.raises(RuleError, match="error-no-lesson"):
        await bot.practice.get(int(ben.id), NAMES)
    controls = [Control.read(part["custom_id"]) for part in (*screen.buttons, *screen.selects)]
    assert {each.action for each in controls if each} <= {*guided_round.PRACTICE_ACTIONS, "learn"}
    with pytest.raises(Illegal):
        await bot.practice.play(int(anna.id), NAMES, "place moon 1", 0)
    assert (await lesson_of(bot, anna)).moves[LEARNER] == 0


async def test_everybody_has_a_round_of_their_own(playground: Playground, bot: Bot) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    screen = shown(await anna.command("games", "learn"))
    await ben.command("games", "learn")
    await choose_well(playground, bot, anna, screen)
    assert (await lesson_of(bot, anna)).moves[LEARNER] > 0
    assert (await lesson_of(bot, ben)).moves[LEARNER] == 0


async def test_start_over_begins_anew(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    screen = shown(await anna.command("games", "learn"))
    screen = await choose_well(playground, bot, anna, screen)
    await anna.press(screen, "Start over")
    assert "in three minutes" in anna.message(screen.id).content
    assert (await lesson_of(bot, anna)).moves[LEARNER] == 0


async def test_a_question_is_explained_when_asked(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    screen = shown(await anna.command("games", "learn"))
    outcome: Outcome = await anna.press(screen, "What does this mean?")
    assert shown(outcome).ephemeral
    assert "Choose one place" in outcome.text
