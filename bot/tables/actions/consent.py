"""Actions that need the consent of other seats: undoing a choice, and ending a game without a result."""

from __future__ import annotations

import logging
from dataclasses import replace

from bot.language.names import show_name
from bot.storage.messages import MessageRecord
from bot.storage.people import DueRecord
from bot.storage.records import Change, RequestRecord
from bot.tables.model.jobs import LapseJob
from bot.tables.model.limits import Limits
from bot.tables.model.lobby_seats import must_be_host
from bot.tables.model.pace import PACES
from bot.tables.model.posts import RequestPost, RoundPost, SayPost
from bot.tables.model.prepared import lets_choose_anew, take_back
from bot.tables.model.table import Table, host_name, must_agree, rebuild, with_news
from bot.tables.model.verification import log_hash
from bot.tables.writing.clocks import Clocks
from bot.tables.writing.committer import Committer
from bot.tables.writing.digests import take_out
from bot.tables.writing.moves import Moves, withdraw_offers, write_at
from engine.core.errors import RuleError
from engine.core.log import UNDO, find_last_choice, is_free
from engine.core.match import Row
from engine.core.questions import Seat

log = logging.getLogger(__name__)

OPEN_FOR = 3 * 24 * 3600
"""Seconds for which a request to other seats stays open."""
DRAFT = "draft"
"""The status of a request that was not yet sent to others; it is not stored."""


class Consent:
    """Requests to the other seats, and carrying them out once these agree."""

    def __init__(self, committer: Committer, clocks: Clocks, moves: Moves, limits: Limits) -> None:
        self._committer = committer
        self._clocks = clocks
        self._store = committer.store
        self._moves = moves
        self._limits = limits

    async def undo(
        self, table: Table, member: int, seen: int | None = None, *, is_confirmed: bool = False
    ) -> RequestRecord | None:
        """Undo this person's last choice: at once when it reveals nothing, else with consent.

        `seen` is the number of rows when the control was shown, so that pressing it twice undoes one choice. Others are
        asked only if the person has confirmed what is undone and nothing was played since. Returns the request when
        others must agree, as a draft until they are asked; raises `RuleError` when nothing can be undone.
        """
        async with table.lock:
            seat = table.seat_of(member)
            _ = table.playing
            if seen is not None and any(
                row.seat == seat and row.text.startswith(UNDO) for row in table.rows[seen:]
            ):
                return None
            keep = find_last_choice(table.rows, seat)
            if keep is None:
                raise RuleError("undo-nothing")
            if table.is_sealed(seat) or keep < table.seats[seat].first_move:
                raise RuleError("undo-first-move")
            if is_free(table.rows, seat, keep) and not await self._upsets_early(table, seat, keep):
                await self._take_back(table, seat, keep)
                return None
            for each in await self._store.open_requests(table.record.id):
                if (each.kind, each.seat) == ("undo", seat):
                    return each
            draft = _draft(table, "undo", seat, keep)
            has_confirmed_this = is_confirmed and seen == len(table.rows)
            if not has_confirmed_this and must_agree(table, draft) != {seat}:
                return draft
            return _still_open(await self._ask(table, draft))

    async def _upsets_early(self, table: Table, seat: Seat, keep: int) -> bool:
        """Whether the undo would let somebody who may have seen dice choose again what they have decided ahead."""
        if not any(each.has_looked for each in table.position.prepared.values()):
            return False
        rows = [*table.rows, Row(seat, f"{UNDO}{keep}")]
        match = rebuild(table, rows, await self._store.snapshots(table.record.id))
        return lets_choose_anew(table, match)

    async def _take_back(
        self, table: Table, seat: Seat, keep: int, requests: tuple[RequestRecord, ...] = ()
    ) -> None:
        row = Row(seat, f"undo {keep}")
        counting = {number for number, _ in table.counting(keep)}
        undone = [each for each in await self._store.log(table.record.id) if each.sequence in counting]
        snapshots = await self._store.snapshots(table.record.id)
        try:
            match = rebuild(table, [*table.rows, row], snapshots)
            prepared = take_back(table, seat, match, undone)
        except Exception as mistake:  # the log does not fit corrected rules
            log.warning("table %s: nothing can be taken back to row %s", table.record.id, keep, exc_info=True)
            raise RuleError("undo-past-changed") from mistake
        match.take_events()
        base = match.copy()
        rows = [self._moves.log_record(table, match, row, len(table.rows) + 1)]
        rows += self._moves.settle(table, match, len(table.rows) + 1, prepared)
        name = show_name(table.names[seat])
        said = self._committer.say(table.record.id, "undo-done", name=name)
        have_others_agreed = any(len(each.agreeing) > 1 for each in requests)  # the request's post says so
        posts = () if have_others_agreed else (said,)
        more = Change((*posts, *requests, *await self._rounds_since(table, keep)))
        await self._moves.commit(table, match, rows, more, base=base, prepared=prepared)
        table.position = with_news(table, snapshots)

    async def _rounds_since(self, table: Table, keep: int) -> list[MessageRecord]:
        """The records by which the messages of undone rounds are deleted."""
        rounds = await self._store.posts(table.record.id, RoundPost.kind)
        taken_back = [post for post in rounds if RoundPost.read(post.content).row > keep]
        return [
            self._committer.surplus(post.game, post.place or table.record.place, post=post.id)
            for post in taken_back
            if post.status != "passed"
        ]

    async def end(self, table: Table, member: int, *, is_confirmed: bool = False) -> RequestRecord | None:
        """End without a result: in a lobby the host decides, in a running game all seats must agree. If another seat
        has requested it already, this agrees with it. Returns a draft to confirm when nobody else need be asked.
        """
        async with table.lock:
            if table.record.status == "lobby":
                must_be_host(table, member, "error-only-host-starts")
                name = show_name(host_name(table))
                await self._close(table, SayPost("host-closed", values={"name": name}))
                return None
            if table.record.status == "running":
                seat = table.seat_of(member)
                for each in await self._store.open_requests(table.record.id):
                    if each.kind == "end":
                        return _still_open(await self._answer(table, each, seat, "yes"))
                draft = _draft(table, "end", seat, len(table.rows))
                if not is_confirmed and must_agree(table, draft) == {seat}:
                    return draft
                return _still_open(await self._ask(table, draft))
            raise RuleError("error-already-over")

    async def _ask(self, table: Table, draft: RequestRecord) -> RequestRecord:
        """Post a request for those who must agree (none: do it); raises `RuleError` if one of its kind is open."""
        if any(each.kind == draft.kind for each in await self._store.open_requests(table.record.id)):
            raise RuleError("error-one-question-at-a-time")
        request = replace(draft, id=self._store.new_id("requests"), status="open")
        if must_agree(table, request) == {request.seat}:
            return await self._carry_out(table, replace(request, status="accepted"))
        self._limits.count(request.kind, table.record.id, request.seat)
        until = self._committer.clock() + OPEN_FOR
        post = self._committer.post(table.record.id, RequestPost(request.id))
        lapses = self._committer.due(until, LapseJob(request.id), table.record.id)
        await self._committer.write(Change((request, post, lapses)))
        table.undo_asked = True
        return request

    async def lapse(self, table: Table, due: DueRecord, job: LapseJob) -> None:
        """Close a request to other seats that was open for too long, with a message in the thread; or count it again,
        as a computer now plays for somebody who had to answer.
        """
        async with table.lock:
            request = await self._store.request(job.request)
            if request is None or request.status != "open" or table.record.status != "running":
                return
            left = must_agree(table, request) - {*request.agreeing}
            same = await self._committer.find_jobs(table.record.id, job)
            stays = any(each.at > due.at for each in same)
            if not left and request.kind == "undo":
                await self._take_back_agreed(table, request)
            elif not stays:
                votes = await self._votes_about(table, request, left)
                await self._close_request(
                    table, replace(request, status="void"), "lapsed", request.seat, *votes
                )
            elif not left:  # a computer was chosen so that the game goes on: one of the others decides
                said = self._committer.say(table.record.id, "end-computer")
                await self._committer.write(Change((said,), (due,)))

    async def _take_back_agreed(self, table: Table, request: RequestRecord) -> None:
        """Carry out an undo to which all who must still agree have agreed before; void it where it is not possible."""
        try:
            await self._carry_out(table, replace(request, status="accepted"))
        except RuleError:
            await self._committer.write(Change((replace(request, status="void"),)))

    async def _votes_about(self, table: Table, request: RequestRecord, left: set[Seat]) -> list[DueRecord]:
        """Jobs for votes about seats to move that have not answered a request to end, without a pace (PACE-7)."""
        if request.kind != "end" or PACES[table.record.pace].turn:
            return []
        silent = left & {*table.running.waiting}
        return [await self._clocks.vote_job(table, seat, OPEN_FOR) for seat in sorted(silent)]

    async def _close_request(
        self, table: Table, request: RequestRecord, why: str, seat: Seat, *more: DueRecord
    ) -> RequestRecord:
        """Store a request that failed, with a message in the thread that says why and by whom."""
        name = show_name(table.names[seat])
        said = self._committer.say(table.record.id, f"{request.kind}-{why}", name=name)
        await self._committer.write(Change((request, said, *more)))
        return request

    async def answer(self, table: Table, request_id: int, member: int, answer: str) -> RequestRecord:
        """Answer a request with `yes` or `no`: the last yes carries it out, one no refuses it, or withdraws it if it is
        by the seat that asks. Raises `RuleError` when it is not open or not for this person to answer.
        """
        async with table.lock:
            seat = table.seat_of(member)
            _ = table.playing
            request = await self._store.request(request_id)
            if request is None or request.game != table.record.id or request.status != "open":
                raise RuleError("error-nothing-asked")
            if answer == "no" and seat == request.seat:
                withdrawn = replace(request, status="void")
                await self._committer.write(Change((withdrawn,)))
                return withdrawn
            waiting = must_agree(table, request) - {*request.agreeing}
            # Nobody is left for a request to end if a computer now plays for the last of them; then anyone may agree.
            if waiting and seat not in waiting:
                raise RuleError(
                    "undo-waiting", names=", ".join(table.names[each] for each in sorted(waiting))
                )
            return await self._answer(table, request, seat, answer)

    async def _answer(self, table: Table, request: RequestRecord, seat: Seat, answer: str) -> RequestRecord:
        if answer == "no":
            return await self._close_request(table, replace(request, status="refused"), "refused", seat)
        agreed = {*request.agreeing, seat}
        request = request.agreed_by(agreed)
        if not must_agree(table, request) <= agreed:
            await self._committer.write(Change((request,)))
            return request
        return await self._carry_out(table, replace(request, status="accepted"))

    async def _carry_out(self, table: Table, request: RequestRecord) -> RequestRecord:
        """Do what a request asks for, as all seats have agreed."""
        self._limits.reset(request.kind, table.record.id, request.seat)
        if request.kind == "end":
            await self._close(table, requests=(request,))
        else:
            await self._take_back(table, request.seat, request.keep, (request,))
        return request

    async def close_without_result(self, table: Table) -> None:
        """End the game without a result or close the lobby, without asking anybody."""
        async with table.lock:
            await self._close(table)

    async def _close(
        self, table: Table, said: SayPost | None = None, requests: tuple[RequestRecord, ...] = ()
    ) -> None:
        await write_at(self._committer, table, await self.ending(table, said) + Change(requests))

    async def ending(self, table: Table, said: SayPost | None = None) -> Change:
        """The change that ends a table without a result; `said` is the post about it (None: the usual one)."""
        record, put = replace(table.record, status="ended", board=None), list[object]()
        if table.match is None:
            said = said or SayPost("end-lobby")
        else:
            said = said or SayPost("end-posted", "rematch", {"log": log_hash(table)})
            put.append(self._committer.post(record.id, RoundPost(running=True)))
            for seat in table.match.waiting:
                member = table.seats[seat].member
                put += await take_out(self._committer, member, lambda game: game == record.id)
        put.append(self._committer.post(record.id, said))  # last, as posts are made in order of their ids
        offers = await withdraw_offers(self._committer, table, range(len(table.seats)))
        rematch = await self._committer.find_rematch(record.id)
        return Change((record, *put, *rematch)) + offers


def _draft(table: Table, kind: str, seat: Seat, keep: int) -> RequestRecord:
    """A request of this seat that is not stored yet."""
    return RequestRecord(0, table.record.id, kind, seat, keep, "", DRAFT).agreed_by([seat])


def _still_open(request: RequestRecord | None) -> RequestRecord | None:
    """The request if it is open, else None."""
    return request if request is not None and request.status == "open" else None
