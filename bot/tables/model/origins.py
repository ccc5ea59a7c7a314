"""What the chance of a game follows from besides its words, before and after it has begun."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import engine
from bot.storage.records import OriginRecord, SeatRecord
from bot.tables.model.computers import is_computer, level_of
from bot.tables.model.table import Table
from engine.computer.levels import version_of
from engine.core.match import AnyGame
from engine.core.origin import SALTED, SEALED, Occupant, Origin


def lobby_origin(table: Table) -> Origin:
    """What the chance of this lobby's game would follow from if it began now, without words."""
    return Origin(
        SEALED,
        table.record.posted_commitment,
        table.record.seed,
        replace(table.setup, seats=len(table.seats)),
        rules=engine.RULES,
        house="\n".join(engine.OVERRIDES),
        seats=tuple(_occupant(table.game, seat) for seat in table.seats),
    )


def _occupant(game: AnyGame, seat: SeatRecord) -> Occupant:
    """Who sits there: a person as a hash with the salt of the seat, which is drawn when they sit down."""
    if is_computer(seat.member):
        return Occupant(level=level_of(seat.member), version=version_of(game))
    return Occupant(person=hashlib.sha256(seat.salt + str(seat.member).encode()).hexdigest())


def origin_to_store(game: int, origin: Origin) -> OriginRecord:
    """What must be kept of it, in addition to the table and its words, when the game begins."""
    return OriginRecord(game, origin.house, "\n".join(map(str, origin.seats)))


def begun_origin(table: Table, kept: OriginRecord | None) -> Origin:
    """What the chance of a game that has begun follows from, without words; older schemes keep nothing."""
    record = table.record
    return Origin(
        record.scheme,
        record.posted_commitment,
        record.seed,
        table.setup,
        tuple(seat.salt for seat in table.seats) if record.scheme == SALTED else (),
        rules=record.rules,
        house=kept.house if kept else "\n".join(engine.OVERRIDES),
        seats=tuple(map(Occupant.read, kept.seats.split("\n"))) if kept else (),
    )
