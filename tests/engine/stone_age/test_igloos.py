"""Igloos: section IG of the golden cases and RC-13."""

import dataclasses

import pytest

from engine import GAMES
from engine.core.errors import SetupError
from engine.core.match import Match, Setup
from engine.core.modules import Module
from engine.stone_age import components
from engine.stone_age.components import Building
from engine.stone_age.draft import Draft
from tests.engine.stone_age.table import events, options, play, player, refused, space, table

IGLOO = Building("T1", "fixed", {"stone": 2, "gold": 1}, 20)
TEST_IGLOO: Module[Draft] = Module("test igloo", lambda draft: draft.add_igloos(IGLOO), ("jubilee",))


def only_igloo(igloo: Building) -> Module[Draft]:
    """The igloo I1 looks like this."""

    def install(draft: Draft) -> None:
        draft.add_igloos(dataclasses.replace(igloo, id="I1"))

    return Module("test igloo", install, ("jubilee",))


@pytest.mark.parametrize("seats", [2, 4])
def test_gc_ig_01_setup(seats: int) -> None:
    match = Match.start(GAMES["stone_age"], Setup("stone_age", seats, ("base", "igloos"), "jubilee"))
    igloos = match.view(None).igloos
    assert [igloo.space for igloo in igloos] == ["igloo 1", "igloo 2", "igloo 3", "igloo 4"]
    assert len({igloo.building.id for igloo in igloos}) == 4


def test_gc_ig_02_buying_an_igloo() -> None:
    match = table(
        4,
        "igloos",
        more=[only_igloo(IGLOO)],
        phase="turn",
        crowd={"igloo 1": [1]},
        stone=[2],
        gold=[1],
        score=[4],
    )
    play(match, 0, "pay 2 stone 1 gold")
    assert (player(match, 0).resources["stone"], player(match, 0).resources["gold"]) == (0, 0)
    assert player(match, 0).score == 4 + 20 == 24
    assert sum(igloo.building is not None for igloo in match.view(None).igloos) == 3
    assert [igloo.id for igloo in player(match, 0).igloos] == ["I1"]
    assert player(match, 0).buildings == (), "G-06: no building for hut builders"


def test_gc_ig_03_one_person_per_igloo() -> None:
    match = table(4, "igloos")
    refused(match, 0, "place igloo 1 2")
    play(match, 0, "place igloo 1 1")
    refused(match, 1, "place igloo 1 1")
    play(match, 1, "place igloo 2 1")
    assert space(match, "igloo 1").people == (1, 0, 0, 0)


def test_gc_ig_04_last_igloo_does_not_end_the_game() -> None:
    match = table(
        4,
        "igloos",
        phase="actions",
        crowd={"igloo 4": [1]},
        igloos_left=[None, None, None, "I4"],
        brick=[1],
        stone=[1],
        gold=[1],
    )
    play(match, 0, "pay 1 brick 1 stone 1 gold")
    assert match.round == 2
    assert match.over is None
    assert all(igloo.building is None for igloo in match.view(None).igloos)
    assert not any(each.open for each in match.view(None).spaces if each.group == "igloo"), "G-04"
    assert not [line for line in options(match, 1) if line.startswith("place igloo")]


def test_gc_ig_05_winter_side_only() -> None:
    with pytest.raises(SetupError) as caught:
        Match.start(GAMES["stone_age"], Setup("stone_age", 4, ("base", "igloos"), "2008"))
    assert caught.value.id == "error-setup-edition"


def test_declining_leaves_the_igloo() -> None:
    """G-03."""
    match = table(4, "igloos", phase="turn", crowd={"igloo 1": [1]}, wood=[1], brick=[1], stone=[1])
    play(match, 0, "decline")
    assert (player(match, 0).tableau, player(match, 0).score) == (5, 0)
    assert match.view(None).igloos[0].building is not None


def test_who_cannot_pay_is_not_asked() -> None:
    match = table(4, "igloos", phase="turn", crowd={"igloo 1": [1]}, wood=[3])
    assert match.decisions[0].prompt == "rest"
    assert "declined" in {event.kind for event in events(match)}


def test_rc_13_no_insulation_on_igloos_by_default() -> None:
    there = {"igloo 1": [1]}
    match = table(4, "hard-winter", "igloos", phase="turn", crowd=there, wood=[1], brick=[1], stone=[2])
    refused(match, 0, "pay 1 wood 1 brick 1 stone plus 1 stone")
    play(match, 0, "pay 1 wood 1 brick 1 stone")
    assert player(match, 0).score == 12


def test_an_igloo_with_a_plus_can_be_insulated() -> None:
    """X-01: the flag in the data decides."""
    marked = dataclasses.replace(IGLOO, cost={"wood": 1}, points=3, plus=True)
    match = table(
        4,
        "hard-winter",
        "igloos",
        more=[only_igloo(marked)],
        phase="turn",
        crowd={"igloo 1": [1]},
        wood=[1],
        stone=[1],
    )
    play(match, 0, "pay 1 wood plus 1 stone")
    assert player(match, 0).score == 3 + 5


def test_igloos_are_reconstructed_and_say_so() -> None:
    """DT-05."""
    igloos = components.PRINTED.buildings("igloos", "igloo")
    assert len(igloos) == 4
    assert not any(igloo.plus for igloo in igloos)
    assert {("igloos", "igloo", igloo.id) for igloo in igloos} <= {*components.find_reconstructed()}
    value = components.table("board")["resources"]
    for igloo in igloos:
        assert igloo.points == sum(value[what] * count for what, count in igloo.cost.items())
