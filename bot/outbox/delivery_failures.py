"""Why a post failed, and what is done about it: wait, open a new thread, leave it, or ask people for help."""

from __future__ import annotations

from enum import Enum

import aiohttp
import discord

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
THREAD_ARCHIVED = 50083
THREAD_LOCKED = 160005
ALREADY_ACKNOWLEDGED = 40060
UNKNOWN_INTERACTION = 10062
INVALID_EMOJI = "Invalid emoji"


class DeliveryFailure(Enum):
    """The value is the message id of what people read about it."""

    AWAY = "parked-away"
    """Discord does not answer, or with a server error: it is tried again until it works."""
    DISK = "parked-disk"
    """The operator's disk takes nothing; it is tried again until it does."""
    THREAD_GONE = "parked-thread"
    """The table gets a new thread at once."""
    CHANNEL_GONE = "parked-channel"
    FORBIDDEN = "parked-permission"
    LOCKED = "parked-locked"
    REFUSED = "parked-refused"
    """The post itself is not accepted and never will be: our mistake, it is left out."""

    @property
    def needs_people(self) -> bool:
        """Whether waiting alone does not help; the post is parked until something there changes."""
        return self in (DeliveryFailure.CHANNEL_GONE, DeliveryFailure.FORBIDDEN, DeliveryFailure.LOCKED)


OF_THE_LINE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""What may be raised on the way to Discord."""


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
        return DeliveryFailure.THREAD_GONE if apart else DeliveryFailure.CHANNEL_GONE
    if isinstance(error, discord.Forbidden | discord.NotFound):
        return DeliveryFailure.FORBIDDEN
    return DeliveryFailure.REFUSED
