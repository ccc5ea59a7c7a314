"""Which interaction a task answers: its first change is written with the interaction's id, so that of two processes
that got the same tap one alone does it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from engine.core.values import frozen


@frozen
class AnsweredRecord:
    """An interaction that has changed something; where it has already, the change fails."""

    interaction: int


@frozen
class RememberedRecord:
    """An interaction that was answered, whether it has changed something or not."""

    interaction: int


@frozen
class AnsweredBefore:
    """Those with smaller ids need not be remembered any more."""

    interaction: int


@dataclass(slots=True)
class Answering:
    """An interaction; `is_open` until its first change is on its way."""

    interaction: int
    is_open: bool = True


ANSWERING: ContextVar[Answering | None] = ContextVar("answering", default=None)


@contextmanager
def answering(interaction: int) -> Iterator[None]:
    """What is written inside belongs to this interaction."""
    current = Answering(interaction)
    token = ANSWERING.set(current)
    try:
        yield
    finally:
        ANSWERING.reset(token)
        current.is_open = False  # tasks that were begun inside go on without it
