"""How long a game will probably take, from how fast its people usually answer."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import SPECS
from bot.storage.people import ActivityRecord

ENOUGH = 5
"""Answers after which the pace of a person means something."""
DAY = 24 * 3600


def expected_days(game: str, seats: int, people: Sequence[ActivityRecord], computers: int = 0) -> int | None:
    """Days until the end of a game, rounded up; None while no one's pace is known.

    A person who has not played yet counts as fast as the others; nobody waits for computers.
    """
    known = [person.seconds / person.answers for person in people if person.answers >= ENOUGH]
    hand_overs = SPECS[game].hand_overs.get(seats)
    if not known or hand_overs is None:
        return None
    return max(1, -(-round(hand_overs * (1 - computers / seats) * sum(known) / len(known)) // DAY))
