"""The orders of all characters, from top to bottom (L563-593), and laying them down (L131-134)."""

from __future__ import annotations

from typing import Unpack

import pytest

from engine.core.match import Match
from tests.engine.hunters_scouts.camp import (
    Given,
    at,
    camp,
    column,
    discard,
    free,
    hand,
    happened,
    hidden,
    location,
    options,
    play,
    prompt,
    tribe,
    verbs,
)

ALL = (
    *("hunter", "scout", "gatherer", "chief", "offspring", "shaman"),
    *("advanced-scout", "fisher", "basket-weaver", "fire-keeper", "tracker"),
)


def playing(character: str, **given: Unpack[Given]) -> Match:
    """This character was just played; its owner has another card in hand."""
    companion = "gatherer" if character == "chief" else "chief"
    position: Given = {"hand": ((character, companion), ("chief", "scout")), **given}
    return play(camp(base=position), f"play {character}")


def test_hunter() -> None:
    match = playing("hunter", fields={"toxodon-1": None, "desert-1": None})
    assert prompt(match) == "wear"
    play(match, "wear toxodon-1 fur", "draw glyptodon-1")
    assert free(match, "toxodon-1") == {"meat": 4}
    assert free(match, "desert-1") == {"stone": 3, "clay": 1}, "no stone on the wilderness"
    assert prompt(match) == "send"
    assert options(match) == [
        "send village+village",
        "send glyptodon-1+village",
        "send glyptodon-1+glyptodon-1",
    ]


def test_r13_wear_comes_before_the_reveal() -> None:
    match = playing("hunter")
    play(match, "draw glyptodon-1")
    assert free(match, "glyptodon-1") == {"meat": 4}


def test_r14_a_hunter_without_a_new_ground_sends_nobody() -> None:
    match = playing("hunter", hunting=(), fields={"toxodon-1": None, "desert-1": None})
    play(match, "wear toxodon-1 meat")
    assert prompt(match) == "lay" or match.waiting == (1,)
    assert at(match, "toxodon-1") == (0, 0)


@pytest.mark.parametrize(
    ("character", "lines", "most"),
    [
        *(("hunter", ["draw glyptodon-1"], 3), ("gatherer", [], 4), ("fire-keeper", ["pick members"], 5)),
        *(
            ("scout", ["draw forest-1"], 1),
            ("chief", ["draw axe"], 2),
            ("advanced-scout", ["draw forest-1"], 2),
        ),
        ("tracker", ["pick hunting", "draw glyptodon-1"], 2),
    ],
)
def test_as_many_members_go_as_the_card_says(character: str, lines: list[str], most: int) -> None:
    given: Given = {"members": (5, 2), "camp": (0, 1), "fields": {"desert-1": {"stone": 3}}}
    given["places"] = ("cult-site",)
    match = play(playing(character, **given), *lines)
    assert {5 - line.count("village") for line in options(match)} == {*range(most + 1)}


def test_scout() -> None:
    match = playing("scout", fields={"desert-1": None, "toxodon-1": None})
    play(match, "wear desert-1 clay", "draw forest-1")
    assert free(match, "toxodon-1") == {"fur": 1, "meat": 4}
    assert "send toxodon-1+village" in options(match)
    assert "send toxodon-1+forest-1" not in options(match)


def test_chief() -> None:
    match = playing("chief")
    play(match, "draw drum")
    assert hidden(match) == ["drum"]
    assert "send desert-1+desert-1" in options(match)


def test_offspring() -> None:
    match = playing("offspring", hunger=(1, 0))
    assert (tribe(match).village, tribe(match).camp, tribe(match).hunger) == (3, 0, 2)


def test_offspring_without_hunger_brings_none_l454() -> None:
    assert tribe(playing("offspring", hunger=(0, 0))).hunger == 0


def test_offspring_without_a_member_in_the_camp_brings_no_hunger_l185() -> None:
    match = playing("offspring", hunger=(3, 0), camp=(0, 1))
    assert (tribe(match).village, tribe(match).hunger) == (2, 3)


def test_shaman_draws_two_items() -> None:
    match = playing("shaman")
    play(match, "pick items", "draw axe", "draw drum")
    assert hidden(match) == ["axe", "drum"]


def test_r15_shaman_takes_a_free_character_but_never_itself() -> None:
    match = playing("shaman", display=(("scout", "hunter"), ("fisher",), ()))
    assert options(match) == ["pick items", "recruit 0 1 0", "recruit 1 0 0"]
    play(match, "recruit 1 0 0")
    assert hand(match) == ["chief", "hunter"]
    assert column(match, "right") == ("shaman",)


def test_advanced_scout() -> None:
    cards = {"desert-1": None, "forest-1": None, "toxodon-1": None, "glyptodon-1": None}
    match = playing("advanced-scout", fields=cards, members=(3, 2))
    assert prompt(match) == "mark"
    assert len(options(match)) == 4
    play(match, "mark desert-1+forest-1+glyptodon-1")
    assert free(match, "glyptodon-1") == {"meat": 3}, "only one kind to cover"
    play(match, "wear desert-1 stone forest-1 fruit", "draw swamp-1")
    assert min(line.count("village") for line in options(match)) == 1


def test_r13_with_fewer_cards_than_stones_each_gets_one() -> None:
    match = playing(
        "advanced-scout", fields={"desert-1": None, "forest-1": {"wood": 2}}, places=("cult-site",)
    )
    assert prompt(match) == "wear"
    play(match, "wear desert-1 clay", "draw swamp-1")
    assert free(match, "forest-1") == {"wood": 1}


def test_r13_fields_with_points_may_be_chosen_and_score_nothing() -> None:
    match = playing("hunter", fields={"sabre-tooth-1": None, "desert-1": None})
    play(match, "wear sabre-tooth-1 vp")
    assert free(match, "sabre-tooth-1")["vp"] == 1
    assert tribe(match).vp == 3


def test_r12_wear_may_use_a_card_up() -> None:
    match = playing(
        "hunter", fields={"toxodon-1": {"meat": 1}, "desert-1": None}, crowd={"toxodon-1": (1, 1)}
    )
    assert location(match, "toxodon-1") is None
    assert discard(match, "hunting") == ("toxodon-1",)
    assert (tribe(match, 0).village, tribe(match, 1).village) == (2, 2)


def test_many_cards_are_worn_a_form_at_a_time() -> None:
    cards = {f"{terrain}-1": None for terrain in ("desert", "forest", "swamp", "savanna", "mountains")}
    match = playing("tracker", fields=cards)
    assert {len(line.split()) for line in options(match)} == {1 + 2 * 4}
    play(match, "wear desert-1 clay forest-1 wood swamp-1 wood savanna-1 fruit")
    assert options(match) == ["wear mountains-1 stone", "wear mountains-1 wood"]
    assert match.decisions[0].about == {"cards": 1}


def test_r18_fisher() -> None:
    match = playing("fisher", hunger=(3, 0), items=(("loom",), ()))
    assert tribe(match).hunger == 1
    play(match, "draw axe", "draw drum")
    assert options(match) == ["stash axe", "stash drum"]
    assert match.decisions[0].secret
    play(match, "stash drum")
    assert hidden(match) == ["drum", "loom"]
    assert discard(match, "items") == ("axe",)


def test_r18_fisher_drops_what_there_is() -> None:
    assert tribe(playing("fisher", hunger=(1, 0))).hunger == 0


def test_r18_basket_weaver() -> None:
    match = playing("basket-weaver", items=(("loom", "axe"), ()))
    play(match, "draw drum")
    assert len(options(match)) == 8
    assert match.decisions[0].secret
    play(match, "exchange axe+loom", "draw boots", "draw shelter")
    assert hidden(match) == ["boots", "drum", "shelter"]
    assert tribe(match).vp == 4
    assert [each.params["source"] for each in happened(match, "scored")] == ["basket-weaver"]


def test_r18_what_was_discarded_first_may_come_back() -> None:
    match = playing("basket-weaver", items=(("loom", "axe"), ()), deck=("drum",))
    play(match, "draw drum", "exchange axe+loom", "draw loom", "draw axe")
    assert hidden(match) == ["axe", "drum", "loom"]


def test_r18_more_items_than_a_form_holds_are_exchanged_in_handfuls() -> None:
    match = playing("basket-weaver", items=(("axe", "boots", "drum", "loom", "mortar", "shelter"), ()))
    play(match, "draw stone-hut", "exchange axe+boots+drum+loom+mortar", "exchange shelter")
    play(match, *["draw millstone"] * 4, "draw axe", "draw drum")
    assert len(hidden(match)) == 7


def test_r18_who_exchanges_all_of_a_handful_draws_as_many() -> None:
    match = playing("basket-weaver", items=(("axe", "boots", "drum", "loom"), ()))
    play(match, "draw mortar", "exchange axe+boots+drum+loom+mortar", *["draw millstone"] * 4, "draw axe")
    assert len(hidden(match)) == 5


def test_r17_fire_keeper_lays_another_card_and_then_itself() -> None:
    match = playing("fire-keeper", display=(("scout",), ("fisher", "scout"), ("hunter", "chief")))
    play(match, "pick chief")
    assert column(match, "left") == ("scout", "chief"), "without effect, where the fewest cards lie"
    assert prompt(match) == "lay"
    play(match, "lay right")
    assert column(match, "right") == ("hunter", "chief", "fire-keeper")
    assert hand(match) == []


def test_r17_without_another_card_only_members_can_be_sent() -> None:
    match = camp(hand=(("fire-keeper",), ("chief", "scout")), crowd={"desert-1": (1, 0)})
    play(match, "play fire-keeper")
    assert prompt(match) == "send"


def test_tracker() -> None:
    match = playing("tracker", fields={"desert-1": None, "toxodon-1": None})
    play(match, "wear desert-1 clay toxodon-1 meat")
    assert options(match) == ["pick wilderness", "pick hunting"]
    play(match, "pick hunting", "draw glyptodon-2")
    assert location(match, "glyptodon-2") is not None
    assert "send glyptodon-2+glyptodon-2" in options(match)


def test_r14_a_tracker_takes_the_deck_that_is_left() -> None:
    match = playing("tracker", fields={"desert-1": {"stone": 2}}, hunting=())
    assert match.chance is not None
    assert match.chance.where == "wilderness"


@pytest.mark.parametrize("character", ALL)
def test_r40_every_character_may_be_played_with_nothing_to_do(character: str) -> None:
    match = camp(
        hand=((character, "chief"), ("chief", "scout")), members=(1, 2), camp=(0, 1),
        wilderness=(), hunting=(), deck=(),
        fields={"desert-1": {"stone": 2}}, crowd={"desert-1": (1, 2)}, display=((), (), ()),
    )  # fmt: skip
    assert f"play {character}" in options(match)
    play(match, f"play {character}")
    while match.waiting == (0,) and match.view(None).turn == 9:
        play(match, options(match)[0])
    assert match.view(None).turn == 10
    assert character in [card for each in match.view(None).columns for card in each.cards]


def test_the_card_goes_to_the_column_with_the_fewest_cards_l131() -> None:
    match = playing("offspring", display=(("scout", "fisher"), ("chief",), ("hunter", "tracker")))
    assert column(match, "middle") == ("chief", "offspring")
    assert match.waiting == (1,)


def test_of_several_columns_one_is_chosen() -> None:
    match = playing("offspring", display=(("scout",), ("chief",), ("hunter", "tracker")))
    assert options(match) == ["lay left", "lay middle"]
    play(match, "lay middle")
    assert column(match, "middle") == ("chief", "offspring")


def test_equal_columns_are_not_asked_for_l709() -> None:
    match = playing("offspring", display=(("scout",), ("scout",), ("hunter", "tracker")))
    assert column(match, "left") == ("scout", "offspring")


def test_a_played_card_has_left_the_hand() -> None:
    match = playing("gatherer")
    assert hand(match) == ["chief"]
    assert happened(match, "played")
    assert "send" in verbs(match)
