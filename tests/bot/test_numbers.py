"""How far a number goes is sent to Discord, which lets nobody send anything else; of a list one is chosen."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from itertools import islice
from typing import get_type_hints

import pytest

import engine
from bot.client import Bot
from bot.language.drafting import Draft
from bot.language.texts import Texts
from bot.messages.asking import asking
from bot.messages.controls import answer_rows
from bot.playground import ClientRefused, Playground
from bot.playground.messages import Json
from engine.core.actions import Action
from engine.core.facets import group_by_verb
from engine.core.match import Match, Setup
from engine.core.questions import Decision
from tests.bot.support.decision_screens import SELECT, decisions, table
from tests.bot.support.draft_taps import parts_of, ways
from tests.bot.support.table import PlayedTable, cached_greedy

ENGLISH = Texts("en")
HUNTERS, STONE_AGE = engine.GAMES["hunters_scouts"], engine.GAMES["stone_age"]
SETUPS = (
    *(Setup(HUNTERS.id, 2, HUNTERS.complete((each,)), HUNTERS.editions[0]) for each in HUNTERS.modules[:3]),
    *(Setup(STONE_AGE.id, seats, STONE_AGE.modules, "jubilee") for seats in (2, 5)),
    Setup(STONE_AGE.id, 3, STONE_AGE.modules[:1], "jubilee"),
    *(Setup(STONE_AGE.id, 4, ("base", each), "jubilee") for each in ("mammoths", "igloos")),
)
MOST_DECISIONS = 300
OFTEN = (SETUPS[1], SETUPS[4], SETUPS[6])
"""What is tried each time; the gate tries all."""
INTEGER = 4


@pytest.mark.sweep(6, quick=2)
@pytest.mark.parametrize(
    "setup", [pytest.param(each, marks=() if each in OFTEN else pytest.mark.long) for each in SETUPS], ids=str
)
def test_of_a_list_one_is_chosen(setup: Setup) -> None:
    live = table(setup)
    for decision in islice(decisions(live, seed=7), MOST_DECISIONS):
        ask = asking(live, ENGLISH, decision)
        shown = [part for row in answer_rows(ask).to_components() for part in row["components"]]
        assert all(limits(part) == (1, 1) for part in shown if part["type"] == SELECT)


def test_no_two_lists_of_a_question_have_the_same_name() -> None:
    """Discord refuses all of them. The last person is placed while a card that is paid in goods waits, too."""
    live = table(SETUPS[3])
    places = (
        "toolmaker",
        "field",
        "hunt",
        "forest",
        "claypit",
        "quarry",
        *(f"card {at}" for at in range(1, 5)),
    )
    lines = [f"place {place} 1" for place in (*places, "building 1", "building 2")]
    lines += [f"gain {count} wood" for count in range(1, 11)]
    options = [STONE_AGE.read(line) for line in lines]
    decision = next(iter(decisions(live, seed=7)))
    ask = asking(live, ENGLISH, replace(decision, options=options))
    shown = [part for row in answer_rows(ask).to_components() for part in row["components"]]
    values = [each["value"] for part in shown for each in part.get("options", ())]
    assert len({part["custom_id"] for part in shown}) == len(shown)
    assert sorted(values) == sorted(map(str, options))


def limits(select: Json) -> tuple[int, int]:
    return select.get("min_values", 1), select.get("max_values", 1)


def test_the_numbers_of_a_command_reach_as_far_as_the_options(playground: Playground, bot: Bot) -> None:
    """A command is declared once for all decisions: what Discord enforces shuts out no option of any of them."""
    del bot
    verbs = {verb for game in engine.GAMES.values() for verb in game.words.by_verb}
    declared = {
        (command["name"], option["name"]): (option.get("min_value"), option.get("max_value"))
        for command in playground.world.commands
        for option in command.get("options") or ()
        if command["name"] in verbs and option["type"] == INTEGER and option["name"] != "table"
    }
    found: dict[tuple[str, str], set[int]] = defaultdict(set)
    for setup in (SETUPS[0], SETUPS[3]):
        for decision in islice(decisions(table(setup), seed=7), MOST_DECISIONS):
            for option in decision.options:
                for name in option.arguments:
                    if option.arguments[name].limits is not None:
                        found[option.verb, name].add(getattr(option, name))
    assert {*declared} == {*found}
    for name, (least, most) in declared.items():
        assert least <= min(found[name])
        assert max(found[name]) <= most


def test_every_number_of_an_action_says_how_far_it_goes() -> None:
    """A number without a range would be asked for as a text."""
    for game in engine.GAMES.values():
        for action in game.words.by_verb.values():
            kinds = get_type_hints(action)
            for name in action.arguments:
                assert kinds[name] is not int or action.arguments[name].limits is not None


def scouting(match: Match, decision: Decision) -> Action:
    """Plays a Scout whenever one can."""
    scouts = (option for option in decision.options if "scout" in str(option))
    return next(scouts, None) or cached_greedy(match, decision)


@pytest.mark.long
async def test_who_has_chosen_fewer_places_finds_nothing_to_finish_with(
    playground: Playground, bot: Bot
) -> None:
    """The Advanced Scout marks exactly three places: two cannot be sent at all, and the third one sends them."""
    two = await PlayedTable.open(playground, bot, 2, game=HUNTERS.id, modules="normal")
    await two.start()
    await two.advance(lambda at: len(group_by_verb(at.decision.options).get("mark", ())) > 25, scouting)
    seat, wanted = two.decision.seat, two.decision.options[-1]
    parts = parts_of(asking(two.live, ENGLISH, two.decision), wanted)
    screen, before = two.board, len(await two.stored())
    for number in range(1, 4):
        assert not any(draft.done and not value for draft, _, value in ways(screen.parts))
        line = str(Draft("mark", tuple(parts[:number])))
        control, value = next(way[1:] for way in ways(screen.parts) if str(way[0]) == line)
        person = two.people[seat]
        outcome = await (person.choose(screen, control, value) if value else person.press(screen, control))
        assert outcome.error is None
        assert (len(await two.stored()) > before) == (number == 3)
        screen = outcome.reply or screen
    assert str(wanted) in [row.action for row in await two.stored()]


async def test_a_number_that_no_option_has_is_stopped_by_discord(playground: Playground, bot: Bot) -> None:
    two = await (await PlayedTable.open(playground, bot, 2)).start()
    for verb, given in (
        ("place", {"where": "forest", "people": 11}),
        ("place", {"where": "forest", "people": -2}),
        ("place", {"where": "forest", "people": 2**53 - 1}),
        ("take", {"die": -1}),
        ("take", {"die": 7}),
        ("move", {"people": 11}),
    ):
        with pytest.raises(ClientRefused, match="takes a number from"):
            await two.people[0].command(two.place, verb, given)
