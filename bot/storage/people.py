"""Records of people and servers: preferences, clocks, jobs, votes, languages, and how fast people usually are."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.storage.kinds import keep_in

THREAD, DM, NOWHERE = "thread", "dm", "none"
WHERE = (THREAD, DM, NOWHERE)
"""Where a person can be notified that it is their turn."""
UTC = "UTC"


@keep_in("people", "member")
class PersonRecord:
    """One person's preferences; see `storage/sqlite/schema/003_people.sql` for the meaning of each column."""

    member: int
    calls: str = THREAD
    zone: str = UTC
    quiet_from: int = 0
    quiet_to: int = 0
    snoozed: int = 0
    away_from: int = 0
    away_to: int = 0
    away_year: int = 0
    away_days: int = 0
    next_up: int = 0
    substitute: int = 0


NOT_CALLED = """insert into activity (member, answers, seconds, called) values (?1, 0, 0, ?2)
    on conflict (member) do update set called = activity.called where activity.called = ?2"""


@keep_in("activity", "member", is_exact=True, sql=NOT_CALLED)
class NotCalledSince:
    """A condition of a change: it fails if another process has sent this person a direct message since `called`."""

    member: int
    called: int


ADDED_UP = """insert into activity (member, answers, seconds, called) values (?, ?, ?, ?)
    on conflict (member) do update set answers = activity.answers + excluded.answers,
    seconds = activity.seconds + excluded.seconds,
    called = case when excluded.called > activity.called then excluded.called else activity.called end"""


@keep_in("activity", "member", sql=ADDED_UP)
class ActivityRecord:
    """What was measured about a person: decisions answered, the seconds these took, the last direct message."""

    member: int
    answers: int = 0
    seconds: int = 0
    called: int = 0

    def __add__(self, more: ActivityRecord) -> ActivityRecord:
        """Add later measurements."""
        seconds, called = self.seconds + more.seconds, max(self.called, more.called)
        return ActivityRecord(self.member, self.answers + more.answers, seconds, called)


NEVER = "never"
"""`ProposalRecord.counts` of what must never be proposed again; a count written later does not replace it."""


@keep_in("usual_answers", "member", "game", "question")
class AnswerEverywhere:
    """A person's prepared answer to a kind of question at all their future tables of a game."""

    member: int
    game: str
    question: str
    answer: str


PROPOSAL = """insert into habits (member, game, name, counts) values (?, ?, ?, ?) on conflict (member, game, name)
    do update set counts = excluded.counts where habits.counts <> 'never'"""


@keep_in("habits", "member", "game", "name", sql=PROPOSAL)
class ProposalRecord:
    """How often in a row, at all tables, a person has chosen what a prepared answer would have.

    `counts` is JSON: the number by answer, and the tables where it was proposed; `NEVER` if they do not want that.
    """

    member: int
    game: str
    name: str
    counts: str = "{}"

    @property
    def by_answer(self) -> dict[str, int]:
        """The counts; empty if it must never be proposed."""
        return {} if self.counts == NEVER else json.loads(self.counts)

    def counting(self, counts: Mapping[str, int]) -> ProposalRecord:
        """The same with these counts."""
        return replace(self, counts=json.dumps(counts))


@keep_in("people_tables", "member", "game")
class PersonTableRecord:
    """Where a person wants notifications about one table."""

    member: int
    game: int
    calls: str


OTHERWISE = -1


@keep_in("clocks", "game", "seat")
class ClockRecord:
    """The clock of one seat: since when it is asked (0: it is not), and the seconds left of its bank.

    `told` is when its person was last notified of the decision (0: not yet). At the moment `since`, when it was asked
    or when the quiet hours of the person last changed, `left` seconds were left for it.
    """

    game: int
    seat: int
    asked: int = 0
    bank: int = 0
    told: int = 0
    since: int = 0
    left: int = 0
    asking: int = 0
    """The number of the first current message that asks this, see `TableRecord.asking`; `OTHERWISE` if its person is
    notified by another message, such as a direct one.
    """


@keep_in("due", "id", is_numbered=True)
class DueRecord:
    """A job for a moment; `who` is a seat of `game`, or a member if there is none: then the owner of `server` does it.

    `tries` counts its failures by defects of the program.
    """

    id: int
    at: int
    kind: str
    game: int | None
    who: int
    asked: int = 0
    tries: int = 0
    server: int = 0


@keep_in("votes", "id", is_numbered=True)
class VoteRecord:
    """A vote about a seat whose time is up; `answers` is JSON, the choices by seat."""

    id: int
    game: int
    seat: int
    asked: int
    answers: str = "{}"
    status: str = "open"

    @property
    def choices(self) -> dict[int, str]:
        """The choices so far, by seat."""
        return {int(seat): choice for seat, choice in json.loads(self.answers).items()}

    def with_choice(self, seat: int, choice: str) -> VoteRecord:
        """The same vote after this seat has chosen."""
        return replace(self, answers=json.dumps({**self.choices, seat: choice}))


@keep_in("notifications", "id")
class NotificationRecord:
    """A notification that will be or was sent: the id of its post, the table of that, the recipient, and the tables
    (JSON) that it names.
    """

    id: int
    game: int
    member: int
    games: str

    @property
    def tables(self) -> tuple[int, ...]:
        """The tables that it names."""
        return tuple(json.loads(self.games))

    def naming(self, games: Iterable[int]) -> NotificationRecord:
        """The same notification, which names these tables."""
        return replace(self, games=json.dumps([*games]))


@keep_in("lessons", "member")
class PracticeRecord:
    """The practice game of one person; `rows` is JSON: its log, each row as seat (null: chance), text, and whether
    it was obvious.
    """

    member: int
    setup: str
    seed: bytes
    rows: str


@keep_in("visits", "member")
class VisitRecord:
    """The day, counted since 1970, on which a person last used the bot."""

    member: int
    day: int


@keep_in("locales", "member")
class LocaleRecord:
    """The language of a person's Discord, as last seen."""

    member: int
    locale: str


@keep_in("conversations", "member")
class ConversationRecord:
    """The channel of the bot's direct messages to a person."""

    member: int
    channel: int


@keep_in("server_locales", "server")
class ServerLocaleRecord:
    """The language that a server is set to in Discord; empty: none."""

    server: int
    locale: str


@keep_in("chosen_languages", "server")
class ChosenLanguageRecord:
    """The language of a server that a person who manages it has chosen."""

    server: int
    language: str


@keep_in("record_keepers", "server")
class RecordKeeperRecord:
    """A server on which the results of finished games are kept."""

    server: int


@keep_in("removed_servers", "server")
class RemovedServer:
    """A server from which the bot was removed, and since when we know: its tables rest."""

    server: int
    since: int = 0


@keep_in("blocked_servers", "server")
class BlockedServer:
    """A server whose commands are refused, and since when."""

    server: int
    since: int = 0


@keep_in("blocked_people", "member")
class BlockedPerson:
    """A person whose interactions are refused, and since when."""

    member: int
    since: int = 0
