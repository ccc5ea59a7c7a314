"""The tables of which something cannot be shown now: what is wrong there, said once in the log, and what would help."""

from __future__ import annotations

import logging

from bot.outbox.delivery_failures import DeliveryFailure, failure_of
from bot.storage.records import TableRecord
from bot.tables.table import Table

log = logging.getLogger(__name__)


class Refusals:
    """`parked` are the tables that wait for people to change something, with what is wrong there."""

    def __init__(self) -> None:
        self.parked: dict[int, DeliveryFailure] = {}
        self._refused: dict[int, TableRecord] = {}
        """The tables that wait for access to their place, parked or tried again at some time."""
        self._said: dict[int, str] = {}
        """What the log says of a table already."""

    def judge(self, table: Table, error: Exception, what: str) -> DeliveryFailure:
        """What an error of the line means for a table."""
        game = table.record.id
        wrong = failure_of(error, apart=table.record.thread not in (None, table.record.channel))
        if wrong is DeliveryFailure.THREAD_GONE:
            log.warning("table %s: its thread was deleted, a new one is opened", game)
            return wrong
        level = logging.ERROR if wrong is DeliveryFailure.REFUSED else logging.WARNING
        said = f"{what}: {error}"
        if self.parked.get(game) is wrong or self._said.get(game) == said:
            level = logging.DEBUG
        self._said[game] = said
        outcome = "is refused" if wrong is DeliveryFailure.REFUSED else "must wait"
        log.log(level, "table %s: %s %s: %s", game, what, outcome, error)
        if wrong.needs_people:
            self._refused[game] = table.record
        return wrong

    def park(self, game: int, wrong: DeliveryFailure) -> None:
        """Waiting alone does not help."""
        if self.parked.get(game) is not wrong:
            log.error("table %s cannot be reached (%s); its posts wait for /game here", game, wrong.name)
        self.parked[game] = wrong

    def end(self, game: int) -> None:
        """This table waits for no access any more."""
        for kept in (self.parked, self._refused, self._said):
            kept.pop(game, None)

    def waiting_for(self, server: int, place: int | None = None) -> list[int]:
        """The tables that wait for access to this place, None: to any place of the server."""
        there = [each for each in self._refused.values() if each.server == server]
        return [each.id for each in there if place in (None, each.channel, each.thread)]
