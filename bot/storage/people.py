"""What people and servers want, and how fast people usually are."""

from __future__ import annotations

from engine.core.values import frozen

THREAD, DM, NOWHERE = "thread", "dm", "none"
WHERE = (THREAD, DM, NOWHERE)
"""Where a person can be notified that it is their turn."""
UTC = "UTC"


@frozen
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


@frozen
class ActivityRecord:
    """What was measured about a person: decisions answered, the seconds these took, the last direct message."""

    member: int
    answers: int = 0
    seconds: int = 0
    called: int = 0

    def __add__(self, more: ActivityRecord) -> ActivityRecord:
        """With what was measured since."""
        return ActivityRecord(
            self.member,
            self.answers + more.answers,
            self.seconds + more.seconds,
            max(self.called, more.called),
        )


@frozen
class NotCalledSince:
    """This was the last direct message to a person; where another process has sent one since, the change fails."""

    member: int
    called: int


NEVER = "never"
"""Never to be proposed again: no count that was under way takes its place (`statements.py::PROPOSAL`)."""


@frozen
class AnswerEverywhere:
    """What a person answers to a kind of question at every table of a game that begins from then on."""

    member: int
    game: str
    question: str
    answer: str


@frozen
class ProposalRecord:
    """How often a person has given an answer of a game that they have not prepared, in a row at all tables.

    `counts` is JSON, by value; `NEVER` where they never want to be asked about it.
    """

    member: int
    game: str
    name: str
    counts: str = "{}"


@frozen
class PersonTableRecord:
    """Where a person wants notifications about one table."""

    member: int
    game: int
    calls: str


OTHERWISE = -1


@frozen
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


@frozen
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


@frozen
class VoteRecord:
    """What a table decides about a seat whose time is up; `answers` is JSON, the choice by seat."""

    id: int
    game: int
    seat: int
    asked: int
    answers: str
    status: str = "open"


@frozen
class NotificationRecord:
    """A notification on its way or on Discord: its post and the table of that, its reader, and the tables (JSON) that
    it names.
    """

    id: int
    game: int
    member: int
    games: str


@frozen
class PracticeRecord:
    """The practice game of one person; `rows` is JSON: its log, each row as seat (null: chance), text, and whether
    it was obvious.
    """

    member: int
    setup: str
    seed: bytes
    rows: str


@frozen
class VisitRecord:
    """The day, counted since 1970, on which a person last used the bot."""

    member: int
    day: int


@frozen
class LocaleRecord:
    """The language of a person's Discord, as it last was."""

    member: int
    locale: str


@frozen
class ConversationRecord:
    """The channel in which a person reads direct messages of the bot."""

    member: int
    channel: int


@frozen
class ServerLocaleRecord:
    """The language that a server is set to in Discord; empty: none."""

    server: int
    locale: str


@frozen
class ChosenLanguageRecord:
    """The language that a person who manages the server chose for it."""

    server: int
    language: str


@frozen
class RecordKeeperRecord:
    """A server that keeps its finished games."""

    server: int


@frozen
class RemovedServer:
    """The bot was removed from this server, which is known since this moment: its tables rest."""

    server: int
    since: int = 0


@frozen
class BlockedServer:
    """On this server no command is carried out, since this moment."""

    server: int
    since: int = 0


@frozen
class BlockedPerson:
    """Nothing is carried out for this person, since this moment."""

    member: int
    since: int = 0
