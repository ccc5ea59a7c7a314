"""The report of a rehearsal on each thing that it tried, with errors of Discord explained in plain words."""

from __future__ import annotations

from collections.abc import Sequence

import aiohttp
import discord

from bot.operations.doctor import Finding
from bot.outbox.refusals import lacks_icon


class Wrong(Exception):
    """Something is not as the bot needs it: what it is, and what to do about it."""

    def __init__(self, state: str, advice: str) -> None:
        super().__init__(state)
        self.state, self.advice = state, advice


class Skipped(Exception):
    """Something could not be tried; the text says why."""


AGAIN = "Run the rehearsal again; if it stays so, look at the log of the bot and report it."
CAUSES = {
    10003: ("the channel or thread is gone", "Somebody deleted it during the rehearsal: run it again."),
    10004: ("the bot is not on the server any more", "Invite it again."),
    10007: ("the person is not on the server", "Name somebody who is: --person ID"),
    10008: ("a message is gone", "Somebody deleted it during the rehearsal: run it again."),
    10013: ("Discord knows no such person", "Name somebody who is on the server: --person ID"),
    10062: (
        "the tap was answered after more than three seconds",
        "Look at the times below, at the load of this machine and at its network.",
    ),
    30008: (
        "the application has 2,000 emoji already",
        "Delete some in the developer portal; until then words stand without icons.",
    ),
    40005: ("a file is too large for this server", "Report it: the bot's pictures should be far smaller."),
    40060: (
        "another program answered the tap first",
        "A second bot runs with the same token: stop it while you rehearse.",
    ),
    50001: ("no access", "Give the bot's role access to the channel: View Channel."),
    50007: (
        "this person takes no direct messages from the bot",
        "The bot writes in the thread instead. They can allow it in the privacy settings of the server.",
    ),
    50278: ("this person is on no server with the bot any more", "Name somebody who is: --person ID"),
    50083: ("the thread is archived", AGAIN),
    160005: ("the thread is locked", "A moderator locked it during the rehearsal: run it again."),
    30046: ("too many edits of old messages", "Wait some seconds; another program may use the same token."),
    40003: (
        "Discord opens no more direct conversations for now",
        "Wait a quarter of an hour; the bot tells people in the thread meanwhile.",
    ),
    160006: ("the server has its maximum of active threads", "Archive some threads."),
    160007: ("the channel has its maximum of active threads", "Archive some threads."),
    200001: ("the moderation of the server takes the title", "Let AutoMod leave the bot alone."),
}


def cause_of(error: Exception, missing: str = "") -> tuple[str, str]:
    """What went wrong and what to do; `missing` are the permissions that the bot lacks by now, in words."""
    if isinstance(error, Wrong):
        return error.state, error.advice
    if isinstance(error, discord.Forbidden) and missing and error.code in (50001, 50013):
        return f"missing permission: {missing}", "Grant it to the bot's role, or in this channel."
    if lacks_icon(error):
        return (
            "Discord refuses an emoji of the application",
            "Words stand without icons until the next start.",
        )
    if isinstance(error, discord.RateLimited):
        return (
            f"Discord asks to wait {error.retry_after:.0f} s for it (rate limit)",
            "Run the rehearsal again after that; the bot itself waits and goes on.",
        )
    if isinstance(error, discord.HTTPException):
        return _describe_answer(error)
    if isinstance(error, aiohttp.ClientError | OSError | TimeoutError):
        return f"the line to Discord broke ({error or type(error).__name__})", "Check the network."
    return f"{type(error).__name__}: {error}", AGAIN


def _describe_answer(error: discord.HTTPException) -> tuple[str, str]:
    if error.code in CAUSES:
        return CAUSES[error.code]
    if error.status == 429:
        return "too many requests", "Wait some minutes; another program may use the same token."
    if error.status >= 500:
        return f"Discord fails ({error.status})", "Look at discordstatus.com and run it again later."
    if error.code == 50013:
        return (
            "Discord forbids it, though role and channel allow it",
            "The bot may be in a time-out: look at it in the list of members.",
        )
    return f"Discord refuses it: {error}", AGAIN


def is_the_end(error: Exception) -> bool:
    """Whether the thread or the server was deleted, so that nothing more can be tried."""
    return isinstance(error, discord.HTTPException) and error.code in (10003, 10004)


def explain_codes(codes: Sequence[int]) -> tuple[str, str]:
    """What these codes of refused answers mean, the latest first; the bot itself gave no other sign."""
    known = [CAUSES[code] for code in reversed(codes) if code in CAUSES]
    return known[0] if known else ("the bot did not answer", AGAIN)


def finding(subject: str, error: Exception, missing: str = "") -> Finding:
    """The report on something that failed."""
    return Finding(subject, *cause_of(error, missing))
