"""What several processes on one database need: an interaction that two of them got is handled by one, and changes of
one are announced to the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.storage.kinds import keep_in
from bot.storage.people import BlockedPerson, BlockedServer, LocaleRecord, PersonRecord, PersonTableRecord
from bot.storage.records import Change, Rows


@keep_in("errands", "id", is_exact=True, sql="delete from errands where id = ?")
class TakenErrand:
    """Removes an errand; the change fails if it was taken already."""

    id: int


@keep_in("errands", "id", is_numbered=True)
class ErrandRecord:
    """Something for the owner of a server's shard to do, at the table `game` if there is one; `content` is JSON, see
    `bot/cluster/handing_on.py` and `bot/tables/jobs/errands.py`.
    """

    id: int
    server: int
    game: int | None
    kind: str
    content: str = field(repr=False)


ANSWERED = "insert into answered (interaction) values (?) on conflict (interaction) do nothing"


@keep_in("answered", "interaction", is_exact=True, sql=ANSWERED)
class AnsweredRecord:
    """An interaction that changes something, written with its change, which fails if another process has handled it."""

    interaction: int


@keep_in("answered", "interaction", sql=ANSWERED)
class RememberedRecord:
    """An interaction that was answered, whether it has changed something or not."""

    interaction: int


@keep_in("answered", "interaction", sql="delete from answered where interaction < ?")
class AnsweredBefore:
    """Deletes the records of interactions with smaller ids."""

    interaction: int


@dataclass(slots=True)
class Answering:
    """An interaction being answered; `is_open` until its first change is being written."""

    interaction: int
    is_open: bool = True


ANSWERING: ContextVar[Answering | None] = ContextVar("answering", default=None)


@contextmanager
def answering(interaction: int) -> Iterator[None]:
    """Let the first change written inside the block record this interaction as answered."""
    current = Answering(interaction)
    token = ANSWERING.set(current)
    try:
        yield
    finally:
        ANSWERING.reset(token)
        current.is_open = False  # for tasks that were begun inside and go on


LONGEST = 300
"""The most numbers in one announcement, as the size of PostgreSQL's notifications is limited."""
PERSONAL = PersonRecord | PersonTableRecord | LocaleRecord | BlockedPerson
PEOPLE, ERRANDS = "people", "errands"
"""Kinds of announcements: something has changed about these people (or servers); these servers have errands."""


class Announcement(NamedTuple):
    """What has changed, and the ids of people or servers."""

    what: str
    numbers: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.what, *map(str, self.numbers)])

    @classmethod
    def read(cls, text: str) -> Announcement:
        what, *numbers = text.split()
        return cls(what, tuple(map(int, numbers)))


def announcements(changes: Sequence[Change]) -> Iterator[Announcement]:
    """What other processes must know of these changes: people they may have cached, and errands for them."""
    put = [each for change in changes for each in change.put]
    removed = [each for change in changes for each in change.remove]
    people = {each.member for each in (*put, *removed) if isinstance(each, PERSONAL)}
    people |= {each.server for each in (*put, *removed) if isinstance(each, BlockedServer)}
    people |= {
        int(each.values[0]) for each in removed if isinstance(each, Rows) and each.columns == ("member",)
    }
    servers = {each.server for each in put if isinstance(each, ErrandRecord)}
    for what, numbers in ((PEOPLE, sorted(people)), (ERRANDS, sorted(servers))):
        for begin in range(0, len(numbers), LONGEST):
            yield Announcement(what, tuple(numbers[begin : begin + LONGEST]))
