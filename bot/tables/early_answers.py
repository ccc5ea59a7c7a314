"""What a seat has decided before it was asked: kept beside its standing orders, and known to nobody else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.storage.records import LogRecord, OrderRecord
from bot.tables.paused_orders import ASK, changed, is_held
from bot.tables.table import Orders, Table
from engine.core import chance
from engine.core.actions import Rolled
from engine.core.ahead import Ahead, EarlyAnswer, look_ahead, read_all, without_played
from engine.core.log import UNDO
from engine.core.match import Match
from engine.core.questions import Roll, Seat

AHEAD = "ahead"
"""Stored beside the standing orders of a seat: `SEEN` on the first line, then its early answers."""
SEEN = "seen"
"""This seat has seen what will happen on its turn, such as its dice."""
BEFORE = "before-"
"""Stored beside the standing orders of a seat, with the name of one: what it was when it led to dice that were seen."""


def has_looked(orders: Orders, seat: Seat) -> bool:
    return bool(orders.get(seat, {}).get(AHEAD))


def early_of(orders: Orders, seat: Seat) -> tuple[EarlyAnswer, ...]:
    """The early answers of this seat, in the order in which they will be played."""
    return read_all(orders.get(seat, {}).get(AHEAD, "").split("\n")[1:])


def kept(table: Table, seat: Seat, early: Sequence[EarlyAnswer]) -> OrderRecord:
    """What must be written so that this seat has given these early answers."""
    return OrderRecord(table.record.id, seat, AHEAD, "\n".join([SEEN, *map(str, early)]))


def look(table: Table, match: Match, seat: Seat, orders: Orders) -> Ahead | None:
    """What this seat can decide ahead in this position of the table; nothing while a substitute has not moved."""
    if table.sealed(seat):
        return None
    return look_ahead(match, seat, dice_of(table), in_force(orders, seat), early_of(orders, seat))


def in_force(orders: Orders, seat: Seat, *, same_round: bool = True) -> Mapping[str, str]:
    """The standing orders that answer for this seat: in the round of its look ahead those that led to dice it saw."""
    if is_held(orders, seat):
        return {}
    given = orders.get(seat, {})
    if not same_round:
        return given
    before = {name.removeprefix(BEFORE): value for name, value in given.items() if name.startswith(BEFORE)}
    return {**given, **{name: value for name, value in before.items() if value}}


def is_for_later(orders: Orders, seat: Seat, name: str) -> bool:
    """Whether this standing order holds only from the next turn on."""
    given = orders.get(seat, {})
    return given.get(f"{BEFORE}{name}", "") not in ("", given.get(name, ASK))


def as_seen(table: Table, given: OrderRecord) -> tuple[OrderRecord, ...]:
    """What must be written beside a standing order, so that nobody chooses anew who has seen dice ahead: its former
    value, if that led to dice or early answers.
    """
    seat, match = given.seat, table.playing
    if not has_looked(table.orders, seat):
        return ()
    before = look(table, match, seat, table.orders)
    after = look(table, match, seat, changed(table.orders, (given,)))
    if before is None or after is None:
        return ()
    if after.seen[: len(before.seen)] == before.seen and after.left == before.left:
        return ()
    value = table.orders.get(seat, {}).get(given.name) or ASK
    return (OrderRecord(table.record.id, seat, f"{BEFORE}{given.name}", value),)


def dice_of(table: Table) -> Callable[[Roll], Rolled]:
    """The dice of this table, each at its occasion."""
    key = table.key()

    def dice(roll: Roll) -> Rolled:
        rolled = chance.answer(key, roll)
        if not isinstance(rolled, Rolled):
            raise AssertionError(f"no dice for {roll.key}")
        return rolled

    return dice


def outdated(
    table: Table, match: Match, rows: Sequence[LogRecord], orders: Orders
) -> tuple[OrderRecord, ...]:
    """What must be written about early answers once these rows led to this position.

    What was played is played; what will not be asked any more is dropped. That dice were seen stays until the round is
    over, and so does an answer of which nobody can say now whether its question comes, such as while dice are shared.
    """
    found: list[OrderRecord] = []
    for seat in orders:
        if not has_looked(orders, seat):
            continue
        if match.over is not None or match.round != table.running.round:
            found += _forgotten(table, seat, orders)
            continue
        after = kept(table, seat, _left(table, match, seat, rows, orders))
        if after.value != orders[seat][AHEAD]:
            found.append(after)
    return tuple(found)


def upsets(table: Table, match: Match) -> bool:
    """Whether somebody who may have seen dice could choose anew in this position what they have decided ahead."""
    for seat in table.orders:
        before = look(table, table.running, seat, table.orders) if has_looked(table.orders, seat) else None
        after = look(table, match, seat, table.orders) if before is not None else None
        if before is not None and (after is None or len(after.left) > len(before.left)):
            return True
    return False


def _forgotten(table: Table, seat: Seat, orders: Orders) -> list[OrderRecord]:
    """What must be written so that this seat has neither decided nor seen anything ahead."""
    names = [name for name, value in orders[seat].items() if name.startswith(BEFORE) and value]
    return [OrderRecord(table.record.id, seat, name, "") for name in (AHEAD, *names)]


def _left(
    table: Table, match: Match, seat: Seat, rows: Sequence[LogRecord], orders: Orders
) -> Sequence[EarlyAnswer]:
    """The early answers of this seat whose questions may still come after these rows."""
    before, early = look(table, table.running, seat, orders), early_of(orders, seat)
    own = [row for row in rows if row.seat == seat and not row.action.startswith(UNDO)]
    left = _not_played(early, [row.action for row in own if not row.automatic])
    now = look(table, match, seat, changed(orders, (kept(table, seat, left),)))
    if any(row.action.startswith(UNDO) for row in rows) and (now is None or now.left):
        return ()
    if before is not None and before.only_cases:  # the case that came has ended the others
        answered = {row.action.partition(" ")[0] for row in own}
        left = [each for each in left if each not in before.used or each.verb not in answered]
    if now is None or now.only_cases or now.decision is None:
        return left
    return [each for each in left if each in now.used]


def _not_played(early: Sequence[EarlyAnswer], played: Sequence[str]) -> Sequence[EarlyAnswer]:
    """What is left of these once so much was played, by the person in time or by themselves."""
    for line in played:
        at = next((at for at, each in enumerate(early) if each.line == line), None)
        early = early if at is None else without_played(early, at)
    return early
