"""Checks that every interaction is answered: a person taps all the time, at the table and in a direct message."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice, pairwise

from bot.playground.errors import ClientRefused
from bot.playground.interactions import Callback, Interaction
from tests.bot.support.table import ENGLISH
from tests.cluster.supervised import Supervised
from tests.crash.run import MY_THINGS, Run

PAUSE = 0.5
"""Seconds between an answer and the next tap of the same person."""
GLANCE = 0.02
REACH = 3.0
"""Seconds for which Discord waits for the first answer: a process that runs for so long must give it."""
LONGEST = 15.0
"""Seconds within which a deferred answer must have its text, whatever fails."""
TRY_AGAIN = ENGLISH.say("error-try-again")


@dataclass(slots=True)
class Tap:
    """An interaction, when it was answered with text, and whether that only asks to try again."""

    asked: Interaction
    place: str
    answered_at: float | None = None
    refused: bool = False

    @property
    def has_words(self) -> bool:
        """Whether it was answered with text; a deferred answer gets its text later."""
        late = self.asked.callback is Callback.DEFERRED_MESSAGE
        return self.asked.answered_later if late else self.asked.callback is not None


class Answers:
    """Watches all interactions of a run; `processes` are those that receive the ones of a place: `table`, `direct`."""

    def __init__(self, run: Run, processes: Mapping[str, Sequence[Supervised]]) -> None:
        self._run = run
        self._processes = processes
        self.taps: list[Tap] = []
        self._open: list[Tap] = []
        self._is_over = False

    def __str__(self) -> str:
        waits = [tap.answered_at - tap.asked.created for tap in self.taps if tap.answered_at is not None]
        seen = [each.asked.acknowledged - each.asked.created for each in self.taps if each.asked.acknowledged]
        return (
            f"{len(self.taps)} taps, {sum(tap.answered_at is None for tap in self.taps)} reached nobody who lived,"
            f" {sum(tap.refused for tap in self.taps)} asked to try again, {sum(each > REACH for each in seen)}"
            f" acknowledged too late for Discord, slowest words {max(waits, default=0):.1f} s"
        )

    async def watch(self) -> None:
        """Record all interactions and when they are answered, until cancelled."""
        world, asked = self._run.playground.world, self._run.playground.interactions
        while True:
            for each in islice(asked.values(), len(self.taps), None):
                place = "direct" if world.channels[each.channel_id].is_dm else "table"
                self.taps.append(tap := Tap(each, place))
                self._open.append(tap)
            for tap in self._open:
                if tap.has_words:
                    tap.answered_at = time.time()
                    tap.refused = TRY_AGAIN in self._read(tap.asked)
            self._open = [tap for tap in self._open if tap.answered_at is None]
            await asyncio.sleep(GLANCE)

    def _read(self, asked: Interaction) -> str:
        found = map(self._run.playground.world.find_message, (asked.original_id or "", *asked.followups))
        return "\n".join(message.text for message in found if message is not None)

    async def tap(self) -> None:
        """Look at one's own things, at the table and in a direct message, again and again: it changes nothing."""
        await asyncio.gather(self._repeat(self._look), self._repeat(self._look_in_direct_message))

    async def _repeat(self, act: Callable[[], Awaitable[object]]) -> None:
        while not self._is_over:
            # The message was just deleted, or the tap was not answered: the person taps again.
            with suppress(ClientRefused, IndexError, TimeoutError):
                async with asyncio.timeout(REACH):
                    await act()
            await asyncio.sleep(PAUSE)

    async def _look(self) -> None:
        record = self._run.record
        if record is not None and record.board is not None:
            await self._run.people[0].press(str(record.board), MY_THINGS)

    async def _look_in_direct_message(self) -> None:
        person, record = self._run.people[0], self._run.record
        await person.command(person.open_dm(), "mygames")
        if record is not None:
            await person.command(person.open_dm(), "mine", table=record.id)

    async def finish(self) -> None:
        """Stop tapping, and return when all taps that must be answered are."""
        self._is_over = True
        latest = time.time() + LONGEST
        while any(map(self._must_be_answered, self._open)) and time.time() < latest:  # noqa: ASYNC110 - a list of ours
            await asyncio.sleep(GLANCE)

    @property
    def violations(self) -> Iterator[str]:
        """Descriptions of taps that were not answered in time although a process received them and ran."""
        for tap in self.taps:
            begin, words = tap.asked.created, tap.answered_at
            if (words is None or words - begin > LONGEST) and self._must_be_answered(tap):
                seen = tap.asked.acknowledged
                yield (
                    f"{tap.asked.name} at {begin:.1f} in {tap.place}: acknowledged after"
                    f" {seen and seen - begin}, words after {words and words - begin} seconds"
                )

    def _must_be_answered(self, tap: Tap) -> bool:
        """Whether a process ran for long enough to answer, or to notice that the one that deferred the answer ended."""
        begin = tap.asked.created
        end = begin + (REACH if tap.asked.callback is None else LONGEST)
        return any(each.was_up(begin, end) for each in self._processes[tap.place])

    def longest_gap(self, begin: float, end: float) -> float:
        """The longest time in seconds in which nobody at the table got an answer other than to try again."""
        served = [
            tap.answered_at
            for tap in self.taps
            if tap.answered_at and not tap.refused and tap.place == "table"
        ]
        return max(
            (after - before for before, after in pairwise(served) if after > begin and before < end),
            default=0,
        )
