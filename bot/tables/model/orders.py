"""What the operator orders by `python -m bot server|person|table`, as a value on its way to who carries it out."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Self

from engine.core.values import frozen

ORDER = "order"
"""The kind of an errand whose content is an `Order`."""
ERASE, BLOCK, UNBLOCK, REPAIR, MOVE, END = "erase", "block", "unblock", "repair", "move", "end"
ORDERS: Mapping[str, tuple[str, ...]] = {
    "server": (ERASE, BLOCK, UNBLOCK),
    "person": (ERASE, BLOCK, UNBLOCK),
    "table": (REPAIR, MOVE, END),
}
"""What can be ordered, by what it is about."""
AGAIN = "the list of erasures"
"""Who orders what the database does not know any more, as it is of an earlier time."""
EXPIRED = "KEEP_REMOVED_SERVERS"
"""Who orders that a server is erased from which the bot was removed long ago."""
KEPT = 3600
"""Seconds for which an answer waits for who ordered it."""


@frozen
class Order:
    """Something to be done about a server, person or table by the owner of `server`, for the user `by` of the host.

    `tables` are those that may be erased though they are running; a table moves to this `channel` or `thread`.
    """

    id: str
    """The name of the note that gets the answer; it begins as `prefix` says."""
    by: str
    about: str
    what: str
    number: int
    server: int = 0
    tables: tuple[int, ...] = ()
    channel: int = 0
    thread: int = 0
    again: str = ""
    """The entry in the list of erasures for which this is done: see `bot/storage/erasures.py`."""

    def __str__(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, text: str) -> Self:
        """The order that is this text; raises `ValueError`."""
        try:
            given: dict[str, Any] = json.loads(text)
            order = cls(**{**given, "tables": tuple(given["tables"])})
            numbers = (order.number, order.server, order.channel, order.thread, *order.tables)
            is_sound = order.what in ORDERS[order.about] and all(type(each) is int for each in numbers)
        except (KeyError, TypeError) as error:
            raise ValueError(f"no order: {error}") from None
        if not is_sound or not order.id.startswith(prefix(0)[:-10]):
            raise ValueError("no order")
        return order

    @property
    def name(self) -> str:
        """What the log calls it: of a person's id a few digits of a hash, which belong to many."""
        is_secret = self.about == "person"
        number = hashlib.sha256(str(self.number).encode()).hexdigest()[:5] if is_secret else self.number
        return f"{self.what} {self.about} {number}"


def prefix(second: int) -> str:
    """How the names of answers to orders of this moment begin, in the order of time."""
    return f"{ORDER}-{second:010}"


@frozen
class Answer:
    """What came of an order, in a sentence."""

    said: str
    is_refused: bool = False

    def __str__(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, text: str) -> Self:
        return cls(**json.loads(text))
