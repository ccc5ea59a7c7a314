"""What a match can wait for: one or several decisions, chance, or nothing once it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import Any, Protocol, TypeVar, overload

from engine.core.actions import Action, Drawn, Rolled
from engine.core.errors import Illegal
from engine.core.values import frozen

Seat = int
"""A player's place at the table, counted from 0 clockwise."""


def no_params() -> Mapping[str, str | int]:
    """An empty mapping of parameters; `dict[str, str | int]` as a default factory takes six times as long."""
    return {}


A = TypeVar("A", bound=Action)


class Rows(Protocol):
    """What `Options` are made from: a sequence with length, index and iteration."""

    def __len__(self) -> int: ...
    def __getitem__(self, at: int, /) -> Any: ...
    def __iter__(self) -> Iterator[Any]: ...


class Options(Sequence[A]):
    """A lazy sequence of options: each is made from its row when it is accessed, which most never are."""

    __slots__ = ("_make", "_rows")

    def __init__(self, make: Callable[[Any], A], rows: Rows) -> None:
        self._make, self._rows = make, rows

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, at: int, /) -> A: ...
    @overload
    def __getitem__(self, at: slice, /) -> Sequence[A]: ...
    def __getitem__(self, at: int | slice, /) -> A | Sequence[A]:
        return self._make(self._rows[at]) if isinstance(at, int) else [*self][at]

    def __iter__(self) -> Iterator[A]:
        return map(self._make, self._rows)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and [*self] == [*other]

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))


@frozen
class Decision:
    """A question to one seat with every legal answer; what is not listed is not legal.

    `prompt` is a message id and `about` its parameters; `secret` means that the options themselves reveal something
    hidden, so they must be shown to this seat only.
    """

    seat: Seat
    prompt: str
    options: Sequence[Action]
    about: Mapping[str, str | int] = field(default_factory=no_params)
    secret: bool = False

    def option(self, said: Action) -> Action:
        """The option that equals this action, with goods and sets in any order; raises `Illegal`."""
        if said in self.options:
            return said
        if (meant := next(filter(said.means, self.options), None)) is None:
            raise Illegal(action=str(said))
        return meant


@frozen
class Roll:
    """A question to chance for `n` dice; `key` names the occasion in the game, and is no running number.

    `seat` and `where` say whose roll it is and what for: a place or a card.
    """

    n: int
    key: str
    seat: Seat | None = None
    where: str = ""

    def accepts(self, outcome: Action) -> bool:
        return (
            isinstance(outcome, Rolled)
            and len(outcome.dice) == self.n
            and all(1 <= die <= 6 for die in outcome.dice)
        )


@frozen
class Draw:
    """A question to chance for one of `pool`, the unseen ids, in a fixed order.

    `seat` is who gets it (None: it is revealed to all), `where` what it is drawn for, such as `card 2` or `item`.
    """

    pool: Sequence[str]
    key: str
    seat: Seat | None = None
    where: str = ""

    def accepts(self, outcome: Action) -> bool:
        return isinstance(outcome, Drawn) and outcome.card in self.pool


Chance = Roll | Draw


@frozen
class Over:
    """The game has ended: the score of every seat, and the seats that won."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


Pending = tuple[Decision, ...] | Roll | Draw | Over
