"""The card that brings another card: face down, for the final scoring only (B-CARD-08, R-16)."""

from collections.abc import Sequence

from engine.core.match import Match
from engine.core.questions import Draw
from tests.engine.stone_age.practice import BLANKS
from tests.engine.stone_age.table import card, events, play, player, refused, supply, table


def drawing(deck: Sequence[str]) -> Match:
    """The table after the first player has bought the card, which asks for one of the deck."""
    match = table(
        phase="turn", display=["C05", "K2", "K3", "K4"], crowd={"card 1": [1]}, wood=[1], deck=deck, score=[7]
    )
    play(match, 0, "pay 1 wood")
    return match


def test_one_of_the_deck_is_drawn_and_its_upper_part_ignored() -> None:
    match = drawing(["C07", "C13", "C36"])
    assert match.chance == Draw(("C07", "C13", "C36"), "r1/seat0/draw/C05", 0, "C05")
    supply(match, card("C07"))
    assert player(match, 0).cards == 2
    assert (player(match, 0).food, player(match, 0).score) == (12, 7)
    assert match.view(None).deck == 2
    assert match.decision_of(0).prompt == "rest"


def test_its_lower_part_counts() -> None:
    match = table(phase="scoring", cards=[["C05", "C07"]])
    assert match.view(None).players[0].points["culture"] == 4


def test_a_drawn_one_use_tool_is_no_tool_and_a_drawn_choice_is_not_kept() -> None:
    for name in ("C34", "C02"):
        match = drawing([name])
        supply(match, card(name))
        assert player(match, 0).one_use_tools == player(match, 0).kept_cards == ()


def test_with_an_empty_deck_nothing_is_drawn_and_the_purchase_stands() -> None:
    match = drawing([])
    assert match.decision_of(0).prompt == "rest"
    assert player(match, 0).cards == 1
    assert player(match, 0).resources["wood"] == 0
    assert "deck-empty" in [event.kind for event in events(match)]


def test_only_the_drawer_sees_which_card_it_was() -> None:
    match = drawing(BLANKS[4:])
    supply(match, card("K9"))
    assert [each.id for each in match.view(0).players[0].own_cards] == ["C05", "K9"]
    for viewer in (1, 2, 3, None):
        assert match.view(viewer).players[0].own_cards is None
        assert match.view(viewer).players[0].cards == 2


def test_the_event_that_names_the_card_is_for_the_drawer_alone() -> None:
    match = drawing(BLANKS[4:])
    supply(match, card("K9"))
    naming = [event for event in events(match) if "K9" in event.params.values()]
    assert [(event.kind, event.only) for event in naming] == [("card-drawn-own", 0)]
    public = [event.params for event in events(match) if event.kind == "card-drawn" and event.only is None]
    assert public == [{"seat": 0}]


def test_a_card_that_is_not_in_the_deck_cannot_be_drawn() -> None:
    match = drawing(["C07"])
    refused(match, 0, "draw C07")
    for name in ("C05", "K2", "H01", ""):
        assert match.chance is not None
        assert not match.chance.accepts(card(name))
