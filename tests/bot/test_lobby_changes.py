"""*Change*: the host changes by controls what is played, everybody sees it, and nothing impossible can be chosen."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import discord
import pytest

import engine
from bot.client import Bot
from bot.language.texts import Texts, languages
from bot.messages.lobby_panel import panel
from bot.playground import Playground
from bot.playground.messages import Message
from bot.tables.actions.choices import Choices, adapt_setup, extras_of, variant_of, variants, with_modules
from engine.core import chance
from engine.core.errors import RuleError
from engine.core.match import Setup
from tests.bot.support.answers import forget_answer
from tests.bot.support.table import PlayedTable, running_bot

WHAT, MODULES, SEATS, PACE = "What is played", "Modules: none", "Seats", "Pace"
STONE_AGE, HUNTERS = engine.GAMES["stone_age"], engine.GAMES["hunters_scouts"]


async def opened(at: PlayedTable) -> Message:
    """The panel that the host opens."""
    outcome = await at.people[0].press(at.lobby, "Change")
    assert outcome.reply is not None, outcome.text
    return outcome.reply


async def chosen(at: PlayedTable, shown: Message, select: str, *values: str) -> Message:
    """The host chooses in the panel, which then shows the table as it is."""
    outcome = await at.people[0].choose(shown, select, *values)
    await at.bot.outbox.idle()
    assert not outcome.error, outcome.text
    return at.people[0].message(shown)


def defaults(shown: Message, select: str) -> list[str]:
    part = next(each for each in shown.selects if each["placeholder"] == select)
    return [each["label"] for each in part["options"] if each.get("default")]


def labels(shown: Message, select: str) -> list[str]:
    return [
        each["label"] for part in shown.selects if part["placeholder"] == select for each in part["options"]
    ]


async def test_the_host_changes_everything_and_the_lobby_shows_it(playground: Playground, bot: Bot) -> None:
    at = await PlayedTable.open(playground, bot, 2)
    seed = at.live.record.seed
    shown = await opened(at)
    shown = await chosen(at, shown, MODULES, "igloos", "style")
    shown = await chosen(at, shown, SEATS, "5")
    shown = await chosen(at, shown, PACE, "24h")
    await at.people[0].press(shown, "Make it rated")
    await bot.outbox.idle()
    text = at.lobby.content
    assert "Stone Age · Jubilee edition · base game, Igloos and Style is the Goal" in text
    assert "-# **Igloos:** Four igloos to build for points at once" in text
    assert "-# **Style is the Goal:** Jewelry, a trader" in text
    assert "2 of 5 seats taken · no hints\n" in text
    assert text.count("one day per decision") == 1
    assert "-# **one day per decision:** 3 days in reserve" in text
    assert "ranking of this server" in text
    assert at.live.record.seed == seed
    shown = at.people[0].message(shown)
    assert defaults(shown, MODULES) == ["Igloos", "Style is the Goal"]
    assert defaults(shown, SEATS) == ["5 seats"]
    await at.start()
    assert shown.id not in {each.id for each in at.people[0].see(at.lobby.channel_id)}, (
        "nothing is left to change"
    )
    assert str(at.live.setup) == "stone_age seats=2 modules=base,igloos,style edition=jubilee"
    assert (at.live.record.pace, at.live.record.rated) == ("24h", 1)
    assert (at.live.record.seed, at.live.record.commitment) == (seed, chance.commitment(seed))


async def test_people_who_sit_there_read_of_it_without_a_ping(playground: Playground, bot: Bot) -> None:
    alone = await PlayedTable.open(playground, bot, 2)
    anna, ben = alone.people
    pings = list(playground.world.pings)
    shown = await chosen(alone, await opened(alone), MODULES, "Mammoth Herd")
    await chosen(alone, shown, WHAT, "Stone Age · 2008 edition")
    said = [post.content for post in alone.posts if "changed the table" in post.content]
    assert said == [
        "-# Anna changed the table: with Mammoth Herd.",
        "-# Anna changed the table: 2008 edition.",
    ]
    assert playground.world.pings == pings
    await ben.press(alone.lobby, "Leave")
    await bot.outbox.idle()
    await chosen(alone, await opened(alone), SEATS, "3")
    assert sum("changed the table" in post.content for post in alone.posts) == len(said)
    assert anna.message(alone.lobby).content.count("3 seats") == 1


async def test_what_belongs_together_is_completed_and_said(playground: Playground, bot: Bot) -> None:
    at = await PlayedTable.open(playground, bot, 2, edition="2008")
    shown = await chosen(at, await opened(at), MODULES, "New Huts")
    assert "I also changed: with Style is the Goal." in shown.content
    shown = await chosen(at, shown, MODULES, "New Huts", "Style is the Goal", "Igloos")
    assert "I also changed: Jubilee edition." in shown.content
    shown = await chosen(at, shown, MODULES, "New Huts", "Igloos")
    assert "I also changed: without New Huts." in shown.content
    shown = await chosen(at, shown, SEATS, "5 seats")
    assert "I also changed: with Style is the Goal." in shown.content
    shown = await chosen(at, shown, MODULES, "Igloos")
    assert "I also changed: 4 seats." in shown.content
    shown = await chosen(at, shown, WHAT, "Stone Age · 2008 edition")
    assert "I also changed: without Igloos." in shown.content
    assert str(at.live.setup) == "stone_age seats=4 modules=base edition=2008"


async def test_another_game_can_be_chosen_while_all_have_room(playground: Playground, bot: Bot) -> None:
    at = await PlayedTable.open(playground, bot, 3)
    shown = await chosen(at, await opened(at), WHAT, "Hunters and Scouts (Jäger und Späher) · normal game")
    assert "3 people sit here already, so 2 seats are too few" in shown.content
    assert at.live.setup.game == "stone_age"
    await at.people[2].press(at.lobby, "Leave")
    shown = await chosen(at, shown, WHAT, "Hunters and Scouts (Jäger und Späher) · fight for survival")
    assert "\nHunters and Scouts (Jäger und Späher) · 2014 edition · fight for survival\n" in at.lobby.content
    assert labels(shown, SEATS) == []
    shown = await chosen(at, shown, MODULES, "two items each")
    shown = await chosen(at, shown, WHAT, "Hunters and Scouts (Jäger und Späher) · introductory game")
    assert "I also changed: without two items each." in shown.content
    await at.start()
    assert at.live.running.view(None) is not None
    assert str(at.live.setup) == "hunters_scouts seats=2 modules=introductory edition=2014"


async def test_an_old_panel_answers_with_the_current_one(playground: Playground, bot: Bot) -> None:
    at = await PlayedTable.open(playground, bot, 2)
    first = await opened(at)
    await forget_answer(at, first)
    await chosen(at, await opened(at), MODULES, "Igloos")
    shown = await chosen(at, first, MODULES, "Style is the Goal")
    assert "The table has changed meanwhile" in shown.content
    assert defaults(shown, MODULES) == ["Igloos"]
    assert extras_of(STONE_AGE, at.live.setup) == {"igloos"}
    shown = await chosen(at, shown, MODULES, "Igloos", "Style is the Goal")
    assert extras_of(STONE_AGE, at.live.setup) == {"igloos", "style"}


async def test_fewer_seats_than_people_are_never_on_offer(playground: Playground, bot: Bot) -> None:
    """Not even when somebody joins between the offer and the choice."""
    at = await PlayedTable.open(playground, bot, 2)
    david = playground.person("David")
    await chosen(at, await opened(at), SEATS, "4")
    shown = await opened(at)
    assert labels(shown, SEATS) == ["2 seats", "3 seats", "4 seats", "5 seats"]
    await david.press(at.lobby, "Join")
    shown = await chosen(at, shown, SEATS, "2 seats")
    assert "3 people sit here already, so 2 seats are too few" in shown.content
    assert labels(shown, SEATS) == ["3 seats", "4 seats", "5 seats"]
    assert at.live.setup.seats == 4


async def test_a_change_while_somebody_joins_or_starts(playground: Playground, bot: Bot) -> None:
    """Whatever comes first: nobody sits without a seat, and a running game is what its lobby says."""
    at = await PlayedTable.open(playground, bot, 2)
    await chosen(at, await opened(at), SEATS, "3")
    live, lobby, host = at.live, bot.tables.lobby, at.live.record.host
    now = Choices.of(live.record)
    fewer = Choices(Setup("stone_age", 2, ("base",), "jubilee"), "none", 0)
    done = await asyncio.gather(
        lobby.join(live, 900, "Guest"), lobby.change(live, host, now, fewer), return_exceptions=True
    )
    assert [type(each) for each in done].count(RuleError) == 1
    assert len(live.seats) <= live.setup.seats
    now = Choices.of(live.record)
    winter = Choices(Setup("stone_age", now.setup.seats, ("base", "igloos"), "jubilee"), "none", 0)
    done = await asyncio.gather(
        lobby.start(live, host), lobby.change(live, host, now, winter), return_exceptions=True
    )
    assert done[0] == []
    assert isinstance(done[1], RuleError)
    assert live.setup.modules == ("base",)


async def test_who_changes_what_is_played_reads_first_whose_words_would_not_count(
    playground: Playground, bot: Bot
) -> None:
    at = await PlayedTable.open(playground, bot, 2)
    ben = at.people[1]
    await ben.press(at.lobby, "Add luck")
    await ben.submit({"words": "rain"})
    shown = await opened(at)
    assert "the words for luck of Ben no longer count" in shown.content
    shown = await chosen(at, shown, SEATS, "4")
    shown = await chosen(at, shown, PACE, "24h")
    assert [words.text for words in await bot.tables.words.counting(at.live)] == ["rain"], (
        "no die follows from these"
    )
    shown = await chosen(at, shown, MODULES, "Igloos")
    assert at.live.setup.modules == ("base", "igloos")
    assert await bot.tables.words.counting(at.live) == []
    assert "words for luck" not in shown.content
    line, why = at.posts[-1].content.split("\n")
    assert line == f"<@{ben.id}> · Your words for luck no longer count · Winter"
    assert why.startswith("Anna changed the table: with Igloos. ")


async def test_changes_survive_a_restart(playground: Playground, tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    async with running_bot(path) as bot:
        at = await PlayedTable.open(playground, bot, 2)
        shown = await opened(at)
    async with running_bot(path) as bot:
        again = await at.moved_to(bot)
        await chosen(again, shown, MODULES, "Igloos")
    async with running_bot(path) as bot:
        assert (await at.moved_to(bot)).live.setup.modules == ("base", "igloos")


# Every choice of every game


@pytest.mark.parametrize("language", languages())
async def test_whatever_is_offered_is_possible(playground: Playground, bot: Bot, language: str) -> None:
    """Each option of the panel, from each setup that one option leads to."""
    at = await PlayedTable.open(playground, bot, 2)
    for game in engine.GAMES.values():
        for edition in game.editions:
            for variant in variants(game):
                setup = adapt_setup(at.live.setup, Setup(game.id, game.seats[0], (variant,), edition), 2)
                at.live.position = replace(at.live.position, record=replace(at.live.record, setup=str(setup)))
                shown = panel(at.live, Texts(language))
                assert len(shown.content) <= 2000
                assert shown.view is not None
                selects = [each for each in shown.view.children if isinstance(each, discord.ui.Select)]
                assert len(selects) <= 4
                assert len(shown.view.children) - len(selects) <= 5, "the buttons stand in one row"
                for module in sorted(extras_of(game, Setup(game.id, 2, game.modules, edition))):
                    wanted = with_modules(game, setup, variant_of(game, setup), frozenset({module}))
                    game.check(adapt_setup(setup, wanted, 2))
