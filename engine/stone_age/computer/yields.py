"""Average yields of dice, rounded down for each roll as the rules demand."""

from __future__ import annotations

from functools import cache

from engine.core.randomness import add_up
from engine.stone_age.base.gathering import pieces_for

AVERAGE_DIE = 3.5


@cache
def _chances(dice: int) -> tuple[float, ...]:
    """The probability of every sum of this many dice, from sum 0 on."""
    if not dice:
        return (1.0,)
    before = _chances(dice - 1)
    return tuple(
        add_up(before[total - die] for die in range(1, 7) if 0 <= total - die < len(before)) / 6
        for total in range(len(before) + 6)
    )


@cache
def average_yield(dice: int, pips: int, added: int) -> float:
    """The average number of pieces from this many dice, at `pips` per piece, with `added` pips (negative: fewer)."""
    return add_up(chance * pieces_for(total + added, pips) for total, chance in enumerate(_chances(dice)))
