"""A plan part by part: whatever is added, moved or removed leaves a plan that can be read and has these parts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.match import Match
from engine.core.plans import (
    ELSE,
    IF,
    SCOPE,
    STOP,
    THEN,
    Parts,
    PlanPart,
    add_part,
    advance,
    delay,
    remove_part,
)
from tests.engine.stone_age.table import table

PLAN = "round 1: field else toolmaker if food < 4 and hut taken; forest 3; hut; stop if people = 1; stop if field taken"


def parts(match: Match, text: str = PLAN) -> Parts:
    return match.kinds.parts(match.kinds.read(0, "plan", text))


def write(match: Match, changed: Parts) -> str:
    """The plan of these parts; they are the parts of it."""
    plan = match.kinds.join_parts(0, changed)
    assert match.kinds.parts(plan) == changed
    return plan.removeprefix("round 1: ").partition("; stop")[0]


def test_parts_and_text_say_the_same() -> None:
    match = table()
    assert match.kinds.join_parts(0, parts(match)) == PLAN
    assert [part.way for part in parts(match)] == [SCOPE, THEN, ELSE, IF, IF, THEN, THEN, STOP, STOP]


def test_a_part_is_added_where_it_belongs() -> None:
    match, built = table(), Parts()
    for way, said in (
        (STOP, "hut taken"),
        (THEN, "field"),
        (IF, "food < 4"),
        (ELSE, "toolmaker"),
        (SCOPE, "round 1"),
        (THEN, "hut"),
    ):
        built = add_part(built, PlanPart(way, said))
    assert (
        match.kinds.join_parts(0, built)
        == "round 1: field if food < 4 else toolmaker; hut; stop if hut taken"
    )
    assert (
        write(match, add_part(built, PlanPart(ELSE, "river 2"), 1))
        == "field if food < 4 else river 2 else toolmaker; hut"
    )
    written = write(match, add_part(built, PlanPart(IF, "food > 1"), 3))
    assert written == "field if food < 4 else toolmaker if food > 1; hut"
    assert write(match, add_part(built[:-1], PlanPart(IF, "food > 1"), 4)).endswith(
        "toolmaker; hut if food > 1"
    )


@pytest.mark.parametrize(
    ("change", "at", "plan"),
    [
        (advance, 1, "field else toolmaker if food < 4 and hut taken; forest 3; hut"),
        (advance, 2, "toolmaker if food < 4 and hut taken else field; forest 3; hut"),
        (advance, 5, "forest 3; field else toolmaker if food < 4 and hut taken; hut"),
        (advance, 3, "field else toolmaker if food < 4 and hut taken; forest 3; hut"),
        (delay, 1, "forest 3; field else toolmaker if food < 4 and hut taken; hut"),
        (delay, 2, "field else toolmaker if food < 4 and hut taken; forest 3; hut"),
        (delay, 6, "field else toolmaker if food < 4 and hut taken; forest 3; hut"),
        (remove_part, 1, "toolmaker if food < 4 and hut taken; forest 3; hut"),
        (remove_part, 2, "field; forest 3; hut"),
        (remove_part, 3, "field else toolmaker if hut taken; forest 3; hut"),
        (remove_part, 5, "field else toolmaker if food < 4 and hut taken; hut"),
    ],
)
def test_parts_are_moved_and_removed(change: Callable[[Parts, int], Parts], at: int, plan: str) -> None:
    match = table()
    assert write(match, change(parts(match), at)) == plan


def test_the_next_move_is_asked_as_if_the_plan_were_carried_out() -> None:
    match = table(2, crowd={"forest": [0, 1]})
    kinds = match.kinds
    begun = kinds.beginning(0)
    first = kinds.next_move(0, begun, THEN)
    assert first is not None
    assert list(first.options) == [each for each in match.decision_of(0).options if each.verb == "place"]
    for option in first.options:
        assert kinds.join_parts(0, add_part(begun, PlanPart(THEN, kinds.describe_move(option))))
    then = kinds.next_move(0, parts(match, "this round: hut; river 2"), THEN)
    assert then is not None
    assert {str(each) for each in then.options if each.fields()["where"] == "hunt"} == {"place hunt 1"}
    assert not [each for each in then.options if each.fields()["where"] in ("hut", "river", "forest")]
    other = kinds.next_move(0, parts(match, "this round: hut; river 2"), ELSE)
    assert other is not None
    assert "place river 3" not in map(str, other.options)
    assert "place quarry 3" in map(str, other.options)
    assert kinds.next_move(0, parts(match, "this round: hut; river 3"), THEN) is None, "nobody is left"


def test_who_has_placed_everybody_plans_the_next_round() -> None:
    match = table(2, phase="turn", crowd={"forest": [5]})
    assert match.kinds.beginning(0) == (PlanPart(SCOPE, "round 2"),)
    found = match.kinds.next_move(0, (), THEN)
    assert found is not None
    assert {"place forest 5", "place card 1 1"} <= {*map(str, found.options)}


@pytest.mark.parametrize("modules", [(), ("style", "mammoths", "wild-animals")])
def test_every_condition_that_is_offered_can_be_read(modules: tuple[str, ...]) -> None:
    match = table(4, *modules)
    begun = parts(match, "this round: card 1; building 2")
    offered = match.kinds.attachable(0, begun)
    assert set(offered) == {"pay", IF, STOP, SCOPE}
    for way, texts in offered.items():
        assert len(texts) == len({*texts}) <= 25
        for said in texts:
            assert write(match, add_part(begun, PlanPart(way, said)))
    assert match.kinds.attachable(0, match.kinds.beginning(0)) == {}
