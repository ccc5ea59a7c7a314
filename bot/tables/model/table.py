"""A table in memory: its record, seats, log and running game, and how a game is rebuilt from its log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
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
from bot.tables.model.computers import computers_among, level_playing, seat_name
from bot.tables.model.position import News, Position, count_ages
from engine.core import chance
from engine.core.errors import RuleError
from engine.core.log import effective_rows, seats_concerned
from engine.core.match import Game, Match, Row, Setup, replay
from engine.core.origin import SALTED
from engine.core.questions import Decision, Seat

log = logging.getLogger(__name__)

CARETAKER = "🤖"
"""Prefix of the name of a player for whom a computer plays."""


@dataclass(slots=True, weakref_slot=True, eq=False)
class Table:
    """One table. Hold `lock` to replace its `position`, whose parts can be read here.

    `undo_asked` is False when there can be no open request to undo, which saves each move a query. In a copy for
    deciding ahead (`bot.tables.actions.preparing`) `ahead_of` is the table itself, and `in_case` says that its question
    may not come. `hints` are those that seats have had, `former_plans` the seats whose plan was stored by 1.0 and whose
    owners were not yet shown where plans are now.
    """

    position: Position
    former_plans: set[Seat] = field(default_factory=set[Seat])
    hints: tuple[HintRecord, ...] = ()
    undo_asked: bool = True
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    ahead_of: Table | None = None
    in_case: bool = False

    @property
    def record(self) -> TableRecord:
        return self.position.record

    @property
    def seats(self) -> tuple[SeatRecord, ...]:
        return self.position.seats

    @property
    def rows(self) -> tuple[Row, ...]:
        return self.position.rows

    @property
    def match(self) -> Match | None:
        return self.position.match

    @property
    def moves(self) -> tuple[int, ...]:
        return self.position.moves

    @property
    def setup(self) -> Setup:
        return Setup.read(self.record.setup)

    @property
    def game(self) -> Game:
        return engine.GAMES[self.setup.game]

    @property
    def is_apart(self) -> bool:
        """Whether it has its own thread, in addition to the channel where tables are opened."""
        return self.record.thread not in (None, self.record.channel)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats now, with a mark where a computer plays for the owner."""
        return tuple(self._mark(seat, seat.name) for seat in self.seats)

    def names_in(self, texts: Texts) -> list[str]:
        """`names`, with computer players named in the language of `texts`."""
        return [self._mark(seat, seat_name(texts, seat)) for seat in self.seats]

    def _mark(self, seat: SeatRecord, name: str) -> str:
        return f"{CARETAKER} {name}" if seat.caretaker and self.record.is_unfinished else name

    def players_in(self, texts: Texts) -> list[str]:
        """The names without that mark, for past events: the computer that plays now need not have made them."""
        return [seat_name(texts, seat) for seat in self.seats]

    @property
    def present(self) -> set[Seat]:
        """The seats that people play now: not those of former players, computer players and caretakers."""
        return {seat.seat for seat in self.seats if seat.member != FORMER and not level_playing(seat)}

    @property
    def may_be_back(self) -> list[SeatRecord]:
        """The seats that a computer plays until their owner is back, which a former player never is."""
        return [seat for seat in self.seats if seat.caretaker and seat.member != FORMER]

    def level_at(self, seat: Seat) -> str:
        """The level of the computer that plays this seat now; empty where a person does."""
        return level_playing(self.seats[seat])

    @property
    def computers_asked(self) -> list[Seat]:
        """The seats played by computers that must answer now; empty unless the game is running."""
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
        """The game while it can be played; raises `RuleError` before its start and after its end."""
        if self.record.status in ("over", "ended"):
            raise RuleError("error-already-over")
        return self.running

    def find_seat(self, member: int) -> Seat | None:
        """The seat of a person; None when they do not sit here."""
        return next((each.seat for each in self.seats if each.member == member), None)

    def seat_of(self, member: int) -> Seat:
        """The seat of a person; raises `RuleError` when they do not sit here."""
        if (seat := self.find_seat(member)) is None:
            raise RuleError("error-not-seated")
        return seat

    def unsealed_seat_of(self, member: int) -> Seat:
        """The seat of a person who may see what is hidden there; raises `RuleError`, also for a sealed seat."""
        seat = self.seat_of(member)
        if self.is_sealed(seat):
            raise RuleError("error-not-moved-yet")
        return seat

    def decision_of(self, member: int, texts: Texts | None = None) -> Decision:
        """The decision that this person is asked; raises `RuleError`, naming who is to move, if there is none."""
        seat = self.seat_of(member)
        if (decision := self.playing.find_decision(seat)) is None:
            raise self.not_asked_error(texts)
        return decision

    def not_asked_error(self, texts: Texts | None = None) -> RuleError:
        """The error for a person who is not asked now, in their language: who is to move, or that the game is over."""
        if self.running.over is not None:
            return RuleError("error-already-over")
        called = self.names if texts is None else self.names_in(texts)
        names = [called[seat] for seat in self.running.waiting]
        return RuleError("error-not-your-decision", count=len(names), names=", ".join(names))

    @property
    def asked_aloud(self) -> Decision | None:
        """The decision whose controls the current message has: the only open one, if it is public and a person's."""
        decisions = self.running.decisions if self.ahead_of is None else ()
        if len(decisions) != 1 or decisions[0].secret or self.level_at(decisions[0].seat):
            return None
        return decisions[0]

    def is_sealed(self, seat: Seat) -> bool:
        """Whether this seat has a substitute who has not moved yet: they see only what everybody sees.

        False once the game is over.
        """
        finished = self.match is not None and self.match.over is not None
        return self.seats[seat].first_move == NOT_YET and not finished

    def view_of(self, seat: Seat) -> Any:
        """The view of the table that the person on this seat may see now."""
        return self.running.view(None if self.is_sealed(seat) else seat)

    def key(self) -> bytes:
        """The key that all dice and cards of this game follow from; it must stay secret until the game is over."""
        if self.record.scheme == SALTED:
            return chance.salted_secret(self.record.seed, [seat.salt for seat in self.seats])
        if not self.record.fingerprint:
            raise AssertionError(f"the chance of table {self.record.id} is not fixed yet")
        return chance.secret(self.record.seed, self.record.fingerprint)

    def counting(self, after: int = 0) -> list[tuple[int, Row]]:
        """The rows after row `after` that count (were not undone), with their numbers."""
        return [(number, self.rows[number - 1]) for number in effective_rows(self.rows) if number > after]


def rebuild(table: Table, rows: Sequence[Row], snapshots: Sequence[SnapshotRecord] = ()) -> Match:
    """Replay these rows from the newest snapshot that was not undone, else from the beginning.

    Raises `RuleError` when the rows do not fit the rules any more.
    """
    return _follow_rows(table, rows, effective_rows(rows), snapshots)


def _follow_rows(
    table: Table, rows: Sequence[Row], counting: Sequence[int], snapshots: Sequence[SnapshotRecord]
) -> Match:
    """Replay the rows of these numbers from the newest snapshot among them, else from the beginning."""
    kept = {0, *counting}
    usable = [each for each in snapshots if each.sequence in kept]
    newest = max(usable, key=lambda each: each.sequence, default=None)
    if newest is None:
        match, begin = Match.start(table.game, table.setup), 0
    else:
        match, begin = Match.restore(table.game, table.setup, newest.plain), newest.sequence
    for number in counting:
        if number > begin:
            match.follow(rows[number - 1])
    return match if match.remembers or match.over else _remembering(match, rows, counting)


def _remembering(match: Match, rows: Sequence[Row], counting: Sequence[int]) -> Match:
    """The same game replayed from its beginning, as its snapshot is of a release that stored less of what was visible.

    Where corrected rules lead to another state, the snapshot is used.
    """
    try:
        whole = replay(match.game, match.setup, [rows[number - 1] for number in counting])
    except RuleError:
        return match
    return whole if whole.digest() == match.digest() else match


def row_of(record: LogRecord) -> Row:
    """The engine's row of a stored one. Texts are interned, as a few hundred of them recur in all games."""
    automatic = record.automatic
    return Row(
        record.seat,
        intern(record.action),
        automatic == OBVIOUS,
        automatic == BY_VOTE,
        intern(record.computer),
    )


def must_agree(table: Table, request: RequestRecord) -> set[Seat]:
    """The seats that must agree, including the one that asks: for an undo those whose choices are taken back too, all
    if only chance is; for an end all. Former players and computers are not asked.
    """
    others = (
        seats_concerned(table.rows, request.seat, request.keep) if request.kind == "undo" else set[Seat]()
    )
    concerns = others or set(range(len(table.seats)))
    return concerns & table.present | {request.seat}


def host_name(table: Table) -> str:
    """The name of the host; a dash when they no longer sit at the table."""
    return next((seat.name for seat in table.seats if seat.member == table.record.host), "–")


def load_table(
    record: TableRecord,
    seats: Sequence[SeatRecord],
    logged: Sequence[LogRecord],
    snapshots: Sequence[SnapshotRecord],
) -> Table:
    """Load a stored table, and rebuild its game from the log; logs a warning if its digest is different."""
    rows = tuple(row_of(row) for row in logged)
    table = Table(Position(record, tuple(seats), rows, moves=count_ages(rows, len(seats))))
    if logged or record.status == "running":
        match = rebuild(table, rows, snapshots)
        match.take_events()
        table.position = replace(table.position, match=match)
        table.position = with_news(table, snapshots)
        if logged and match.digest() != logged[-1].digest:
            log.warning("table %s differs from its log at row %s", record.id, logged[-1].sequence)
    return table


def with_news(table: Table, snapshots: Sequence[SnapshotRecord]) -> Position:
    """The position with `turn` and `shown` read from the log, and without `story`: after loading, and after an undo."""
    record = table.record
    try:
        turn = news(table, record.turn_from, snapshots)
        is_new_turn = record.turn_from == len(table.rows)
        shown = news(table, record.news_from, snapshots) if is_new_turn else turn
    except Exception:  # the game is valid; only its latest rows do not fit corrected rules
        log.warning("table %s: its news cannot be shown again", record.id, exc_info=True)
        turn = shown = News(table.running.view(None))
    return replace(table.position, turn=turn, shown=shown, story=None)


def news(table: Table, after: int, snapshots: Sequence[SnapshotRecord] = (), most: int | None = None) -> News:
    """What happened in the (first `most`) rows after this one (-1: all), replayed from a snapshot before it."""
    before_it = [number for number, _ in table.counting() if number <= after]
    match = _follow_rows(table, table.rows, before_it, snapshots)
    before = match.view(None)
    if after >= 0:
        match.take_events()
    for _, row in table.counting(after)[:most]:
        match.follow(row)
    return News(before, tuple(match.take_events()))
