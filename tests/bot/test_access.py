"""Access that comes back is used at once: what waits for it goes out, whenever its next try was to be."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.client import Bot
from bot.playground import Playground
from bot.playground.world import Channel, Permission
from tests.bot.conftest import Seat
from tests.bot.support.answers import advance_to_buttons, assert_board_is_whole, next_move
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import tap

HOUR = 3600.0
Changed = Callable[[Playground, Channel], None]


@pytest.fixture(autouse=True)
def _distant(monkeypatch: pytest.MonkeyPatch) -> None:
    """Within this test no post is ever tried again because of the time."""
    monkeypatch.setattr("bot.outbox.outbox.RETRY_SECONDS", (HOUR,) * 4)


async def refused(two: PlayedTable, status: int = 403) -> None:
    """A move is made that cannot be shown; returns when nothing is tried any more by itself."""
    game, outbox, requests = two.live.record.id, two.bot.outbox, two.playground.requests
    before = len(requests)
    await two.bot.tables.moves.play(two.live, *next_move(two))

    def has_given_up() -> bool:
        is_refused = status in [each.status for each in requests[before:]]
        return (
            is_refused
            and not (outbox.reconciler.is_busy(game) or outbox._news[game].is_set())
            and not outbox._requesting[game].locked()
        )

    await two.playground.wait_until(has_given_up, 10)
    assert game in two.bot.tables.committer.marks


async def shown(two: PlayedTable, what: str) -> None:
    """The table shows its present state a moment later, once, and goes on."""
    idle = asyncio.ensure_future(two.bot.outbox.idle())
    await asyncio.wait({idle}, timeout=10)
    assert idle.done(), f"waits although {what} is back"
    assert two.bot.tables.committer.marks == {}
    assert_board_is_whole(two)
    await tap(two, *two.greedy_move())


def revoked(permission: Permission, *, in_games: bool = False) -> tuple[Changed, Changed]:
    """Take this permission, everywhere or in the channel of games; and give it back."""
    only = (lambda ground: (ground.world.games,)) if in_games else (lambda _: ())
    return (
        lambda ground, _: ground.faults.revoke(permission, *only(ground)),
        lambda ground, _: ground.faults.grant(permission, *only(ground)),
    )


EVENTS: dict[str, tuple[Changed, Changed]] = {
    "its role": (lambda ground, _: ground.faults.take_role(), lambda ground, _: ground.faults.give_role()),
    "what its role may do": revoked(Permission.SEND_MESSAGES_IN_THREADS),
    "the channel above the thread": revoked(Permission.VIEW_CHANNEL, in_games=True),
    "Attach Files": revoked(Permission.ATTACH_FILES),
    "Attach Files in the channel": revoked(Permission.ATTACH_FILES, in_games=True),
    "the lock": (lambda ground, at: ground.faults.lock(at), lambda ground, at: ground.faults.unlock(at)),
}


@pytest.mark.long
async def test_what_is_given_back_is_used_at_once(table: Seat) -> None:
    two = await table(2)
    for what, (take, give) in EVENTS.items():
        take(two.playground, two.place)
        await refused(two, 400 if what == "the lock" else 403)
        give(two.playground, two.place)
        await shown(two, what)


async def mention_the_bot(two: PlayedTable) -> None:
    bot = two.playground.world.bot.id
    await two.people[0].say(two.place, f"<@{bot}> come back")


async def look_around(two: PlayedTable) -> None:
    await two.people[0].command(two.place, "game list")


async def log_in_anew(two: PlayedTable) -> None:
    await two.playground.faults.disconnect_for_good()


async def test_what_came_back_without_an_event_is_noticed(table: Seat) -> None:
    """The time-out of a bot ends without an event, and events are missed while it is away: then these tell it."""
    two = await table(2)
    for way in (mention_the_bot, look_around, log_in_anew):
        two.playground.faults.revoke(Permission.SEND_MESSAGES_IN_THREADS)
        await refused(two)
        two.playground.world.guild.bot_permissions |= Permission.SEND_MESSAGES_IN_THREADS
        await way(two)
        await shown(two, way.__name__)


async def test_an_edit_that_was_refused_is_made(table: Seat) -> None:
    """It shows no more than was drawn for the first try, and is not taken for shown by that."""
    two = await advance_to_buttons(await table(2))
    board = two.board
    two.playground.faults.revoke(Permission.ATTACH_FILES)
    await refused(two)
    two.playground.faults.grant(Permission.ATTACH_FILES)
    await shown(two, "Attach Files")
    assert board.edits


async def test_a_mention_lets_the_bot_into_a_private_thread(table: Seat) -> None:
    two = await table(2)
    two.playground.faults.shut_out(two.place)
    await refused(two)
    await mention_the_bot(two)
    await shown(two, "the thread")


async def test_a_parked_table_tries_once_and_is_silent(
    table: Seat, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is still refused waits on, and the log has said so already; events that change nothing here ask nothing."""
    monkeypatch.setattr("bot.outbox.outbox.RETRY_SECONDS", (0.01,))
    two = await table(2)
    faults, world = two.playground.faults, two.playground.world
    faults.take_role()
    await refused(two)
    await asyncio.wait_for(two.bot.outbox.idle(), 10)
    assert two.live.record.id in two.bot.outbox.refusals.parked
    logged, asked = len(caplog.records), len(two.playground.requests)
    tries = sum(each.status == 403 for each in two.playground.requests)
    faults.revoke(Permission.MENTION_EVERYONE)  # changes nothing for the bot, which never had it
    await two.people[0].say("general", "hello")
    faults.lock(world.add_thread(world.general, "elsewhere", two.people[0].id))
    await asyncio.sleep(0.2)
    assert len(two.playground.requests) == asked
    faults.grant(Permission.MANAGE_MESSAGES)
    await two.playground.wait_until(lambda: len(two.playground.requests) > asked, 10)
    await asyncio.wait_for(two.bot.outbox.idle(), 10)
    assert sum(each.status == 403 for each in two.playground.requests) == tries + 1
    assert len(caplog.records) == logged
    assert sum("cannot be reached" in each.getMessage() for each in caplog.records) == 1
    caplog.clear()
    faults.give_role()
    await two.playground.wait_until(lambda: not two.bot.outbox.refusals.parked, 10)
    await shown(two, "its role")


async def test_what_is_deleted_while_it_waits_for_access_waits_no_more(
    playground: Playground, bot: Bot
) -> None:
    lobby = await PlayedTable.open(playground, bot, 2)
    playground.faults.revoke(Permission.VIEW_CHANNEL)
    await bot.tables.consent.close_without_result(lobby.live)
    await playground.wait_until(lambda: bool(bot.outbox.waits), 10)
    (rule,) = [each for each in bot.pruning.retention.rules if each.name == "lobbies"]
    await rule.delete(lobby.live.record.id)
    playground.faults.grant(Permission.VIEW_CHANNEL)
    await bot.outbox.idle()
    assert bot.tables.committer.marks == {}
