"""Are the dice fair? Many rolls and draws, each at an occasion of its own, held against what fairness allows."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping

from bot.bench.figures import Report
from engine.core import chance
from engine.core.actions import Drawn, Rolled
from engine.core.questions import Draw, Roll

DICE = 10
POOL = tuple(f"C{number:02}" for number in range(36))
FEWER_DRAWS = 10
HIGHEST = 1.96
"""A fair source goes beyond this many standard deviations, up or down, once in twenty runs."""


def measure(rolls: int) -> Report:
    """Roll these dice and draw a tenth as many cards with a fresh key."""
    key = chance.secret(seed := secrets.token_bytes(32), chance.hashed([chance.commitment(seed)]))
    faces, pairs, cards = Counter[object](), Counter[object](), Counter[object]()
    for number in range(rolls // DICE):
        dice = _dice(chance.answer(key, Roll(DICE, f"r{number}/seat0/hunt")))
        faces.update(dice)
        pairs.update(zip(dice[::2], dice[1::2], strict=True))
    for number in range(rolls // FEWER_DRAWS):
        drawn = chance.answer(key, Draw(POOL, f"r{number}/card/1"))
        cards[drawn.card if isinstance(drawn, Drawn) else None] += 1
    return {
        "dice": faces.total(),
        "faces": dict(sorted(faces.items(), key=str)),
        "faces_deviation": deviation(faces, 6),
        "pairs_deviation": deviation(pairs, 36),
        "draws": cards.total(),
        "cards_deviation": deviation(cards, len(POOL)),
        "usual_up_to": HIGHEST,
    }


def _dice(rolled: Rolled | Drawn) -> tuple[int, ...]:
    return rolled.dice if isinstance(rolled, Rolled) else ()


def deviation(counts: Mapping[object, int], kinds: int) -> float:
    """How far chi-square is from what fairness gives, in standard deviations (Wilson and Hilferty's approximation)."""
    expected = sum(counts.values()) / kinds
    square = sum((count - expected) ** 2 for count in counts.values()) / expected
    square += expected * (kinds - len(counts))
    freedom = kinds - 1
    spread = 2 / (9 * freedom)
    return round(((square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5, 2)
