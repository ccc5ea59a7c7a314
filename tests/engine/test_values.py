"""Values that never change behave as the dataclasses of the standard library that say the same."""

from __future__ import annotations

import copy
import pickle
from dataclasses import dataclass, field, replace

from engine.core.values import frozen


@frozen
class Card:
    """A value with a note that does not count and a secret that is not shown."""

    name: str
    price: int = 2
    note: str = field(default="", compare=False)
    secret: str = field(default="", repr=False)


@frozen
class Price:
    value: int


@frozen
class Nothing:
    pass


@frozen
class Named:
    name: str

    def __repr__(self) -> str:
        return self.name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Named)


@dataclass(frozen=True, slots=True)
class Model:
    name: str
    price: int = 2
    note: str = field(default="", compare=False)
    secret: str = field(default="", repr=False)


def test_they_are_equal_and_shown_by_the_fields_that_say_so() -> None:
    card = Card("hut", note="a", secret="x")
    assert repr(card) == repr(Model("hut", note="a", secret="x")).replace("Model", "Card")
    assert card == Card("hut", note="b", secret="x")
    assert hash(card) == hash(Card("hut", note="b", secret="x")) == hash(Model("hut", secret="x"))
    assert card != replace(card, secret="y")
    assert Price(2) == Price(2) != Price(3)
    assert card not in {Price(2), Nothing(), Model("hut", secret="x")}
    assert {Nothing(), Nothing()} == {Nothing()}


def test_what_a_class_says_itself_counts() -> None:
    assert repr(Named("a")) == "a"
    assert Named("a") == Named("b")
    assert hash(Named("a")) == hash(Named("a"))


def test_they_travel_between_processes() -> None:
    for value in (Card("hut", 3, "a", "x"), Price(1), Nothing()):
        assert pickle.loads(pickle.dumps(value)) == copy.copy(value) == value
