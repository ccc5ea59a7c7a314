"""Faults that are planted in the bot on purpose: each must be found."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from typing import Any
from unittest.mock import patch

import discord

from bot.messages import screens
from bot.outbox import requests
from bot.outbox.outbox import Outbox
from bot.outbox.resync import Resync
from bot.outbox.wanted import Wishes
from bot.storage.records import Change
from bot.storage.store import Store
from bot.tables.jobs import errands

REALLY_EDIT, REALLY_BOARD = requests.edit, screens.board


async def delete_nothing(*_: object) -> None:
    """A deletion is forgotten."""


async def edit_blindly(*given: Any, **said: Any) -> None:
    """What is shown is noted before the answer: an edit that fails counts as made."""
    with contextlib.suppress(discord.HTTPException, OSError):
        await REALLY_EDIT(*given, **said)


def mention_too_few(table: Any, texts: Any, mention: Any, until: Any) -> Any:
    """The first of those who are asked is not mentioned."""
    return REALLY_BOARD(table, texts, [*mention][1:], until)


async def say_no_words(*_: object) -> None:
    """Who is asked gets the layout at once, of which a locked phone shows nothing."""


async def store_later(self: Store, change: Change) -> None:
    """What is written counts as written before it is on disk."""
    self.write_soon(change)


def is_busy_alone(self: Outbox, game: int) -> bool:
    """What comes while a table is looked at is not looked at any more."""
    return self.reconciler.is_busy(game) or self.drawings.is_busy(game)


def miss_for_ever(*_: object) -> None:
    """What was deleted while nobody could hear of it is never looked at."""


async def leave_undone(*_: object) -> None:
    """What another process asks for, but interactions, is not done."""


PLANTED: Mapping[str, tuple[Any, str, Callable[..., Any]]] = {
    "a deletion is dropped": (requests, "delete", delete_nothing),
    "shown is set before the answer": (requests, "edit", edit_blindly),
    "a mention is forgotten": (screens, "board", mention_too_few),
    "the words do not come first": (Wishes, "_lock_screen", say_no_words),
    "it is acknowledged before it is stored": (Store, "write", store_later),
    "what comes meanwhile is not looked at": (Outbox, "_is_busy", is_busy_alone),
    "what was missed is not looked at": (Resync, "add", miss_for_ever),
    "what another process asks for is left undone": (errands, "carry_out", leave_undone),
}


@contextlib.contextmanager
def planted(name: str) -> Iterator[None]:
    """The bot has this fault meanwhile."""
    place, function, instead = PLANTED[name]
    with patch.object(place, function, instead):
        yield
