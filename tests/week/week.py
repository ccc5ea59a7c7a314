"""Simulates weeks at several tables: the real program runs, is stopped and is killed, and people visit at their hours.

The clock jumps from one event to the next.
"""

from __future__ import annotations

import asyncio
import heapq
import random
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from itertools import count
from typing import Any
from zoneinfo import ZoneInfo

from bot.messages.custom_ids import Control, Vote
from bot.playground import Person, Playground
from bot.playground.messages import Message
from bot.storage.messages import MessageRecord
from bot.storage.people import DM, THREAD, DueRecord, VoteRecord
from bot.storage.records import PostRecord
from bot.tables.jobs.grace import GRACE
from bot.tables.model.jobs import WITH_GRACE
from tests.bot.support.table import cached_greedy, offer
from tests.bot.support.taps import tap
from tests.process.bot_process import BotProcess
from tests.process.play import lobby
from tests.week.child import SEED
from tests.week.facts import Facts, Question
from tests.week.hostile import Hostile
from tests.week.laws import Laws
from tests.week.messages import find_mistakes
from tests.week.people import DAY, HOUR, Company, Rhythm

CHILD = "tests.week.child"
GLANCE = 0.004
LONGEST_WAIT = 60.0
ACTS = 3
"""How often somebody on the hostile server acts in an hour."""
SNOOZE = 8 * HOUR


class Week:
    """The program, the people and the clock of some weeks; `laws` checks them after each event."""

    def __init__(
        self, process: BotProcess, playground: Playground, people: Mapping[str, Rhythm], seed: int, days: int
    ) -> None:
        self.process = process
        self.playground = playground
        self.dice = random.Random(seed)
        self.seed = seed
        self.begins = process.clock.now
        self.ends = self.begins + days * DAY
        self.facts = Facts(process, playground)
        known = {user.name for user in playground.world.people}
        for name in people:
            if name not in known:
                playground.world.join(name)
        self.rhythms = {int(playground.person(name).id): each for name, each in people.items()}
        self.laws = Laws(self.facts, self.rhythms)
        self.moves = 0
        self._order = count()
        self._visits: list[tuple[int, int, int]] = []
        self._moves_made: dict[tuple[int, str], int] = {}
        self._interruptions: list[tuple[int, str]] = []
        self._dies_in_next_move = False
        self.hostile: Hostile | None = None
        """The people on another server who do harm every hour, if there are any."""
        self._harmed = self.begins
        self.waits: list[float] = []
        """Seconds until each tap was answered, in real time."""
        process.program = CHILD

    # The program

    async def start(self) -> None:
        await self.process.start({SEED: str(self.seed)})
        self.laws.begun = self.process.clock.now
        await self.settle()

    async def settle(self) -> None:
        """Return when all due jobs are done and all posts are sent; raises `AssertionError`."""
        await self._wait_while(lambda: self._is_busy() or self._is_busy())

    async def _wait_while(self, is_busy: Callable[[], bool]) -> None:
        begun = time.monotonic()
        while is_busy():
            assert self.process.alive, "\n".join(self.process.lines[-20:])
            if time.monotonic() - begun > LONGEST_WAIT:
                raise AssertionError(
                    f"{self._read_unfinished()}, {self._read_unshown()}: {self.process.lines[-5:]}"
                )
            await asyncio.sleep(GLANCE)

    def _rows(self, game: int) -> int:
        (count,) = self.facts.read(int, "select count(*) from log where game = ?", game)
        return count

    def _is_busy(self) -> bool:
        held = WITH_GRACE if self.process.is_in_grace() else ()
        due, unsent = self._read_unfinished()
        different = self.facts.read(int, f"select game from pending where game in {self.facts.ours}")
        return bool(unsent or different) or any(each.kind not in held for each in due)

    def _read_unfinished(self) -> tuple[list[DueRecord], list[PostRecord]]:
        """The due jobs and the unsent posts; read in this order, as a job that ends in between makes posts."""
        here = "server in (0, ?)", self.facts.server.id
        due = self.facts.read(
            DueRecord, f"select * from due where {here[0]} and at <= ?", here[1], self.process.clock.now
        )
        waiting = f"select * from outbox where status in ('owed', 'sending') and game in {self.facts.ours}"
        return due, self.facts.read(PostRecord, waiting)

    def _read_unshown(self) -> list[object]:
        """The tables whose messages on Discord must still change, and these messages."""
        pending = f"select game from pending where game in {self.facts.ours}"
        said = f"select * from messages where game in ({pending})"
        return [*self.facts.read(str, pending), *self.facts.read(MessageRecord, said)]

    def _next_due(self) -> int:
        """When the next job of the program is due; without one the end of the weeks."""
        now = self.process.clock.now
        grace = self.process.latest_gap() + GRACE if self.process.is_in_grace() else 0
        due = self.facts.read(
            DueRecord,
            "select * from due where server in (0, ?) and (at > ? or kind in (?, ?, ?, ?))",
            self.facts.server.id,
            now,
            *WITH_GRACE,
        )
        moments = (max(each.at, grace) if each.kind in WITH_GRACE else each.at for each in due)
        return min((each for each in moments if each > now), default=self.ends)

    def _set_time(self, moment: int) -> None:
        """Set the clocks of the program and of Discord to this moment."""
        self.process.clock.show(max(moment, self.process.clock.now))
        clock = self.playground.world.clock
        clock.advance(self.process.clock.now - clock.now())

    async def _settle_and_check(self) -> None:
        """Settle, check everything, and let the notified people plan a visit."""
        await self.settle()
        for rung in self.laws.check():
            rhythm = self.rhythms[rung.member]
            if rhythm.after is not None and not self._has_left(rhythm):
                later = self.process.clock.now + round(self.dice.uniform(*rhythm.after) * 60)
                self._schedule_visit(rung.member, self._next_free_moment(rhythm, later))

    # The days

    async def run(self, tables: Sequence[Company], interruptions: Sequence[tuple[float, str]]) -> None:
        """Open the tables, then let the days pass; `interruptions` are days, and what happens to the program then."""
        self._interruptions = sorted((self.begins + round(day * DAY), what) for day, what in interruptions)
        await self.start()
        for member, rhythm in self.rhythms.items():
            await self._set_preferences(member, rhythm)
        for company in tables:
            await self._open(company)
        for member, rhythm in self.rhythms.items():
            for day in range((self.ends - self.begins) // DAY + 1):
                for hour in rhythm.looks:
                    self._schedule_visit(member, self._local_moment(rhythm, self.begins + day * DAY, hour))
            if rhythm.away is not None:
                self._schedule_visit(member, self.begins + round(rhythm.away[0] * DAY))
        while (moment := self._next_moment()) < self.ends:
            await self._advance_to(moment)
        self._set_time(self.ends)
        await self._settle_and_check()
        self.laws.violations += find_mistakes(self.facts)

    def _next_moment(self) -> int:
        moments = [
            self._next_due(),
            *(each[0] for each in self._visits[:1]),
            *(each[0] for each in self._interruptions[:1]),
        ]
        return max(min(moments), self.process.clock.now)

    async def _advance_to(self, moment: int) -> None:
        self._set_time(moment)
        await self._settle_and_check()
        if self.hostile is not None and self.process.clock.now - self._harmed >= HOUR:
            self._harmed = self.process.clock.now
            for _ in range(ACTS):
                await self.hostile.act()
        while self._interruptions and self._interruptions[0][0] <= moment:
            await self._interrupt(heapq.heappop(self._interruptions)[1])
        while self._visits and self._visits[0][0] <= self.process.clock.now:
            _, _, member = heapq.heappop(self._visits)
            await self._visit(member)

    async def _interrupt(self, what: str) -> None:
        """Interrupt the program by `stop`, `kill`, `dies` (in the next move), or for a number of hours."""
        if what == "dies":
            self._dies_in_next_move = True
            return
        self.facts.close()
        await (self.process.kill() if what == "kill" else self.process.stop())
        if what.isdigit():
            self._set_time(self.process.clock.now + int(what) * HOUR)
        await self.start()
        await self._settle_and_check()
        self.laws.violations += find_mistakes(self.facts)

    def _schedule_visit(self, member: int, moment: int) -> None:
        heapq.heappush(self._visits, (moment + self.dice.randint(0, 900), next(self._order), member))

    def _local_moment(self, rhythm: Rhythm, day: int, hour: int) -> int:
        local = datetime.fromtimestamp(day, ZoneInfo(rhythm.zone)).replace(hour=hour, minute=0, second=0)
        return max(int(local.timestamp()), self.begins)

    def _next_free_moment(self, rhythm: Rhythm, moment: int) -> int:
        """The first moment from this one on at which a person can follow a notification."""
        while (
            not rhythm.free[0] <= datetime.fromtimestamp(moment, ZoneInfo(rhythm.zone)).hour < rhythm.free[1]
        ):
            moment += HOUR // 2
        return moment

    def _has_left(self, rhythm: Rhythm) -> bool:
        return rhythm.vanishes is not None and self.process.clock.now > self.begins + rhythm.vanishes * DAY

    # People

    def person(self, member: int) -> Person:
        return self.playground.person(str(member))

    async def _set_preferences(self, member: int, rhythm: Rhythm) -> None:
        """Set when and where a person wants to be notified."""
        person = self.person(member)
        if rhythm.quiet is not None:
            begins, ends = (f"{hour}:00" for hour in rhythm.quiet)
            await person.command("games", "settings quiet", {"zone": rhythm.zone, "from": begins, "to": ends})
        if rhythm.where != THREAD:
            await person.command("games", "settings notifications", where=rhythm.where)
        if rhythm.next_up:
            await person.command("games", "settings next-up", wanted=True)

    async def _open(self, company: Company) -> None:
        people = [self.playground.person(name) for name in company.seats]
        given: dict[str, Any] = {"title": company.title, "seats": len(people), "pace": company.pace}
        modules = {"modules": company.modules} if company.modules else {}
        await people[0].command("games", "game new", {**given, "game": company.game, **modules})
        await self._settle_and_check()
        for person in people[1:]:
            await person.press(lobby(self.playground), "Join")
            await self._settle_and_check()
        await people[0].press(lobby(self.playground), "Start")
        await self._settle_and_check()

    async def _visit(self, member: int) -> None:
        """Let a person do what they are asked at their tables: votes, free seats, moves."""
        rhythm, now = self.rhythms[member], self.process.clock.now
        if self._has_left(rhythm) or self.laws.rests[member].is_away(now):
            return
        if (
            rhythm.away is not None
            and now >= self.begins + rhythm.away[0] * DAY
            and not self.laws.rests[member].away
        ):
            await self._go_away(member, rhythm.away[1])
            return
        if rhythm.where == DM and self.dice.random() < rhythm.snoozes and await self._snooze(member):
            return
        await self._vote(member, rhythm)
        if rhythm.substitutes:
            await self._take_free_seats(member)
        for _ in range(rhythm.moves):
            waiting = [each for each in self.facts.questions() if each.member == member]
            day = datetime.fromtimestamp(self.process.clock.now, ZoneInfo(rhythm.zone)).date().isoformat()
            if not waiting or self._moves_made.get((member, day), 0) >= rhythm.moves_a_day:
                break
            self._moves_made[member, day] = self._moves_made.get((member, day), 0) + 1
            await self._move(min(waiting, key=lambda each: each.asked))
            await self._pause(20, 60)
        if rhythm.plans:
            await self._prepare_moves(member)

    async def _pause(self, least: int, most: int) -> None:
        """Let so many seconds pass, at least and at most."""
        self._set_time(self.process.clock.now + self.dice.randint(least, most))
        await self._settle_and_check()

    async def _move(self, question: Question) -> None:
        table = self.facts.table(question.game)
        decision = table.live.running.decision_of(question.seat)
        option = cached_greedy(table.live.running, offer(table.live.running, decision))
        if self._dies_in_next_move:
            self._dies_in_next_move = False
            moving = asyncio.ensure_future(tap(table, question.seat, option))
            await asyncio.wait({moving}, timeout=self.dice.random() * 0.1)
            self.facts.close()
            await self.process.kill()
            moving.cancel()
            await asyncio.gather(moving, return_exceptions=True)
            await self.start()
        else:
            rows, began = self._rows(question.game), time.monotonic()
            await tap(table, question.seat, option)
            self.waits.append(time.monotonic() - began)
            # The tap may have been answered by *thinking …* first.
            await self._wait_while(lambda: self._rows(question.game) == rows)
        self.moves += 1
        self.laws.mover = question.member
        await self._settle_and_check()

    async def _go_away(self, member: int, days: int) -> None:
        await self.person(member).command("games", "settings away", days=days)
        self.laws.note_away(member, days)
        await self._settle_and_check()

    async def _snooze(self, member: int) -> bool:
        """Press *Not now* of the newest direct message; returns whether there was one."""
        person = self.person(member)
        found = [(post, each) for post in person.see(person.open_dm()) for each in _controls(post, "snooze")]
        if not found or not any(each.member == member for each in self.facts.questions()):
            return False
        post, control = found[-1]
        await person.press(post, control)
        self.laws.note_snooze(member, SNOOZE)
        await self._settle_and_check()
        return True

    async def _vote(self, member: int, rhythm: Rhythm) -> None:
        waiting = {(each.game, each.seat, each.asked) for each in self.facts.questions()}
        for vote in self.facts.votes() if rhythm.votes else ():
            seats = self.facts.seats(vote.game)
            is_voter = member in seats and seats.index(member) not in {vote.seat, *vote.choices}
            if is_voter and (vote.game, vote.seat, vote.asked) in waiting:
                await self._cast_vote(member, vote, rhythm)

    async def _cast_vote(self, member: int, vote: VoteRecord, rhythm: Rhythm) -> None:
        person = self.person(member)
        earlier = self.facts.votes(f"game = {vote.game} and seat = {vote.seat} and id < {vote.id}")
        wanted = rhythm.votes[min(len(earlier), len(rhythm.votes) - 1)]
        places = [each for each in person.channels if each.is_thread] + [person.open_dm()]
        buttons = [
            (post, each)
            for place in places
            for post in reversed(person.see(place))
            for each in _controls(post, "vote")
        ]
        for choice in (wanted, "wait"):
            for post, button in buttons:
                if (control := Control.read(button)) and control.argument == str(Vote(vote.id, choice)):
                    await person.press(post, button)
                    await self._settle_and_check()
                    return

    async def _take_free_seats(self, member: int) -> None:
        person = self.person(member)
        for post in person.see("games"):
            for control in _controls(post, "substitute"):
                await person.press(post, control)
                await self._settle_and_check()

    async def _prepare_moves(self, member: int) -> None:
        """Prepare a plan at every table of Stone Age where others are asked."""
        person = self.person(member)
        asked = {each.game for each in self.facts.questions() if each.member == member}
        for record in self.facts.tables():
            playing = record.status == "running" and member in self.facts.seats(record.id)
            if not playing or record.id in asked or not record.setup.startswith("stone_age"):
                continue
            (panel,) = (await person.command(str(record.thread), "plan")).messages
            whole = [each for each in _controls(panel, "planstep") if ".then.place" in each]
            for control in whole[:1]:
                (plan,) = (await person.press(panel, control)).messages
                await person.press(plan, _controls(plan, "planuse")[0])
            await self._settle_and_check()


def _controls(post: Message, action: str) -> list[str]:
    """The custom ids of the usable buttons of a message with this action."""
    found = [part["custom_id"] for part in post.buttons if part.get("custom_id") and not part.get("disabled")]
    return [each for each in found if (control := Control.read(each)) and control.action == action]
