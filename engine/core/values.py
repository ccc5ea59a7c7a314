"""Values that never change: the steps, actions, questions and events of a game, and the records of the bot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(kind: type[T]) -> type[T]:
    """Decorator for immutable dataclasses with slots.

    Only the type checker prevents assignments. `frozen=True` does so at run time, too, and needs five times as long to
    make a value of five fields, of which the simulations for one choice of a computer player make half a million.

    It also compiles six functions for each class, which was a fifth of all computation at a start of the bot; here
    only `__init__` is compiled.
    """
    made = dataclass(slots=True, eq=False, repr=False)(kind)
    shown = [each.name for each in fields(made) if each.repr]  # pyright: ignore[reportArgumentType]
    compared = [each.name for each in fields(made) if each.compare]  # pyright: ignore[reportArgumentType]
    for method in (_make_repr(shown), *_make_comparisons(_make_getter(compared))):
        if kind.__dict__.get(method.__name__) is None:
            setattr(made, method.__name__, method)
    return made


def _make_getter(names: list[str]) -> Callable[[Any], Any]:
    """A function that returns the values of these fields, as a tuple where there are several."""
    return attrgetter(*names) if names else lambda _: ()


def _make_comparisons(values: Callable[[Any], Any]) -> tuple[Callable[..., Any], ...]:
    def __eq__(self: Any, other: object) -> bool:  # noqa: N807
        return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented

    def __hash__(self: Any) -> int:  # noqa: N807
        return hash(values(self))

    return __eq__, __hash__


def _make_repr(names: list[str]) -> Callable[[Any], str]:
    def __repr__(self: Any) -> str:  # noqa: N807
        said = (f"{name}={getattr(self, name)!r}" for name in names)
        return f"{type(self).__qualname__}({', '.join(said)})"

    return __repr__
