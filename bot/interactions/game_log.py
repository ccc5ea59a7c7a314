"""What happened, by rounds, for one reader."""

from __future__ import annotations

from dataclasses import replace

from bot.games import SPECS
from bot.interactions.reply import Reply
from bot.messages.log_pages import UNTIL, LogPage, log_page
from bot.services import Services
from bot.tables.model.table import Table
from bot.tables.writing.log_tail import Tail, plain_rows, tail


async def show(services: Services, reply: Reply, table: Table, asked: LogPage | None) -> None:
    """A page of the log, the newest without one, with the own private news and with what was played for this person."""
    seat = next(
        (each.seat for each in table.seats if each.member == reply.member and not table.is_sealed(each.seat)),
        None,
    )
    page = asked or LogPage(UNTIL, table.running.round)
    known, complete = await _tail(services, reply, table, page.first)
    told = [each for each in known if each.event.only in (None, seat)]
    await reply.show(log_page(table, reply.texts, told, page, seat, complete=complete))


async def _tail(services: Services, reply: Reply, table: Table, first: int) -> Tail:
    """What happened from this round on; computed once for each state of the table."""
    game, key = table.record.id, ("log", table.record.id, len(table.rows), first)
    if (known := services.long_work.find_known(key)) is not None:
        return known
    if not reply.is_private_message:
        await reply.think()
    logged = plain_rows(await services.store.log(game))
    snapshots, record = await services.store.snapshots(game), replace(table.record, seed=b"")
    begins = SPECS[table.setup.game].begins
    return await services.long_work.do(
        reply.member, key, tail, record, logged[: len(table.rows)], snapshots, begins, first
    )
