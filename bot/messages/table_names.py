"""What a table is called for one reader: by its chosen title, the opponents, what is played and how far."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import count

from bot.language.names import plain, show_name
from bot.language.texts import Texts, languages
from bot.storage.records import TableRecord
from bot.tables.actions.lobby import MOST_TITLE
from bot.tables.model.computers import is_computer
from bot.tables.model.table import Table

LONGEST = 84
"""Characters of a name; with the number of a table it fits into an option of a select."""
LONGEST_TITLE = 30
NUMBER = re.compile(r" \d{1,2}\Z")
"""Of a further table of one host: `Anna's table 2`."""
MOST_MODULES = 2
"""More modules than this are counted instead of named."""


def table_name(texts: Texts, table: Table, reader: int) -> str:
    """A plain name for a list, link or select, such as `Anna · Ben — Hard Winter, round 7`; `reader` is a member."""
    who = opponents(texts, table, reader)
    title = plain(table.record.title, LONGEST_TITLE)
    if has_chosen_title(table):
        who = texts.say("table-titled", title=title, names=who) if who else title
    name = texts.say(
        "table-name", who=who or title, what=_name_of_game(texts, table), when=_when(texts, table)
    )
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def opponents(texts: Texts, table: Table, reader: int) -> str:
    """The names of those whom a reader plays with, and how many computers there are."""
    others = [seat.name for seat in table.seats if seat.member != reader and not is_computer(seat.member)]
    names = [plain(name, 16 if len(others) < 3 else 12) for name in others]
    computers = sum(is_computer(seat.member) for seat in table.seats)
    return " · ".join([*names, *([texts.say("table-computers", count=computers)] if computers else [])])


def table_names(texts: Texts, tables: Sequence[Table], reader: int) -> list[str]:
    """The names of several tables; equal ones are distinguished by the numbers of their tables."""
    names = [table_name(texts, table, reader) for table in tables]
    count = Counter(names)
    return [
        name if count[name] == 1 else texts.say("table-numbered", name=name, number=table.record.id)
        for name, table in zip(names, tables, strict=True)
    ]


def show_title(table: Table) -> str:
    """The whole title for the text of a message."""
    return show_name(table.record.title, MOST_TITLE)


def free_title(named: str, own: Iterable[TableRecord], first: int = 1) -> str:
    """This name, with the first number that none of these tables has; the 1 is left out."""
    taken = {each.title for each in own}
    numbered = (f"{named} {number}" if number > 1 else named for number in count(first))
    return next(each for each in numbered if each[:MOST_TITLE] not in taken)


def title_of_rematch(title: str, own: Iterable[TableRecord]) -> str:
    """`Winter 2` after `Winter`, as both threads stay in the list of a channel."""
    named = NUMBER.sub("", title)
    return free_title(named[: MOST_TITLE - 3], own, int(title[len(named) :] or 1) + 1)


def has_chosen_title(table: Table) -> bool:
    """Whether the host gave the table a title, rather than leaving it at `Anna's table`."""
    usual = _usual_titles("former-title", table.record.id)
    given = usual.union(*(_usual_titles(host=seat.name) for seat in table.seats))
    return given.isdisjoint({table.record.title, NUMBER.sub("", table.record.title)})


@lru_cache(maxsize=1024)
def _usual_titles(message: str = "lobby-title", number: int = 0, host: str = "") -> frozenset[str]:
    """A title that the bot gives, in each language."""
    given: dict[str, str | int] = {"host": host} if host else {"number": number}
    return frozenset(Texts(each).say(message, **given)[:MOST_TITLE] for each in languages())


def _name_of_game(texts: Texts, table: Table) -> str:
    """The modules if they tell more than the game, else the game."""
    setup = table.setup
    usual = table.game.complete(())
    extra = [texts.say(f"module-{each}") for each in setup.modules if each not in usual]
    if 0 < len(extra) <= MOST_MODULES:
        return ", ".join(extra)
    return texts.say("table-game", game=texts.say(f"game-{setup.game}"), modules=len(extra))


def _when(texts: Texts, table: Table) -> str:
    """The round, or how many seats are taken."""
    if table.match is None:
        return texts.say("table-seats", taken=len(table.seats), seats=table.setup.seats)
    return texts.say("table-round", round=table.match.round)
