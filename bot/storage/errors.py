"""What can go wrong with a database, whatever its kind."""

from __future__ import annotations

import logging


class StoreError(Exception):
    """The database cannot be used; the text says why and what to do."""


class Unwritable(StoreError):
    """A change could not be written; nothing of it is stored, and everything before it still is."""


class Unreachable(Unwritable):
    """The server of the database does not answer: every other change would wait for it in vain, too."""


class Replaced(StoreError):
    """Another process has taken our place: this one ends."""


def level_of(error: BaseException, usual: int = logging.WARNING) -> int:
    """How loudly a log speaks of this: that the server is away its driver says, once, and when it is back; that
    this process ends, its end says.
    """
    return logging.DEBUG if isinstance(error, Unreachable | Replaced) else usual


class Conflict(Exception):
    """A change does not fit what is stored: a new row is there already, one to change is not, or a table is missing.

    Nothing of it is stored.
    """


class AnsweredElsewhere(Exception):
    """Another process has done already what was asked by this interaction; nothing more of it is stored."""
