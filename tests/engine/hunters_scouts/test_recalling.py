"""Calling members home, the pool and furs (T2, L148-196)."""

from __future__ import annotations

from dataclasses import replace
from typing import Unpack

from engine.core.actions import Bag
from engine.core.match import Match
from engine.hunters_scouts.actions import Recall
from engine.hunters_scouts.view import find_affordable
from tests.engine.hunters_scouts.camp import (
    Given,
    at,
    camp,
    created,
    discard,
    free,
    happened,
    hidden,
    location,
    options,
    play,
    prompt,
    refused,
    tribe,
    verbs,
)


def test_r02_a_recall_calls_at_least_one_home() -> None:
    match = camp(fields={"forest-1": None}, crowd={"forest-1": (2, 0)})
    assert not [line for line in options(match) if line == "recall " or "none" in line]
    assert "recall" not in verbs(camp())


def test_r02_a_member_at_a_sacred_place_counts() -> None:
    match = camp(places=("cult-site",), crowd={"cult-site": (1, 0)})
    play(match, "recall cult-site member")
    assert at(match, "cult-site") == (0, 0)
    assert tribe(match).village == 2
    assert match.waiting == (1,)


def test_r04_every_member_covers_one_field() -> None:
    match = camp(fields={"forest-1": {"wood": 2, "fruit": 1}}, crowd={"forest-1": (2, 0)})
    assert {line for line in options(match) if line.startswith("recall")} == {
        "recall forest-1 wood",
        "recall forest-1 fruit",
        "recall forest-1 wood+wood",
        "recall forest-1 fruit+wood",
    }
    play(match, "recall forest-1 fruit+wood")
    assert free(match, "forest-1") == {"wood": 1}


def test_r04_useless_fields_may_be_covered_l458() -> None:
    match = camp(fields={"toxodon-1": None}, crowd={"toxodon-1": (1, 0)}, hunger=(0, 0))
    play(match, "recall toxodon-1 meat")
    assert tribe(match).hunger == 0
    assert free(match, "toxodon-1") == {"fur": 1, "meat": 3}


def test_r47_meat_takes_hunger_away_at_once_l172() -> None:
    match = camp(fields={"toxodon-1": None}, crowd={"toxodon-1": (2, 0)}, hunger=(3, 0))
    play(match, "recall toxodon-1 meat+meat")
    assert tribe(match).hunger == 1


def test_points_of_the_sabre_tooth_are_scored_at_once_l440() -> None:
    match = camp(fields={"sabre-tooth-1": None}, crowd={"sabre-tooth-1": (2, 0)})
    play(match, "recall sabre-tooth-1 vp+vp")
    assert tribe(match).vp == 5


def test_r05_the_pool_lives_until_the_end_of_the_turn() -> None:
    match = camp(
        fields={"forest-1": {"wood": 3, "fruit": 1}, "mountains-1": None},
        crowd={"forest-1": (1, 0), "mountains-1": (1, 0)},
        items=(("axe",), ()),
    )
    play(match, "recall forest-1 wood")
    assert match.view(None).pool == {"wood": 1}
    play(match, "recall mountains-1 stone", "create axe", "send village+village", "draw drum")
    assert (created(match), tribe(match).vp) == (["axe"], 4)
    assert match.view(None).pool == {}
    assert match.waiting == (1,)


def test_r05_an_item_drawn_in_this_turn_may_be_created() -> None:
    match = camp(
        fields={"savanna-1": {"fruit": 2, "wood": 1}},
        crowd={"savanna-1": (2, 0)},
        items=(("vegetable-patch",), ()),
    )
    play(match, "recall savanna-1 fruit+fruit", "create vegetable-patch", "draw vegetable-patch")
    play(match, "create vegetable-patch", "draw drum")
    assert created(match) == ["vegetable-patch", "vegetable-patch"]
    assert hidden(match) == ["drum"]


def test_r05_leftovers_are_lost() -> None:
    match = camp(fields={"forest-1": None}, crowd={"forest-1": (1, 0)}, items=(("drum",), ()))
    play(match, "recall forest-1 wood", "done")
    assert match.view(None).pool == {}
    assert match.waiting == (1,)


def test_l434_the_order_is_the_players_and_all_meat_is_used_before_points() -> None:
    """On 23 the goal may be entered only with little hunger: the meat of the same recall counts."""
    match = camp(fields={"sabre-tooth-1": None}, crowd={"sabre-tooth-1": (2, 0)}, hunger=(4, 0), vp=(23, 3))
    play(match, "recall sabre-tooth-1 meat+vp")
    assert tribe(match).vp == 24


def test_who_wants_another_order_recalls_twice() -> None:
    match = camp(fields={"sabre-tooth-1": None}, crowd={"sabre-tooth-1": (2, 0)}, hunger=(4, 0), vp=(23, 3))
    play(match, "recall sabre-tooth-1 vp", "recall sabre-tooth-1 meat")
    assert (tribe(match).vp, tribe(match).hunger) == (23, 3)


def test_r12_a_card_whose_last_field_is_covered_goes_and_everybody_goes_home() -> None:
    match = camp(fields={"forest-1": {"wood": 1}, "desert-1": None}, crowd={"forest-1": (2, 1)})
    assert "recall forest-1 wood+wood" not in options(match)
    play(match, "recall forest-1 wood")
    assert location(match, "forest-1") is None
    assert discard(match, "wilderness") == ("forest-1",)
    assert (tribe(match, 0).village, tribe(match, 1).village) == (2, 2)
    assert {event.params["seat"] for event in happened(match, "sent-home")} == {0, 1}


def test_r10_two_furs_without_a_member_in_the_supply_are_lost() -> None:
    match = camp(fields={"mammoth-1": None, "desert-1": None}, crowd={"mammoth-1": (2, 0)}, members=(4, 2))
    play(match, "recall mammoth-1 fur+fur")
    assert match.waiting == (1,), "there is nothing to decide"
    assert (tribe(match).camp, tribe(match).supply) == (1, 0)


def test_r11_two_furs_are_a_member_in_the_camp() -> None:
    match = camp(
        fields={"mammoth-1": None, "desert-1": None}, crowd={"mammoth-1": (2, 0)}, items=(("boots",), ())
    )
    play(match, "recall mammoth-1 fur+fur")
    assert prompt(match) == "use"
    assert options(match) == ["create boots", "convert", "done"]
    play(match, "convert")
    assert (tribe(match).camp, tribe(match).supply) == (2, 1)
    assert match.waiting == (1,)


def test_r11_a_fur_may_go_into_an_item_instead() -> None:
    match = camp(
        fields={"mammoth-1": None, "desert-1": None}, crowd={"mammoth-1": (2, 0)}, items=(("boots",), ())
    )
    play(match, "recall mammoth-1 fur+fur", "create boots")
    assert created(match) == ["boots"]
    assert tribe(match).supply == 2


def test_r11_at_the_mud_springs_a_pair_is_a_point_if_a_member_still_stands_there() -> None:
    given: Given = {
        "fields": {"mammoth-1": None, "toxodon-1": None, "desert-1": None},
        "places": ("mud-springs",),
    }
    crowd = {"mammoth-1": (3, 0), "toxodon-1": (1, 0), "mud-springs": (1, 0)}
    match = camp(base=given, crowd=crowd, members=(5, 2), camp=(0, 1))
    play(match, "recall mammoth-1 fur+fur+fur toxodon-1 fur", "done")
    assert (tribe(match).vp, tribe(match).camp) == (3 + 2, 0), "each pair that is left"
    left = camp(base={**given, "members": (3, 2)}, crowd={"mammoth-1": (2, 0), "mud-springs": (1, 0)})
    play(left, "recall mammoth-1 fur+fur mud-springs member", "done")
    assert (tribe(left).vp, tribe(left).camp) == (3, 2)


def springs(there: int = 1, **given: Unpack[Given]) -> Match:
    """Furs from the mammoths while so many members stand at the Mud springs; one more comes home from the desert."""
    position: Given = {
        "fields": {"mammoth-1": None, "desert-1": None},
        "places": ("mud-springs",),
        "crowd": {"mammoth-1": (2, 0), "desert-1": (1, 0), "mud-springs": (there, 0)},
        "members": (3 + there, 2),
        "camp": (0, 1),
        **given,
    }
    return camp(base=position)


def test_r11_who_takes_the_point_leaves_the_last_member_at_the_mud_springs() -> None:
    match = play(springs(), "recall mammoth-1 fur+fur")
    assert "recall mud-springs member" in options(match), "before the point it may leave"
    play(match, "convert")
    assert tribe(match).vp == 4
    assert all("mud-springs" not in line for line in options(match))
    refused(match, "recall mud-springs member")
    refused(match, "recall desert-1 clay mud-springs member")
    play(match, "recall desert-1 clay")
    assert match.waiting == (1,), "nobody else may come home, so nothing is asked"
    assert at(match, "mud-springs") == (1, 0)


def test_r11_of_two_at_the_mud_springs_one_may_leave() -> None:
    match = play(springs(there=2), "recall mammoth-1 fur+fur", "convert")
    refused(match, "recall mud-springs member+member")
    play(match, "recall mud-springs member")
    assert "mud-springs" not in " ".join(options(match))
    assert at(match, "mud-springs") == (1, 0)


def test_r11_an_item_does_not_send_the_last_one_away_from_the_mud_springs() -> None:
    match = springs(
        items=(("hand-axe",), ()), crowd={"mammoth-1": (2, 0), "desert-1": (1, 0), "mud-springs": (1, 0)}
    )
    play(match, "recall mammoth-1 fur+fur desert-1 stone", "convert", "create hand-axe")
    assert all("mud-springs" in line for line in options(match))


def test_r11_only_this_turn() -> None:
    match = play(springs(), "recall mammoth-1 fur+fur", "convert", "done", "play chief", "draw axe")
    while match.waiting == (1,):
        play(match, options(match)[0])
    assert "recall mud-springs member" in options(match)


def test_r11_the_table_shows_who_must_stay() -> None:
    match = springs()
    (place,) = match.view(None).places
    assert place.locked == (0, 0)
    play(match, "recall mammoth-1 fur+fur", "convert")
    (place,) = match.view(None).places
    assert place.locked == (1, 0)


def waterfall(hunters: int, there: int, **more: Unpack[Given]) -> Match:
    """So many members hunt, and so many are at the waterfall."""
    base: Given = {"crowd": {"toxodon-1": (hunters, 0), "waterfall": (there, 0)}, "places": ("waterfall",)}
    base["fields"] = {"toxodon-1": None, "desert-1": None}
    return camp(base=base, **more)


def test_r21_at_the_waterfall_a_member_covers_two_fields_of_meat() -> None:
    match = waterfall(2, 1, members=(3, 2), hunger=(5, 0))
    play(match, "recall toxodon-1 meat2+meat2")
    assert free(match, "toxodon-1") == {"fur": 1}
    assert tribe(match).hunger == 1
    assert match.waiting == (1,), "the last one stays at the waterfall"
    assert at(match, "waterfall") == (1, 0)


def test_r21_the_last_member_does_not_leave_together_with_what_it_helps() -> None:
    match = waterfall(1, 1, hunger=(5, 0))
    assert "recall toxodon-1 meat waterfall member" in options(match)
    refused(match, "recall toxodon-1 meat2 waterfall member")


def test_r21_two_at_the_waterfall_one_may_leave() -> None:
    match = waterfall(1, 2, members=(3, 2), fields={"toxodon-1": {"meat": 2, "fur": 1}})
    play(match, "recall toxodon-1 meat2 waterfall member")
    assert at(match, "waterfall") == (1, 0)


def test_r21_an_item_does_not_send_the_last_one_away_either() -> None:
    match = waterfall(2, 1, members=(3, 2), items=(("boots",), ()))
    play(match, "recall toxodon-1 fur+meat2", "create boots")
    assert all("waterfall" in line for line in options(match))


def test_r21_without_a_member_there_nobody_carries_twice() -> None:
    match = camp(fields={"toxodon-1": None}, places=("waterfall",), crowd={"toxodon-1": (1, 0)})
    assert not any("meat2" in line for line in options(match))


def test_the_own_view_tells_what_a_recall_would_pay_for() -> None:
    match = camp(
        fields={"mountains-1": None},
        crowd={"mountains-1": (2, 0)},
        items=(("axe", "hand-axe", "drum"), ("axe",)),
    )
    assert str(Recall((("mountains-1", Bag(["stone", "wood"])),))) in options(match)
    fetched = {"stone": 1, "wood": 1}
    assert [item.id for item in find_affordable(match.view(0), fetched)] == ["axe", "hand-axe"]
    assert find_affordable(match.view(None), fetched) == ()


def test_who_wants_that_finishes_when_nothing_can_be_made() -> None:
    match = camp(
        fields={"cave-bear-1": None, "desert-1": None},
        crowd={"cave-bear-1": (1, 0)},
        items=(("stone-hut",), ()),
    )
    play(match, "recall cave-bear-1 fur")
    (decision,) = match.decisions
    assert options(match) == ["done"]
    assert str(match.kinds.answer(decision, {"use": "finish"})) == "done"
    assert match.kinds.answer(decision, {"use": "ask"}) is None
    assert match.kinds.answer(decision, {}) is None
    again = replace(decision, options=(*decision.options, *decision.options))
    assert match.kinds.answer(again, {"use": "finish"}) is None, "there is something to decide"
