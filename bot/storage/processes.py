"""What several processes on one database need of each other: of two that got the same tap one alone does it, and what
one has changed the others hear.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import NamedTuple

from bot.storage.kinds import keep_in
from bot.storage.people import BlockedPerson, BlockedServer, LocaleRecord, PersonRecord, PersonTableRecord
from bot.storage.records import Change, ErrandRecord, Rows

ANSWERED = "insert into answered (interaction) values (?) on conflict (interaction) do nothing"


@keep_in("answered", "interaction", is_exact=True, sql=ANSWERED)
class AnsweredRecord:
    """An interaction that has changed something; where it has already, the change fails."""

    interaction: int


@keep_in("answered", "interaction", sql=ANSWERED)
class RememberedRecord:
    """An interaction that was answered, whether it has changed something or not."""

    interaction: int


@keep_in("answered", "interaction", sql="delete from answered where interaction < ?")
class AnsweredBefore:
    """Those with smaller ids need not be remembered any more."""

    interaction: int


@dataclass(slots=True)
class Answering:
    """An interaction; `is_open` until its first change is on its way."""

    interaction: int
    is_open: bool = True


ANSWERING: ContextVar[Answering | None] = ContextVar("answering", default=None)


@contextmanager
def answering(interaction: int) -> Iterator[None]:
    """What is written inside belongs to this interaction."""
    current = Answering(interaction)
    token = ANSWERING.set(current)
    try:
        yield
    finally:
        ANSWERING.reset(token)
        current.is_open = False  # tasks that were begun inside go on without it


LONGEST = 300
"""Numbers that fit into one notification of PostgreSQL."""
PEOPLE, ERRANDS = "people", "errands"
"""What has happened: something is known anew about these people (or servers), or there are errands on these servers."""


class Announcement(NamedTuple):
    """What has happened, and with whom or where."""

    what: str
    numbers: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.what, *map(str, self.numbers)])

    @classmethod
    def read(cls, text: str) -> Announcement:
        what, *numbers = text.split()
        return cls(what, tuple(map(int, numbers)))


def announcements(changes: Sequence[Change]) -> Iterator[Announcement]:
    """What others must hear of these changes: what they may keep in memory of people, and what they are asked to do."""
    put = [each for change in changes for each in change.put]
    people = {
        each.member for each in put if isinstance(each, PersonRecord | PersonTableRecord | LocaleRecord)
    }
    for removed in (each for change in changes for each in change.remove):
        if isinstance(removed, Rows) and removed.columns == ("member",):
            people.add(int(removed.values[0]))
    for each in (*put, *(each for change in changes for each in change.remove)):
        if isinstance(each, BlockedPerson | BlockedServer):
            people.add(each.member if isinstance(each, BlockedPerson) else each.server)
    servers = {each.server for each in put if isinstance(each, ErrandRecord)}
    for what, numbers in ((PEOPLE, sorted(people)), (ERRANDS, sorted(servers))):
        for begin in range(0, len(numbers), LONGEST):
            yield Announcement(what, tuple(numbers[begin : begin + LONGEST]))
