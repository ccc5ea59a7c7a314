"""A table before its game: the order of its seats, who fits there, and who decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.storage.records import RotationRecord, SeatRecord
from bot.tables.model.computers import is_computer
from bot.tables.model.table import Table, host_name
from engine.core.errors import RuleError


def must_be_lobby(table: Table) -> None:
    """Raise `RuleError` when the game has begun."""
    if table.record.status != "lobby":
        raise RuleError("error-already-started")


def must_be_host(table: Table, member: int, refusal: str = "error-only-host") -> None:
    """Raise this `RuleError` for everybody but the host."""
    if member != table.record.host:
        raise RuleError(refusal, host=host_name(table))


def number_seats(seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
    """The seats with their numbers, in this order."""
    return tuple(replace(seat, seat=number) for number, seat in enumerate(seats))


def rotate_seats(seats: Sequence[SeatRecord], wanted: Sequence[RotationRecord]) -> tuple[SeatRecord, ...]:
    """Who plays again sits one seat further than last time; newcomers after them. Computers of one level share a
    member: each has one of its places.
    """
    places: dict[int, list[int]] = {}
    for each in sorted(wanted, key=lambda each: -each.place):
        places.setdefault(each.member, []).append(each.place)
    after = max((each.place for each in wanted), default=0) + 1
    kept = [(places[seat.member].pop() if places.get(seat.member) else after, seat.seat) for seat in seats]
    return number_seats([seat for _, seat in sorted(zip(kept, seats, strict=True), key=lambda each: each[0])])


def must_fit(taken: Sequence[SeatRecord], seats: int, rated: int) -> None:
    """Raise `RuleError` when computers are more than there are seats for, or play where results are rated."""
    if any(is_computer(each.member) for each in taken):
        if len(taken) > seats:
            raise RuleError("error-no-seat-for-computer", seats=seats)
        if rated:
            raise RuleError("error-rated-computers")
