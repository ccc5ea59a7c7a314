"""Creating items: cost, points, effects in order, locked members (L287-330, L419-426)."""

from __future__ import annotations

import pytest

from tests.engine.hunters_scouts.camp import (
    at,
    camp,
    created,
    discard,
    happened,
    hidden,
    options,
    play,
    prompt,
    refused,
    tribe,
)
from tests.engine.playing import state_of

COSTS = {
    "hand-axe": "stone",
    "vegetable-patch": "fruit",
    "axe": "stone+wood",
    "millstone": "fruit+stone",
    "mortar": "clay+stone",
    "clay-figure": "clay+clay",
    "boots": "fur",
    "drum": "fur+wood",
    "loom": "fruit+fur+wood",
    "clay-oven": "clay+clay+stone",
    "wooden-wheel": "stone+wood+wood",
    "shelter": "fur+wood+wood",
    "stone-hut": "stone+stone+stone+wood",
}
POINTS = {
    "hand-axe": 0,
    "vegetable-patch": 0,
    "axe": 1,
    "millstone": 1,
    "mortar": 1,
    "clay-figure": 2,
    "boots": 1,
    "drum": 3,
    "loom": 3,
    "clay-oven": 2,
    "wooden-wheel": 2,
    "shelter": 3,
    "stone-hut": 3,
}
EFFECTS = {
    **dict.fromkeys(["hand-axe", "axe", "mortar", "wooden-wheel"], "send draw"),
    **dict.fromkeys(["vegetable-patch", "clay-oven", "stone-hut"], "discard draw"),
    "millstone": "discard",
    "boots": "send",
    "drum": "take",
    "loom": "draw",
    "clay-figure": "",
    "shelter": "",
}


@pytest.mark.parametrize("item", COSTS)
def test_an_item_costs_scores_and_takes_effect_from_left_to_right(item: str) -> None:
    match = camp(
        fields={"desert-1": None, "mountains-1": {"stone": 4, "wood": 1}, "cave-bear-1": {"fur": 2, "meat": 1},
                "floodplain-1": {"wood": 1, "clay": 3, "fruit": 2}},
        crowd={"mountains-1": (3, 0), "cave-bear-1": (1, 0), "floodplain-1": (1, 0)},
        members=(5, 2), camp=(0, 1), items=((item,), ()), hunger=(2, 0), vp=(3, 3),
    )  # fmt: skip
    pool = COSTS[item].split("+")
    state_of(match).today.pool.update({kind: pool.count(kind) for kind in pool})
    play(match, "recall cave-bear-1 meat")
    assert tribe(match).hunger == 1
    play(match, f"create {item}")
    assert created(match) == [item]
    assert tribe(match).vp == 3 + POINTS[item]
    assert match.view(None).pool == {}
    effects = EFFECTS[item]
    if "send" in effects:
        assert prompt(match) == "send"
        play(match, options(match)[0])
    assert tribe(match).hunger == {"take": 2, "discard": 0}.get(effects.split(" ")[0], 1)
    if "draw" in effects:
        play(match, "draw stone-hut" if item != "stone-hut" else "draw axe")
        assert len(hidden(match)) == 1
    assert prompt(match) == "use"


@pytest.mark.parametrize("item", COSTS)
def test_the_whole_cost_must_be_there(item: str) -> None:
    """L299-304: nothing can be paid in parts."""
    match = camp(
        fields={"desert-1": None, "cave-bear-1": {"fur": 2, "meat": 2}},
        crowd={"cave-bear-1": (2, 0)},
        items=((item,), ()),
    )
    *short, _ = COSTS[item].split("+")
    state_of(match).today.pool.update({kind: short.count(kind) for kind in short})
    play(match, "recall cave-bear-1 meat")
    refused(match, f"create {item}")


def test_all_effects_come_before_the_next_item_l419() -> None:
    match = camp(
        fields={"desert-1": None, "mountains-1": None},
        crowd={"mountains-1": (2, 0)},
        items=(("hand-axe", "hand-axe"), ()),
    )
    play(match, "recall mountains-1 stone+stone", "create hand-axe")
    refused(match, "create hand-axe")
    play(match, "send village+village", "draw axe", "create hand-axe")
    assert created(match) == ["hand-axe", "hand-axe"]


def test_r08_the_member_may_stay_at_home() -> None:
    match = camp(
        fields={"desert-1": None, "mountains-1": None},
        crowd={"mountains-1": (1, 0)},
        items=(("hand-axe",), ()),
    )
    play(match, "recall mountains-1 stone", "create hand-axe")
    assert options(match)[0] == "send village+village"


def test_r06_the_member_sent_by_an_item_stays_out_for_this_turn() -> None:
    match = camp(
        fields={"desert-1": None, "cave-bear-1": None},
        crowd={"cave-bear-1": (1, 0)},
        items=(("boots", "boots"), ()),
        members=(1, 2),
    )
    play(match, "recall cave-bear-1 fur", "create boots", "send desert-1")
    assert match.waiting == (1,), "nobody else is out"
    assert at(match, "desert-1") == (1, 0)


def test_r06_only_that_member_is_locked() -> None:
    match = camp(
        fields={"desert-1": None, "cave-bear-1": None},
        crowd={"cave-bear-1": (1, 0), "desert-1": (1, 0)},
        items=(("boots",), ()),
    )
    play(match, "recall cave-bear-1 fur", "create boots", "send desert-1+desert-1")
    assert options(match) == ["recall desert-1 stone", "recall desert-1 clay", "done"]
    assert match.view(None).locations[0].locked == (1, 0)


def test_r06_a_moved_member_is_locked_where_it_goes() -> None:
    match = camp(
        fields={"desert-1": None, "cave-bear-1": {"fur": 2, "meat": 1}},
        crowd={"cave-bear-1": (2, 0)},
        items=(("boots",), ()),
    )
    play(match, "recall cave-bear-1 fur", "create boots", "send desert-1+village")
    assert match.waiting == (1,)


def test_r06_a_locked_member_is_sent_home_by_a_card_that_is_used_up() -> None:
    match = camp(
        fields={"desert-1": {"stone": 1}, "forest-1": None, "cave-bear-1": None},
        crowd={"cave-bear-1": (1, 0), "desert-1": (1, 0)},
        items=(("boots",), ()),
        members=(3, 2),
    )
    play(match, "recall cave-bear-1 fur", "create boots", "send desert-1+desert-1+village")
    play(match, "recall desert-1 stone")
    assert tribe(match).village == 3


def test_r06_in_the_next_turn_nobody_is_locked() -> None:
    match = camp(
        fields={"desert-1": None, "cave-bear-1": None}, crowd={"cave-bear-1": (1, 0)}, items=(("boots",), ())
    )
    play(match, "recall cave-bear-1 fur", "create boots", "send desert-1+village")
    play(match, "play chief", "draw axe", "send desert-1+village")
    while match.waiting != (0,):
        play(match, options(match)[0])
    assert "recall desert-1 stone" in options(match)


def test_r09_discarding_without_hunger_does_nothing() -> None:
    match = camp(
        fields={"savanna-1": None},
        crowd={"savanna-1": (1, 0)},
        items=(("vegetable-patch",), ()),
        hunger=(0, 0),
    )
    play(match, "recall savanna-1 fruit", "create vegetable-patch", "draw axe")
    assert tribe(match).hunger == 0
    assert not happened(match, "fed")


def test_r09_there_are_always_enough_hunger_tiles() -> None:
    match = camp(
        hunger=(16, 0),
        hand=((), ()),
        members=(5, 2),
        camp=(0, 1),
        vp=(20, 0),
        display=((), (), ("scout",) * 6),
    )
    assert tribe(match).hunger >= 16 + 5 - 3


def test_r14_with_deck_and_discard_empty_no_item_is_drawn() -> None:
    match = camp(deck=())
    play(match, "play chief")
    assert hidden(match) == []
    assert happened(match, "deck-empty")
    assert prompt(match) == "send"


def test_an_empty_deck_is_made_of_the_discard_l402() -> None:
    match = camp(deck=(), discard=("axe", "drum"))
    play(match, "play chief", "draw drum")
    assert hidden(match) == ["drum"]
    assert discard(match, "items") == ()
    (items,) = (deck for deck in match.view(None).decks if deck.id == "items")
    assert items.left == 1
