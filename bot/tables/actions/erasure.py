"""Erasure of a person, who becomes a former player everywhere with nothing else left; and deletion of tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace

from bot.language.names import show_name
from bot.language.texts import Texts
from bot.storage.erasures import DONE
from bot.storage.errors import Unwritable
from bot.storage.kinds import NUMBERED
from bot.storage.messages import MessageRecord
from bot.storage.people import DueRecord, NotificationRecord, PersonRecord
from bot.storage.processes import ErrandRecord
from bot.storage.records import (
    FORMER,
    Change,
    FormerPlayerRecord,
    NoteRecord,
    PostRecord,
    ResultRecord,
    RewordedPost,
    Rows,
    SeatRecord,
    TableRecord,
    WordsRecord,
)
from bot.storage.statements import HIGHEST
from bot.storage.store import Store
from bot.tables.actions.personal_export import OWN_JOBS, games_of, personal_tables
from bot.tables.actions.tables import Tables
from bot.tables.model.computers import is_computer
from bot.tables.model.errands import ForgetErrand
from bot.tables.model.orders import BY_ERASURE_LIST, ERASE, ORDER, Order, prefix
from bot.tables.model.posts import NAMING_MEMBER, POSTS, NotificationPost, read_post, rename_people
from bot.tables.model.prepared import changed_records, clear_seats
from bot.tables.model.table import CARETAKER, Table
from bot.tables.writing.digests import take_out
from bot.tables.writing.moves import write_at
from bot.tables.writing.registry import Elsewhere
from engine.core.errors import RuleError

log = logging.getLogger(__name__)

AT_TABLES = ("results", "words", "notifications", "former_players")
"""Database tables whose rows belong to games, so that the owner of a game changes them. Some are also other people's
history: results keep a former player without a name, words keep their hash, or dice could not be recomputed.
"""
PERSONAL = ", ".join(f"'{name}'" for name in NAMING_MEMBER)
NAMED = f"kind in ({PERSONAL}) and json_extract(content, '$.member') = ?1"
TELLING_OF = f"select * from outbox where {NAMED} and game = ?2"
TOUCHED = " union ".join(
    [
        f"select game from outbox where {NAMED}",
        *(f"select game from {each} where member = ?1" for each in AT_TABLES),
    ]
)
"""The games with rows about a person, besides those that they host or sit at."""
BLOCKED = "blocked_people"
"""A block is kept on erasure: only the operator lifts it."""
ERASED_READER = str(NotificationPost(FORMER, "", ()))
"""The content of a notification whose reader was erased."""
DELETED_ROWS = ("notifications", "former_players")
"""The tables of the database whose rows about a person are deleted, not renamed."""
NAMELESS = "–"
"""The new name of a person without a seat."""
Names = Mapping[str, str]
"""The new names of an erased person by their old ones."""
KEPT = ("results",)
"""The database tables that keep their rows about a deleted game."""


@asynccontextmanager
async def erasing(tables: Tables, about: str, number: int, again: str = "") -> AsyncIterator[None]:
    """List an erasure (not if it repeats the entry `again`) before the body does it, and mark it as done after that."""
    store, entry = tables.store, again
    try:
        if store.erasures is not None and not entry:
            entry = await asyncio.to_thread(store.erasures.note, about, number, tables.clock())
    except OSError as error:
        raise Unwritable(f"What is to be erased cannot be noted: {error}") from error
    yield
    if entry:
        await store.write(Change((NoteRecord(f"{DONE}{entry}", ""),)))


async def erase_again(tables: Tables) -> int:
    """Order again what is in the list of erasures but not done in this (restored) database; returns how many."""
    store, orders = tables.store, list[Order]()
    if not (listed := store.erasures.read() if store.erasures else ()):
        return 0
    known = {Order.read(each.content).again for each in await store.find(ErrandRecord, "kind = ?", ORDER)}
    for number, each in enumerate(listed):
        if each.id in known or await store.note(f"{DONE}{each.id}") is not None:
            continue
        server = each.number if each.about == "server" else 0
        name = f"{prefix(tables.clock())}-again-{number}"
        orders.append(Order(name, BY_ERASURE_LIST, each.about, ERASE, each.number, server, again=each.id))
    errands = [ErrandRecord(store.new_id("errands"), each.server, None, ORDER, str(each)) for each in orders]
    if errands:
        await store.write(Change(tuple(errands)))
        log.warning("this database is older than some erasures, which are done again: %s", len(errands))
    return len(errands)


async def forget_erasures(tables: Tables, before: int) -> None:
    """Delete entries of the list of erasures that are older than `before`, as no backup is."""
    if tables.store.erasures is not None:
        old = await asyncio.to_thread(tables.store.erasures.forget, before)
        await tables.store.write(Change(remove=tuple(NoteRecord(f"{DONE}{each}", "") for each in old)))


async def forget(tables: Tables, texts: Texts, member: int, again: str = "") -> int:
    """Make this person a former player everywhere and delete everything else; returns at how many tables.

    They leave lobbies; at all other tables the seat stays with its moves and its part of the secret. Tables of other
    processes get an errand. For `again` see `erasing`.
    """
    async with erasing(tables, "person", member, again):
        return await _forget(tables, texts, member)


async def _forget(tables: Tables, texts: Texts, member: int) -> int:
    games = await games_of(tables, member)
    formers = await tables.store.find(FormerPlayerRecord, "member = ?", member)
    elsewhere, results = list[ErrandRecord](), list[ResultRecord]()
    for game in dict.fromkeys([*games, *await tables.store.select(int, TOUCHED, member)]):
        names = {each.name: former_player(texts, each.seat) for each in formers if each.game == game}
        words = await tables.store.find(WordsRecord, "game = ? and member = ?", game, member)
        names |= {each.name: NAMELESS for each in words}
        try:
            table = await tables.registry.get(game)
        except Elsewhere as other:
            elsewhere.append(tables.committer.errand(other.record, ForgetErrand(member, names)))
        except RuleError:  # the table was deleted (`KEEP_GAMES`), its results are kept
            results += await _anonymous_results(tables, texts, game, member)
        else:
            await forget_at(tables, texts, table, member, names)
    async with tables.people.changing(member):
        kept = (*AT_TABLES, BLOCKED)
        everywhere = [name for name in await personal_tables(tables) if name not in kept]
        rows = [Rows.where(name, member=member) for name in everywhere]
        jobs = await tables.store.find(DueRecord, OWN_JOBS, member)
        await tables.store.write(Change((*elsewhere, *results), (*rows, *jobs)))
    await tables.store.driver.scrub()
    return len(games)


# At the tables


async def forget_at(
    tables: Tables, texts: Texts, table: Table, member: int, names: Names, *done: ErrandRecord
) -> None:
    """Erase this person and these former `names` of theirs at a table of ours; a running game gets a post about it."""
    own = {seat.name: former_player(texts, seat.seat) for seat in table.seats if seat.member == member}
    if table.record.status == "lobby" and own:
        with suppress(RuleError):  # its game has begun meanwhile
            await tables.lobby.leave(table, member)
    async with table.lock:
        news = _news(tables, table, own.values())
        await _replace(tables, texts, table, member, {**names, **own}, Change(tuple(news), done))


def former_player(texts: Texts, seat: int) -> str:
    """The name of a former player; of one without a seat (below 0) a dash."""
    return texts.say("former-player", number=seat + 1) if seat >= 0 else NAMELESS


async def _replace(
    tables: Tables, texts: Texts, table: Table, member: int, names: Names, more: Change
) -> None:
    """Write the new seats, and everything else about this person at the table, without their names."""
    own = [seat.seat for seat in table.seats if seat.member == member]
    seats = tuple(
        replace(seat, member=FORMER, name=names[seat.name]) if seat.seat in own else seat
        for seat in table.seats
    )
    record = _change_title(texts, _handed_on(table.record, seats, member), names)
    asked = [replace(each, status="void") for each in await tables.store.open_requests(record.id)]
    words = await tables.store.find(WordsRecord, "game = ? and member = ?", record.id, member)
    prepared = clear_seats(table, *own)
    open_now = await tables.clocks.find_open(table, member)
    times = [await tables.clocks.expiry_jobs(record, PersonRecord(FORMER), each.clock) for each in open_now]
    change = Change(
        (
            record,
            *seats,
            *(each for found in times for each in found),  # their days away no longer delay the others
            *[due for seat in own for due in await tables.clocks.recount_jobs(record.id, seat)],
            *await _change_words(tables, record.id, names),
            *(asked if own else ()),
            *changed_records(table, prepared),
            *await _erased_notifications(tables, record.id, member),
            *await _anonymous_results(tables, texts, record.id, member),
            *[replace(each, member=FORMER, name="", text=None) for each in words],  # hashes remain
        ),
        tuple(Rows.where(name, game=record.id, member=member) for name in DELETED_ROWS),
    )
    await write_at(tables.committer, table, change + more, prepared)
    await _look_at_notifications(tables, seats, record.id)


def _handed_on(record: TableRecord, seats: tuple[SeatRecord, ...], member: int) -> TableRecord:
    """The table with another host, if this person was the host."""
    if record.host != member:
        return record
    people = (seat.member for seat in seats if seat.member != FORMER and not is_computer(seat.member))
    return replace(record, host=next(people, FORMER))


def _change_title(texts: Texts, record: TableRecord, names: Names) -> TableRecord:
    """The table with another title, if its title contains one of these names."""
    if not any(name in record.title for name in names):
        return record
    return replace(record, title=texts.say("former-title", number=record.id))


async def _change_words(tables: Tables, game: int, names: Names) -> list[RewordedPost]:
    """The posts of a table that contain these names, reworded with the new ones."""
    known, found = dict(names), list[RewordedPost]()
    for name, called in names.items():
        known |= {show_name(name): called, show_name(f"{CARETAKER} {name}"): called}
    for post in await tables.store.posts(game):
        content = read_post(post) if post.kind in POSTS else None  # 1.0 had further kinds, which name nobody
        if content and (renamed := rename_people(content, known)) != content:
            found.append(RewordedPost(post.id, game, str(renamed)))
    return found


def _news(tables: Tables, table: Table, left: Collection[str]) -> list[PostRecord]:
    """Posts that inform the others in a running game."""
    if table.record.status != "running" or table.match is None:
        return []
    return [tables.committer.say(table.record.id, "former-left", name=name) for name in left]


async def _erased_notifications(tables: Tables, game: int, member: int) -> list[PostRecord]:
    """This person's notifications without their recipient; unsent ones are not sent."""
    found = await tables.store.select(PostRecord, TELLING_OF, member, game)
    return [
        replace(each, content=ERASED_READER, status="sent" if each.status == "sent" else "passed")
        for each in found
    ]


async def _look_at_notifications(tables: Tables, seats: Sequence[SeatRecord], game: int) -> None:
    """Refresh notifications sent by other tables of ours that name this one with its title and people."""
    store = tables.store
    found = [
        each for seat in seats for each in await store.find(NotificationRecord, "member = ?", seat.member)
    ]
    for sender in {each.game for each in found if game in each.tables} - {game}:
        record = await store.table(sender)
        if record is not None and store.shards.holds(record.server):
            tables.committer.look_again(sender)


async def _anonymous_results(tables: Tables, texts: Texts, game: int, member: int) -> list[ResultRecord]:
    """This person's results of a game, as those of a former player."""
    found = await tables.store.find(ResultRecord, "game = ? and member = ?", game, member)
    return [replace(each, member=FORMER, name=former_player(texts, each.seat)) for each in found]


async def delete_tables(tables: Tables, *games: int) -> None:
    """Delete these tables in one transaction; call `leave_notifications` before. Their ids are never used again, as
    messages on Discord still contain them.
    """
    store = tables.store
    columns = await store.columns()
    # A `game` that is no integer is the id of its rules.
    about = [name for name, found in columns.items() if name not in KEPT and ("game", "INTEGER") in found]
    rows = [Rows.where(name, game=game) for name in about for game in games]
    own = [
        each for game in games for each in (Rows.where("rematches", next=game), Rows.where("tables", id=game))
    ]
    highest = [await _highest(store, table) for table in NUMBERED.values()]
    await store.write(Change(tuple(highest), (*rows, *own)))
    for game in games:
        tables.registry.drop(game)


async def leave_notifications(tables: Tables, games: Collection[int]) -> None:
    """Take these tables out of all notifications. One that was sent by them and also names other tables is handed on to
    one of ours among these, which edits it.
    """
    store, put = tables.store, list[object]()
    for game in games:
        for sent in await store.find(NotificationRecord, "game = ?", game):
            named = [each for each in sent.tables if each not in games]
            records = [await store.table(each) for each in named]
            if ours := [each.id for each in records if each and store.shards.holds(each.server)]:
                messages = await store.find(MessageRecord, "game = ? and mark = ?", game, sent.id)
                post = await store.find(PostRecord, "id = ?", sent.id)
                sent = sent.naming(named)
                put += [replace(each, game=ours[0]) for each in (sent, *messages, *post)]
        for seat in await store.seats(game):
            out = await take_out(tables.committer, seat.member, lambda each: each in games)
            put += [
                each for each in out if not isinstance(each, NotificationRecord) or each.game not in games
            ]
    if put:
        await tables.committer.write(Change(tuple(put)))


async def _highest(store: Store, table: str) -> NoteRecord:
    """The note with the highest id that was ever used in a table of the database."""
    name = f"{HIGHEST}{table}"
    (present,) = await store.select(int, f"select coalesce(max(id), 0) from {table}")
    return NoteRecord(name, str(max(present, int(await store.note(name) or 0))))
