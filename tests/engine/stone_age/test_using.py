"""Phase 2, the order of actions and the village: section ACT of the golden cases."""

from engine.core.actions import Drawn
from engine.core.questions import Draw
from tests.engine.stone_age.table import card, dice, options, play, player, refused, supply, table, tiles


def test_gc_act_01_whole_turn_before_the_next_player() -> None:
    match = table(
        phase="actions",
        crowd={"field": [1], "building 1": [1], "card 1": [0, 1]},
        wood=[1, 1],
        brick=[1],
        stone=[1],
    )
    play(match, 0, "resolve field")
    assert match.decision_of(0).prompt == "buy-building"
    for line in ("resolve card 1", "pay 1 wood", "decline"):
        refused(match, 1, line)
    play(match, 0, "decline")
    assert match.waiting == (1,)
    assert match.decision_of(1).prompt == "buy-card"
    play(match, 1, "pay 1 wood")
    assert player(match, 1).cards == 1


def test_gc_act_02_free_order_of_own_locations() -> None:
    match = table(phase="actions", crowd={"toolmaker": [1], "hunt": [2], "card 1": [1]}, wood=[1])
    assert options(match, 0) == ["resolve toolmaker", "resolve hunt", "resolve card 1"]
    play(match, 0, "resolve card 1")
    play(match, 0, "pay 1 wood")
    assert player(match, 0).tableau == 2
    play(match, 0, "resolve hunt", dice(3, 2))
    assert player(match, 0).tableau == 5, "the tool maker was the last place left"
    assert tiles(match, 0) == [1]
    assert isinstance(match.chance, Draw), "the round went on until the card field is filled again"


def test_gc_act_03_hut_gives_a_person() -> None:
    match = table(phase="turn", crowd={"hut": [2], "hunt": [1], "field": [1]})
    assert player(match, 0).tableau == 1
    play(match, 0, "resolve hut")
    assert player(match, 0).people == 5 + 1
    assert 10 - player(match, 0).people == 5 - 1
    assert player(match, 0).tableau == 1 + 3
    refused(match, 0, "place forest 1")


def test_gc_act_04_field_raises_production_at_once() -> None:
    match = table(phase="actions", crowd={"field": [1]})
    assert match.round == 2
    assert player(match, 0).field == 1
    assert player(match, 0).food == 12 + 1 - 5 == 8


def test_what_is_gained_may_be_used_later_in_the_same_turn() -> None:
    match = table(phase="turn", crowd={"toolmaker": [1], "forest": [1], "card 1": [1]})
    play(match, 0, "resolve toolmaker")
    play(match, 0, "resolve forest", dice(2))
    play(match, 0, "tools 0")
    assert player(match, 0).resources["wood"] == 1
    play(match, 0, "pay 1 wood")
    assert player(match, 0).cards == 1


def test_the_turns_go_round_from_the_start_player() -> None:
    match = table(phase="actions", start=2, crowd={"hunt": [1, 1, 1, 1]})
    order: list[str] = []
    while match.round == 1:
        assert match.chance is not None
        order.append(match.chance.key)
        supply(match, dice(1))
    assert order == ["r1/seat2/hunt", "r1/seat3/hunt", "r1/seat0/hunt", "r1/seat1/hunt"]


def test_the_display_is_not_filled_before_the_next_round() -> None:
    match = table(phase="actions", crowd={"card 2": [1], "card 1": [0, 1]}, wood=[2, 1])
    play(match, 0, "pay 2 wood")
    assert match.view(None).card_fields[1].card is None
    play(match, 1, "pay 1 wood")
    assert match.round == 2
    supply(match, Drawn("K5"), card("K6"))
    assert match.view(None).card_fields[3].card.id == "K6"
