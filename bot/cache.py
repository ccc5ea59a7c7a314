"""A cache with a bound: the least recently used goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


def _one(_value: object) -> int:
    return 1


class Cache(Generic[Key, Value]):
    """Keeps values whose sizes sum up to `most` at most; by default each counts as one.

    A value that is larger than that by itself is not kept. What is kept may be dropped at any time: ask with `get`.
    """

    def __init__(self, most: int, size: Callable[[Value], int] = _one) -> None:
        self.most = most
        self.size = 0
        self._size = size
        self._kept: OrderedDict[Key, tuple[Value, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Key) -> bool:
        return key in self._kept

    def get(self, key: Key) -> Value | None:
        """The value, which is now the latest used one; None when it is not there."""
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key][0]

    def values(self) -> list[Value]:
        """All that is kept; none of it counts as used by that."""
        return [value for value, _ in self._kept.values()]

    def put(self, key: Key, value: Value) -> None:
        """Keep this value in place of an earlier one."""
        self.pop(key)
        size = self._size(value)
        if size > self.most:
            return
        self._kept[key] = value, size
        self.size += size
        while self.size > self.most:
            self.pop(next(iter(self._kept)))

    def pop(self, key: Key) -> Value | None:
        """Remove a value; returns it if it was there."""
        value, size = self._kept.pop(key, (None, 0))
        self.size -= size
        return value

    def clear(self) -> None:
        self._kept.clear()
        self.size = 0
