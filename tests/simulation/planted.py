"""Bugs that tests inject into the bot: the invariants must find each of them."""

from __future__ import annotations

import asyncio
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
from bot.tables.model.table import Table

REALLY_EDIT, REALLY_BOARD, REALLY_CLEAR = requests.edit, screens.board, Outbox._clear_mark


async def delete_nothing(*_: object) -> None:
    """Never delete a message."""


async def edit_blindly(*given: Any, **said: Any) -> None:
    """Treat an edit that failed as made."""
    with contextlib.suppress(discord.HTTPException, OSError):
        await REALLY_EDIT(*given, **said)


def mention_too_few(table: Any, texts: Any, mention: Any, until: Any) -> Any:
    """Leave out the first mention of the current message."""
    return REALLY_BOARD(table, texts, [*mention][1:], until)


async def say_no_words(*_: object) -> None:
    """Create current messages as a layout at once, so a notification on a phone shows no text."""


async def store_later(self: Store, change: Change) -> None:
    """Return before the change is committed."""
    self.write_soon(change)


def count_as_shown(self: Outbox, table: Table, mark: int | None) -> None:
    """Forget what is announced for a table while its messages are being compared."""
    with patch.dict(self._news, {table.record.id: asyncio.Event()}):
        REALLY_CLEAR(self, table, mark)


def miss_for_ever(*_: object) -> None:
    """Never check messages that may have been deleted while the bot was not connected."""


async def leave_undone(*_: object) -> None:
    """Ignore what another process asks for, interactions aside."""


BUGS: Mapping[str, tuple[Any, str, Callable[..., Any]]] = {
    "a deletion is dropped": (requests, "delete", delete_nothing),
    "shown is set before the answer": (requests, "edit", edit_blindly),
    "a mention is forgotten": (screens, "board", mention_too_few),
    "the words do not come first": (Wishes, "_lock_screen", say_no_words),
    "it is acknowledged before it is stored": (Store, "write", store_later),
    "what comes meanwhile is not looked at": (Outbox, "_clear_mark", count_as_shown),
    "what was missed is not looked at": (Resync, "add", miss_for_ever),
    "what another process asks for is left undone": (errands, "carry_out", leave_undone),
}


@contextlib.contextmanager
def with_bug(name: str) -> Iterator[None]:
    """Inject a bug into the bot in this block."""
    place, function, instead = BUGS[name]
    with patch.object(place, function, instead):
        yield
