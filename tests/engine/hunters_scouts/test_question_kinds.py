"""Plans and prepared answers of Jäger und Späher: what is said, what would come of it, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.core.errors import RuleError
from engine.core.match import Match
from tests.engine.hunters_scouts.camp import camp, options, play

HAND = ("hunter", "scout", "gatherer", "chief")


def table(**more: object) -> Match:
    """Turn 9 of round 5; the hand holds all simple characters, two cards of the wilderness lie open."""
    said = {"hand": (HAND, HAND), "fields": {"forest-1": None, "desert-1": None}, **more}
    return camp(**said)


def answers(match: Match, plan: str, **prepared: str) -> str | None:
    """What the plan and the prepared of the asked seat answer now."""
    (decision,) = match.decisions
    found = match.kinds.answer(decision, {"character": plan, **prepared})
    return None if found is None else str(found)


def kinds(match: Match, seat: int, plan: str) -> list[str]:
    return [part.kind for part in match.kinds.explain(seat, "character", plan)]


@pytest.mark.parametrize(
    ("said", "stored"),
    [
        ("hunter scout", "hunter scout"),
        ("hunter", "hunter"),
        ("  hunter   scout hunter ", "hunter scout"),
        ("hunter; scout", "round 5: hunter; scout"),
        ("gatherer, send forest-1 2 else chief", "round 5: gatherer, send forest-1 2 else chief"),
        ("recall forest-1 wood\nsunset", "round 5: recall forest-1 wood; sunset"),
        ("sunset", "round 5: sunset"),
        ("round 7: hunter", "round 7: hunter"),
        ("always: hunter; scout", "hunter scout"),
        ("always: recall forest-1 wood", "always: recall forest-1 wood"),
        ("sunset, keep drum only if hunger < 3 and fisher open", None),
        ("hunter if forest-1 wood > 2; stop if forest-1 taken", None),
        ("ask", "ask"),
    ],
)
def test_a_plan_has_one_form(said: str, stored: str | None) -> None:
    kinds = table().kinds
    expected = stored or f"round 5: {said}"
    assert kinds.read(0, "character", said) == expected
    assert kinds.read(0, "character", expected) == expected


@pytest.mark.parametrize(
    "said",
    [
        "",
        ";",
        "moon",
        "hunter moon",
        "gatherer, send moon 2",
        "gatherer, send forest-1",
        "gatherer, send forest-1 2-1",
        "gatherer, dance left",
        "gatherer, lay left, lay right",
        "hunter if food > 3",
        "hunter if moon free",
        "hunter if hunger < 2 and hunger > 1",
        "round 2: hunter",
        "recall moon",
        "yesterday: hunter",
        "stop if hunger > 3",
        "sunset, keep only drum",
    ],
)
def test_what_is_no_plan_is_refused(said: str) -> None:
    with pytest.raises(RuleError):
        table().kinds.read(0, "character", said)


def test_the_first_character_of_a_list_that_is_in_the_hand_is_played_until_it_is_changed() -> None:
    match = table(hand=(("scout",), HAND))
    assert answers(match, "hunter scout") == "play scout"
    assert answers(match, "hunter") is None
    assert answers(match, "hunter else scout", use="finish") == "play scout", "also as alternatives"


def test_the_second_turn_of_a_plan_counts_in_the_next_round_and_the_third_after_that() -> None:
    plan = "round 5: hunter; chief; sunset"
    assert answers(table(), plan) == "play hunter"
    assert answers(table(turn=11), plan) == "play chief"
    assert answers(table(turn=13), plan) == "sunset"
    assert answers(table(turn=15), plan) is None


def test_members_go_where_the_plan_says() -> None:
    match = table()
    plan = match.kinds.read(0, "character", "gatherer, send forest-1 1 desert-1 1, lay right")
    assert answers(match, plan) == "play gatherer"
    play(match, "play gatherer")
    assert answers(match, plan) == "send desert-1+forest-1"
    assert answers(match, "round 5: gatherer") is None, "what is not said is asked"
    assert answers(match, "round 5: chief, send forest-1 2") is None, "that was said of another character"
    play(match, "send desert-1+forest-1")
    assert match.waiting == (1,), "there is one shortest column"


def test_otherwise_it_is_another_place_and_otherwise_another_character() -> None:
    full = table(crowd={"forest-1": (0, 2)})
    assert answers(full, "round 5: gatherer, send forest-1 2 or desert-1 2") == "play gatherer"
    assert answers(full, "round 5: gatherer, send forest-1 2 else chief") == "play chief"
    assert answers(full, "round 5: gatherer, send forest-1 2") is None
    assert answers(full, "round 5: gatherer, send forest-1 1-2, lay left") == "play gatherer"
    assert kinds(full, 0, "round 5: gatherer, send forest-1 2 else chief") == [
        "plan-rounds",
        "plan-does-not-fit",
        "plan-legal",
    ]


def test_a_hunter_is_followed_to_the_card_that_nobody_knows_yet() -> None:
    match = table()
    plan = "round 5: hunter, send new 1-3"
    assert answers(match, plan) == "play hunter"
    play(match, "play hunter", "draw mammoth-1")
    assert answers(match, plan) == "send mammoth-1+mammoth-1"
    assert answers(match, "ask", follow="most") == "send mammoth-1+mammoth-1"
    assert answers(match, "ask", follow="1") == "send mammoth-1+village"
    assert answers(match, "ask", follow="nobody") == "send village+village"


def test_who_leaves_a_place_must_be_said() -> None:
    match = table(members=(3, 2), crowd={"forest-1": (2, 0)})
    play(match, "play chief", "draw axe")
    assert answers(match, "round 5: chief, send desert-1 2") is None
    assert (
        answers(match, "round 5: chief, send desert-1 2 from forest-1 1") == "send desert-1+desert-1+forest-1"
    )


def test_what_is_called_home_is_made_into_items_in_order_and_at_most_so_many() -> None:
    match = table(
        crowd={"mountains-1": (3, 0)},
        members=(3, 2),
        items=(("axe", "boots", "hand-axe"), ()),
        fields={"mountains-1": None},
    )
    start = "recall mountains-1 stone+stone+wood"
    assert answers(match, f"round 5: {start}, use axe done") == start
    play(match, start)
    assert answers(match, f"round 5: {start}, use hand-axe axe done") == "create hand-axe"
    assert answers(match, f"round 5: {start}, use 1 axe hand-axe done") == "create axe"
    assert answers(match, "ask", use="best done") == "create axe"


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("hunger < 1", True),
        ("hunger > 0", False),
        ("points = 3", True),
        ("village > 1", True),
        ("cards = 4", True),
        ("items > 0", False),
        ("forest-1 wood > 1", True),
        ("forest-1 free", True),
        ("forest-1 taken", True),
        ("forest-1 mine", False),
        ("forest-1 gone", False),
        ("swamp-1 gone", True),
        ("tracker open", True),
        ("scout open and hunger < 1", True),
        ("hunter open", False),
    ],
)
def test_conditions(condition: str, *, holds: bool) -> None:
    match = table(crowd={"forest-1": (0, 1)})
    assert answers(match, f"round 5: hunter if {condition}") == ("play hunter" if holds else None)
    assert answers(match, f"round 5: hunter; stop if {condition}") == (None if holds else "play hunter")
    stop, way = kinds(match, 0, f"round 5: hunter if {condition}; stop if {condition}")[1:]
    assert (stop, way) == (
        ("plan-stops", "plan-legal") if holds else ("plan-goes-on", "plan-condition-not-met")
    )
    (said,) = (
        each.params
        for each in match.kinds.explain(
            0, match.kinds.plan, f"round 5: hunter if village > 0 and {condition}"
        )
        if "entry" in each.params
    )
    unmet = condition.rpartition(" and ")[2]
    assert said.get("condition") == (None if holds else unmet)
    assert ("have" in said) == (not holds and ">" in unmet)


def test_the_explanation_is_about_the_next_own_turn() -> None:
    match = table()
    assert kinds(match, 1, "round 5: hunter; sunset") == ["plan-rounds", "plan-legal", "plan-later"]
    rounds = [
        match.kinds.explain(1, "character", f"round 5: {turns}")[0].params["last"]
        for turns in ("hunter", "hunter; sunset", "hunter; sunset; ask")
    ]
    assert rounds == [0, 6, 7]
    assert kinds(match, 1, "shaman") == ["plan-not-in-hand"]
    assert kinds(match, 1, "always: recall forest-1 wood; forgo; ask") == [
        "plan-no-recall",
        "plan-no-geysers",
        "plan-asks",
    ]
    assert kinds(match, 1, "ask") == []
    play(match, "play hunter")
    assert kinds(match, 0, "round 5: chief; scout")[1:] == ["plan-over", "plan-legal"], "round 5 is spent"


def test_the_condition_of_a_sunset_is_about_its_beginning() -> None:
    """Its points and its hunger come before the items are chosen."""
    match = table(items=(("axe", "drum"), ()))
    plan = "round 5: sunset, keep drum, recruit most left middle right if hunger < 1"
    assert answers(match, plan) == "sunset"
    play(match, "sunset")
    assert answers(match, plan) == "stash drum"
    play(match, "stash drum")
    assert (answers(match, plan) or "").startswith("recruit 3 ")


ANSWERS: Sequence[tuple[str, str, str | None]] = [
    ("keep", "best", "stash drum"),
    ("keep", "axe best", "stash axe"),
    ("keep", "boots", None),
    ("keep", "boots only", None),
]


@pytest.mark.parametrize(("name", "value", "answer"), ANSWERS)
def test_what_is_kept_over_the_night(name: str, value: str, answer: str | None) -> None:
    match = table(items=(("axe", "drum"), ()), hand=((), HAND))
    assert answers(match, "ask", **{name: match.kinds.read(0, name, value)}) == answer


@pytest.mark.parametrize(
    ("value", "answer"),
    [
        ("most left middle right", "recruit 3 3 1"),
        ("fewest right middle left", "recruit 0 3 2"),
        ("scout fewest left middle right", "recruit 3 1 1"),
        ("2-2-1", "recruit 2 2 1"),
        ("most", None),
    ],
)
def test_which_characters_are_taken(value: str, answer: str | None) -> None:
    match = table(hand=((), HAND))
    assert answers(match, "ask", recruit=match.kinds.read(0, "recruit", value)) == answer


@pytest.mark.parametrize(
    ("value", "answer"),
    [
        ("most", "wear forest-1 wood desert-1 stone"),
        ("fruit clay", "wear forest-1 fruit desert-1 clay"),
        ("fruit", None),
        ("forest-1 fruit most", "wear forest-1 fruit desert-1 stone"),
    ],
)
def test_which_fields_are_covered(value: str, answer: str | None) -> None:
    match = table()
    play(match, "play scout")
    assert answers(match, "ask", wear=match.kinds.read(0, "wear", value)) == answer


def test_small_questions_of_characters() -> None:
    match = table(hand=(("shaman", "fire-keeper", "tracker", "advanced-scout"), HAND))
    play(shaman := match.copy(), "play shaman")
    assert answers(shaman, "ask", spirits="items") == "pick items"
    assert answers(shaman, "ask", spirits="chief items") == "recruit 0 1 0"
    assert answers(shaman, "ask", spirits="hunter items") == "pick items"
    play(fire := match.copy(), "play fire-keeper")
    assert answers(fire, "ask", fire="hunter members") == "pick members"
    assert options(fire)[0] == "pick members"


def test_two_created_items_are_given_or_kept() -> None:
    match = table(hand=((), HAND), vp=(8, 3), created=(("drum", "axe", "hand-axe"), ()))
    assert answers(match, "ask", bonus="give") == "give axe+hand-axe"
    assert answers(match, "ask", bonus="decline") == "decline"
    assert answers(match, "ask", bonus="axe+drum give") == "give axe+drum"
    assert answers(match, "ask", bonus="axe+boots") is None
    with pytest.raises(RuleError):
        match.kinds.read(0, "bonus", "axe+moon give")
