"""*Hint*: the best choices of what a person is asked, for their eyes only; that they had one is for all to see."""

from __future__ import annotations

import logging

from bot.interactions.reply import Reply
from bot.messages import advice
from bot.messages.asking import asking
from bot.services import Services
from bot.tables.model.table import Table
from bot.work.computing import hint as thought
from bot.work.worker import WorkerError
from engine.core.errors import RuleError

log = logging.getLogger(__name__)


async def hint(services: Services, reply: Reply, table: Table) -> None:
    """Think, then show; nothing is counted if nothing comes of it, or if the move is made meanwhile."""
    seat = table.decision_of(reply.member).seat
    table.insider(reply.member)
    reply.about(table, seat)
    services.tables.hints.ask(table, seat, reply.member)
    move = table.moves[seat]
    await reply.think()
    try:
        commitment = table.record.posted_commitment
        found, seconds = await thought(services.computing, table.running, seat, commitment, reply.member)
    except WorkerError as problem:
        log.warning("table %s: no hint: %s", table.record.id, problem)
        raise RuleError("error-hint-lost") from problem
    await services.tables.hints.had(table, seat, reply.member, move, seconds)
    await reply.show(advice.screen(asking(table, reply.texts, table.decision_of(reply.member)), found))
