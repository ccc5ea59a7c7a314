"""`/analysis`: where a finished game was won and lost, for whoever asks."""

from __future__ import annotations

from functools import partial

from bot.interactions.reply import Reply
from bot.language.names import unformatted
from bot.messages.screens import MOST_ALT, MOST_CONTENT
from bot.services import Services
from bot.tables.table import Table
from renders.by_name import Drawn

DRAW_CHANCES = Drawn("renders.end.chances", "draw_chances")


async def analysis(services: Services, reply: Reply, table: Table) -> None:
    """The picture of everybody's chances with the choices that turned the game; raises a `RuleError` without one."""
    over = table.running.over is not None
    told = await services.analyses.ask(table, reply.texts, reply.interaction.user.id)
    await reply.think()
    turns = [(each.seat, each.round) for each in told.found.turning_points]
    draw = partial(DRAW_CHANCES, told.found.course, turns, over=over, names=table.names)
    picture = await services.pictures.share(
        ("analysis", table.record.id, table.names), draw, by=reply.interaction.user.id
    )
    alt = unformatted(told.whole)[:MOST_ALT]
    await reply.picture(picture, f"analysis-{table.record.id}.png", alt, told.whole[:MOST_CONTENT])
