"""Deciding ahead: a person who is not asked yet answers what others can no longer change.

The answers are played when their questions come, in the order of the rules. Where a question differs then, it is asked.
"""

from __future__ import annotations

from dataclasses import replace

from bot.storage.records import Change, OrderRecord
from bot.tables.committer import Committer
from bot.tables.early_answers import early_of, has_looked, kept, look
from bot.tables.moves import NOTHING, Moves
from bot.tables.paused_orders import changed
from bot.tables.table import Table
from engine.core.ahead import Ahead, EarlyAnswer, deciding
from engine.core.errors import RuleError, Stale
from engine.core.questions import Seat


class DecidingAhead:
    """Answers at a table, now or ahead."""

    def __init__(self, committer: Committer, moves: Moves) -> None:
        self._committer = committer
        self._moves = moves

    async def at(self, table: Table, member: int) -> Table:
        """The table as this person decides at it: a copy in which they are asked what they can decide ahead, or itself.

        Who sees their dice there has seen them: that is on disk before.
        """
        seat = next((each.seat for each in table.seats if each.member == member), None)
        if seat is None or table.record.status != "running" or table.match is None:
            return table
        if table.match.asks(seat) is not None:
            return table
        async with table.lock:
            found = look(table, table.match, seat, table.orders)
            if found is not None and found.rolled and not has_looked(table.orders, seat):
                await self._note(table, kept(table, seat, ()))
            if found is None or found.decision is None:
                return table
            return _copy(table, found, seat)

    async def play(
        self, table: Table, seat: Seat, line: str, move: int | None = None, beside: Change = NOTHING
    ) -> None:
        """This seat gives its answer, as `Moves.play`; at a copy of a table it is kept until its question comes."""
        if (real := table.ahead_of) is None:
            await self._moves.play(table, seat, line, move, beside)
        elif not await self._decided(table, real, seat, line, move, beside):
            # Its turn has come meanwhile, with the same question if the move number is still right.
            await self._moves.play(real, seat, line, move, beside)
            table.match, table.ahead_of, table.in_case = real.running, None, False

    async def _decided(
        self, copy: Table, table: Table, seat: Seat, line: str, move: int | None, beside: Change
    ) -> bool:
        """Keep an early answer; returns False when the seat is asked by now."""
        async with table.lock:
            if table.playing.asks(seat) is not None:
                return False
            found = look(table, table.playing, seat, table.orders)
            if found is None or found.decision is None:
                raise table.not_asked()
            if move is not None and move != _move_number(table, seat):
                raise Stale
            option = found.decision.option(table.game.read(line))
            answer = EarlyAnswer.to(found.decision, str(option))
            await self._note(table, kept(table, seat, (*early_of(table.orders, seat), answer)), beside)
            after = look(table, table.playing, seat, table.orders)
            if after is None:
                raise AssertionError("an early answer changes nothing for the others")
            copy.match, copy.moves, copy.in_case = after.match, _copy(table, after, seat).moves, after.in_case
        return True

    async def take_back(self, table: Table, member: int) -> bool:
        """Take back this person's last early answer; returns False where there is none.

        Raises `RuleError` when dice have fallen since.
        """
        async with table.lock:
            seat = table.seat_of(member)
            early = early_of(table.orders, seat)
            if not early:
                return False
            found = look(table, table.playing, seat, table.orders)
            if found is not None and not found.last_is_free:
                raise RuleError("undo-ahead")
            await self._note(table, kept(table, seat, early[:-1]))
        return True

    async def _note(self, table: Table, record: OrderRecord, beside: Change = NOTHING) -> None:
        await self._committer.write(Change((record,)) + beside)
        table.orders = changed(table.orders, (record,))


def _copy(table: Table, found: Ahead, seat: Seat) -> Table:
    moves = [*table.moves]
    moves[seat] = _move_number(table, seat)
    return replace(table, match=found.match, moves=moves, ahead_of=table, in_case=found.in_case)


def _move_number(table: Table, seat: Seat) -> int:
    """What a control of this seat carries: early answers count, so that it stays when they are played."""
    return table.moves[seat] + len(early_of(table.orders, seat))


def may_decide(table: Table) -> list[Seat]:
    """The seats that are told that they may decide ahead: it says nothing about their dice, orders or answers."""
    return [seat for seat in deciding(table.running) if seat in table.present and not table.sealed(seat)]
