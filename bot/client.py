"""The Discord client: connects, knows its commands, and hands every interaction to the router."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

import discord

from bot.clock import Clock
from bot.cluster.handing_on import HandingOn
from bot.cluster.ownership import Admission, LoginSlots, Ownership
from bot.commands.tree import CommandTree
from bot.config import Config, Shards
from bot.ending import end_tasks
from bot.games import SPECS
from bot.interactions import router
from bot.language.texts import Texts
from bot.metrics import Metrics
from bot.outbox import requests
from bot.outbox.access_events import AccessEvents, Presence
from bot.outbox.analyses import Analyses
from bot.outbox.application_emoji import ApplicationEmoji
from bot.outbox.languages import Languages
from bot.outbox.orders import Orders
from bot.outbox.outbox import Outbox
from bot.outbox.pictures import PictureQueue
from bot.outbox.replay_pictures import Replays
from bot.services import Services
from bot.storage.errors import StoreError, level_of
from bot.storage.processes import ErrandRecord
from bot.storage.store import Store
from bot.tables.actions import erasure, removals
from bot.tables.actions.lobby import Entropy
from bot.tables.actions.practice import Practice
from bot.tables.actions.tables import Tables
from bot.tables.jobs import errands
from bot.tables.jobs.computer_moves import ComputerMoves
from bot.tables.jobs.pruning import Pruning
from bot.tables.jobs.retention import Retention
from bot.tables.jobs.scheduler import Scheduler
from bot.tables.model.orders import ORDER
from bot.tables.writing.committer import Committer, Signals
from bot.value_overrides import read
from bot.work.computing import Computing, choose
from bot.work.drawing import Drawing, DrawingProcess, keep_returning
from bot.work.fair_queue import FairQueue, Turn
from bot.work.long_work import LongWork
from bot.work.worker import DRAWING, LONG_WORK, Worker
from renders.by_name import Drawn, hash_drawing_code

log = logging.getLogger(__name__)

LONGEST_LIMIT = 60.0
"""The most seconds that a request waits for a rate limit. Discord may ask for half an hour: the request then raises
`discord.RateLimited`, and its caller tries again later.
"""
READY_AFTER = 0.1
"""Seconds without a further server after which all are taken to be announced; nothing of ours needs the last one."""


def _connection(metrics: Metrics, ownership: Ownership, shards: Shards) -> dict[str, Any]:
    """The options of the client: it keeps no messages, and mentions nobody unless a message says whom."""
    ours = {"shard_ids": [*shards.numbers], "shard_count": shards.count} if shards.count else {}
    return {
        "intents": discord.Intents(guilds=True, guild_messages=True),
        "allowed_mentions": discord.AllowedMentions.none(),
        "max_messages": None,
        "max_ratelimit_timeout": LONGEST_LIMIT,
        "http_trace": requests.trace(metrics, lambda: ownership.is_fresh),
        "guild_ready_timeout": READY_AFTER,
        **ours,
    }


class Bot(AccessEvents):
    """One bot on one database. It needs no privileged intent: of messages it learns who is mentioned, not the words.

    Without `drawing` and `computing` it starts processes for that.
    """

    looking_back: asyncio.Task[None] | None = None
    """The comparison of all games with corrected rules, while it lasts."""
    _background: tuple[asyncio.Task[None], ...] = ()
    _waiting: asyncio.Task[None] | None = None
    """Waits for the end of another process with our shards."""
    _finishing: asyncio.Task[None] | None = None
    """Answers what that process may have left unanswered."""
    _logins_at_once = 0
    """How many shards may log in at once, 0 until Discord was asked."""

    def __init__(
        self,
        config: Config,
        store: Store,
        *,
        clock: Clock | None = None,
        entropy: Entropy = secrets.token_bytes,
        drawing: Drawing | None = None,
        computing: Computing | None = None,
    ) -> None:
        self.metrics = Metrics()
        self.ownership = Ownership(store)
        super().__init__(**_connection(self.metrics, self.ownership, config.shards))
        self.config = config
        self.store = store
        self.clock = clock or Clock()
        committer = Committer(store, self.clock, Signals())
        self.admission = Admission(self.ownership)
        self.tables = Tables.build(committer, entropy, corrects_games=True, moved=self.metrics.moves.inc)
        self.practice = Practice(store)
        overrides = read(config.house_rules) if config.house_rules else None
        drawing = drawing or DrawingProcess(Worker(DRAWING, overrides))
        self.pictures = PictureQueue(drawing, timed=self.metrics.rendered.observe)
        self.work = LongWork(Worker(LONG_WORK, overrides))
        self.computing = computing or Computing(overrides)
        self.analyses = Analyses(self.tables, self.computing, self.work)
        self.replays = Replays(self.pictures, self.work, self.tables.limits, self.clock, self.analyses)
        self.languages = Languages(store, Texts.for_locale(config.language))
        self.emoji = self._create_emoji()
        self.outbox = Outbox(self, store, self.tables, self.languages, self.replays)
        self.presence = Presence(self, self.outbox, config.keep.removed_servers)
        self.orders = Orders(self.outbox, self.languages)
        callbacks = self._receive_handed_on, self._carry_out_errand, self._forget
        self.handing_on = HandingOn(store, self.metrics, self.ownership, *callbacks)
        self.services = self._create_services()
        self.scheduler = Scheduler(self.tables, self.clock)
        self.computers = ComputerMoves(self.tables, partial(choose, self.computing), self.clock)
        wake = self.handing_on.wake
        retention = Retention(self.tables, self.languages.default, config.keep, wake, self.outbox.drop)
        self.pruning = Pruning(self.clock, retention)
        self.started: list[str] = []
        """The stages of the start that are done."""
        self.logins = None if store.sharing is None else LoginSlots(store.sharing)
        self.tree = CommandTree(self, self.services)
        self._connection.parsers["INTERACTION_CREATE"] = self._receive
        self._arriving: set[asyncio.Task[None]] = set()

    def _create_emoji(self) -> ApplicationEmoji:
        """The emoji for the icons of all games."""
        icons = frozenset[str]().union(*(spec.phrases.icons for spec in SPECS.values()))
        draw = Drawn("renders.emoji", "emoji")
        return ApplicationEmoji(self, self.store, self.languages, icons, draw, hash_drawing_code)

    def _create_services(self) -> Services:
        """What commands and controls may use."""
        return Services(
            tables=self.tables,
            store=self.store,
            outbox=self.outbox,
            pictures=self.pictures,
            replays=self.replays,
            practice=self.practice,
            languages=self.languages,
            long_work=self.work,
            computing=self.computing,
            analyses=self.analyses,
            admission=self.admission,
            handing_on=self.handing_on,
            privacy_url=self.config.privacy_url,
            interactions=FairQueue(each=1),
            arrivals=FairQueue(at_once=1),
        )

    async def _carry_out_errand(self, errand: ErrandRecord) -> None:
        """Do what another process asks for at one of our tables, or what the operator orders."""
        if errand.kind == ORDER:
            self.orders.take(errand)
            return
        await errands.carry_out(self.tables, self.languages.default, errand)

    def _forget(self, *people: int) -> None:
        """Drop from memory what other processes may have written about these people; without any, about anybody."""
        if people:
            self.tables.people.forget(*people)
            self.languages.forget(*people)
        else:
            self.tables.people.forget_all()
            self.languages.forget_all()

    async def setup_hook(self) -> None:
        """Go through the stages of the start, in order, before the gateway opens. A process that waits for the end of
        another one connects to Discord first.
        """
        if await self.ownership.begin():
            await self._begin()
        else:
            self._waiting = asyncio.create_task(self._wait_for_shards(), name="waiting for shards")

    async def _wait_for_shards(self) -> None:
        """Begin when our shards are ours; an error then ends this process, as it does at a start."""
        await self.ownership.wait()
        self._finishing = asyncio.create_task(self.admission.finish_left(), name="unfinished")
        self._forget()
        try:
            await self._begin()
        except Exception as error:  # its supervisor starts it again
            log.exception("this process cannot begin")
            if not self.store.failure.done():
                self.store.failure.set_result(StoreError(f"The bot could not begin: {error}"))

    async def _begin(self) -> None:
        for name, begin in self._stages.items():
            log.debug("start: %s", name)
            if (stage := begin()) is not None:
                await stage
            self.started.append(name)
        if self.is_ready():  # we have waited for another process
            self.presence.follow(self.presence.compare)

    @property
    def _stages(self) -> Mapping[str, Callable[[], Awaitable[object] | None]]:
        return {
            "servers": partial(removals.remember, self.tables),
            "erasures": partial(erasure.erase_again, self.tables),
            "errands": self.handing_on.begin,
            "commands": partial(self.tree.send_changes, self.store),
            "corrected rules": self._follow_corrected_rules,
            "icons": self.emoji.begin,
            "outbox": self.outbox.resume,
            "computer players": self.computers.begin,
            "analyses": self.analyses.begin,
            "scheduler": self.scheduler.begin,
            "pruning": self.pruning.begin,
            "background tasks": self._start_background_tasks,
        }

    async def _follow_corrected_rules(self) -> None:
        """Compare all games with corrected rules while people play; those that do not fit are adapted when loaded."""
        if await self.tables.rule_changes.is_due():
            self.looking_back = asyncio.create_task(self._look_back(), name="corrected rules")

    async def _look_back(self) -> None:
        """Post what corrected rules change about past moves; a failure is logged, and the next start tries again."""
        try:
            await self.tables.rule_changes.tell_about_the_past(self.tables.registry.get)
        except Exception as error:
            is_ours = not isinstance(error, StoreError)
            level = logging.ERROR if is_ours else level_of(error)
            log.log(level, "games are compared with new rules at the next start: %s", error, exc_info=is_ours)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until this shard may log in: over all processes at most as many at once as Discord says."""
        if self.logins is None:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        if not self._logins_at_once:
            self._logins_at_once = (await self.fetch_session_start_limits()).max_concurrency
        await self.logins.wait(shard_id or 0, self._logins_at_once)

    def _start_background_tasks(self) -> None:
        written, interactions = self.tables.committer.signals.written, self.services.interactions
        deleting = self.services.private_answers.delete_ended(written, interactions)
        self._background = (
            asyncio.create_task(keep_returning(self.clock), name="memory"),
            asyncio.create_task(deleting, name="private answers"),
        )

    def _receive(self, payload: Any) -> None:
        """Receive an interaction from Discord."""
        self.handing_on.note_arrival(payload)
        self._queue_to_read(payload)

    def _receive_handed_on(self, payload: Any) -> None:
        """Receive an interaction that another process has handed on."""
        self.admission.admit(int(payload["id"]))
        self._queue_to_read(payload)

    def _queue_to_read(self, payload: Any) -> None:
        """Queue an interaction in its person's line: to make objects of thousands at once would delay everybody."""
        person = int((payload.get("member") or payload)["user"]["id"])
        if router.is_flooded_by(self.services, person):
            return
        turn = self.services.arrivals.turn(person)
        reading = asyncio.create_task(self._read(turn, payload), name="arrival")
        self._arriving.add(reading)
        reading.add_done_callback(self._arriving.discard)

    async def _read(self, turn: Turn, payload: Any) -> None:
        """Parse an interaction when it is its person's turn; between any two the event loop runs other tasks."""
        tapped = payload.get("message")
        if tapped is not None and "values" not in payload["data"]:
            tapped["components"] = []  # they matter where a list was used (`Reply._reset_list`)
        async with turn:
            self._connection.parse_interaction_create(payload)
            await asyncio.sleep(0)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Buttons, selects and forms; slash commands go through the tree."""
        self.tables.committer.note_id(interaction.id)
        self.note_access(interaction)
        is_control = interaction.type in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        )
        if is_control and await router.is_ours(self.services, interaction):
            await router.on_control(self.services, interaction)

    async def on_ready(self) -> None:
        """All our shards are connected."""
        await self.ownership.note_connection()
        await super().on_ready()

    async def close(self) -> None:
        """Finish answers under way, stop posting and disconnect; the store stays open for its owner to close. A process
        that waits for our shards gets them before what takes long here is closed. Whatever fails, the rest is closed.
        """
        async with AsyncExitStack() as stack:  # the last is closed first
            stack.push_async_callback(super().close)
            for process in (self.pictures, self.work, self.computing):
                stack.push_async_callback(process.close)
            if has_successor := await self.ownership.has_successor():
                stack.push_async_callback(self.ownership.hand_over, self.admission.taken)
            stack.push_async_callback(self.outbox.close)
            stack.push_async_callback(self._end_tasks)
            last = self.pruning, self.scheduler, self.analyses
            for part in (*last, self.computers, self.emoji, self.presence):
                stack.push_async_callback(part.close)
            await self.handing_on.close()
            await self.orders.close()
            if has_successor or self.ownership.is_replaced or not self.ownership.is_ours:
                self.admission.shut()
            else:
                self.admission.close()
            await self.admission.wait_until_empty()

    async def _end_tasks(self) -> None:
        await end_tasks(self._waiting, self._finishing, self.looking_back, *self._background)

    @property
    def invitation(self) -> str:
        """The link that adds the bot with exactly the permissions it needs."""
        return discord.utils.oauth_url(
            self.application_id or 0,
            permissions=requests.PERMISSIONS,
            scopes=("bot", "applications.commands"),
        )
