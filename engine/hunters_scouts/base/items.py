"""Hidden items: which are kept, which go to the open discard."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from engine.core.actions import Bag
from engine.core.questions import Seat
from engine.hunters_scouts.state import State


def subsets(items: Sequence[str], count: int) -> Sequence[Bag]:
    """All bags of `count` of these items, each once."""
    return _subsets(tuple(sorted(items)), count)


@lru_cache(maxsize=512)
def _subsets(items: tuple[str, ...], count: int) -> Sequence[Bag]:
    return tuple(map(Bag, dict.fromkeys(combinations(items, count))))


def keep_items(s: State, seat: Seat, items: Bag, gone: int) -> None:
    """These hidden items stay; the others go to the open discard."""
    tribe = s.tribes[seat]
    discarded = list(tribe.items)
    for item in items:
        discarded.remove(item)
    for item in discarded:
        tribe.bring_to_light(item)
    tribe.items = list(items)
    s.items.discard += discarded
    if gone:
        s.tell("discarded", seat=seat, items="+".join(sorted(discarded)))
