"""The rules of a lobby: the order of its seats, which computers fit there, and what only its host may do."""

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
    """Raise `RuleError(refusal)` unless this member is the host."""
    if member != table.record.host:
        raise RuleError(refusal, host=host_name(table))


def number_seats(seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
    """The seats in this order, numbered from 0."""
    return tuple(replace(seat, seat=number) for number, seat in enumerate(seats))


def rotate_seats(seats: Sequence[SeatRecord], wanted: Sequence[RotationRecord]) -> tuple[SeatRecord, ...]:
    """The seats of a rematch, numbered in the `wanted` order (everybody one seat further than last time), newcomers
    last. Computers of one level share a member id, so each takes one of its places.
    """
    places: dict[int, list[int]] = {}
    for each in sorted(wanted, key=lambda each: -each.place):
        places.setdefault(each.member, []).append(each.place)
    after = max((each.place for each in wanted), default=0) + 1
    kept = [(places[seat.member].pop() if places.get(seat.member) else after, seat.seat) for seat in seats]
    return number_seats([seat for _, seat in sorted(zip(kept, seats, strict=True), key=lambda each: each[0])])


def must_fit(taken: Sequence[SeatRecord], seats: int, rated: int) -> None:
    """Raise `RuleError` when there are computers among too many players for the seats, or where results are rated."""
    if any(is_computer(each.member) for each in taken):
        if len(taken) > seats:
            raise RuleError("error-no-seat-for-computer", seats=seats)
        if rated:
            raise RuleError("error-rated-computers")
