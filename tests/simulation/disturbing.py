"""Faults other than failing requests: crashes, cut connections, a full disk, and what moderators delete or forbid."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from bot.messages.custom_ids import Control
from bot.playground import ClientRefused
from bot.playground.messages import Message
from bot.playground.world import Channel, Permission
from bot.tables.model.orders import END, ERASE
from tests.simulation.faults import Fault
from tests.simulation.line import run_without_waiting
from tests.simulation.people import DECIDING, ENDED

if TYPE_CHECKING:
    from tests.simulation.simulation import Simulation

JUMPS = (3600, -3600, 86400, -600)
"""Seconds by which the wall clock of the machine is set forward or back."""

Undo = Callable[[], Any] | None
"""Ends a fault that lasts; None for one that does not."""
Begin = Callable[["Simulation", Fault], Undo]


def crash(sim: Simulation, fault: Fault) -> None:
    """Kill the process at one of the next points at which it reads, writes or sends something."""
    sim.crash, sim.crash_in = fault, fault.times


def stop(sim: Simulation, _fault: Fault) -> None:
    """Stop the oldest process in good order, as for an update."""
    if sim.lives:
        sim.lives[0].stopping.set()


def lose_gateway(sim: Simulation, fault: Fault) -> None:
    """Cut the gateway connections, whose sessions Discord forgets."""
    sim.stage.gateway.forget()
    cut_gateway(sim, fault)


def cut_gateway(sim: Simulation, _fault: Fault) -> None:
    """Cut the gateway connections."""
    for connection in [*sim.stage.gateway.connections]:
        connection.hang_up_now()  # pyright: ignore[reportAttributeAccessIssue]


def mute_gateway(sim: Simulation, _fault: Fault) -> None:
    """Silence the gateway connections, which discord.py notices after a minute without an answer to its heartbeat."""
    for connection in [*sim.stage.gateway.connections]:
        connection.mute()  # pyright: ignore[reportAttributeAccessIssue]


def switch_on(name: str) -> Begin:
    """A fault that sets an attribute of the simulation to True while it lasts."""

    def begin(sim: Simulation, _fault: Fault) -> Undo:
        setattr(sim, name, True)
        return lambda: setattr(sim, name, False)

    return begin


def suspend(sim: Simulation, _fault: Fault) -> Undo:
    """Suspend the process for a while, if it is the only one (`tests/cluster` suspends one of several)."""
    if not len(sim.lives) == sim.processes == 1:
        return None
    process = sim.lives[0].process
    sim.loop.suspend(process)
    return lambda: sim.resume(process)


def set_clock(sim: Simulation, fault: Fault) -> None:
    sim.clock.ahead += JUMPS[fault.times - 1]


def delete_message(sim: Simulation, fault: Fault) -> None:
    """Delete one of the latest messages of the bot, as a moderator."""
    for post in _posts(sim)[-fault.times :][:1]:
        sim.delete(post)


def delete_board(sim: Simulation, _fault: Fault) -> None:
    """Delete the newest message that has controls to move, as a moderator."""
    for post in [post for post in _posts(sim) if find_games(post)][-1:]:
        sim.delete(post)


def on_newest_thread(begin: Callable[[Simulation, Channel], Undo]) -> Begin:
    """A fault that happens to the newest thread, if there is one."""

    def begin_there(sim: Simulation, _fault: Fault) -> Undo:
        threads = [place for place in sim.stage.world.channels.values() if place.is_thread]
        return begin(sim, threads[-1]) if threads else None

    return begin_there


def lock(sim: Simulation, thread: Channel) -> Undo:
    sim.stage.faults.lock(thread)
    sim.left.add(thread.id)
    return lambda: sim.stage.faults.unlock(thread)


def archive(sim: Simulation, thread: Channel) -> Undo:
    sim.stage.faults.archive(thread)
    sim.left.add(thread.id)
    return lambda: open_again(sim, thread)


def shut_out(sim: Simulation, thread: Channel) -> Undo:
    """Remove the bot from a private thread."""
    if sim.stage.world.bot.id not in thread.members:
        return None
    sim.stage.faults.shut_out(thread)
    sim.left.add(thread.id)
    return lambda: open_again(sim, thread)


def open_again(sim: Simulation, thread: Channel) -> None:
    """Have a person mention the bot in this thread, which unarchives it and adds the bot to it."""
    me = sim.stage.world.bot.id
    if thread.archived or me not in thread.members:
        for person in sim.people.persons:
            with contextlib.suppress(ClientRefused):
                run_without_waiting(person.say(thread, f"<@{me}>"))
                return


def delete_place(sim: Simulation, place: Channel) -> None:
    """Delete a channel or thread with its messages."""
    sim.delete(*place.messages.values())
    sim.stage.faults.delete(place)


def delete_channel(sim: Simulation, _fault: Fault) -> None:
    """Delete the channel of the tables with its threads; another channel is left."""
    world = sim.stage.world
    if world.games.id in world.channels:
        for place in [each for each in world.channels.values() if each.parent_id == world.games.id]:
            delete_place(sim, place)
        delete_place(sim, world.games)


def expire_tokens(sim: Simulation, _fault: Fault) -> None:
    """Let the tokens of all interactions so far expire: none of them can be answered any more."""
    for interaction in sim.stage.interactions.values():
        interaction.created -= sim.stage.settings.token_life


def take_permission(sim: Simulation, fault: Fault) -> Undo:
    permission = Permission[fault.about]
    sim.stage.faults.revoke(permission)
    return lambda: sim.stage.faults.grant(permission)


def take_role(sim: Simulation, _fault: Fault) -> Undo:
    sim.stage.faults.take_role()
    return sim.stage.faults.give_role


def kick(sim: Simulation, _fault: Fault) -> Undo:
    if sim.stage.world.bot.id not in sim.stage.world.guild.members:
        return None
    sim.stage.faults.kick()
    return sim.stage.faults.invite


def end_server(sim: Simulation, _fault: Fault) -> Undo:
    """Make the server unavailable for a while, as in an outage of Discord."""
    if sim.stage.world.guild.is_away:
        return None
    sim.stage.faults.begin_outage()
    return sim.stage.faults.end_outage


def close_dms(sim: Simulation, fault: Fault) -> Undo:
    user = sim.people.persons[fault.times % len(sim.people.persons)].user
    user.dms_closed = True
    return lambda: setattr(user, "dms_closed", False)


def end_table(sim: Simulation, fault: Fault) -> None:
    """The operator ends an open table, by an order as all that follow."""
    open_now = sim.disk.read("select id from tables where status in ('lobby', 'running') order by id")
    for (game,) in open_now[fault.times % max(1, len(open_now)) :][:1]:
        sim.order("table", END, game)


def erase_server(sim: Simulation, fault: Fault) -> None:
    """Erase a server, half the time a while after the process was killed or has lost its connection."""

    def erase() -> None:
        servers = sim.disk.read("select distinct server from tables order by server")
        for (server,) in servers[fault.times % max(1, len(servers)) :][:1]:
            sim.order("server", ERASE, server)

    if fault.times > 2:
        (crash if fault.times == 3 else lose_gateway)(sim, fault)
        sim.loop.call_later(fault.lasts, erase)
    else:
        erase()


def erase_person(sim: Simulation, fault: Fault) -> Undo:
    """Erase a person after their interactions have ended, as these might store something about them again."""
    staying = [each for each in sim.people.persons if each not in sim.people.leaving]
    if len(staying) < 2:
        return None
    person = staying[fault.times % len(staying)]
    sim.people.leaving.append(person)

    def erase() -> None:
        sim.order("person", ERASE, int(person.id))
        sim.people.erased.append(person)

    sim.loop.call_later(ENDED, erase)
    return None


def find_games(message: Message) -> frozenset[int]:
    """The ids of the tables for which a message has controls to move, or the button *Your move*."""
    parts = [part.get("custom_id") for part in (*message.buttons, *message.selects)]
    controls = [Control.read(part) for part in parts if part]
    return frozenset(
        each.game for each in controls if each is not None and each.action in {*DECIDING, "move"}
    )


def _posts(sim: Simulation) -> list[Message]:
    """The public messages of the bot, the oldest first."""
    me, places = sim.stage.world.bot.id, sim.stage.world.channels.values()
    found = [post for place in places if not place.is_dm for post in place.messages.values()]
    public = [post for post in found if post.owner_id is None and post.author_id == me]
    return sorted(public, key=lambda post: int(post.id))


EVENTS: Mapping[str, tuple[float, Begin]] = {
    "crash": (3.0, crash),
    "stop": (0.7, stop),
    "gateway cut": (2.0, cut_gateway),
    "gateway lost": (1.0, lose_gateway),
    "disk full": (1.0, switch_on("is_full")),
    "disk slow": (1.0, switch_on("is_slow")),
    "suspended": (0.7, suspend),
    "gateway mute": (0.7, mute_gateway),
    "slow pictures": (1.0, switch_on("slow_pictures")),
    "meeting pictures": (1.0, switch_on("meeting_pictures")),
    "message deleted": (1.5, delete_message),
    "board deleted": (1.0, delete_board),
    "thread deleted": (0.4, on_newest_thread(delete_place)),
    "thread locked": (0.7, on_newest_thread(lock)),
    "thread archived": (1.0, on_newest_thread(archive)),
    "shut out": (0.3, on_newest_thread(shut_out)),
    "tokens expired": (0.5, expire_tokens),
    "permission": (0.7, take_permission),
    "role": (0.4, take_role),
    "kicked": (0.3, kick),
    "outage": (0.5, end_server),
    "channel deleted": (0.1, delete_channel),
    "closed dms": (0.4, close_dms),
    "clock": (0.5, set_clock),
    "table ended": (0.4, end_table),
    "server erased": (0.4, erase_server),
    "person erased": (0.3, erase_person),
}
"""The faults by name: the weight of each, and the function that begins it."""
