"""Why Discord refuses, what is done about it, and what waits until it is mended, which the log says once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from enum import Enum

import aiohttp
import discord

from bot.storage.messages import MessageRecord
from bot.storage.records import TableRecord
from bot.tables.model.table import Table

log = logging.getLogger(__name__)

HELD_SECONDS = 600.0
"""After this a message that was refused is tried again, though nothing is known to have changed."""
UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
THREAD_ARCHIVED = 50083
THREAD_LOCKED = 160005
ALREADY_ACKNOWLEDGED = 40060
UNKNOWN_INTERACTION = 10062
INVALID_EMOJI = "Invalid emoji"
REQUEST_ERRORS = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""What may be raised on the way to Discord."""


class Refusals:
    """`parked` are the tables that wait for people to change something, with what is wrong there, and `messages` those
    that wait for their place to be open to us while all else goes on.

    `is_away` says whether Discord has taken a server away for the moment: then nothing there is known to be deleted.
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


class DeliveryFailure(Enum):
    """The value is the message id of what people read about it."""

    AWAY = "parked-away"
    """Discord does not answer, or with a server error: it is tried again until it works."""
    DISK = "parked-disk"
    """The operator's disk takes nothing; it is tried again until it does."""
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
        """Whether waiting alone does not help; the post is parked until something there changes."""
        return self in (DeliveryFailure.CHANNEL_GONE, DeliveryFailure.FORBIDDEN, DeliveryFailure.LOCKED)


def is_answered(error: BaseException) -> bool:
    """Whether an interaction has its answer already, as where another process has given it."""
    return isinstance(error, discord.HTTPException) and error.code == ALREADY_ACKNOWLEDGED


def is_too_late(error: BaseException) -> bool:
    """Whether Discord takes no first answer any more; it may have one."""
    return isinstance(error, discord.HTTPException) and error.code == UNKNOWN_INTERACTION


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
