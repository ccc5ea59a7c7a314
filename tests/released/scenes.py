"""The present program goes on with what a release has left: nothing is said twice or lost, every game ends."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bot.clock import Clock
from bot.language.texts import Texts
from bot.messages.custom_ids import Control
from bot.operations.check import first_difference
from bot.playground import Person, Playground
from bot.playground.messages import Message
from bot.playground.world import Permission
from bot.storage.records import LogRecord, SeatRecord, SnapshotRecord, TableRecord
from bot.storage.store import Store
from bot.tables.actions.tables import Tables
from bot.tables.jobs.computer_moves import ComputerMoves
from bot.tables.model.table import Table, load_table
from bot.tables.model.verification import verify_table
from bot.work.computing import choose
from tests.bot.support.inline_worker import InlineComputing
from tests.bot.support.table import PlayedTable, greedy_again, offered
from tests.bot.support.taps import ANSWERS, tap
from tests.process.bot_process import CALM_GLANCES, GLANCE
from tests.released.contents import ONCE
from tests.released.restoring import Heir, Released
from tests.support.postgresql import Server

PARKED = ("locked", "forbidden", "without a channel")
"""The tables to whose places the bot had no access when it died."""
HOMELESS = PARKED[2]
"""To bring this table to another place makes new posts of those that waited."""
MANY = 10
"""So many tables rest in each story."""
HALF_CHOSEN = (*ANSWERS, "planadd", "planway", "useplan", "order", "habit", "offerseat")
"""The actions of the controls of a private screen with which a person is in the middle of something."""
LONGEST_WAIT = 240.0
TEXTS = Texts("en")


@dataclass(frozen=True)
class Waiting:
    """A post that was on its way when the bot died."""

    id: int
    game: int
    kind: str
    status: str
    message: int | None


@dataclass(frozen=True)
class Resting:
    """A table for which nothing was to be done when the bot died."""

    id: int
    place: int


def posts(heir: Heir, where: str) -> list[Waiting]:
    return heir.read(Waiting, f"select id, game, kind, status, message from outbox where {where} order by id")


UNDER_WAY = "status in ('owed', 'sending')"


async def calm(heir: Heir, *apart: int) -> None:
    """Return when all that is due is done and all that waits is posted, except at these tables."""
    found = 0
    async with asyncio.timeout(LONGEST_WAIT):
        while found < CALM_GLANCES:
            await asyncio.sleep(GLANCE)
            assert heir.alive, "\n".join(heir.lines[-20:])
            busy = heir.read(int, f"select id from due where at <= {heir.clock.now}")
            busy += [each.id for each in posts(heir, UNDER_WAY) if each.game not in apart]
            busy += [game for game in heir.read(int, "select game from pending") if game not in apart]
            found = 0 if busy else found + 1


async def posted_once(ground: Playground, released: Released, folder: Path, server: Server | None) -> Heir:
    """Started before the same Discord it posts by itself what waited, and the rest as soon as that has a place."""
    released.put_back(ground)
    heir = Heir(ground, released, folder, server)
    waited = posts(heir, UNDER_WAY)
    parked = [
        each for title in PARKED for each in heir.read(int, f"select id from tables where title = '{title}'")
    ]
    assert len(parked) == len(PARKED)
    at_rest = {each: said_at(ground, each) for each in find_at_rest(heir, ground, released)}
    assert len(at_rest) > MANY
    await heir.begin()
    await calm(heir, *parked)
    assert_said_once(heir, ground, [each for each in waited if each.game not in parked])
    disturbed = [each for each in at_rest if said_at(ground, each) != at_rest[each]]
    assert disturbed == [], "an update alone says nothing to anybody"
    give_access(ground)
    homeless = table(heir, ground, HOMELESS)
    await homeless.people[0].command("games", "game here", table=homeless.live.record.id)
    await calm(heir)
    assert_said_once(heir, ground, [each for each in waited if each.game != homeless.live.record.id])
    assert_one_current_message(heir, ground)
    return heir


def find_at_rest(heir: Heir, ground: Playground, released: Released) -> list[Resting]:
    """The running tables for which nothing is on its way or due, each with all that was said to people there."""
    busy = f"select game from outbox where {UNDER_WAY}"
    busy += f" union select game from due where at <= {heir.clock.now}"
    if not released.name.startswith("1.0"):
        busy += " union select game from pending"
    running = "select id, coalesce(thread, channel) from tables where status = 'running'"
    found = f"{running} and id not in ({busy})"
    return [each for each in heir.read(Resting, found) if str(each.place) in ground.world.channels]


def said_at(ground: Playground, table: Resting) -> tuple[list[str], list[str]]:
    """The messages that stand there, and whom they have notified."""
    here = [
        each.id for each in ground.world.channels[str(table.place)].messages.values() if not each.owner_id
    ]
    return here, [who for message, who in ground.world.pings if message in here]


def mistakes(heir: Heir) -> list[str]:
    """What it wrote down as its own mistakes."""
    return heir.errors


def give_access(ground: Playground) -> None:
    """The thread is unlocked, the permissions are back."""
    for thread in [each for each in ground.world.channels.values() if each.is_thread]:
        if thread.locked:
            ground.faults.unlock(thread)
        if thread.denied:
            ground.faults.grant(Permission(thread.denied), thread)


def assert_said_once(heir: Heir, ground: Playground, waited: list[Waiting]) -> None:
    world = ground.world
    said = [each for channel in world.channels.values() for each in channel.messages.values() if each.nonce]
    doubled = [nonce for nonce, count in Counter(each.nonce for each in said).items() if count > 1]
    twice = [(each.nonce, each.channel_id, each.text) for each in said if each.nonce in doubled]
    assert twice == [], f"posted twice: {twice}"
    now = {each.id: each for each in posts(heir, "true")}
    deleted = {int(each) for channel in world.channels.values() for each in channel.deleted}
    numbers = {_number_of_post(each.nonce) for each in said if each.nonce}
    for post in waited:
        after = now.get(post.id)
        if after is None:  # delivered, and pruned with what else its finished game had
            assert post.kind not in ONCE or post.id in numbers, f"lost: {post}"
            continue
        assert after.status in ("sent", "passed"), after
        assert after.status == "sent" or post.kind not in ONCE, f"lost: {after}"
        if after.status == "sent" and after.message and post.kind != "remove":
            found = world.find_message(str(after.message))
            assert found is not None or after.message in deleted, f"nowhere: {after}"


def _number_of_post(nonce: str) -> int | None:
    """Which post made a message, by the nonce that the released program or the present one gave it; None: a table."""
    if nonce.startswith("m"):
        return None
    if nonce.startswith("p"):
        return int(nonce[1:].partition("-")[0], 16)
    return int(nonce.rpartition("-")[2])


def assert_one_current_message(heir: Heir, ground: Playground) -> None:
    """In each place of a running game one message has controls for moves: that of the newest position."""
    for record in heir.read(TableRecord, "select * from tables where status = 'running'"):
        place = ground.world.channels[str(record.thread or record.channel)]
        said = [
            each for each in place.messages.values() if each.owner_id is None and answers(each, record.id)
        ]
        current = {int(each.id) for each in said} | ({record.board} if record.board else set())
        assert record.board is not None
        assert str(record.board) in place.messages, record.title
        assert current == {record.board}, record.title


def answers(message: Message, game: int) -> list[str]:
    """The controls with which one answers the open question of this table."""
    found = [(part.get("custom_id", ""), Control.read(part.get("custom_id", ""))) for part in message.parts]
    return [custom_id for custom_id, each in found if each and each.game == game and each.action in ANSWERS]


def table(heir: Heir, ground: Playground, title: str) -> PlayedTable:
    """The table of this title as the database has it now."""
    (record,) = heir.read(TableRecord, f"select * from tables where title = '{title}'")
    where = f"where game = {record.id} order by"
    seats = heir.read(SeatRecord, f"select * from seats {where} seat")
    rows = heir.read(LogRecord, f"select * from log {where} sequence")
    live = load_table(
        record, seats, rows, heir.read(SnapshotRecord, f"select * from snapshots {where} sequence desc")
    )
    people = tuple(ground.person(str(each.member)) for each in seats if each.member > 0)
    return PlayedTable(ground, None, live, people, Texts(heir.language))  # pyright: ignore[reportArgumentType] - another process


async def press_old_controls(heir: Heir, ground: Playground) -> int:
    """People go on with the private screens that the release has shown them; returns how many these are."""
    begun = 0
    for channel in list(ground.world.channels.values()):
        for message in [each for each in channel.messages.values() if each.owner_id is not None]:
            person = ground.person(str(message.owner_id))
            part = next((each for each in message.parts if _is_half_chosen(each.get("custom_id", ""))), None)
            if part is None:
                continue
            begun += 1
            outcome = await _use(person, message, part)
            assert outcome is None, outcome
    await calm(heir)
    return begun


def _is_half_chosen(custom_id: str) -> bool:
    found = Control.read(custom_id)
    return found is not None and found.action in HALF_CHOSEN


async def _use(person: Person, message: Message, part: dict[str, object]) -> str | None:
    custom_id = str(part["custom_id"])
    if "options" in part:
        first = part["options"][0]["value"]  # pyright: ignore[reportIndexIssue] - a component of Discord
        return (await person.choose(message, custom_id, first)).error
    return (await person.press(message, custom_id)).error


async def tapped_on(heir: Heir, ground: Playground, title: str, most: int) -> None:
    """People play this table on the screen, so many moves or to its end."""
    for _ in range(most):
        if (at := table(heir, ground, title)).live.running.over is not None:
            assert at.live.record.status == "over"
            return
        rows = len(at.live.rows)
        await tap(at, *at.wanted())
        await calm(heir)
        assert len(table(heir, ground, title).live.rows) > rows


async def played_to_the_end(heir: Heir, every: int = 1) -> int:
    """Every game that still runs is played to its end, by its computers too, or one of so many, and all its rows fit;
    returns how many verify.
    """
    store = await Store.open(heir.stored)
    counted, tables = 0, Tables.alone(store, lambda: heir.clock.now, random.Random(1).randbytes)
    computers = ComputerMoves(tables, partial(choose, InlineComputing()), Clock())
    await computers.begin()
    try:
        for record in await store.tables("running", "over"):
            if record.id % every:
                continue
            live = await tables.registry.get(record.id)
            await _play(tables, computers, live)
            verdict, published = verify_table(live, TEXTS, await tables.words.origin(live))
            assert published is not None, (record.title, verdict)
            assert "the final scores are the same" in verdict, (record.title, verdict)
            assert first_difference(live, await store.log(record.id)) is None, record.title
            counted += 1
    finally:
        await computers.close()
        await store.close()
    return counted


async def _play(tables: Tables, computers: ComputerMoves, live: Table) -> None:
    while live.running.over is None:
        await computers.idle()
        decision = next((each for each in live.running.decisions if not live.level_at(each.seat)), None)
        if decision is not None:
            option = greedy_again(live.running, offered(live.running, decision))
            await tables.moves.play(live, decision.seat, str(option))
