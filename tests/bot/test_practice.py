"""The guided first round, played by tapping through the playground to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.client import Bot
from bot.games import SPECS
from bot.interactions import guided_round
from bot.language.texts import Texts
from bot.messages.custom_ids import Control
from bot.playground import Person, Playground
from bot.playground.messages import Message
from bot.playground.outcomes import Outcome
from bot.tables.practice import LEARNER, SETUP, Names, is_over
from bot.tables.table import Table
from engine.core.errors import Illegal, RuleError
from engine.core.players import greedy
from tests.bot.support.answers import PNG
from tests.bot.support.table import running_bot
from tests.bot.support.taps import answer, shown

NAMES: Names = ("Anna", "Flint", "Fern")


async def lesson_of(bot: Bot, person: Person) -> Table:
    return await bot.practice.get(int(person.id), NAMES)


async def choose_well(bot: Bot, person: Person, screen: Message) -> Message:
    """One tap or two on what a sensible player would do; the screen after it."""
    live = await lesson_of(bot, person)
    await answer(person, screen, greedy(live.running, live.running.decision_of(LEARNER)))
    return person.message(screen.id)


async def test_a_whole_round_is_played_in_one_private_message(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    screen = shown(await anna.command("games", "learn"))
    assert screen.ephemeral
    assert "Your first round" in screen.content
    seen: list[str] = []
    while "That was a whole round" not in screen.content:
        live = await lesson_of(bot, anna)
        decision = live.running.decision_of(LEARNER)
        seen.append(decision.prompt)
        assert guided_round.lesson(live, Texts("en"), decision) in screen.content
        assert (
            SPECS["stone_age"].phrases.prompt(Texts("en"), decision, live.running.view(LEARNER))
            in screen.content
        )
        (file,) = screen.attachments
        assert playground.files[file["url"].split("/")[-3], file["id"]][1].startswith(PNG)
        assert file["description"]
        screen = await choose_well(bot, anna, screen)
        assert len(seen) < 30
    assert len({"place", "resolve", "tools", "buy-card"} & {*seen}) > 1
    live = await lesson_of(bot, anna)
    assert is_over(live.running)
    assert live.running.view(None).round == 2
    assert live.running.view(LEARNER).players[LEARNER].tableau >= 5, "everybody came home and was fed"
    assert screen.ephemeral
    assert "Start over" in screen.labels


async def test_it_is_at_no_table_and_calls_nobody(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    before = {each.id: len(each.messages) for each in playground.world.channels.values()}
    screen = shown(await anna.command("games", "learn"))
    await choose_well(bot, anna, screen)
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
        screen = await choose_well(bot, anna, screen)
        digest = (await lesson_of(bot, anna)).running.digest()
    async with running_bot(database) as bot:
        assert (await lesson_of(bot, anna)).running.digest() == digest
        again = shown(await anna.command(anna.open_dm(), "learn"))
        assert "Your first round" not in again.content
        assert (await lesson_of(bot, anna)).running.digest() == digest
        await choose_well(bot, anna, screen)
        assert (await lesson_of(bot, anna)).moves[LEARNER] == 2


async def test_an_old_button_shows_the_present(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    old = shown(await anna.command("games", "learn"))
    now = shown(await anna.command("games", "learn"))
    await choose_well(bot, anna, now)
    live = await lesson_of(bot, anna)
    select = old.selects[0]
    await anna.choose(old, select["custom_id"], select["options"][0]["value"])
    assert "earlier turn" in anna.message(old.id).content
    assert (await lesson_of(bot, anna)).rows == live.rows


async def test_a_button_of_a_round_that_is_over_says_so(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    old = shown(await anna.command("games", "learn"))
    screen = shown(await anna.command("games", "learn"))
    while not is_over((await lesson_of(bot, anna)).running):
        screen = await choose_well(bot, anna, screen)
    select = old.selects[0]
    outcome = await anna.choose(old, select["custom_id"], select["options"][0]["value"])
    assert "That practice round is over" in outcome.text
    begun = shown(await anna.command("games", "learn"))
    assert "Your first round" in begun.content


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
    await choose_well(bot, anna, screen)
    assert (await lesson_of(bot, anna)).moves[LEARNER] == 1
    assert (await lesson_of(bot, ben)).moves[LEARNER] == 0


async def test_start_over_begins_anew(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    screen = shown(await anna.command("games", "learn"))
    screen = await choose_well(bot, anna, screen)
    await anna.press(screen, "Start over")
    assert "Your first round" in anna.message(screen.id).content
    assert (await lesson_of(bot, anna)).moves[LEARNER] == 0


async def test_a_question_is_explained_when_asked(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    screen = shown(await anna.command("games", "learn"))
    outcome: Outcome = await anna.press(screen, "What does this mean?")
    assert shown(outcome).ephemeral
    assert "Choose one place" in outcome.text


@pytest.mark.parametrize("seed", range(8))
async def test_every_decision_of_a_round_has_its_lesson(bot: Bot, seed: int) -> None:
    """However a pupil plays, what is asked is explained in about two sentences."""
    texts, names = Texts("en"), NAMES
    live = await bot.practice.begin(seed + 1, names)
    while not is_over(live.running):
        decision = live.running.decision_of(LEARNER)
        said = guided_round.lesson(live, texts, decision)
        assert said.startswith("**"), (decision.prompt, said)
        assert len(said) < 450
        option = decision.options[(seed * 7 + len(live.rows)) % len(decision.options)]
        live = await bot.practice.play(seed + 1, names, str(option), live.moves[LEARNER])
    assert live.setup == SETUP
