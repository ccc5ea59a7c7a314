"""The card with two resources of choice: at once, or kept for any later moment of the owner's own turns."""

from itertools import combinations_with_replacement

from tests.engine.stone_age.table import (
    ONLY_THE_HUNT,
    dice,
    options,
    play,
    player,
    refused,
    result,
    supply,
    table,
)

PAIRS = 10
"""Two pieces of four kinds: four doubles and six mixed pairs."""
KEPT = [["C02"]]
"""The first player has kept the card."""


def gains(lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith("gain ")]


def test_every_pair_of_resources_may_be_taken_at_once_or_kept() -> None:
    match = table(phase="turn", display=["C02", "K2", "K3", "K4"], crowd={"card 1": [1]}, wood=[1])
    play(match, 0, "pay 1 wood")
    assert match.decision_of(0).about == {"card": "C02"}
    assert len(options(match, 0)) == PAIRS + 1 == len([*combinations_with_replacement("wbsg", 2)]) + 1
    for line in ("gain 1 wood", "gain 3 wood", "gain 2 food", "gain 1 wood 2 wood", "decline"):
        refused(match, 0, line)
    play(match, 0, "gain 1 stone 1 gold")
    assert player(match, 0).resources == {"wood": 0, "brick": 0, "stone": 1, "gold": 1}
    assert player(match, 0).kept_cards == ()
    assert player(match, 0).cards == 1


def test_the_card_lies_open_while_it_is_kept_and_counts_below_all_the_same() -> None:
    match = table(phase="turn", display=["C02", "K2", "K3", "K4"], crowd={"card 1": [1]}, wood=[1])
    play(match, 0, "pay 1 wood")
    play(match, 0, "keep")
    assert [each.id for each in match.view(1).players[0].kept_cards] == ["C02"]
    assert player(match, 0).resources["wood"] == 0
    assert player(match, 0).cards == 1


def test_later_while_placing() -> None:
    match = table(kept=KEPT)
    assert len(gains(options(match, 0))) == PAIRS
    play(match, 0, "gain 2 wood")
    assert match.waiting == (0,), "it is no placement"
    assert player(match, 0).resources["wood"] == 2
    assert gains(options(match, 0)) == []
    play(match, 0, "place hunt 1")
    assert match.waiting == (1,)


def test_later_while_choosing_the_next_place() -> None:
    match = table(phase="turn", crowd={"field": [1], "hut": [2]}, kept=KEPT)
    play(match, 0, "gain 1 wood 1 brick")
    assert options(match, 0) == ["resolve hut", "resolve field"]


def test_later_to_buy_a_card_that_could_not_be_paid_otherwise() -> None:
    match = table(phase="turn", crowd={"card 2": [1]}, kept=KEPT)
    assert options(match, 0)[-1] == "decline"
    assert len(gains(options(match, 0))) == PAIRS
    play(match, 0, "gain 1 wood 1 gold")
    assert options(match, 0) == ["pay 1 wood 1 gold", "decline"]
    play(match, 0, "pay 1 wood 1 gold")
    assert player(match, 0).cards == 1


def test_later_to_buy_a_building() -> None:
    match = table(
        phase="turn", tops=["H01", "H11", "H12", "H13"], crowd={"building 1": [1]}, brick=[1], kept=KEPT
    )
    assert not any(line.startswith("pay") for line in options(match, 0))
    play(match, 0, "gain 2 wood")
    play(match, 0, "pay 2 wood 1 brick")
    assert player(match, 0).score == 10


def test_later_to_feed_the_people() -> None:
    match = table(phase="feeding", food=[2], wood=[1], kept=KEPT)
    assert match.decision_of(0).about == {"missing": 3, "points": 10}
    assert options(match, 0) == [*gains(options(match, 0)), "starve"]
    play(match, 0, "gain 1 brick 1 stone")
    play(match, 0, "feed 1 wood 1 brick 1 stone")
    me = player(match, 0)
    assert (me.score, me.food, sum(me.resources.values())) == (0, 0, 0)


def test_it_does_not_help_who_is_too_hungry_even_then() -> None:
    match = table(phase="feeding", food=[1], wood=[1], kept=KEPT, score=[20])
    assert match.round == 2
    assert player(match, 0).score == 10
    assert [each.id for each in player(match, 0).kept_cards] == ["C02"]


def test_unused_at_the_end_it_is_worth_two_points() -> None:
    match = table(phase="scoring", kept=KEPT, wood=[1])
    assert match.view(None).players[0].points["resources"] == 1 + 2
    assert result(match).scores == (3, 0, 0, 0)


def test_choosing_from_the_dice_bar_in_another_players_turn_is_no_moment_for_it() -> None:
    match = table(
        3,
        phase="actions",
        start=2,
        display=["C06", "K2", "K3", "K4"],
        crowd={"card 1": [0, 0, 1]},
        wood=[0, 0, 1],
        kept=KEPT,
    )
    play(match, 2, "pay 1 wood", dice(1, 2, 3))
    play(match, 2, "take 3")
    assert options(match, 0) == ["take 1", "take 2"]
    refused(match, 0, "gain 2 wood")


def test_one_placement_left_is_still_a_question_with_the_card_in_hand() -> None:
    match = table(2, people=[7, 6], crowd=ONLY_THE_HUNT, kept=KEPT)
    assert options(match, 0)[0] == "place hunt 1"
    assert len(options(match, 0)) == 1 + PAIRS


def test_nothing_is_rolled_or_drawn_for_it() -> None:
    match = table(phase="turn", crowd={"hunt": [1]}, kept=KEPT)
    supply(match, dice(4))
    assert player(match, 0).food == 14
    assert [each.id for each in player(match, 0).kept_cards] == ["C02"]
