"""The setup of the three variants (section 8)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine import GAMES
from engine.core import chance
from engine.core.errors import SetupError
from engine.core.match import Match, Setup
from engine.core.questions import Draw

GAME = GAMES["hunters_scouts"]
NORMAL_HAND = ("hunter", "scout", "gatherer", "chief", "offspring", "shaman")


def dealt(*modules: str, key: bytes = b"deal") -> Match:
    """A table whose setup is done."""
    match = Match.start(GAME, Setup(GAME.id, 2, GAME.complete(modules), "2014"))
    while match.chance is not None:
        match.supply(chance.answer(key, match.chance))
    return match


def questions(*modules: str) -> Iterator[Draw]:
    """What chance is asked until the first decision."""
    match = Match.start(GAME, Setup(GAME.id, 2, GAME.complete(modules), "2014"))
    while isinstance(match.chance, Draw):
        yield match.chance
        match.supply(chance.answer(b"deal", match.chance))


def test_the_introductory_game() -> None:
    view = dealt("introductory").view(None)
    assert [column.cards for column in view.columns] == [("advanced-scout", "shaman")] * 3
    for tribe in view.tribes:
        assert tribe.hand == ("hunter", "scout", "gatherer", "chief", "offspring")
        assert (tribe.vp, tribe.items, tribe.hunger) == (10, 2, 2)
        assert (tribe.village, tribe.camp, tribe.supply) == (2, 1, 2)
    assert [location.group for location in view.locations] == ["wilderness"] * 2
    assert view.places == ()


@pytest.mark.parametrize("variant", ["normal", "survival"])
def test_the_normal_game_and_the_fight_for_survival(variant: str) -> None:
    view = dealt(variant).view(None)
    assert [len(column.cards) for column in view.columns] == [2, 2, 2]
    assert len(view.places) == 3
    for tribe in view.tribes:
        assert tribe.hand == NORMAL_HAND
        assert (tribe.vp, tribe.hunger) == (3, 2)
        assert tribe.items == (1 if tribe.seat == view.start_player else 2)
        assert (tribe.village, tribe.camp, tribe.supply) == (2, 1, 2)


def test_the_display_is_dealt_from_the_special_characters_only() -> None:
    pools = [question.pool for question in questions("normal") if question.where == "display"]
    assert [len(pool) for pool in pools] == [12, 11, 10, 9, 8, 7]
    assert sorted({*pools[0]}) == [
        *("advanced-scout", "basket-weaver", "fire-keeper", "fisher", "shaman", "tracker")
    ]
    assert pools[0].count("advanced-scout") == 3
    assert pools[0].count("shaman") == 1


def test_both_may_begin_with_two_items() -> None:
    assert [tribe.items for tribe in dealt("normal", "even-items").view(None).tribes] == [2, 2]


@pytest.mark.parametrize("variant", ["introductory", "normal", "survival"])
def test_r41_two_wilderness_cards_and_no_hunting_ground_lie_open(variant: str) -> None:
    assert [each.group for each in dealt(variant).view(None).locations] == ["wilderness", "wilderness"]


def test_r42_three_sacred_cards_are_drawn_and_never_both_sides_of_one() -> None:
    pools = [question.pool for question in questions("normal") if question.where == "place"]
    assert [len(pool) for pool in pools] == [12, 10, 8]
    assert len({place.id for place in dealt("survival").view(None).places}) == 3


def test_r42_the_places_of_a_first_game_are_laid_without_a_lot() -> None:
    view = dealt("normal", "first-places").view(None)
    assert sorted(place.id for place in view.places) == ["ice-cavern", "mammoth-graveyard", "mud-springs"]
    assert not [each for each in questions("normal", "first-places") if each.where == "place"]


def test_r33_who_starts_on_field_10_has_field_9_behind() -> None:
    assert [tribe.passed for tribe in dealt("introductory").view(None).tribes] == [(9,), (9,)]
    assert [tribe.passed for tribe in dealt("normal").view(None).tribes] == [(), ()]


def test_chance_says_who_begins() -> None:
    begun = {dealt("normal", key=b"%d" % n).view(None).start_player for n in range(20)}
    assert begun == {0, 1}
    match = dealt("normal")
    assert match.waiting == (match.view(None).start_player,)


def test_every_draw_has_a_name_of_its_own() -> None:
    keys = [question.key for question in questions("normal")]
    assert len(keys) == len({*keys}) == 1 + 6 + 3 + 2 + 3


@pytest.mark.parametrize(
    ("asked", "modules"),
    [
        ((), ("normal",)),
        (("survival",), ("survival",)),
        (("first-places", "even-items"), ("normal", "even-items", "first-places")),
        (("even-items", "survival"), ("survival", "even-items")),
        (("introductory",), ("introductory",)),
        (("chess", "survival"), ("survival", "chess")),
    ],
)
def test_the_modules_asked_for_are_completed(asked: tuple[str, ...], modules: tuple[str, ...]) -> None:
    assert GAME.complete(asked) == modules


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        (Setup(GAME.id, 3, ("normal",), "2014"), "error-setup-seats"),
        (Setup(GAME.id, 2, ("normal", "survival"), "2014"), "error-setup-one-variant"),
        (Setup(GAME.id, 2, ("even-items",), "2014"), "error-setup-needs-variant"),
        (Setup(GAME.id, 2, ("introductory", "even-items"), "2014"), "error-setup-not-with"),
        (Setup(GAME.id, 2, ("introductory", "first-places"), "2014"), "error-setup-not-with"),
        (Setup(GAME.id, 2, ("even-items", "normal"), "2014"), "error-setup-module-order"),
        (Setup(GAME.id, 2, ("normal", "chess"), "2014"), "error-setup-unknown-module"),
        (Setup(GAME.id, 2, ("normal",), "jubilee"), "error-setup-unknown-edition"),
    ],
    ids=str,
)
def test_what_does_not_go_together_is_refused(setup: Setup, why: str) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.check(setup)
    assert refused.value.id == why
