"""A cache bounded by the bytes of its values, not by their number: for pixels and compressed rows, thread-safe."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class SizedCache(Generic[Key, Value]):
    """Stores values of together at most `most` bytes, measured by `size_of`; removes the least recently used first."""

    def __init__(self, most: int, size_of: Callable[[Value], int]) -> None:
        self.most = most
        self.size = 0
        self._size_of = size_of
        self._values: OrderedDict[Key, Value] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Key) -> Value | None:
        """Return the value of a key, or None, and count it as used just now."""
        with self._lock:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
            return value

    def put(self, key: Key, value: Value) -> None:
        """Store a value; where two threads have made the value of one key, the later replaces the earlier."""
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
        """Remove all values."""
        with self._lock:
            self._values.clear()
            self.size = 0
