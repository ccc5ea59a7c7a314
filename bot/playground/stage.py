"""What every part of the stand-in shares: the world, its connections, and the record of what was asked."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.playground.clock import SharedClock
from bot.playground.composing import Upload
from bot.playground.errors import INVALID_FORM
from bot.playground.faults import Faults
from bot.playground.gateway import Gateway
from bot.playground.interactions import Interaction
from bot.playground.limits import HiddenLimits, Settings
from bot.playground.messages import Json
from bot.playground.world import World

MISTAKES = frozenset((0, 40005, 40060, 50006, INVALID_FORM, 50109))
"""Codes that a correct bot never gets; the others may come to any bot."""
MOST_INTERACTIONS = 3000
POLL = 0.02
"""Seconds between looks at what the world cannot announce, such as the state of a test's own bot."""


@dataclass(slots=True)
class Recorded:
    """One request of the bot: the body as parsed JSON, its size in bytes as it was sent, and what was answered, with
    which status and error code.
    """

    method: str
    path: str
    template: str | None
    query: dict[str, str]
    content_type: str
    body: Any = None
    files: list[Upload] = field(default_factory=list)
    status: int = 0
    answer: Any = None
    code: int = 0
    at: float = 0.0
    form_error: str | None = None
    size: int = 0


async def unknown_tribes(_channel: str) -> Mapping[str, str]:
    """Discord knows nothing of tribes."""
    return {}


class Stage:
    """The world, and what belongs to no part of it."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.problems: list[str] = []
        self.requests: list[Recorded] = []
        self.interactions: dict[str, Interaction] = {}
        self.failed: dict[str, str] = {}
        self.files: dict[tuple[str, str], tuple[str, bytes]] = {}
        self._unused: deque[tuple[str, str]] = deque()
        self.base_url = ""
        self.closing = asyncio.Event()
        self.world = World()
        self.hidden_limits = HiddenLimits(self.world.clock)
        self.gateway = Gateway(self.world, self.problem)
        self.faults = Faults(self.world, self.gateway)
        self.version = 0
        self.clock: SharedClock | None = None
        """The clock of a bot in this process; None if the bot goes by its own."""
        self.passing = asyncio.Lock()
        self.tribes: Callable[[str], Awaitable[Mapping[str, str]]] = unknown_tribes
        """The colours of the people at the table of a channel; a bot in this process may tell."""
        self._waiting: set[asyncio.Future[None]] = set()
        self.world.watchers.append(self._wake)

    def bot_clock(self) -> SharedClock:
        """The clock to hand to a bot in this process, so that the page can move it on."""
        self.clock = SharedClock(self.world.clock)
        return self.clock

    def problem(self, text: str) -> None:
        """Note something that a correct bot would not have done."""
        self.problems.append(text)

    def store(self, channel_id: str, attachment_id: str, upload: Upload) -> str:
        """Keep a file and return its address."""
        self.files[channel_id, attachment_id] = (upload.name, upload.content)
        return f"{self.base_url}/cdn/attachments/{channel_id}/{attachment_id}/{upload.name}"

    def record(self, request: Recorded) -> None:
        """Remember a request, and forget the oldest when there are too many."""
        self.requests.append(request)
        if len(self.requests) > self.settings.remembered:
            del self.requests[0]

    def remember(self, interaction: Interaction) -> None:
        """Keep an interaction for late answers, and forget the oldest when there are too many, with its form."""
        self.interactions[interaction.id] = interaction
        if len(self.interactions) > MOST_INTERACTIONS:
            oldest = self.interactions.pop(next(iter(self.interactions)))
            form = self.world.modals.get(oldest.user_id)
            if form is not None and form.interaction_id == oldest.id:
                del self.world.modals[oldest.user_id]

    def discard(self, unused: Iterable[Json]) -> None:
        """Delete the files of attachments that no message has any more; a page may still ask for the latest."""
        for file in unused:
            channel_id, attachment_id = file["url"].split("/")[-3:-1]
            self._unused.append((channel_id, attachment_id))
        while len(self._unused) > self.settings.lingering:
            self.files.pop(self._unused.popleft(), None)

    def by_token(self, token: str) -> Interaction | None:
        return next((i for i in self.interactions.values() if i.token == token), None)

    def list_unanswered(self, user_id: str) -> list[Interaction]:
        """What a person still waits for the first answer to."""
        return [
            i
            for i in self.interactions.values()
            if i.user_id == user_id and i.callback is None and not i.expired
        ]

    def _wake(self) -> None:
        self.version += 1
        for future in self._waiting:
            if not future.done():
                future.set_result(None)
        self._waiting.clear()

    async def change_after(self, version: int) -> None:
        """Return when anything in the world has changed since that version."""
        if self.version != version:
            return
        future = asyncio.get_running_loop().create_future()
        self._waiting.add(future)
        try:
            await future
        finally:
            self._waiting.discard(future)

    async def wait_until(
        self,
        predicate: Callable[[], object],
        timeout: float = 20.0,  # noqa: ASYNC109 - the world itself is polled
    ) -> None:
        """Return as soon as the predicate holds; raise TimeoutError after `timeout` seconds."""
        end = time.monotonic() + timeout
        while True:
            version = self.version
            if predicate():
                return
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError("what was waited for did not happen")
            try:
                async with asyncio.timeout(min(left, POLL)):
                    await self.change_after(version)
            except TimeoutError:
                continue
