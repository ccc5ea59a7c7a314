"""What people and servers want, and how fast people usually are."""

from __future__ import annotations

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
    """This was the last direct message to a person; where another process has sent one since, the change fails."""

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
        """With what was measured since."""
        seconds, called = self.seconds + more.seconds, max(self.called, more.called)
        return ActivityRecord(self.member, self.answers + more.answers, seconds, called)


NEVER = "never"
"""Never to be proposed again: no count that was under way takes its place (`PROPOSAL`)."""


@keep_in("usual_answers", "member", "game", "question")
class AnswerEverywhere:
    """What a person answers to a kind of question at every table of a game that begins from then on."""

    member: int
    game: str
    question: str
    answer: str


PROPOSAL = """insert into habits (member, game, name, counts) values (?, ?, ?, ?) on conflict (member, game, name)
    do update set counts = excluded.counts where habits.counts <> 'never'"""


@keep_in("habits", "member", "game", "name", sql=PROPOSAL)
class ProposalRecord:
    """How often a person has given an answer of a game that they have not prepared, in a row at all tables.

    `counts` is JSON, by value, with the tables at which it was proposed; `NEVER` where they do not want to be asked.
    """

    member: int
    game: str
    name: str
    counts: str = "{}"


@keep_in("people_tables", "member", "game")
class PersonTableRecord:
    """Where a person wants notifications about one table."""

    member: int
    game: int
    calls: str


OTHERWISE = -1


@keep_in("clocks", "game", "seat")
class ClockRecord:
    """The clock of one seat: since when it is asked (0: not at all), and what is left of its bank in seconds.

    `told` is when its person was last notified of it (0: not yet). `left` seconds were left for the decision at the
    moment `since`: when it was asked, or when the quiet hours of the person last changed.
    """

    game: int
    seat: int
    asked: int = 0
    bank: int = 0
    told: int = 0
    since: int = 0
    left: int = 0
    asking: int = 0
    """The first message of the table that asks this: see `TableRecord.asking`. `OTHERWISE`: its person is
    notified by another one, such as a direct message.
    """


@keep_in("due", "id", is_numbered=True)
class DueRecord:
    """Something to be done at a moment; `who` is a seat of `game`, or a member when there is no game: then it is done
    by the owner of `server`.

    `tries` counts how often it failed by a mistake of ours.
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
    """What a table decides about a seat whose time is up; `answers` is JSON, the choice by seat."""

    id: int
    game: int
    seat: int
    asked: int
    answers: str
    status: str = "open"


@keep_in("notifications", "id")
class NotificationRecord:
    """A notification on its way or on Discord: its post and the table of that, its reader, and the tables (JSON) that
    it names.
    """

    id: int
    game: int
    member: int
    games: str


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
    """The language of a person's Discord, as it last was."""

    member: int
    locale: str


@keep_in("conversations", "member")
class ConversationRecord:
    """The channel in which a person reads direct messages of the bot."""

    member: int
    channel: int


@keep_in("server_locales", "server")
class ServerLocaleRecord:
    """The language that a server is set to in Discord; empty: none."""

    server: int
    locale: str


@keep_in("chosen_languages", "server")
class ChosenLanguageRecord:
    """The language that a person who manages the server chose for it."""

    server: int
    language: str


@keep_in("record_keepers", "server")
class RecordKeeperRecord:
    """A server that keeps its finished games."""

    server: int


@keep_in("removed_servers", "server")
class RemovedServer:
    """The bot was removed from this server, which is known since this moment: its tables rest."""

    server: int
    since: int = 0


@keep_in("blocked_servers", "server")
class BlockedServer:
    """On this server no command is carried out, since this moment."""

    server: int
    since: int = 0


@keep_in("blocked_people", "member")
class BlockedPerson:
    """Nothing is carried out for this person, since this moment."""

    member: int
    since: int = 0
