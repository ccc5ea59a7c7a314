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
from engine.hunters_scouts.base.sunset import RecruitCharacters
from engine.hunters_scouts.base.track import Advance
from engine.hunters_scouts.components import Fields, Item
from engine.hunters_scouts.rules import Rules
from engine.hunters_scouts.state import State

WINNING = 100.0
Standing = tuple[tuple[Fields, int], ...]
"""For cards with members of a tribe, their free fields and how many members are there."""
Away = tuple[int, int, Standing]
"""The number of members on locations, the number of sacred places with some, and `Standing`."""
Names = tuple[str, ...]
SOME, MANY_CREATED = 4, 6
"""The most fields with points, and the most created items, that count."""


@frozen
class Prices:
    """The weights of the evaluation in victory points; the defaults are guessed."""

    hunger: float = 1.5
    """The cost of one hunger at the sunsets to come."""
    famine: float = 4.0
    """The additional cost when a member will starve."""
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

    __eq__, __hash__ = object.__eq__, object.__hash__

    def value_effects(self, item: Item) -> float:
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
    away = find_members_away(s, seat)
    fed = tribe.village + away[0]
    growth = prices.grown * fed + prices.growing * tribe.camp
    created = prices.created * min(len(tribe.created), MANY_CREATED)
    items, coming = len(tribe.items), 0.0
    for step in s.stack:
        if type(step) in COMING:
            if type(step) is DrawItem:
                items += step.seat == seat
            else:
                coming += _value_step(s, seat, step, prices)
    belongings = _value_items(items, prices) + created + prices.card * len(tribe.hand)
    famine = prices.famine if tribe.hunger + fed >= s.rules.numbers.famine_hunger else 0
    hunger = prices.hunger * tribe.hunger + famine
    found = value_errands(s, seat, away, prices)
    worth = tribe.vp + growth + belongings + coming - hunger + found
    return worth + _value_pool(s, seat, prices) if seat == s.active and s.today.pool else worth


def _value_items(items: int, prices: Prices) -> float:
    """The worth of this many hidden items, with those that are about to be drawn."""
    more = items - prices.enough
    return prices.hidden * items if more <= 0 else prices.hidden * prices.enough - prices.too_many * more**2


COMING = frozenset(
    {DrawItem, Advance, PlaceMembers, PlaceOnRevealed, PlaceByItem, Reveal, RevealEither, RecruitCharacters}
)


def _value_step(s: State, seat: Seat, step: Step, prices: Prices) -> float:
    """The worth of a step that is still to come in this turn; draws count among the items."""
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


def find_members_away(s: State, seat: Seat) -> Away:
    """The members on locations, by where they stand."""
    out, places, standing = 0, 0, list[tuple[Fields, int]]()
    fields = s.fields
    for where, people in s.crowd.items():
        if members := people[seat]:
            out += members
            if where in fields:
                standing.append((tuple(fields[where].items()), members))
            else:
                places += 1
    return out, places, tuple(standing)


def value_errands(s: State, seat: Seat, away: Away, prices: Prices = GUESSED) -> float:
    """What the members on locations could bring home, of each kind no more than is of use to so many."""
    out, places, standing = away
    if not standing:
        return prices.place * places
    tribe = s.tribes[seat]
    names, fed = tuple(tribe.items), tribe.village + out
    return _value_members(s.rules, places, standing, names, fed, tribe.hunger, tribe.supply, prices)


@lru_cache(maxsize=1 << 13)
def _value_members(
    rules: Rules,
    places: int,
    standing: Standing,
    names: Names,
    fed: int,
    hunger: int,
    supply: int,
    prices: Prices,
) -> float:
    """`value_errands` by what it depends on, cached: `places` are the sacred places with members."""
    found = prices.place * places
    known = _list_values(rules, names, fed, hunger, supply, prices)
    uses = {kind: [*worths] for kind, worths in known.items()}
    for free_fields, members in standing:
        fields = [kind for kind, free in free_fields for _ in range(free)]
        for _ in range(min(members, len(fields))):
            worth = [uses[kind][-1] if uses.get(kind) else 0.0 for kind in fields]
            best = fields.pop(worth.index(max(worth)))
            found += prices.waiting * (uses[best].pop() if uses.get(best) else prices.useless)
    return found


@lru_cache(maxsize=1 << 11)
def _list_values(
    rules: Rules, names: Names, fed: int, hunger: int, supply: int, prices: Prices
) -> Mapping[str, Sequence[float]]:
    """The worth of each further piece by kind, the best last, for these hidden items and so much of the rest."""
    uses: dict[str, Sequence[float]] = {
        "meat": [prices.later] * fed + [prices.hunger] * hunger,
        "fur": [prices.fur] * 2 * supply,
        "vp": [prices.vp] * SOME,
    }
    for item in map(rules.items.__getitem__, names):
        each = max(_value_item(item, prices), prices.useless) / sum(item.cost.values())
        for what, pieces in item.cost.items():
            uses[what] = sorted([*uses.get(what, ()), *[each] * pieces])
    return uses


def _value_pool(s: State, seat: Seat, prices: Prices) -> float:
    """The worth of the pool: of the best items that it pays for one after the other, and of new members for furs."""
    tribe = s.tribes[seat]
    return _value_pieces(s.rules, tuple(s.today.pool.items()), tuple(tribe.items), tribe.supply, prices)


@lru_cache(maxsize=1 << 12)
def _value_pieces(rules: Rules, fetched: Fields, names: Names, supply: int, prices: Prices) -> float:
    pool = dict(fetched)
    found = 0.0
    items = [rules.items[name] for name in names]
    gains = sorted(((_value_item(item, prices), item) for item in items), key=lambda each: -each[0])
    for gain, item in gains:
        if all(pool.get(what, 0) >= pieces for what, pieces in item.cost.items()):
            found += gain
            for what, pieces in item.cost.items():
                pool[what] -= pieces
    pairs = min(pool.get("fur", 0) // 2, supply)
    return prices.planned * found + prices.planned * prices.growing * pairs


@lru_cache(maxsize=1 << 10)
def _value_item(item: Item, prices: Prices) -> float:
    return item.vp + prices.created - prices.hidden + prices.value_effects(item)
