"""What commands and controls work with: the parts of a running bot, put together once at its start."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import field
from functools import partial

import discord

from bot.cache import Cache
from bot.cluster.handing_on import HandingOn
from bot.cluster.ownership import Admission
from bot.outbox.analyses import Analyses
from bot.outbox.languages import Languages
from bot.outbox.outbox import Outbox
from bot.outbox.pictures import PictureQueue
from bot.outbox.refusals import REQUEST_ERRORS
from bot.outbox.replay_pictures import Replays
from bot.storage.records import RequestRecord, TableRecord
from bot.storage.store import Store
from bot.tables.actions.practice import Practice
from bot.tables.actions.tables import Tables
from bot.work.computing import Computing
from bot.work.fair_queue import FairQueue
from bot.work.long_work import LongWork
from engine.core.values import frozen

MOST_REMEMBERED = 500


@frozen
class PrivateAnswer:
    """An interaction that was answered with a private message: what was done, or a question, such as for the rest of a
    move.
    """

    interaction: discord.Interaction
    is_question: bool
    game: int
    """The table that it is about."""
    status: str
    """Whether that was a lobby, running or over."""
    request: int
    """The request to others of which it says for whom that waits; 0 for none."""
    sent: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when its message has been sent, or could not be."""

    @property
    def key(self) -> tuple[int, int | None]:
        """The ids of the person and the channel."""
        return self.interaction.user.id, self.interaction.channel_id

    def is_ended_by(self, written: TableRecord | RequestRecord) -> bool:
        """Whether a committed record makes this question void: the game begins, ends or goes back, or others decide."""
        if isinstance(written, TableRecord):
            return self.is_question and self.game == written.id and self.status != written.status
        goes_back = self.game == written.game and written.status == "accepted"
        return self.is_question and (goes_back or self.request == written.id) and written.status != "open"

    async def delete(self) -> None:
        """Delete the message once it was sent; it also disappears when its reader reloads the channel."""
        await self.sent.wait()
        with suppress(discord.HTTPException, *REQUEST_ERRORS):  # dismissed, or older than its token
            await self.interaction.delete_original_response()


PrivateAnswers = Cache[tuple[int, int | None], PrivateAnswer]
"""The latest of each person in each channel."""


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
    long_work: LongWork
    computing: Computing
    analyses: Analyses
    admission: Admission
    handing_on: HandingOn
    privacy_url: str
    """The address of the host's privacy policy; empty if there is none."""
    interactions: FairQueue
    """Here the interactions of one person wait for each other, but for nobody else's."""
    arrivals: FairQueue
    """Here all interactions wait until they are read: people take turns even if one sends thousands."""
    private_answers: PrivateAnswers = field(default_factory=partial(PrivateAnswers, MOST_REMEMBERED))
