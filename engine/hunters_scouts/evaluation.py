"""A heuristic evaluation of a tribe, for automatic players."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.questions import Seat
from engine.core.randomness import add_up
from engine.core.steps import Step
from engine.hunters_scouts.base.decks import DrawItem, Reveal, RevealEither
from engine.hunters_scouts.base.placing import PlaceByItem, PlaceMembers, PlaceOnRevealed
from engine.hunters_scouts.base.sunset import RecruitCharacters, eaters
from engine.hunters_scouts.base.track import Advance
from engine.hunters_scouts.components import Item
from engine.hunters_scouts.state import State

HUNGER = 1.5
"""What one hunger costs at the sunsets to come."""
FAMINE = 4.0
"""What comes on top when a member will starve."""
GROWN, GROWING = 2.5, 1.2
"""A member that works, and one in the camp."""
CARD = 0.3
"""A character that can still be played."""
HIDDEN, CREATED = 0.5, 0.4
"""An item that may be created, and one that may pay at a bonus field."""
ENOUGH, TOO_MANY = 5, 0.3
"""More hidden items are of no use; they cost the more the more there are, so that drawing beats no sunset for long."""
DAWN, OUTING, SIGHT = 0.5, 0.4, 0.5
"""A new hand, a member that may go out, and a card that is revealed, each while it is still to come."""
EFFECTS: Mapping[str, float] = {
    "place-member": 0.4,
    "draw-item": HIDDEN,
    "take-hunger": -HUNGER,
    "discard-hunger": HUNGER,
}
WAITING = 0.5
"""A member on a location may bring this part of what it could; less than what it is worth when it is done."""
FUR, VP, LATER = 0.55, 1.2, 0.5
USELESS = 0.1
"""A field of which there is enough."""
PLACE = 0.4
"""What a sacred place may bring, whether one member stands there or several."""
WINNING = 100.0


def evaluate(s: State, seat: Seat) -> float:
    """The victory points this seat may hope for."""
    tribe = s.tribes[seat]
    if s.result is not None:
        return tribe.vp + (WINNING if seat in s.result.winners else -WINNING)
    fed = eaters(s, seat)
    growth = GROWN * fed + GROWING * tribe.camp
    belongings = _items(s, seat) + CREATED * min(len(tribe.created), 6) + CARD * len(tribe.hand)
    coming = add_up([_coming(s, seat, step) for step in s.stack if type(step) in COMING])
    famine = FAMINE if tribe.hunger + fed >= s.rules.numbers.famine_hunger else 0
    hunger = HUNGER * tribe.hunger + famine
    return tribe.vp + growth + belongings + coming - hunger + errands(s, seat) + _pool(s, seat)


def _items(s: State, seat: Seat) -> float:
    """The hidden items, with those that are about to be drawn."""
    drawn = [step for step in s.stack if type(step) is DrawItem and step.seat == seat]
    items = len(s.tribes[seat].items) + len(drawn)
    return HIDDEN * min(items, ENOUGH) - TOO_MANY * max(0, items - ENOUGH) ** 2


COMING = frozenset(
    {Advance, PlaceMembers, PlaceOnRevealed, PlaceByItem, Reveal, RevealEither, RecruitCharacters}
)


def _coming(s: State, seat: Seat, step: Step) -> float:
    """What a step that lies ahead in this turn may bring; draws are among the items already."""
    if getattr(step, "seat", seat) != seat:
        return 0.0
    match step:
        case Advance():
            return step.points
        case PlaceMembers() | PlaceOnRevealed():
            return OUTING * min(step.most, s.tribes[seat].village)
        case PlaceByItem():
            return OUTING
        case RecruitCharacters():
            return DAWN
        case _:
            return SIGHT if seat == s.active else 0.0


def errands(s: State, seat: Seat) -> float:
    """What the members on locations could bring home, of each kind no more than is of use."""
    crowd = s.crowd
    found = PLACE * sum([crowd[place][seat] > 0 for place in s.places])
    standing = [(card, crowd[card][seat]) for card in s.fields if crowd[card][seat]]
    if not standing:
        return found
    uses = _uses(s, seat)
    for card, members in standing:
        fields = [kind for kind, free in s.fields[card].items() for _ in range(free)]
        for _ in range(min(members, len(fields))):
            worth = [uses[kind][-1] if uses.get(kind) else 0.0 for kind in fields]
            best = fields.pop(worth.index(max(worth)))
            found += WAITING * (uses[best].pop() if uses.get(best) else USELESS)
    return found


def _uses(s: State, seat: Seat) -> dict[str, list[float]]:
    """What the pieces of each kind are worth, the best last."""
    tribe = s.tribes[seat]
    uses = {
        "meat": [LATER] * eaters(s, seat) + [HUNGER] * tribe.hunger,
        "fur": [FUR] * 2 * tribe.supply,
        "vp": [VP] * 4,
    }
    for name in tribe.items:
        item = s.rules.items[name]
        each = max(_gain(item), USELESS) / sum(item.cost.values())
        for what, pieces in item.cost.items():
            uses[what] = sorted([*uses.get(what, ()), *[each] * pieces])
    return uses


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
    return item.vp + CREATED - HIDDEN + add_up([EFFECTS[effect] for effect in item.effects])
