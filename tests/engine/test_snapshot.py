"""A state as plain JSON values and back."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import pytest

from engine.core import snapshot
from engine.core.match import Match, Setup
from engine.hunters_scouts.game import TYPES as HUNTERS
from engine.stone_age.game import TYPES
from tests.engine.playing import SETUPS, playout, state_of


@dataclass(frozen=True)
class Card:
    name: str
    pips: tuple[int, ...] = ()
    pairs: tuple[tuple[int, int], ...] = ()


@dataclass
class Table:
    cards: list[Card]
    owner: dict[str, Card | None]
    open: bool = False
    rules: Any = field(default=None, compare=False)


@dataclass
class Round:
    number: int
    blessed: bool = field(default=False, metadata=snapshot.LATER)


KNOWN = snapshot.registry((Card, Table, Round))


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        0,
        "wood",
        [],
        {"a": [1, None]},
        Card("C01"),
        Card("C01", (1, 2), ((1, 2), (3, 4))),
        Table([Card("C01", (3,)), Card("C02")], {"a": None, "b": Card("C03")}, True),
        Round(3),
        [Round(3, blessed=True)],
    ],
)
def test_what_is_written_reads_back(value: object) -> None:
    plain = snapshot.dump(value)
    assert json.loads(snapshot.text(plain)) == plain
    assert snapshot.load(json.loads(snapshot.text(plain)), KNOWN) == value


def test_a_field_that_came_later_changes_no_digest_and_is_written_where_it_says_something() -> None:
    before = {"": "Round", "number": 3}
    assert snapshot.dump(Round(3)) == before
    blessed = [Round(3, blessed=True)]
    assert snapshot.dump(blessed) != [before]
    assert snapshot.digest(blessed) == snapshot.digest([before])
    assert snapshot.digest([before]) != snapshot.digest([{"": "Round", "number": 4}])


def test_fields_that_are_not_compared_are_not_written_and_given_again() -> None:
    plain = snapshot.dump(Table([], {}, rules="all"))
    assert plain == {"": "Table", "cards": [], "owner": {}, "open": False}
    assert snapshot.load(plain, KNOWN, rules="more").rules == "more"


@pytest.mark.parametrize("value", [print, 1.5, {1, 2}, object(), [lambda: 0], {"a": b""}])
def test_what_is_not_plain_is_refused(value: object) -> None:
    with pytest.raises(TypeError):
        snapshot.dump(value)


def test_an_unknown_type_is_refused() -> None:
    with pytest.raises(KeyError):
        snapshot.load({"": "Stranger"}, KNOWN)


def test_two_types_of_one_name_are_a_mistake() -> None:
    other = type("Card", (), {})
    with pytest.raises(AssertionError, match="two types are called Card"):
        snapshot.registry((Card,), (other,))


def test_the_digest_depends_on_every_value_and_not_on_the_order_of_keys() -> None:
    assert snapshot.digest({"a": 1, "b": 2}) == snapshot.digest({"b": 2, "a": 1})
    assert snapshot.digest({"a": 1, "b": 2}) != snapshot.digest({"a": 1, "b": 3})
    assert snapshot.digest({}) == "44136fa355b3678a"


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_digest_is_that_of_all_that_is_dumped(setup: Setup) -> None:
    """Of states and views, but for what came later; the dump names numbers as keys by their text."""
    for match, _ in islice(playout(setup, 3), 0, None, 20):
        for value in (state_of(match), *map(match.view, (None, 0))):
            assert snapshot.digest(value) == snapshot.digest(_without_later(snapshot.dump(value)))


def _without_later(plain: Any) -> Any:
    if isinstance(plain, list):
        return [_without_later(item) for item in plain]
    if isinstance(plain, dict):
        return {key: _without_later(item) for key, item in plain.items() if key != "+"}
    return plain


@pytest.mark.long
def test_every_step_that_ever_waits_can_be_restored() -> None:
    """Also the end of the game, and games in which every kind of step has been asked."""
    seen: set[str] = set()
    for setup in SETUPS:
        for match, _ in playout(setup, 1):
            seen |= {type(step).__name__ for step in state_of(match).stack}
        restored = Match.restore(match.game, setup, json.loads(snapshot.text(match.snapshot())))
        assert restored.over == match.over is not None
    assert seen <= {*TYPES, *HUNTERS}
    assert {"AddTools", "BuyCard", "BuyBuilding", "PlacePeople", "ReplaceFood", "TakeDie", "Turn"} <= seen
