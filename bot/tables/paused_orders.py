"""After an undo a player is asked, whatever their standing orders say."""

from __future__ import annotations

from bot.storage.records import OrderRecord
from bot.tables.table import Orders, Table
from engine.core.questions import Seat

ASK = "ask"
"""The value that means: no standing order. It is stored, so that no row needs to be deleted."""
HELD = "held"
"""Stored beside the standing orders of a seat: not empty while none of them may answer its next question."""


def is_held(orders: Orders, seat: Seat) -> bool:
    return bool(orders.get(seat, {}).get(HELD))


def hold(table: Table, seat: Seat) -> tuple[OrderRecord, ...]:
    """What must be written so that this seat is asked next; nothing if it never had a standing order."""
    return (OrderRecord(table.record.id, seat, HELD, "1"),) if table.orders.get(seat) else ()


def release(table: Table, seat: Seat) -> tuple[OrderRecord, ...]:
    """What must be written after this seat has answered itself."""
    return (OrderRecord(table.record.id, seat, HELD, ""),) if is_held(table.orders, seat) else ()


def emptied(table: Table, seat: Seat) -> tuple[OrderRecord, ...]:
    """What must be written when another person takes the seat: no order of the former player counts any more."""
    known = ((name, ASK if name in table.game.orders.names else "") for name in table.orders.get(seat, {}))
    return tuple(OrderRecord(table.record.id, seat, name, value) for name, value in known)


def changed(orders: Orders, records: tuple[OrderRecord, ...]) -> Orders:
    """The standing orders after these records."""
    if not records:
        return orders
    found = {seat: dict(answers) for seat, answers in orders.items()}
    for each in records:
        found.setdefault(each.seat, {})[each.name] = each.value
    return found
