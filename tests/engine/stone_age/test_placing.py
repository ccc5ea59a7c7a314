"""Phase 1, placing people: section PLC of the golden cases."""

from tests.engine.stone_age.table import (
    ONLY_THE_HUNT,
    dice,
    events,
    options,
    play,
    player,
    refused,
    space,
    supply,
    table,
)

NOTHING_LEFT = {
    **{where: [1] for where in ("hunt", "toolmaker", "building 1", "building 2")},
    **{where: [1] for where in ("card 1", "card 2", "card 3", "card 4")},
    **{where: [0, 1] for where in ("field", "forest", "claypit", "quarry", "river")},
}


def test_gc_plc_01_tool_maker_takes_exactly_one_person() -> None:
    match = table()
    play(match, 0, "place toolmaker 1")
    assert space(match, "toolmaker").people == (1, 0, 0, 0)
    assert not space(match, "toolmaker").open
    refused(match, 1, "place toolmaker 1")
    assert match.waiting == (1,)


def test_gc_plc_02_tool_maker_refuses_two_persons() -> None:
    match = table()
    refused(match, 0, "place toolmaker 2")
    assert match.waiting == (0,)
    assert player(match, 0).tableau == 5


def test_gc_plc_03_hut_needs_exactly_two() -> None:
    match = table()
    refused(match, 0, "place hut 1")
    play(match, 0, "place hut 2")
    assert not space(match, "hut").open
    refused(match, 1, "place hut 2")


def test_gc_plc_04_hunt_is_never_full() -> None:
    match = table()
    play(match, 0, "place hunt 4")
    play(match, 1, "place forest 1")
    play(match, 2, "place hunt 2")
    play(match, 3, "place river 1")
    play(match, 0, "place field 1")
    play(match, 1, "place hunt 1")
    assert space(match, "hunt").people == (4, 1, 2, 0)
    assert sum(space(match, "hunt").people) == 7
    assert space(match, "hunt").open
    play(match, 2, "place quarry 1")
    assert "place hunt 1" in options(match, 3)


def test_gc_plc_05_resource_location_is_full_at_seven() -> None:
    match = table()
    play(match, 0, "place forest 2")
    play(match, 1, "place forest 5")
    assert sum(space(match, "forest").people) == 7
    assert not space(match, "forest").open
    refused(match, 2, "place forest 1")


def test_gc_plc_06_no_adding_to_a_location_used_before() -> None:
    match = table(crowd={"forest": [4]})
    assert space(match, "forest").open
    refused(match, 0, "place forest 1")


def test_gc_plc_07_one_card_per_turn_several_per_round() -> None:
    match = table()
    refused(match, 0, "place card 1 1 card 2 1")
    play(match, 0, "place card 2 1")
    refused(match, 1, "place card 2 1")
    for seat in (1, 2, 3):
        play(match, seat, "place hunt 1")
    play(match, 0, "place card 1 1")
    assert space(match, "card 1").people == space(match, "card 2").people == (1, 0, 0, 0)


def test_gc_plc_08_cards_and_buildings_in_any_order() -> None:
    match = table()
    play(match, 0, "place card 4 1")
    play(match, 1, "place building 3 1")
    assert space(match, "card 4").people == (1, 0, 0, 0)
    assert space(match, "building 3").people == (0, 1, 0, 0)


def test_gc_plc_09_worked_placing_round() -> None:
    match = table()
    play(match, 0, "place card 1 1")
    play(match, 1, "place hunt 5")
    play(match, 2, "place hut 2")
    play(match, 3, "place building 1 1")
    assert [player(match, seat).tableau for seat in range(4)] == [4, 0, 3, 4]
    play(match, 0, "place field 1")
    assert match.waiting == (2,)


def test_gc_plc_10_passing_is_forbidden() -> None:
    match = table()
    for line in ("pass", "decline", "keep", "place"):
        refused(match, 0, line)
    assert match.waiting == (0,)


def test_gc_plc_11_malformed_placements() -> None:
    match = table()
    for line in ("place hunt 0", "place hunt 6", "place volcano 1"):
        refused(match, 0, line)


def test_gc_plc_12_nothing_legal_left_skipped_person_stays_is_fed() -> None:
    match = table(2, people=[9, 5], crowd=NOTHING_LEFT)
    assert match.view(None).phase == "actions"
    assert player(match, 0).tableau == 1
    play(match, 0, "resolve hunt", dice(1))
    for where in ("card 1", "card 2", "card 3", "card 4", "building 1", "building 2"):
        play(match, 0, f"resolve {where}")
    assert match.waiting == (1,)
    for where in ("forest", "claypit", "quarry", "river"):
        play(match, 1, f"resolve {where}", dice(1))
    (fed, _) = (event.params for event in events(match) if event.kind == "fed")
    assert fed == {"seat": 0, "people": 9, "food": 9, "missing": 0}
    assert player(match, 0).food == 12 - 9


def test_the_last_legal_placement_is_made_without_a_question() -> None:
    match = table(2, people=[7, 6], crowd=ONLY_THE_HUNT)
    assert space(match, "hunt").people == (1, 0)
    assert match.view(None).phase == "actions"


def test_nobody_places_more_people_than_the_tableau_holds() -> None:
    match = table(crowd={"hunt": [3]})
    assert "place river 2" in options(match, 0)
    for line in ("place river 3", "place forest 7", "place hunt 1"):
        refused(match, 0, line)


def test_where_nothing_lies_nobody_places() -> None:
    match = table(display=["K1", None, "K3", "K4"], tops=["H10", None, "H12", "H13"], stacks=[7, 0, 7, 7])
    for where in ("card 2", "building 2"):
        assert not space(match, where).open
        refused(match, 0, f"place {where} 1")


def test_two_legal_placements_are_a_question() -> None:
    match = table(2, people=[8, 6], crowd=ONLY_THE_HUNT)
    assert options(match, 0) == ["place hunt 1", "place hunt 2"]


def test_who_has_nobody_left_is_skipped_and_placing_ends_with_the_last() -> None:
    match = table(2, crowd={"forest": [4], "hunt": [0, 5]})
    play(match, 0, "place hunt 1")
    assert match.view(None).phase == "actions"
    play(match, 0, "resolve forest", dice(1, 1, 1, 1))
    supply(match, dice(1), dice(1, 1, 1, 1, 1))
    assert match.round == 2
