"""The origin of a game's chance: words that players add, after the hash of everything else was published.

Words count only for the exact setup to which they were added: somebody who could change it after the last words could
choose among several outcomes. Void words never count again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace

import engine
from bot.language.names import clean_text, show_name
from bot.storage.records import FORMER, VOID, Change, OriginRecord, SeatRecord, WordsRecord
from bot.tables.model.computers import is_computer, level_of
from bot.tables.model.lobby_seats import must_be_lobby
from bot.tables.model.posts import WordsVoidPost
from bot.tables.model.table import Table
from bot.tables.writing.committer import Committer
from engine.computer.levels import version_of
from engine.core import chance
from engine.core.errors import RuleError, Stale
from engine.core.match import AnyGame
from engine.core.origin import SALTED, SEALED, Occupant, Origin, Words
from engine.core.values import frozen

LONGEST_WORDS = 40
UPDATED = WordsVoidPost("updated")
"""Why words became void that were added under other rules, values or versions of computer players."""


@frozen
class Luck:
    """What everybody may know of the chance of a game: the hash of everything but words, the words that count in their
    order, and the `lapsed` ones that no longer count and were not replaced by their authors.
    """

    fixed: str
    words: Sequence[WordsRecord] = ()
    lapsed: Sequence[WordsRecord] = ()


class LuckWords:
    """The words of all tables."""

    def __init__(self, committer: Committer) -> None:
        self._committer = committer
        self._store = committer.store

    async def counting(self, table: Table) -> list[WordsRecord]:
        """The words that count, in the order in which they were added."""
        return _counting(table, await self._all(table))

    async def fixed_hash(self, table: Table) -> str:
        """The hash of everything but words; it does not change once the game has begun."""
        return (await self.origin(table)).promised_hash

    async def known_words(self, table: Table) -> Luck:
        words = await self._all(table)
        origin = await self._origin(table, words)
        return Luck(origin.promised_hash, _counting(table, words), _find_lapsed(table, words))

    async def lapsed_words(self, table: Table) -> list[WordsRecord]:
        """The words that no longer count."""
        return _find_lapsed(table, await self._all(table))

    async def _all(self, table: Table) -> list[WordsRecord]:
        return await self._store.find(WordsRecord, "game = ? order by place", table.record.id)

    async def add(self, table: Table, member: int, said: str, seen: str = "") -> None:
        """Add words of a seated person in place of their earlier ones; raises `RuleError`.

        `seen` is the beginning of the hash of everything else that they saw; raises `Stale` if it has changed.
        """
        text = read_words(said)
        async with table.lock:
            must_be_lobby(table)
            name = table.names[table.seat_of(member)]
            if table.record.lobby is None:
                raise RuleError("error-luck-too-early")
            sealed, game = lobby_origin(table).sealed_hash, table.record.id
            if not sealed.startswith(seen):
                raise Stale
            words = await self._all(table)
            place = max((each.place for each in words), default=0) + 1
            added = WordsRecord(game, place, member, name, text, chance.digest(text), sealed)
            post = self._committer.say(game, "luck-added", name=show_name(name), hash=sealed)
            own = tuple(each for each in words if each.member == member)
            voided = await self.void(table, UPDATED, renewing=member)
            await self._committer.write(voided + Change((added, post), own))

    async def void(self, table: Table, why: WordsVoidPost, renewing: int | None = None) -> Change:
        """The change that voids words which were added to another setup than this lobby's, and asks their authors for
        new ones; `why` says what has changed. Of people who have left only the place of their words is kept, so that
        no other words ever get it. The words of the member `renewing` are left as they are.
        """
        seated = {seat.member for seat in table.seats}
        sealed = lobby_origin(table).sealed_hash
        words = [each for each in await self._all(table) if each.member != renewing]
        left = [each for each in words if each.member not in {*seated, FORMER}]
        void = [each for each in words if each.member in seated and each.sealed not in (sealed, VOID)]
        asked = tuple(each.place for each in void)
        posts = [self._committer.post(table.record.id, replace(why, words=asked))] if asked else []
        nameless = (replace(each, member=FORMER, name="", text=None, digest="", sealed=VOID) for each in left)
        nothing = (replace(each, text=None, sealed=VOID) for each in void)
        return Change((*nameless, *nothing, *posts))

    async def origin(self, table: Table) -> Origin:
        """The origin of a game's chance, of a lobby as it is now; it must stay secret until the game has ended."""
        return await self._origin(table, await self._all(table))

    async def _origin(self, table: Table, words: Sequence[WordsRecord]) -> Origin:
        kept = await self._store.find(OriginRecord, "game = ?", table.record.id)
        is_lobby = table.record.status == "lobby"
        origin = lobby_origin(table) if is_lobby else begun_origin(table, kept[0] if kept else None)
        counting = _counting(table, words)
        return replace(origin, words=tuple(Words(each.digest, each.text) for each in counting))


def _counting(table: Table, words: Sequence[WordsRecord]) -> list[WordsRecord]:
    """Those of these words that count."""
    if table.record.status != "lobby":
        return [each for each in words if each.sealed != VOID]
    sealed = lobby_origin(table).sealed_hash
    return [each for each in words if each.sealed == sealed]


def _find_lapsed(table: Table, words: Sequence[WordsRecord]) -> list[WordsRecord]:
    counting = _counting(table, words)
    return [each for each in words if each not in counting and each.member != FORMER]


def read_words(said: str) -> str:
    """Clean up words that a person typed; raises `RuleError` when they are empty or too long."""
    text = clean_text(said)
    if not text.strip("\u200d "):
        raise RuleError("error-luck-empty", most=LONGEST_WORDS)
    if len(text) > LONGEST_WORDS:
        raise RuleError("error-luck-too-long", most=LONGEST_WORDS, count=len(text))
    return text


def lobby_origin(table: Table) -> Origin:
    """The origin of this lobby's game if it began now, without words."""
    return Origin(
        SEALED,
        table.record.posted_commitment,
        table.record.seed,
        replace(table.setup, seats=len(table.seats)),
        rules=engine.RULES,
        house="\n".join(engine.OVERRIDES),
        seats=tuple(_occupant(table.game, seat) for seat in table.seats),
    )


def _occupant(game: AnyGame, seat: SeatRecord) -> Occupant:
    """The occupant of a seat; a person as a hash with the salt of the seat, which is drawn when they sit down."""
    if is_computer(seat.member):
        return Occupant(level=level_of(seat.member), version=version_of(game))
    return Occupant(person=hashlib.sha256(seat.salt + str(seat.member).encode()).hexdigest())


def origin_to_store(game: int, origin: Origin) -> OriginRecord:
    """What must be stored of an origin when the game begins, in addition to the table and its words."""
    return OriginRecord(game, origin.house, "\n".join(map(str, origin.seats)))


def begun_origin(table: Table, kept: OriginRecord | None) -> Origin:
    """The origin of a game that has begun, without words; `kept` is None for older schemes."""
    record = table.record
    return Origin(
        record.scheme,
        record.posted_commitment,
        record.seed,
        table.setup,
        tuple(seat.salt for seat in table.seats) if record.scheme == SALTED else (),
        rules=record.rules,
        house=kept.house if kept else "\n".join(engine.OVERRIDES),
        seats=tuple(map(Occupant.read, kept.seats.split("\n"))) if kept else (),
    )
