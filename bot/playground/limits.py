"""Discord's times and limits: those in headers, enforced if switched on, and hidden ones that no header contains."""

from __future__ import annotations

import hashlib
from collections import deque
from dataclasses import dataclass

from bot.playground.clock import WorldClock


@dataclass(slots=True)
class Settings:
    """Discord's times, in seconds, what is switched on, and how many requests and old files are remembered.

    `old_edits`: messages that are older than an hour can be edited three times in six seconds. `emoji_per_hour`: how
    many emoji of the application can be made, None: any number, as nobody has proven a limit. `new_conversations`: how
    many can be opened in ten minutes (25 to 40 were seen: discord-php#467). `active_threads`: how many a server may
    have (1000 were seen: Copycord#15).
    """

    deadline: float = 3.0
    token_life: float = 900.0
    settle: float = 2.0
    patience: float = 20.0
    rate_limits: bool = False
    messages_per_window: int = 5
    window: float = 5.0
    nonce_life: float = 300.0
    old_edits: bool = True
    emoji_per_hour: int | None = None
    new_conversations: int = 25
    active_threads: int = 1000
    remembered: int = 5000
    lingering: int = 20


GENEROUS = 1000
ORDINARY = 50
"""Requests per second on ordinary routes."""


@dataclass(slots=True)
class Bucket:
    """The requests still free until `resets`, in seconds since 1970."""

    limit: int = 0
    remaining: int = 0
    resets: float = 0.0


class Buckets:
    """All limits of one bot."""

    def __init__(self, settings: Settings, clock: WorldClock) -> None:
        self._settings = settings
        self._clock = clock
        self._buckets: dict[tuple[str, str, str], Bucket] = {}

    def take(self, method: str, template: str, major: str) -> tuple[dict[str, str], float]:
        """Count one request; `major` is the channel, guild or token that has limits of its own. Returns the headers and
        for how many seconds it must wait: 0 if it may pass.
        """
        if template.startswith(("/interactions", "/webhooks")):
            return {}, 0.0
        now = self._clock.now()
        bucket = self._buckets.setdefault((method, template, major), Bucket())
        limit, window = self._limit(method, template)
        if now >= bucket.resets or limit != bucket.limit:
            bucket.limit = bucket.remaining = limit
            bucket.resets = now + window
        name = hashlib.md5(f"{method} {template}".encode(), usedforsecurity=False).hexdigest()
        wait = 0.0 if bucket.remaining else bucket.resets - now
        bucket.remaining = max(0, bucket.remaining - 1)
        return _headers(bucket, name, now), wait

    def _limit(self, method: str, template: str) -> tuple[int, float]:
        """So many requests in so many seconds."""
        if not self._settings.rate_limits:
            return GENEROUS, 1.0
        if method in ("POST", "PATCH") and "/messages" in template:
            return self._settings.messages_per_window, self._settings.window
        return ORDINARY, 1.0


def _headers(bucket: Bucket, name: str, now: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(bucket.limit),
        "X-RateLimit-Remaining": str(bucket.remaining),
        "X-RateLimit-Reset": f"{bucket.resets:.3f}",
        "X-RateLimit-Reset-After": f"{max(0.0, bucket.resets - now):.3f}",
        "X-RateLimit-Bucket": name,
    }


class HiddenLimits:
    """Limits that stand in no header: edits of old messages, emoji, new conversations; a refusal tells."""

    def __init__(self, clock: WorldClock) -> None:
        self._clock = clock
        self._done: dict[tuple[str, str], deque[float]] = {}

    def wait(self, what: str, where: str, most: int, window: float) -> float:
        """Count one more there and return 0 if it is allowed; else return the seconds to wait, without counting it."""
        now, done = self._clock.now(), self._done.setdefault((what, where), deque())
        while done and done[0] <= now - window:
            done.popleft()
        if len(done) >= most:
            return (done[0] if done else now) + window - now
        done.append(now)
        return 0.0
