"""`python -m bot server|person|table`: shows and exports what is stored, and gives the bot orders about it."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TextIO

from bot.config import Config
from bot.operations import looks
from bot.operations.orders import KEPT, give, new_order
from bot.outbox.orders import refuse_running
from bot.storage.driver import MOST_NUMBER
from bot.storage.errors import StoreError
from bot.storage.files import private, writing
from bot.storage.reading import reading
from bot.storage.store import Store
from bot.tables.model.orders import END, ERASE, MOVE, ORDERS, Order
from engine.command_name import command_name

LOOKS: Mapping[str, Sequence[str]] = {
    "server": ("list", "show", "export"),
    "person": ("show", "export"),
    "table": ("show",),
}
"""The subcommands that only read."""
MEANT_FOR: Mapping[str, tuple[str, Sequence[str]]] = {
    "file": ("A further word, a file,", ("export",)),
    "yes": ("--yes", (ERASE, END)),
    "channel": ("--channel", (MOVE,)),
    "thread": ("--thread", (MOVE,)),
}
"""What else may be given, in words, and with which subcommands."""
IN_WORDS = {"server": looks.server_in_words, "person": looks.person_in_words}


def main(config: Config, about: str, words: Sequence[str]) -> int:
    """Run a command about a `server`, `person` or `table`; returns 1 if it waits for the bot. Raises `StoreError`."""
    return asyncio.run(_main(config, about, _parser(about).parse_intermixed_args(words)))


def _parser(about: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(f"{command_name('bot')} {about}")
    parser.add_argument("what", choices=(*LOOKS[about], *ORDERS[about]))
    parser.add_argument("id", nargs="?", type=read_id, help="the number of a table, or Discord's id")
    parser.set_defaults(channel=0, thread=0)
    if about == "table":
        place = parser.add_mutually_exclusive_group()
        place.add_argument("--channel", type=read_id, help="move: open it in a new thread of this channel")
        place.add_argument("--thread", type=read_id, help="move: open it in this thread")
    else:
        parser.add_argument("file", nargs="?", type=Path, help="export: where it is written")
    if about == "server":
        what = "do what destroys, even at these running tables"
        parser.add_argument("--yes", nargs="*", type=read_id, metavar="TABLE", help=what)
    else:
        parser.add_argument("--yes", action="store_const", const=(), help="do what destroys")
    return parser


def read_id(text: str) -> int:
    """Parse the number of a table, or an id of Discord."""
    if not (text.isascii() and text.isdigit() and len(text) < 20 and 0 < int(text) < MOST_NUMBER):
        said = "is neither the number of a table nor an id, which Discord's Developer Mode copies"
        raise argparse.ArgumentTypeError(f"{text[:40]!r} {said}")
    return int(text)


async def _main(config: Config, about: str, given: argparse.Namespace) -> int:
    for name, (said, commands) in MEANT_FOR.items():
        if getattr(given, name, None) not in (None, 0) and given.what not in commands:
            raise StoreError(f"{said} is for {' and '.join(commands)}, not for {about} {given.what}.")
    async with reading(config.database) as store:
        if given.what == "list":
            if given.id is not None:
                raise StoreError(
                    f"list names all servers; of one: {command_name('bot')} server show {given.id}"
                )
            print("\n".join(await looks.servers(store)) or "Nothing is stored about any server.")
            return 0
        if given.id is None:
            yes = "" if given.yes is None else " --yes"
            raise StoreError(f"Say which {about}: {command_name('bot')} {about} {given.what} ID{yes}")
        if given.what == "show":
            of_table = looks.table_in_words(store, given.id, config) if about == "table" else None
            print("\n".join(await (of_table or IN_WORDS[about](store, given.id))))
            return 0
        if given.what == "export":
            export = looks.server_export if about == "server" else looks.person_export
            await _write(export(store, given.id), given.file)
            return 0
        order = await _order(store, about, given)
    answer = await give(config, order)
    if answer.is_refused:
        raise StoreError(answer.said)
    print(answer.said)
    return int(answer == KEPT)


async def _order(store: Store, about: str, given: argparse.Namespace) -> Order:
    """The order to give; raises `StoreError` if it is not possible, or deletes more than the user has agreed to."""
    what, number = given.what, given.id
    server = number if about == "server" else 0
    if about == "table":
        server = (await looks.table_of(store, number)).server
    if what == ERASE:
        await _must_agree_to_erase(store, about, given)
    elif what == END and given.yes is None:
        raise StoreError(
            f"This would end table {number} without a result, and tell its players; add --yes to do it."
        )
    place = {"channel": given.channel, "thread": given.thread}
    return new_order(about, what, number, server=server, tables=tuple(given.yes or ()), **place)


async def _must_agree_to_erase(store: Store, about: str, given: argparse.Namespace) -> None:
    """Raise `StoreError` that says what would be deleted, unless the user has agreed to that."""
    said = "; ".join(await IN_WORDS[about](store, given.id))
    if given.yes is None:
        what = "" if about == "server" else "this person, at whose tables a former player stays: "
        raise StoreError(f"This would erase for ever: {what}{said}. Add --yes to do it.")
    running = await looks.running_on(store, given.id) if about == "server" else []
    if {*running} - {*given.yes}:
        raise StoreError(refuse_running(running))
    if strange := sorted({*given.yes} - {*running}):
        raise StoreError(f"No game is running there at table {strange[0]}.")


async def _write(lines: AsyncIterator[str], file: Path | None) -> None:
    """Write lines to a new file that only its owner may read, or (None) to the terminal."""
    with nullcontext(sys.stdout) if file is None else _writing_new(file) as target:
        async for line in lines:
            print(line, file=target)


@contextmanager
def _writing_new(file: Path) -> Iterator[TextIO]:
    if os.path.lexists(file):
        raise StoreError(f"{file} is there already; name a new file.")
    try:
        with writing(file, private) as target:
            yield target
    except OSError as error:
        raise StoreError(f"{file} cannot be written: {error.strerror or error}.") from None
