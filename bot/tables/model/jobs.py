"""What is done at some moment: a class for each kind of job, whose fields are two columns of `DueRecord`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import astuple
from typing import Any, ClassVar

from bot.storage.people import DueRecord
from engine.core.values import frozen


@frozen
class Job:
    """Something to do at a moment. Its fields, up to two numbers, are stored as `who` and `asked`."""

    kind: ClassVar[str]
    has_grace: ClassVar[bool] = False
    """Whether it acts against people who did nothing, so that it waits for a while after a downtime (`grace.py`)."""

    @property
    def columns(self) -> tuple[int, int]:
        """The stored `who` and `asked`."""
        who, asked, *_ = (*astuple(self), 0, 0)
        return who, asked


@frozen
class NotifyJob(Job):
    """Check what a person must be notified of."""

    kind = "call"
    member: int


@frozen
class NextUpJob(Job):
    """Notify the player of a seat who will be asked next; `asked` is when the seat before theirs was."""

    kind = "next-up"
    seat: int
    asked: int


@frozen
class TimeUpJob(Job):
    """The time of the decision that a seat was `asked` at this moment is up."""

    kind, has_grace = "expire", True
    seat: int
    asked: int


@frozen
class SkipSeatJob(Job):
    """Answer for a seat the decision that it was `asked`, as the others have voted."""

    kind = "skip-seat"
    seat: int
    asked: int


@frozen
class TellVoterJob(Job):
    """Notify a voter of a vote where and when they want that; counts the vote if they no longer take part in it."""

    kind = "tell-voter"
    seat: int
    vote: int


@frozen
class RemindVoterJob(Job):
    """Remind a voter of a vote."""

    kind = "remind-voter"
    seat: int
    vote: int


@frozen
class WarnLobbyJob(Job):
    """Warn that a lobby will be closed."""

    kind, has_grace = "lobby-warn", True


@frozen
class CloseLobbyJob(Job):
    """Close a lobby whose game has not started."""

    kind, has_grace = "lobby-end", True


@frozen
class LapseJob(Job):
    """A request to other seats has run out of time, or must be counted again."""

    kind, has_grace = "lapse", True
    request: int


@frozen
class TellRemovedJob(Job):
    """Notify a player that the bot was removed from the server of their tables, which are erased at this moment."""

    kind = "tell-removed"
    member: int
    until: int


JOBS: Mapping[str, type[Job]] = {each.kind: each for each in Job.__subclasses__()}
"""The class of each kind."""
WITH_GRACE = tuple(each.kind for each in JOBS.values() if each.has_grace)


def read_job(due: DueRecord) -> Any:
    """What a stored job says; raises `KeyError` for a kind of another version."""
    kind = JOBS[due.kind]
    return kind(*(due.who, due.asked)[: len(kind.__match_args__)])
