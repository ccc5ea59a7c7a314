"""Copies of what a state consists of, as quick as if they were written out by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Self, get_args, get_origin, get_type_hints


class Copied:
    """Base of dataclasses that can change: a copy shares only what never changes, as the types of the fields say."""

    __slots__ = ()

    def copy(self) -> Self:
        """The same once more. The function is made at the first copy, for a loop over the fields is slower."""
        kind: Any = type(self)
        kind.copy = copier(kind)
        return kind.copy(self)


def copier(kind: type[Any]) -> Callable[[Any], Any]:
    """The function that copies these dataclasses: lists, dicts and what is `Copied` anew, all else as it is.

    It sets one field after the other: to hand them all to the class takes a quarter longer.
    """
    hints, names = get_type_hints(kind), [each.name for each in fields(kind)]
    lines = [f"    made.{name} = {_copy(f'self.{name}', hints[name])}" for name in names]
    made: dict[str, Any] = {"new": object.__new__, "kind": kind}
    exec("\n".join(["def copy(self):", "    made = new(kind)", *lines, "    return made"]), made)
    return made["copy"]


def _copy(value: str, hint: Any) -> str:
    origin, (*_, inner) = get_origin(hint), get_args(hint) or (None,)
    if origin not in (list, dict):
        return f"{value}.copy()" if isinstance(hint, type) and issubclass(hint, Copied) else value
    each = _copy("each", inner)
    if each == "each":
        return f"{value}.copy()"
    if origin is list:
        return f"[{each} for each in {value}]"
    return f"{{key: {each} for key, each in {value}.items()}}"
