"""Hints are thought of beside the bot, as the choices of computer players are."""

from __future__ import annotations

from functools import partial

from bot.work.computing import HINTING, Computing
from bot.work.thinking import find_hint, measure
from engine.computer.hints import Hint
from engine.core.match import AnyMatch
from engine.core.questions import Seat


async def hint(
    computing: Computing, match: AnyMatch, seat: Seat, commitment: str, member: int
) -> tuple[Hint, float]:
    """The best choices of the open decision of this seat, for this person, and the seconds of CPU that it took; raises
    `NotAsked`, and a `WorkerError` if that fails.
    """
    compute = partial(find_hint, str(match.setup), match.snapshot(), seat, commitment)
    return await computing.run(partial(measure, compute), HINTING, member)
