"""Private messages about moves: of each table a person keeps the latest in a channel, and no question that is over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import field

import discord

from bot.cache import Cache
from bot.outbox.refusals import REQUEST_ERRORS
from bot.storage.records import RequestRecord, TableRecord
from bot.work.fair_queue import FairQueue
from engine.core.values import frozen

log = logging.getLogger(__name__)
MOST_REMEMBERED = 500


@frozen
class PrivateAnswer:
    """An interaction that is answered with a private message: what was done, or a question, such as for the rest of a
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
    def member(self) -> int:
        """Who reads it."""
        return self.interaction.user.id

    def is_ended_by(self, written: TableRecord | RequestRecord) -> bool:
        """Whether a committed record makes this question void: the game begins, ends or goes back, or others decide."""
        if isinstance(written, TableRecord):
            return self.is_question and self.game == written.id and self.status != written.status
        goes_back = self.game == written.game and written.status == "accepted"
        return self.is_question and (goes_back or self.request == written.id) and written.status != "open"


class PrivateAnswers:
    """The private messages about moves that stand or are being sent, one at most for each interaction."""

    def __init__(self) -> None:
        self._by_interaction = Cache[int, PrivateAnswer](MOST_REMEMBERED)

    def of(self, member: int, channel: int | None) -> list[PrivateAnswer]:
        """Those of a person in a channel."""
        known = self._by_interaction.values()
        return [each for each in known if (each.member, each.interaction.channel_id) == (member, channel)]

    def questions_about(self, game: int, members: Collection[int]) -> list[PrivateAnswer]:
        """What these people are asked about a table."""
        known = self._by_interaction.values()
        return [each for each in known if each.is_question and each.game == game and each.member in members]

    @contextmanager
    def sending(self, answer: PrivateAnswer) -> Iterator[None]:
        """In the block the message is sent. It is known before, as what ends a question may happen meanwhile; one that
        could not be sent changes nothing. Of the messages of one interaction only the first can be deleted, so a
        second one is a mistake of ours.
        """
        if answer.interaction.id in self._by_interaction:
            raise RuntimeError(
                "A second private message about moves in one interaction could not be deleted."
            )
        self._by_interaction.put(answer.interaction.id, answer)
        try:
            yield
        except BaseException:
            self.forget(answer)
            raise
        finally:
            answer.sent.set()

    def forget(self, answer: PrivateAnswer) -> bool:
        """Its message shows something else now, or is not there; returns whether it was known."""
        return self._by_interaction.pop(answer.interaction.id) is not None

    async def delete(self, answer: PrivateAnswer) -> None:
        """Delete the message once it was sent; it also disappears when its reader reloads the channel."""
        await answer.sent.wait()
        if self.forget(answer):
            with suppress(discord.HTTPException, *REQUEST_ERRORS):  # dismissed, or older than its token
                await answer.interaction.delete_original_response()

    async def delete_ended(
        self, written: asyncio.Queue[TableRecord | RequestRecord], interactions: FairQueue
    ) -> None:
        """Delete questions when a committed record makes them void, until cancelled."""
        async with asyncio.TaskGroup() as deleting:
            while True:
                record = await written.get()
                for each in self._by_interaction.values():
                    with _keep_others_going(each):
                        if each.is_ended_by(record):
                            deleting.create_task(self._delete_in_turn(each, interactions))

    async def _delete_in_turn(self, ended: PrivateAnswer, interactions: FairQueue) -> None:
        """Delete this question unless its reader, whose turn it is first, turns it into something else."""
        with _keep_others_going(ended):
            async with interactions.turn(ended.member):
                pass
            await self.delete(ended)


@contextmanager
def _keep_others_going(answer: PrivateAnswer) -> Iterator[None]:
    """Log what nobody foresaw about one answer, as all the others are still to be looked at."""
    try:
        yield
    except Exception:
        log.exception("a private question about table %s may stay, though it is over", answer.game)
