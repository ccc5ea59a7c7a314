"""The rows of the database as frozen values, and the change of one move as a whole."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bot.storage.people import ActivityRecord
from engine.core import chance
from engine.core.origin import WORDED

FORMER = 0
"""The member id of everybody who wanted to be forgotten."""


@dataclass(frozen=True, slots=True)
class TableRecord:
    """One table; see `storage/schema/001_start.sql` for the meaning of each column."""

    id: int
    server: int
    channel: int
    thread: int | None
    host: int
    title: str
    setup: str
    status: str
    seed: bytes = field(repr=False)
    lobby: int | None
    board: int | None
    turn_from: int
    news_from: int
    opened: int
    pace: str = "none"
    rated: int = 0
    scheme: int = WORDED
    commitment: str = ""
    fingerprint: str = ""
    rules: int = 1

    @property
    def posted_commitment(self) -> str:
        """The SHA-256 of the seed, as it was posted; older tables do not store it."""
        return self.commitment or chance.commitment(self.seed)

    @property
    def place(self) -> int:
        """The channel id where it is played."""
        return self.thread or self.channel

    @property
    def was_closed(self) -> bool:
        """Whether it was a lobby to its end: no game of it is over, since none began."""
        return self.status == "ended" and not self.turn_from


NOT_YET = -1
"""The first move of a substitute who has made none."""


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat and who has it; `first_move` is 0 but for substitutes, see `storage/schema/008_votes.sql`."""

    game: int
    seat: int
    member: int
    name: str
    salt: bytes = field(default=b"", repr=False)
    """This seat's part of the secret in games of the first scheme."""
    first_move: int = 0


@dataclass(frozen=True, slots=True)
class WordsRecord:
    """What a player added to the chance of a game; `text` is None when they wanted to be forgotten."""

    game: int
    place: int
    member: int
    name: str
    text: str | None
    digest: str


@dataclass(frozen=True, slots=True)
class LogRecord:
    game: int
    sequence: int
    seat: int | None
    action: str
    digest: str
    at: int
    automatic: int = 0
    """1: the seat's plan or standing answer gave it, which is its owner's secret."""


@dataclass(frozen=True, slots=True)
class SnapshotRecord:
    game: int
    sequence: int
    rules: int
    state: str


@dataclass(frozen=True, slots=True)
class PostRecord:
    """Something that must be posted; `content` is JSON whose form depends on `kind`."""

    id: int
    game: int
    kind: str
    content: str
    status: str = "owed"
    message: int | None = None
    after: int = 0
    """While it is being sent: an id of Discord that is older than the message which it becomes."""


@dataclass(frozen=True, slots=True)
class RequestRecord:
    id: int
    game: int
    kind: str
    seat: int
    keep: int
    agreed: str
    status: str


@dataclass(frozen=True, slots=True)
class OrderRecord:
    """A standing answer of a seat to the questions called `name`; its owner's secret."""

    game: int
    seat: int
    name: str
    value: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class ResultRecord:
    """How one seat finished one game; see `storage/schema/004_results.sql`."""

    game: int
    seat: int
    server: int
    member: int
    name: str
    setup: str
    score: int
    place: int
    rounds: int
    rated: int
    ended: int


@dataclass(frozen=True, slots=True)
class Change:
    """Everything that one move writes; all of it or nothing. Log rows and snapshots are only ever added."""

    tables: tuple[TableRecord, ...] = ()
    seats: tuple[SeatRecord, ...] = ()
    empty_seats_of: tuple[int, ...] = ()
    rows: tuple[LogRecord, ...] = ()
    snapshots: tuple[SnapshotRecord, ...] = ()
    posts: tuple[PostRecord, ...] = ()
    marked: tuple[PostRecord, ...] = ()
    """Posts that have come further; what they say stays as it is on disk, where somebody may be forgotten."""
    requests: tuple[RequestRecord, ...] = ()
    orders: tuple[OrderRecord, ...] = ()
    erased: tuple[tuple[str, int], ...] = ()
    """Tables of the database, and the member whose rows there go."""
    removed: tuple[tuple[str, tuple[int | str, ...]], ...] = ()
    """Statements that delete what nobody needs any more, with their values."""
    notes: dict[str, str] = field(default_factory=dict[str, str])
    unsaid: tuple[str, ...] = ()
    """Names of notes that are gone."""
    measured: tuple[ActivityRecord, ...] = ()
    """Added to what was measured about these people before."""
    kept: tuple[Any, ...] = ()
    """Further records of the kinds that the store knows, each put in place of the one with its key."""
    dropped: tuple[Any, ...] = ()
    """Records of those kinds that are gone."""
