"""Fault injection: what can go wrong, for tests of the bot."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass

from bot.playground import payloads
from bot.playground.errors import Refusal, too_many_requests
from bot.playground.gateway import Gateway, Intent
from bot.playground.world import Channel, ChannelKind, Permission, World

MESSAGES = {500: "500: Internal Server Error", 503: "503: Service Unavailable"}


def make_refusal(
    status: int, code: int = 0, message: str | None = None, retry_after: float = 0.05, scope: str = "user"
) -> Refusal:
    """An error with this status, in Discord's words where none are given."""
    if status == 429:
        return too_many_requests(retry_after, code, scope)
    return Refusal(status, code, message or MESSAGES.get(status, f"{status}: injected"))


class Held:
    """Requests that arrive, which sets `arrived`, but are not processed until `let_go` is set."""

    def __init__(self) -> None:
        self.arrived = asyncio.Event()
        self.let_go = asyncio.Event()


@dataclass(slots=True)
class Injected:
    """A fault that applies to the next `times` requests whose method and path match."""

    method: str
    path: re.Pattern[str]
    times: int
    refusal: Refusal | None = None
    delay: float = 0.0
    dropped: bool = False
    late: bool = False
    held: Held | None = None

    def strikes(self, method: str, path: str) -> bool:
        return self.times > 0 and self.method in ("*", method) and bool(self.path.search(path))


class Faults:
    """The switches for faults."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway
        self._waiting: list[Injected] = []

    def answer(
        self,
        status: int,
        method: str = "*",
        path: str = "",
        times: int = 1,
        code: int = 0,
        message: str | None = None,
        retry_after: float = 0.05,
        scope: str = "user",
    ) -> None:
        """Answer the next `times` requests with an error and do nothing; `path` is a regular expression.

        A 429 asks to wait `retry_after` seconds: half an hour was seen for emoji (discord-api-docs#2250), and 1,337 s
        in the `scope` "shared", in which others have used the limit up (documents, rate limits; discord.py#4173).
        """
        refusal = make_refusal(status, code, message, retry_after, scope)
        self._waiting.append(Injected(method, re.compile(path), times, refusal))

    def delay(self, seconds: float, method: str = "*", path: str = "", times: int = 1) -> None:
        """Answer the next `times` requests only after `seconds`."""
        self._waiting.append(Injected(method, re.compile(path), times, delay=seconds))

    def hold(self, method: str = "*", path: str = "", times: int = 1, refusal: Refusal | None = None) -> Held:
        """Hold back the next `times` requests: none is processed, or refused, before `Held.let_go` is set."""
        held = Held()
        self._waiting.append(Injected(method, re.compile(path), times, refusal, held=held))
        return held

    def drop(self, method: str = "*", path: str = "", times: int = 1) -> None:
        """Close the connection of the next `times` requests before they are processed."""
        self._waiting.append(Injected(method, re.compile(path), times, dropped=True))

    def drop_answer(self, method: str = "*", path: str = "", times: int = 1) -> None:
        """Process the next `times` requests, but close the connection before the answer."""
        self._waiting.append(Injected(method, re.compile(path), times, dropped=True, late=True))

    def take(self, method: str, path: str) -> Injected | None:
        """Find the fault that applies to this request, and count it as used."""
        for fault in self._waiting:
            if fault.strikes(method, path):
                fault.times -= 1
                return fault
        return None

    def clear(self) -> None:
        self._waiting.clear()

    async def disconnect(self, code: int = 4000) -> None:
        """Close the bot's connection; it may resume."""
        await self._gateway.close_all(code)

    async def disconnect_for_good(self, code: int = 4000) -> None:
        """Close the bot's connection and forget its session: it must log in anew."""
        self._gateway.forget()
        await self._gateway.close_all(code)

    def close_dms(self, user_id: str) -> None:
        """This person accepts no direct messages (50007)."""
        self._world.users[user_id].dms_closed = True

    def revoke(self, permission: Permission, channel: Channel | None = None) -> None:
        """Take a permission from the bot, in one channel or everywhere, and send the event."""
        if channel is None:
            self._set_role(self._world.guild.bot_permissions & ~permission)
            return
        channel.denied |= permission
        self._tell_channel(channel)

    def grant(self, permission: Permission, channel: Channel | None = None) -> None:
        """Give a permission to the bot, or in a channel stop denying it, and send the event."""
        if channel is None:
            self._set_role(self._world.guild.bot_permissions | permission)
            return
        channel.denied &= ~permission
        self._tell_channel(channel)

    def forbid_people(self, permission: Permission, channel: Channel) -> None:
        """Take a permission from the people in a channel and its threads."""
        channel.denied_people |= permission
        self._tell_channel(channel)

    def _set_role(self, permissions: Permission) -> None:
        guild = self._world.guild
        guild.bot_permissions = permissions
        body = {"guild_id": guild.id, "role": payloads.bot_role(guild)}
        self._gateway.dispatch("GUILD_ROLE_UPDATE", body, Intent.GUILDS)

    def take_role(self) -> None:
        """A moderator takes its role from the bot."""
        self._set_holding(held=False)

    def give_role(self) -> None:
        """A moderator gives the bot its role back."""
        self._set_holding(held=True)

    def _set_holding(self, *, held: bool) -> None:
        """Set whether the bot has its role; updates of the bot itself need no intent (Gateway Intents, Caveats)."""
        world, guild = self._world, self._world.guild
        guild.bot_has_role = held
        body = payloads.member(world, guild, world.bot.id) | {"guild_id": guild.id}
        self._gateway.dispatch("GUILD_MEMBER_UPDATE", body)

    def refuse_reuse(self) -> None:
        """From now on a layout may only show files that come with its request, not those that the message has."""
        self._world.reuses_attachments = False

    def refuse_new_galleries(self) -> None:
        """From now on no edit may add a file for a gallery, nor may the follow-up that replaces *thinking …*."""
        self._world.edits_galleries = False

    def quarantine(self, *, lasts: bool = True) -> None:
        """Let the bot write only to people to whom it has written before, for days or for ever."""
        self._world.quarantines = lasts

    def refuse_threads(self, code: int) -> None:
        """Refuse to open threads with this code of `errors.NO_THREAD`, until called with 0."""
        self._world.refuses_threads = code

    def archive(self, thread: Channel) -> None:
        """Discord archived the thread after inactivity."""
        thread.archived = True
        self._tell_channel(thread)

    def lock(self, thread: Channel) -> None:
        """A moderator archived and locked the thread."""
        thread.archived = thread.locked = True
        self._tell_channel(thread)

    def shut_out(self, thread: Channel) -> None:
        """Make the thread a private one without the bot, which sees nothing of it until it is mentioned there."""
        thread.kind = ChannelKind.PRIVATE_THREAD
        thread.members.remove(self._world.bot.id)
        body = {"id": thread.id, "guild_id": thread.guild_id, "member_count": len(thread.members)}
        change = {"added_members": [], "removed_member_ids": [self._world.bot.id]}
        self._gateway.dispatch("THREAD_MEMBERS_UPDATE", body | change, Intent.GUILDS)
        self._world.notify_watchers()

    def delete(self, channel: Channel) -> None:
        """A moderator deleted the channel or thread."""
        del self._world.channels[channel.id]
        self._tell_channel(channel, "DELETE")

    def kick(self) -> None:
        """Remove the bot from the server; its messages and threads stay."""
        guild = self._world.guild
        guild.members.remove(self._world.bot.id)
        self._gateway.dispatch("GUILD_DELETE", {"id": guild.id}, Intent.GUILDS)
        self._world.notify_watchers()

    def invite(self) -> None:
        """Invite the bot again; unlike after an outage, the event of a new server has no `unavailable`."""
        guild = self._world.guild
        guild.members.insert(0, self._world.bot.id)
        body = payloads.guild(self._world, guild)
        del body["unavailable"]
        self._gateway.dispatch("GUILD_CREATE", body, Intent.GUILDS)
        self._world.notify_watchers()

    def begin_outage(self) -> None:
        """Begin an outage of the server; its event has `unavailable`, unlike a removal (Gateway, Guild Delete)."""
        guild = self._world.guild
        guild.is_away = True
        self._gateway.dispatch("GUILD_DELETE", {"id": guild.id, "unavailable": True}, Intent.GUILDS)
        self._world.notify_watchers()

    def end_outage(self) -> None:
        """The server is there again, as it was."""
        guild = self._world.guild
        guild.is_away = False
        self._gateway.dispatch("GUILD_CREATE", payloads.guild(self._world, guild), Intent.GUILDS)
        self._world.notify_watchers()

    def leave(self, user_id: str) -> None:
        """A person leaves the server."""
        self._world.guild.members.remove(user_id)
        self._world.notify_watchers()

    def unlock(self, thread: Channel) -> None:
        """A moderator opens the thread again."""
        thread.archived = thread.locked = False
        self._tell_channel(thread)

    def delete_message(self, message_id: str) -> None:
        """A moderator deleted a message."""
        message = self._world.find_message(message_id)
        if message is None:
            raise KeyError(message_id)
        channel = self._world.channels[message.channel_id]
        del channel.messages[message_id]
        channel.deleted.append(message_id)
        body = {"id": message_id, "channel_id": channel.id, "guild_id": channel.guild_id}
        self._gateway.dispatch("MESSAGE_DELETE", body)
        self._world.notify_watchers()

    def purge(self, channel: Channel) -> None:
        """A bot of moderators deleted all messages of a channel at once."""
        deleted = [*channel.messages]
        channel.messages.clear()
        channel.deleted += deleted
        body = {"ids": deleted, "channel_id": channel.id, "guild_id": channel.guild_id}
        self._gateway.dispatch("MESSAGE_DELETE_BULK", body)
        self._world.notify_watchers()

    def _tell_channel(self, channel: Channel, what: str = "UPDATE") -> None:
        event = f"THREAD_{what}" if channel.is_thread else f"CHANNEL_{what}"
        self._gateway.dispatch(event, payloads.channel(self._world, channel), Intent.GUILDS)
        self._world.notify_watchers()


async def suffer(fault: Injected) -> None:
    """Wait for the delay of the fault, or until its held requests are let go."""
    if fault.held:
        fault.held.arrived.set()
        await fault.held.let_go.wait()
    if fault.delay:
        await asyncio.sleep(fault.delay)
