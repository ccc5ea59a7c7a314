"""What the processes for computer players and hints compute, from plain values."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

import engine
from engine.computer import hints, levels
from engine.computer.hints import Hint
from engine.computer.levels import Choice
from engine.core.match import AnyMatch, Match, Setup
from engine.core.questions import Seat
from engine.core.snapshot import Plain

T = TypeVar("T")


def measure(compute: Callable[[], T]) -> tuple[T, float]:
    """What this returns, and the seconds of CPU that it takes."""
    began = time.process_time()
    return compute(), time.process_time() - began


def choose_action(setup: str, plain: Plain, seat: Seat, level: str, commitment: str) -> Choice:
    """The choice in the position of a snapshot."""
    match = _restore_match(setup, plain)
    return levels.choose(match, match.decision_of(seat), level, commitment)


def find_hint(setup: str, plain: Plain, seat: Seat, commitment: str) -> Hint:
    """The hint in the position of a snapshot."""
    match = _restore_match(setup, plain)
    return hints.hint(match, match.decision_of(seat), commitment)


def _restore_match(setup: str, plain: Plain) -> AnyMatch:
    """The game of a setup line and its snapshot, by the rules of this process."""
    read = Setup.read(setup)
    return Match.restore(engine.GAMES[read.game], read, plain)
