"""Rate limits: what the headers announce, which a machine of one's own need not enforce, and those of which no header
tells.
"""

from __future__ import annotations

import hashlib
from collections import deque

from bot.playground.clock import WorldClock

GENEROUS = 1000
"""Requests a second that are announced for each route; what happens after more of them is a fault on purpose."""


def announce_limit(method: str, template: str, now: float) -> dict[str, str]:
    """The headers that tell of a limit; answers to interactions have none."""
    if template.startswith(("/interactions", "/webhooks")):
        return {}
    return {
        "X-RateLimit-Limit": str(GENEROUS),
        "X-RateLimit-Remaining": str(GENEROUS - 1),
        "X-RateLimit-Reset": f"{now + 1:.3f}",
        "X-RateLimit-Reset-After": "1.000",
        "X-RateLimit-Bucket": hashlib.md5(f"{method} {template}".encode(), usedforsecurity=False).hexdigest(),
    }


class HiddenLimits:
    """Limits that stand in no header: edits of old messages, emoji, new conversations; a refusal tells."""

    def __init__(self, clock: WorldClock) -> None:
        self._clock = clock
        self._done: dict[tuple[str, str], deque[float]] = {}

    def wait(self, what: str, where: str, most: int, window: float) -> float:
        """Count one more there; 0 if it may be done, else how many seconds it is too early, and it is not counted."""
        now, done = self._clock.now(), self._done.setdefault((what, where), deque())
        while done and done[0] <= now - window:
            done.popleft()
        if len(done) >= most:
            return (done[0] if done else now) + window - now
        done.append(now)
        return 0.0
