"""The rows of the database as frozen values, and the change of one move as a whole."""

from __future__ import annotations

from dataclasses import field
from typing import Self, TypeVar

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
    """Which of its messages asks now: it goes up whenever people are to be asked by a new one."""
    language: str = ""

    @property
    def posted_commitment(self) -> str:
        """The SHA-256 of the seed, as it was posted; older tables do not store it."""
        return self.commitment or chance.commitment(self.seed)

    @property
    def place(self) -> int:
        """The channel id where it is played."""
        return self.thread or self.channel

    @property
    def is_unfinished(self) -> bool:
        """Whether it waits for people or is played."""
        return self.status in ("lobby", "running")

    @property
    def was_closed(self) -> bool:
        """Whether it was a lobby to its end: no game of it is over, since none began."""
        return self.status == "ended" and not self.turn_from


NOT_YET = -1
"""The first move of a substitute who has made none."""


@keep_in("seats", "game", "seat")
class SeatRecord:
    """A seat and who has it; `first_move` is 0 but for substitutes, see `storage/sqlite/schema/008_votes.sql`."""

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
"""Words that count no more."""


@keep_in("words", "game", "place")
class WordsRecord:
    """What a player added to the chance of a game; `text` is None after their erasure, and when it counts no more.

    `sealed` is the hash of the setup for which it counts, or `VOID`.
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
    """What the chance of a game follows from besides its table and words, see `bot/tables/writing/words.py`."""

    game: int
    house: str
    seats: str


@keep_in("analyses", "game")
class AnalysisRecord:
    """What was found out of a finished game, as JSON (`bot/tables/writing/analyses.py`); empty until then."""

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
    """`BY_KIND`: by a plan or prepared answer, which is its owner's secret; `OBVIOUS`: all answers came to the same;
    `BY_VOTE`: the others had it chosen for a player who was not there; `EXACT`: its player chose it before being asked,
    which is a secret too.
    """
    computer: str = ""
    """How the choice of a computer player came about, as `Row.computer` says it."""


@keep_in("snapshots", "game", "sequence", is_only_added=True)
class SnapshotRecord:
    game: int
    sequence: int
    rules: int
    state: str


@keep_in("outbox", "id", is_numbered=True)
class PostRecord:
    """Something that must be posted; `content` is JSON whose form depends on `kind`."""

    id: int
    game: int
    kind: str
    content: str
    status: str = "owed"
    message: int | None = None
    after: int = 0
    """Where an earlier version was sending it: an id of Discord that is older than the message which it becomes."""
    place: int = 0
    """Where its message stands, however often the table has moved since; 0 as long as that is not known."""


@keep_in("requests", "id", is_numbered=True)
class RequestRecord:
    id: int
    game: int
    kind: str
    seat: int
    keep: int
    agreed: str
    status: str


@keep_in("prepared", "game", "seat")
class PreparedRecord:
    """All that a seat has answered before it was asked (`bot.tables.model.prepared`); its owner's secret."""

    game: int
    seat: int
    answers: str = field(repr=False)


@keep_in("results", "game", "seat")
class ResultRecord:
    """How one seat finished one game; see `storage/sqlite/schema/004_results.sql`."""

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
    """How many of the players of this game were computers."""


@keep_in("offers", "game", "seat")
class OfferRecord:
    """A seat that is free to take. `asked` is 0 when its owner offers it; when a vote does, the moment of the question
    that it is about.
    """

    game: int
    seat: int
    post: int
    asked: int


@keep_in("former_players", "game", "seat")
class FormerPlayerRecord:
    """Who can get a seat back from a substitute; `first_move` as in `SeatRecord`."""

    game: int
    seat: int
    member: int
    name: str
    first_move: int


@keep_in("rematches", "game")
class RematchRecord:
    """The table `next`, at which the people of a table play again."""

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
    """A seat had a hint for its move of this number, in this round."""

    game: int
    seat: int
    move: int
    round: int


@keep_in("told_of_rules", "game")
class RulesNoticeRecord:
    """The row up to which the players of a game know that corrected rules differ from its past."""

    game: int
    row: int


@keep_in("notes", "name")
class NoteRecord:
    """A fact about the bot itself."""

    name: str
    value: str


@keep_in("outbox", "id", sql="update outbox set content = ?3 where id = ?1 and game = ?2")
class RewordedPost:
    """A post says this now, however far it has come."""

    id: int
    game: int
    content: str


@keep_in("outbox", "id", is_exact=True, sql=PROGRESS)
class PostProgress:
    """How far a post has come; what it says stays as it is on disk, where a person may be erased meanwhile."""

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


@keep_in("errands", "id", is_exact=True, sql="delete from errands where id = ?")
class TakenErrand:
    """An errand that nobody else can take any more."""

    id: int


@keep_in("errands", "id", is_numbered=True)
class ErrandRecord:
    """Something that the owner of a server's shard is to do there, at one table if `game` says so; `content` is JSON,
    see `bot/cluster/handing_on.py` and `bot/tables/jobs/errands.py`.
    """

    id: int
    server: int
    game: int | None
    kind: str
    content: str = field(repr=False)


Record = TypeVar("Record")


@frozen
class Change:
    """Everything that one move writes; all of it or nothing. What is removed goes first."""

    put: tuple[object, ...] = ()
    """Records, each in place of the one with its key. Log rows and snapshots are only ever added, what was measured is
    added up, and a post that has come further keeps what it says.
    """
    remove: tuple[object, ...] = ()
    """Records to delete, found by their keys, and `Rows`."""

    def __add__(self, more: Change) -> Change:
        return Change((*self.put, *more.put), (*self.remove, *more.remove))

    def of(self, kind: type[Record]) -> tuple[Record, ...]:
        """The records of one kind that are put."""
        return tuple(each for each in self.put if isinstance(each, kind))


NO_CHANGE = Change()
