"""Every option of Jäger und Späher is at most two interactions away, can be typed, and shows nobody's hidden items."""

from __future__ import annotations

from itertools import islice

import pytest

import engine
from bot.language.texts import Texts
from bot.messages import screens
from bot.messages.controls import asking, form
from bot.messages.typed_moves import TypedMove, argument, choices, interpret
from engine.core.match import Setup
from tests.bot.support.decision_screens import LABEL, TEXT, checked, decisions, reached, table

GAME = engine.GAMES["hunters_scouts"]
VARIANTS = ("introductory", "normal", "survival")
ENGLISH = Texts("en")


def setup(*modules: str) -> Setup:
    return Setup(GAME.id, 2, GAME.complete(modules), GAME.editions[0])


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_option_is_at_most_two_interactions_away(variant: str) -> None:
    live, prompts = table(setup(variant)), set[str]()
    for decision in islice(decisions(live, seed=3), 500):
        prompts.add(decision.prompt)
        taps = checked(asking(live, ENGLISH, decision), screens.decision_screen(live, ENGLISH, decision))
        if not decision.secret:
            board = screens.board(live, ENGLISH, [decision.seat])
            assert checked(asking(live, ENGLISH, decision), board) == taps
    assert {"turn", "send", "use", "recruit", "wear"} <= prompts


def test_a_secret_decision_shows_no_options_to_all() -> None:
    live, seen = table(setup()), 0
    for decision in islice(decisions(live, seed=5), 300):
        if not decision.secret:
            continue
        seen += 1
        view = screens.board(live, ENGLISH, ()).view
        assert view is not None
        assert reached(asking(live, ENGLISH, decision), view.to_components()) == {}
    assert seen


def test_every_option_can_be_typed() -> None:
    live = table(setup())
    for number, decision in enumerate(islice(decisions(live, seed=4), 250)):
        ask = asking(live, ENGLISH, decision)
        for option in decision.options[number % 7 :: max(7, len(decision.options) // 4)]:
            given = {name: argument(option, name) for name in option.arguments}
            move = TypedMove(option.verb, given)
            assert TypedMove.read(str(move)) == move
            assert interpret(ask, move).line == str(option)
            for name, value in given.items():
                found = choices(ask, move, name, value)
                assert value in [value for _, value in found]
                assert all(1 <= len(text) <= 100 for pair in found for text in pair)


def test_the_words_of_an_option_may_be_typed_in_any_order() -> None:
    live = table(setup())
    for decision in islice(decisions(live, seed=4), 120):
        ask = asking(live, ENGLISH, decision)
        for option in [each for each in decision.options if each.verb in ("send", "recall")][:3]:
            name = next(iter(option.arguments))
            backwards = " ".join(reversed(ask.label(option).split()))
            found = choices(ask, TypedMove(option.verb, {}), name, backwards)
            assert argument(option, name) in [value for _, value in found]


def test_a_form_opens_on_a_choice_that_moves_nobody() -> None:
    """The usual answer needs no more than changing what is different."""
    live = table(setup())
    for decision in islice(decisions(live, seed=6), 200):
        ask = asking(live, ENGLISH, decision)
        if "send" not in ask.words.forms(decision):
            continue
        fields = [
            part["component"]
            for part in form(ask, "send", 1).to_dict()["components"]
            if part["type"] == LABEL
        ]
        chosen = [each["value"] for field in fields for each in field["options"] if each.get("default")]
        assert "+".join(chosen) == str(decision.options[0]).removeprefix("send ")


def test_a_form_tells_its_reader_what_hidden_items_cost() -> None:
    live, seen = table(setup()), 0
    for decision in islice(decisions(live, seed=6), 200):
        ask = asking(live, ENGLISH, decision)
        own = ask.view.tribes[decision.seat].own_items
        if "recall" not in ask.words.forms(decision) or not own:
            continue
        parts = form(ask, "recall", 1).to_dict()["components"]
        told = "".join(
            part.get("content", "") or part.get("description") or ""
            for part in parts
            if part["type"] in (TEXT, LABEL)
        )
        assert "hidden item" in told
        seen += 1
    assert seen
