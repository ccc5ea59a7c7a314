"""What commands and controls work with: the parts of a running bot, put together once at its start."""

from __future__ import annotations

from dataclasses import field

from bot.cluster.handing_on import HandingOn
from bot.cluster.ownership import Admission
from bot.outbox.analyses import Analyses
from bot.outbox.languages import Languages
from bot.outbox.outbox import Outbox
from bot.outbox.pictures import PictureQueue
from bot.outbox.replay_pictures import Replays
from bot.services.private_answers import PrivateAnswers
from bot.storage.store import Store
from bot.tables.actions.practice import Practice
from bot.tables.actions.tables import Tables
from bot.work.computing import Computing
from bot.work.fair_queue import FairQueue
from bot.work.long_work import LongWork
from engine.core.values import frozen


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
    private_answers: PrivateAnswers = field(default_factory=PrivateAnswers)
