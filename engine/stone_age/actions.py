"""What a player of Stone Age can say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.core.actions import Action, Value, Vocabulary, number

Goods = tuple[tuple[str, int], ...]
"""Resources by id with their number, in the order of the rules table, none with 0."""


@dataclass(frozen=True, slots=True)
class Place:
    """Put people on one place: `place forest 3`, `place card 2 1` (B-PLACE-02)."""

    verb: ClassVar[str] = "place"
    where: str
    people: int

    def __str__(self) -> str:
        return f"place {self.where} {self.people}"

    @classmethod
    def parse(cls, words: Sequence[str]) -> Place:
        *where, people = words
        return cls(" ".join(where), number(people))

    def fields(self) -> Mapping[str, Value]:
        return {"where": self.where, "people": self.people}


@dataclass(frozen=True, slots=True)
class Resolve:
    """Use one of the own places now: `resolve forest` (B-ACT-02)."""

    verb: ClassVar[str] = "resolve"
    where: str

    def __str__(self) -> str:
        return f"resolve {self.where}"

    @classmethod
    def parse(cls, words: Sequence[str]) -> Resolve:
        return cls(" ".join(words))

    def fields(self) -> Mapping[str, Value]:
        return {"where": self.where}


@dataclass(frozen=True, slots=True)
class UseTools:
    """Add tools to the roll: `tools 0+2+C34`, by tool place or card of the one-use tool; `tools none` (B-TOOL-06)."""

    verb: ClassVar[str] = "tools"
    tools: tuple[str, ...]

    def __str__(self) -> str:
        return f"tools {'+'.join(self.tools) or 'none'}"

    @classmethod
    def parse(cls, words: Sequence[str]) -> UseTools:
        (tools,) = words
        return cls(() if tools == "none" else tuple(tools.split("+")))

    def fields(self) -> Mapping[str, Value]:
        return {"tools": self.tools}


@dataclass(frozen=True, slots=True)
class _Giving:
    """An action that names resources: `pay 2 wood 1 gold`."""

    verb: ClassVar[str]
    goods: Goods

    def __str__(self) -> str:
        return " ".join([self.verb, *(f"{count} {what}" for what, count in self.goods)])

    @classmethod
    def parse(cls, words: Sequence[str]) -> Self:
        if len(words) % 2 or not words:
            raise ValueError(words)
        return cls(tuple((what, number(count)) for count, what in zip(words[::2], words[1::2], strict=True)))

    def fields(self) -> Mapping[str, Value]:
        return dict(self.goods)


@dataclass(frozen=True, slots=True)
class Pay(_Giving):
    """Buy what the person stands on, for these resources (B-CARD-01, B-BLD-01)."""

    verb: ClassVar[str] = "pay"


@dataclass(frozen=True, slots=True)
class Feed(_Giving):
    """Replace all missing food by these resources (B-FEED-06)."""

    verb: ClassVar[str] = "feed"


@dataclass(frozen=True, slots=True)
class Gain(_Giving):
    """Turn the kept card into these resources: `gain 1 wood 1 gold`."""

    verb: ClassVar[str] = "gain"


@dataclass(frozen=True, slots=True)
class _Bare:
    verb: ClassVar[str]

    def __str__(self) -> str:
        return self.verb

    @classmethod
    def parse(cls, words: Sequence[str]) -> Self:
        if words:
            raise ValueError(words)
        return cls()

    def fields(self) -> Mapping[str, Value]:
        return {}


@dataclass(frozen=True, slots=True)
class Decline(_Bare):
    """Take the person back without buying (B-CARD-06, B-BLD-06)."""

    verb: ClassVar[str] = "decline"


@dataclass(frozen=True, slots=True)
class Starve(_Bare):
    """Take the penalty instead of replacing the missing food (B-FEED-07)."""

    verb: ClassVar[str] = "starve"


@dataclass(frozen=True, slots=True)
class Keep(_Bare):
    """Keep the card with free resources for a later moment."""

    verb: ClassVar[str] = "keep"


@dataclass(frozen=True, slots=True)
class Take:
    """Take one die from the dice bar, by its number: `take 5`."""

    verb: ClassVar[str] = "take"
    die: int

    def __str__(self) -> str:
        return f"take {self.die}"

    @classmethod
    def parse(cls, words: Sequence[str]) -> Take:
        (die,) = words
        return cls(number(die))

    def fields(self) -> Mapping[str, Value]:
        return {"die": self.die}


ACTIONS: tuple[type[Action], ...] = (Place, Resolve, UseTools, Pay, Decline, Feed, Starve, Gain, Keep, Take)
WORDS = Vocabulary(ACTIONS)
