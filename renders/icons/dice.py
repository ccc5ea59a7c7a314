"""Dice: the six faces, and a blank one for a rate."""

from __future__ import annotations

from functools import partial

from renders import theme
from renders.canvas import Brush, paints
from renders.theme import INK

_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    0: (),
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((27, 27), (50, 50), (73, 73)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
    6: ((28, 25), (72, 25), (28, 50), (72, 50), (28, 75), (72, 75)),
}


def die(value: int, brush: Brush) -> None:
    """A die of bone; 0 has no pips."""
    brush.box((5, 5, 95, 95), 20, theme.BONE, INK, 7)
    for x, y in _PIPS[value]:
        brush.disc(x, y, 10.5, INK)


for _value in _PIPS:
    paints(f"die {_value}")(partial(die, _value))
