"""The people: they do what a real client lets them do, and see what it would show them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.playground.errors import ClientRefused
from bot.playground.forms import (
    Outcome,
    ask,
    component_body,
    fill_fields,
    pick_values,
    usable_button,
    usable_select,
)
from bot.playground.interactions import Kind, metadata
from bot.playground.messages import Json, Message, Push
from bot.playground.posting import publish, sending, unarchive
from bot.playground.stage import Stage
from bot.playground.typing_commands import command_body
from bot.playground.world import Channel, Modal, User

Place = Channel | str
"""A channel, its id, or its name with or without the hash."""

Post = Message | str
"""A message or its id."""


class Person:
    """One person with a client of their own."""

    def __init__(self, stage: Stage, user: User) -> None:
        self._stage = stage
        self.user = user
        self._since = 0

    def reload(self) -> None:
        """Load the client anew: the private answers so far disappear, and so does an open form."""
        world = self._stage.world
        self._since = int(world.ids.next())
        world.modals.pop(self.id, None)
        world.notify_watchers()

    @property
    def id(self) -> str:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def modal(self) -> Json | None:
        """The form that is open on this person's screen."""
        open_modal = self._stage.world.modals.get(self.id)
        return open_modal.body if open_modal else None

    @property
    def pings(self) -> list[str]:
        """The ids of the messages that notified this person."""
        return [message_id for message_id, user_id in self._stage.world.pings if user_id == self.id]

    @property
    def lock_screen(self) -> list[Push]:
        """What this person's phone has shown while it was locked, oldest first."""
        return list(self._stage.world.pushes.get(self.id, ()))

    @property
    def channels(self) -> list[Channel]:
        return self._stage.world.channels_of(self.id)

    def channel(self, place: Place) -> Channel:
        """A channel this person can open."""
        wanted = place.id if isinstance(place, Channel) else place.removeprefix("#")
        for channel in reversed(self.channels):
            if wanted in (channel.id, channel.name):
                return channel
        raise ClientRefused(f"{self.name} sees no channel {wanted}.")

    def see(self, place: Place) -> list[Message]:
        """The messages of a channel, oldest first."""
        return self._stage.world.list_visible(self.id, self.channel(place), self._since)

    def message(self, post: Post) -> Message:
        """A message this person can see, in its present form."""
        wanted = post.id if isinstance(post, Message) else post
        message = self._stage.world.find_message(wanted)
        visible = message and message in self._stage.world.list_visible(
            self.id, self._stage.world.channels[message.channel_id], self._since
        )
        if not message or not visible:
            raise ClientRefused(f"{self.name} sees no such message.", "gone")
        return message

    def open_dm(self) -> Channel:
        """The conversation with the bot."""
        channel = self._stage.world.dm(self.id)
        self._stage.world.notify_watchers()
        return channel

    async def say(self, place: Place, text: str) -> Message:
        """Write a plain message."""
        channel = self._writable(place)
        self._may_send(channel, "You do not have permission to send messages in this channel.")
        if not 1 <= len(text) <= 2000:
            raise ClientRefused("A message has 1 to 2000 characters.")
        message = Message(self._stage.world.ids.next(), channel.id, self.id, text)
        publish(self._stage, message)
        return message

    def _writable(self, place: Place) -> Channel:
        channel = self.channel(place)
        if channel.locked:
            raise ClientRefused("This thread is locked.", "locked")
        self._stage.world.read(self.id, channel.id)
        return channel

    def _commandable(self, place: Place) -> Channel:
        channel = self._writable(place)
        if channel.archived:
            raise ClientRefused("Commands cannot be used in an archived thread.", "archived")
        return channel

    async def command(
        self, place: Place, name: str, options: Mapping[str, Any] | None = None, **more: Any
    ) -> Outcome:
        """Send a slash command and wait for the bot's answer."""
        channel = self._commandable(place)
        body = command_body(self._stage.world, channel, name, {**(options or {}), **more})
        return await ask(self._stage, self.user, Kind.COMMAND, channel, body)

    async def autocomplete(
        self, place: Place, name: str, focused: str, options: Mapping[str, Any] | None = None, **more: Any
    ) -> list[Json]:
        """The suggestions ({name, value}) for an option while it is typed."""
        channel = self._commandable(place)
        body = command_body(self._stage.world, channel, name, {**(options or {}), **more}, focused)
        return (await ask(self._stage, self.user, Kind.AUTOCOMPLETE, channel, body)).choices

    async def press(self, post: Post, button: str) -> Outcome:
        """Press a button, named by its label or custom id."""
        message = self.message(post)
        return await self._use(message, usable_button(message.buttons, button))

    async def choose(self, post: Post, select: str | None = None, *wanted: Any) -> Outcome:
        """Choose values or labels in a select, named by custom id or placeholder; None takes the only one."""
        message = self.message(post)
        part = usable_select(message.selects, select)
        values = pick_values(part, wanted)
        self._change(message, part, values)
        is_answered = False
        try:
            outcome = await self._use(message, part, values)
            is_answered = outcome.error is None
        finally:
            if not is_answered:
                self._stage.world.chosen.pop((self.id, message.id, part["custom_id"]), None)
        return outcome

    def _change(self, message: Message, part: Json, values: list[str]) -> None:
        """A client sends nothing for what it shows as chosen already (discord-api-docs#4801, #7765); an edit of the
        message resets that (#7536) as does silence, a private answer or a form that is closed do not.
        """
        key, chosen = (self.id, message.id, part["custom_id"]), self._stage.world.chosen
        at_first = [each["value"] for each in part["options"] if each.get("default")]
        before, edits = chosen.get(key, (at_first, message.edits))
        if {*values} == {*(before if edits == message.edits else at_first)}:
            raise ClientRefused(f"{part['custom_id']} shows {', '.join(values)} already.")
        chosen[key] = values, message.edits

    async def _use(self, message: Message, part: Json, values: Sequence[str] | None = None) -> Outcome:
        channel = self._writable(message.channel_id)
        if message.author_id != self._stage.world.bot.id:
            raise ClientRefused("That message is not the bot's.")
        self._open_again(channel)
        body = component_body(part, values)
        return await ask(self._stage, self.user, Kind.COMPONENT, channel, body, source=message)

    def _open_again(self, channel: Channel) -> None:
        """Before a tap, the clients for browsers and phones open an archived thread; who may not do that cannot tap in
        it (discord-api-docs#8474), and nobody can in a locked one (#7900).
        """
        if channel.archived:
            self._may_send(channel, "An error occurred, please try again.")
            unarchive(self._stage, channel)

    def _may_send(self, channel: Channel, otherwise: str) -> None:
        needed = sending(channel)
        if needed & self._stage.world.permissions(self.id, channel) != needed:
            raise ClientRefused(otherwise, "forbidden")

    async def submit(self, values: Mapping[str, Any] | None = None) -> Outcome:
        """Fill in and send the open form; fields are named by custom id or label."""
        world, form = self._stage.world, self._open_modal()
        origin = self._stage.interactions[form.interaction_id]
        channel = world.channels[origin.channel_id]
        parts = fill_fields(form.body["components"], values or {})
        body: Json = {"custom_id": form.body["custom_id"], "components": parts}
        source = world.find_message(origin.source_id) if origin.source_id else None
        del world.modals[self.id]
        trigger = metadata(world, origin)
        return await ask(self._stage, self.user, Kind.MODAL, channel, body, source, trigger)

    def _open_modal(self) -> Modal:
        form = self._stage.world.modals.get(self.id)
        if form is None:
            raise ClientRefused(f"{self.name} has no form open.")
        return form

    def close_modal(self) -> None:
        """Close the open form without sending it; the bot does not learn of it."""
        self._open_modal()
        del self._stage.world.modals[self.id]
        self._stage.world.notify_watchers()
