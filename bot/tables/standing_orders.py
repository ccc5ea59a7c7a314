"""Standing answers: what a seat wants to be answered for it, so that nobody waits for a small choice."""

from __future__ import annotations

from bot.storage.records import Change, OrderRecord
from bot.tables.committer import Committer
from bot.tables.paused_orders import ASK, changed, release
from bot.tables.progress import Progress
from bot.tables.table import Live
from engine.core.errors import RuleError
from engine.core.questions import Seat

DRAFT = "draft"
"""Stored beside the standing answers of a seat: the newest text of its plan, confirmed or not."""
LONGEST_DRAFT = 2000


class StandingOrders:
    """Setting the standing answers of a table; `Progress` gives them."""

    def __init__(self, committer: Committer, progress: Progress) -> None:
        self._committer = committer
        self._progress = progress

    async def give(self, live: Live, seat: Seat, name: str, text: str) -> bool:
        """From now on this seat answers like that; returns whether it has answered a question that was open.

        Raises `RuleError` when the game has no such question, or not that answer to it.
        """
        async with live.lock:
            match = live.playing
            if name not in match.game.orders.names:
                raise RuleError("error-no-such-order", order=name)
            given = OrderRecord(live.record.id, seat, name, match.orders.read(seat, name, text))
            return await self._obey(live, given)

    async def keep_draft(self, live: Live, seat: Seat, text: str) -> None:
        """Remember what somebody wrote as a plan, right or wrong, so that it can be corrected."""
        async with live.lock:
            await self._note(live, (OrderRecord(live.record.id, seat, DRAFT, text[:LONGEST_DRAFT]),))

    async def _obey(self, live: Live, given: OrderRecord) -> bool:
        """Write the standing answer, with the move that it makes at once if its question is open."""
        match = live.playing.copy()
        decision = next((each for each in match.decisions if each.seat == given.seat), None)
        if decision is None or match.orders.answer(decision, {given.name: given.value}) is None:
            await self._note(live, (given,))
            return False
        orders = (given, *release(live, given.seat))
        rows = self._progress.settle(live, match, len(live.rows), changed(live.orders, orders))
        beside = Change((*await self._progress.outdated(live), *orders))
        await self._progress.commit(live, match, rows, beside)
        return True

    async def _note(self, live: Live, orders: tuple[OrderRecord, ...]) -> None:
        await self._committer.write(Change(orders))
        live.orders = changed(live.orders, orders)


def standing_answers(live: Live, seat: Seat) -> dict[str, str]:
    """The standing answer of this seat to every question of the game that can have one, `ask` where it has none."""
    given = live.orders.get(seat, {})
    return {name: given.get(name) or ASK for name in live.game.orders.names}


def draft_of(live: Live, seat: Seat) -> str:
    """The newest text of this seat's plan: what it wrote last, else what it has confirmed; empty without any."""
    planned = standing_answers(live, seat)[live.game.orders.plan]
    return live.orders.get(seat, {}).get(DRAFT) or ("" if planned == ASK else planned)
