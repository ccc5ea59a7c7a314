"""Discord's refusals, with the codes and shapes that clients read, and the check of a body that leads to one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

INVALID_FORM = 50035


class ClientRefused(Exception):
    """A real client would not let this person do that, which is no error of the bot.

    Refusals that the page can cause have a `text`, the end of the id of its message `page-refused-…`.
    """

    def __init__(self, said: str, text: str = "") -> None:
        super().__init__(said)
        self.text = text


class Refusal(Exception):
    """An answer of the 4xx or 5xx kind, as Discord words it."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        errors: dict[str, Any] | None = None,
        retry_after: float | None = None,
        scope: str | None = None,
    ) -> None:
        super().__init__(f"{status} {code} {message}")
        self.retry_after = retry_after
        self.scope = scope
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    @property
    def body(self) -> dict[str, Any]:
        """The JSON object that goes over the wire."""
        plain: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.retry_after is not None:
            plain |= {"retry_after": round(self.retry_after, 3), "global": False}
        return plain | ({"errors": self.errors} if self.errors else {})

    @property
    def headers(self) -> dict[str, str]:
        """Headers that mark a 429 as Discord's own; discord.py treats others as a ban."""
        if self.retry_after is None:
            return {}
        said = {"Via": "1.1 playground", "Retry-After": f"{self.retry_after:.3f}"}
        return said | ({"X-RateLimit-Scope": self.scope} if self.scope else {})


server_away = partial(Refusal, 503, 0, "503: Service Unavailable")
unauthorized = partial(Refusal, 401, 0, "401: Unauthorized")
not_found = partial(Refusal, 404, 0, "404: Not Found")
unknown_channel = partial(Refusal, 404, 10003, "Unknown Channel")
unknown_guild = partial(Refusal, 404, 10004, "Unknown Guild")
unknown_member = partial(Refusal, 404, 10007, "Unknown Member")
unknown_message = partial(Refusal, 404, 10008, "Unknown Message")
unknown_user = partial(Refusal, 404, 10013, "Unknown User")
unknown_emoji = partial(Refusal, 404, 10014, "Unknown Emoji")
unknown_webhook = partial(Refusal, 404, 10015, "Unknown Webhook")
unknown_interaction = partial(Refusal, 404, 10062, "Unknown interaction")
too_many_emojis = partial(Refusal, 400, 30008, "Maximum number of emojis reached (2000)")
too_large = partial(Refusal, 413, 40005, "Request entity too large")
already_acknowledged = partial(Refusal, 400, 40060, "Interaction has already been acknowledged.")
missing_access = partial(Refusal, 403, 50001, "Missing Access")
not_the_author = partial(Refusal, 403, 50005, "Cannot edit a message authored by another user")
empty_message = partial(Refusal, 400, 50006, "Cannot send an empty message")
cannot_message_user = partial(Refusal, 403, 50007, "Cannot send messages to this user")
missing_permissions = partial(Refusal, 403, 50013, "Missing Permissions")
wrong_channel_kind = partial(Refusal, 400, 50024, "Cannot execute action on this channel type")
invalid_webhook_token = partial(Refusal, 401, 50027, "Invalid Webhook Token")
thread_archived = partial(Refusal, 400, 50083, "Thread is archived")
malformed_json = partial(Refusal, 400, 50109, "The request body contains invalid JSON.")
thread_exists = partial(Refusal, 400, 160004, "A thread has already been created for this message")
thread_locked = partial(Refusal, 400, 160005, "This thread is locked")


class Breach(NamedTuple):
    """One rule that a body breaks, and where in the body."""

    path: tuple[str | int, ...]
    code: str
    message: str

    def __str__(self) -> str:
        where = ".".join(str(step) for step in self.path) or "(body)"
        return f"{where}: {self.message} [{self.code}]"


def invalid_form(breaches: Sequence[Breach]) -> Refusal:
    """Discord's 50035 with its tree of errors."""
    tree: dict[str, Any] = {}
    for breach in breaches:
        branch = tree
        for step in breach.path:
            branch = branch.setdefault(str(step), {})
        branch.setdefault("_errors", []).append({"code": breach.code, "message": breach.message})
    return Refusal(400, INVALID_FORM, "Invalid Form Body", tree)


def too_many_old_edits(wait: float) -> Refusal:
    said = "Maximum number of edits to messages older than 1 hour reached. Try again later"
    return Refusal(429, 30046, said, retry_after=wait)


def too_many_requests(wait: float, code: int = 0, scope: str | None = None) -> Refusal:
    return Refusal(429, code, "You are being rate limited.", retry_after=wait, scope=scope)


def opening_too_fast() -> Refusal:
    """The refusal of too many new conversations, unlike closed ones only by its code (discord-php#467)."""
    return Refusal(403, 40003, "You are opening direct messages too fast.")


def refuse_quarantined() -> Refusal:
    """The refusal of a bot that Discord classifies as spam (modmailbot#490, discord-api-docs#2669 and #5987)."""
    return Refusal(403, 20026, "Your bot has been flagged by our anti-spam system for abusive behavior.")


NO_THREAD = {
    160006: "Maximum number of active threads reached",
    160007: "Maximum number of active announcement threads reached",
    200001: "Title was blocked by automatic moderation",
}
"""Why no thread is opened although everything that the request asks for is allowed (documents, error codes)."""


def no_thread(code: int) -> Refusal:
    return Refusal(400, code, NO_THREAD[code])


Path = tuple[str | int, ...]


class Review:
    """The breaches found so far in one body."""

    def __init__(self) -> None:
        self.breaches: list[Breach] = []

    def fail(self, path: Path, code: str, message: str) -> None:
        self.breaches.append(Breach(path, code, message))

    def length(self, path: Path, text: Any, least: int, most: int) -> None:
        """A text of `least` to `most` characters; absent counts as empty."""
        if text is not None and not isinstance(text, str):
            self.fail(path, "STRING_TYPE_CONVERT", f"Could not interpret {text!r} as string.")
            return
        size = len(text or "")
        if size == 0 and least > 0:
            self.fail(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not least <= size <= most:
            self.fail(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def count(self, path: Path, entries: Sequence[Any], least: int, most: int) -> None:
        """A list of `least` to `most` entries."""
        if not least <= len(entries) <= most:
            self.fail(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def among(self, path: Path, value: Any, allowed: Iterable[Any]) -> None:
        """One of a closed list of values."""
        options = tuple(allowed)
        if value not in options:
            self.fail(path, "BASE_TYPE_CHOICES", f"Value must be one of {options}, not {value!r}.")

    def between(self, path: Path, value: Any, least: int, most: int) -> None:
        """A whole number in a range; absent is fine."""
        if value is None:
            return
        if not isinstance(value, int) or not least <= value <= most:
            self.fail(path, "NUMBER_TYPE_RANGE", f"int value should be between {least} and {most}.")

    def distinct(self, path: Path, values: Iterable[Any], what: str) -> None:
        """No value twice."""
        for value, times in Counter(values).items():
            if times > 1:
                self.fail(path, "DUPLICATED", f"{what} {value!r} cannot be duplicated")

    def refuse(self) -> None:
        """Raise Discord's 50035 if anything is wrong."""
        if self.breaches:
            raise self.refusal()

    def refusal(self) -> Refusal:
        return invalid_form(self.breaches)
