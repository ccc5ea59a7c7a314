"""Limits that stand in no header: edits of old messages, emoji, new conversations."""

from __future__ import annotations

from collections import deque

from bot.playground.clock import WorldClock


class HiddenLimits:
    """Limits that no header announces: who is over them learns it by a refusal."""

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
