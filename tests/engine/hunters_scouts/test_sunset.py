"""The sunset (T3, L198-286, L501-511)."""

from __future__ import annotations

import pytest

from tests.engine.hunters_scouts.camp import (
    at,
    camp,
    column,
    discard,
    hand,
    happened,
    hidden,
    options,
    play,
    prompt,
    refused,
    tribe,
    verbs,
)

SEVEN = (("scout", "hunter", "tracker"), ("fisher", "shaman"), ("offspring", "chief"))


def test_members_less_hunger_less_cards_in_hand_are_scored_l203() -> None:
    match = camp(
        members=(5, 2),
        camp=(0, 1),
        hunger=(1, 0),
        crowd={"desert-1": (2, 0)},
        display=((), (), ("scout",) * 9),
    )
    play(match, "sunset")
    assert tribe(match).vp == 3 + 5 - 1 - 2
    assert [each.params["points"] for each in happened(match, "scored")] == [2], "said once"


def test_a_negative_sum_moves_back_and_stops_at_0_l220() -> None:
    match = camp(members=(1, 2), hunger=(7, 0), vp=(4, 3), display=((), (), ("scout",) * 9))
    (sunset,) = [each for each in match.decisions[0].options if str(each) == "sunset"]
    promised = match.preview(0, sunset)
    assert promised is not None
    assert promised.params["points"] == -4, "said so before"
    play(match, "sunset")
    assert tribe(match).vp == 0
    assert [event.params["points"] for event in happened(match, "fell-back")] == [4], "and after"


@pytest.mark.parametrize(
    ("variant", "vp", "hunger", "points", "after"),
    [("normal", 23, 4, 0, 9), ("survival", 17, 4, 1, 10), ("survival", 13, 1, 4, 6), ("normal", 22, 3, 2, 8)],
)
def test_what_hunger_takes_at_the_goal_and_at_a_bonus_field_is_said_before(
    variant: str, vp: int, hunger: int, points: int, after: int
) -> None:
    """One point was promised that R34 does not count, and less hunger than R32 gave; nor was it said who starves."""
    out = {"members": (5, 2), "camp": (0, 1), "crowd": {"desert-1": (1, 0)}, "hand": ((), ()), "vp": (vp, 3)}
    match = camp(variant, hunger=(hunger, 0), passed=((9, 14), ()), display=((), (), ("scout",) * 9), **out)
    shown = match.preview(0, next(each for each in match.decisions[0].options if str(each) == "sunset"))
    assert shown is not None
    assert shown.params == {"points": points, "hunger": after, "starves": int(after > 7)}
    play(match, "sunset")
    assert (tribe(match).vp, tribe(match).hunger) == (vp + points, after)


@pytest.mark.parametrize(
    ("members", "camp_", "hunger", "starves"), [(1, 0, 7, 2), (2, 1, 7, 1), (0, 1, 9, 0)]
)
def test_whether_the_last_member_starves_is_said_before(
    members: int, camp_: int, hunger: int, starves: int
) -> None:
    """Who let the sun set had lost, and had read of hunger only; who is in the camp only was said to lose (R27)."""
    match = camp(members=(members, 2), camp=(camp_, 1), hunger=(hunger, 0), display=((), (), ("scout",) * 9))
    shown = match.preview(0, next(each for each in match.decisions[0].options if str(each) == "sunset"))
    assert shown is not None
    assert shown.params["starves"] == starves
    play(match, "sunset")
    assert (match.over is not None) == (starves == 2)
    assert len(happened(match, "hungrier")) == bool(members), "nobody takes 0 hunger"


def test_camp_and_supply_neither_score_nor_eat_l207() -> None:
    match = camp(members=(1, 2), camp=(4, 1), hand=((), ()), display=((), (), ("scout",) * 6))
    assert tribe(match).vp == 4
    assert tribe(match).hunger == 1


def test_r03_with_an_empty_hand_and_members_out_the_sun_may_set_at_once() -> None:
    match = camp(hand=((), ()), crowd={"desert-1": (1, 0)}, display=((), (), ("scout",) * 6))
    assert verbs(match) == {"recall", "sunset"}
    play(match, "sunset")
    assert tribe(match).vp == 5, "the member outside scores"
    assert tribe(match).hunger == 2, "and eats"


def test_new_hunger_comes_to_the_old_l238() -> None:
    match = camp(members=(3, 2), hunger=(2, 0), hand=((), ()), display=((), (), ("scout",) * 6))
    assert tribe(match).hunger == 5


@pytest.mark.parametrize(("hunger", "left"), [(4, 7), (5, 5), (9, 9)])
def test_r27_r47_with_eight_hunger_one_member_and_three_hunger_go(hunger: int, left: int) -> None:
    match = camp(members=(3, 2), hunger=(hunger, 0), hand=((), ()), display=((), (), ("scout",) * 6))
    assert tribe(match).hunger == left
    assert tribe(match).village == (3 if hunger == 4 else 2)
    assert tribe(match).supply == (1 if hunger == 4 else 2)


def test_r27_the_owner_chooses_from_where_also_from_a_sacred_place() -> None:
    match = camp(
        members=(4, 2),
        camp=(0, 1),
        hunger=(8, 0),
        hand=((), ()),
        places=("cult-site",),
        crowd={"desert-1": (1, 0), "cult-site": (1, 0)},
        display=((), (), ("scout",) * 6),
    )
    play(match, "sunset")
    assert options(match) == ["lose village", "lose desert-1", "lose cult-site"]
    play(match, "lose cult-site")
    assert at(match, "cult-site") == (0, 0)
    assert (tribe(match).hunger, tribe(match).supply) == (9, 2), "not repeated although it is still 8 or more"


@pytest.mark.parametrize(("cards", "legal"), [(4, False), (5, True), (6, True)])
def test_r28_the_worked_example_of_the_early_sunset_l279(cards: int, legal: bool) -> None:
    """Seven cards lie in the display: legal if the opponent has at least five cards in hand."""
    match = camp("introductory", display=SEVEN, hand=(("scout", "chief"), ("scout",) * cards))
    assert ("sunset" in options(match)) == legal


def test_r28_too_few_cards_to_take_forbid_an_early_sunset() -> None:
    match = camp("introductory", display=((), (), ("scout",) * 5), hand=(("scout", "chief"), ("scout",) * 11))
    assert "sunset" not in options(match)


def test_r28_with_an_empty_hand_it_is_always_legal() -> None:
    match = camp("introductory", display=((), (), ("scout",)), hand=((), ()), crowd={"desert-1": (1, 0)})
    assert "sunset" in options(match)


def test_r29_five_to_seven_cards_are_taken() -> None:
    match = camp(display=SEVEN, hand=((), ("chief", "scout")), crowd={"desert-1": (1, 0)})
    play(match, "sunset")
    assert {sum(map(int, line.split()[1:])) for line in options(match)} == {5, 6, 7}


def test_six_cards_are_taken_in_the_introductory_game_l252() -> None:
    match = camp("introductory", display=SEVEN, hand=((), ("chief", "scout")), crowd={"desert-1": (1, 0)})
    play(match, "sunset")
    assert options(match) == ["recruit 2 2 2", "recruit 3 1 2", "recruit 3 2 1"]
    play(match, "recruit 3 1 2")
    taken = {event.params["column"]: event.params["cards"] for event in happened(match, "recruited-column")}
    assert taken == {"left": 3, "middle": 1, "right": 2}
    assert hand(match) == ["chief", "hunter", "offspring", "scout", "shaman", "tracker"]
    assert column(match, "middle") == ("fisher",), "only free cards are taken, from the end of a column"


def test_r29_after_an_early_sunset_enough_must_stay_for_the_opponent() -> None:
    match = camp(display=SEVEN, hand=(("chief", "scout"), ("chief",) * 4))
    play(match, "sunset")
    assert {sum(map(int, line.split()[1:])) for line in options(match)} == {5, 6}


def test_r29_with_too_few_cards_all_are_taken() -> None:
    match = camp(
        display=(("scout",), ("chief",), ()), hand=((), ("chief", "scout")), crowd={"desert-1": (1, 0)}
    )
    play(match, "sunset")
    assert hand(match) == ["chief", "scout"]


def test_cards_kept_in_hand_stay_there_l264() -> None:
    match = camp("introductory", display=SEVEN, hand=(("hunter", "chief"), ("scout",) * 5))
    play(match, "sunset", "recruit 3 2 1")
    assert len(hand(match)) == 8


def test_hidden_items_beyond_one_are_discarded_l503() -> None:
    match = camp(
        items=(("axe", "drum", "drum"), ()), hand=((), ("chief", "scout")), crowd={"desert-1": (1, 0)}
    )
    play(match, "sunset")
    assert prompt(match) == "stash"
    assert match.decisions[0].secret
    assert options(match) == ["stash axe", "stash drum"]
    play(match, "stash axe")
    assert hidden(match) == ["axe"]
    assert discard(match, "items") == ("drum", "drum")


def test_in_the_introductory_game_all_are_kept_l412() -> None:
    match = camp("introductory", items=(("axe", "drum", "loom"), ()), hand=((), ("chief", "scout")),
                 display=SEVEN, crowd={"desert-1": (1, 0)})  # fmt: skip
    play(match, "sunset")
    assert prompt(match) == "recruit"
    assert len(hidden(match)) == 3


def test_created_items_do_not_count_for_the_limit_l505() -> None:
    match = camp(items=(("axe",), ()), created=(("drum", "loom"), ()), hand=((), ("chief", "scout")),
                 crowd={"desert-1": (1, 0)})  # fmt: skip
    play(match, "sunset")
    assert prompt(match) == "recruit"


def test_r30_the_order_inside_the_sunset() -> None:
    match = camp(
        items=(("axe", "drum"), ()),
        hand=((), ("chief", "scout")),
        crowd={"desert-1": (1, 0)},
        hunger=(7, 0),
        vp=(5, 3),
    )
    play(match, "sunset")
    assert tribe(match).vp == 0, "1: scored with the old hunger"
    assert (prompt(match), tribe(match).hunger) == ("stash", 7)
    play(match, "stash axe")
    assert (prompt(match), tribe(match).hunger) == ("lose", 9)
    play(match, "lose village")
    assert (prompt(match), tribe(match).hunger) == ("recruit", 6)


def test_points_are_moved_as_one_number_and_no_bonus_is_seen_below_it() -> None:
    match = camp(members=(3, 2), hunger=(3, 0), vp=(8, 3), created=(("axe", "drum"), ()), hand=((), ("chief", "scout")),
                 crowd={"desert-1": (1, 0)})  # fmt: skip
    play(match, "sunset")
    assert tribe(match).vp == 8
    assert not happened(match, "bonus") + happened(match, "fell-back")
    refused(match, "give axe+drum")
