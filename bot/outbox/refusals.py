"""Why Discord refuses a request, what is done then, and what waits until the cause is removed; logged once each."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

import aiohttp
import discord

from bot.storage.messages import MessageRecord, PendingSince
from bot.storage.records import TableRecord
from bot.tables.model.table import Table

log = logging.getLogger(__name__)

HELD_SECONDS, LEFT_SECONDS = 600.0, 86_400.0
"""After this a message that was refused is tried again, though nothing is known to have changed; see `hold`."""
RETRY_SECONDS = (5, 30, 120, 600)
"""Seconds until the next try after each failure."""
UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
THREAD_ARCHIVED = 50083
THREAD_LOCKED = 160005
INVALID_EMOJI = "Invalid emoji"
REQUEST_ERRORS = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""What may be raised on the way to Discord."""


class Held(NamedTuple):
    """A message on a server that is left alone for this cause; it is tried again at the end of `timer`."""

    server: int
    row: MessageRecord
    wrong: DeliveryFailure
    timer: asyncio.TimerHandle


class Refusals:
    """`parked` are the tables that wait for people to change something, with the cause, and `messages` those that wait
    until the bot may access their place again, while the rest of their table goes on, with its server.

    `is_away` says whether a server is unavailable at the moment: then nothing there is known to be deleted. `wake` is
    called with the table of a message that waits no longer.
    """

    def __init__(self, is_away: Callable[[int], bool], wake: Callable[[int], None]) -> None:
        self.parked: dict[int, DeliveryFailure] = {}
        self.messages: dict[int, Held] = {}
        self._is_away = is_away
        self._wake = wake
        self._failed: dict[int, tuple[TableRecord, DeliveryFailure, float]] = {}
        """By table the latest failure, and the least seconds until the next try by Discord's rate limit."""
        self._noted = set[int]()
        """The tables of which `find_held` has returned a message that is left alone."""
        self._said: dict[int, str] = {}
        """The latest line of the log about each table."""

    def judge(self, table: Table, error: Exception, what: str) -> DeliveryFailure:
        """Classify and log the error of a request for a table."""
        game = table.record.id
        wrong = failure_of(error, apart=table.record.thread not in (None, table.record.channel))
        is_deleted = wrong in (DeliveryFailure.THREAD_DELETED, DeliveryFailure.CHANNEL_GONE)
        if is_deleted and self._is_away(table.record.server):
            wrong = DeliveryFailure.AWAY
        if wrong is DeliveryFailure.THREAD_DELETED:
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
        """Log what cannot be done at a table; the same line again only at level DEBUG."""
        log.log(logging.DEBUG if self._said.get(game) == said else level, "table %s: %s", game, said)
        self._said[game] = said

    def retry_after(self, game: int) -> float:
        """The seconds of the rate limit that the latest failure of this table ran into, 0 without any."""
        return self._failed[game][2] if game in self._failed else 0.0

    def park(self, game: int, wrong: DeliveryFailure) -> None:
        """Stop retrying for this table until people change something."""
        if self.parked.get(game) is not wrong:
            log.warning("table %s cannot be reached (%s); its posts wait for /game here", game, wrong.name)
        self.parked[game] = wrong

    def end(self, game: int) -> None:
        """Note that nothing of a table waits any more."""
        if game in self._said:
            log.info("table %s: what had to wait is done", game)
        self.forget(game)

    def forget(self, game: int) -> None:
        """Forget the failures of a table."""
        for kept in (self.parked, self._failed, self._said):
            kept.pop(game, None)

    def retry(self, game: int) -> None:
        """Forget the failures of a table, and leave none of its messages alone any more."""
        self.forget(game)
        for each in [each.row for each in self.messages.values() if each.row.game == game]:
            self._release(each)

    def hold(self, table: Table, row: MessageRecord, error: Exception) -> None:
        """Leave this message alone until its place is open to us again, of which there is an event; in case that was
        missed, it is tried again after `HELD_SECONDS`, or `LEFT_SECONDS` where no game needs it.
        """
        record = table.record
        is_needed = record.is_unfinished and row.place in (record.channel, record.place)
        seconds = HELD_SECONDS if is_needed else LEFT_SECONDS
        timer = asyncio.get_running_loop().call_later(seconds, self._release, row)
        self.messages[row.id] = Held(record.server, row, failure_of(error, apart=False), timer)

    def find_held(self, game: int, now: int) -> PendingSince | None:
        """For the host, why a message of this table is left alone and until when, or once that none is; else None."""
        held = [each for each in self.messages.values() if each.row.game == game]
        if (first := min(held, key=lambda each: each.timer.when(), default=None)) is None:
            was_noted = game in self._noted
            self._noted.discard(game)
            return PendingSince(game, "", 0) if was_noted else None
        self._noted.add(game)
        left = first.timer.when() - asyncio.get_running_loop().time()
        return PendingSince(game, first.wrong.name.lower(), now + round(left))

    def _release(self, row: MessageRecord) -> None:
        if held := self.messages.pop(row.id, None):
            held.timer.cancel()
            self._wake(row.game)

    def open(self, place: int | None, server: int = 0) -> set[int]:
        """Release the messages of a place (None: of this server) that may be open to us again; returns their tables."""
        held = self.messages.values()
        found = [row for at, row, *_ in held if (at == server if place is None else row.place == place)]
        for each in found:
            self._release(each)
        return {each.game for each in found}

    def release(self, server: int, place: int | None = None, *, whatever: bool = False) -> set[int]:
        """The bot may have more permissions in this place (None: on the whole server): returns the tables to retry, as
        they waited for access, or with `whatever` for any other cause.
        """
        failed = {
            record.id
            for record, wrong, _ in self._failed.values()
            if record.server == server
            and (wrong.needs_people or whatever)
            and place in (None, record.channel, record.thread)
        }
        return failed | self.open(place, server)


class DeliveryFailure(Enum):
    """The value is the message id of what people read about it."""

    AWAY = "parked-away"
    """Discord does not answer, or with a server error: it is tried again until it works."""
    DISK = "parked-disk"
    """The operator's disk accepts no writes; it is tried again until it does."""
    THREAD_DELETED = "parked-thread"
    """The table gets a new thread at once."""
    CHANNEL_GONE = "parked-channel"
    """The channel was deleted."""
    FORBIDDEN = "parked-permission"
    LOCKED = "parked-locked"
    REFUSED = "parked-refused"
    """The post itself is not accepted and never will be: our mistake, it is left out."""

    @property
    def needs_people(self) -> bool:
        """Whether waiting alone does not help; the table is parked until something there changes."""
        return self in (DeliveryFailure.CHANNEL_GONE, DeliveryFailure.FORBIDDEN, DeliveryFailure.LOCKED)


def lacks_icon(error: BaseException) -> bool:
    """Whether a message was refused for an icon that somebody has deleted in the developer portal."""
    return isinstance(error, discord.HTTPException) and error.status == 400 and INVALID_EMOJI in error.text


def failure_of(error: BaseException, *, apart: bool) -> DeliveryFailure:
    """The cause of an error; `apart` if the table has a thread that could be opened anew."""
    if not isinstance(error, discord.HTTPException) or error.status >= 500 or error.status == 429:
        return DeliveryFailure.AWAY
    if error.code in (THREAD_ARCHIVED, THREAD_LOCKED):
        return DeliveryFailure.LOCKED
    if error.code == UNKNOWN_CHANNEL:
        return DeliveryFailure.THREAD_DELETED if apart else DeliveryFailure.CHANNEL_GONE
    if isinstance(error, discord.Forbidden | discord.NotFound):
        return DeliveryFailure.FORBIDDEN
    return DeliveryFailure.REFUSED
