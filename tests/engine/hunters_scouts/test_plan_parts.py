"""A plan of Jäger und Späher part by part: whatever is added leaves a plan that can be read and has these parts."""

from __future__ import annotations

import pytest

from engine.core.match import Match
from engine.core.plans import ELSE, IF, SCOPE, STOP, THEN, Parts, PlanPart, add_part, remove_part
from tests.engine.hunters_scouts.camp import camp

PLAN = (
    "round 5: gatherer, send forest-1 2, lay left if hunger < 2 and forest-1 free else chief; "
    "recall forest-1 wood+wood, use axe done; sunset; stop if forest-1 taken"
)


def table() -> Match:
    hand = ("hunter", "scout", "gatherer", "chief")
    return camp(hand=(hand, hand), fields={"forest-1": None, "desert-1": None}, places=("geysers",))


def parts(match: Match, text: str = PLAN) -> Parts:
    return match.kinds.parts(match.kinds.read(0, "character", text))


def offered(match: Match, plan: Parts, way: str) -> list[str]:
    decision = match.kinds.next_move(0, plan, way)
    return [] if decision is None else [match.kinds.describe_move(option) for option in decision.options]


@pytest.mark.parametrize("plan", [PLAN, "hunter scout", "always: recall forest-1 wood; sunset"])
def test_parts_and_text_say_the_same(plan: str) -> None:
    match = table()
    assert match.kinds.join_parts(0, parts(match, plan)) == plan
    if plan == PLAN:
        ways = [part.way for part in parts(match, plan)]
        assert ways == [SCOPE, THEN, "send", "lay", IF, IF, ELSE, THEN, "use", THEN, STOP]


def test_a_plan_is_built_part_by_part() -> None:
    match = table()
    plan = match.kinds.beginning(0)
    for way, said in (
        (THEN, "gatherer"),
        ("send", "forest-1 2"),
        ("send", "desert-1 1"),
        (IF, "hunger < 3"),
        ("lay", "left"),
        ("lay", "right"),
        (ELSE, "chief"),
        (THEN, "sunset"),
    ):
        plan = add_part(plan, PlanPart(way, said))
    whole = match.kinds.join_parts(0, plan)
    assert (
        whole == "round 5: gatherer, send forest-1 2 desert-1 1, lay right if hunger < 3 else chief; sunset"
    )
    assert match.kinds.join_parts(0, remove_part(match.kinds.parts(whole), 1)) == "round 5: chief; sunset"


def test_the_next_turn_is_asked_as_if_the_plan_were_carried_out() -> None:
    match = table()
    now = match.kinds.beginning(0)
    assert offered(match, now, THEN) == ["hunter", "scout", "gatherer", "chief", "sunset"]
    planned = parts(match, "gatherer, send forest-1 2")
    assert offered(match, planned, THEN)[:3] == ["hunter", "scout", "chief"]
    assert "recall forest-1 wood+wood" in offered(match, planned, THEN)
    assert offered(match, planned, ELSE) == ["hunter", "scout", "chief", "sunset"]
    assert "sunset" in offered(match, parts(match, "hunter; scout; gatherer; chief"), THEN)


@pytest.mark.parametrize(
    "text", ["hunter", "gatherer", "recall forest-1 wood", "sunset", "chief; sunset", "scout; ask"]
)
def test_everything_that_is_offered_can_be_read(text: str) -> None:
    match = table()
    plan = parts(match, text)
    found = match.kinds.attachable(0, plan)
    for way, texts in found.items():
        assert len(texts) == len({*texts}) <= 25
        for said in texts:
            whole = match.kinds.join_parts(0, add_part(plan, PlanPart(way, said)))
            assert said in whole
            assert match.kinds.join_parts(0, match.kinds.parts(whole)) == whole
    assert {IF, STOP} <= {*found}
    assert match.kinds.attachable(0, match.kinds.beginning(0)) == {}
