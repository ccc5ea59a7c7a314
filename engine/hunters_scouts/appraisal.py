"""A rough guess of how well a tribe stands, for players made of code."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.questions import Seat
from engine.hunters_scouts.components import Item
from engine.hunters_scouts.state import State
from engine.hunters_scouts.sunset import eaters

HUNGER = 0.9
"""What one hunger costs at the next sunset."""
FAMINE = 4.0
"""What comes on top when a member will starve."""
GROWN, GROWING = 2.5, 1.2
"""A member that works, and one in the camp."""
CARD = 0.45
"""A character that can still be played."""
HIDDEN, CREATED = 0.5, 0.4
"""An item that may be created, and one that may pay at a bonus field."""
EFFECTS: Mapping[str, float] = {
    "place-member": 0.4,
    "draw-item": HIDDEN,
    "take-hunger": -HUNGER,
    "discard-hunger": HUNGER,
}
WAITING = 0.6
"""A member on a location may bring this part of what it could."""
RESOURCE, MEAT, FUR, VP = 0.7, 1.0, 0.8, 1.0
PLACE = 0.5
"""What a member on a sacred place may bring."""
WINNING = 100.0


def appraise(s: State, seat: Seat) -> float:
    """The victory points this seat may hope for."""
    tribe = s.tribes[seat]
    if s.result is not None:
        return tribe.vp + (WINNING if seat in s.result.winners else -WINNING)
    growth = GROWN * eaters(s, seat) + GROWING * tribe.camp
    belongings = HIDDEN * len(tribe.items) + CREATED * min(len(tribe.created), 6) + CARD * len(tribe.hand)
    return tribe.vp + growth + belongings - _hunger(s, seat) + _errands(s, seat) + _pool(s, seat)


def _hunger(s: State, seat: Seat) -> float:
    tiles = s.tribes[seat].hunger
    coming = tiles + eaters(s, seat)
    return HUNGER * tiles + (FAMINE if coming >= s.rules.numbers["famine hunger"] else 0)


def _errands(s: State, seat: Seat) -> float:
    """What the members on locations could bring home."""
    wanted = _wanted(s, seat)
    hungry = s.tribes[seat].hunger + eaters(s, seat)
    found = PLACE * sum(s.crowd[place][seat] for place in s.places)
    for card, free in s.fields.items():
        worth = sorted(
            (_worth(kind, wanted, hungry) for kind, fields in free.items() for _ in range(fields)),
            reverse=True,
        )
        found += WAITING * sum(worth[: s.crowd[card][seat]])
    return found


def _worth(kind: str, wanted: Mapping[str, int], hungry: int) -> float:
    match kind:
        case "meat":
            return MEAT if hungry else 0.0
        case "fur":
            return FUR
        case "vp":
            return VP / WAITING - 0.1
        case _:
            return RESOURCE + 0.4 * (wanted.get(kind, 0) > 0)


def _wanted(s: State, seat: Seat) -> Mapping[str, int]:
    """What the hidden items cost together."""
    wanted: dict[str, int] = {}
    for name in s.tribes[seat].items:
        for what, pieces in s.rules.items[name].cost.items():
            wanted[what] = wanted.get(what, 0) + pieces
    return wanted


def _pool(s: State, seat: Seat) -> float:
    """The best items that the pool still pays for, one after the other, and new members for furs."""
    if seat != s.active or not s.today.pool:
        return 0.0
    pool = dict(s.today.pool)
    found = 0.0
    items = [s.rules.items[name] for name in s.tribes[seat].items]
    for item in sorted(items, key=_gain, reverse=True):
        if all(pool.get(what, 0) >= pieces for what, pieces in item.cost.items()):
            found += _gain(item)
            for what, pieces in item.cost.items():
                pool[what] -= pieces
    # A little less than the thing itself, so that it is done and not only planned.
    pairs = min(pool.get("fur", 0) // 2, s.tribes[seat].supply)
    return 0.9 * found + 0.9 * GROWING * pairs


def _gain(item: Item) -> float:
    return item.vp + CREATED - HIDDEN + sum(EFFECTS[effect] for effect in item.effects)
