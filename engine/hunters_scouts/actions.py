"""What a player of Jäger und Späher can say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.core.actions import NOBODY, Action, Bag, Bare, Naming, Value, Vocabulary, number

COLUMNS = ("left", "middle", "right")
"""The columns of the display, as they are named in a form."""


@dataclass(frozen=True, slots=True)
class _Bagging:
    """An action that names some things, the same one again if wanted: `exchange axe+axe`, `exchange none`."""

    verb: ClassVar[str]
    items: Bag

    def __str__(self) -> str:
        return f"{self.verb} {self.items}"

    @classmethod
    def parse(cls, words: Sequence[str]) -> Self:
        (items,) = words
        return cls(Bag.read(items))

    def fields(self) -> Mapping[str, Value]:
        return {"items": self.items}


@dataclass(frozen=True, slots=True)
class Play(Naming):
    """Play a character from the hand: `play hunter` (T1)."""

    verb: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class Send:
    """Where all own members stand afterwards, those who stay included: `send forest-1+village+village` (R07)."""

    verb: ClassVar[str] = "send"
    members: Bag

    def __str__(self) -> str:
        return f"send {self.members}"

    @classmethod
    def parse(cls, words: Sequence[str]) -> Send:
        (members,) = words
        return cls(Bag.read(members))

    def fields(self) -> Mapping[str, Value]:
        return {"members": self.members}


@dataclass(frozen=True, slots=True)
class Recall:
    """Members come home, by location and with what they bring: `recall forest-1 fruit+wood waterfall member` (T2).

    `meat2` is one member with two fields of meat, `member` one from a sacred place. Locations stand in the order of the
    table. All meat is used first, then fields with victory points, then the rest; who wants it otherwise recalls twice.
    """

    verb: ClassVar[str] = "recall"
    fetched: tuple[tuple[str, Bag], ...]

    def __str__(self) -> str:
        return f"recall {' '.join(f'{where} {things}' for where, things in self.fetched)}"

    @classmethod
    def parse(cls, words: Sequence[str]) -> Recall:
        return cls(tuple((where, Bag.read(things)) for where, things in _pairs(words)))

    def fields(self) -> Mapping[str, Value]:
        return dict(self.fetched)


@dataclass(frozen=True, slots=True)
class Wear:
    """Cover one field of this kind on each of these cards: `wear forest-1 wood toxodon-2 meat` (R13)."""

    verb: ClassVar[str] = "wear"
    covered: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return f"wear {' '.join(f'{where} {kind}' for where, kind in self.covered)}"

    @classmethod
    def parse(cls, words: Sequence[str]) -> Wear:
        return cls(_pairs(words))

    def fields(self) -> Mapping[str, Value]:
        return dict(self.covered)


def _pairs(words: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """The words two by two; raises `ValueError`."""
    if len(words) % 2 or not words:
        raise ValueError(words)
    return tuple(zip(words[::2], words[1::2], strict=True))


@dataclass(frozen=True, slots=True)
class Mark:
    """The different cards that get one stone each: `mark forest-1+swamp-2+toxodon-1` (Advanced Scout)."""

    verb: ClassVar[str] = "mark"
    locations: tuple[str, ...]

    def __str__(self) -> str:
        return f"mark {'+'.join(self.locations) or NOBODY}"

    @classmethod
    def parse(cls, words: Sequence[str]) -> Mark:
        (locations,) = words
        return cls(tuple(locations.split("+")))

    def fields(self) -> Mapping[str, Value]:
        return {"locations": self.locations}


@dataclass(frozen=True, slots=True)
class Lay(Naming):
    """Lay the played card into this column of the display: `lay left` (T1)."""

    verb: ClassVar[str] = "lay"


@dataclass(frozen=True, slots=True)
class Recruit:
    """Take so many free cards from the left, middle and right column: `recruit 3 2 1` (L252-268)."""

    verb: ClassVar[str] = "recruit"
    cards: tuple[int, int, int]

    def __str__(self) -> str:
        return f"recruit {' '.join(map(str, self.cards))}"

    @classmethod
    def parse(cls, words: Sequence[str]) -> Recruit:
        left, middle, right = map(number, words)
        return cls((left, middle, right))

    def fields(self) -> Mapping[str, Value]:
        return dict(zip(COLUMNS, self.cards, strict=True))


@dataclass(frozen=True, slots=True)
class Create(Naming):
    """Create a hidden item and pay for it from the pool: `create hand-axe` (L297-304)."""

    verb: ClassVar[str] = "create"


@dataclass(frozen=True, slots=True)
class Pick(Naming):
    """Take this of several ways: `pick items`, `members`, `wilderness`, `hunting`, or a character to be laid down."""

    verb: ClassVar[str] = "pick"


@dataclass(frozen=True, slots=True)
class Lose(Naming):
    """The starving member is taken from here: `lose village`, `lose forest-1` (R27)."""

    verb: ClassVar[str] = "lose"


@dataclass(frozen=True, slots=True)
class Stash(_Bagging):
    """Keep these hidden items and discard the others: `stash drum` (L503-506, Fisher)."""

    verb: ClassVar[str] = "stash"


@dataclass(frozen=True, slots=True)
class Exchange(_Bagging):
    """Discard these hidden items and draw as many: `exchange axe+boots`, `exchange none` (Basket weaver)."""

    verb: ClassVar[str] = "exchange"


@dataclass(frozen=True, slots=True)
class Give(_Bagging):
    """Give two created items back for the step of a bonus field: `give axe+drum` (R31)."""

    verb: ClassVar[str] = "give"


@dataclass(frozen=True, slots=True)
class Convert(Bare):
    """Two furs of the pool become a new member in the camp, or a point at the Mud springs (R11)."""

    verb: ClassVar[str] = "convert"


@dataclass(frozen=True, slots=True)
class Done(Bare):
    """Enough recalled and created."""

    verb: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Sunset(Bare):
    """The day of the tribe is over (T3)."""

    verb: ClassVar[str] = "sunset"


@dataclass(frozen=True, slots=True)
class Forgo(Bare):
    """Forgo the turn for three items from the Geysers (T0)."""

    verb: ClassVar[str] = "forgo"


@dataclass(frozen=True, slots=True)
class Decline(Bare):
    """Keep the created items and do without the bonus step (R31)."""

    verb: ClassVar[str] = "decline"


ACTIONS: tuple[type[Action], ...] = (
    *(Play, Send, Recall, Create, Convert, Done, Sunset, Forgo),
    *(Wear, Mark, Lay, Recruit, Pick, Stash, Exchange, Give, Decline, Lose),
)
WORDS = Vocabulary(ACTIONS)
