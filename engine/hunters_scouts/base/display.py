"""The display: free characters are the last cards of its columns (L252-263)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from engine.core.questions import Seat
from engine.hunters_scouts.actions import COLUMNS, Recruit
from engine.hunters_scouts.state import State


def ways_to_take(s: State, cards: int) -> Sequence[Recruit]:
    """All ways to take `cards` free characters one after the other."""
    left, middle, right = map(len, s.display)
    return _list_ways(left, middle, right, cards)


@lru_cache(maxsize=1024)
def _list_ways(left: int, middle: int, right: int, cards: int) -> Sequence[Recruit]:
    counts = product(range(left + 1), range(middle + 1), range(right + 1))
    return tuple(Recruit(each) for each in counts if sum(each) == cards)


def cards_taken(s: State, action: Recruit) -> list[str]:
    """The cards that these counts name, column by column."""
    return [
        card
        for column, count in zip(s.display, action.cards, strict=True)
        for card in reversed(column[len(column) - count :])
    ]


def take(s: State, seat: Seat, action: Recruit) -> None:
    """The cards come to the hand."""
    cards = cards_taken(s, action)
    s.display = [column[: len(column) - n] for column, n in zip(s.display, action.cards, strict=True)]
    s.tribes[seat].hand += cards
    if not s.records_events:
        return
    for name, count in zip(COLUMNS, action.cards, strict=True):
        if count:
            s.tell("recruited-column", seat=seat, column=name, cards=count)
    s.tell("recruited", seat=seat, cards="+".join(cards))
