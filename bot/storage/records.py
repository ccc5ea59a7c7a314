"""The rows of the database as frozen values, and `Change`, everything that one transaction writes."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import field, replace
from typing import Any, Self, TypeVar

from bot.storage.kinds import keep_in
from engine.core import chance
from engine.core.origin import SEALED
from engine.core.values import frozen

PROGRESS = "update outbox set status = ?2, message = ?3, place = ?4 where id = ?1"
FORMER = 0
"""The member id of all people who were erased."""


@keep_in("tables", "id", is_numbered=True, indexed=("server", "channel", "thread", "host", "status"))
class TableRecord:
    """One table; see `storage/sqlite/schema/` for the meaning of each column."""

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
    scheme: int = SEALED
    commitment: str = ""
    fingerprint: str = ""
    rules: int = 1
    hints: str = "none"
    """See `bot/tables/actions/hints.py`."""
    asking: int = 0
    """The number of its current message; it goes up whenever people are to be asked by a new one."""
    language: str = ""

    @property
    def posted_commitment(self) -> str:
        """The SHA-256 of the seed, as it was posted; computed for older tables, which do not store it."""
        return self.commitment or chance.commitment(self.seed)

    @property
    def place(self) -> int:
        """The id of the thread or channel where it is played."""
        return self.thread or self.channel

    @property
    def is_unfinished(self) -> bool:
        """Whether it waits for people or is played."""
        return self.status in ("lobby", "running")

    @property
    def was_closed(self) -> bool:
        """Whether it was closed as a lobby, so that no game of it ever began."""
        return self.status == "ended" and not self.turn_from


NOT_YET = -1
"""`SeatRecord.first_move` of a substitute who has not moved yet."""


@keep_in("seats", "game", "seat")
class SeatRecord:
    """A seat and its player; `first_move` is 0 except for substitutes, see `storage/sqlite/schema/008_votes.sql`."""

    game: int
    seat: int
    member: int
    name: str
    salt: bytes = field(default=b"", repr=False)
    """This seat's part of the secret in games of the first scheme. In a lobby it hides its person in the hash of the
    setup, and is deleted at the start.
    """
    first_move: int = 0
    caretaker: str = ""
    """The level of the computer that plays here until the owner is back."""


VOID = ""
"""`WordsRecord.sealed` of words that no longer count."""


@keep_in("words", "game", "place")
class WordsRecord:
    """Words that a player added to the chance of a game; `text` is None after their erasure, and when they are void.

    `sealed` is the hash of the setup for which they count, or `VOID`.
    """

    game: int
    place: int
    member: int
    name: str
    text: str | None
    digest: str
    sealed: str


@keep_in("origins", "game")
class OriginRecord:
    """What is stored of a game's origin in addition to its table and words, see `bot/tables/writing/words.py`."""

    game: int
    house: str
    seats: str


@keep_in("analyses", "game")
class AnalysisRecord:
    """The analysis of a finished game as JSON (`bot/tables/writing/analyses.py`); empty while it is pending."""

    game: int
    result: str = ""


BY_KIND, OBVIOUS, BY_VOTE, EXACT = 1, 2, 3, 4


@keep_in("log", "game", "sequence", is_only_added=True)
class LogRecord:
    game: int
    sequence: int
    seat: int | None
    action: str
    digest: str
    at: int
    automatic: int = 0
    """`BY_KIND`: by a plan or prepared answer, which is its owner's secret; `OBVIOUS`: all answers had the same effect;
    `BY_VOTE`: for a late player, as the others had voted; `EXACT`: its player chose it before being asked, which is a
    secret, too.
    """
    computer: str = ""
    """How a computer player made the choice, see `Row.computer`."""


@keep_in("snapshots", "game", "sequence", is_only_added=True)
class SnapshotRecord:
    """The state of a game after row `sequence`, as JSON, by these rules."""

    game: int
    sequence: int
    rules: int
    state: str

    @property
    def plain(self) -> dict[str, Any]:
        """The state as `Match.restore` reads it."""
        return json.loads(self.state)


@keep_in("outbox", "id", is_numbered=True)
class PostRecord:
    """Something that must be posted exactly once; `content` is JSON that depends on `kind`."""

    id: int
    game: int
    kind: str
    content: str
    status: str = "owed"
    message: int | None = None
    after: int = 0
    """Set by an earlier version while sending it: an id of Discord lower than that of its message."""
    place: int = 0
    """The channel of its message, even if the table has moved since; 0 as long as it is unknown."""


@keep_in("requests", "id", is_numbered=True)
class RequestRecord:
    """A request of a seat to the others: to undo all rows after `keep`, or to end the game; `agreed` is JSON."""

    id: int
    game: int
    kind: str
    seat: int
    keep: int
    agreed: str
    status: str

    @property
    def agreeing(self) -> tuple[int, ...]:
        """The seats that have agreed, including the one that asks."""
        return tuple(json.loads(self.agreed))

    def agreed_by(self, seats: Iterable[int]) -> RequestRecord:
        """The same request, to which these seats have agreed."""
        return replace(self, agreed=json.dumps(sorted(seats)))


@keep_in("prepared", "game", "seat")
class PreparedRecord:
    """All prepared answers of a seat (`bot.tables.model.prepared`), the secret of its player."""

    game: int
    seat: int
    answers: str = field(repr=False)


@keep_in("results", "game", "seat")
class ResultRecord:
    """The result of one seat in one game; see `storage/sqlite/schema/004_results.sql`."""

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
    computers: int = 0
    """The number of computer players in this game."""


@keep_in("offers", "game", "seat")
class OfferRecord:
    """The offer of a seat. `asked` is 0 if its owner offers it; if a vote does, the moment of the question that the
    vote was about.
    """

    game: int
    seat: int
    post: int
    asked: int


@keep_in("former_players", "game", "seat")
class FormerPlayerRecord:
    """Who can get a seat back; `first_move` as in `SeatRecord`. Below 0: see `bot/tables/actions/kept_names.py`."""

    game: int
    seat: int
    member: int
    name: str
    first_move: int


@keep_in("rematches", "game")
class RematchRecord:
    """The table `next` that is the rematch of a table."""

    game: int
    next: int


@keep_in("rotations", "game", "place")
class RotationRecord:
    """The place of a person at a rematch."""

    game: int
    place: int
    member: int


@keep_in("hints", "game", "seat", "move")
class HintRecord:
    """A hint that a seat has had for its move of this number, in this round."""

    game: int
    seat: int
    move: int
    round: int


@keep_in("told_of_rules", "game")
class RulesNoticeRecord:
    """The row up to which the players of a game were informed that its past does not fit corrected rules."""

    game: int
    row: int


@keep_in("notes", "name")
class NoteRecord:
    """A fact about the bot itself."""

    name: str
    value: str


@keep_in("outbox", "id", sql="update outbox set content = ?3 where id = ?1 and game = ?2")
class RewordedPost:
    """New content of a post, whether it is sent or not."""

    id: int
    game: int
    content: str


@keep_in("outbox", "id", is_exact=True, sql=PROGRESS)
class PostProgress:
    """The progress of a post. It leaves the stored content as it is, from which a person may be erased meanwhile."""

    id: int
    status: str
    message: int | None = None
    place: int = 0


@frozen
class Rows:
    """All rows of one table of the database that have these values in these columns."""

    table: str
    columns: tuple[str, ...]
    values: tuple[int | str, ...]

    @classmethod
    def where(cls, table: str, **values: int | str) -> Self:
        return cls(table, tuple(values), tuple(values.values()))


Record = TypeVar("Record")


@frozen
class Change:
    """Everything that one transaction writes: all of it or nothing. Removals are done first."""

    put: tuple[object, ...] = ()
    """Records, each of which replaces the one with its key. Log rows and snapshots are only inserted, measurements are
    added up, and the progress of a post keeps its content.
    """
    remove: tuple[object, ...] = ()
    """Records to delete, by their keys, and `Rows`."""

    def __add__(self, more: Change) -> Change:
        return Change((*self.put, *more.put), (*self.remove, *more.remove))

    def of(self, kind: type[Record]) -> tuple[Record, ...]:
        """The records of one kind that are put."""
        return tuple(each for each in self.put if isinstance(each, kind))


NO_CHANGE = Change()
