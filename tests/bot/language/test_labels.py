"""Labels, previews, prompts and events of whole random games."""

from __future__ import annotations

import pytest

from bot.games import SPECS
from bot.language.stone_age import faces, words
from bot.language.texts import Texts
from bot.messages.asking import without_repetition
from engine.core.facets import by_verb, facets
from engine.stone_age.actions import Feed, Gain, Pay, Place, UseTools
from tests.bot.language.games import NAMES, game, moments, whole_games

SAYS = SPECS["stone_age"].phrases


def test_labels_are_short_and_distinct(english: Texts) -> None:
    for stop in moments():
        for decision in stop.decisions:
            labels = [SAYS.action(english, option, stop.public, decision.seat) for option in decision.options]
            assert len(set(labels)) == len(labels), labels
            assert all(0 < len(label) <= 80 for label in labels)


def test_labels_of_one_kind_of_label_are_mostly_short_enough_for_a_phone(english: Texts) -> None:
    labels = [
        SAYS.action(english, option, stop.public, decision.seat)
        for stop in moments()
        for decision in stop.decisions
        for option in decision.options
    ]
    assert sum(len(label) <= 34 for label in labels) > 0.9 * len(labels)


def test_every_field_and_value_has_a_name(english: Texts) -> None:
    for stop in game(4, 2):
        for decision in stop.decisions:
            for verb, options in by_verb(decision.options).items():
                assert SAYS.verb(english, verb)
                for facet in facets(options):
                    values = [
                        SAYS.value(english, facet.name, value, stop.public, decision.seat)
                        for value in facet.values
                    ]
                    assert SAYS.field(english, facet.name)
                    assert len(set(values)) == len(values)


def test_previews_are_short(english: Texts) -> None:
    said = {
        SAYS.preview(english, preview)
        for stop in whole_games()
        for row in stop.previews
        for preview in row
        if preview
    }
    assert {
        "3 dice · 1 wood for every 3 pips",
        "4 wood",
        "13 points",
        "pay 2 · dice for everyone",
    } <= said
    assert all(0 < len(each) <= 60 for each in said)


def test_prompts_with_and_without_a_name(english: Texts) -> None:
    for stop in moments():
        for decision in stop.decisions:
            bare = SAYS.prompt(english, decision, stop.public)
            named = SAYS.prompt(english, decision, stop.public, NAMES)
            assert "Ben" not in bare
            assert named.startswith(f"{NAMES[decision.seat]}, ")
            assert SAYS.together(english, decision.prompt)


def test_the_roll_is_shown_with_its_dice(english: Texts) -> None:
    said = [
        (SAYS.prompt(english, decision, stop.public), stop.public.last_roll)
        for stop in game(4, 2)
        for decision in stop.decisions
        if decision.prompt == "tools"
    ]
    for prompt, roll in said:
        assert roll is not None
        total = f"{roll.total} ({'+'.join(map(str, roll.dice))})" if len(roll.dice) > 1 else f"{roll.total},"
        assert total in prompt


def test_events_are_one_sentence(english: Texts) -> None:
    for stop in whole_games():
        for event in stop.news:
            said = SAYS.event(english, event, NAMES)
            assert said.endswith(".")
            assert "\n" not in said


def test_tools_are_distinguished_by_place_only_when_they_must_be(english: Texts) -> None:
    labels = {
        SAYS.action(english, option, stop.public, decision.seat)
        for stop in whole_games()
        for decision in stop.decisions
        for option in decision.options
        if isinstance(option, UseTools)
    }
    assert {"no tool", "tool 1", "tools 1 left + 1 middle"} <= labels


@pytest.mark.parametrize(
    ("option", "label"),
    [
        (Place("forest", 3), "Forest · 3 people"),
        (Place("card 2", 1), "Card 2 · 1 person"),
        (Pay((("wood", 2), ("gold", 1))), "Pay 2 wood + 1 gold"),
        (Feed((("brick", 2),)), "Give 2 bricks"),
        (Gain((("brick", 1), ("gold", 1))), "Kept card: 1 brick + 1 gold"),
    ],
)
def test_a_label(english: Texts, option: Place | Pay | Feed | Gain, label: str) -> None:
    assert SAYS.action(english, option, game(2, 7)[0].public, 0) == label


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("2 wood 1 gold", "2 wood and 1 gold"),
        ("1 brick", "1 brick"),
        ((("wood", 1), ("brick", 2), ("stone", 1)), "1 wood, 2 bricks and 1 stone"),
    ],
)
def test_goods(english: Texts, given: words.Goods, said: str) -> None:
    assert words.goods(english, given) == said


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("C01", "5 food · medicine"),
        ("C02", "any 2 resources · medicine"),
        ("C03", "roll 2 dice for gold · art"),
        ("C11", "2 stone · transport"),
    ],
)
def test_a_card_in_one_line(english: Texts, card: str, said: str) -> None:
    assert words.card(english, card) == said
    assert words.card(english, faces.cards()[card]) == said


def test_buildings_in_one_line(english: Texts) -> None:
    said = {words.building(english, each) for each in faces.buildings()}
    assert {
        "2 wood + 1 brick → 10 points",
        "4 resources of 1 kind → their value",
        "5 resources of 2 kinds → their value",
        "1–7 resources → their value",
    } <= said


@pytest.mark.parametrize(
    ("label", "preview", "left"),
    [
        ("Trader", "trader +2, 2 jewelry", "+2, 2 jewelry"),
        ("Händler · 2 Personen", "Händler +2 · neu für dich", "+2 · neu für dich"),
        ("Jäger (linke Spalte)", "Jäger", ""),
        ("Geisers: 3 voorwerpen, geen beurt", "3 voorwerpen", ""),
        ("Tool maker · 1 person", "a tool", "a tool"),
        ("Jagd · 1 Person", "je Person ein Würfel", "je Person ein Würfel"),
    ],
)
def test_a_preview_does_not_repeat_its_label(label: str, preview: str, left: str) -> None:
    assert without_repetition(label, preview) == left
