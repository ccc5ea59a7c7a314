"""Operations on interactions: the first answer, and everything its token may do afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from bot.playground import errors, payloads
from bot.playground.composing import fill
from bot.playground.errors import Review
from bot.playground.interactions import FITTING, Callback, Interaction, Kind, metadata
from bot.playground.messages import Flag, Json, Message, MessageKind, number_components
from bot.playground.posting import publish, reveal, rewrite, withdraw
from bot.playground.rest import Call, Route
from bot.playground.rules import modal, only_known
from bot.playground.rules_application import STRING, choices
from bot.playground.world import Modal


def _open(call: Call) -> Interaction:
    """The interaction of the path, if it may still be answered for the first time."""
    stage = call.stage
    interaction = stage.interactions.get(call.params["interaction"])
    if interaction is None or interaction.token != call.params["token"]:
        stage.problem(f"answered an interaction that does not exist: {call.params['interaction']}")
        raise errors.unknown_interaction()
    if interaction.callback is not None:
        raise errors.already_acknowledged()
    late = stage.world.clock.now() - interaction.created > stage.settings.deadline
    if interaction.expired or late:
        raise errors.unknown_interaction()
    if interaction.channel_id not in stage.world.channels:  # not documented: as all other requests there
        raise errors.unknown_channel()
    return interaction


async def callback(call: Call) -> Json | None:
    """The first answer, within the deadline and of a kind that fits the question."""
    interaction = _open(call)
    kind = _callback_kind(call, interaction)
    body: Json = call.fields.get("data") or {}
    ANSWERS[kind](call, interaction, body)
    interaction.callback = kind
    interaction.acknowledged = call.stage.world.clock.now()
    interaction.news.set()
    call.stage.world.notify_watchers()
    wanted = call.query.get("with_response", "").lower() in ("1", "true")
    return _receipt(call, interaction) if wanted else None


def _callback_kind(call: Call, interaction: Interaction) -> Callback:
    kind = call.fields.get("type")
    fitting = set(FITTING[interaction.kind])
    if interaction.kind is Kind.MODAL and interaction.source_id is None:
        fitting -= {Callback.UPDATE, Callback.DEFERRED_UPDATE}
    review = Review()
    review.among(("type",), kind, sorted(int(c) for c in fitting))
    review.refuse()
    return Callback(kind)


def _receipt(call: Call, interaction: Interaction) -> Json:
    """What `with_response` asks for; discord.py cannot do without it."""
    message = _original(call, interaction)
    shape: Json = {"id": interaction.id, "type": int(interaction.kind)}
    resource: Json = {}
    if message and interaction.callback is not Callback.DEFERRED_UPDATE:
        shape |= {
            "response_message_id": message.id,
            "response_message_loading": message.loading,
            "response_message_ephemeral": message.ephemeral,
        }
    if message and interaction.callback in (Callback.MESSAGE, Callback.UPDATE):
        shown = payloads.message(call.stage.world, message)
        resource = {"resource": {"type": interaction.callback, "message": shown}}
    return {"interaction": shape} | resource


def _original(call: Call, interaction: Interaction) -> Message | None:
    channel = call.stage.world.channels.get(interaction.channel_id)
    return channel.messages.get(interaction.original_id or "") if channel else None


def _blank(call: Call, interaction: Interaction, flags: Flag) -> Message:
    """An empty message of this interaction, for one reader if it is ephemeral."""
    world = call.stage.world
    message = Message(world.ids.next(), interaction.channel_id, world.bot.id)
    message.application_id = message.webhook_id = world.bot.id
    message.metadata = metadata(world, interaction)
    message.flags = flags
    if interaction.kind is Kind.COMMAND and interaction.original_id is None:
        message.kind = MessageKind.CHAT_INPUT_COMMAND
    message.owner_id = interaction.user_id if Flag.EPHEMERAL in flags else None
    return message


def _flags(body: Json) -> Flag:
    return Flag(int(body.get("flags") or 0)) & (Flag.EPHEMERAL | Flag.SUPPRESS_NOTIFICATIONS)


def _say(call: Call, interaction: Interaction, body: Json) -> Message:
    message = _blank(call, interaction, _flags(body))
    call.check(body, message)
    fill(call.stage.world, message, body, call.uploads, call.stage.store)
    publish(call.stage, message, body.get("allowed_mentions"))
    return message


def _answer_message(call: Call, interaction: Interaction, body: Json) -> None:
    interaction.original_id = _say(call, interaction, body).id


def _defer_message(call: Call, interaction: Interaction, body: Json) -> None:
    message = _blank(call, interaction, Flag.LOADING | (_flags(body) & Flag.EPHEMERAL))
    publish(call.stage, message, {"parse": []})
    interaction.original_id = message.id


def _defer_update(call: Call, interaction: Interaction, body: Json) -> None:
    interaction.original_id = interaction.source_id


def _update(call: Call, interaction: Interaction, body: Json) -> None:
    interaction.original_id = interaction.source_id
    message = _message(call, interaction)
    call.check(body, message)
    rewrite(call.stage, message, body, call.uploads)


def _offer(call: Call, interaction: Interaction, body: Json) -> None:
    choices(body, focused_type(interaction.body.get("options", []))).refuse()
    interaction.choices = body["choices"]


def focused_type(options: Sequence[Json]) -> int:
    """The type of the option that the person is typing."""
    for option in options:
        if option.get("focused"):
            return option["type"]
        if option.get("options"):
            return focused_type(option["options"])
    return STRING


def _open_modal(call: Call, interaction: Interaction, body: Json) -> None:
    review = modal(body)
    only_known(review, body.get("components") or [], call.stage.world.emojis)
    review.refuse()
    interaction.modal = body | {"components": number_components(body["components"])}
    call.stage.world.modals[interaction.user_id] = Modal(interaction.id, interaction.modal)


ANSWERS = {
    Callback.MESSAGE: _answer_message,
    Callback.DEFERRED_MESSAGE: _defer_message,
    Callback.DEFERRED_UPDATE: _defer_update,
    Callback.UPDATE: _update,
    Callback.CHOICES: _offer,
    Callback.MODAL: _open_modal,
}


def _find_acknowledged(call: Call, *, is_asked: bool = False) -> Interaction:
    """The interaction of a webhook path, if its token lives and its first answer is given. It is no mistake that it was
    only `is_asked` for the answer too early.
    """
    stage = call.stage
    if call.params["application"] != stage.world.bot.id:
        raise errors.unknown_webhook()
    interaction = stage.by_token(call.params["token"])
    if interaction is None:
        raise errors.invalid_webhook_token()
    if stage.world.clock.now() - interaction.created > stage.settings.token_life:
        raise errors.invalid_webhook_token()
    if interaction.callback is None:
        if not is_asked:
            stage.problem(f"follow-up before the acknowledgement: {interaction.name}")
        raise errors.unknown_webhook()
    if interaction.channel_id not in stage.world.channels:
        raise errors.unknown_channel()
    return interaction


def _message(call: Call, interaction: Interaction) -> Message:
    """The first answer; a modal, or what was deleted, has none."""
    message = _original(call, interaction)
    if message is None:
        raise errors.unknown_message()
    return message


async def follow_up(call: Call) -> Json:
    """A further message; after a deferral, the first one fills the place that was kept."""
    interaction = _find_acknowledged(call)
    original = _original(call, interaction)
    if original is not None and original.loading:
        call.check(call.fields, original)
        reveal(call.stage, original, call.fields, call.uploads)
        message = original
    else:
        message = _say(call, interaction, call.fields)
        interaction.followups.append(message.id)
    _finish(call, interaction)
    return payloads.message(call.stage.world, message)


async def get(call: Call) -> Json:
    interaction = _find_acknowledged(call, is_asked=True)
    return payloads.message(call.stage.world, _message(call, interaction))


async def delete(call: Call) -> None:
    interaction = _find_acknowledged(call)
    withdraw(call.stage, _message(call, interaction))
    _finish(call, interaction)


def _finish(call: Call, interaction: Interaction) -> None:
    interaction.answered_later = True
    interaction.news.set()
    call.stage.world.notify_watchers()


WEBHOOK = "/webhooks/{application}/{token}"

ROUTES = (
    Route("POST", "/interactions/{interaction}/{token}/callback", callback, open=True),
    Route("POST", WEBHOOK, follow_up, open=True),
    Route("GET", f"{WEBHOOK}/messages/@original", get, open=True),
    Route("DELETE", f"{WEBHOOK}/messages/@original", delete, open=True),
)
