"""The private answer to one interaction, in the reader's language, within Discord's three seconds."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import aiohttp
import discord

from bot.language.fitting import cut, pages
from bot.messages.layouts import MOST_CONTENT, Screen, files_of, private_layout
from bot.outbox.refusals import REQUEST_ERRORS, UNKNOWN_MESSAGE
from bot.services import Services
from bot.services.private_answers import PrivateAnswer
from bot.tables.model.table import Table
from bot.work.fair_queue import Turn
from engine.core.errors import RuleError
from engine.core.questions import Seat

INVALID_FORM = 50035
ALREADY_ACKNOWLEDGED = 40060
UNKNOWN_INTERACTION = 10062
PATIENCE = 2.0
"""Seconds after which an interaction is acknowledged even if its answer is not ready."""
AnswerByEdit = Callable[[discord.Interaction, float], Awaitable[bool]]
"""Answers an interaction by an edit of its message, if there is one within so many seconds; returns whether it did."""


class Reply:
    """Answers an interaction once. What it says is only for the person who asked; boards are posted elsewhere."""

    def __init__(
        self, services: Services, interaction: discord.Interaction, turn: Turn | None = None
    ) -> None:
        self.interaction = interaction
        self.texts = services.languages.of_reader(interaction)
        self.turn = turn
        """The turn among the interactions of this person, which are answered one after the other."""
        self.table: Table | None = None
        self.seat: Seat | None = None
        self.near = ""
        """What this person has probably meant by a typed move that is not possible."""
        self.note = ""
        """What else this person should know, such as that the table cannot be reached."""
        self.ended: list[PrivateAnswer] = []
        """The private messages that are to be deleted, as this answer ends or replaces them."""
        self.keeps_picture = False
        """Whether a question on a private message leaves the picture there."""
        self._private_answers = services.private_answers
        self.is_shown_publicly = False
        """Whether the public message that was used was or will be edited to what was done."""
        self._has_edited = False
        """Whether the private message that was used was edited to this answer."""
        self._answering = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._is_taken_over = False
        """Whether another process, which has died since, has acknowledged this."""
        self._guard = self._start_timer()

    @property
    def member(self) -> int:
        """Who is answered."""
        return self.interaction.user.id

    def set_seat(self, table: Table, seat: Seat) -> None:
        """Set the seat whose decision this is about, so that a mistake can be explained."""
        self.table, self.seat = table, seat

    def _start_timer(self) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(PATIENCE, self._acknowledge)

    def _acknowledge(self) -> None:
        """After `PATIENCE` seconds, acknowledge once, as Discord accepts no later first answer. Then this person's next
        interaction is let in; while this one waits for its own turn, that is tried again every `PATIENCE` seconds.
        """
        if self._thinking is None:
            self._thinking = asyncio.create_task(self._think_with_retry())
        elif self._thinking.done():
            self._let_next_in()
        if self.turn is not None and self.turn.waits:
            self._guard = self._start_timer()

    async def _think_with_retry(self) -> None:
        """Acknowledge, again if the connection was lost, as the answer may come later than Discord waits for one."""
        try:
            with suppress(*REQUEST_ERRORS):  # the answer itself will fail as well, which is logged
                with suppress(aiohttp.ClientConnectionError):
                    await self.think()
                await self.think()  # does nothing if it is acknowledged
        except RuntimeError:  # by aiohttp, when the bot has ended meanwhile
            if not self.interaction.client.is_closed():
                raise
        self._let_next_in()

    def _let_next_in(self) -> None:
        if self.turn is not None and not self.turn.waits:
            self.turn.leave()

    def close(self) -> None:
        """Called when the interaction is answered, or has failed."""
        self._guard.cancel()
        if self._thinking is not None:
            self._thinking.cancel()

    @property
    def is_private_message(self) -> bool:
        """Whether a control on a private message was used, which can be edited in place."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def think(self) -> None:
        """Acknowledge now; the answer comes later, and what this person asks next need not wait for it."""
        async with self._answering:
            if not self._is_acknowledged:
                await self._answer_first(self.interaction.response.defer(ephemeral=True, thinking=True))
        self._let_next_in()

    @property
    def _is_acknowledged(self) -> bool:
        return self.interaction.response.is_done() or self._is_taken_over

    async def _answer_first(self, answer: Awaitable[object], files: Sequence[discord.File] = ()) -> bool:
        """Send the first answer; False where *thinking …* of a dead process stands already: then a followup is due."""
        try:
            await answer
        except discord.HTTPException as error:
            if not (is_answered(error) or is_too_late(error)) or not await self.is_thinking():
                raise
            self._is_taken_over = True
            for each in files:
                each.reset()
        return not self._is_taken_over

    async def is_thinking(self) -> bool:
        """Whether people see that an answer is still to come."""
        return (await self.interaction.original_response()).flags.loading

    async def say(self, content: str, *attachments: tuple[str, bytes]) -> None:
        """A private message, with files by name and content."""
        files = [discord.File(io.BytesIO(each), filename=name) for name, each in attachments]
        await self._send({"content": self._add_note(content)} | ({"files": files} if files else {}))

    async def say_pages(self, content: str, view: discord.ui.View | None = None) -> None:
        """A text of any length on as many private messages as it takes, with controls below the last."""
        *before, last = pages("\n".join(filter(None, (content, self.note))), MOST_CONTENT)
        self.note = ""
        for page in before:
            await self.say(page)
        await (self.choose(last, view) if view else self.say(last))

    async def open_form(self, form: discord.ui.Modal) -> None:
        """Open a form, which Discord takes as the first answer alone; raises `RuleError` when it is too late for it."""
        async with self._answering:
            opening = self.interaction.response.send_modal
            if self._is_acknowledged or not await self._answer_first(opening(form)):
                raise RuleError("error-try-again")

    async def choose(self, content: str, view: discord.ui.View | None) -> None:
        """A private message with controls; a private message that was used is replaced by it."""
        await self.turn_to(content, (), view)

    async def ask_further(self, content: str, view: discord.ui.View | None, request: int = 0) -> None:
        """Ask privately for the rest of a move or what to do, or say for whom a request waits, until the next one."""
        with self.replacing_former(is_question=True, request=request):
            await self.choose(content, view)

    async def show(self, screen: Screen) -> None:
        """`choose` with the words and controls of a screen."""
        await self.choose(screen.content, screen.view)

    async def confirm(self, content: str) -> None:
        """Confirm what was done: without words on a public message, which shows it, else in private words."""
        if await self.acknowledge():
            return
        with self.replacing_former():
            await (self.choose(content, None) if self.is_private_message else self.say(content))

    async def acknowledge(self, answer_by_edit: AnswerByEdit | None = None) -> bool:
        """Answer without words on a public message, which shows itself what was done, if possible by an edit of it
        (`answer_by_edit`); returns False where words are needed.
        """
        async with self._answering:
            response = self.interaction.response
            by_command = self.interaction.type is discord.InteractionType.application_command
            if self._is_acknowledged or by_command or self.note or self.is_private_message:
                return False
            patience = self._guard.when() - asyncio.get_running_loop().time()
            self.is_shown_publicly = True
            if answer_by_edit is not None and await answer_by_edit(self.interaction, patience):
                return True
            try:
                return await self._answer_first(response.defer())
            except discord.HTTPException as error:
                if answer_by_edit is None or not is_answered(error):
                    raise
                return True  # by an edit of which the answer was lost

    async def picture(
        self, picture: bytes, name: str, alt: str, content: str = "", view: discord.ui.View | None = None
    ) -> None:
        """A private message with a picture and its description, or with several one below the other."""
        await self._show(content, files_of(picture, name, alt), view)

    async def turn_to(
        self, content: str, files: Sequence[discord.File], view: discord.ui.View | None
    ) -> None:
        """A private message with pictures and controls; a private message that was used is edited to it."""
        async with self._answering:
            is_turned = self.is_private_message and not self._is_acknowledged
            with tolerate_refused_edit(files):
                if is_turned and await self._answer_first(
                    self._edit(self._add_note(content), files, view), files
                ):
                    self._has_edited = True
                    return
        await self._show(content, files, view)

    async def _edit(self, content: str, files: Sequence[discord.File], view: discord.ui.View | None) -> None:
        """Turn the used message into this; a Components V2 message stays one, and no other becomes one."""
        message, edit = self.interaction.message, self.interaction.response.edit_message
        if message is not None and message.flags.components_v2:
            await edit(view=private_layout(content, files, view), attachments=files)
        else:
            kept: dict[str, Any] = {} if self.keeps_picture and not files else {"attachments": files}
            await edit(content=content, view=view, **kept)

    async def _show(self, content: str, files: Sequence[discord.File], view: discord.ui.View | None) -> None:
        """A new private message; several pictures need a Components V2 message to stand one below the other."""
        said, extras = self._add_note(content), {"files": files} if files else dict[str, Any]()
        if len(files) > 1:
            with tolerate_refused_edit(files):
                await self._send({"view": private_layout(said, files, view), **extras})
                return
        await self._send({"content": said, **extras} | ({"view": view} if view else {}))

    async def _send(self, extras: Mapping[str, Any]) -> None:
        known = {**extras, "allowed_mentions": discord.AllowedMentions.none(), "ephemeral": True}
        async with self._answering:
            await self._reset_list()
            say = self.interaction.response.send_message
            if self._is_acknowledged or not await self._answer_first(say(**known), extras.get("files", ())):
                await self.interaction.followup.send(**known)

    async def _reset_list(self) -> None:
        """Edit the private message whose list was used to what it is: until it is edited, clients send nothing for the
        same choice (discord-api-docs#4801). A layout is left, as nobody has proven that its pictures would stay.
        """
        message = self.interaction.message
        if not message or not (self.choices and self.is_private_message) or self._is_acknowledged:
            return
        if not message.flags.components_v2:
            view = discord.ui.View.from_message(message, timeout=None)
            view.stop()
            with tolerate_refused_edit(()):
                await self._answer_first(self.interaction.response.edit_message(view=view))

    @contextmanager
    def replacing_former(self, *, is_question: bool = False, request: int = 0) -> Iterator[None]:
        """In the block a private message about moves is sent, of which each person keeps the latest of each table in
        a channel.
        """
        game, status = (self.table.record.id, self.table.record.status) if self.table else (0, "")
        answer = PrivateAnswer(self.interaction, is_question, game, status, request)
        former = self._private_answers.of(self.member, self.interaction.channel_id)
        with self._private_answers.sending(answer):
            yield
        for each in former:
            if self._has_replaced(each.interaction):
                self._private_answers.forget(each)
        self.ended += [each for each in former if each.game == game]

    def end_questions_of(self, *members: int) -> None:
        """Nothing of these people is asked at this table any more."""
        if self.table is not None:
            self.ended += self._private_answers.questions_about(self.table.record.id, members)

    def _has_replaced(self, before: discord.Interaction) -> bool:
        """Whether the private answer to an earlier interaction was edited to the present one, by a control on it.

        The message says which interaction it answered. Where it does not, rather one too many stays.
        """
        message = self.interaction.message
        if message is None or not self._has_edited:
            return False
        answered = message.interaction_metadata
        return before.message == message or answered is None or answered.id == before.id

    def _add_note(self, content: str) -> str:
        return f"{cut(content, MOST_CONTENT - len(self.note) - 1)}\n{self.note}" if self.note else content

    @property
    def choices(self) -> list[str]:
        """What was chosen in a select, none for a button."""
        data: Any = self.interaction.data or {}
        return list(data.get("values") or [])

    def read_text(self, most: int) -> str:
        """The text of a sent form that asks for one; raises `RuleError` when it has more characters than that."""
        return _limit(most, [each["value"] for each in _fields_entered(self.interaction) if "value" in each])

    def field(self, name: str, most: int) -> str:
        """The text of one field of a sent form, as short as that."""
        return _limit(
            most, [each["value"] for each in _fields_entered(self.interaction) if each["custom_id"] == name]
        )


@contextmanager
def tolerate_refused_edit(files: Sequence[discord.File]) -> Iterator[None]:
    """Suppress the refusal to edit a message that was deleted meanwhile, or to show pictures that come with the edit,
    which happens, also in the place of *thinking …* (discord-api-docs#7529). The caller then sends another message.
    """
    try:
        yield
    except discord.HTTPException as error:
        if error.code != UNKNOWN_MESSAGE and not (files and error.code == INVALID_FORM):
            raise
        for each in files:
            each.reset()


def _limit(most: int, texts: list[str]) -> str:
    if sum(map(len, texts)) > most:
        raise RuleError("error-text-too-long", limit=most)
    return "".join(texts)


def _fields_entered(interaction: discord.Interaction) -> list[Any]:
    """The fields of a sent form."""
    data: Any = interaction.data or {}
    found: list[Any] = []
    for row in data.get("components", []):
        found += [row["component"]] if "component" in row else row.get("components", [])
    return found


def is_answered(error: BaseException) -> bool:
    """Whether an interaction was answered already, such as by another process."""
    return isinstance(error, discord.HTTPException) and error.code == ALREADY_ACKNOWLEDGED


def is_too_late(error: BaseException) -> bool:
    """Whether Discord accepts no first answer any more; it may have one."""
    return isinstance(error, discord.HTTPException) and error.code == UNKNOWN_INTERACTION
