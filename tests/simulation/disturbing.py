"""What may happen besides requests that fail: deaths, cut lines, a full disk, and what people do to the bot's place."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from bot.messages.custom_ids import Control
from bot.playground import ClientRefused
from bot.playground.messages import Message
from bot.playground.permissions import Permission
from bot.playground.world import Channel
from tests.simulation.faults import EVENTS, Fault
from tests.simulation.line import completed
from tests.simulation.people import DECIDING

if TYPE_CHECKING:
    from tests.simulation.simulation import Simulation

JUMPS = (3600, -3600, 86400, -600)
"""Seconds by which somebody sets the wall clock of the machine."""


def crash(sim: Simulation, fault: Fault) -> None:
    """The process dies at one of the next points at which something is read, written or sent."""
    sim.crash, sim.crash_in = fault, fault.times


def stop(sim: Simulation, _fault: Fault) -> None:
    """The process that has run for longest is stopped in good order, as for an update."""
    if sim.lives:
        sim.lives[0].stopping.set()


def cut_gateway(sim: Simulation, fault: Fault) -> None:
    """The connection is cut; where the session is lost, the bot must log in anew."""
    if fault.kind == "gateway lost":
        sim.stage.gateway.forget()
    for connection in [*sim.stage.gateway.connections]:
        connection.hang_up_now()  # pyright: ignore[reportAttributeAccessIssue]


def fill_disk(sim: Simulation, fault: Fault) -> None:
    sim.is_full = True
    sim.after(fault, lambda: setattr(sim, "is_full", False))


def slow_down_disk(sim: Simulation, fault: Fault) -> None:
    sim.is_slow = True
    sim.after(fault, lambda: setattr(sim, "is_slow", False))


def suspend(sim: Simulation, fault: Fault) -> None:
    """A process stands still, and goes on as if nothing had been. Of one that has lost its shard meanwhile see
    `tests/cluster`.
    """
    if len(sim.lives) == sim.processes == 1:
        process = sim.lives[0].process
        sim.loop.suspend(process)
        sim.after(fault, lambda: sim.loop.resume(process))


def mute_gateway(sim: Simulation, _fault: Fault) -> None:
    """Nothing arrives any more, which discord.py believes after a minute without an answer to its heartbeat."""
    for connection in [*sim.stage.gateway.connections]:
        connection.mute()  # pyright: ignore[reportAttributeAccessIssue]


def draw_slowly(sim: Simulation, fault: Fault) -> None:
    sim.slow_pictures = True
    sim.after(fault, lambda: setattr(sim, "slow_pictures", False))


def set_clock(sim: Simulation, fault: Fault) -> None:
    sim.clock.ahead += JUMPS[fault.times - 1]


def delete_message(sim: Simulation, fault: Fault) -> None:
    """A moderator deletes one of the latest messages of the bot."""
    found = _posts(sim)[-fault.times :]
    if found:
        sim.delete(found[0])


def delete_board(sim: Simulation, _fault: Fault) -> None:
    """A moderator deletes a message with which one moves."""
    found = [post for post in _posts(sim) if games_of(post)]
    if found:
        sim.delete(found[-1])


def delete_thread(sim: Simulation, _fault: Fault) -> None:
    if (thread := _thread(sim)) is not None:
        _delete_place(sim, thread)


def lock_thread(sim: Simulation, fault: Fault) -> None:
    if (thread := _thread(sim)) is not None:
        sim.stage.faults.lock(thread)
        sim.after(fault, lambda: sim.stage.faults.unlock(thread))


def archive_thread(sim: Simulation, fault: Fault) -> None:
    if (thread := _thread(sim)) is not None:
        sim.stage.faults.archive(thread)
        sim.after(fault, lambda: open_again(sim, thread))


def shut_out(sim: Simulation, fault: Fault) -> None:
    """The bot is put out of a private thread."""
    thread = _thread(sim)
    if thread is not None and sim.stage.world.bot.id in thread.members:
        sim.stage.faults.shut_out(thread)
        sim.after(fault, lambda: open_again(sim, thread))


def open_again(sim: Simulation, thread: Channel) -> None:
    """Somebody writes in an archived thread, and mentions the bot in a private one without it."""
    me = sim.stage.world.bot.id
    if thread.archived or me not in thread.members:
        for person in sim.people.persons:
            with contextlib.suppress(ClientRefused):
                completed(person.say(thread, f"<@{me}>"))
                return


def expire_tokens(sim: Simulation, _fault: Fault) -> None:
    """Nothing can be answered any more of what was asked until now."""
    for interaction in sim.stage.interactions.values():
        interaction.created -= sim.stage.settings.token_life


def take_permission(sim: Simulation, fault: Fault) -> None:
    permission = Permission[fault.about]
    sim.stage.faults.revoke(permission)
    sim.after(fault, lambda: sim.stage.faults.grant(permission))


def take_role(sim: Simulation, fault: Fault) -> None:
    sim.stage.faults.take_role()
    sim.after(fault, sim.stage.faults.give_role)


def kick(sim: Simulation, fault: Fault) -> None:
    world = sim.stage.world
    if world.bot.id in world.guild.members:
        sim.stage.faults.kick()
        sim.after(fault, sim.stage.faults.invite)


def end_server(sim: Simulation, fault: Fault) -> None:
    """Discord takes the server away for a while."""
    if not sim.stage.world.guild.is_away:
        sim.stage.faults.begin_outage()
        sim.after(fault, sim.stage.faults.end_outage)


def delete_channel(sim: Simulation, _fault: Fault) -> None:
    """A moderator deletes the channel of all tables, with the threads in it; there is another one."""
    world = sim.stage.world
    if world.games.id in world.channels:
        for place in [each for each in world.channels.values() if each.parent_id == world.games.id]:
            _delete_place(sim, place)
        _delete_place(sim, world.games)


def _delete_place(sim: Simulation, place: Channel) -> None:
    sim.delete(*place.messages.values())
    sim.stage.faults.delete(place)


def close_dms(sim: Simulation, fault: Fault) -> None:
    user = sim.people.persons[fault.times % len(sim.people.persons)].user
    user.dms_closed = True
    sim.after(fault, lambda: setattr(user, "dms_closed", False))


def games_of(message: Message) -> frozenset[int]:
    """The tables at which one can move with a message, or by its *Your move*."""
    parts = [part.get("custom_id") for part in (*message.buttons, *message.selects)]
    controls = [Control.read(part) for part in parts if part]
    return frozenset(
        each.game for each in controls if each is not None and each.action in {*DECIDING, "move"}
    )


def _posts(sim: Simulation) -> list[Message]:
    world = sim.stage.world
    places = [place for place in world.channels.values() if not place.is_dm]
    found = [post for place in places for post in place.messages.values()]
    return sorted((post for post in found if _is_public(sim, post)), key=lambda post: int(post.id))


def _is_public(sim: Simulation, post: Message) -> bool:
    return post.owner_id is None and post.author_id == sim.stage.world.bot.id


def _thread(sim: Simulation) -> Channel | None:
    threads = [place for place in sim.stage.world.channels.values() if place.is_thread]
    return threads[-1] if threads else None


DISTURBANCES: Mapping[str, Callable[[Simulation, Fault], None]] = {
    "crash": crash,
    "stop": stop,
    "gateway cut": cut_gateway,
    "gateway lost": cut_gateway,
    "disk full": fill_disk,
    "disk slow": slow_down_disk,
    "suspended": suspend,
    "gateway mute": mute_gateway,
    "slow pictures": draw_slowly,
    "message deleted": delete_message,
    "board deleted": delete_board,
    "thread deleted": delete_thread,
    "thread locked": lock_thread,
    "thread archived": archive_thread,
    "shut out": shut_out,
    "tokens expired": expire_tokens,
    "permission": take_permission,
    "role": take_role,
    "kicked": kick,
    "outage": end_server,
    "channel deleted": delete_channel,
    "closed dms": close_dms,
    "clock": set_clock,
}
assert {*DISTURBANCES} == {*EVENTS}
