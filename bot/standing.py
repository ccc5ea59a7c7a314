"""Standing answers: what a seat wants to be answered for it, so that nobody waits for a small choice."""

from __future__ import annotations

from bot.live import Live, Orders
from bot.lobby import Lobby
from bot.records import Change, OrderRecord, PostRecord
from engine.core.errors import RuleError
from engine.core.questions import Seat

ASK = "ask"
"""The value that means: no standing answer. It is stored, so that nothing ever needs to be deleted."""


class Standing(Lobby):
    """Setting the standing answers of a table; `Playing` gives them."""

    async def order(self, live: Live, seat: Seat, name: str, value: str) -> bool:
        """From now on this seat answers like that; returns whether it has answered a question that was open.

        Raises `RuleError` when the game has no such question, or not that answer to it.
        """
        async with live.lock:
            self._must_exist(live, seat, name, value)
            record = OrderRecord(live.record.id, seat, name, value)
            orders = {**live.orders, seat: {**live.orders.get(seat, {}), name: value}}
            posts = await self._obey(live, record, orders)
            live.orders = orders
        self.announce(posts)
        return bool(posts)

    @staticmethod
    def _must_exist(live: Live, seat: Seat, name: str, value: str) -> None:
        match = live.playing
        if name not in match.game.orders:
            raise RuleError("error-no-such-order", order=name)
        if value != ASK and value not in match.order_values(seat, name):
            raise RuleError("error-no-such-answer", answer=value)

    async def _obey(self, live: Live, record: OrderRecord, orders: Orders) -> list[PostRecord]:
        """Write the standing answer, with the move that it makes at once if its question is open."""
        match = live.playing.copy()
        decision = next((each for each in match.decisions if each.seat == record.seat), None)
        if decision is None or match.standing(decision, {record.name: record.value}) is None:
            await self.store.write(Change(orders=(record,)))
            return []
        rows = self._settle(live, match, len(live.rows), orders)
        return await self._commit(live, match, rows, requests=await self._outdated(live), orders=(record,))


def withdrawn(live: Live, seat: Seat) -> tuple[OrderRecord, ...]:
    """What takes all standing answers of a seat back: they are a secret of whoever leaves it."""
    return tuple(OrderRecord(live.record.id, seat, name, ASK) for name in live.orders.get(seat, {}))


def standing_answers(live: Live, seat: Seat) -> dict[str, str]:
    """The standing answer of this seat to every question of the game that can have one, `ask` where it has none."""
    return {name: live.orders.get(seat, {}).get(name, ASK) for name in live.game.orders}
