"""Hidden items do not show: not in views, labels, questions, nor in whether somebody is asked (R43)."""

from __future__ import annotations

import pytest

from engine.core.match import Match
from engine.core.steps import pending
from tests.engine.hunters_scouts.camp import Given, camp, hidden, options, play, tribe
from tests.engine.playing import state_of

BEFORE: Given = {
    "fields": {"desert-1": None, "mountains-1": None},
    "crowd": {"mountains-1": (1, 0)},
    "display": ((), (), ("scout",) * 9),
}


def pair(*lines: str, hand: tuple[str, ...] = ("chief", "gatherer")) -> tuple[Match, Match]:
    """Two tables that differ only in the hidden items of seat 0, after the same lines."""
    affordable, hopeless = (
        camp(base=BEFORE, items=(items, ()), hand=(hand, ("chief", "scout")))
        for items in (("hand-axe", "hand-axe"), ("drum", "shelter"))
    )
    return play(affordable, *lines), play(hopeless, *lines)


LINES = ((), ("recall mountains-1 stone",), ("play chief", "draw loom"), ("sunset",))


@pytest.mark.parametrize("lines", LINES, ids=str)
def test_r43_nobody_else_sees_which_items_are_hidden(lines: tuple[str, ...]) -> None:
    one, other = pair(*lines)
    assert hidden(one) != hidden(other)
    for viewer in (None, 1):
        assert one.view(viewer) == other.view(viewer)
    assert one.waiting == other.waiting
    assert [each.prompt for each in one.decisions] == [each.prompt for each in other.decisions]
    assert [each.secret for each in one.decisions] == [each.secret for each in other.decisions]
    assert [each.options for each in one.decisions if not each.secret] == [
        each.options for each in other.decisions if not each.secret
    ]


@pytest.mark.parametrize("lines", LINES, ids=str)
def test_r43_public_events_and_labels_are_the_same(lines: tuple[str, ...]) -> None:
    one, other = pair(*lines)
    assert [each for each in one.copy().take_events() if each.only is None] == [
        each for each in other.copy().take_events() if each.only is None
    ]
    for decision in one.decisions:
        for option in {*decision.options} & {*other.decisions[0].options}:
            assert one.preview(decision.seat, option) == other.preview(decision.seat, option)


def test_with_items_and_a_pool_one_is_asked_although_nothing_can_be_created() -> None:
    _, hopeless = pair("recall mountains-1 stone")
    assert options(hopeless) == ["done"]
    (decision,) = hopeless.decisions
    assert decision.secret


def test_without_items_or_without_a_pool_one_is_not_asked() -> None:
    assert play(camp(base=BEFORE), "recall mountains-1 stone").waiting == (1,)
    meat = camp(
        fields={"desert-1": None, "toxodon-1": None}, crowd={"toxodon-1": (1, 0)}, items=(("axe",), ())
    )
    assert play(meat, "recall toxodon-1 meat").waiting == (1,)


def test_the_own_items_are_seen_and_counted_by_all() -> None:
    match = camp(items=(("drum", "axe"), ()))
    assert hidden(match) == ["axe", "drum"]
    assert [match.view(viewer).tribes[0].items for viewer in (None, 0, 1)] == [2, 2, 2]
    assert match.view(1).tribes[0].own_items is None


def test_only_the_owner_sees_what_was_drawn() -> None:
    events = play(camp(), "play chief", "draw loom").copy().take_events()
    assert [event.only for event in events if "loom" in event.params.values()] == [0]


def test_character_hands_are_public() -> None:
    match = camp()
    assert match.view(None).tribes[1].hand == ("gatherer", "chief")
    assert tribe(match, 1).hand == match.view(0).tribes[1].hand


def test_the_question_is_asked_anew_in_the_same_way() -> None:
    one, _ = pair("recall mountains-1 stone")
    assert pending(state_of(one)) == one.asked
