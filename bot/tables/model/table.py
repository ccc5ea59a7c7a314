"""A table in memory: its record, its people, its log and its running game, and how a log becomes a game again."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from sys import intern
from typing import Any

import engine
from bot.language.texts import Texts
from bot.storage.records import (
    BY_VOTE,
    FORMER,
    NOT_YET,
    OBVIOUS,
    HintRecord,
    LogRecord,
    RequestRecord,
    SeatRecord,
    SnapshotRecord,
    TableRecord,
)
from bot.tables.model.computers import computers_among, name_in, plays
from engine.core import chance
from engine.core.errors import RuleError
from engine.core.events import Event
from engine.core.log import UNDO, effective, seats_concerned
from engine.core.match import Game, Match, Row, Setup, replay
from engine.core.origin import SALTED
from engine.core.prepared import Prepared
from engine.core.questions import Decision, Seat
from engine.core.values import frozen

log = logging.getLogger(__name__)

CARETAKER = "🤖"
"""Stands before the name of a player for whom a computer plays."""

AllPrepared = Mapping[Seat, Prepared]
"""What each seat has answered before it is asked; see `bot.tables.model.prepared`."""


@frozen
class News:
    """What happened since a row of the log: the table before (as a bystander sees it), and the events."""

    before: Any
    events: tuple[Event, ...] = ()

    def public(self) -> tuple[Event, ...]:
        return tuple(event for event in self.events if event.only is None)


NO_NEWS = News(None)


@dataclass(slots=True, weakref_slot=True, eq=False)
class Table:
    """One table. Changes need `lock`; `moves[seat]` counts what made its controls old.

    `turn` is what happened since the current hand-over, `shown` what the board message tells: at a hand-over the
    whole turn before it, afterwards the turn itself. `undo_asked` is False when there can be no open question about
    undoing, so that not every move has to ask the disk. `story` is what happened in the running round, None until
    it is looked up, and `ended` the round that ended last, by its row. `ahead_of` is the table itself if this is a
    copy at which a person decides ahead: see `bot.tables.actions.preparing`; `in_case` is whether others decide
    whether what is asked there comes. `hints` are those that seats had, `former_plans` the seats whose plans 1.0
    has stored and whose owners have not read yet where they are now.
    """

    record: TableRecord
    seats: tuple[SeatRecord, ...]
    rows: list[Row] = field(default_factory=list[Row])
    match: Match | None = None
    moves: list[int] = field(default_factory=list[int])
    turn: News = NO_NEWS
    shown: News = NO_NEWS
    story: News | None = None
    ended: Mapping[int, Any] = field(default_factory=dict[int, Any])
    prepared: AllPrepared = field(default_factory=dict[Seat, Prepared])
    former_plans: set[Seat] = field(default_factory=set[Seat])
    hints: tuple[HintRecord, ...] = ()
    undo_asked: bool = True
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    ahead_of: Table | None = None
    in_case: bool = False

    @property
    def setup(self) -> Setup:
        return Setup.read(self.record.setup)

    @property
    def game(self) -> Game:
        return engine.GAMES[self.setup.game]

    @property
    def is_apart(self) -> bool:
        """Whether it has a thread of its own, next to the channel where tables are opened."""
        return self.record.thread not in (None, self.record.channel)

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called now; that a computer plays for its owner is marked."""
        return tuple(f"{CARETAKER} {seat.name}" if seat.caretaker else seat.name for seat in self.seats)

    def names_in(self, texts: Texts) -> list[str]:
        """The same in the language of a reader."""
        return [f"{CARETAKER} {seat.name}" if seat.caretaker else name_in(texts, seat) for seat in self.seats]

    def players_in(self, texts: Texts) -> list[str]:
        """The same for what happened: a computer that plays for somebody now need not have done it."""
        return [name_in(texts, seat) for seat in self.seats]

    @property
    def present(self) -> set[Seat]:
        """The seats of the people who are there: who has left for good is not, nor for whom a computer plays."""
        return {seat.seat for seat in self.seats if seat.member != FORMER and not plays(seat)}

    def level_at(self, seat: Seat) -> str:
        """The level of the computer that plays this seat now, empty where a person does."""
        return plays(self.seats[seat])

    @property
    def computers_asked(self) -> list[Seat]:
        """The seats of computers that must answer before the table rests; none unless the game runs."""
        if self.match is None or self.record.status != "running":
            return []
        return computers_among(self.seats, self.match.waiting)

    @property
    def running(self) -> Match:
        """The game; raises `RuleError` while it has not begun."""
        if self.match is None:
            raise RuleError("error-not-started")
        return self.match

    @property
    def playing(self) -> Match:
        """The game while it can be played; raises `RuleError` before and after."""
        if self.record.status in ("over", "ended"):
            raise RuleError("error-already-over")
        return self.running

    def seat_of(self, member: int) -> Seat:
        """The seat of a person; raises `RuleError` when they do not sit here."""
        for each in self.seats:
            if each.member == member:
                return each.seat
        raise RuleError("error-not-seated")

    def insider(self, member: int) -> Seat:
        """The seat of a person who may see what is hidden there; raises `RuleError`, also for a substitute who has not
        moved yet.
        """
        seat = self.seat_of(member)
        if self.is_sealed(seat):
            raise RuleError("error-not-moved-yet")
        return seat

    def decision_of(self, member: int, texts: Texts | None = None) -> Decision:
        """What this person is asked; raises `RuleError` naming who is to move when it is another person."""
        seat = self.seat_of(member)
        if (decision := self.playing.asks(seat)) is None:
            raise self.not_asked(texts)
        return decision

    def not_asked(self, texts: Texts | None = None) -> RuleError:
        """The answer to a person who is not asked now, in their language: who is to move, or that the game is over."""
        if self.running.over is not None:
            return RuleError("error-already-over")
        called = self.names if texts is None else self.names_in(texts)
        names = [called[seat] for seat in self.running.waiting]
        return RuleError("error-not-your-decision", count=len(names), names=", ".join(names))

    @property
    def asked_aloud(self) -> Decision | None:
        """The decision that the board message asks with its controls: the only one that is open, if it is public and
        a person's.
        """
        decisions = self.running.decisions if self.ahead_of is None else ()
        if len(decisions) != 1 or decisions[0].secret or self.level_at(decisions[0].seat):
            return None
        return decisions[0]

    def is_sealed(self, seat: Seat) -> bool:
        """Whether a substitute has this seat who has not moved yet: what is hidden from the others is hidden from them.

        Nothing is hidden when the game is over.
        """
        finished = self.match is not None and self.match.over is not None
        return self.seats[seat].first_move == NOT_YET and not finished

    def view_of(self, seat: Seat) -> Any:
        """What the person on this seat may see of the table now."""
        return self.running.view(None if self.is_sealed(seat) else seat)

    def key(self) -> bytes:
        """The key of all chance of this game; never to be shown before the game is over."""
        if self.record.scheme == SALTED:
            return chance.salted_secret(self.record.seed, [seat.salt for seat in self.seats])
        if not self.record.fingerprint:
            raise AssertionError(f"the chance of table {self.record.id} is not fixed yet")
        return chance.secret(self.record.seed, self.record.fingerprint)

    def counting(self, after: int = 0) -> list[tuple[int, Row]]:
        """The rows that count (undone ones left out) with their numbers, those after row `after`."""
        return [(number, self.rows[number - 1]) for number in effective(self.rows) if number > after]

    def follow(self, rows: Sequence[Row]) -> None:
        """These rows are on disk now."""
        self.rows.extend(rows)
        more = count_ages(rows, len(self.seats))
        self.moves = [count + added for count, added in zip(self.moves, more, strict=True)]

    def note_events(
        self, events: Sequence[Event], *, handed_over: bool, new_round: News | None = None
    ) -> None:
        """A move brought these events; at a hand-over the turn is complete and a new one begins.

        `new_round` is what came after the end of a round, None where no round ended.
        """
        if new_round is not None:
            self.story = new_round
        elif self.story is not None:
            self.story = News(self.story.before, (*self.story.events, *events))
        self.turn = News(self.turn.before, (*self.turn.events, *events))
        self.shown = self.turn
        if handed_over:
            self.turn = News(self.running.view(None))

    def recall(self, snapshots: Sequence[SnapshotRecord]) -> None:
        """Find out from the log again what happened lately: after a restart, and after something was taken back."""
        self.story = None
        try:
            self.turn = news(self, self.record.turn_from, snapshots)
            new_turn = self.record.turn_from == len(self.rows)
            self.shown = news(self, self.record.news_from, snapshots) if new_turn else self.turn
        except Exception:  # the game itself is sound: only its latest past does not fit corrected rules
            log.warning("table %s: its news cannot be shown again", self.record.id, exc_info=True)
            self.turn = self.shown = News(self.running.view(None))


def rebuild(table: Table, rows: Sequence[Row], snapshots: Sequence[SnapshotRecord] = ()) -> Match:
    """The game after these rows, from the newest snapshot that still counts, else from the beginning.

    Raises a `RuleError` when the rows do not fit the rules any more.
    """
    return _follow_rows(table, rows, effective(rows), snapshots)


def _follow_rows(
    table: Table, rows: Sequence[Row], counting: Sequence[int], snapshots: Sequence[SnapshotRecord]
) -> Match:
    """The game after the counting rows of these numbers."""
    kept = {0, *counting}
    usable = [each for each in snapshots if each.sequence in kept]
    newest = max(usable, key=lambda each: each.sequence, default=None)
    if newest is None:
        match, begin = Match.start(table.game, table.setup), 0
    else:
        match, begin = Match.restore(table.game, table.setup, json.loads(newest.state)), newest.sequence
    for number in counting:
        if number > begin:
            match.follow(rows[number - 1])
    return match if match.remembers or match.over else _remembering(match, rows, counting)


def _remembering(match: Match, rows: Sequence[Row], counting: Sequence[int]) -> Match:
    """The same running game from its beginning, as its snapshot is of a program that noted less of what was to be seen.

    Where corrected rules lead elsewhere the snapshot is what counts.
    """
    try:
        whole = replay(match.game, match.setup, [rows[number - 1] for number in counting])
    except RuleError:
        return match
    return whole if whole.digest() == match.digest() else match


def row_of(record: LogRecord) -> Row:
    """A stored row; of the few hundred lines that recur in all games one copy is enough for all tables."""
    automatic = record.automatic
    return Row(
        record.seat,
        intern(record.action),
        automatic == OBVIOUS,
        automatic == BY_VOTE,
        intern(record.computer),
    )


def count_ages(rows: Sequence[Row], seats: int) -> list[int]:
    """How often these rows make the controls of each seat old: its own answers do, and what takes answers back."""
    answers = Counter(None if row.text.startswith(UNDO) else row.seat for row in rows if row.seat is not None)
    return [answers[seat] + answers[None] for seat in range(seats)]


def agreed_by(request: RequestRecord) -> list[Seat]:
    """The seats that have said yes, the asking one included."""
    return json.loads(request.agreed)


def must_agree(table: Table, request: RequestRecord) -> set[Seat]:
    """The seats that must say yes, the asking one included: for an undo those whose choices go back too, or all
    if only chance does; for an end all. Former players are not asked.
    """
    others = (
        seats_concerned(table.rows, request.seat, request.keep) if request.kind == "undo" else set[Seat]()
    )
    concerns = others or set(range(len(table.seats)))
    return concerns & table.present | {request.seat}


def host_name(table: Table) -> str:
    """The name of the host, who may have given up the seat."""
    return next((seat.name for seat in table.seats if seat.member == table.record.host), "–")


def wake(
    record: TableRecord,
    seats: Sequence[SeatRecord],
    logged: Sequence[LogRecord],
    snapshots: Sequence[SnapshotRecord],
) -> Table:
    """A stored table in memory."""
    table = Table(record, tuple(seats), [row_of(row) for row in logged])
    table.moves = count_ages(table.rows, len(seats))
    if logged or record.status == "running":
        table.match = rebuild(table, table.rows, snapshots)
        table.match.take_events()
        table.recall(snapshots)
        if logged and table.match.digest() != logged[-1].digest:
            log.warning("table %s differs from its log at row %s", record.id, logged[-1].sequence)
    return table


def news(table: Table, after: int, snapshots: Sequence[SnapshotRecord] = ()) -> News:
    """What happened after this row (-1: everything), by playing the log again from the newest snapshot before it."""
    before_it = [number for number, _ in table.counting() if number <= after]
    match = _follow_rows(table, table.rows, before_it, snapshots)
    before = match.view(None)
    if after >= 0:
        match.take_events()
    for _, row in table.counting(after):
        match.follow(row)
    return News(before, tuple(match.take_events()))
