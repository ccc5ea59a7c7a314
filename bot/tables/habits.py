"""Choices that a seat makes again and again: after three alike the bot proposes to answer them from now on."""

from __future__ import annotations

from collections.abc import Mapping

from bot.storage.records import OrderRecord
from bot.tables.paused_orders import ASK
from bot.tables.standing_orders import standing_answers
from bot.tables.table import Table
from engine.core.actions import Action
from engine.core.questions import Decision, Seat

ENOUGH = 3
"""So many choices in a row that a standing order would have made are a habit."""
LONGEST_VALUE = 60
"""Longer values do not fit into a button."""
UNASKED = "unasked-"
"""Stored beside the standing orders of a seat, with the name of one that is never to be proposed again."""

Followed = Mapping[str, Mapping[str, bool]]
"""By order and value, whether that would have made this choice."""


def followed(table: Table, decision: Decision, chosen: Action) -> Followed:
    """Which standing orders that this seat has not given would have made the same choice, while it is open."""
    match, seat = table.running, decision.seat
    given, found = standing_answers(table, seat), dict[str, dict[str, bool]]()
    for name in match.game.orders.names:
        if name == match.game.orders.plan or given[name] != ASK or is_unasked(table, seat, name):
            continue
        values = [
            each for each in match.orders.values(seat, name) if each != ASK and len(each) <= LONGEST_VALUE
        ]
        answers = {value: match.orders.answer(decision, {name: value}) for value in values}
        said = {value: answer == chosen for value, answer in answers.items() if answer is not None}
        if said:
            found[name] = said
    return found


def noticed(table: Table, seat: Seat, choice: Followed) -> tuple[str, str] | None:
    """Count one more choice; a standing order, as name and value, once it has been followed often enough."""
    for name, values in choice.items():
        counts = table.habits.setdefault((seat, name), {})
        for value, same in values.items():
            counts[value] = counts.get(value, 0) + 1 if same else 0
        habit = next((value for value in values if counts[value] >= ENOUGH), None)
        if habit is not None:
            forget(table, seat, name)
            return name, habit
    return None


def forget(table: Table, seat: Seat, name: str) -> None:
    """Begin to count anew."""
    table.habits.pop((seat, name), None)


def is_unasked(table: Table, seat: Seat, name: str) -> bool:
    """Whether its person has said that this is never to be proposed."""
    return bool(table.orders.get(seat, {}).get(f"{UNASKED}{name}"))


def unasked(table: Table, seat: Seat, name: str) -> OrderRecord:
    """What must be written so that this is never proposed again."""
    return OrderRecord(table.record.id, seat, f"{UNASKED}{name}", "1")
