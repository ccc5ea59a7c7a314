"""Words that players add to the chance of their game, once the hash of its seed stands on Discord.

They are never removed or changed but by an addition: whoever adds last could have chosen any words, so an addition may
replace older ones, but leaving or starting may not, or it would be a way to choose among several outcomes.
"""

from __future__ import annotations

import engine
from bot.language.names import cleaned, shown
from bot.storage.records import Change, WordsRecord
from bot.tables.committer import Committer
from bot.tables.table import Live
from engine.core import chance
from engine.core.errors import RuleError
from engine.core.origin import SALTED, Origin, Words

LONGEST_WORDS = 40
MOST_WORDS = 6
"""More than seats at any table: when people come and go, words of somebody who is not there any more make room."""


class LuckWords:
    """The words of all tables."""

    def __init__(self, committer: Committer) -> None:
        self._committer = committer
        self._store = committer.store

    async def of(self, game: int) -> list[WordsRecord]:
        """What was added to the chance of this game, in its order."""
        return await self._store.find(WordsRecord, "game = ? order by place", game)

    async def add(self, live: Live, member: int, said: str) -> None:
        """A seated person adds words, in place of their earlier ones; raises `RuleError`."""
        text = read_words(said)
        async with live.lock:
            must_be_lobby(live)
            seat = live.seat_of(member)
            if live.record.lobby is None:
                raise RuleError("error-luck-too-early")
            words = await self.of(live.record.id)
            name = live.names[seat]
            place = max((each.place for each in words), default=0) + 1
            added = WordsRecord(live.record.id, place, member, name, text, chance.digest(text))
            posts = (
                self._committer.post(live.record.id, "lobby"),
                self._committer.post(
                    live.record.id,
                    "say",
                    text="luck-added",
                    name=shown(name),
                    hash=live.record.posted_commitment,
                ),
            )
            await self._committer.write(Change((added, *posts), _replaced(live, words, member)))

    async def fingerprint(self, live: Live) -> str:
        """The hash of commitment and words, from which the chance follows once the game has begun."""
        digests = [each.digest for each in await self.of(live.record.id)]
        return chance.fingerprint(live.record.posted_commitment, live.setup.contents, digests)

    async def origin(self, live: Live) -> Origin:
        """Where the chance of a game comes from; not to be shown before it has ended."""
        record = live.record
        return Origin(
            record.scheme,
            record.posted_commitment,
            record.seed,
            live.setup.contents,
            tuple(seat.salt for seat in live.seats) if record.scheme == SALTED else (),
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


def must_be_lobby(live: Live) -> None:
    """Raise `RuleError` when the game has begun."""
    if live.record.status != "lobby":
        raise RuleError("error-already-started")


def _replaced(live: Live, words: list[WordsRecord], member: int) -> tuple[WordsRecord, ...]:
    """What goes when this person adds words: their earlier ones, and if it is full, the oldest of those gone."""
    seated = {seat.member for seat in live.seats}
    own = [each for each in words if each.member == member]
    gone = [each for each in words if each.member not in seated]
    return (*own, *gone[: max(0, len(words) - len(own) + 1 - MOST_WORDS)])
