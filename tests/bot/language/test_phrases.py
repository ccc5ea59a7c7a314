"""What games ask, tell, cost and yield, said at the moments of whole random games: short, distinct, in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.games import SPECS
from bot.language.texts import Texts
from engine.core.facets import find_facets, group_by_verb
from tests.bot.language import games, hunters

Stops = Callable[[], Iterator[Any]]
STONE_AGE, HUNTERS = SPECS["stone_age"].phrases, SPECS["hunters_scouts"].phrases
MOST_OPTIONS = 300
"""So many labels of a decision are looked at."""
MOMENTS = pytest.mark.parametrize(
    ("says", "stops"),
    [(STONE_AGE, games.moments), (STONE_AGE, games.module_moments), (HUNTERS, hunters.moments)],
    ids=["base", "modules", "hunters"],
)


@pytest.mark.parametrize(
    ("says", "stops"),
    [
        pytest.param(STONE_AGE, games.moments, id="base"),
        pytest.param(STONE_AGE, games.module_games, id="modules", marks=pytest.mark.long),
        pytest.param(HUNTERS, hunters.stops, id="hunters", marks=pytest.mark.long),
    ],
)
def test_labels_are_short_and_distinct(english: Texts, says: Any, stops: Stops) -> None:
    for stop in stops():
        for decision in stop.decisions:
            options = decision.options[:MOST_OPTIONS]
            labels = [says.action(english, each, stop.public, decision.seat) for each in options]
            assert len(set(labels)) == len(labels), labels
            assert all(0 < len(label) <= 80 for label in labels)


@MOMENTS
def test_every_field_and_value_has_a_name(english: Texts, says: Any, stops: Stops) -> None:
    for stop in stops():
        for decision in stop.decisions:
            for verb, options in group_by_verb(decision.options).items():
                assert says.verb(english, verb)
                for facet in find_facets(options):
                    said = [
                        says.value(english, facet.name, each, stop.public, decision.seat)
                        for each in facet.values
                    ]
                    assert 0 < len(says.field(english, facet.name)) <= 45
                    assert len(set(said)) == len(said), said
                    assert all(0 < len(each) <= 80 for each in said)


@MOMENTS
def test_prompts_with_and_without_a_name(english: Texts, says: Any, stops: Stops) -> None:
    for stop in stops():
        for decision in stop.decisions:
            bare = says.prompt(english, decision, stop.public)
            named = says.prompt(english, decision, stop.public, games.NAMES[decision.seat])
            assert 0 < len(bare) <= 300
            assert "Ben" not in bare
            assert named.startswith(f"{games.NAMES[decision.seat]}, ")
            assert says.together(english, decision.prompt)


@pytest.mark.parametrize(
    ("says", "stops"),
    [(STONE_AGE, games.whole_games), (STONE_AGE, games.module_games), (HUNTERS, hunters.stops)],
    ids=["base", "modules", "hunters"],
)
def test_events_are_one_sentence(english: Texts, says: Any, stops: Stops) -> None:
    for stop in stops():
        for event in stop.news:
            said = says.event(english, event, games.NAMES)
            assert said.endswith(".")
            assert "\n" not in said
