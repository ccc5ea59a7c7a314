"""Delivers an order to the running bot, or carries it out in this process if none is running."""

from __future__ import annotations

import asyncio
import getpass
import logging
import os
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from bot.clock import Clock
from bot.config import Address, Config
from bot.language.texts import Texts
from bot.operations.backup import copy_before_update
from bot.outbox.languages import Languages
from bot.outbox.orders import Orders
from bot.outbox.outbox import Outbox
from bot.storage.errors import StoreError, level_of
from bot.storage.files import give_to_owner, private, writing
from bot.storage.processes import ErrandRecord
from bot.storage.reading import reading
from bot.storage.records import Change
from bot.storage.sqlite.lock import AlreadyRunning, lock
from bot.storage.store import Store
from bot.tables.actions.erasure import erase_again
from bot.tables.actions.removals import remember
from bot.tables.actions.tables import Tables
from bot.tables.model.orders import ORDER, Answer, Order, prefix
from bot.tables.writing.committer import Committer, Signals

log = logging.getLogger(__name__)

PATIENCE, GLANCE, LOOK_EVERY = 15.0, 0.1, 1.0
"""Seconds to wait for an answer, between two checks for it, and between two checks of the bot for orders."""
KEPT = Answer("The bot has not answered yet. It keeps the order, and carries it out as soon as it can.")
BUSY = "Another command changes something here at the moment; try again when it is done."
ENDING = ".json"

Find = Callable[[], Awaitable[str | None]]


def new_order(about: str, what: str, number: int, **more: Any) -> Order:
    """An order by the user who runs this command."""
    name = f"{prefix(int(time.time()))}-{secrets.token_hex(4)}"
    return Order(name, _user(), about, what, number, **more)


def _user() -> str:
    """The name of the user who runs this command; in a container it may be just a number."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return str(os.getuid())


async def give(config: Config, order: Order) -> Answer:
    """Have an order carried out, by the bot if one runs; raises `StoreError`, also while another one is being given."""
    given = _give_to_file if isinstance(config.database, Path) else _give_to_server
    return await given(config, order)


async def _give_to_file(config: Config, order: Order) -> Answer:
    database = cast(Path, config.database)
    with giving_alone(database):
        try:
            return await _carry_out_here(config, order)
        except AlreadyRunning:
            leave(database, order)

        async def find() -> str | None:
            async with reading(database) as store:
                return await store.note(order.id)

        return await _wait(find)


async def _give_to_server(config: Config, order: Order) -> Answer:
    from bot.storage.postgresql.sharing import Ordering

    address = cast(Address, config.database_direct or config.database)
    async with Ordering.alone(address) as ordering:
        if ordering is None:
            raise StoreError(BUSY)
        if not await ordering.is_heard():
            return await _carry_out_here(config, order)
        await ordering.put(order.server, ORDER, str(order))
        return await _wait(partial(ordering.note, order.id))


async def _wait(find: Find) -> Answer:
    """Wait for the answer of the bot; `KEPT` if it takes too long."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if (found := await find()) is not None:
            return Answer.read(found)
        await asyncio.sleep(GLANCE)
    return KEPT


async def _carry_out_here(config: Config, order: Order) -> Answer:
    """Carry out the order in this process; raises `StoreError`, `AlreadyRunning` if a bot runs. What is begun continues
    at the bot's next start.
    """
    async with without_bot(config) as orders:
        store = orders.store
        if isinstance(config.database, Path):  # earlier orders come first
            await _take_waiting(_folder_of(config.database), store)
        errand = ErrandRecord(store.new_id("errands"), order.server, None, ORDER, str(order))
        await store.write(Change((errand,)))
        await orders.carry_out_all()
        return Answer.read(await store.note(order.id) or str(KEPT))


async def do_again(config: Config) -> int:
    """Repeat erasures that a restored database does not contain; returns how many."""
    async with without_bot(config) as orders:
        count = await erase_again(orders.tables)
        await orders.carry_out_all()
    return count


@asynccontextmanager
async def without_bot(config: Config) -> AsyncIterator[Orders]:
    """The parts of a bot that need no Discord; posts and edits are left to its next start."""
    where = config.database, Clock(), config.database_direct
    copy_before_update(config.database)
    store = await Store.open(*where, erasures=config.erasures)
    try:
        committer = Committer(store, Clock(), Signals())
        committer.continue_marks(await store.pending())
        tables = Tables.build(committer, secrets.token_bytes, corrects_games=True)
        await remember(tables)
        languages = Languages(store, Texts.for_locale(config.language))
        nothing = cast(Any, SimpleNamespace(pictures=None))
        yield Orders(Outbox(nothing, store, tables, languages, nothing), languages)
    finally:
        await store.close()


async def keep_taking(database: Path, store: Store, wake: Callable[[], None]) -> None:
    """For a bot on a file: turn each order that is left there into an errand, once, and call `wake`."""
    folder = _folder_of(database)
    while True:
        try:
            await _take_waiting(folder, store, wake)
        except StoreError as error:
            log.log(level_of(error), "orders are looked for later: %s", error)
        except OSError as error:
            log.warning("the orders next to the database cannot be read: %s", error)
        # At a full second, as the check of the database files: an idle bot wakes once for both.
        await asyncio.sleep(LOOK_EVERY - time.monotonic() % LOOK_EVERY)


async def _take_waiting(folder: Path, store: Store, wake: Callable[[], None] = lambda: None) -> None:
    for file in _list_in(folder):
        await take(file.read_text("utf-8", "replace"), store)
        file.unlink(missing_ok=True)
        wake()


def _folder_of(database: Path) -> Path:
    """The folder for orders to the bot that runs on this file; only its owner may write there."""
    return Path(f"{database.resolve()}.orders")


@contextmanager
def giving_alone(database: Path) -> Iterator[None]:
    """Keep other commands from giving orders in the block; raises `StoreError` if one is giving an order."""
    folder = _folder_of(database)
    folder.mkdir(mode=0o700, exist_ok=True)
    try:
        held = lock(folder / "lock")
    except AlreadyRunning:
        raise StoreError(BUSY) from None
    with held:
        for each in (folder, folder / "lock"):
            give_to_owner(database, each)
        yield


def leave(database: Path, order: Order) -> None:
    """Write an order into the folder atomically."""
    with writing(_folder_of(database) / f"{order.id}{ENDING}", private) as file:
        file.write(str(order))
        give_to_owner(database, Path(file.name))


def _list_in(folder: Path) -> Sequence[Path]:
    """The orders in the folder; called every second, so it reads only the folder itself."""
    try:
        names = os.listdir(folder)
    except OSError:  # the folder does not exist before the first order
        return []
    return [folder / each for each in sorted(names) if each.endswith(ENDING)]


async def take(text: str, store: Store) -> None:
    """Turn an order into an errand, unless that was done before."""
    try:
        order = Order.read(text)
    except ValueError as wrong:
        log.warning("what stands among the orders next to the database is deleted: %s", wrong)
        return
    known = await store.find(ErrandRecord, "kind = ? and content = ?", ORDER, str(order))
    if not known and await store.note(order.id) is None:
        number = store.new_id("errands")
        await store.write(Change((ErrandRecord(number, order.server, None, ORDER, str(order)),)))
