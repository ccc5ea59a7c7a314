"""The clients of a crowd: they send interactions as real ones do, and look for answers without waking each other."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

from bot.messages.custom_ids import Control
from bot.playground import Playground
from bot.playground.forms import component_body, fill_fields, send
from bot.playground.interactions import Interaction, Kind
from bot.playground.messages import Json, Message
from bot.playground.world import Channel

LOOK_SECONDS = 0.003
PATIENCE = 20.0
KEPT_MESSAGES = 100
REMEMBERED = 3000
"""How many interactions the playground remembers for late answers."""


class Clients:
    """The clients of all people. `late` are the answers that took longer than Discord waits, `unanswered` those that
    never came. `computed` is what the bot computed from each question to its first answer, whatever for, by the clock
    `computing`: on a busy machine that tells more than time.
    """

    def __init__(self, ground: Playground, computing: Callable[[], float] = lambda: 0.0) -> None:
        self.ground = ground
        self.acknowledged: list[float] = []
        self.computed: list[float] = []
        self._computing = computing
        self.late = 0
        self.unanswered = 0
        self._sent: deque[str] = deque()
        self._waiting: dict[str, tuple[Interaction, asyncio.Future[None]]] = {}

    async def use(
        self, person: str, message: Message, part: Json, values: list[str] | None = None
    ) -> Interaction:
        """Press a button, or choose in a select; returns when the bot has answered for the first time."""
        body = component_body(part, values)
        return await self._ask(person, Kind.COMPONENT, message.channel_id, body, message.id)

    async def submit(self, person: str, opened: Interaction, chosen: dict[str, list[str]]) -> Interaction:
        """Send a form with these values."""
        form = opened.modal or {}
        body: Json = {
            "custom_id": form["custom_id"],
            "components": fill_fields(form["components"], chosen),
        }
        self.ground.world.modals.pop(person, None)
        return await self._ask(person, Kind.MODAL, opened.channel_id, body, opened.source_id)

    def send(
        self, person: str, kind: Kind, channel: str, body: Json, source: str | None = None
    ) -> Interaction:
        """An interaction on its way to the bot."""
        sent = send(self.ground, person, kind, channel, body, source)
        self._sent.append(sent.id)
        while len(self._sent) > REMEMBERED:
            self.ground.interactions.pop(self._sent.popleft(), None)
        return sent

    async def _ask(
        self, person: str, kind: Kind, channel: str, body: Json, source: str | None
    ) -> Interaction:
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        begun = self._computing()
        interaction = self.send(person, kind, channel, body, source)
        self._waiting[interaction.id] = interaction, answered
        try:
            await asyncio.wait_for(answered, PATIENCE)
        except TimeoutError:
            self._waiting.pop(interaction.id, None)
        self.computed.append(self._computing() - begun)
        self._note(interaction)
        return interaction

    def _note(self, interaction: Interaction) -> None:
        if interaction.acknowledged is None:
            self.late += 1
            self.unanswered += 1
            return
        took = interaction.acknowledged - interaction.created
        self.acknowledged.append(took)
        self.late += took > self.ground.settings.deadline

    async def look(self) -> None:
        """Look for answers, again and again; runs in the background."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for number, (interaction, answered) in list(self._waiting.items()):
                if interaction.callback is not None:
                    del self._waiting[number]
                    if not answered.done():
                        answered.set_result(None)

    def tidy(self, place: Channel) -> None:
        """Throw away old answers and the pictures of old boards, which are not used any more."""
        while len(place.messages) > KEPT_MESSAGES:
            self.ground.discard(place.messages.pop(next(iter(place.messages))).attachments)

    def reply(self, interaction: Interaction) -> Message | None:
        """The message that an interaction was answered with."""
        place = self.ground.world.channels[interaction.channel_id]
        return place.messages.get(interaction.original_id or "")


async def wait_for_change(place: Channel, since: tuple[str, int], patience: float) -> bool:
    """Whether the newest board of this place became another one in time."""
    end = time.perf_counter() + patience
    while version(place) == since:
        if time.perf_counter() > end:
            return False
        await asyncio.sleep(LOOK_SECONDS)
    return True


def board(place: Channel) -> Message | None:
    """The current message of a table, or its result: the newest one for all with a button for one's own things."""
    for message in reversed(place.messages.values()):
        if message.owner_id is None and any(action(part) == "mine" for part in message.parts):
            return message
    return None


def action(part: Json) -> str:
    """What a control does; nothing for what is none."""
    control = Control.read(part.get("custom_id") or "")
    return control.action if control else ""


def version(place: Channel) -> tuple[str, int]:
    """Which message the board is, and how often it was edited."""
    found = board(place)
    return ("", 0) if found is None else (found.id, found.edits)
