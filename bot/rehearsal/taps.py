"""What needs a person's finger: forms, selects and private answers, each waited for, or skipped with the reason."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import discord

from bot.messages.custom_ids import Control
from bot.rehearsal.findings import Skipped, Wrong, explain_codes
from bot.rehearsal.posts import Posts
from bot.rehearsal.requests import ACKNOWLEDGEMENT, Requests
from bot.tables.model.table import Table

SUBMITTED, USED = discord.InteractionType.modal_submit, discord.InteractionType.component


class Taps:
    """Asks the person to tap and waits `wait` seconds for each, 0: not at all; `tell` says what is waited for."""

    def __init__(
        self, posts: Posts, requests: Requests, person: str, wait: int, tell: Callable[[str], None]
    ) -> None:
        self.posts = posts
        self.requests = requests
        self.wait = wait
        self.thread = 0
        self._person = person
        self._tell = tell
        self._answered: asyncio.Queue[discord.Interaction] = asyncio.Queue()
        self._action = ""
        self._missed = False

    def wants(self, tap: discord.Interaction) -> bool:
        """Whether this was asked for; what else people tap would change the table under the rehearsal."""
        if not self._action:
            return False
        control = Control.read(str((tap.data or {}).get("custom_id", "")))
        within = tap.message is not None and tap.message.flags.ephemeral
        return tap.type is SUBMITTED or within or (control is not None and control.action == self._action)

    def note_answered(self, interaction: discord.Interaction) -> None:
        """Called when the bot has finished processing this tap."""
        self._answered.put_nowait(interaction)

    async def form(self, table: Table) -> str:
        """The form of the lobby that asks for words."""
        await self._ask(table, "rehearsal-tap-form", "luck")
        sent = await self._wait_for_tap(lambda each: each.type is SUBMITTED)
        return f"opened, sent and answered {_late(sent)}"

    async def select(self, table: Table) -> str:
        """The lists with which the host changes a table."""
        await self._ask(table, "rehearsal-tap-select", "change")
        chosen = await self._wait_for_tap(lambda each: bool((each.data or {}).get("values")))
        return f"chosen and answered {_late(chosen)}"

    async def private_picture(self, table: Table) -> str:
        """What only its reader sees."""
        await self._ask(table, "rehearsal-tap-private", "mine")
        tapped = await self._wait_for_tap(lambda each: each.type is USED)
        return f"answered {_late(tapped)}; that only {self._person} sees it, they can say"

    async def _ask(self, table: Table, text: str, button: str) -> None:
        """A message with a button of the table."""
        if not self._person:
            raise Skipped("nobody takes part; name a member of the server with --person ID")
        if not self.wait:
            raise Skipped("no taps wanted (--wait 0)")
        if self._missed:
            raise Skipped("nobody tapped before")
        while not self._answered.empty():
            self._answered.get_nowait()
        self._action = button
        await self.posts.say(table.record.id, text, button)
        await self.posts.settle()
        self._tell(
            f"    {self._person}, please do what the newest message in the thread says ({self.wait} s)"
        )

    async def _wait_for_tap(self, wanted: Callable[[discord.Interaction], bool]) -> discord.Interaction:
        """The first such interaction, once the bot has answered it; what it causes goes out meanwhile."""
        try:
            async with self.posts.going_out(), asyncio.timeout(self.wait):
                while not wanted(found := await self._answered.get()):
                    pass
        except TimeoutError:
            self._missed = True
            raise Skipped(f"nobody tapped within {self.wait} s") from None
        finally:
            self._action = ""
        if not found.response.is_done():
            raise Wrong(*explain_codes(self.requests.refusals(ACKNOWLEDGEMENT)))
        return found


def _late(tapped: discord.Interaction) -> str:
    """The most time that the tap can have taken to reach the bot, by the clocks of both machines."""
    moment = discord.utils.utcnow() - tapped.created_at
    return f"within {moment.total_seconds():.1f} s by this machine's clock"
