"""Sending an interaction to the bot and waiting for what it answers, as long as a client would."""

from __future__ import annotations

from bot.playground.interactions import Callback, Interaction, Kind, interaction_create
from bot.playground.messages import Message
from bot.playground.outcomes import NO_ANSWER, Outcome
from bot.playground.stage import Stage
from bot.playground.wire import Json
from bot.playground.world import Channel, User


async def ask(
    stage: Stage,
    user: User,
    kind: Kind,
    channel: Channel,
    body: Json,
    source: Message | None = None,
    trigger: Json | None = None,
) -> Outcome:
    """Tell the bot what a person did; `source` is the message whose control it was."""
    world = stage.world
    interaction = Interaction(world.ids.next(), kind, user.id, channel.id, body, world.clock.now())
    interaction.source_id = source.id if source else None
    interaction.trigger = trigger
    interaction.delivered = stage.gateway.online
    stage.interactions[interaction.id] = interaction
    stage.failed.pop(user.id, None)
    stage.gateway.dispatch("INTERACTION_CREATE", interaction_create(world, interaction))
    world.notify_watchers()
    await _await_answer(stage, interaction)
    return Outcome(stage, interaction)


async def _await_answer(stage: Stage, interaction: Interaction) -> None:
    """Wait for the first answer, and after a deferral for what it promised."""
    settings = stage.settings
    try:
        await stage.wait_until(lambda: interaction.callback is not None, settings.deadline)
    except TimeoutError:
        _give_up(stage, interaction)
        return
    patience = settings.settle if interaction.callback is Callback.DEFERRED_UPDATE else settings.patience
    try:
        await stage.wait_until(lambda: interaction.is_finished, patience)
    except TimeoutError:
        return


def _is_outdated(stage: Stage, interaction: Interaction) -> bool:
    """Whether this person has typed on."""
    return interaction.kind is Kind.AUTOCOMPLETE and any(
        each.kind is Kind.AUTOCOMPLETE
        and each.user_id == interaction.user_id
        and int(each.id) > int(interaction.id)
        for each in stage.interactions.values()
    )


def _give_up(stage: Stage, interaction: Interaction) -> None:
    """The deadline has passed; it is the bot's fault only if it was there to hear the question, and somebody still
    wants to know: nobody sees suggestions for what was typed before the last letter.
    """
    interaction.expired = True
    if interaction.kind is not Kind.AUTOCOMPLETE:
        stage.failed[interaction.user_id] = NO_ANSWER
    if interaction.delivered and not _is_outdated(stage, interaction):
        stage.problem(f"no acknowledgement in {stage.settings.deadline} s: {interaction.name}")
    stage.world.notify_watchers()
