"""Checks that the current program goes on with the database of a release: no message is lost or sent twice, and every
game can be played to its end.
"""

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
from tests.bot.support.table import PlayedTable, cached_greedy, offer
from tests.bot.support.taps import ANSWERS, tap
from tests.process.bot_process import CALM_GLANCES, GLANCE
from tests.released.contents import ONCE
from tests.released.restoring import Released, UpgradedBot
from tests.support.postgresql import Server

PARKED = ("locked", "forbidden", "without a channel")
"""The titles of the tables in channels and threads to which the bot had no access when it was killed."""
HOMELESS = PARKED[2]
"""The title of the table without a channel; when it is moved, its waiting posts are replaced by new ones."""
MANY = 10
"""Each database contains more idle tables than this."""
HALF_CHOSEN = (*ANSWERS, "planadd", "planway", "useplan", "order", "habit", "offerseat")
"""The actions of the controls of a private screen with which a person is in the middle of something."""
LONGEST_WAIT = 240.0
TEXTS = Texts("en")


@dataclass(frozen=True)
class Waiting:
    """A post that was not sent yet when the bot was killed."""

    id: int
    game: int
    kind: str
    status: str
    message: int | None


@dataclass(frozen=True)
class Idle:
    """A running table without unsent posts and due jobs when the bot was killed."""

    id: int
    place: int


def read_posts(bot: UpgradedBot, where: str) -> list[Waiting]:
    return bot.read(Waiting, f"select id, game, kind, status, message from outbox where {where} order by id")


UNDER_WAY = "status in ('owed', 'sending')"


async def settle(bot: UpgradedBot, *apart: int) -> None:
    """Return when all due jobs are done and all posts are sent, except at these tables."""
    found = 0
    async with asyncio.timeout(LONGEST_WAIT):
        while found < CALM_GLANCES:
            await asyncio.sleep(GLANCE)
            assert bot.alive, "\n".join(bot.lines[-20:])
            busy = bot.read(int, f"select id from due where at <= {bot.clock.now}")
            busy += [each.id for each in read_posts(bot, UNDER_WAY) if each.game not in apart]
            busy += [game for game in bot.read(int, "select game from pending") if game not in apart]
            found = 0 if busy else found + 1


async def start_upgraded(
    ground: Playground, released: Released, folder: Path, server: Server | None
) -> UpgradedBot:
    """Start the program on the database of a release and the same Discord; check that it sends each waiting post once,
    also at the tables without access once they have it, and nothing at idle tables. Returns the running program.
    """
    released.restore(ground)
    bot = UpgradedBot(ground, released, folder, server)
    waited = read_posts(bot, UNDER_WAY)
    parked = [
        each for title in PARKED for each in bot.read(int, f"select id from tables where title = '{title}'")
    ]
    assert len(parked) == len(PARKED)
    at_rest = {each: find_messages(ground, each) for each in find_idle(bot, ground, released)}
    assert len(at_rest) > MANY
    await bot.begin()
    await settle(bot, *parked)
    assert_sent_once(bot, ground, [each for each in waited if each.game not in parked])
    disturbed = [each for each in at_rest if find_messages(ground, each) != at_rest[each]]
    assert disturbed == [], "an update alone says nothing to anybody"
    for thread in [each for each in ground.world.channels.values() if each.is_thread]:
        if thread.locked:
            ground.faults.unlock(thread)
        if thread.denied:
            ground.faults.grant(Permission(thread.denied), thread)
    homeless = table(bot, ground, HOMELESS)
    await homeless.people[0].command("games", "game here", table=homeless.live.record.id)
    await settle(bot)
    assert_sent_once(bot, ground, [each for each in waited if each.game != homeless.live.record.id])
    assert_one_current_message(bot, ground)
    return bot


def find_idle(bot: UpgradedBot, ground: Playground, released: Released) -> list[Idle]:
    """The running tables without unsent posts, due jobs and messages to change."""
    busy = f"select game from outbox where {UNDER_WAY}"
    busy += f" union select game from due where at <= {bot.clock.now}"
    if not released.name.startswith("1.0"):
        busy += " union select game from pending"
    running = "select id, coalesce(thread, channel) from tables where status = 'running'"
    found = f"{running} and id not in ({busy})"
    return [each for each in bot.read(Idle, found) if str(each.place) in ground.world.channels]


def find_messages(ground: Playground, table: Idle) -> tuple[list[str], list[str]]:
    """The ids of the public messages of a table, and of the people whom they have notified."""
    here = [
        each.id for each in ground.world.channels[str(table.place)].messages.values() if not each.owner_id
    ]
    return here, [who for message, who in ground.world.pings if message in here]


def assert_sent_once(bot: UpgradedBot, ground: Playground, waited: list[Waiting]) -> None:
    """Assert that no message was sent twice, and that each of the posts that waited was sent or passed over."""
    world = ground.world
    said = [each for channel in world.channels.values() for each in channel.messages.values() if each.nonce]
    doubled = [nonce for nonce, count in Counter(each.nonce for each in said).items() if count > 1]
    twice = [(each.nonce, each.channel_id, each.text) for each in said if each.nonce in doubled]
    assert twice == [], f"posted twice: {twice}"
    now = {each.id: each for each in read_posts(bot, "true")}
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
    """The id of the post that a message was sent for, from its nonce in the format of any release; None for a table."""
    if nonce.startswith("m"):
        return None
    if nonce.startswith("p"):
        return int(nonce[1:].partition("-")[0], 16)
    return int(nonce.rpartition("-")[2])


def assert_one_current_message(bot: UpgradedBot, ground: Playground) -> None:
    """Assert that each running game has controls for moves on one message: the current one."""
    for record in bot.read(TableRecord, "select * from tables where status = 'running'"):
        place = ground.world.channels[str(record.thread or record.channel)]
        said = [
            each
            for each in place.messages.values()
            if each.owner_id is None and find_controls(each, record.id)
        ]
        current = {int(each.id) for each in said} | ({record.board} if record.board else set())
        assert record.board is not None
        assert str(record.board) in place.messages, record.title
        assert current == {record.board}, record.title


def find_controls(message: Message, game: int) -> list[str]:
    """The custom ids of the controls of a message that answer a decision at this table."""
    found = [(part.get("custom_id", ""), Control.read(part.get("custom_id", ""))) for part in message.parts]
    return [custom_id for custom_id, each in found if each and each.game == game and each.action in ANSWERS]


def table(bot: UpgradedBot, ground: Playground, title: str) -> PlayedTable:
    """The table of this title as it is stored."""
    (record,) = bot.read(TableRecord, f"select * from tables where title = '{title}'")
    where = f"where game = {record.id} order by"
    seats = bot.read(SeatRecord, f"select * from seats {where} seat")
    rows = bot.read(LogRecord, f"select * from log {where} sequence")
    live = load_table(
        record, seats, rows, bot.read(SnapshotRecord, f"select * from snapshots {where} sequence desc")
    )
    people = tuple(ground.person(str(each.member)) for each in seats if each.member > 0)
    return PlayedTable(ground, None, live, people, Texts(bot.language))  # pyright: ignore[reportArgumentType] - another process


async def press_old_controls(bot: UpgradedBot, ground: Playground) -> int:
    """Let people go on with the private messages that the release has shown them; returns how many these are."""
    begun = 0
    for channel in list(ground.world.channels.values()):
        for message in [each for each in channel.messages.values() if each.owner_id is not None]:
            person = ground.person(str(message.owner_id))
            controls = [(each, Control.read(each.get("custom_id", ""))) for each in message.parts]
            part = next((part for part, each in controls if each and each.action in HALF_CHOSEN), None)
            if part is None:
                continue
            begun += 1
            outcome = await _use(person, message, part)
            assert outcome is None, outcome
    await settle(bot)
    return begun


async def _use(person: Person, message: Message, part: dict[str, object]) -> str | None:
    custom_id = str(part["custom_id"])
    if "options" in part:
        first = part["options"][0]["value"]  # pyright: ignore[reportIndexIssue] - a component of Discord
        return (await person.choose(message, custom_id, first)).error
    return (await person.press(message, custom_id)).error


async def play_by_taps(bot: UpgradedBot, ground: Playground, title: str, most: int) -> None:
    """Play this table by its controls, at most so many moves."""
    for _ in range(most):
        if (at := table(bot, ground, title)).live.running.over is not None:
            assert at.live.record.status == "over"
            return
        rows = len(at.live.rows)
        await tap(at, *at.greedy_move())
        await settle(bot)
        assert len(table(bot, ground, title).live.rows) > rows


async def play_to_the_end(bot: UpgradedBot, every: int = 1) -> int:
    """Play every running game to its end (or one of `every`, of each release others), with its computers, and verify
    these games and those that are over; returns how many were verified.
    """
    store = await Store.open(bot.stored)
    counted, tables = 0, Tables.alone(store, lambda: bot.clock.now, random.Random(1).randbytes)
    computers = ComputerMoves(tables, partial(choose, InlineComputing()), Clock())
    await computers.begin()
    try:
        for record in await store.tables("running", "over"):
            if (record.id + bot.number) % every:
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
            option = cached_greedy(live.running, offer(live.running, decision))
            await tables.moves.play(live, decision.seat, str(option))
