"""Limits for 2 and 3 players: section CNT of the golden cases."""

import itertools

import pytest

from tests.engine.stone_age.table import dice, options, play, refused, space, supply, table

RESOURCES = ("forest", "claypit", "quarry", "river")


def test_gc_cnt_01_three_players_third_village_location_closed() -> None:
    match = table(3, start=2, crowd={"toolmaker": [1], "hut": [0, 2]})
    assert not space(match, "field").open
    refused(match, 2, "place field 1")


def test_gc_cnt_02_three_players_third_player_at_a_resource_location() -> None:
    match = table(3, start=2, crowd={"forest": [2, 1]})
    refused(match, 2, "place forest 1")
    assert 7 - sum(space(match, "forest").people) == 4


def test_gc_cnt_03_two_players_one_player_per_resource_location() -> None:
    match = table(2, crowd={"quarry": [0, 1]})
    refused(match, 0, "place quarry 1")
    assert 7 - sum(space(match, "quarry").people) == 6


def test_gc_cnt_04_two_players_village_limit() -> None:
    match = table(2)
    play(match, 0, "place toolmaker 1")
    play(match, 1, "place hunt 1")
    play(match, 0, "place field 1")
    refused(match, 1, "place hut 2")


def test_gc_cnt_05_hunt_is_open_for_both_in_the_two_player_game() -> None:
    match = table(2, start=1, crowd={"hunt": [3]})
    play(match, 1, "place hunt 2")
    assert space(match, "hunt").people == (3, 2)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    "taken", list(itertools.combinations([("toolmaker", 1), ("hut", 2), ("field", 1)], 2))
)
def test_any_two_village_places_close_the_third(seats: int, taken: tuple[tuple[str, int], ...]) -> None:
    match = table(seats, start=1, crowd={where: [people] for where, people in taken})
    assert not any(option.split()[1] in ("toolmaker", "hut", "field") for option in options(match, 1))


def test_four_players_have_no_extra_limits() -> None:
    crowd = {"toolmaker": [1], "hut": [0, 2], **{where: [1, 1, 1] for where in RESOURCES}}
    match = table(4, start=3, people=[9, 9, 9], crowd=crowd)
    assert {"place field 1", *(f"place {where} 4" for where in RESOURCES)} <= set(options(match, 3))


def test_three_players_may_share_a_resource_place_in_pairs() -> None:
    match = table(3, start=1, crowd={where: [1] for where in RESOURCES})
    assert {f"place {where} 5" for where in RESOURCES} <= set(options(match, 1))


def test_the_limits_are_counted_anew_each_round() -> None:
    match = table(2, phase="actions", crowd={"forest": [1], "toolmaker": [0, 1], "field": [0, 1]})
    supply(match, dice(1))
    play(match, 1, "resolve field")
    assert match.round == 2
    assert {"place forest 1", "place hut 2", "place toolmaker 1"} <= set(options(match, 1))
