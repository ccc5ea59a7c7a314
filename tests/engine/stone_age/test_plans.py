"""Planned moves: their grammar, what they do when the turn comes, and what they are said to do before."""

from __future__ import annotations

import pytest

from engine.core.errors import RuleError
from engine.core.match import Match
from engine.core.plans import LONGEST_PLAN, MOST_TURNS
from tests.engine.stone_age.table import play, table

PLAN = "field else toolmaker; forest 2-5 if food > 3 and people = 4; ask; stop if hut taken; stop if food < 4"


def planned(match: Match, text: str, seat: int = 0) -> str | None:
    """What this seat's plan answers to its open decision."""
    answer = match.kinds.answer(match.decision_of(seat), {"plan": match.kinds.read(seat, "plan", text)})
    return None if answer is None else str(answer)


def verdicts(match: Match, text: str, seat: int = 0) -> list[str]:
    value = match.kinds.read(seat, "plan", text)
    return [event.kind for event in match.kinds.explain(seat, "plan", value)]


def mistake(text: str) -> RuleError:
    with pytest.raises(RuleError) as caught:
        table().kinds.read(0, "plan", text)
    return caught.value


def test_a_plan_has_one_form() -> None:
    match = table()
    assert match.kinds.read(0, "plan", PLAN) == PLAN
    loose = PLAN.replace("; ", " ;\n\n ").replace(" else ", "  else ")
    assert match.kinds.read(0, "plan", loose) == PLAN
    assert match.kinds.read(0, "plan", " ask ") == "ask"


def test_a_plan_is_bound_to_what_it_was_written_for() -> None:
    match = table(in_round=3)
    text = "this round: field; stop if card 2 gone; stop if building 1 gone"
    bound = "round 3: field; stop if card 2 not K2; stop if building 1 not H10"
    assert match.kinds.read(0, "plan", text) == match.kinds.read(0, "plan", bound) == bound


@pytest.mark.parametrize(
    ("error", "texts"),
    [
        ("error-plan-past", ["round 0: field"]),
        ("error-plan-turns", ["field; " * (MOST_TURNS + 1)]),
        ("error-plan-long", ["field; " * LONGEST_PLAN]),
        ("error-plan-never", ["field if food < 4 and food > 3", "field if wood > 1 and wood = 1"]),
        (
            "error-plan-unreadable",
            [
                *("", "stop if food < 4", "cave", "ring 1 2", "forest", "forest 8", "field 2", "forest 0-3"),
                *("forest 3-2", "forest many", "stop when I want; field", "field if hungry"),
                *("field if hut free", "field if food < some", "field; stop if hut gone", "tomorrow: field"),
            ],
        ),
    ],
)
def test_what_no_tap_makes_is_refused(error: str, texts: list[str]) -> None:
    assert {mistake(text).id for text in texts} == {error}


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("field; toolmaker", "place field 1"),
        ("hut; forest 3", "place forest 3"),
        ("hut; forest 6; ask", None),
        ("hut; forest 2-5", "place forest 5"),
        ("hut; claypit 2-5", "place claypit 3"),
        ("claypit 4; ask; field", None),
        ("hut", None),
        ("ask if hut taken; field", None),
        ("ask if hut mine; field", "place field 1"),
        ("hut else toolmaker; field", "place toolmaker 1"),
        ("round 2: field", None),
        ("round 1: field", "place field 1"),
    ],
)
def test_the_first_legal_entry_is_played(text: str, answer: str | None) -> None:
    """The hut is full and the claypit has room for three."""
    match = table(4, crowd={"hut": [0, 2], "claypit": [0, 0, 4]})
    assert planned(match, text) == answer


@pytest.mark.parametrize(
    ("stop", "stops"),
    [
        ("hut taken", True),
        ("field taken", False),
        ("forest taken", False),
        ("forest mine", True),
        ("food < 4", True),
        ("food < 3", False),
        ("food > 2 and hut taken", True),
        ("food > 2 and field taken", False),
        ("people = 4", True),
        ("gold > 0", False),
        ("card 2 gone", False),
        ("card 2 not C07", True),
    ],
)
def test_a_plan_stops(stop: str, stops: bool) -> None:
    match = table(4, crowd={"hut": [0, 2], "forest": [1]}, food=[3])
    assert planned(match, f"field; stop if {stop}") == (None if stops else "place field 1")


def test_a_turn_is_done_when_its_player_stands_there() -> None:
    """Turn by turn through a plan: the alternative that was not needed is not played later."""
    match = table(2, crowd={"hut": [0, 2]})
    text = "hut else field else toolmaker; forest 2; hunt 1-9"
    played: list[str] = []
    for other in ("claypit 1", "quarry 1", "hunt 1"):
        answer = planned(match, text)
        assert answer is not None
        played.append(answer)
        play(match, 0, answer)
        if match.waiting == (1,):
            play(match, 1, f"place {other}")
    assert played == ["place field 1", "place forest 2", "place hunt 2"]


def test_animals_may_be_visited_again() -> None:
    match = table(4, "wild-animals", animal="boar", crowd={"animal": [1]})
    assert planned(match, "animal; field") == "place animal 1"


def test_rings_are_filled_by_the_plan() -> None:
    match = table(2, "style", phase="rings", buildings=[["ST1"]])
    assert planned(match, "field; ring 1 0-2") == "place ring 1 2"
    assert planned(match, "ring 1 0; field") == "place ring 1 0"
    assert planned(match, "field") is None


def test_what_a_plan_would_do_now() -> None:
    match = table(4, crowd={"hut": [0, 2], "forest": [2], "claypit": [0, 0, 5], "toolmaker": [0, 1]})
    text = (
        "round 1: hut; toolmaker else field; forest 2; claypit 3; quarry 4; quarry 1-9 if food < 2; ask;"
        "stop if food < 2; stop if hut taken"
    ).replace("1-9", "1-7")
    assert verdicts(match, text) == [
        "plan-goes-on",
        "plan-stops",
        "plan-full",
        "plan-full",
        "plan-legal",
        "plan-done",
        "plan-full",
        "plan-too-few-people",
        "plan-condition-not-met",
        "plan-asks",
    ]
    assert verdicts(match, "round 2: hut; toolmaker; field; forest 2; quarry 1 if food < 2; ask") == [
        "plan-other-round",
        *["plan-later"] * 6,
    ], "who stands where now says nothing of it"


def test_a_plan_of_a_past_round_is_over() -> None:
    match = table(in_round=3)
    kinds = [event.kind for event in match.kinds.explain(0, "plan", "round 2: field")]
    assert kinds == ["plan-other-round", "plan-legal"]
    assert match.kinds.answer(match.decision_of(0), {"plan": "round 2: field"}) is None


def test_a_closed_place_is_said_to_be_closed() -> None:
    match = table(2, crowd={"forest": [0, 1], "field": [0, 1], "hut": [0, 2]})
    assert verdicts(match, "forest 2; toolmaker; claypit 5") == ["plan-closed", "plan-closed", "plan-legal"]
