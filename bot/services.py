"""What commands and controls work with: the parts of a running bot, put together once at its start."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import field

import discord

from bot.cache import Cache
from bot.cluster.admission import Admission
from bot.cluster.handing_on import HandingOn
from bot.outbox.analyses import Analyses
from bot.outbox.delivery_failures import OF_THE_LINE
from bot.outbox.languages import Languages
from bot.outbox.outbox import Outbox
from bot.outbox.pictures import PictureQueue
from bot.outbox.replay_pictures import Replays
from bot.storage.store import Store
from bot.tables.actions.practice import Practice
from bot.tables.actions.tables import Tables
from bot.tables.writing.blocks import Blocks
from bot.tables.writing.visits import Visits
from bot.work.computing import Computing
from bot.work.fair_queue import FairQueue
from bot.work.long_work import LongWork
from engine.core.values import frozen

MOST_REMEMBERED = 500


class PrivateAnswers:
    """Private messages that say what was done or ask for the rest of a move: of each person in each channel only the
    latest stands, and a question only until another move is made.
    """

    def __init__(self) -> None:
        self._latest: Cache[tuple[int, int | None], tuple[discord.Interaction, bool]] = Cache(MOST_REMEMBERED)

    async def replace_last(self, interaction: discord.Interaction, *, is_question: bool) -> None:
        """This one was answered so: the message before it is deleted, unless it has turned into this."""
        key = interaction.user.id, interaction.channel_id
        before, _ = self._latest.get(key) or (None, False)
        self._latest.put(key, (interaction, is_question))
        if before is not None and not _has_same_message(before, interaction):
            await _delete_answer(before)

    async def end_question(self, interaction: discord.Interaction) -> None:
        """A move was made that needs no private answer: nobody is asked for the rest of another one any more."""
        key = interaction.user.id, interaction.channel_id
        before, is_question = self._latest.get(key) or (None, False)
        if before is not None and is_question:
            self._latest.pop(key)
            await _delete_answer(before)


async def _delete_answer(interaction: discord.Interaction) -> None:
    with suppress(discord.HTTPException, *OF_THE_LINE):  # dismissed, or older than its token
        await interaction.delete_original_response()


def _has_same_message(before: discord.Interaction, interaction: discord.Interaction) -> bool:
    """Whether a control on the private answer to an interaction was used; who made a message stands in the message."""
    message = interaction.message
    if message is None or not message.flags.ephemeral:
        return False
    maker = message.interaction_metadata
    return before.message == message or maker is None or maker.id == before.id


@frozen
class Services:
    """Everything that an interaction may use; none of it knows the connection to Discord but the outbox."""

    tables: Tables
    store: Store
    outbox: Outbox
    pictures: PictureQueue
    replays: Replays
    practice: Practice
    languages: Languages
    visits: Visits
    blocks: Blocks
    long_work: LongWork
    computing: Computing
    analyses: Analyses
    admission: Admission
    handing_on: HandingOn
    privacy_url: str
    """Where the host's privacy policy is; empty: nowhere."""
    interactions: FairQueue
    """Where the interactions of one person wait for each other, and nobody else's."""
    arrivals: FairQueue
    """Where all interactions wait until they are read: people take turns even if one sends thousands."""
    private_answers: PrivateAnswers = field(default_factory=PrivateAnswers)
