"""A lesson: a prepared deal in the middle of a game, which shows in a few minutes how it is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from engine.core.values import frozen

GOAL = "goal"
"""The step before the first question: what wins."""


@frozen
class Step:
    """What one question of a lesson shows: the picture cut to what it is about, and few of its options.

    `offers` are beginnings of lines: of each the first option that is possible is offered. The picture is of the places
    that the question is about and of the parts that it `shows`; `signs` are the icons that are new in it.
    """

    offers: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()


@frozen
class Lesson:
    """The position in which the learner, seat 0, begins (see `engine/NOTATION.md`), and what chance follows from.

    It ends with the round that is number `rounds` from there. A lesson in progress begins anew when the seed changes: a
    new deal needs a new one. `steps` are by question; `turn-1` is the first time that it is asked.
    """

    deal: str
    seed: bytes
    rounds: int = 1
    steps: Mapping[str, Step] = field(default_factory=dict[str, Step])
