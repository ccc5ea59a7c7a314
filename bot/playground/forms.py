"""Finds the control that a person names, and sends what they choose or enter there as a client does, with its timeout
for the answer; or refuses it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from bot.playground.errors import ClientRefused
from bot.playground.interactions import Callback, Interaction, Kind, interaction_create
from bot.playground.messages import Json, Message, Part
from bot.playground.stage import Stage
from bot.playground.world import Channel, User

NO_ANSWER = "The application did not respond"


class Outcome:
    """The bot's answers to one interaction, as the person who caused it sees them now."""

    def __init__(self, stage: Stage, interaction: Interaction) -> None:
        self._stage = stage
        self.interaction = interaction

    @property
    def reply(self) -> Message | None:
        """The first answer, or the message it changed; None if there is none or it was deleted."""
        return self._find(self.interaction.original_id)

    @property
    def messages(self) -> list[Message]:
        """The first answer and all that followed, oldest first."""
        found = [self._find(i) for i in (self.interaction.original_id, *self.interaction.followups)]
        return [message for message in found if message is not None]

    @property
    def text(self) -> str:
        """Everything that can be read in all answers together."""
        return "\n".join(message.text for message in self.messages)

    @property
    def error(self) -> str | None:
        """What the client shows when no answer came in time."""
        if self.interaction.expired:
            return NO_ANSWER
        return None

    @property
    def modal(self) -> Json | None:
        """The form that the bot answered with."""
        return self.interaction.modal

    @property
    def choices(self) -> list[Json]:
        """The suggestions that the bot answered with."""
        return self.interaction.choices or []

    def _find(self, message_id: str | None) -> Message | None:
        channel = self._stage.world.channels.get(self.interaction.channel_id)
        return channel.messages.get(message_id) if channel and message_id else None


def fill_fields(components: Sequence[Json], entered: Mapping[str, Any]) -> list[Json]:
    """Fill in every field of a form; fields are named by custom id or by label."""
    left = dict(entered)
    shapes = [_part(part, left) for part in components]
    if left:
        raise ClientRefused(f"The form has no field {', '.join(left)}.")
    return shapes


def _part(part: Json, left: dict[str, Any]) -> Json:
    if part["type"] != Part.LABEL:
        return {"type": part["type"], "id": part["id"]}
    field = _field(part["component"], part["label"], left)
    return {"type": Part.LABEL, "id": part["id"], "component": field}


def _field(field: Json, label: str, left: dict[str, Any]) -> Json:
    custom_id = field["custom_id"]
    given = left.pop(custom_id if custom_id in left else label, None)
    shape: Json = {"type": field["type"], "id": field["id"], "custom_id": custom_id}
    if field["type"] == Part.TEXT_INPUT:
        return shape | {"value": _text(field, label, given)}
    return shape | {"values": _several(field, given)}


def _text(field: Json, label: str, given: Any) -> str:
    text = field.get("value") or "" if given is None else str(given)
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if field.get("required", True):
        least = max(1, least)
    elif not text:
        return text
    if not least <= len(text) <= most:
        raise ClientRefused(f"{label} takes {least} to {most} characters.")
    return text


def _several(field: Json, given: Any) -> list[str]:
    if given is None:
        given = [option["value"] for option in field["options"] if option.get("default")]
    wanted = [given] if isinstance(given, str) or not isinstance(given, Sequence) else list(given)
    return pick_values(field, wanted) if wanted or field.get("required", True) else []


def _match_option(select: Json, given: Any) -> str:
    """The value of the option whose label or value was given."""
    for option in select["options"]:
        if str(given) in (option["value"], option["label"]):
            return option["value"]
    raise ClientRefused(f"{given} is not offered.")


def pick_values(select: Json, wanted: Sequence[Any]) -> list[str]:
    """The values of a select for these labels or values; refused unless their number is allowed."""
    values = [_match_option(select, each) for each in wanted]
    least = 1 if select.get("min_values") is None else select["min_values"]
    most = select.get("max_values") or 1
    if len(set(values)) != len(values) or not least <= len(values) <= most:
        raise ClientRefused(f"Choose {least} to {most}, each once.")
    return values


def usable_button(buttons: Sequence[Json], wanted: str) -> Json:
    """The button of that custom id or label, if it can be pressed."""
    part = _only(buttons, wanted, ("custom_id", "label"), "button")
    if part.get("disabled"):
        raise ClientRefused(f"The button {wanted} is disabled.", "gone")
    return part


def usable_select(selects: Sequence[Json], wanted: str | None) -> Json:
    """The select of that custom id or placeholder, if it can be used; None means the only one."""
    part = _only(selects, wanted, ("custom_id", "placeholder"), "select")
    if part.get("disabled"):
        raise ClientRefused(f"The select {wanted} is disabled.")
    return part


def _only(parts: Sequence[Json], wanted: str | None, keys: Sequence[str], what: str) -> Json:
    if wanted is None and len(parts) == 1:
        return parts[0]
    for key in keys:
        found = [part for part in parts if part.get(key) == wanted]
        if len(found) == 1:
            return found[0]
        if found:
            raise ClientRefused(f"There are {len(found)} {what}s {wanted}.")
    offered = ", ".join(str(part.get(keys[-1]) or part.get(keys[0])) for part in parts)
    raise ClientRefused(f"There is no {what} {wanted} here, only: {offered or 'none'}.", "gone")


def component_body(part: Json, values: Sequence[str] | None = None) -> Json:
    """The body that is sent when a button is pressed, or these values of a select are chosen."""
    body: Json = {"component_type": part["type"], "custom_id": part["custom_id"], "id": part["id"]}
    return body if values is None else body | {"values": values}


def send(
    stage: Stage,
    user_id: str,
    kind: Kind,
    channel_id: str,
    body: Json,
    source_id: str | None = None,
    trigger: Json | None = None,
) -> Interaction:
    """Send an interaction to the bot; `source_id` is the message of the control that was used."""
    world = stage.world
    interaction = Interaction(world.ids.next(), kind, user_id, channel_id, body, world.clock.now())
    interaction.source_id, interaction.trigger = source_id, trigger
    interaction.delivered = stage.gateway.online
    stage.remember(interaction)
    stage.failed.pop(user_id, None)
    stage.gateway.dispatch("INTERACTION_CREATE", interaction_create(world, interaction))
    world.notify_watchers()
    return interaction


async def ask(
    stage: Stage,
    user: User,
    kind: Kind,
    channel: Channel,
    body: Json,
    source: Message | None = None,
    trigger: Json | None = None,
) -> Outcome:
    """Send an interaction as `send` does, and return the outcome at the time when a client stops waiting."""
    sent = send(stage, user.id, kind, channel.id, body, source.id if source else None, trigger)
    await _await_answer(stage, sent)
    return Outcome(stage, sent)


async def _await_answer(stage: Stage, interaction: Interaction) -> None:
    """Wait for the first answer, and after a deferral for the answer that it announced."""
    settings = stage.settings
    try:
        await interaction.wait(settings.deadline, lambda each: each.callback is not None)
    except TimeoutError:
        _give_up(stage, interaction)
        return
    patience = settings.settle if interaction.callback is Callback.DEFERRED_UPDATE else settings.patience
    with suppress(TimeoutError):
        await interaction.wait(patience, lambda each: each.is_finished)


def _is_outdated(stage: Stage, interaction: Interaction) -> bool:
    """Whether this is an autocomplete request that a later one of the same person has replaced."""
    return interaction.kind is Kind.AUTOCOMPLETE and any(
        each.kind is Kind.AUTOCOMPLETE
        and each.user_id == interaction.user_id
        and int(each.id) > int(interaction.id)
        for each in stage.interactions.values()
    )


def _give_up(stage: Stage, interaction: Interaction) -> None:
    """Called when the deadline has passed: an error of the bot only if it was connected when the interaction was sent,
    and the answer is still wanted: nobody sees suggestions for what was typed before the last letter.
    """
    interaction.expired = True
    if interaction.kind is not Kind.AUTOCOMPLETE:
        stage.failed[interaction.user_id] = NO_ANSWER
    if interaction.delivered and not _is_outdated(stage, interaction):
        stage.problem(f"no acknowledgement in {stage.settings.deadline} s: {interaction.name}")
    stage.world.notify_watchers()
