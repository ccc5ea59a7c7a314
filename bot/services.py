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

MOST_NOTES = 500


class Notes:
    """The private notes that say what was done: of each person in each channel only the latest stands."""

    def __init__(self) -> None:
        self._latest: Cache[tuple[int, int | None], discord.Interaction] = Cache(MOST_NOTES)

    async def replace(self, interaction: discord.Interaction) -> None:
        """This one was answered with a note: the one before it is deleted."""
        key = interaction.user.id, interaction.channel_id
        before = self._latest.get(key)
        self._latest.put(key, interaction)
        if before is None or (before.message is not None and before.message == interaction.message):
            return
        with suppress(discord.HTTPException, *OF_THE_LINE):  # dismissed, or older than its token
            await before.delete_original_response()


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
    notes: Notes = field(default_factory=Notes)
