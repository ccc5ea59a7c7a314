"""When somebody's time is up, the others decide: wait, let the seat be skipped, look for a substitute, or end."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from bot.clocks import EXPIRE
from bot.language.names import shown
from bot.live import Live
from bot.pace import PACES
from bot.people import ClockRecord, DueRecord, VoteRecord
from bot.records import Change
from bot.tables import Tables
from engine.core.errors import RuleError
from engine.core.players import greedy
from engine.core.questions import Seat

WAIT, SKIP, SUBSTITUTE, END = "wait", "skip", "substitute", "end"
CHOICES = (WAIT, SKIP, SUBSTITUTE, END)
LONGEST_SKIP = 60
"""So many decisions of one seat are made for it before it is asked again, whatever the game."""


def opened(number: int, due: DueRecord) -> VoteRecord:
    """The vote about a decision whose time is up."""
    return VoteRecord(number, due.game or 0, due.who, due.asked, "{}")


def answers(vote: VoteRecord) -> dict[Seat, str]:
    """Who has chosen what so far."""
    return {int(seat): choice for seat, choice in json.loads(vote.answers).items()}


def voters(live: Live, vote: VoteRecord) -> set[Seat]:
    """Everybody who is still there, but for the seat that it is about."""
    return live.present - {vote.seat}


def decided(chosen: Mapping[Seat, str], voting: set[Seat]) -> str | None:
    """The choice of more than half of the voters; when all have voted without one, the table waits."""
    counts = Counter(chosen[seat] for seat in voting if seat in chosen)
    most, count = max(counts.items(), key=lambda each: each[1], default=("", 0))
    if 2 * count > len(voting):
        return most
    return WAIT if voting <= set(chosen) else None


async def vote(tables: Tables, live: Live, number: int, member: int, choice: str) -> str | None:
    """A seat votes; returns what was decided, None while more votes are needed. Raises `RuleError`."""
    async with live.lock:
        seat = live.seat_of(member)
        _ = live.playing
        found = await tables.store.find(VoteRecord, "id = ? and game = ?", number, live.record.id)
        clocks = await tables.clocks(live)
        if not found or found[0].status != "open" or clocks[found[0].seat].asked != found[0].asked:
            raise RuleError("error-nothing-asked")
        ballot = found[0]
        if seat == ballot.seat or choice not in CHOICES:
            raise RuleError("vote-not-yours")
        chosen = {**answers(ballot), seat: choice}
        result = decided(chosen, voters(live, ballot))
        status = "decided" if result else "open"
        ballot = replace(ballot, answers=json.dumps(chosen), status=status)
        kept: list[object] = [ballot]
        if result == WAIT:
            kept.append(await _once_more(tables, live, clocks[ballot.seat]))
        posts = ()
        if result:
            name = shown(live.names[ballot.seat])
            posts = (tables.post(live.record.id, "say", text=f"vote-decided-{result}", name=name),)
        await tables.store.write(Change(kept=tuple(kept), posts=posts))
    for post in posts:
        tables.owed(post)
    if result:
        await _carry_out(tables, live, ballot.seat, result)
    return result


async def _once_more(tables: Tables, live: Live, clock: ClockRecord) -> DueRecord:
    """The same time again, without further reminders."""
    person = await tables.person(live.seats[clock.seat].member)
    at = person.rhythm.after(tables.clock(), PACES[live.record.pace].turn)
    return tables.due(at, EXPIRE, live.record.id, clock.seat, clock.asked)


async def _carry_out(tables: Tables, live: Live, seat: Seat, choice: str) -> None:
    if choice == SKIP:
        await skip(tables, live, seat)
    elif choice == SUBSTITUTE:
        await tables.offer(live, seat)
    elif choice == END:
        await tables.close_without_result(live)
    tables.scheduled()


async def skip(tables: Tables, live: Live, seat: Seat) -> None:
    """Decide for a seat, sensibly, until somebody else is asked."""
    for _ in range(LONGEST_SKIP):
        match = live.running
        if match.over or seat not in match.waiting:
            return
        option = greedy(match, match.decision_of(seat))
        await tables.play(live, seat, str(option))
