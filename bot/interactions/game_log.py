"""What happened lately, one line each, for one reader."""

from __future__ import annotations

from dataclasses import replace

from bot.interactions.reply import Reply
from bot.language.texts import Texts
from bot.messages.screens import MOST_CONTENT, words_of
from bot.services import Services
from bot.storage.store import plain
from bot.tables.log_tail import Tail, tail
from bot.tables.rule_changes import Told
from bot.tables.table import Table
from engine.core.questions import Seat

MOST_LOG = 25


async def show(services: Services, reply: Reply, table: Table) -> None:
    """What happened lately, with the own private news and with what was played for this person."""
    member = reply.interaction.user.id
    seat = next(
        (each.seat for each in table.seats if each.member == member and not table.sealed(each.seat)), None
    )
    _ = table.running
    known, is_all = await _tail(services, reply, table)
    told = [each for each in known if each.event.only in (None, seat)]
    lines = [_line(table, reply.texts, each, seat) for each in told[-MOST_LOG:]]
    while sum(len(line) + 1 for line in lines) > MOST_CONTENT - 100:
        lines.pop(0)
    lines.insert(0, reply.texts.say("log-heading" if lines or not is_all else "log-empty"))
    if not is_all:
        lines.append(reply.texts.say("log-partial"))
    await reply.say("\n".join(lines))


async def _tail(services: Services, reply: Reply, table: Table) -> Tail:
    """The last events; computed once for each state of the table."""
    game, key = table.record.id, ("log", table.record.id, len(table.rows))
    if (known := services.long_work.known(key)) is not None:
        return known
    await reply.think()
    logged = await services.store.select(plain, "select * from log where game = ? order by sequence", game)
    snapshots, record = await services.store.snapshots(game), replace(table.record, seed=b"")
    return await services.long_work.do(
        reply.interaction.user.id, key, tail, record, logged[: len(table.rows)], snapshots, MOST_LOG
    )


def _line(table: Table, texts: Texts, told: Told, reader: Seat | None) -> str:
    """A plan is its owner's secret, so only they read that it was played for them."""
    line = words_of(table).event(texts, told.event, table.names)
    return line if told.by is None or told.by != reader else texts.say("log-by-plan", line=line)
