"""Labels, previews and prompts of random games, word by word; what all labels have in common: `test_phrases.py`."""

from __future__ import annotations

import pytest

from bot.games import SPECS
from bot.language.stone_age import words
from bot.language.stone_age.words import all_buildings, all_cards
from bot.language.texts import Texts
from bot.messages.asking import without_repetition
from engine.stone_age.actions import (
    Action,
    Choose,
    Feed,
    Gain,
    Move,
    Pay,
    Place,
    Reward,
    Share,
    Swap,
    UseTools,
)
from tests.bot.language.games import game, moments, whole_games

SAYS = SPECS["stone_age"].phrases


def test_labels_of_one_kind_of_label_are_mostly_short_enough_for_a_phone(english: Texts) -> None:
    labels = [
        SAYS.action(english, option, stop.public, decision.seat)
        for stop in moments()
        for decision in stop.decisions
        for option in decision.options
    ]
    assert sum(len(label) <= 34 for label in labels) > 0.9 * len(labels)


def test_previews_are_short(english: Texts) -> None:
    said = {
        SAYS.preview(english, preview)
        for stop in whole_games()
        for row in stop.previews
        for preview in row
        if preview
    }
    assert {"3 dice · 1 wood for every 3 pips", "4 wood", "13 points", "pay 2 → dice for everyone"} <= said
    assert all(0 < len(each) <= 60 for each in said)


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
        (Place("ring 1", 0), "Ring 1 (wood) · nobody"),
        (Place("trader", 2), "Trader · 2 people"),
        (Place("igloo 3", 1), "Igloo 3 · 1 person"),
        (Pay((("jewelry", 3),)), "Pay 3 jewelry"),
        (Pay((("wood", 2),), (("gold", 1),)), "Pay 2 wood, and 1 gold on top"),
        (Swap((("wood", 1), ("jewelry", 1)), (("gold", 1),)), "Exchange 1 wood + 1 jewelry → 1 gold"),
        (Share((("food", 5), ("jewelry", 3))), "5 food + 3 jewelry"),
        (Move(0), "Nobody follows"),
        (Move(1), "1 person follows"),
        (Choose("brick"), "1 brick"),
        (Reward("assigned"), "What the die shows"),
        (Reward("all"), "Bonus for all"),
    ],
)
def test_a_label(english: Texts, option: Action, label: str) -> None:
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
    assert words.card(english, all_cards()[card]) == said


def test_buildings_in_one_line(english: Texts) -> None:
    said = {words.building(english, each) for each in all_buildings()}
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
