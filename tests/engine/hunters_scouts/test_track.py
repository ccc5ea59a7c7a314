"""The track: bonus fields, the goal and the end of the game (L331-386)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.match import Match
from engine.core.questions import Over
from tests.engine.hunters_scouts.camp import (
    Given,
    camp,
    created,
    discard,
    happened,
    options,
    play,
    prompt,
    tribe,
)
from tests.engine.playing import state_of

SABRE: Given = {
    "fields": {"sabre-tooth-1": None, "sabre-tooth-2": None, "desert-1": None},
    "crowd": {"sabre-tooth-1": (2, 0), "sabre-tooth-2": (0, 2)},
}
ONE, TWO = "recall sabre-tooth-1 vp", "recall sabre-tooth-1 vp+vp"
THEIR_ONE, THEIR_TWO = "recall sabre-tooth-2 vp", "recall sabre-tooth-2 vp+vp"


@pytest.mark.parametrize("field", [9, 14, 18])
def test_r31_on_reaching_a_bonus_field_two_items_may_be_given_for_a_step(field: int) -> None:
    match = camp(base=SABRE, vp=(field - 1, 3), created=(("axe", "drum", "drum"), ()))
    play(match, ONE)
    assert prompt(match) == "bonus"
    assert options(match) == ["give axe+drum", "give drum+drum", "decline"]
    play(match, "give drum+drum")
    assert tribe(match).vp == field + 1
    assert created(match) == ["axe"]
    assert tribe(match).passed == (field,)


def test_r31_passing_it_is_enough_and_the_rest_is_moved_after_it() -> None:
    match = camp(base=SABRE, vp=(8, 3), created=(("axe", "drum"), ()))
    play(match, TWO)
    assert tribe(match).vp == 9, "the second step waits for the decision"
    play(match, "give axe+drum")
    assert tribe(match).vp == 11


def test_r31_declined_is_lost_for_good() -> None:
    match = camp(base=SABRE, vp=(8, 3), created=(("axe", "drum"), ()))
    play(match, ONE, "decline")
    assert (tribe(match).vp, tribe(match).passed) == (9, (9,))


def test_r31_crossing_again_after_a_loss_gives_nothing() -> None:
    match = camp(base=SABRE, vp=(8, 3), created=(("axe", "drum"), ()), passed=((9,), ()))
    play(match, ONE)
    assert tribe(match).vp == 9
    assert prompt(match) != "bonus"


def test_r31_without_two_items_there_is_nothing_to_decide() -> None:
    match = camp(base=SABRE, vp=(8, 3), created=(("axe",), ()))
    play(match, ONE)
    assert prompt(match) != "bonus"
    assert (tribe(match).vp, tribe(match).hunger, tribe(match).passed) == (9, 0, (9,))


def test_r32_in_the_fight_for_survival_that_gives_hunger() -> None:
    match = camp("survival", base=SABRE, vp=(8, 3), created=(("axe",), ()))
    play(match, ONE)
    assert (tribe(match).vp, tribe(match).hunger) == (9, 1)


def test_r32_who_declines_with_two_items_gets_no_hunger() -> None:
    match = camp("survival", base=SABRE, vp=(8, 3), created=(("axe", "drum"), ()))
    play(match, ONE, "decline")
    assert (tribe(match).vp, tribe(match).hunger) == (9, 0)


def test_r33_in_the_introductory_game_field_9_never_pays() -> None:
    match = camp("introductory", base=SABRE, vp=(8, 3), created=(("axe", "drum"), ()), passed=((9,), (9,)))
    play(match, ONE)
    assert prompt(match) != "bonus"


def test_r44_any_two_created_items_leave_to_the_discard() -> None:
    match = camp(base=SABRE, vp=(8, 3), created=(("axe", "drum", "loom"), ()))
    play(match, ONE)
    assert len(options(match)) == 4
    play(match, "give axe+loom")
    assert discard(match, "items") == ("axe", "loom")


def test_r34_with_more_than_three_hunger_the_marker_stops_on_23() -> None:
    match = camp(base=SABRE, vp=(22, 3), hunger=(4, 0), passed=((9, 14, 18), ()))
    play(match, TWO)
    assert tribe(match).vp == 23
    (event,) = happened(match, "too-hungry")
    assert event.params["lost"] == 1


def test_r34_with_three_hunger_the_goal_is_entered() -> None:
    match = camp(base=SABRE, vp=(22, 3), hunger=(3, 0))
    play(match, TWO)
    assert tribe(match).vp == 24


def test_r34_the_sunset_counts_the_old_hunger() -> None:
    """Five members less three hunger are two points, and the new hunger comes only after that."""
    match = camp(vp=(22, 3), hunger=(3, 0), members=(5, 2), camp=(0, 1), hand=((), ("chief", "scout")))
    assert tribe(match).vp == 24


def test_r34_a_bonus_step_into_the_goal_is_checked_too() -> None:
    match = camp(base=SABRE, vp=(17, 3), hunger=(9, 0), created=(("axe", "drum"), ()))
    state = state_of(match)
    state.rules = replace(state.rules, bonus_fields=(23,))
    state.tribes[0].vp = 22
    play(match, ONE, "give axe+drum")
    assert tribe(match).vp == 23


def test_r35_beyond_24_counting_goes_on() -> None:
    match = camp(base=SABRE, vp=(23, 3))
    play(match, TWO)
    assert tribe(match).vp == 25


def last_turn(mine: int, theirs: int) -> Match:
    """The starter has reached 24 with so many points; the other tribe has one turn and can score two."""
    return play(camp(base=SABRE, vp=(mine - 1, theirs)), ONE, "done")


def test_r36_the_other_tribe_has_one_full_turn_after_the_starter() -> None:
    match = last_turn(24, 10)
    assert match.view(None).ending
    play(match, THEIR_TWO)
    assert match.over == Over((24, 12), (0,))
    assert match.view(None).why == "last-turn"
    assert not match.view(None).ending  # no turn is the last one any more, says the board as text


def test_r36_the_higher_total_wins() -> None:
    match = last_turn(24, 23)
    play(match, THEIR_TWO)
    assert match.over == Over((24, 25), (1,))


def test_r36_a_tie_goes_to_the_one_who_did_not_begin() -> None:
    match = last_turn(24, 23)
    play(match, THEIR_ONE, "done")
    assert match.over == Over((24, 24), (1,))
    assert [row.seat for row in match.view(None).standing] == [1, 0]


def test_r36_the_one_who_did_not_begin_wins_at_once() -> None:
    match = camp(base=SABRE, seat=1, vp=(23, 23), turn=10)
    play(match, THEIR_ONE)
    assert match.over == Over((23, 24), (1,))
    assert match.view(None).why == "goal"


def test_r37_a_tribe_without_a_member_has_lost() -> None:
    match = camp(hand=((), ("chief", "scout")), hunger=(8, 0), members=(1, 2), camp=(0, 1), vp=(9, 3),
                 display=((), (), ("scout",) * 5))  # fmt: skip
    assert match.over is not None
    assert match.over.winners == (1,)
    assert match.view(None).why == "extinct"


def test_r37_the_lost_tribe_is_asked_nothing_more() -> None:
    """It has lost at once, in the middle of its sunset: no hunger goes back, no character is taken."""
    match = camp(hand=((), ("chief", "scout")), hunger=(8, 0), members=(1, 2), camp=(0, 1),
                 crowd={"desert-1": (1, 0)}, display=(("scout",) * 4, ("hunter",) * 4, ()))  # fmt: skip
    play(match, "sunset")
    assert match.over is not None
    assert [event.kind for event in match.take_events()][-3:] == ["starved", "extinct", "game-over"]
    assert tribe(match).hunger == 9
    assert tribe(match).hand == ()


def test_r37_a_tribe_that_old_rules_left_without_members_loses_at_the_end_of_its_turn() -> None:
    """A game that was stored under rules 1 in the middle of such a sunset."""
    match = camp(members=(0, 2), camp=(0, 1), hand=((), ("chief",)))
    assert prompt(match) == "recruit"
    play(match, options(match)[0])
    assert match.over is not None
    assert match.over.winners == (1,)


def test_r37_a_member_in_the_camp_is_not_in_the_supply() -> None:
    match = camp(hand=((), ("chief", "scout")), hunger=(8, 0), members=(1, 2), camp=(1, 1))
    assert match.over is None
    assert (tribe(match).village, tribe(match).camp, tribe(match).supply) == (0, 1, 4)
