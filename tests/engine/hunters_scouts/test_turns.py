"""The turn and what follows it (section 9)."""

from __future__ import annotations

from engine.core.questions import Draw
from tests.engine.hunters_scouts.camp import Given, camp, free, happened, location, play, verbs


def test_t1_to_t3_a_turn_is_a_character_a_recall_or_a_sunset() -> None:
    match = camp(crowd={"desert-1": (1, 0)}, display=((), (), ("scout",) * 12))
    assert verbs(match) == {"play", "recall", "sunset"}


def test_t1_needs_a_card_in_hand_and_t2_a_member_outside() -> None:
    assert verbs(camp(hand=((), ()), crowd={"desert-1": (1, 0)})) == {"recall", "sunset"}
    assert verbs(camp(display=((), (), ()))) == {"play"}


def test_t3_is_taken_at_once_when_nothing_else_is_left() -> None:
    match = camp(hand=((), ("chief", "scout")), display=((), (), ("scout",) * 5))
    assert happened(match, "sunset")
    assert match.waiting == (1,)


def test_end_4_turns_alternate() -> None:
    match = camp(hand=(("offspring", "chief"), ("offspring", "chief")), display=(("scout",), (), ("hunter",)))
    play(match, "play offspring")
    assert (match.waiting, match.view(None).turn, match.round) == ((1,), 10, 5)
    play(match, "play offspring", "lay left")
    assert (match.view(None).active, match.view(None).turn, match.round) == (0, 11, 6)


def test_r38_end_2_a_wilderness_is_revealed_only_when_none_lies_open() -> None:
    match = camp(hand=(("offspring", "chief"), ("chief", "scout")), fields={"toxodon-1": None})
    play(match, "play offspring")
    assert isinstance(match.chance, Draw)
    assert len(match.chance.pool) == 18
    play(match, "draw forest-1")
    assert location(match, "forest-1") is not None
    with_one = play(camp(hand=(("offspring", "chief"), ("chief", "scout"))), "play offspring")
    assert with_one.chance is None
    assert [each.group for each in with_one.view(None).locations] == ["wilderness"], "no hunting ground comes"


def test_end_3_the_goal_is_looked_at_after_the_end_of_the_turn() -> None:
    match = camp(
        hand=(("hunter", "chief"), ("chief", "scout")),
        places=("mammoth-graveyard",),
        crowd={"mammoth-graveyard": (1, 0)},
        hunting=(),
        vp=(23, 3),
    )
    play(match, "play hunter")
    assert match.view(None).ending
    assert match.waiting == (1,)


def test_r39_consumption_stones_never_run_out() -> None:
    """More than thirty fields are covered at once."""
    cards = {card: {"meat": 1} for card in (f"toxodon-{n}" for n in range(1, 4))}
    wild = {f"{terrain}-{n}": {"stone": 1} for terrain in ("mountains", "desert") for n in range(1, 4)}
    match = camp(fields={**cards, **wild})
    covered = sum(field.covered for each in match.view(None).locations for field in each.fields)
    assert covered > 30
    play(match, "play gatherer")
    assert match.waiting == (0,)


def test_marks_are_covered_on_reveal_in_the_fight_for_survival_l552() -> None:
    given: Given = {"hand": (("hunter", "chief"), ("chief", "scout"))}
    match = play(camp("survival", base=given), "play hunter", "draw mammoth-1")
    assert free(match, "mammoth-1") == {"fur": 2, "meat": 3}
    (revealed,) = happened(match, "revealed")
    assert revealed.params["fields"] == "fur+fur+meat+meat+meat", "what can be fetched, not what is printed"
    for variant in ("introductory", "normal"):
        printed = play(camp(variant, base=given), "play hunter", "draw mammoth-1")
        assert free(printed, "mammoth-1") == {"fur": 3, "meat": 5}
    card = location(match, "mammoth-1")
    assert card is not None
    assert [field.kind for field in card.fields if field.marked] == ["fur", "meat", "meat"]
    assert all(field.covered for field in card.fields if field.marked)


def test_the_sabre_tooth_has_no_marks_l553() -> None:
    match = camp("survival", hand=(("hunter", "chief"), ("chief", "scout")))
    play(match, "play hunter", "draw sabre-tooth-2")
    assert free(match, "sabre-tooth-2") == {"fur": 1, "meat": 2, "vp": 2}
