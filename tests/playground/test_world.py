"""The world of the playground: time, ids, visible channels, and mentions."""

from __future__ import annotations

import pytest

from bot.playground.clock import Snowflakes, WorldClock, moment
from bot.playground.composing import call_out, content_type, png_size
from bot.playground.messages import Message, number_components
from bot.playground.posting import ping
from bot.playground.world import BOT_START, ChannelKind, Permission, World
from tests.playground.example import png


def test_ids_grow_and_contain_their_time() -> None:
    clock = WorldClock()
    ids = Snowflakes(clock)
    first, second = ids.next(), ids.next()
    assert int(first) < int(second)
    clock.advance(60)
    assert moment(ids.next()) - moment(first) == pytest.approx(60, abs=1)


def test_every_world_begins_with_the_same_ids() -> None:
    assert list(World().users) == list(World().users)
    assert World().general.id == World().general.id


def test_the_bot_starts_with_what_it_was_invited_for() -> None:
    world = World()
    assert world.permissions(world.bot.id, world.games) == BOT_START
    world.games.denied = Permission.SEND_MESSAGES
    thread = world.add_thread(world.games, "Table", world.bot.id)
    assert Permission.SEND_MESSAGES not in world.permissions(world.bot.id, thread)
    assert Permission.SEND_MESSAGES in world.permissions(world.bot.id, world.general)


def test_who_sees_which_channel() -> None:
    world = World()
    owner, ben, carla = world.people[:3]
    secret = world.add_thread(world.games, "Secret", world.bot.id)
    secret.kind = ChannelKind.PRIVATE_THREAD
    secret.members.append(ben.id)
    talk = world.dm(ben.id)
    assert [c in world.channels_of(ben.id) for c in (secret, talk)] == [True, True]
    assert [c in world.channels_of(carla.id) for c in (secret, talk)] == [False, False]
    assert [c in world.channels_of(owner.id) for c in (secret, talk)] == [True, False]
    assert world.dm(ben.id) is talk


def said(world: World, text: str) -> Message:
    return Message(world.ids.next(), world.games.id, world.bot.id, text)


@pytest.mark.parametrize(
    ("allowed", "called"),
    [
        (None, {"Anna", "Ben"}),
        ({"parse": []}, set()),
        ({"parse": ["users"]}, {"Anna", "Ben"}),
        ({"parse": [], "users": ["Ben"]}, {"Ben"}),
        ({"parse": [], "users": ["David"]}, set()),
    ],
)
def test_a_message_notifies_whom_it_mentions(allowed: dict[str, object] | None, called: set[str]) -> None:
    world = World()
    ids = {user.name: user.id for user in world.people}
    message = said(world, f"<@{ids['Anna']}> and <@!{ids['Ben']}>, not <@5>")
    if allowed and isinstance(allowed.get("users"), list):
        allowed = allowed | {"users": [ids[str(name)] for name in allowed["users"]]}  # pyright: ignore[reportGeneralTypeIssues]
    crowd = call_out(world, message, allowed)
    assert {world.users[who].name for who in crowd} == called
    assert message.mentions == crowd


def test_everyone_is_everyone() -> None:
    world = World()
    message = said(world, "@everyone")
    world.add_message(message)
    ping(world, message, call_out(world, message, None))
    assert {who for _, who in world.pings} == {user.id for user in world.people}


def test_a_mentioned_person_joins_the_thread() -> None:
    world = World()
    thread = world.add_thread(world.games, "Table", world.bot.id)
    message = Message(world.ids.next(), thread.id, world.bot.id, f"<@{world.people[2].id}>")
    ping(world, message, call_out(world, message, None))
    assert thread.members == [world.bot.id, world.people[2].id]


def test_components_without_an_id_are_numbered_depth_first() -> None:
    parts = number_components([{"type": 1, "components": [{"type": 2}, {"type": 2, "id": 2}]}, {"type": 10}])
    assert [parts[0]["id"], *(p["id"] for p in parts[0]["components"]), parts[1]["id"]] == [1, 3, 2, 4]


def test_pictures_have_their_size() -> None:
    assert png_size(png(7, 5)) == (7, 5)
    assert png_size(b"GIF89a") is None
    assert content_type("board.PNG") == "image/png"
    assert content_type("board") == "application/octet-stream"
