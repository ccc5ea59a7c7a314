"""The kinds of messages and jobs, and in which groups they are treated alike.

The scheduler raises on construction unless it implements exactly these jobs, and `Committer` creates no others.
"""

from __future__ import annotations

from collections.abc import Collection

CURRENT, LOBBY, OVER, SURPLUS = "current", "lobby", "over", "surplus"
DIRECT_CALL = "direct-call"
"""The kinds of messages that are not made by a post: see `bot/outbox/wanted.py`."""

ONE_EACH = (LOBBY, CURRENT)
"""A table wants exactly one message of each of these kinds; of other kinds it keeps those that exist."""

CALL, EXPIRE, NEXT_UP = "call", "expire", "next-up"
"""Jobs about decisions: check what a person must be notified of, the time is up, notify who will be asked next."""
TELL_VOTER, REMIND_VOTER = "tell-voter", "remind-voter"
"""Jobs for one voter: notify them of a vote where and when they want to be notified, and remind them of it. The first
also counts the vote when they no longer take part in it.
"""
SKIP_SEAT = "skip-seat"
"""Job: answer for a seat once the others have decided to skip it."""
LOBBY_WARN, LOBBY_END = "lobby-warn", "lobby-end"
"""Jobs: warn that a lobby will be closed, and close it, when its game has not started."""
LAPSE = "lapse"
"""Job: a request to other seats has run out of time, or must be counted again."""
TELL_REMOVED = "tell-removed"
"""Job: notify a player that the bot was removed from the server of their tables."""

EXPIRING = (EXPIRE, LOBBY_WARN, LOBBY_END, LAPSE)
"""The jobs that act against people who did nothing; after a downtime they get a period of grace (`jobs/grace.py`)."""
JOB_KINDS = frozenset((CALL, NEXT_UP, TELL_VOTER, REMIND_VOTER, SKIP_SEAT, TELL_REMOVED, *EXPIRING))


def require_kinds(what: str, known: Collection[str], kinds: Collection[str]) -> None:
    """Raise `RuntimeError` unless the kinds that `what` implements are exactly these."""
    if {*known} != {*kinds}:
        raise RuntimeError(
            f"{what}: {sorted({*known} ^ {*kinds})} must be in both, see bot/tables/model/kinds.py"
        )
