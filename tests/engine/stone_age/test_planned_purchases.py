"""What a plan says about purchases: the price at which a card is wanted, wherever it lies, and how it is paid for."""

from __future__ import annotations

import pytest

from engine.core.errors import RuleError
from engine.core.match import Match
from engine.core.plans import IF, SCOPE, THEN, PlanPart, add_part
from tests.engine.stone_age.table import table

TWO_KINDS, ONE_TO_SEVEN = "H19", "H26"
"""Four resources of two kinds; one to seven of any."""


def read(match: Match, text: str) -> str:
    return match.kinds.read(0, "plan", text)


def answer(match: Match, text: str) -> str | None:
    found = match.kinds.answer(match.decision_of(0), {"plan": read(match, text)})
    return None if found is None else str(found)


def verdict(match: Match, text: str) -> dict[str, str | int]:
    (event,) = match.kinds.explain(0, "plan", read(match, text))
    return {"kind": event.kind, **event.params}


def test_a_price_follows_its_card() -> None:
    match = table(2)
    plan = read(match, "card 3 if price < 3")
    assert plan == "K3 if price < 3"
    assert answer(match, plan) is None
    slid = table(2, display=("K2", "K3", "K4", "K1"), deck=())
    assert answer(slid, plan) == "place card 2 1"
    assert answer(table(2, display=("K1", "K2", "K4", "K5"), deck=()), plan) is None


def test_what_it_would_do_now_is_shown() -> None:
    match = table(2)
    dear = verdict(match, "card 3 if price < 3")
    assert (dear["kind"], dear["price"]) == ("plan-too-dear", 3)
    assert verdict(match, "card 3 if price < 4")["move"] == "card 3 1"
    poor = verdict(match, "card 3 if price < 4 and people > 1 and food > 90")
    assert poor["kind"] == "plan-condition-not-met"
    assert (poor["condition"], poor["have"]) == ("food > 90", 12)
    sold = table(2, display=("K1", "K2", "K4", "K5"), deck=())
    assert verdict(sold, "K3 if price < 4")["kind"] == "plan-card-gone"
    there = table(2, crowd={"card 2": [1]}, wood=[1], gold=[2])
    assert verdict(there, "card 2 pay cheapest")["goods"] == "1 wood 1 gold"
    assert verdict(there, "card 2 pay only wood")["kind"] == "plan-pays-nothing"
    assert verdict(there, "card 2")["kind"] == "plan-done"


@pytest.mark.parametrize(
    ("where", "how", "paid"),
    [
        ("card 3", "cheapest", "pay 2 wood 1 brick"),
        ("card 3", "most gold", "pay 1 wood 2 gold"),
        ("card 3", "only wood", None),
        ("card 3", "only brick", "pay 3 brick"),
        ("building 1", "cheapest", "pay 2 wood 2 brick"),
        ("building 1", "dearest", "pay 2 brick 2 gold"),
        ("building 1", "most wood", "pay 2 wood 2 brick"),
        ("building 2", "cheapest", "pay 1 wood"),
        ("building 2", "dearest", "pay 2 wood 3 brick 2 gold"),
        ("building 2", "most brick", "pay 3 brick"),
    ],
)
def test_a_purchase_is_paid_as_planned(where: str, how: str, paid: str | None) -> None:
    tops, crowd = (TWO_KINDS, ONE_TO_SEVEN), {where: [1]}
    match = table(2, phase="turn", crowd=crowd, tops=tops, wood=[2], brick=[3], gold=[2])
    assert answer(match, f"hunt 1-9; {where} pay {how}") == paid
    assert answer(match, f"{where} pay {how}; stop if food > 0") is None
    assert answer(match, "card 1 pay cheapest") is None


@pytest.mark.parametrize(
    "text",
    ["forest 2 if price < 3", "field pay cheapest", "card 1 pay soon", "field; stop if price < 2", "X99"],
)
def test_what_has_no_price_is_refused(text: str) -> None:
    with pytest.raises(RuleError, match="error-plan-unreadable"):
        read(table(2), text)


def test_prices_and_payments_are_choices() -> None:
    match = table(2, tops=("H10", ONE_TO_SEVEN))
    card = (PlanPart(SCOPE, "round 1"), PlanPart(THEN, "card 3"))
    offered = match.kinds.attachable(0, card)
    assert [said for said in offered[IF] if "price" in said] == ["price < 4", "price < 3", "price < 2"]
    assert offered["pay"][:2] == ["cheapest", "most wood"]
    assert match.kinds.attachable(0, (PlanPart(THEN, "building 1"),))["pay"] == ["cheapest"]
    assert "dearest" in match.kinds.attachable(0, (PlanPart(THEN, "building 2"),))["pay"]
    assert "pay" not in {
        way for way, said in match.kinds.attachable(0, (PlanPart(THEN, "field"),)).items() if said
    }
    parts = add_part(add_part(card, PlanPart(IF, "price < 3")), PlanPart("pay", "cheapest"))
    plan = match.kinds.join_parts(0, add_part(parts, PlanPart("pay", "only wood")))
    assert plan == "round 1: K3 pay only wood if price < 3"
    assert match.kinds.join_parts(0, match.kinds.parts(plan)) == plan
