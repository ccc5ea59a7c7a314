"""How long a decision may take: the pace of a table, a personal bank beyond it, and when people are reminded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.rhythm import Rhythm

HOUR = 3600
MOST_REMINDERS = 3


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds that every decision has, and the seconds that each player has on top for the whole game."""

    id: str
    turn: int
    bank: int


PACES: Mapping[str, Pace] = {
    pace.id: pace
    for pace in (
        Pace("none", 0, 0),
        Pace("live", HOUR // 12, HOUR // 2),
        Pace("8h", 8 * HOUR, 24 * HOUR),
        Pace("24h", 24 * HOUR, 72 * HOUR),
        Pace("72h", 72 * HOUR, 168 * HOUR),
    )
}
"""Every pace that a table can have, by its id."""
NO_PACE = "none"


@dataclass(frozen=True, slots=True)
class Deadline:
    """The moments of one decision: up to three reminders, then the bank is empty."""

    reminders: tuple[int, ...]
    expires: int


def deadline(pace: Pace, rhythm: Rhythm, asked: int, bank: int) -> Deadline | None:
    """When somebody asked at this moment, with so much bank left, is reminded and runs out of time.

    None without a pace. The player's quiet hours and days away do not count.
    """
    if not pace.turn:
        return None
    expires = rhythm.after(asked, pace.turn + bank)
    nearly = rhythm.after(asked, pace.turn + bank * 9 // 10)
    moments = (rhythm.after(asked, pace.turn // 2), rhythm.after(asked, pace.turn), nearly)
    return Deadline(tuple(sorted({moment for moment in moments if moment < expires})), expires)


def bank_after(pace: Pace, rhythm: Rhythm, asked: int, answered: int, bank: int) -> int:
    """What is left of the bank after an answer."""
    if not pace.turn:
        return bank
    return max(0, bank - max(0, rhythm.between(asked, answered) - pace.turn))
