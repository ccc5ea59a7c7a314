"""Messages with changing content that may be on Discord, and the tables whose messages may be out of date."""

from __future__ import annotations

from bot.storage.kinds import keep_in

ABSENT = 0
"""The id of a message that was never sent or was deleted."""
NO_PICTURE = -1
STALE = -1
"""`MessageRecord.about` of a message that another one replaces."""
MARKS = 1_000_000_000
"""Marks of messages that are not made by posts are greater than this; smaller ones are the ids of posts."""
SECOND = 1000 << 22
"""One second in ids of Discord: how far apart the clocks of Discord's own machines may be."""


@keep_in("messages", "id", is_numbered=True, indexed=("game", "message"))
class MessageRecord:
    """A message with changing content that may exist on Discord, and what it shows as far as we know.

    See `storage/sqlite/schema/026_messages.sql` for the meaning of each column.
    """

    id: int
    game: int
    kind: str
    about: int
    place: int
    message: int | None = None
    """None: it may exist and must be searched for."""
    after: int = 0
    mark: int = 0
    shows: str = ""
    picture: int = NO_PICTURE
    form: int = 0
    told: str = ""
    tells: str = ""

    @property
    def exists(self) -> bool:
        """Whether it is known to be on Discord."""
        return bool(self.message)


@keep_in("pending", "game")
class PendingRecord:
    """A table whose messages may be out of date, why they still are, and when the next try is.

    `mark` is the number of the change that caused it.
    """

    game: int
    mark: int
    why: str = ""
    again: int = 0


WAITS = "update pending set why = ?2, again = ?3 where game = ?1"


@keep_in("pending", "game", sql=WAITS)
class PendingSince:
    """The failure of the last try for a table, and when the next try is."""

    game: int
    why: str
    again: int


SHOWN = "delete from pending where game = ? and mark <= ?"


@keep_in("pending", "game", "mark", sql=SHOWN)
class PendingEnded:
    """Removes the pending mark of a table whose messages show this change."""

    game: int
    mark: int
