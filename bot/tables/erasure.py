"""Erasure: a person becomes a former player everywhere, and nothing else is left of them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.cluster.cluster import PERSON, PRACTICE
from bot.language.names import shown
from bot.language.texts import Texts
from bot.storage.people import DueRecord
from bot.storage.records import (
    FORMER,
    Change,
    FormerPlayerRecord,
    PostRecord,
    ResultRecord,
    Rows,
    SeatRecord,
    TableRecord,
    WordsRecord,
)
from bot.tables.computers import is_computer
from bot.tables.kinds import POST_KINDS
from bot.tables.paused_orders import changed, emptied
from bot.tables.personal_export import OWN_JOBS, games_of, personal_tables
from bot.tables.table import Table
from bot.tables.tables import Tables

SHARED = ("results", "words")
"""Tables whose rows are other people's history too: a former player stays in them, without a name; of words their
hash stays, or the dice could not be recomputed.
"""
PERSONAL = ", ".join(f"'{name}'" for name, kind in POST_KINDS.items() if kind.names_member)
TELLING_OF = f"select * from outbox where kind in ({PERSONAL}) and json_extract(content, '$.member') = ?"
ERASED_READER = json.dumps({"member": FORMER, "games": [], "where": ""})
"""The content of a notification whose reader was erased."""
NAMELESS = "–"
"""The name of a person without a seat."""
Names = Mapping[str, str]
"""The new name of each erased person by the old one."""


async def forget(tables: Tables, texts: Texts, member: int) -> int:
    """Make this person a former player everywhere, and leave nothing else of them; returns at how many tables.

    A table that waits for people is left; in all others the seat stays, with its moves and its part of the secret.
    """
    games = await games_of(tables, member)
    for game in games:
        await _forget_at(tables, texts, await tables.registry.get(game), member)
    for former in await tables.store.find(FormerPlayerRecord, "member = ?", member):
        await _forget_former(tables, texts, former)
    async with tables.people.changing(member):
        await tables.store.write(
            Change(
                (
                    *await _erased_notifications(tables, member),
                    *await _anonymous_results(tables, texts, member),
                    *await _erased_words(tables, member),
                ),
                (
                    *(
                        Rows.where(name, member=member)
                        for name in await personal_tables(tables)
                        if name not in SHARED
                    ),
                    *await tables.store.find(DueRecord, OWN_JOBS, member),
                    *(Rows.where("revisions", what=what, number=member) for what in (PERSON, PRACTICE)),
                ),
            )
        )
    await tables.store.scrub()
    return len(games)


# At the tables


async def _forget_at(tables: Tables, texts: Texts, table: Table, member: int) -> None:
    """Replace this person at a table where they sit; the others are told if it is running."""
    own = [seat for seat in table.seats if seat.member == member]
    words = await tables.store.find(WordsRecord, "game = ? and member = ?", table.record.id, member)
    names = {each.name: NAMELESS for each in words}
    names |= {seat.name: texts.say("former-player", number=seat.seat + 1) for seat in own}
    if table.record.status == "lobby" and own:
        await tables.lobby.leave(table, member)
    async with table.lock:
        posts = await _replace(tables, texts, table, member, names)
    tables.committer.announce(*posts)


async def _replace(tables: Tables, texts: Texts, table: Table, member: int, names: Names) -> list[PostRecord]:
    """Write who sits there now, and what the table was told in other words; returns what must be posted about it."""
    own = [seat.seat for seat in table.seats if seat.member == member]
    seats = tuple(
        replace(seat, member=FORMER, name=names[seat.name]) if seat.seat in own else seat
        for seat in table.seats
    )
    record = _retitled(texts, _handed_on(table.record, seats, member), names)
    asked = [replace(each, status="void") for each in await tables.store.open_requests(record.id)]
    news = _news(tables, table, names)
    orders = tuple(order for seat in own for order in emptied(table, seat))
    change = Change(
        (
            record,
            *seats,
            *await _reworded(tables, record.id, names),
            *news,
            *(asked if own else ()),
            *orders,
        )
    )
    await tables.store.write(change)
    table.record, table.seats = record, seats
    table.orders = changed(table.orders, orders)
    return news


async def _forget_former(tables: Tables, texts: Texts, former: FormerPlayerRecord) -> None:
    """Rename a person at a table where they gave up their seat."""
    table = await tables.registry.get(former.game)
    names = {former.name: texts.say("former-player", number=former.seat + 1)}
    async with table.lock:
        record = _retitled(texts, table.record, names)
        await tables.store.write(Change((record, *await _reworded(tables, former.game, names))))
        table.record = record


def _handed_on(record: TableRecord, seats: tuple[SeatRecord, ...], member: int) -> TableRecord:
    """The table with another host, if it was this person."""
    if record.host != member:
        return record
    people = (seat.member for seat in seats if seat.member != FORMER and not is_computer(seat.member))
    return replace(record, host=next(people, FORMER))


def _retitled(texts: Texts, record: TableRecord, names: Names) -> TableRecord:
    """The table with a title without erased names."""
    if not any(name in record.title for name in names):
        return record
    return replace(record, title=texts.say("former-title", number=record.id))


async def _reworded(tables: Tables, game: int, names: Names) -> tuple[PostRecord, ...]:
    """The posts of a table that name these people, with the new names."""
    known = {**names, **{shown(name): called for name, called in names.items()}}
    posts = [(each, _renamed(each, known)) for each in await tables.store.posts(game)]
    return tuple(renamed for post, renamed in posts if renamed != post)


def _renamed(post: PostRecord, names: Names) -> PostRecord:
    """A post whose parameters have the new names."""
    content: dict[str, Any] = json.loads(post.content)
    renamed = {
        key: names.get(value, value) if isinstance(value, str) else value for key, value in content.items()
    }
    return post if renamed == content else replace(post, content=json.dumps(renamed))


def _news(tables: Tables, table: Table, names: Names) -> list[PostRecord]:
    """In a running game the others are told, and get a board without erased names."""
    if table.record.status != "running" or table.match is None:
        return []
    left = [name for name in names.values() if name != NAMELESS]
    return [
        *(tables.committer.post(table.record.id, "say", text="former-left", name=name) for name in left),
        tables.committer.post(table.record.id, "hand-over", mention=[], row=len(table.rows)),
    ]


# Everywhere else


async def _erased_notifications(tables: Tables, member: int) -> list[PostRecord]:
    """This person's notifications, without their reader; those on their way reach no one."""
    found = await tables.store.select(PostRecord, TELLING_OF, member)
    return [
        replace(each, content=ERASED_READER, status="sent" if each.status == "sent" else "passed")
        for each in found
    ]


async def _anonymous_results(tables: Tables, texts: Texts, member: int) -> list[ResultRecord]:
    """What this person has finished, as a former player's."""
    found = await tables.store.find(ResultRecord, "member = ?", member)
    return [
        replace(each, member=FORMER, name=texts.say("former-player", number=each.seat + 1)) for each in found
    ]


async def _erased_words(tables: Tables, member: int) -> list[WordsRecord]:
    """What this person added to the chance of games, as hashes alone."""
    found = await tables.store.find(WordsRecord, "member = ?", member)
    return [replace(each, member=FORMER, name="", text=None) for each in found]
