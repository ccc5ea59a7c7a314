"""What Discord refuses for now: what is wrong there, said once in the log, and what waits until that is mended."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import discord

from bot.outbox.delivery_failures import DeliveryFailure, failure_of
from bot.storage.messages import MessageRecord
from bot.storage.records import TableRecord
from bot.tables.model.table import Table

log = logging.getLogger(__name__)

HELD_SECONDS = 600.0
"""After this a message that was refused is tried again, though nothing is known to have changed."""


class Refusals:
    """`parked` are the tables that wait for people to change something, with what is wrong there, and `messages` those
    that wait for their place to be open to us while all else goes on.

    `is_away` says whether Discord has taken a server away for the moment: then nothing there is known to be gone.
    `wake` hears of the table of a message that waits no longer.
    """

    def __init__(self, is_away: Callable[[int], bool], wake: Callable[[int], None]) -> None:
        self.parked: dict[int, DeliveryFailure] = {}
        self.messages: dict[int, MessageRecord] = {}
        self._is_away = is_away
        self._wake = wake
        self._failed: dict[int, tuple[TableRecord, DeliveryFailure, float]] = {}
        """The tables of which something failed, parked or tried again at some time, but not before so many seconds."""
        self._said: dict[int, str] = {}
        """What the log says of a table already."""

    def judge(self, table: Table, error: Exception, what: str) -> DeliveryFailure:
        """What an error of the line means for a table."""
        game = table.record.id
        wrong = failure_of(error, apart=table.record.thread not in (None, table.record.channel))
        is_gone = wrong in (DeliveryFailure.THREAD_GONE, DeliveryFailure.CHANNEL_GONE)
        if is_gone and self._is_away(table.record.server):
            wrong = DeliveryFailure.AWAY
        if wrong is DeliveryFailure.THREAD_GONE:
            log.warning("table %s: its thread was deleted, a new one is opened", game)
            return wrong
        is_refused = wrong is DeliveryFailure.REFUSED
        level = logging.ERROR if is_refused else logging.WARNING
        said = f"{what} {'is refused' if is_refused else 'must wait'}: {error}"
        self.tell(game, said, logging.DEBUG if self.parked.get(game) is wrong else level)
        least = error.retry_after if isinstance(error, discord.RateLimited) else 0.0
        self._failed[game] = table.record, wrong, least
        return wrong

    def tell(self, game: int, said: str, level: int) -> None:
        """Say in the log what cannot be done at a table, once."""
        log.log(logging.DEBUG if self._said.get(game) == said else level, "table %s: %s", game, said)
        self._said[game] = said

    def retry_after(self, game: int) -> float:
        """The seconds for which Discord wants to hear no more of what failed last."""
        return self._failed[game][2] if game in self._failed else 0.0

    def park(self, game: int, wrong: DeliveryFailure) -> None:
        """Waiting alone does not help."""
        if self.parked.get(game) is not wrong:
            log.warning("table %s cannot be reached (%s); its posts wait for /game here", game, wrong.name)
        self.parked[game] = wrong

    def end(self, game: int, *, is_shown: bool = True) -> None:
        """All is shown of this table: what could not be done can be done again. Or nothing is to be shown any more."""
        if is_shown and game in self._said:
            log.info("table %s: what had to wait is done", game)
        for kept in (self.parked, self._failed, self._said):
            kept.pop(game, None)

    def hold(self, row: MessageRecord, *, is_retried: bool = True) -> None:
        """Nothing can be done about this message until its place is open to us again, which Discord tells; in case we
        did not hear of it, it `is_retried` after a while.
        """
        self.messages[row.id] = row
        if not is_retried:
            return

        def try_again() -> None:
            if self.messages.pop(row.id, None):
                self._wake(row.game)

        asyncio.get_running_loop().call_later(HELD_SECONDS, try_again)

    def open(self, place: int | None = None) -> set[int]:
        """This place, None: any, may be open to us; returns the tables with messages that wait no longer."""
        found = [each for each in self.messages.values() if place in (None, each.place)]
        for each in found:
            del self.messages[each.id]
        return {each.game for each in found}

    def release(self, server: int, place: int | None = None, *, whatever: bool = False) -> set[int]:
        """We may do more than before in this place, None: on the whole server; returns the tables that can go on, which
        waited for access, or for `whatever`.
        """
        failed = {
            record.id
            for record, wrong, _ in self._failed.values()
            if record.server == server
            and (wrong.needs_people or whatever)
            and place in (None, record.channel, record.thread)
        }
        return failed | self.open(place)
