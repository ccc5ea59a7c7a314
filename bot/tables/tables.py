"""The life of tables: open, join, leave, start, play, take back, end; all on disk before it is shown."""

from __future__ import annotations

import json
import logging
from dataclasses import replace

from bot.language.names import shown
from bot.storage.records import Change, PostRecord, RequestRecord, TableRecord
from bot.tables.clocks import LAPSE
from bot.tables.lobby import ROTATION
from bot.tables.paused_orders import changed, hold
from bot.tables.seats import Seating
from bot.tables.table import Live, must_agree, rebuild
from engine.core.errors import RuleError
from engine.core.log import is_free, last_choice
from engine.core.match import Row
from engine.core.questions import Seat

log = logging.getLogger(__name__)

OPEN_FOR = 3 * 24 * 3600
"""Seconds for which a question to other seats stays open."""


class Tables(Seating):
    """Everything that can be done to tables, with what needs the consent of others on top."""

    async def undo(self, live: Live, member: int) -> RequestRecord | None:
        """Take back this person's last choice: at once when it shows nobody anything new, else with consent.

        Returns the open request when others must agree; raises `RuleError` when there is nothing to take back.
        """
        async with live.lock:
            seat = live.seat_of(member)
            _ = live.playing
            keep = last_choice(live.rows, seat)
            if keep is None:
                raise RuleError("undo-nothing")
            if live.sealed(seat) or keep < live.seats[seat].first_move:
                raise RuleError("undo-first-move")
            if is_free(live.rows, seat, keep):
                posts = await self._take_back(live, seat, keep)
                request = None
            else:
                request, posts = await self._ask(live, "undo", seat, keep)
        self.announce(posts)
        return _still_open(request)

    async def _take_back(
        self, live: Live, seat: Seat, keep: int, requests: tuple[RequestRecord, ...] = ()
    ) -> list[PostRecord]:
        row = Row(seat, f"undo {keep}")
        snapshots = await self.store.snapshots(live.record.id)
        try:
            match = rebuild(live, [*live.rows, row], snapshots)
        except Exception as mistake:  # corrected rules cannot follow the moves before it
            log.warning("table %s: nothing can be taken back to row %s", live.record.id, keep, exc_info=True)
            raise RuleError("undo-past-changed") from mistake
        match.take_events()
        rows = [self._log(live, match, row, len(live.rows) + 1)]
        held = hold(live, seat)
        rows += self._settle(live, match, len(live.rows) + 1, changed(live.orders, held))
        owed = (self.post(live.record.id, "say", text="undo-done", name=shown(live.names[seat])),)
        posts = await self._commit(live, match, rows, Change(posts=owed, requests=requests, orders=held))
        live.recall(snapshots)
        return posts

    async def end(self, live: Live, member: int) -> RequestRecord | None:
        """End without a result: in the lobby the host decides, in a running game all seats must agree."""
        async with live.lock:
            if live.record.status == "lobby":
                if member != live.record.host:
                    raise RuleError("error-only-host-starts", host=live.names[live.seat_of(live.record.host)])
                closed = self.post(
                    live.record.id, "say", text="host-closed", name=shown(self._host_name(live))
                )
                posts = await self._close(live, closed)
                request = None
            elif live.record.status == "running":
                request, posts = await self._ask(live, "end", live.seat_of(member), len(live.rows))
            else:
                raise RuleError("error-already-over")
        self.announce(posts)
        return _still_open(request)

    async def _ask(
        self, live: Live, kind: str, seat: Seat, keep: int
    ) -> tuple[RequestRecord, list[PostRecord]]:
        """Ask those who must agree; one question of a kind at a time."""
        if any(each.kind == kind for each in await self.store.open_requests(live.record.id)):
            raise RuleError("error-one-question-at-a-time")
        request = RequestRecord(
            self.store.new_id("requests"), live.record.id, kind, seat, keep, json.dumps([seat]), "open"
        )
        if must_agree(live, request) == {seat}:
            return await self._carry_out(live, replace(request, status="accepted"))
        self.limits.count(kind, live.record.id, seat)
        post = self.post(live.record.id, "request", request=request.id)
        lapses = self.due(self.clock() + OPEN_FOR, LAPSE, live.record.id, request.id)
        await self.store.write(Change(requests=(request,), posts=(post,), kept=(lapses,)))
        live.undo_asked = True
        self.scheduled()
        return request, [post]

    async def lapse(self, live: Live, number: int) -> None:
        """A question to other seats that nobody has answered for long is dropped, and the thread is told."""
        async with live.lock:
            request = await self.store.request(number)
            if request is None or request.status != "open" or live.record.status != "running":
                return
            name = shown(live.names[request.seat])
            post = self.post(live.record.id, "say", text=f"{request.kind}-lapsed", name=name)
            await self.store.write(Change(requests=(replace(request, status="void"),), posts=(post,)))
        self.announce([post])

    async def consent(self, live: Live, request_id: int, member: int, answer: str) -> RequestRecord:
        """A seat says `yes` or `no` to a request; the last yes carries it out, one no refuses it."""
        async with live.lock:
            seat = live.seat_of(member)
            _ = live.playing
            request = await self.store.request(request_id)
            if request is None or request.game != live.record.id or request.status != "open":
                raise RuleError("error-nothing-asked")
            agreed: list[int] = json.loads(request.agreed)
            waiting = must_agree(live, request) - set(agreed)
            if seat not in waiting:
                raise RuleError("undo-waiting", names=", ".join(live.names[each] for each in sorted(waiting)))
            request, posts = await self._answer(live, request, agreed, seat, answer)
        self.announce(posts)
        return request

    async def _answer(
        self, live: Live, request: RequestRecord, agreed: list[int], seat: Seat, answer: str
    ) -> tuple[RequestRecord, list[PostRecord]]:
        if answer == "no":
            request = replace(request, status="refused")
            post = self.post(
                live.record.id, "say", text=f"{request.kind}-refused", name=shown(live.names[seat])
            )
            await self.store.write(Change(requests=(request,), posts=(post,)))
            return request, [post]
        request = replace(request, agreed=json.dumps([*agreed, seat]))
        if not must_agree(live, request) <= {*agreed, seat}:
            await self.store.write(Change(requests=(request,)))
            return request, []
        return await self._carry_out(live, replace(request, status="accepted"))

    async def _carry_out(self, live: Live, request: RequestRecord) -> tuple[RequestRecord, list[PostRecord]]:
        """Everybody agreed."""
        self.limits.forgive(request.kind, live.record.id, request.seat)
        if request.kind == "end":
            return request, await self._close(live, requests=(request,))
        return request, await self._take_back(live, request.seat, request.keep, (request,))

    async def rematch(self, live: Live, member: int) -> Live:
        """A new lobby for the same people with the seats moved on by one; a second wish leads to the same table."""
        seat = live.seat_of(member)
        if live.record.status not in ("over", "ended") or live.match is None:
            raise RuleError("error-not-over")
        async with live.lock:
            known = await self.store.note(f"rematch-{live.record.id}")
            if known is not None:
                return await self.get(int(known))
            await self.may_open(member, live.record.channel)
            host = live.seats[seat]
            again = await self.open(
                server=live.record.server,
                channel=live.record.channel,
                thread=None,
                host=host,
                title=live.record.title,
                setup=live.setup,
                pace=live.record.pace,
                rated=live.record.rated,
            )
            order = [each.member for each in (*live.seats[1:], live.seats[0])]
            notes = {
                f"rematch-{live.record.id}": str(again.record.id),
                f"{ROTATION}{again.record.id}": json.dumps(order),
            }
            await self.store.write(Change(notes=notes))
        return again

    async def make_host(self, live: Live, member: int, heir: int) -> None:
        """The host hands the table to another player; everybody sees it."""
        async with live.lock:
            if member != live.record.host:
                raise RuleError("error-only-host", host=self._host_name(live))
            if all(seat.member != heir for seat in live.seats):
                raise RuleError("error-heir-not-seated")
            self.limits.count("host", live.record.id)
            record = replace(live.record, host=heir)
            name = shown(live.names[live.seat_of(heir)])
            posts = [self.post(record.id, "say", text="host-is-now", name=name)]
            if record.status == "lobby":
                posts.append(self.post(record.id, "lobby"))
            await self.store.write(Change(tables=(record,), posts=tuple(posts)))
            live.record = record
        self.announce(posts)

    @staticmethod
    def _host_name(live: Live) -> str:
        """The host may have given up the seat."""
        return next((seat.name for seat in live.seats if seat.member == live.record.host), "–")

    async def close_without_result(self, live: Live) -> None:
        """The table was asked and has decided to end."""
        async with live.lock:
            posts = await self._close(live)
        self.announce(posts)

    async def _close(
        self, live: Live, said: PostRecord | None = None, requests: tuple[RequestRecord, ...] = ()
    ) -> list[PostRecord]:
        record, posts = self.ending(live, said)
        await self.store.write(Change(tables=(record,), posts=tuple(posts), requests=requests))
        live.record = record
        return posts

    def ending(self, live: Live, said: PostRecord | None = None) -> tuple[TableRecord, list[PostRecord]]:
        """What an end without a result writes; `said` is what the thread reads about it."""
        record = replace(live.record, status="ended")
        note = "end-lobby" if live.match is None else "end-done"
        return record, [self.post(record.id, "lobby"), said or self.post(record.id, "say", text=note)]


def _still_open(request: RequestRecord | None) -> RequestRecord | None:
    """The request if others must still agree."""
    return request if request is not None and request.status == "open" else None
