"""The kinds of posts and of jobs, with what must be known about each besides how it is done.

The outbox and the scheduler refuse to be put together when they do not know each of them, and nothing can be posted or
become due that has no kind here.
"""

from __future__ import annotations

from collections.abc import Collection

REMOVED = "removed"
"""Tells a person that the table rests, as the bot was removed from its server: the one post that is made meanwhile."""
NAMING_MEMBER = ("call", "next-up", REMOVED)
"""The posts whose content says for whom they are, as `member`: it is erased with them."""
FOLLOWING_QUESTION = ("vote", "tell-voter", "call", "next-up")
"""The posts that come after the message that asks; all others stand above it."""
POST_KINDS = frozenset(
    (
        *("change", "luck-void", "start", "round", "say", "request", "over", "offer", "rematch", "skipped"),
        *NAMING_MEMBER,
        *FOLLOWING_QUESTION,
    )
)

CURRENT, LOBBY, OVER, SURPLUS = "current", "lobby", "over", "surplus"
DIRECT_CALL = "direct-call"
"""The kinds of messages in addition to those of posts: see `bot/outbox/wanted.py`."""

ONE_EACH = (LOBBY, CURRENT)
"""A table wants one message of each of these kinds; of all others those that it has."""

CALL, EXPIRE, NEXT_UP = "call", "expire", "next-up"
"""What can be due for decisions: a look at what a person must be notified of, the end of a time, a note to the next."""
TELL_VOTER, REMIND_VOTER = "tell-voter", "remind-voter"
"""What is due for a voter: to be notified of a vote where and when they want to be, and to be reminded of it; for one
who votes no more, as the first: that it is counted.
"""
SKIP_SEAT = "skip-seat"
"""What is due once the others have decided to skip a seat."""
LOBBY_WARN, LOBBY_END = "lobby-warn", "lobby-end"
"""What can be due for a lobby that is not started."""
LAPSE = "lapse"
"""What can be due for a question to other seats."""
TELL_REMOVED = "tell-removed"
"""What is due for a player on a server from which the bot was removed: to be notified of it."""


EXPIRING = (EXPIRE, LOBBY_WARN, LOBBY_END, LAPSE)
"""The jobs that take something from people who did nothing: they wait after a gap in time."""
JOB_KINDS = frozenset((CALL, NEXT_UP, TELL_VOTER, REMIND_VOTER, SKIP_SEAT, TELL_REMOVED, *EXPIRING))
LOOK, REST = "look", "rest"
"""What other owners are asked to do when people change their settings: look at what they must be notified of, and go by
other quiet hours.
"""
APPOINT, GIVE_BACK, FORGET = "appoint", "give-back", "forget"
"""And that a computer plays for them, or does no more, and that they become a former player."""
NOTIFIED, TAKE_OUT = "told", "take-out"
"""And, for one direct message about tables of several owners, that a person was notified of a decision there, and that
tables do not wait any more that it names.
"""


def require_kinds(what: str, known: Collection[str], kinds: Collection[str]) -> None:
    """Raises `RuntimeError` unless what is known are exactly these kinds."""
    if {*known} != {*kinds}:
        raise RuntimeError(
            f"{what}: {sorted({*known} ^ {*kinds})} must be in both, see bot/tables/model/kinds.py"
        )
