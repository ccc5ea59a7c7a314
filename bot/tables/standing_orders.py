"""Standing orders: what a seat wants to be answered for it, so that the table does not wait for a small choice."""

from __future__ import annotations

from bot.storage.records import Change, OrderRecord
from bot.tables.committer import Committer
from bot.tables.early_answers import as_seen
from bot.tables.paused_orders import ASK, changed, release
from bot.tables.progress import Progress
from bot.tables.table import Table
from engine.core.errors import RuleError
from engine.core.questions import Seat

DRAFT = "draft"
"""Stored beside the standing orders of a seat: the newest text of its plan, confirmed or not."""
LONGEST_DRAFT = 2000
LONGEST_TYPED = 500
"""What a person may write of an order in their own words."""


class StandingOrders:
    """Setting the standing orders of a table; `Progress` gives them."""

    def __init__(self, committer: Committer, progress: Progress) -> None:
        self._committer = committer
        self._progress = progress

    async def give(self, table: Table, seat: Seat, name: str, text: str) -> bool:
        """From now on this seat answers like that, or from its next turn on if it has seen dice of this one ahead.

        Returns whether it has answered a question that was open; raises `RuleError` when the game has no such question,
        or not that answer to it.
        """
        async with table.lock:
            match = table.playing
            if name not in match.game.orders.names:
                raise RuleError("error-no-such-order", order=name)
            given = OrderRecord(table.record.id, seat, name, match.orders.read(seat, name, text))
            return await self._obey(table, given)

    async def keep_draft(self, table: Table, seat: Seat, text: str) -> None:
        """Store the text of a plan, right or wrong, so that it can be corrected."""
        async with table.lock:
            await self._note(table, (OrderRecord(table.record.id, seat, DRAFT, text[:LONGEST_DRAFT]),))

    async def _obey(self, table: Table, given: OrderRecord) -> bool:
        """Write the standing order, with the move that it makes at once if its question is open."""
        match = table.playing.copy()
        decision = next((each for each in match.decisions if each.seat == given.seat), None)
        if decision is None or match.orders.answer(decision, {given.name: given.value}) is None:
            await self._note(table, (given, *as_seen(table, given)))
            return False
        orders = (given, *release(table, given.seat))
        rows = self._progress.settle(table, match, len(table.rows), changed(table.orders, orders))
        beside = Change((*await self._progress.outdated(table), *orders))
        await self._progress.commit(table, match, rows, beside)
        return True

    async def _note(self, table: Table, orders: tuple[OrderRecord, ...]) -> None:
        await self._committer.write(Change(orders))
        table.orders = changed(table.orders, orders)


def standing_answers(table: Table, seat: Seat) -> dict[str, str]:
    """The standing order of this seat to every question of the game that can have one, `ask` where it has none."""
    given = table.orders.get(seat, {})
    return {name: given.get(name) or ASK for name in table.game.orders.names}


def draft_of(table: Table, seat: Seat) -> str:
    """The newest text of this seat's plan: what it wrote last, else what it has confirmed; empty without any."""
    planned = standing_answers(table, seat)[table.game.orders.plan]
    return table.orders.get(seat, {}).get(DRAFT) or ("" if planned == ASK else planned)


def is_in_force(table: Table, seat: Seat, plan: str) -> bool:
    """Whether this is the plan that is played when the turn of its owner comes."""
    return bool(plan) and standing_answers(table, seat)[table.game.orders.plan] == plan
