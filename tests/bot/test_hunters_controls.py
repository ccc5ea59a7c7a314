"""Every option of Jäger und Späher can be built up by taps, can be typed, and shows nobody's hidden items."""

from __future__ import annotations

import random
from itertools import islice

import pytest

import engine
from bot.interactions.moves import question
from bot.language.drafting import Draft
from bot.language.hunters_scouts.words import full_item
from bot.language.texts import Texts
from bot.messages import screens
from bot.messages.asking import asking
from bot.messages.controls import MOST_AS_BUTTONS
from bot.messages.drafts import draft_rows, is_drafted, left_of
from bot.messages.views import IN_A_ROW
from engine.core.facets import group_by_verb
from engine.core.match import Setup
from tests.bot.support.decision_screens import (
    assert_can_be_typed,
    check,
    decisions,
    mistakes,
    reachable,
    table,
)

GAME = engine.GAMES["hunters_scouts"]
VARIANTS = ("introductory", "normal", "survival")
ENGLISH = Texts("en")
BUILT_UP = ("send", "recall", "wear", "mark", "recruit")
MOST_PARTS = 10
"""All five members leave where they are and go elsewhere."""


def setup(*modules: str) -> Setup:
    return Setup(GAME.id, 2, GAME.complete(modules), GAME.editions[0])


@pytest.mark.sweep(4, quick=2)
@pytest.mark.parametrize("every", [10, pytest.param(2, marks=pytest.mark.long)])
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_option_has_a_button_a_line_or_a_few_parts(variant: str, every: int) -> None:
    live, prompts = table(setup(variant)), set[str]()
    for decision in islice(decisions(live, seed=1), 0, 500, every):
        prompts.add(decision.prompt)
        taps = check(asking(live, ENGLISH, decision), screens.decision_screen(live, ENGLISH, decision))
        if not decision.secret:
            board = screens.board(live, ENGLISH, [decision.seat], None)
            aloud = check(asking(live, ENGLISH, decision), board)
            assert aloud.keys() == taps.keys()
            assert max(*taps.values(), *aloud.values()) <= MOST_PARTS
    assert {"turn", "send", "use", "recruit", "wear"} <= prompts


def test_a_few_options_of_several_parts_are_one_tap_each() -> None:
    """One of two fields of a place and one of three of another: six buttons, not two choices one after the other."""
    live, seen = table(setup("normal")), set[str]()
    for decision in islice(decisions(live, seed=1), 250):
        verbs = group_by_verb(decision.options)
        if decision.secret or len(verbs) > 1 or len(decision.options) != MOST_AS_BUTTONS:
            continue
        ask = asking(live, ENGLISH, decision)
        taps = check(ask, screens.board(live, ENGLISH, [decision.seat], None))
        assert {*taps.values()} == {1} or not is_drafted(ask, decision.options[0].verb), decision
        seen.add(decision.options[0].verb)
    assert "wear" in seen


def test_a_secret_decision_shows_no_options_to_all() -> None:
    live, seen = table(setup()), 0
    for decision in (each for each in islice(decisions(live, seed=5), 300) if each.secret):
        seen += 1
        view = screens.board(live, ENGLISH, (), None).view
        assert view is not None
        assert reachable(asking(live, ENGLISH, decision), view.to_components()) == {}
    assert seen


def test_every_option_can_be_typed() -> None:
    live = table(setup())
    for number, decision in enumerate(islice(decisions(live, seed=4), 0, 250, 3)):
        ask = asking(live, ENGLISH, decision)
        for option in decision.options[number % 7 :: max(7, len(decision.options) // 4)]:
            assert_can_be_typed(ask, option)


def test_what_is_built_up_tells_its_reader_what_hidden_items_cost() -> None:
    live, seen = table(setup()), 0
    for decision in islice(decisions(live, seed=6), 200):
        ask = asking(live, ENGLISH, decision)
        own = ask.view.tribes[decision.seat].own_items
        if not own or decision.prompt not in ("turn", "send", "use"):
            continue
        said = question(ask, Draft(decision.options[-1].verb))
        assert all(full_item(ENGLISH, item) in said for item in own)
        seen += 1
    assert seen


@pytest.mark.long
def test_only_what_leads_to_an_option_is_offered() -> None:
    """Any parts that are offered, chosen at random, end in an option, within Discord's limits at each tap."""
    dice, seen = random.Random(9), set[str]()
    for variant in VARIANTS:
        live = table(setup(variant))
        for decision in islice(decisions(live, seed=8), 0, 250, 3):
            ask = asking(live, ENGLISH, decision)
            options = group_by_verb(decision.options)
            for verb in (each for each in BUILT_UP if len(options.get(each, ())) > IN_A_ROW):
                draft = Draft(verb)
                while len((now := left_of(ask, draft)).options) > 1 and now.parts:
                    if now.whole is not None and dice.random() < 0.3:
                        break
                    assert mistakes(draft_rows(ask, draft, now).to_components()) == []
                    assert 1 <= len(question(ask, draft)) <= 2000
                    draft = Draft(verb, (*draft.chosen, dice.choice(now.parts)))
                assert now.whole in decision.options or len(now.options) == 1
                seen.add(verb)
    assert {*seen} == {*BUILT_UP}
