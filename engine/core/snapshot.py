"""A state as plain JSON values and back: dataclasses become `{"": name, field: value}`, all else stays as it is."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, cast, get_args, get_origin, get_type_hints

Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]


_PLAIN = frozenset({type(None), bool, int, str})

LATER = {"later": True}
"""Metadata of a field with a default that was added after games had been stored.

It is written under `_APART` and only where it differs from its default; digests ignore it, so those of old logs hold.
"""
_APART = "+"


def dump(value: Any) -> Plain:
    """The value as plain JSON values, without fields that are excluded from comparison. Tuples become lists."""
    kind = cast("type[Any]", type(value))
    if kind in _PLAIN:
        return value
    if kind is list or kind is tuple:
        # Most values of a state are plain; checking that here saves two thirds of the calls.
        return [item if type(item) in _PLAIN else dump(item) for item in value]
    if isinstance(value, Mapping):
        items = cast("Mapping[Any, Any]", value).items()
        return {str(key): item if type(item) in _PLAIN else dump(item) for key, item in items}
    plain: dict[str, Plain] = {"": kind.__name__}
    for name in _fields_to_write(kind):
        item = getattr(value, name)
        plain[name] = item if type(item) in _PLAIN else dump(item)
    if _later_fields(kind):
        said = [(name, getattr(value, name), default) for name, default in _later_fields(kind)]
        apart = {name: dump(item) for name, item, default in said if item != default}
        if apart:
            plain[_APART] = apart
    return plain


@cache
def _fields_to_write(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a dataclass that are always written, in order; raises `TypeError` for another class."""
    if not is_dataclass(kind):
        raise TypeError(f"a state may not hold {kind.__name__}")
    return tuple(each.name for each in fields(kind) if each.compare and not each.metadata.get("later"))


@cache
def _later_fields(kind: type[Any]) -> tuple[tuple[str, Any], ...]:
    """Names and defaults of the fields of a dataclass that are written only where they differ from these."""
    return tuple((each.name, each.default) for each in fields(kind) if each.metadata.get("later"))


def load(plain: Any, types: Mapping[str, type], **given: Any) -> Any:
    """The inverse of `dump`, with the dataclasses of `types`; `given` are further arguments of the outermost one.

    Raises `KeyError` for an unknown dataclass.
    """
    if isinstance(plain, list):
        return [load(item, types) for item in plain]  # pyright: ignore[reportUnknownVariableType]
    if not isinstance(plain, dict):
        return plain
    name: Any = plain.get("")  # pyright: ignore[reportUnknownVariableType,reportUnknownMemberType]
    if name is None:
        return {key: load(item, types) for key, item in plain.items()}  # pyright: ignore[reportUnknownVariableType]
    kind: Any = types[name]
    whole = cast("dict[str, Any]", plain)
    written = {**whole, **whole.get(_APART, {})}
    values = {name: load(written[name], types) for name in _field_names(kind) if name in written}
    tuples = {name: _to_tuple(values[name]) for name in _tuple_fields(kind) if values.get(name) is not None}
    return kind(**values | tuples, **given)


@cache
def _field_names(kind: type[Any]) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))


@cache
def _tuple_fields(kind: type[Any]) -> tuple[str, ...]:
    """The fields that are declared as tuples, by alias too: JSON has no tuples."""
    hints = get_type_hints(kind)
    return tuple(name for name in _field_names(kind) if tuple in _origins(hints[name]))


def _origins(hint: Any) -> list[Any]:
    """The origin of a type hint, or of each member of a union."""
    return [get_origin(each) for each in (get_args(hint) if isinstance(hint, UnionType) else (hint,))]


def _to_tuple(items: list[Any]) -> tuple[Any, ...]:
    return tuple(tuple(item) if isinstance(item, list) else item for item in items)  # pyright: ignore[reportUnknownVariableType,reportUnknownArgumentType]


def text(plain: Plain) -> str:
    """The stored text of a snapshot. The order of keys is kept, because order and names of options depend on it."""
    return json.dumps(plain, separators=(",", ":"))


def digest(value: Any) -> str:
    """A short fingerprint of a state: the first 16 hex digits of the SHA-256 of its text with sorted keys."""
    return hashlib.sha256(_sorted_text(value).encode()).hexdigest()[:16]


def _encode_always_written(value: Any) -> dict[str, Any]:
    """Encode what `json` cannot: mappings, and dataclasses with the fields that are always written."""
    if isinstance(value, Mapping):
        return dict(cast("Mapping[str, Any]", value))
    kind = cast("type[Any]", type(value))
    return {"": kind.__name__, **{name: getattr(value, name) for name in _fields_to_write(kind)}}


_sorted_text = json.JSONEncoder(
    separators=(",", ":"), sort_keys=True, check_circular=False, default=_encode_always_written
).encode


def registry(*types: Iterable[type]) -> dict[str, type]:
    """The dataclasses that may occur in a snapshot, by name; raises `AssertionError` for two of one name."""
    known: dict[str, type] = {}
    for kind in (kind for group in types for kind in group):
        if known.setdefault(kind.__name__, kind) is not kind:
            raise AssertionError(f"two types are called {kind.__name__}")
    return known
