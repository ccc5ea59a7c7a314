"""A heuristic evaluation of a tribe, for automatic players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.core.questions import Seat
from engine.core.randomness import add_up
from engine.core.steps import Step
from engine.core.values import frozen
from engine.hunters_scouts.base.decks import DrawItem, Reveal, RevealEither
from engine.hunters_scouts.base.placing import PlaceByItem, PlaceMembers, PlaceOnRevealed
from engine.hunters_scouts.base.sunset import RecruitCharacters, eaters
from engine.hunters_scouts.base.track import Advance
from engine.hunters_scouts.components import Item
from engine.hunters_scouts.state import State

WINNING = 100.0
SOME, MANY_CREATED = 4, 6
"""Points of victory that are of use in a turn, and created items that may still pay."""


@frozen
class Prices:
    """What counts how much, in victory points; as it stands here it is guessed."""

    hunger: float = 1.5
    """What one hunger costs at the sunsets to come."""
    famine: float = 4.0
    """What comes on top when a member will starve."""
    grown: float = 2.5
    growing: float = 1.2
    """A member that works, and one in the camp."""
    card: float = 0.3
    """A character that can still be played."""
    hidden: float = 0.5
    created: float = 0.4
    """An item that may be created, and one that may pay at a bonus field."""
    enough: float = 5.0
    too_many: float = 0.3
    """More hidden items are of no use; they cost the more the more there are: drawing beats no sunset for long."""
    dawn: float = 0.5
    outing: float = 0.4
    sight: float = 0.5
    """A new hand, a member that may go out, and a card that is revealed, each while it is still to come."""
    placed: float = 0.4
    """An item's effect that lets a member be placed."""
    waiting: float = 0.5
    """A member on a location may bring this part of what it could; less than what it is worth when it is done."""
    fur: float = 0.55
    vp: float = 1.2
    later: float = 0.5
    """What a piece brings home: half of what a new member costs, a point, meat that nobody misses yet."""
    useless: float = 0.1
    """A field of which there is enough."""
    place: float = 0.4
    """What a sacred place may bring, whether one member stands there or several."""
    planned: float = 0.9
    """What can be had from the pool: a little less than the thing itself, so that it is done and not only planned."""

    def __hash__(self) -> int:
        return hash(self.vp)

    def effects(self, item: Item) -> float:
        """What an item does when it is created."""
        worth = {
            "place-member": self.placed,
            "draw-item": self.hidden,
            "take-hunger": -self.hunger,
            "discard-hunger": self.hunger,
        }
        return add_up([worth[effect] for effect in item.effects])


GUESSED = Prices()


def evaluate(s: State, seat: Seat, prices: Prices = GUESSED) -> float:
    """The victory points this seat may hope for."""
    tribe = s.tribes[seat]
    if s.result is not None:
        return tribe.vp + (WINNING if seat in s.result.winners else -WINNING)
    fed = eaters(s, seat)
    growth = prices.grown * fed + prices.growing * tribe.camp
    created = prices.created * min(len(tribe.created), MANY_CREATED)
    belongings = _items(s, seat, prices) + created + prices.card * len(tribe.hand)
    coming = add_up([_coming(s, seat, step, prices) for step in s.stack if type(step) in COMING])
    famine = prices.famine if tribe.hunger + fed >= s.rules.numbers.famine_hunger else 0
    hunger = prices.hunger * tribe.hunger + famine
    found = errands(s, seat, fed, prices)
    return tribe.vp + growth + belongings + coming - hunger + found + _pool(s, seat, prices)


def _items(s: State, seat: Seat, prices: Prices) -> float:
    """The hidden items, with those that are about to be drawn."""
    drawn = [step for step in s.stack if type(step) is DrawItem and step.seat == seat]
    items = len(s.tribes[seat].items) + len(drawn)
    return prices.hidden * min(items, prices.enough) - prices.too_many * max(0.0, items - prices.enough) ** 2


COMING = frozenset(
    {Advance, PlaceMembers, PlaceOnRevealed, PlaceByItem, Reveal, RevealEither, RecruitCharacters}
)


def _coming(s: State, seat: Seat, step: Step, prices: Prices) -> float:
    """What a step that lies ahead in this turn may bring; draws are among the items already."""
    if getattr(step, "seat", seat) != seat:
        return 0.0
    match step:
        case Advance():
            return step.points
        case PlaceMembers() | PlaceOnRevealed():
            return prices.outing * min(step.most, s.tribes[seat].village)
        case PlaceByItem():
            return prices.outing
        case RecruitCharacters():
            return prices.dawn
        case _:
            return prices.sight if seat == s.active else 0.0


def errands(s: State, seat: Seat, fed: int, prices: Prices = GUESSED) -> float:
    """What the members on locations could bring home, of each kind no more than is of use to so many."""
    crowd = s.crowd
    found = prices.place * sum([crowd[place][seat] > 0 for place in s.places])
    standing = [(card, crowd[card][seat]) for card in s.fields if crowd[card][seat]]
    if not standing:
        return found
    tribe, rules = s.tribes[seat], s.rules
    items = tuple([rules.items[name] for name in tribe.items])
    known = _uses(items, fed, tribe.hunger, tribe.supply, prices)
    uses = {kind: [*worths] for kind, worths in known.items()}
    for card, members in standing:
        fields = [kind for kind, free in s.fields[card].items() for _ in range(free)]
        for _ in range(min(members, len(fields))):
            worth = [uses[kind][-1] if uses.get(kind) else 0.0 for kind in fields]
            best = fields.pop(worth.index(max(worth)))
            found += prices.waiting * (uses[best].pop() if uses.get(best) else prices.useless)
    return found


@lru_cache(maxsize=1 << 13)
def _uses(
    items: tuple[Item, ...], fed: int, hunger: int, supply: int, prices: Prices
) -> Mapping[str, Sequence[float]]:
    """What the pieces of each kind are worth, the best last, to a tribe with these hidden items and so much of each."""
    uses = {
        "meat": [prices.later] * fed + [prices.hunger] * hunger,
        "fur": [prices.fur] * 2 * supply,
        "vp": [prices.vp] * SOME,
    }
    for item in items:
        each = max(_gain(item, prices), prices.useless) / sum(item.cost.values())
        for what, pieces in item.cost.items():
            uses[what] = sorted([*uses.get(what, ()), *[each] * pieces])
    return uses


def _pool(s: State, seat: Seat, prices: Prices) -> float:
    """The best items that the pool still pays for, one after the other, and new members for furs."""
    if seat != s.active or not s.today.pool:
        return 0.0
    pool = dict(s.today.pool)
    found = 0.0
    items = [s.rules.items[name] for name in s.tribes[seat].items]
    gains = sorted(((_gain(item, prices), item) for item in items), key=lambda each: -each[0])
    for gain, item in gains:
        if all(pool.get(what, 0) >= pieces for what, pieces in item.cost.items()):
            found += gain
            for what, pieces in item.cost.items():
                pool[what] -= pieces
    pairs = min(pool.get("fur", 0) // 2, s.tribes[seat].supply)
    return prices.planned * found + prices.planned * prices.growing * pairs


@lru_cache(maxsize=1 << 10)
def _gain(item: Item, prices: Prices) -> float:
    return item.vp + prices.created - prices.hidden + prices.effects(item)
