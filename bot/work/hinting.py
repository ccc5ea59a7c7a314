"""Hints are thought of beside the bot, as the choices of computer players are."""

from __future__ import annotations

from functools import partial

from bot.work.computing import HINTING, Computing, restored
from engine.computer import hints
from engine.computer.hints import Hint
from engine.core.match import AnyMatch
from engine.core.questions import Seat
from engine.core.snapshot import Plain


async def hint(computing: Computing, match: AnyMatch, seat: Seat, commitment: str) -> Hint:
    """The best choices of the open decision of this seat; raises `NotAsked`, and a `WorkerError` if that fails."""
    return await computing.run(partial(hinted, str(match.setup), match.snapshot(), seat, commitment), HINTING)


def hinted(setup: str, plain: Plain, seat: Seat, commitment: str) -> Hint:
    """The hint in the position of a snapshot."""
    match = restored(setup, plain)
    return hints.hint(match, match.decision_of(seat), commitment)
