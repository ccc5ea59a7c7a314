"""What a change rests on where several processes share a database: what was read, and what was claimed.

A change that is written inside `async with table.lock` says by itself which state of the table it is based on, and one
that is written while a post is delivered, by which claim. So none of the places that write can forget it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Protocol


class Ground(Protocol):
    """Something that a change rests on."""

    def record(self) -> object:
        """What is written with the change; it raises `Conflict` there if the ground has gone."""
        ...

    def written(self) -> None:
        """The change is stored."""
        ...

    def failed(self) -> None:
        """It is not, or nobody knows: the ground must be looked at before anything is built on it again."""
        ...


HELD: ContextVar[tuple[Ground, ...]] = ContextVar("held", default=())
"""What this task stands on now; always empty where one process has the database for itself."""


@contextmanager
def standing_on(ground: Ground) -> Iterator[None]:
    """What is written inside rests on this, too."""
    token = HELD.set((*HELD.get(), ground))
    try:
        yield
    finally:
        HELD.reset(token)
