"""Where a table stands: all of it that moves on together, as one value that is replaced whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from typing import Any

from bot.storage.records import Change, SeatRecord, TableRecord
from engine.core.events import Event
from engine.core.log import UNDO
from engine.core.match import Match, Row
from engine.core.prepared import Prepared
from engine.core.questions import Seat
from engine.core.values import frozen

AllPrepared = Mapping[Seat, Prepared]
"""The prepared answers of each seat; see `bot.tables.model.prepared`."""


@frozen
class News:
    """What happened since a row of the log: the public view before it, and the events."""

    before: Any
    events: tuple[Event, ...] = ()

    def public(self) -> tuple[Event, ...]:
        return tuple(event for event in self.events if event.only is None)

    def and_then(self, events: Sequence[Event]) -> News:
        return News(self.before, (*self.events, *events))


NO_NEWS = News(None)


@frozen
class Position:
    """A table at one moment. A change first computes the next position, then writes what led to it, and then replaces
    the whole position, so that nothing can fail half-way.

    `turn` is what happened since the last hand-over, `shown` what the current message tells: right after a hand-over
    the whole turn before it, later the turn itself. `story` is what happened in the running round, None until it is
    loaded, and `ended` the round that ended last, by its row. Controls with a lower move number than `moves[seat]` are
    stale.
    """

    record: TableRecord
    seats: tuple[SeatRecord, ...]
    rows: tuple[Row, ...] = ()
    match: Match | None = None
    moves: tuple[int, ...] = ()
    turn: News = NO_NEWS
    shown: News = NO_NEWS
    story: News | None = None
    ended: Mapping[int, Any] = field(default_factory=dict[int, Any])
    prepared: AllPrepared = field(default_factory=dict[Seat, Prepared])

    def after(self, change: Change) -> Position:
        """The position with the table and the seats that this change writes."""
        fresh = {each.seat: each for each in change.of(SeatRecord)}
        return replace(
            self,
            record=next(iter(change.of(TableRecord)), self.record),
            seats=tuple(fresh.get(each.seat, each) for each in self.seats),
        )

    def after_rows(self, match: Match, rows: Sequence[Row]) -> Position:
        """The position with these rows, which have led to this game, without what happened in them."""
        more = count_ages(rows, len(self.seats))
        moves = tuple(count + added for count, added in zip(self.moves, more, strict=True))
        return replace(self, match=match, rows=(*self.rows, *rows), moves=moves)

    def with_events(
        self, events: Sequence[Event], handed_over: News | None, new_round: News | None = None
    ) -> Position:
        """The position with the events of a move in `turn`, `shown` and `story`; with `handed_over` a new turn begins.

        `new_round` is what happened after the end of a round, None where no round ended.
        """
        story = new_round or (self.story and self.story.and_then(events))
        turn = self.turn.and_then(events)
        return replace(self, story=story, shown=turn, turn=handed_over or turn)


def count_ages(rows: Sequence[Row], seats: int) -> tuple[int, ...]:
    """By how much these rows raise the move number of each seat: its own answers do, and every undo."""
    answers = Counter(None if row.text.startswith(UNDO) else row.seat for row in rows if row.seat is not None)
    return tuple(answers[seat] + answers[None] for seat in range(seats))
