"""Choices that a seat makes again and again: after three alike the bot proposes to answer them from now on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace

from bot.storage.people import NEVER, ProposalRecord
from bot.storage.records import Change
from bot.tables.actions.tables import Tables
from bot.tables.model.prepared import answers_of
from bot.tables.model.table import Table
from engine.core.actions import Action
from engine.core.prepared import ASK
from engine.core.questions import Decision, Seat

ENOUGH = 3
"""So many choices in a row that a prepared answer would have made lead to a proposal."""
LONGEST_ANSWER = 60
"""Longer answers do not fit into the custom id of a button."""

Followed = Mapping[str, Mapping[str, bool]]
"""By kind of question and answer, whether that would have made this choice."""


def find_matching(table: Table, decision: Decision, chosen: Action) -> Followed:
    """Which answers that this seat has not prepared would have made the same choice, while it is open."""
    kinds, seat = table.running.kinds, decision.seat
    given, found = answers_of(table, seat), dict[str, dict[str, bool]]()
    for name in kinds.about(decision):
        if name == kinds.plan or given[name] != ASK:
            continue
        values = [each for each in kinds.values(seat, name) if each != ASK and len(each) <= LONGEST_ANSWER]
        answers = {value: kinds.answer(decision, {name: value}) for value in values}
        said = {value: answer == chosen for value, answer in answers.items() if answer is not None}
        if said:
            found[name] = said
    return found


async def count_choice(
    tables: Tables, table: Table, seat: Seat, choice: Followed
) -> tuple[Change, tuple[str, str] | None]:
    """One more choice of this person, at whatever table of the game, to be written with it; and a kind of
    question with the answer to propose, once it was given often enough.
    """
    member, game = table.seats[seat].member, table.game.id
    fresh, proposal = list[ProposalRecord](), None
    for name, values in choice.items():
        before = await tables.people.proposal(member, game, name)
        if before.counts == NEVER:
            continue
        counts: dict[str, int] = json.loads(before.counts)
        counts |= {value: counts.get(value, 0) + 1 if same else 0 for value, same in values.items()}
        always = next((value for value in values if counts[value] >= ENOUGH), None)
        left = {} if always else {value: count for value, count in counts.items() if count}
        if left != json.loads(before.counts):
            fresh.append(replace(before, counts=json.dumps(left)))
        proposal = proposal or (always and (name, always)) or None
    return Change(tuple(fresh)), proposal


def never_propose(table: Table, seat: Seat, name: str) -> ProposalRecord:
    """What must be written so that this is never proposed to this person again."""
    return ProposalRecord(table.seats[seat].member, table.game.id, name, NEVER)
