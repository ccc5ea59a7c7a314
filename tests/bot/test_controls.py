"""Every option of every decision is at most two taps away, and no screen breaks one of Discord's limits."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle, islice

import discord
import pytest

import engine
from bot.language.texts import Texts, languages
from bot.messages import screens
from bot.messages.asking import Asking, argument, asking
from bot.messages.controls import answer_rows
from bot.messages.typed_moves import TypedMove, interpret
from bot.messages.views import MOST_LINES, MOST_ROWS, lines_of
from bot.playground.messages import Json
from engine.core.actions import Action
from engine.core.match import Setup
from engine.core.position import read
from engine.core.questions import Decision
from engine.stone_age.actions import Share
from tests.bot.support.decision_screens import (
    BUTTON,
    GAME,
    SELECT,
    assert_can_be_typed,
    check,
    decisions,
    mistakes,
    reachable,
    table,
)

STONE_AGE = engine.GAMES["stone_age"]
BASE = STONE_AGE.modules[:1]
SCREENS = pytest.mark.parametrize("every", [12, pytest.param(3, marks=pytest.mark.long)])
"""To look at a screen takes far longer than to play a move: the gate looks at a third of a game."""


def look_at_screens(setup: Setup, every: int, language: str) -> None:
    """Plays a game and checks its screens, or every so manieth of them: most options are one tap away, none three."""
    live, texts = table(setup), Texts(language)
    count = {"decisions": 0, "one tap": 0, "two taps": 0}
    for decision in islice(decisions(live, setup.seats), 0, None, every):
        ask = asking(live, texts, decision)
        own = screens.decision_screen(live, texts, decision)
        taps = check(ask, own)
        if len(live.running.decisions) == 1 and not decision.secret:
            aloud = check(ask, screens.board(live, texts, [decision.seat], None))
            assert (aloud.keys(), max(aloud.values()) <= 2) == (taps.keys(), True)
        assert max(taps.values()) <= 2, (decision, taps)
        count["decisions"] += 1
        count["one tap"] += set(taps.values()) == {1}
        count["two taps"] += 2 in taps.values()
    assert count["decisions"] > 100 / every
    assert count["one tap"] > count["decisions"] * 2 / 5
    assert count["two taps"] > 0


def in_turn(number: int) -> str:
    """One of the languages: every game is looked at in one of them, all are looked at by some game."""
    return languages()[number % len(languages())]


@pytest.mark.long
@pytest.mark.sweep(4, quick=2)
@SCREENS
@pytest.mark.parametrize(("seats", "edition"), [*zip((2, 3, 4), cycle(STONE_AGE.editions), strict=False)])
def test_every_option_is_at_most_two_taps_away(seats: int, edition: str, every: int) -> None:
    look_at_screens(Setup("stone_age", seats, BASE, edition), every, in_turn(seats))


def alone(module: str) -> tuple[str, ...]:
    """One module with nothing but what it needs."""
    return ("base", "style", module) if module == "new-huts" else ("base", module)


@pytest.mark.sweep(4, quick=2)
@SCREENS
@pytest.mark.parametrize("seats", STONE_AGE.seats)
def test_every_option_of_all_modules_is_at_most_two_taps_away(seats: int, every: int) -> None:
    setup = Setup("stone_age", seats, STONE_AGE.modules, "jubilee")
    look_at_screens(setup, every, in_turn(seats + len(setup.modules)))


@pytest.mark.sweep(6, quick=2)
@pytest.mark.long
@pytest.mark.parametrize(("number", "module"), [*enumerate(STONE_AGE.modules[1:])])
def test_every_option_of_a_module_is_at_most_two_taps_away(number: int, module: str) -> None:
    setup = Setup("stone_age", 2 + number % 3, alone(module), "jubilee")
    look_at_screens(setup, 5, in_turn(setup.seats + len(setup.modules)))


def test_a_huge_yield_is_shared_with_two_taps() -> None:
    """More options than one select holds are asked in tens and ones."""
    live, texts = table(Setup("stone_age", 5, STONE_AGE.modules, "jubilee")), Texts("en")
    decision = next(decisions(live, seed=1))
    parts = [((("food", 40 - count), ("jewelry", count))) for count in range(41)]
    shares = [Share(tuple(part for part in goods if part[1])) for goods in parts]
    about = {"pieces": 40, "where": "hunt", "total": 80}
    ask = asking(live, texts, Decision(decision.seat, "share", shares, about))
    components = screens.decision_screen(live, texts, ask.decision).view
    assert components is not None
    assert mistakes(components.to_components()) == []
    assert set(reachable(ask, components.to_components()).values()) <= {1, 2}


FULL = """
setup = "stone_age seats=4 modules=base edition=jubilee"
people = [10, 10]
food = [30, 1]
wood = [20, 20]
brick = [20, 20]
stone = [20, 20]
gold = [20, 20]
tools = [[4, 4, 3], [1, 1, 1]]
tops = ["H26", "H27", "H28", "H01"]
"""
"""Ten people, full tools, and more goods than anybody ever had."""


@pytest.mark.parametrize(
    ("more", "prompt", "fewest"),
    [
        ("", "place", 40),
        ('phase = "actions"\ncrowd = { "card 4" = [1] }', "buy-card", 30),
        ('phase = "actions"\ncrowd = { "building 1" = [1] }', "buy-building", 300),
        ('phase = "actions"\ncrowd = { "building 1" = [1], "card 4" = [1], forest = [3] }', "resolve", 2),
        ('phase = "feeding"\nstart = 1', "feed", 2),
    ],
)
def test_full_hands_need_no_third_tap(more: str, prompt: str, fewest: int) -> None:
    live, texts = table(Setup("stone_age", 4, BASE, "jubilee")), Texts("de")
    live.position = replace(live.position, match=read(engine.GAMES, FULL + more))
    decision = next(each for each in live.running.decisions if each.prompt == prompt)
    assert len(decision.options) >= fewest, len(decision.options)
    ask = asking(live, texts, decision)
    assert max(check(ask, screens.decision_screen(live, texts, decision)).values()) <= 2


@pytest.mark.parametrize("people", [9, 2])
def test_what_is_for_sale_is_listed_in_the_order_of_the_board(people: int) -> None:
    live, texts = table(Setup("stone_age", 2, (*BASE, "igloos", "style"), "jubilee")), Texts("en")
    decision = next(decisions(live, seed=1))
    fits = tuple(each for each in decision.options if int(str(each).split()[-1]) <= people)
    ask = asking(live, texts, Decision(decision.seat, "place", fits))
    (listed,) = (each for each in answer_rows(ask).children if isinstance(each, discord.ui.Select))
    kinds = [each.value.split()[1] for each in listed.options if each.value.split()[1] in SOLD]
    assert kinds == sorted(kinds, key=SOLD.index)
    assert set(kinds) == {*SOLD}


SOLD = ("card", "building", "igloo")


HUNGRY = """
setup = "stone_age seats=2 modules=base edition=jubilee"
people = [{people}, 5]
food = [{food}, 20]
wood = [{goods[0]}, 0]
brick = [{goods[1]}, 0]
stone = [{goods[2]}, 0]
gold = [{goods[3]}, 0]
phase = "feeding"
"""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("goods", "food", "people", "lists"),
    [
        ((2, 1, 1, 0), 2, 5, 0),
        ((1, 1, 1, 1), 4, 5, 0),
        ((3, 2, 1, 1), 1, 5, 1),
        ((3, 3, 3, 3), 2, 6, 0),
        ((6, 5, 4, 3), 0, 8, 0),
        ((5, 6, 7, 0), 0, 9, 0),
    ],
)
def test_many_ways_to_feed_take_few_lines(
    goods: tuple[int, ...], food: int, people: int, lists: int, language: str
) -> None:
    """They stand in one list, or where that is too short by how many of one kind are given, not a line each."""
    live, texts = table(Setup("stone_age", 2, BASE, "jubilee")), Texts(language)
    match = read(engine.GAMES, HUNGRY.format(goods=goods, food=food, people=people))
    live.position = replace(live.position, match=match)
    (decision,) = live.running.decisions
    ask = asking(live, texts, decision)
    view = answer_rows(ask, MOST_LINES)
    rows = [[each for each in view.children if each.row == row] for row in range(MOST_ROWS)]
    assert lines_of(rows) <= MOST_LINES
    assert sum(isinstance(each, discord.ui.Select) for each in view.children) == lists
    assert max(check(ask, screens.decision_screen(live, texts, decision)).values()) <= 2


@pytest.mark.long
@pytest.mark.parametrize("modules", [BASE, STONE_AGE.modules])
def test_every_option_can_be_typed(modules: tuple[str, ...]) -> None:
    live, texts = table(Setup("stone_age", 3, modules, "jubilee")), Texts("en")
    for number, decision in enumerate(islice(decisions(live, seed=3), 0, None, 7)):
        ask = asking(live, texts, decision)
        for option in ask.offers[number % 5 :: 5]:
            assert_can_be_typed(ask, option)
            assert all(argument(option, name) for name in option.arguments)


@pytest.mark.parametrize(
    ("verb", "typed", "line"),
    [
        ("pay", "1 gold 1 wood", "pay 1 wood 1 gold"),
        ("pay", "1 wood, 1 gold & 1 wood", "pay 2 wood 1 gold"),
        ("pay", "1gold+1wood", "pay 1 wood 1 gold"),
        ("pay", "1 gold, 1 gold", "pay 2 gold"),
        ("tools", "C36 C34 C35", "tools C34+C35+C36"),
        ("tools", "c35,C34", "tools C34+C35"),
        ("tools", "C35 C35", "tools C35+C35"),
        ("tools", "all of them", "tools all+of+them"),
        ("pay", "-1 wood", "pay -1 wood"),
    ],
)
def test_goods_and_tools_may_be_typed_in_any_order(verb: str, typed: str, line: str) -> None:
    """What is no option is said as it was meant, for the refusal."""
    live, texts = table(Setup("stone_age", 2, BASE, "jubilee")), Texts("en")
    decision = next(decisions(live, seed=1))
    listed = ("pay 1 wood 1 gold", "pay 2 wood 1 gold", "tools C34", "tools C34+C35", "tools C34+C35+C36")
    options = tuple(map(live.game.words.read, listed))
    ask = asking(live, texts, Decision(decision.seat, "pay", options))
    (name, *_) = live.game.words.by_verb[verb].arguments
    assert interpret(ask, TypedMove(verb, {name: typed})).line == line


@pytest.mark.parametrize("language", languages())
def test_what_everybody_may_do_takes_one_line_on_a_phone(language: str) -> None:
    live, texts = table(Setup("stone_age", 2, BASE, "2008")), Texts(language)
    below = screens.board(live, texts, [0], None).view
    assert below is not None
    row = [each for each in below.children if each.row == MOST_ROWS]
    assert lines_of([row]) == 1, "one button too many: behind *More …* there is room (`more_rows`)"


def test_when_nobody_alone_is_asked_nobody_s_options_are_shown() -> None:
    """Simultaneous decisions sit behind one button, with the options only in the private answer."""
    live, texts, seen = table(Setup("stone_age", 4, ("base",), "jubilee")), Texts("en"), 0
    found = decisions(live, seed=4)
    for decision in (each for each in found if len(live.running.decisions) > 1 or each.secret):
        seen += 1
        view = screens.board(live, texts, (), None).view
        assert view is not None
        assert reachable(asking(live, texts, decision), view.to_components()) == {}
        assert f"do:{GAME}:move" in str(view.to_components())
    assert seen


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ([[BUTTON] * 6], "a row of"),
        ([[SELECT, BUTTON]], "a row of"),
        ([[BUTTON]] * 6, "6 rows"),
        ([[BUTTON], [BUTTON]], None),
    ],
)
def test_a_broken_screen_is_caught(rows: list[list[int]], said: str | None) -> None:
    numbers = iter(range(100))
    components = [{"components": [_part(kind, str(next(numbers))) for kind in row]} for row in rows]
    found = mistakes(components)
    assert (said is None) == (found == [])
    assert said is None or any(each.startswith(said) for each in found)


def _part(kind: int, custom_id: str) -> Json:
    part: Json = {"type": kind, "custom_id": custom_id}
    return part | ({"options": [{"label": "a", "value": "a"}]} if kind == SELECT else {"label": "a"})


def test_an_option_that_is_left_out_would_be_noticed() -> None:
    live, texts = table(Setup("stone_age", 2, ("base",), "jubilee")), Texts("en")
    decision = next(decisions(live, seed=1))
    ask = asking(live, texts, decision)
    fewer: list[Action] = list(decision.options)[:-1]
    short = Asking(
        live, texts, Decision(decision.seat, decision.prompt, fewer, decision.about), None, ask.match
    )
    components = screens.decision_screen(live, texts, short.decision).view
    assert components is not None
    assert set(reachable(short, components.to_components())) != {str(option) for option in decision.options}
