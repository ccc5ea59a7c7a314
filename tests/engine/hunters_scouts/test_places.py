"""The sacred places and their timing (section 6, L514-548, L653-693, L721-737)."""

from __future__ import annotations

from typing import Unpack

import pytest

from engine.core.match import Match
from engine.hunters_scouts.actions import Stash
from tests.engine.hunters_scouts.camp import (
    Given,
    at,
    camp,
    created,
    discard,
    hand,
    happened,
    hidden,
    options,
    play,
    prompt,
    tribe,
    verbs,
)

LONG = (
    ("scout", "hunter", "tracker", "scout"),
    ("fisher", "shaman", "chief"),
    ("offspring", "chief", "scout"),
)


def sunset(place: str, **given: Unpack[Given]) -> Match:
    """The sun sets for a tribe without cards, with one member on this place and one on the wilderness."""
    position: Given = {
        "hand": ((), ("chief", "scout")),
        "places": (place,),
        "crowd": {place: (1, 0), "desert-1": (1, 0)},
        "members": (3, 2),
        "display": LONG,
        **given,
    }
    return play(camp(base=position), "sunset")


def test_mammoth_graveyard_pays_for_a_hunter() -> None:
    given: Given = {
        "hand": (("hunter", "chief"), ("chief", "scout")),
        "places": ("mammoth-graveyard",),
        "hunting": (),
    }
    match = play(camp(base=given, crowd={"mammoth-graveyard": (1, 0)}), "play hunter")
    assert tribe(match).vp == 4
    assert tribe(play(camp(base=given), "play hunter")).vp == 3


def test_mammoth_graveyard_pays_for_no_other_character() -> None:
    match = camp(
        hand=(("offspring", "chief"), ("chief", "scout")),
        places=("mammoth-graveyard",),
        crowd={"mammoth-graveyard": (1, 0)},
    )
    play(match, "play offspring")
    assert tribe(match).vp == 3


def test_r20_a_member_sent_there_in_the_same_turn_counts_if_it_still_stands_there() -> None:
    match = camp(
        hand=(("fire-keeper", "chief"), ("chief", "scout")), places=("cult-site",), fields={"desert-1": None}
    )
    play(match, "play fire-keeper", "pick members", "send cult-site+village")
    assert tribe(match).vp == 3, "its trigger is the sunset"


@pytest.mark.parametrize("variant", ["normal", "survival"])
def test_cult_site_pays_a_point_at_the_own_sunset(variant: str) -> None:
    match = sunset("cult-site", hunger=(3, 0))
    play(match, options(match)[0])
    assert tribe(match).vp == 4, f"three members, three hunger, one for the place ({variant})"


def test_r26_the_point_of_the_cult_site_comes_after_the_new_hunger() -> None:
    match = sunset("cult-site", vp=(20, 3), hunger=(0, 0), members=(4, 2))
    play(match, options(match)[0])
    assert tribe(match).vp == 25, "four points with the old hunger enter the goal, the fifth counts on"
    stopped = sunset("cult-site", vp=(23, 3), hunger=(3, 0))
    play(stopped, options(stopped)[0])
    assert tribe(stopped).vp == 23


def test_r20_who_was_called_home_before_gets_nothing() -> None:
    """Ancient oak works at the end of the turn: the member must still stand there."""
    position: Given = {
        "fields": {"desert-1": None, "cave-bear-1": None},
        "places": ("ancient-oak",),
        "crowd": {"cave-bear-1": (1, 0), "ancient-oak": (1, 0)},
        "items": (("boots",), ()),
        "hunger": (3, 0),
    }
    stays = play(
        camp(base=position), "recall cave-bear-1 fur", "create boots", "send ancient-oak+village", "done"
    )
    assert tribe(stays).hunger == 2
    leaves = play(camp(base=position), "recall cave-bear-1 fur ancient-oak member", "create boots")
    play(leaves, "send village+village")
    assert tribe(leaves).hunger == 3


def test_r22_ancient_oak_feeds_for_every_item_created() -> None:
    match = camp(
        fields={"desert-1": None},
        places=("ancient-oak",),
        crowd={"desert-1": (2, 0), "ancient-oak": (1, 0)},
        members=(3, 2),
        items=(("hand-axe", "hand-axe"), ()),
        hunger=(5, 0),
        deck=(),
    )
    play(match, "recall desert-1 stone+stone", "create hand-axe", "send ancient-oak+village+village")
    play(match, "create hand-axe", "send ancient-oak+village+village", "done")
    assert created(match) == ["hand-axe", "hand-axe"]
    assert tribe(match).hunger == 3


def test_r23_ghost_cave_pays_instead_of_a_member_without_hunger() -> None:
    given: Given = {"places": ("ghost-cave",), "crowd": {"ghost-cave": (1, 0)}, "hunger": (2, 0)}
    match = camp(base=given, hand=(("offspring", "chief"), ("chief", "scout")))
    play(match, "play offspring")
    assert (tribe(match).vp, tribe(match).camp, tribe(match).hunger) == (4, 1, 2)


def test_r23_ghost_cave_pays_without_a_member_in_the_camp() -> None:
    match = camp(
        hand=(("offspring", "chief"), ("chief", "scout")),
        places=("ghost-cave",),
        crowd={"ghost-cave": (1, 0)},
        camp=(0, 1),
    )
    play(match, "play offspring")
    assert tribe(match).vp == 4


@pytest.mark.parametrize(
    ("place", "counts"), [("cult-site", [1]), ("misty-gorge", [2, 1, 0]), ("ice-cavern", [3, 2, 1, 0])]
)
def test_caves_keep_up_to_so_many_items_over_the_night_l674(place: str, counts: list[int]) -> None:
    match = sunset(place, items=(("axe", "drum", "loom", "boots"), ()))
    (decision,) = match.decisions
    assert (decision.prompt, decision.secret) == ("stash", True)
    kept = [len(option.items) for option in decision.options if isinstance(option, Stash)]
    assert [*dict.fromkeys(kept)] == counts, "the most first"


@pytest.mark.parametrize("place", ["misty-gorge", "ice-cavern"])
def test_caves_ask_also_when_all_items_may_be_kept_l674(place: str) -> None:
    match = sunset(place, items=(("axe", "drum"), ()))
    assert options(match) == ["stash axe+drum", "stash axe", "stash drum", "stash none"]
    kept = play(match.copy(), "stash axe+drum")
    assert (hidden(kept), happened(kept, "discarded")) == (["axe", "drum"], [])
    assert discard(match, "items") == ()
    assert discard(play(match, "stash drum"), "items") == ("axe",)


@pytest.mark.parametrize("place", ["misty-gorge", "ice-cavern"])
def test_r45_items_that_a_cave_has_kept_stay_when_hunger_takes_its_last_member(place: str) -> None:
    match = sunset(place, items=(("axe", "drum"), ()), hunger=(8, 0))
    play(match, "stash axe+drum", f"lose {place}")
    assert at(match, place) == (0, 0)
    assert hidden(match) == ["axe", "drum"]
    assert prompt(match) == "recruit", "nothing is asked about them again"


@pytest.mark.parametrize(("place", "items"), [("cult-site", ("axe",)), ("ice-cavern", ())])
def test_nothing_is_asked_where_nothing_can_be_discarded_l503(place: str, items: tuple[str, ...]) -> None:
    assert prompt(sunset(place, items=(items, ()))) == "recruit"


def test_misty_gorge_sends_one_member_after_the_sunset() -> None:
    match = sunset("misty-gorge")
    play(match, options(match)[0])
    assert prompt(match) == "send"
    play(match, "send desert-1+desert-1+misty-gorge")
    assert match.waiting == (1,)


def test_r46_misty_gorge_may_send_nobody() -> None:
    match = sunset("misty-gorge")
    play(match, options(match)[0])
    assert "send desert-1+misty-gorge+village" in options(match), "as it is"
    play(match, "send desert-1+misty-gorge+village")
    assert (at(match, "misty-gorge"), at(match, "desert-1")) == ((1, 0), (1, 0))
    assert match.waiting == (1,)


def test_rock_bridge_sends_up_to_three_members_after_the_sunset() -> None:
    match = sunset("rock-bridge", members=(5, 2), camp=(0, 1), fields={"desert-1": None, "forest-1": None})
    play(match, options(match)[0])
    assert prompt(match) == "send"
    assert min(line.count("village") for line in options(match)) == 0
    assert "send forest-1+forest-1+forest-1+desert-1+rock-bridge" not in options(match), "ids in order"
    assert "send desert-1+forest-1+forest-1+forest-1+rock-bridge" in options(match)


def test_ancestral_hill_gives_one_more_character() -> None:
    match = sunset("ancestral-hill")
    play(match, "recruit 4 1 0")
    assert prompt(match) == "ancestor"
    assert options(match) == ["recruit 0 0 1", "recruit 0 1 0"]
    play(match, "recruit 0 0 1")
    assert len(hand(match)) == 6


@pytest.mark.parametrize(("theirs", "more"), [(2, False), (3, True)])
def test_r29_ancestral_hill_leaves_enough_for_the_opponent(theirs: int, more: bool) -> None:
    """Eight cards less five leave three: with the one taken, two and the opponent's must be five."""
    match = sunset(
        "ancestral-hill", display=(("scout",) * 4, ("chief",) * 4, ()), hand=((), ("chief",) * theirs)
    )
    play(match, "recruit 4 1 0")
    assert (len(hand(match)) == 6) == more


def test_geysers_give_three_items_for_the_turn_t0() -> None:
    match = camp(places=("geysers",), crowd={"geysers": (1, 0)})
    assert "forgo" in verbs(match)
    play(match, "forgo", "draw axe", "draw drum", "draw loom")
    assert hidden(match) == ["axe", "drum", "loom"]
    assert match.waiting == (1,)


def test_geysers_without_a_member_there_give_nothing() -> None:
    assert "forgo" not in verbs(camp(places=("geysers",), crowd={"geysers": (0, 1)}))


def herbs(**given: Unpack[Given]) -> Match:
    """The sun sets for seat 0 while a member of seat 1 stands on the Herb heath."""
    position: Given = {
        "hand": (("chief",), ("chief", "scout", "hunter", "scout", "scout")),
        "places": ("herb-heath",),
        "crowd": {"herb-heath": (0, 1)},
        "display": (("scout",) * 5, (), ()),
        "hunger": (0, 2),
        **given,
    }
    return play(camp(base=position), "sunset", "draw drum")


def test_r25_herb_heath_asks_its_owner_in_the_opponents_turn() -> None:
    match = herbs()
    assert tribe(match, 1).hunger == 1
    assert hidden(match, 1) == ["drum"]
    assert match.waiting == (1,)
    assert match.view(None).turn == 9, "it is still the turn of the other tribe"
    (decision,) = match.decisions
    assert (decision.prompt, decision.secret) == ("herb-heath", True)
    play(match, "send desert-1+herb-heath")
    assert at(match, "desert-1") == (0, 1)
    assert match.view(None).turn == 10


def test_r25_herb_heath_does_nothing_at_the_own_sunset() -> None:
    match = sunset("herb-heath", hunger=(2, 0))
    play(match, options(match)[0])
    assert match.waiting == (1,)
    assert tribe(match).hunger == 5


@pytest.mark.parametrize(
    ("order", "answer"),
    [
        ("ask", None),
        ("nobody", "send herb-heath+village"),
        ("desert-1", "send desert-1+herb-heath"),
        ("herb-heath", "send herb-heath+herb-heath"),
        ("forest-1", None),
    ],
)
def test_r25_a_standing_order_answers(order: str, answer: str | None) -> None:
    match = herbs()
    (decision,) = match.decisions
    said = match.kinds.answer(decision, {"herb-heath": order})
    assert (None if said is None else str(said)) == answer
    assert match.kinds.answer(decision, {}) is None


def test_r25_an_order_that_is_not_legal_asks() -> None:
    full = herbs(
        members=(3, 2),
        crowd={"herb-heath": (0, 1), "desert-1": (3, 0)},
        fields={"desert-1": None, "forest-1": None},
    )
    (decision,) = full.decisions
    assert full.kinds.answer(decision, {"herb-heath": "desert-1"}) is None
    assert str(full.kinds.answer(decision, {"herb-heath": "forest-1"})) == "send forest-1+herb-heath"
    nobody_home = herbs(members=(2, 1))
    (decision,) = nobody_home.decisions
    assert nobody_home.kinds.answer(decision, {"herb-heath": "desert-1"}) is None


def test_orders_can_be_given_while_a_member_stands_there() -> None:
    match = camp(places=("herb-heath",), crowd={"herb-heath": (0, 1)})
    assert match.kinds.values(1, "herb-heath") == ("ask", "nobody", "desert-1", "herb-heath")
    assert match.kinds.values(0, "herb-heath") == ()
    (turn,) = match.decisions
    assert match.kinds.answer(turn, {"herb-heath": "nobody"}) is None, "it answers no other question"


def test_r24_the_order_of_the_effects_at_the_end() -> None:
    """Cult site, Ancestral hill, Rock bridge of the active tribe, then the opponent's Herb heath."""
    match = sunset(
        "cult-site",
        places=("cult-site", "rock-bridge", "ancestral-hill", "herb-heath"),
        crowd={"cult-site": (1, 0), "rock-bridge": (1, 0), "ancestral-hill": (1, 0), "herb-heath": (0, 1)},
        members=(4, 2),
    )
    play(match, options(match)[0])
    assert tribe(match).vp == 8
    assert prompt(match) == "ancestor"
    play(match, options(match)[0])
    assert prompt(match) == "send"
    play(match, options(match)[0], "draw axe")
    assert (prompt(match), match.waiting) == ("herb-heath", (1,))


def test_r20_members_sent_during_the_end_do_not_trigger_others() -> None:
    match = sunset(
        "misty-gorge",
        places=("misty-gorge", "rock-bridge"),
        crowd={"misty-gorge": (1, 0), "desert-1": (1, 0)},
    )
    play(match, options(match)[0], "send desert-1+misty-gorge+rock-bridge")
    assert match.waiting == (1,)
    assert not happened(match, "driven-away")


def test_r20_who_is_driven_away_during_the_end_had_the_effect_already() -> None:
    """Rock bridge drives the opponent from the Herb heath, whose effect was due at the start of the phase."""
    match = sunset(
        "rock-bridge",
        places=("rock-bridge", "herb-heath"),
        crowd={"rock-bridge": (1, 0), "herb-heath": (0, 1)},
        members=(4, 2),
        hunger=(0, 2),
    )
    play(match, options(match)[0], "send herb-heath+herb-heath+rock-bridge+village", "draw axe")
    assert tribe(match, 1).hunger == 1
