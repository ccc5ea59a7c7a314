"""Orders of the operator (`python -m bot server|person|table`), stored for the process that carries them out."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Self

from bot.tables.model.content import Content
from engine.core.values import frozen

ORDER = "order"
"""The kind of an errand whose content is an `Order`."""
ERASE, BLOCK, UNBLOCK, REPAIR, MOVE, END = "erase", "block", "unblock", "repair", "move", "end"
ORDERS: Mapping[str, tuple[str, ...]] = {
    "server": (ERASE, BLOCK, UNBLOCK),
    "person": (ERASE, BLOCK, UNBLOCK),
    "table": (REPAIR, MOVE, END),
}
"""What can be ordered, by what the order is about."""
BY_ERASURE_LIST = "the list of erasures"
"""`Order.by` of an erasure that is repeated because a restored backup is older than it."""
BY_EXPIRY = "KEEP_REMOVED_SERVERS"
"""`Order.by` of the erasure of a server from which the bot was removed as long ago as this setting says."""
ANSWER_SECONDS = 3600
"""Seconds for which an answer is kept for the command that gave the order."""


@frozen
class Order(Content):
    """Something to do about a server, person or table by the owner of `server`; the system user `by` ordered it.

    `tables` may be erased although they are running; `channel` and `thread` are where a table moves to.
    """

    id: str
    """The name of the note in which the answer is stored; begins with `prefix`."""
    by: str
    about: str
    what: str
    number: int
    server: int = 0
    tables: tuple[int, ...] = ()
    channel: int = 0
    thread: int = 0
    again: str = ""
    """The id of the entry in the list of erasures that this repeats: see `bot/storage/erasures.py`."""

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse a stored order; raises `ValueError`."""
        try:
            order = cls.from_plain(json.loads(text))
            numbers = (order.number, order.server, order.channel, order.thread, *order.tables)
            is_sound = order.what in ORDERS[order.about] and all(type(each) is int for each in numbers)
        except (KeyError, TypeError) as error:
            raise ValueError(f"no order: {error}") from None
        if not is_sound or not order.id.startswith(prefix(0)[:-10]):
            raise ValueError("no order")
        return order

    @property
    def name(self) -> str:
        """How the log names it; a person's id is shortened to a few digits of its hash, which many ids share."""
        is_secret = self.about == "person"
        number = hashlib.sha256(str(self.number).encode()).hexdigest()[:5] if is_secret else self.number
        return f"{self.what} {self.about} {number}"


def prefix(second: int) -> str:
    """How the names of answers to orders of this UNIX second begin; they sort by time."""
    return f"{ORDER}-{second:010}"


@frozen
class Answer(Content):
    """The result of an order, in a sentence."""

    said: str
    is_refused: bool = False
