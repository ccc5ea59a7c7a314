"""What can go wrong with a database, whatever its kind."""

from __future__ import annotations

import logging


class StoreError(Exception):
    """The database cannot be used; the text says why and what to do."""


class Unwritable(StoreError):
    """A change could not be written: nothing of it is stored, earlier changes are."""


class Unreachable(Unwritable):
    """The server does not answer, so other changes would fail, too, or a disk has no room to open the database: a start
    waits.
    """


class Replaced(StoreError):
    """Another process has taken over our shards: this one ends."""


def level_of(error: BaseException, usual: int = logging.WARNING) -> int:
    """The level at which to log this error: DEBUG for those that are logged once elsewhere, by the driver of an
    unreachable server or at the end of a replaced process.
    """
    return logging.DEBUG if isinstance(error, Unreachable | Replaced) else usual


class Conflict(Exception):
    """A change does not fit what is stored: a new row exists, one to change does not, or a table is missing.

    Nothing of it is stored.
    """


class AnsweredElsewhere(Exception):
    """Another process has already handled this interaction; nothing of the change is stored."""
