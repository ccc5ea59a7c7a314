"""What came of every tap: two people tap all the time, at the table and in a direct message, whatever happens."""

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
from tests.crash.side import MY_THINGS, Side

PAUSE = 0.5
"""Seconds between an answer and the next tap of the same person."""
GLANCE = 0.02
REACH = 3.0
"""Seconds for which a process must live to answer what it hears: those for which Discord waits."""
LONGEST = 15.0
"""Seconds after which everybody has words, whatever is silent."""
TRY_AGAIN = ENGLISH.say("error-try-again")


@dataclass(slots=True)
class Tap:
    """One interaction, when words came, and whether they were that one should try again."""

    asked: Interaction
    place: str
    worded: float | None = None
    refused: bool = False

    @property
    def has_words(self) -> bool:
        """An answer that was put off has them later."""
        late = self.asked.callback is Callback.DEFERRED_MESSAGE
        return self.asked.answered_later if late else self.asked.callback is not None


class Answers:
    """Watches every interaction of a playground; `processes` are those that hear of a place, by its kind."""

    def __init__(self, side: Side, processes: Mapping[str, Sequence[Supervised]]) -> None:
        self._side = side
        self._processes = processes
        self.taps: list[Tap] = []
        self._open: list[Tap] = []
        self._is_over = False

    def __str__(self) -> str:
        waits = [tap.worded - tap.asked.created for tap in self.taps if tap.worded is not None]
        seen = [each.asked.acknowledged - each.asked.created for each in self.taps if each.asked.acknowledged]
        return (
            f"{len(self.taps)} taps, {sum(tap.worded is None for tap in self.taps)} reached nobody who lived,"
            f" {sum(tap.refused for tap in self.taps)} asked to try again, {sum(each > REACH for each in seen)}"
            f" acknowledged too late for Discord, slowest words {max(waits, default=0):.1f} s"
        )

    async def watch(self) -> None:
        """Note when words come, for ever."""
        world, asked = self._side.playground.world, self._side.playground.interactions
        while True:
            for each in islice(asked.values(), len(self.taps), None):
                place = "direct" if world.channels[each.channel_id].is_dm else "table"
                self.taps.append(tap := Tap(each, place))
                self._open.append(tap)
            for tap in self._open:
                if tap.has_words:
                    tap.worded = time.time()
                    tap.refused = TRY_AGAIN in self._read(tap.asked)
            self._open = [tap for tap in self._open if tap.worded is None]
            await asyncio.sleep(GLANCE)

    def _read(self, asked: Interaction) -> str:
        found = map(self._side.playground.world.find_message, (asked.original_id or "", *asked.followups))
        return "\n".join(message.text for message in found if message is not None)

    async def tap(self) -> None:
        """Look at one's things, at the table and in a direct message, again and again: it changes nothing."""
        await asyncio.gather(self._again_and_again(self._look), self._again_and_again(self._look_from_afar))

    async def _again_and_again(self, act: Callable[[], Awaitable[object]]) -> None:
        while not self._is_over:
            # What is tapped was just deleted, or was not answered: who sees that taps again, waiting for nothing.
            with suppress(ClientRefused, IndexError, TimeoutError):
                async with asyncio.timeout(REACH):
                    await act()
            await asyncio.sleep(PAUSE)

    async def _look(self) -> None:
        record = self._side.record
        if record is not None and record.board is not None:
            await self._side.people[0].press(str(record.board), MY_THINGS)

    async def _look_from_afar(self) -> None:
        person, record = self._side.people[0], self._side.record
        await person.command(person.open_dm(), "mygames")
        if record is not None:
            await person.command(person.open_dm(), "mine", table=record.id)

    async def complete(self) -> None:
        """Tap no more, and return when everything has words that can have some."""
        self._is_over = True
        latest = time.time() + LONGEST
        while any(map(self._must_come, self._open)) and time.time() < latest:  # noqa: ASYNC110 - a list of ours
            await asyncio.sleep(GLANCE)

    @property
    def broken(self) -> Iterator[str]:
        """The taps that somebody living heard and that did not have their words in time."""
        for tap in self.taps:
            begin, words = tap.asked.created, tap.worded
            if (words is None or words - begin > LONGEST) and self._must_come(tap):
                seen = tap.asked.acknowledged
                yield (
                    f"{tap.asked.name} at {begin:.1f} in {tap.place}: acknowledged after"
                    f" {seen and seen - begin}, words after {words and words - begin} seconds"
                )

    def _must_come(self, tap: Tap) -> bool:
        """Somebody lived long enough to answer, or to notice that who has put the answer off is dead."""
        begin = tap.asked.created
        end = begin + (REACH if tap.asked.callback is None else LONGEST)
        return any(each.lived(begin, end) for each in self._processes[tap.place])

    def longest_gap(self, begin: float, end: float) -> float:
        """The longest time in which nobody at the table had a real answer."""
        served = [tap.worded for tap in self.taps if tap.worded and not tap.refused and tap.place == "table"]
        return max(
            (after - before for before, after in pairwise(served) if after > begin and before < end),
            default=0,
        )
