"""What the messages of a table should show now: a function of the table, whatever happened before.

The *current* message asks, *lobby* is where people sit down; for posts see `bot/outbox/posts.py`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from typing import Any

from bot.cache import Cache
from bot.language.texts import Texts
from bot.messages import lobby as lobbies
from bot.messages import screens
from bot.messages.layouts import Screen
from bot.messages.notification import asked_in_words, lock_screen, lock_screen_line, until_in_words
from bot.outbox.languages import Languages
from bot.outbox.pictures import Drawings, number_of
from bot.outbox.plan import Wanted, digest_of, parts_of
from bot.outbox.replay_pictures import Replays
from bot.storage.messages import ABSENT, STALE, MessageRecord
from bot.storage.people import UTC
from bot.storage.records import PostRecord
from bot.tables.actions.tables import Tables
from bot.tables.model import rounds
from bot.tables.model.kinds import CURRENT, LOBBY
from bot.tables.model.table import Table
from bot.tables.writing.clocks import name_decisions
from engine.computer.levels import AT_ONCE
from engine.core.questions import Seat

MOST_CLOSED = 2_000
"""The most closed lobbies in memory."""


class Leave(Enum):
    """The message is to stay as it is, whatever it shows."""

    AS_IT_IS = 0


Wish = Wanted | Leave | None


class Wishes:
    """Computes what is wanted of the messages of which a table has one each; None: the message is to be deleted."""

    def __init__(self, tables: Tables, languages: Languages, replays: Replays, drawings: Drawings) -> None:
        self.tables = tables
        self.store = tables.store
        self.languages = languages
        self.replays = replays
        self.drawings = drawings
        self._known = defaultdict[int, dict[str, tuple[Any, Wish]]](dict)
        """What is wanted by table and kind, each with the key of what it was computed from."""
        self._closed: Cache[int, tuple[Any, Wish]] = Cache(MOST_CLOSED)
        """The same for lobbies that nobody can join any more: no move changes one."""

    async def of(self, table: Table, kind: str, row: MessageRecord | None) -> Wish:
        """What is wanted of the one message of this kind that a table has; `row` is what is known of it. If people play
        while that is computed it stays: half of it is of before, half of after, and posts of the move come first.
        """
        record, known = table.record, self._known[table.record.id]
        of_row = (_lobby_place(table, row), _is_absent(row)) if kind == LOBBY else ()
        key = self.tables.committer.marks.get(record.id), record.thread, record.lobby, *of_row
        if kind not in known or known[kind][0] != key:
            wish = await (self.lobby(table, row) if kind == LOBBY else self.current(table))
            if self.tables.committer.marks.get(record.id) != key[0]:
                return Leave.AS_IT_IS
            known[kind] = key, wish
        return known[kind][1]

    def forget(self, game: int) -> None:
        """Compute anew what this table wants, as something other than a change of it may matter."""
        self._known.pop(game, None)

    async def texts_of(self, table: Table) -> Texts:
        """The public language of this table."""
        return await self.languages.of_table(table.record.server, table.record.language)

    async def current(self, table: Table) -> Wish:
        """The story so far, the picture, the question and its controls; those who are asked and wait are mentioned."""
        record = table.record
        if record.status != "running" or table.match is None:
            return None
        computers = table.computers_asked
        if record.thread is None or (computers and {table.level_at(seat) for seat in computers} <= AT_ONCE):
            return Leave.AS_IT_IS
        if table.position.story is None:
            async with table.lock:
                await rounds.load_story(table, self.tables.store)
        texts, clocks = await self.texts_of(table), self.tables.clocks
        found = {} if computers else await clocks.notified_in_thread(table, table.running.waiting)
        # Clocks of a move that is on disk already, but not in memory: the next message notifies of them.
        tells = {seat: asking for seat, asking in found.items() if asking <= record.asking}
        screen = screens.board(table, texts, [*tells], await clocks.first_expiry(table))
        alt = screens.alt_text(table, texts, alone=True)
        drawing, picture = self.drawings.board(table), number_of(table)
        members = {each: table.seats[seat].member for each, seat in name_decisions(tells).items()}
        return Wanted(
            CURRENT,
            record.asking,
            record.place,
            screen,
            digest_of(screen.content, alt),
            digest_of(screen.question, parts_of(screen), screen.mentions),
            await self._lock_screen(table, texts, [*tells]) if tells else None,
            members,
            alt,
            texts.say("picture-follows"),
            picture,
            drawing,
            not computers,
        )

    async def _lock_screen(self, table: Table, texts: Texts, seats: list[Seat]) -> Screen:
        members = [table.seats[seat].member for seat in seats]
        until = await self.tables.clocks.first_expiry(table)
        asked = asked_in_words(table, texts, table.running.decisions)
        line = await lock_line(self.tables, table, texts, members, asked, until)
        return lock_screen(table, texts, members, line)

    async def lobby(self, table: Table, row: MessageRecord | None) -> Wish:
        """Who sits there and how to join; after the lobby what became of the table."""
        if _is_absent(row) and table.record.status != "lobby" and table.record.thread is not None:
            return Leave.AS_IT_IS  # it was deleted, and nobody needs it any more
        texts = await self.texts_of(table)
        if table.record.status == "lobby":
            luck, kept = await self.tables.words.known_words(table), await self.tables.lobby.kept_for(table)
            days = await self.tables.clocks.expected_days(table)
            return _lobby(table, row, lobbies.screen(table, texts, luck, days, kept))
        record, over = table.record, table.match and table.match.over
        place = record.channel, record.thread, _lobby_place(table, row)
        key = record.status, record.title, record.setup, record.fingerprint, place, table.names, over, texts
        known = self._closed.get(record.id)
        if known is None or known[0] != key:
            screen = lobbies.closed_screen(table, texts, await self.tables.words.fixed_hash(table))
            known = key, _lobby(table, row, screen)
            self._closed.put(record.id, known)
        return known[1]


def _lobby(table: Table, row: MessageRecord | None, screen: Screen) -> Wanted:
    said, asked = digest_of(screen.content), digest_of(parts_of(screen))
    return Wanted(LOBBY, 0, _lobby_place(table, row), screen, said, asked)


def _is_absent(row: MessageRecord | None) -> bool:
    return row is None or row.message == ABSENT


def _lobby_place(table: Table, row: MessageRecord | None) -> int:
    """The place of the lobby message: where it is, also when it is made anew; else the channel if the thread is opened
    at it, or the thread that was there before.
    """
    record = table.record
    if row is not None and row.place in (record.channel, record.place):
        return row.place
    if row is not None and row.about != STALE and record.status != "lobby":
        return row.place
    return record.channel if record.thread in (None, record.lobby) else record.place


def say_once(table: Table, post: PostRecord, screen: Screen, alt: str = "", **more: Any) -> Wanted:
    """What a post wants: a message that by default stays as it is; `more` are further fields of `Wanted`."""
    said, asked = digest_of(screen.content, alt), digest_of(screen.question, parts_of(screen))
    what = (post.kind, post.id, table.record.place, screen, said, asked)
    return replace(Wanted(*what, alt=alt, is_last=True, post=post.id), **more)


async def lock_line(
    tables: Tables, table: Table, texts: Texts, members: Sequence[int], asked: str, until: int | None = None
) -> str:
    """The first line of a message that notifies people, which their locked phones show: who is asked what at which
    table, and until when (None: without a limit), in the time zone that all of them have chosen, else in UTC.
    """
    zones = {(await tables.people.person(member)).zone for member in members}
    zone = zones.pop() if len(zones) == 1 else UTC
    who = texts.list_items([f"<@{member}>" for member in members])
    return lock_screen_line(table, texts, who, asked, until_in_words(texts, until, tables.clock(), zone))
