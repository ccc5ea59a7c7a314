"""The kinds of messages, and in which groups they are treated alike."""

from __future__ import annotations

from collections.abc import Collection

CURRENT, LOBBY, OVER, SURPLUS = "current", "lobby", "over", "surplus"
DIRECT_CALL = "direct-call"
"""The kinds of messages that are not made by a post: see `bot/outbox/wanted.py`."""

ONE_EACH = (LOBBY, CURRENT)
"""A table wants exactly one message of each of these kinds; of other kinds it keeps those that exist."""

CALL = "call"
"""The messages that notify a person in the thread; `DIRECT_CALL` those that do so privately."""


def require_kinds(what: str, known: Collection[str], kinds: Collection[str]) -> None:
    """Raise `RuntimeError` unless the kinds that `what` implements are exactly these."""
    if {*known} != {*kinds}:
        raise RuntimeError(f"{what}: {sorted({*known} ^ {*kinds})} must be in both")
