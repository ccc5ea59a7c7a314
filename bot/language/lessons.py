"""A lesson: a prepared deal in the middle of a game, which shows in a few minutes how it is played."""

from __future__ import annotations

from engine.core.values import frozen


@frozen
class Lesson:
    """The position in which the learner, seat 0, begins (see `engine/NOTATION.md`), and what chance follows from.

    It ends with the round that is number `rounds` from there. A lesson in progress begins anew when the seed changes: a
    new deal needs a new one.
    """

    deal: str
    seed: bytes
    rounds: int = 1
