"""The time of decisions: who is called when, what is due later, and what an answer costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.expecting import expected_days
from bot.live import Live
from bot.pace import PACES, bank_after, deadline
from bot.people import DM, NOWHERE, THREAD, ClockRecord, DueRecord, PersonRecord
from bot.registry import MOST_AWAKE, Clock, Entropy, Registry
from bot.remembering import Remembering
from bot.store import Store
from engine.core.questions import Seat

CALL, REMIND, EXPIRE, NEXT_UP = "call", "remind", "expire", "next-up"
"""What can be due for a decision."""
SKIP_SEAT = "skip-seat"
"""What is due once the others have decided to skip a seat."""
LOBBY_WARN, LOBBY_END = "lobby-warn", "lobby-end"
"""What can be due for a lobby that nobody starts."""
LAPSE = "lapse"
"""What can be due for a question to other seats."""
GATHERING = 300
"""Seconds between two direct messages to one person: what comes up in between waits and is told together."""


@dataclass(slots=True)
class Asked:
    """What a move means for the clocks: who is mentioned in the hand-over, and everything to be written."""

    mention: list[Seat] = field(default_factory=list[Seat])
    kept: list[Any] = field(default_factory=list[Any])


class Clocks(Registry):
    """Starts and stops the clocks of the seats."""

    def __init__(self, store: Store, clock: Clock, entropy: Entropy, most_awake: int = MOST_AWAKE) -> None:
        super().__init__(store, clock, entropy, most_awake)
        self._remembered = Remembering(store)

    async def person(self, member: int) -> PersonRecord:
        """What this person wants, the defaults as long as they have said nothing."""
        person, _ = await self._remembered.wishes(member)
        return person

    async def calls_of(self, person: PersonRecord, game: int) -> str:
        """Where this person is called for this table."""
        _, single = await self._remembered.wishes(person.member)
        return single.get(game, person.calls)

    async def clocks(self, live: Live) -> list[ClockRecord]:
        """The clocks of a table by seat; a game that began before there were clocks has full banks."""
        found = await self._remembered.clocks(live.record.id)
        game, bank = live.record.id, PACES[live.record.pace].bank
        return [found.get(seat.seat) or ClockRecord(game, seat.seat, 0, bank) for seat in live.seats]

    async def expected_days(self, live: Live) -> int | None:
        """How many days a game at this table will probably take, None while nobody's pace is known."""
        people = [await self.person(seat.member) for seat in live.seats]
        return expected_days(live.setup.game, live.setup.seats, people)

    async def clocked(self, live: Live, asked: Sequence[Seat], done: Sequence[Seat]) -> Asked:
        """These seats are asked from now on, and those have answered."""
        result = Asked()
        if not asked and not done:
            return result
        clocks = await self.clocks(live)
        for seat in done:
            if clocks[seat].asked and seat not in asked:
                result.kept += await self._stopped(live, clocks[seat])
        for seat in asked:
            await self._started(live, clocks[seat], result)
        return result

    async def _stopped(self, live: Live, clock: ClockRecord) -> list[Any]:
        person = await self.person(live.seats[clock.seat].member)
        now, pace = self.clock(), PACES[live.record.pace]
        bank = bank_after(pace, person.rhythm, clock.asked, now, clock.bank)
        spent = person.rhythm.between(clock.asked, now)
        slower = replace(person, answers=person.answers + 1, seconds=person.seconds + spent)
        return [replace(clock, asked=0, bank=bank), slower]

    async def _started(self, live: Live, clock: ClockRecord, result: Asked) -> None:
        person = await self.person(live.seats[clock.seat].member)
        now = self.clock()
        calls = await self.calls_of(person, live.record.id)
        at_once = calls == THREAD and person.rhythm.may_be_called(now)
        if at_once:
            result.mention.append(clock.seat)
        told = at_once or calls == NOWHERE
        started = replace(clock, asked=now, called=int(told))
        result.kept.append(started)
        if not told:
            result.kept.append(self._call(person, calls))
        result.kept += self._moments(live, person, started)
        result.kept += await self._next_up(live, clock.seat)

    def _call(self, person: PersonRecord, calls: str) -> DueRecord:
        """The person is told as soon as they may be; direct messages are gathered."""
        earliest = self.clock()
        if calls == DM:
            earliest = max(earliest, person.called + GATHERING)
        return self.due(person.rhythm.next_call(earliest), CALL, None, person.member)

    def _moments(self, live: Live, person: PersonRecord, clock: ClockRecord) -> list[DueRecord]:
        """The reminders of a decision and the end of its time."""
        moments = deadline(PACES[live.record.pace], person.rhythm, clock.asked, clock.bank)
        if moments is None:
            return []
        game = live.record.id
        remind = [self.due(at, REMIND, game, clock.seat, clock.asked) for at in moments.reminders]
        return [*remind, self.due(moments.expires, EXPIRE, game, clock.seat, clock.asked)]

    async def _next_up(self, live: Live, seat: Seat) -> list[DueRecord]:
        """A note for whoever sits next and wants to know; it is dropped where it would disturb."""
        following = live.seats[(seat + 1) % len(live.seats)]
        person = await self.person(following.member)
        if not person.next_up or not person.rhythm.may_be_called(self.clock()):
            return []
        return [self.due(self.clock(), NEXT_UP, live.record.id, following.seat, self.clock())]

    def due(self, at: int, kind: str, game: int | None, who: int, asked: int = 0) -> DueRecord:
        return DueRecord(self.store.new_id("due"), at, kind, game, who, asked)
