"""The lessons, played by tapping through the playground to their ends."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.client import Bot
from bot.games import SPECS
from bot.interactions import guided_round
from bot.language.names import remove_formatting
from bot.language.texts import Texts
from bot.messages.custom_ids import Control
from bot.playground import Person, Playground
from bot.playground.messages import Message
from bot.storage.people import PracticeRecord
from bot.storage.records import Change
from bot.tables.actions.practice import LEARNER, LESSONS, Names, first_position, is_over
from bot.tables.model.table import Table
from engine.core.errors import Illegal, RuleError
from engine.core.players import greedy
from tests.bot.support.answers import PNG, private
from tests.bot.support.table import ENGLISH, running_bot
from tests.bot.support.taps import answer, get_reply, tap_anything

NAMES: Names = ("Anna", "Flint", "Fern")


async def lesson_of(bot: Bot, person: Person) -> Table:
    return await bot.practice.get(int(person.id), NAMES)


async def choose_well(_playground: Playground, bot: Bot, person: Person, screen: Message) -> Message:
    """One tap on what a sensible player would do of what is offered; the screen after it."""
    live, texts = await lesson_of(bot, person), Texts.for_locale(person.user.locale)
    if texts.say("button-begin") in screen.labels:
        await person.press(screen, texts.say("button-begin"))
        screen = person.message(screen.id)
    decision = live.running.decision_of(LEARNER)
    best, few = greedy(live.running, decision), guided_round.ask_offered(live, texts, decision).offers
    assert await answer(person, screen, best if best in few else few[0]) == 1
    return person.message(screen.id)


SHOWN = {
    "stone_age": {"place", "resolve", "tools", "buy-card", "buy-building", "feed"},
    "hunters_scouts": {"turn", "use", "send", "lay"},
}
"""What each lesson must have asked."""


@pytest.mark.parametrize("game", LESSONS)
async def test_who_taps_through_reaches_the_end(playground: Playground, bot: Bot, game: str) -> None:
    """In one private message, with the board: each step explains itself and tells what was done before it."""
    anna, texts = playground.person("Anna"), ENGLISH
    screen = get_reply(await anna.command("games", "learn"))
    if game != next(iter(LESSONS)):
        await anna.press(screen, texts.say("button-learn-game", game=texts.say(f"game-{game}")))
        screen = anna.message(screen.id)
    assert screen.ephemeral
    assert screen.content.startswith(texts.say(f"lesson-{game}-goal"))
    assert_pictured(playground, screen)
    await anna.press(screen, texts.say("button-begin"))
    screen, seen = anna.message(screen.id), list[str]()
    while texts.say(f"lesson-{game}-end") not in screen.content:
        live = await lesson_of(bot, anna)
        decision, view = live.running.decision_of(LEARNER), live.running.view(LEARNER)
        seen.append(decision.prompt)
        described = screen.attachments[0]["description"]
        asked = SPECS[game].phrases.prompt(texts, decision, view, live.names[LEARNER])
        assert remove_formatting(asked) in described
        assert not re.search(r"Scores: |Decks: |Fern: ", described), "what the picture is not cut to"
        assert guided_round.lesson(live, texts, decision) in screen.content
        assert SPECS[game].phrases.prompt(texts, decision, view) in screen.content
        assert 1 < len(screen.labels) <= guided_round.MOST_OFFERED + 1
        assert_pictured(playground, screen)
        screen = await choose_well(playground, bot, anna, screen)
        assert len(seen) < 10, "three minutes"
    assert SHOWN[game] <= {*seen}
    assert screen.ephemeral
    assert_pictured(playground, screen)
    begun = private(await anna.press(screen, texts.say("button-play-alone")))
    (table,) = await bot.store.tables("running")
    assert begun == f"The game has begun: <#{table.place}>", "not that it waits for others"
    assert table.host == int(anna.id)
    assert table.setup == str(first_position(game).setup)


def assert_pictured(playground: Playground, screen: Message) -> None:
    file = screen.attachments[0]
    assert playground.files[file["url"].split("/")[-3], file["id"]][1].startswith(PNG)
    assert file["description"]


async def test_a_step_tells_all_that_the_choice_before_it_brought(playground: Playground, bot: Bot) -> None:
    """Three come home with one tap, and one of them takes hunger away."""
    anna = playground.person("Anna")
    await bot.practice.begin(int(anna.id), NAMES, "hunters_scouts")
    screen = get_reply(await anna.command("games", "learn"))
    screen = await choose_well(playground, bot, anna, screen)
    for said in ("Mountains (A): stone.", "Savanna (B): fruit.", "Toxodon (C): meat.", "1 hunger back."):
        assert said in screen.content


@pytest.mark.long
@pytest.mark.parametrize("game", LESSONS)
async def test_whatever_is_chosen_it_shows_what_it_is_for(bot: Bot, game: str) -> None:
    """On every way through what is offered, Stone Age rolls with a tool, offers a card and a building, and is hungry;
    every question is explained in a few sentences with a picture cut to what it is about.
    """
    ends, live = 0, await bot.practice.begin(1, NAMES, game)
    ways = [(await bot.store.find(PracticeRecord, "member = ?", 1), "", frozenset[str]())]
    while ways:
        before, line, seen = ways.pop()
        if line:
            await bot.store.write(Change((*before,)))
            live = await bot.practice.get(1, NAMES)
            live = await bot.practice.play(1, NAMES, line, live.moves[LEARNER])
        if is_over(live.running):
            ends += 1
            assert seen >= ALWAYS[game]
            continue
        decision = live.running.decision_of(LEARNER)
        said = guided_round.lesson(live, ENGLISH, decision)
        assert said.startswith("**"), (decision.prompt, said)
        assert len(said) < 250
        assert guided_round.parts_of(live, ENGLISH)
        few = guided_round.ask_offered(live, ENGLISH, decision).offers
        assert 1 <= len(few) <= guided_round.MOST_OFFERED
        now = await bot.store.find(PracticeRecord, "member = ?", 1)
        ways += [(now, str(each), seen | {decision.prompt}) for each in few]
    assert ends > 1


ALWAYS = {"stone_age": {"place", "tools", "buy-card", "buy-building", "feed"}, "hunters_scouts": {"turn"}}
"""What each lesson asks in any case."""


async def test_who_declines_reads_so(playground: Playground, bot: Bot) -> None:
    """No step says that something was bought or done that was not."""
    anna = playground.person("Anna")
    screen = get_reply(await anna.command("games", "learn"))
    while (await lesson_of(bot, anna)).running.decision_of(LEARNER).prompt != "buy-card":
        screen = await choose_well(playground, bot, anna, screen)
    await anna.press(screen, next(label for label in screen.labels if label.startswith("Do not buy")))
    screen = anna.message(screen.id)
    assert "✓" not in screen.content
    assert "buys card" not in screen.content.lower()


async def test_it_is_at_no_table_and_calls_nobody(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    before = {each.id: len(each.messages) for each in playground.world.channels.values()}
    screen = get_reply(await anna.command("games", "learn"))
    await choose_well(playground, bot, anna, screen)
    await bot.outbox.idle()
    assert playground.world.pings == []
    assert await bot.store.tables("lobby", "running", "over", "ended") == []
    assert "sit at no table" in get_reply(await anna.command("games", "mygames")).content
    assert "no tables yet" in get_reply(await anna.command("games", "game list")).content
    public = [
        m for c in playground.world.channels.values() for m in c.messages.values() if m.owner_id is None
    ]
    assert [m for m in public if m.author_id == playground.world.bot.id] == []
    assert before.keys() == {each.id for each in playground.world.channels.values()}


async def test_it_goes_on_after_leaving_and_after_a_restart(playground: Playground, database: Path) -> None:
    anna = playground.person("Anna")
    async with running_bot(database) as bot:
        screen = get_reply(await anna.command("games", "learn"))
        screen = await choose_well(playground, bot, anna, screen)
        digest = (await lesson_of(bot, anna)).running.digest()
    async with running_bot(database) as bot:
        assert (await lesson_of(bot, anna)).running.digest() == digest
        again = get_reply(await anna.command(anna.open_dm(), "learn"))
        assert "takes three minutes" not in again.content
        assert (await lesson_of(bot, anna)).running.digest() == digest
        await choose_well(playground, bot, anna, screen)
        assert (await lesson_of(bot, anna)).running.digest() != digest


async def test_an_old_button_shows_the_present_or_says_that_all_is_over(
    playground: Playground, bot: Bot
) -> None:
    anna = playground.person("Anna")
    old = get_reply(await anna.command("games", "learn"))
    await anna.press(old, "Begin")
    now = get_reply(await anna.command("games", "learn"))
    await choose_well(playground, bot, anna, now)
    live = await lesson_of(bot, anna)
    await tap_anything(anna, old)
    step, shown = anna.message(now.id), anna.message(old.id)
    assert (shown.content, shown.labels) == (step.content, step.labels), "with its words, and nothing else"
    assert (await lesson_of(bot, anna)).rows == live.rows
    screen = get_reply(await anna.command("games", "learn"))
    while not is_over((await lesson_of(bot, anna)).running):
        screen = await choose_well(playground, bot, anna, screen)
    assert "That practice round is over" in (await tap_anything(anna, old)).text
    assert "takes three minutes" in get_reply(await anna.command("games", "learn")).content


async def test_another_game_can_be_learned_in_the_middle_of_a_lesson(
    playground: Playground, bot: Bot
) -> None:
    anna = playground.person("Anna")
    await anna.press(get_reply(await anna.command("games", "learn")), "Begin")
    other = get_reply(await anna.command("games", "learn", game="hunters_scouts"))
    assert (await lesson_of(bot, anna)).setup.game == "hunters_scouts"
    assert "points" in other.content


async def test_a_control_of_a_lesson_before_an_update_shows_the_present(
    playground: Playground, bot: Bot
) -> None:
    """Release 1.0 offered lists and drafts there, which lessons do without now."""
    anna = playground.person("Anna")
    old = get_reply(await anna.command("games", "learn"))
    await anna.press(old, "Begin")
    button = anna.message(old.id).buttons[0]
    button["custom_id"] = "do:0:narrow:0.0.place where=hunt"
    asked = anna.message(old.id).content
    outcome = await anna.press(old, button["custom_id"])
    assert (get_reply(outcome).content, (await lesson_of(bot, anna)).moves[LEARNER]) == (asked, 0)


async def test_where_everything_else_is_refused(playground: Playground, bot: Bot) -> None:
    """A practice game knows answers to its question and nothing else, and nobody's game is nobody's."""
    anna, ben = playground.person("Anna"), playground.person("Ben")
    screen = get_reply(await anna.command("games", "learn"))
    with pytest.raises(RuleError, match="error-no-lesson"):
        await bot.practice.get(int(ben.id), NAMES)
    controls = [Control.read(part["custom_id"]) for part in (*screen.buttons, *screen.selects)]
    assert {each.action for each in controls if each} <= {*guided_round.PRACTICE_ACTIONS, "learn"}
    with pytest.raises(Illegal):
        await bot.practice.play(int(anna.id), NAMES, "place moon 1", 0)
    assert (await lesson_of(bot, anna)).moves[LEARNER] == 0


async def test_everybody_has_a_round_of_their_own(playground: Playground, bot: Bot) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    screen = get_reply(await anna.command("games", "learn"))
    await ben.command("games", "learn")
    await choose_well(playground, bot, anna, screen)
    assert (await lesson_of(bot, anna)).moves[LEARNER] > 0
    assert (await lesson_of(bot, ben)).moves[LEARNER] == 0


async def test_start_over_begins_anew(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    screen = get_reply(await anna.command("games", "learn"))
    while not is_over((await lesson_of(bot, anna)).running):
        screen = await choose_well(playground, bot, anna, screen)
    await anna.press(screen, "Start over")
    assert "takes three minutes" in anna.message(screen.id).content
    assert (await lesson_of(bot, anna)).moves[LEARNER] == 0


async def test_a_question_is_explained_in_its_place(playground: Playground, bot: Bot) -> None:
    """The rules stand where the step stood, with its picture and its answers; one tap leads back."""
    anna = playground.person("Anna")
    screen = get_reply(await anna.command("games", "learn"))
    await anna.press(screen, "Begin")
    screen = anna.message(screen.id)
    asked, picture, (*answers, _) = screen.content, screen.attachments, screen.labels
    await anna.press(screen, "What does this mean?")
    screen = anna.message(screen.id)
    assert "Choose one place" in screen.content
    assert screen.attachments == picture
    assert screen.labels == [*answers, "Back", "Start over"]
    await anna.press(screen, "Back")
    assert anna.message(screen.id).content == asked
    await anna.press(screen, answers[0])
    assert (await lesson_of(bot, anna)).moves[LEARNER] > 0
