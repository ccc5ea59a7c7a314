"""Sending members (T1, L132-144, L517-535)."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from tests.engine.hunters_scouts.camp import at, camp, options, play, prompt, refused, tribe


def test_members_come_from_the_village_or_from_another_location_r07() -> None:
    match = camp(fields={"forest-1": None, "swamp-1": None}, crowd={"forest-1": (1, 0)})
    play(match, "play gatherer", "send swamp-1+swamp-1")
    assert at(match, "forest-1") == (0, 0)
    assert at(match, "swamp-1") == (2, 0)
    assert tribe(match).village == 0
    assert match.view(None).pool == {}


def test_r07_every_stand_that_enough_moves_reach_is_offered_once() -> None:
    match = play(
        camp(fields={"forest-1": None, "swamp-1": None}, crowd={"forest-1": (1, 0)}), "play chief", "draw axe"
    )
    assert options(match)[0] == "send forest-1+village"
    assert sorted(options(match)) == [
        "send forest-1+forest-1",
        "send forest-1+swamp-1",
        "send forest-1+village",
        "send swamp-1+swamp-1",
        "send swamp-1+village",
    ]


def test_r07_no_more_move_than_the_card_allows() -> None:
    out = {"desert-1": (2, 0), "forest-1": (2, 0), "swamp-1": (0, 0)}
    match = camp(members=(5, 2), camp=(0, 1), fields=dict.fromkeys(out), crowd=out)
    play(match, "play chief", "draw axe")
    before, *after = (Counter(line.split(" ")[1].split("+")) for line in options(match))
    assert {(each - before).total() for each in after} == {1, 2}


def test_at_most_three_members_of_both_stand_on_a_card_l138() -> None:
    match = camp(fields={"forest-1": None}, crowd={"forest-1": (0, 2)}, members=(3, 2))
    play(match, "play gatherer")
    assert options(match) == ["send village+village+village", "send forest-1+village+village"]


def test_nobody_is_asked_who_can_send_nobody() -> None:
    match = camp(fields={"forest-1": None}, crowd={"forest-1": (1, 2)}, members=(1, 2))
    play(match, "play gatherer")
    assert (match.waiting == (0,) and prompt(match) == "lay") or match.waiting == (1,)


def test_r19_the_worked_example_of_the_sacred_place_l527() -> None:
    """One member of the other tribe stands there; two are sent in one Gatherer turn, and it goes home."""
    match = camp(places=("mammoth-graveyard",), crowd={"mammoth-graveyard": (0, 1)}, members=(3, 2))
    play(match, "play gatherer", "send mammoth-graveyard+mammoth-graveyard+village")
    assert at(match, "mammoth-graveyard") == (2, 0)
    assert tribe(match, 1).village == 2


def test_r19_as_many_as_the_other_tribe_are_not_enough() -> None:
    match = camp(places=("mammoth-graveyard",), crowd={"mammoth-graveyard": (0, 2)}, members=(3, 2))
    play(match, "play gatherer")
    refused(match, "send mammoth-graveyard+village+village")
    refused(match, "send mammoth-graveyard+mammoth-graveyard+village")
    play(match, "send mammoth-graveyard+mammoth-graveyard+mammoth-graveyard")
    assert at(match, "mammoth-graveyard") == (3, 0)


def test_r19_it_must_be_one_effect() -> None:
    """A chief sends two: two own members elsewhere do not help against two."""
    match = camp(places=("cult-site",), crowd={"cult-site": (0, 2)}, members=(4, 2))
    play(match, "play chief", "draw axe")
    assert not any("cult-site" in line for line in options(match))


def test_r19_there_is_no_limit_on_a_sacred_place() -> None:
    match = camp(places=("cult-site",), members=(5, 2), camp=(0, 1), crowd={"cult-site": (1, 0)})
    play(match, "play gatherer", "send cult-site+cult-site+cult-site+cult-site+cult-site")
    assert at(match, "cult-site") == (5, 0)


def test_r16_the_fire_keeper_sends_nobody_to_all() -> None:
    match = camp(hand=(("fire-keeper", "chief"),), members=(5, 2), camp=(0, 1), places=("cult-site",))
    play(match, "play fire-keeper", "pick members")
    assert options(match)[0] == "send village+village+village+village+village"
    assert "send cult-site+cult-site+cult-site+cult-site+cult-site" in options(match)


@pytest.mark.parametrize("locations", range(1, 6))
def test_r07_the_placements_are_as_many_as_counted_by_hand(locations: int) -> None:
    """Three members at home, all of whom may go: they are spread over the village and the locations."""
    cards = [f"{terrain}-1" for terrain in ("desert", "forest", "swamp", "savanna", "mountains")]
    match = camp(fields=dict.fromkeys(cards[:locations]), members=(3, 2))
    play(match, "play gatherer")
    assert len(options(match)) == comb(locations + 3, 3)
