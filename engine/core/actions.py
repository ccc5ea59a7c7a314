"""The one text form: what a seat does and what chance gives, as a verb and its arguments (see `NOTATION.md`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Protocol, Self

from engine.core.errors import Unreadable


class Bag(tuple[str, ...]):
    """Ids that may repeat and whose order does not matter; kept sorted, so that equal bags are equal tuples."""

    __slots__ = ()

    def __new__(cls, ids: Iterable[str] = ()) -> Self:
        return super().__new__(cls, sorted(ids))

    def __str__(self) -> str:
        return "+".join(self) or NOBODY

    @classmethod
    def read(cls, word: str) -> Self:
        """The bag that `str(bag)` says; `none` is the empty one."""
        return cls(() if word == NOBODY else word.split("+"))


NOBODY = "none"
"""How an empty set or bag is written."""
Value = int | str | tuple[str, ...] | Bag
"""What a field of an action may hold: a number, an id, a set of ids in a fixed order, or a bag of ids."""

LINE = re.compile(r"[a-z]+(?: [\w-]+(?:\+[\w-]+)*)*", re.ASCII)
LONGEST_LINE = 200


class Action(Protocol):
    """Something that can be said in one line: `str(action)` and `read(line)` are inverse."""

    verb: ClassVar[str]

    @classmethod
    def parse(cls, words: Sequence[str]) -> Self:
        """The action with these argument words; `ValueError` when they are not of its form."""
        ...

    def fields(self) -> Mapping[str, Value]:
        """The arguments by name, as a form would ask for them."""
        ...


class Vocabulary:
    """The verbs of one game. `read(line)` is the action that the line says; it raises `Unreadable`."""

    def __init__(self, actions: Iterable[type[Action]]) -> None:
        self.by_verb: dict[str, type[Action]] = {action.verb: action for action in actions}
        # The same few hundred lines recur in all games, and actions never change.
        self.read: Callable[[str], Action] = lru_cache(maxsize=4096)(self._read)

    def _read(self, line: str) -> Action:
        verb, *words = line.split(" ")
        action = self.by_verb.get(verb)
        if action is None:
            raise Unreadable("error-unknown-verb", verb=verb[:40])
        if len(line) > LONGEST_LINE or not LINE.fullmatch(line):
            raise Unreadable(line=line[:80])
        try:
            said = action.parse(words)
        except (ValueError, IndexError):
            raise Unreadable(line=line[:80]) from None
        if str(said) != line:
            raise Unreadable(line=line[:80])
        return said


def number(word: str) -> int:
    """A count as the text form writes it: ASCII digits, no sign, no leading zero; raises `ValueError`."""
    if not (word.isascii() and word.isdigit()) or len(word) > 4:
        raise ValueError(word)
    return int(word)


@dataclass(frozen=True, slots=True)
class Bare:
    """Base of actions that are said in one word."""

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
class Naming:
    """Base of actions that name one thing."""

    verb: ClassVar[str]
    what: str

    def __str__(self) -> str:
        return f"{self.verb} {self.what}"

    @classmethod
    def parse(cls, words: Sequence[str]) -> Self:
        (what,) = words
        return cls(what)

    def fields(self) -> Mapping[str, Value]:
        return {"what": self.what}


@dataclass(frozen=True, slots=True)
class Rolled:
    """Chance answered a roll: `roll 3+5+1`."""

    verb: ClassVar[str] = "roll"
    dice: tuple[int, ...]

    def __str__(self) -> str:
        return f"roll {'+'.join(map(str, self.dice))}"

    @classmethod
    def parse(cls, words: Sequence[str]) -> Rolled:
        (dice,) = words
        return cls(tuple(number(die) for die in dice.split("+")))

    def fields(self) -> Mapping[str, Value]:
        return {"dice": tuple(map(str, self.dice))}


@dataclass(frozen=True, slots=True)
class Drawn:
    """Chance answered a draw: `draw C07`."""

    verb: ClassVar[str] = "draw"
    card: str

    def __str__(self) -> str:
        return f"draw {self.card}"

    @classmethod
    def parse(cls, words: Sequence[str]) -> Drawn:
        (card,) = words
        return cls(card)

    def fields(self) -> Mapping[str, Value]:
        return {"card": self.card}


CHANCE = Vocabulary((Rolled, Drawn))
