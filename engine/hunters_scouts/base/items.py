"""Hidden items: which are kept, which go to the open discard."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, combinations

from engine.core.actions import Bag
from engine.core.questions import Seat
from engine.hunters_scouts.state import State


def list_subsets(items: Sequence[str], counts: Iterable[int]) -> Sequence[tuple[str, ...]]:
    """All different selections of so many of these items."""
    ordered = sorted(items)
    return [*dict.fromkeys(chain.from_iterable(combinations(ordered, count) for count in counts))]


def keep_items(s: State, seat: Seat, items: Bag, discards: int) -> None:
    """These hidden items stay; the others go to the open discard."""
    tribe = s.tribes[seat]
    discarded = list(tribe.items)
    for item in items:
        discarded.remove(item)
    for item in discarded:
        tribe.bring_to_light(item)
    tribe.items = list(items)
    s.items.discard += discarded
    if discards:
        s.tell("discarded", seat=seat, items="+".join(sorted(discarded)))
