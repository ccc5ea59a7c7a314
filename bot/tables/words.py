"""Words that players add to the chance of their game, once the hash of its seed stands on Discord.

They are never removed or changed but by an addition: the last one to add could have chosen any words, so an addition
may replace older ones, but leaving or starting may not, or it would be a way to choose among several outcomes.
"""

from __future__ import annotations

import engine
from bot.language.names import cleaned, shown
from bot.storage.records import Change, WordsRecord
from bot.tables.committer import Committer
from bot.tables.table import Table
from engine.core import chance
from engine.core.errors import RuleError
from engine.core.origin import SALTED, Origin, Words

LONGEST_WORDS = 40
MOST_WORDS = 6
"""More than seats at any table: when people come and go, words of people who have left make room."""


class LuckWords:
    """The words of all tables."""

    def __init__(self, committer: Committer) -> None:
        self._committer = committer
        self._store = committer.store

    async def of(self, game: int) -> list[WordsRecord]:
        """What was added to the chance of this game, in its order."""
        return await self._store.find(WordsRecord, "game = ? order by place", game)

    async def add(self, table: Table, member: int, said: str) -> None:
        """A seated person adds words, in place of their earlier ones; raises `RuleError`."""
        text = read_words(said)
        async with table.lock:
            must_be_lobby(table)
            seat = table.seat_of(member)
            if table.record.lobby is None:
                raise RuleError("error-luck-too-early")
            words = await self.of(table.record.id)
            name = table.names[seat]
            place = max((each.place for each in words), default=0) + 1
            added = WordsRecord(table.record.id, place, member, name, text, chance.digest(text))
            posts = (
                self._committer.post(table.record.id, "lobby"),
                self._committer.post(
                    table.record.id,
                    "say",
                    text="luck-added",
                    name=shown(name),
                    hash=table.record.posted_commitment,
                ),
            )
            await self._committer.write(Change((added, *posts), _replaced(table, words, member)))

    async def origin(self, table: Table) -> Origin:
        """Where the chance of a game comes from; not to be shown before it has ended."""
        record = table.record
        return Origin(
            record.scheme,
            record.posted_commitment,
            record.seed,
            table.setup,
            tuple(seat.salt for seat in table.seats) if record.scheme == SALTED else (),
            tuple(Words(each.digest, each.text) for each in await self.of(record.id)),
            record.rules,
            "\n".join(engine.OVERRIDES),
        )


def read_words(said: str) -> str:
    """The words as they count; raises `RuleError`."""
    text = cleaned(said)
    if not text.strip("\u200d "):
        raise RuleError("error-luck-empty", most=LONGEST_WORDS)
    if len(text) > LONGEST_WORDS:
        raise RuleError("error-luck-too-long", most=LONGEST_WORDS, count=len(text))
    return text


def must_be_lobby(table: Table) -> None:
    """Raise `RuleError` when the game has begun."""
    if table.record.status != "lobby":
        raise RuleError("error-already-started")


def _replaced(table: Table, words: list[WordsRecord], member: int) -> tuple[WordsRecord, ...]:
    """What goes when this person adds words: their earlier ones, and if it is full, the oldest of those gone."""
    seated = {seat.member for seat in table.seats}
    own = [each for each in words if each.member == member]
    gone = [each for each in words if each.member not in seated]
    return (*own, *gone[: max(0, len(words) - len(own) + 1 - MOST_WORDS)])
