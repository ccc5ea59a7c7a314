"""What came of something a person did."""

from __future__ import annotations

from bot.playground.interactions import Interaction
from bot.playground.messages import Message
from bot.playground.stage import Stage
from bot.playground.wire import Json

NO_ANSWER = "The application did not respond"


class Outcome:
    """The bot's answers to one interaction, as the person who caused it sees them now."""

    def __init__(self, stage: Stage, interaction: Interaction) -> None:
        self._stage = stage
        self.interaction = interaction

    @property
    def reply(self) -> Message | None:
        """The first answer, or the message it changed; None if there is none or it was deleted."""
        return self._find(self.interaction.original_id)

    @property
    def messages(self) -> list[Message]:
        """The first answer and all that followed, oldest first."""
        found = [self._find(i) for i in (self.interaction.original_id, *self.interaction.followups)]
        return [message for message in found if message is not None]

    @property
    def text(self) -> str:
        """Everything that can be read in all answers together."""
        return "\n".join(message.text for message in self.messages)

    @property
    def error(self) -> str | None:
        """What the client shows when no answer came in time."""
        if self.interaction.expired:
            return NO_ANSWER
        return None

    @property
    def modal(self) -> Json | None:
        """The form that the bot answered with."""
        return self.interaction.modal

    @property
    def choices(self) -> list[Json]:
        """The suggestions that the bot answered with."""
        return self.interaction.choices or []

    def _find(self, message_id: str | None) -> Message | None:
        channel = self._stage.world.channels.get(self.interaction.channel_id)
        return channel.messages.get(message_id) if channel and message_id else None
