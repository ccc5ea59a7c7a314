"""Which table a person means who names none: by where they are, at which tables they sit, and what they want to do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.storage.records import TableRecord

LOBBY, RUNNING = "lobby", "running"
STATUS_OF = {
    "start": LOBBY,
    **dict.fromkeys(("typed", "line", "plan", "answer", "mine", "close"), RUNNING),
}
"""The status that the own table must have for an action; others are for any."""


def find_meant(
    here: Sequence[TableRecord], own: Sequence[TableRecord], action: str = ""
) -> list[TableRecord]:
    """The tables that may be meant: none, one, or several of one's own.

    `here` are the tables of the thread or channel, newest first, `own` the unfinished ones of this person everywhere.
    A thread belongs to one table. In a channel, where there can be many, one's own tables come before those of others
    and running ones before lobbies; an action for which no own table of the channel is ready means one elsewhere.
    """
    known = [table for table in here if not table.was_closed]
    unfinished = [table for table in known if table.status in (LOBBY, RUNNING)]
    seated = {table.id for table in own}
    mine = [table for table in unfinished if table.id in seated]
    others = [table for table in unfinished if table.id not in seated]
    choices: list[list[TableRecord]] = []
    if action == "join":
        choices.append(_all(LOBBY, others)[:1])
    if (status := STATUS_OF.get(action)) is not None:
        choices.append(_all(status, mine))
        if not any(table.thread for table in known):
            choices.append(_all(status, own))
    choices += [_all(RUNNING, mine), mine, _all(RUNNING, others)[:1], others[:1], known[:1], list(own)]
    return next(filter(None, choices), [])


def _all(status: str, tables: Iterable[TableRecord]) -> list[TableRecord]:
    return [table for table in tables if table.status == status]
