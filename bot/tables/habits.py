"""Choices that a seat makes again and again: after three alike the bot proposes to answer them from now on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace

from bot.storage.people import NEVER, HabitRecord
from bot.storage.records import Change
from bot.tables.prepared import answers_of
from bot.tables.table import Table
from bot.tables.tables import Tables
from engine.core.actions import Action
from engine.core.prepared import ASK
from engine.core.questions import Decision, Seat

ENOUGH = 3
"""So many choices in a row that a standing order would have made are a habit."""
LONGEST_ANSWER = 60
"""Longer answers do not fit into the custom id of a button."""

Followed = Mapping[str, Mapping[str, bool]]
"""By order and value, whether that would have made this choice."""


def followed(table: Table, decision: Decision, chosen: Action) -> Followed:
    """Which standing orders that this seat has not given would have made the same choice, while it is open."""
    orders, seat = table.running.orders, decision.seat
    given, found = answers_of(table, seat), dict[str, dict[str, bool]]()
    for name in orders.about(decision):
        if name == orders.plan or given[name] != ASK:
            continue
        values = [each for each in orders.values(seat, name) if each != ASK and len(each) <= LONGEST_ANSWER]
        answers = {value: orders.answer(decision, {name: value}) for value in values}
        said = {value: answer == chosen for value, answer in answers.items() if answer is not None}
        if said:
            found[name] = said
    return found


async def counted(
    tables: Tables, table: Table, seat: Seat, choice: Followed
) -> tuple[Change, tuple[str, str] | None]:
    """One more choice of this person, at whatever table of the game, to be written with it; and a standing order, as
    name and value, once it has been followed often enough.
    """
    member, game = table.seats[seat].member, table.game.id
    fresh, habit = list[HabitRecord](), None
    for name, values in choice.items():
        before = await tables.people.habit(member, game, name)
        if before.counts == NEVER:
            continue
        counts: dict[str, int] = json.loads(before.counts)
        counts |= {value: counts.get(value, 0) + 1 if same else 0 for value, same in values.items()}
        always = next((value for value in values if counts[value] >= ENOUGH), None)
        left = {} if always else {value: count for value, count in counts.items() if count}
        if left != json.loads(before.counts):
            fresh.append(replace(before, counts=json.dumps(left)))
        habit = habit or (always and (name, always)) or None
    return Change(tuple(fresh)), habit


def never_propose(table: Table, seat: Seat, name: str) -> HabitRecord:
    """What must be written so that this is never proposed to this person again."""
    return HabitRecord(table.seats[seat].member, table.game.id, name, NEVER)
