"""Messages of changing content that may be on Discord, and the tables of which some may not show what they should."""

from __future__ import annotations

from bot.storage.kinds import keep_in

ABSENT = 0
"""The id of a message that does not exist: it was never made, or is deleted."""
NO_PICTURE = -1
STALE = -1
"""What a message is about that another one takes the place of."""
MARKS = 1_000_000_000
"""Messages with a changing truth have greater marks: those below are the numbers of posts."""
SECOND = 1000 << 22
"""In ids of Discord: how far apart the clocks of Discord's own machines may be."""


@keep_in("messages", "id", is_numbered=True, indexed=("game", "message"))
class MessageRecord:
    """A message of changing content that may exist on Discord, and what it shows as far as that is known.

    See `storage/sqlite/schema/026_messages.sql` for the meaning of each column.
    """

    id: int
    game: int
    kind: str
    about: int
    place: int
    message: int | None = None
    """None: it may exist, and is looked for."""
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
    """A table whose messages may differ from what they should show, why they still do, and when it is tried again.

    `mark` tells this change of the table from others.
    """

    game: int
    mark: int
    why: str = ""
    again: int = 0


WAITS = "update pending set why = ?2, again = ?3 where game = ?1"


@keep_in("pending", "game", sql=WAITS)
class PendingSince:
    """What was wrong at the last try for a table."""

    game: int
    why: str
    again: int


SHOWN = "delete from pending where game = ? and mark <= ?"


@keep_in("pending", "game", "mark", sql=SHOWN)
class PendingEnded:
    """Of a table all is shown since this change of it."""

    game: int
    mark: int
