"""A cache that is bounded by what it holds, not by how many: for pixels and compressed rows, shared by all threads."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class SizedCache(Generic[Key, Value]):
    """Keeps values of together at most `most` bytes, as `size_of` tells; the least recently used goes first."""

    def __init__(self, most: int, size_of: Callable[[Value], int]) -> None:
        self.most = most
        self.size = 0
        self._size_of = size_of
        self._values: OrderedDict[Key, Value] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Key) -> Value | None:
        """The value of a key, which is the most recent one from now on; None where there is none."""
        with self._lock:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
            return value

    def put(self, key: Key, value: Value) -> None:
        """Keeps a value; two threads that have made the same one keep one of them."""
        with self._lock:
            replaced = self._values.pop(key, None)
            if replaced is not None:
                self.size -= self._size_of(replaced)
            self._values[key] = value
            self.size += self._size_of(value)
            while self.size > self.most:
                _, oldest = self._values.popitem(last=False)
                self.size -= self._size_of(oldest)

    def clear(self) -> None:
        """Forgets everything."""
        with self._lock:
            self._values.clear()
            self.size = 0
