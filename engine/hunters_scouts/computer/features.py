"""What a tribe owns at the start of a turn, as numbers for the value of a position."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.questions import Seat
from engine.core.randomness import add_up
from engine.hunters_scouts.base.sunset import find_balance
from engine.hunters_scouts.components import Item
from engine.hunters_scouts.evaluation import find_members_away, value_errands
from engine.hunters_scouts.state import State

FEW_ITEMS = 4
POINT = 0.25
MANY = 4
"""Members of a large tribe."""
EFFECTS = {"discard-hunger": 0.9, "take-hunger": -0.9, "draw-item": 0.4, "place-member": 0.4}
"""The points that the effects of an item are worth."""


def features(s: State, seat: Seat) -> Mapping[str, float]:
    """The features by name; those with `/late` are multiplied by how near the leading tribe is to the goal."""
    tribe, numbers = s.tribes[seat], s.rules.numbers
    away = find_members_away(s, seat)
    fed = tribe.village + away[0]
    late = _find_lateness(s)
    now = {
        "vp": POINT * tribe.vp,
        "members": fed / 2,
        "camp": tribe.camp / 2,
        "hunger": tribe.hunger / 4,
        "famine": float(tribe.hunger + fed >= numbers.famine_hunger),
        "too_hungry": float(tribe.hunger > numbers.track_hungry and tribe.vp >= numbers.track_goal - 4),
        "hand": len(tribe.hand) / 3,
        "dusk": float(not tribe.hand),
        "sunset": max(-4, find_balance(s, seat)) / 3,
        "items": min(len(tribe.items), FEW_ITEMS) / 2,
        "spare_items": max(0, len(tribe.items) - FEW_ITEMS) / 2,
        "created": min(len(tribe.created), 6) / 3,
        "errands": value_errands(s, seat, away) / 3,
        "out": away[0] / 2,
        "turn": float(seat == s.active),
        "starts": float(seat == s.start_player),
    }
    return now | {f"{name}/late": value * late for name, value in now.items()}


def survival_features(s: State, seat: Seat) -> Mapping[str, float]:
    """The usual features, and those of survival: cards in hand, what can be paid next, and how near the goal is."""
    tribe, late = s.tribes[seat], _find_lateness(s)
    hand = {f"has_{card}": float(tribe.hand.count(card)) for card in tribe.hand}
    seen = {**hand, **_hunger_features(s, seat), **_item_features(s, seat)}
    return {**features(s, seat), **seen, **{f"{name}/late": value * late for name, value in seen.items()}}


def _hunger_features(s: State, seat: Seat) -> Mapping[str, float]:
    """Features of hunger, which costs more the more there is of it, and keeps a tribe with too much from the goal."""
    tribe, numbers = s.tribes[seat], s.rules.numbers
    fed = tribe.village + s.count_out(seat)
    tomorrow = tribe.vp + fed - tribe.hunger
    hungry = tribe.hunger > numbers.track_hungry
    return {
        "hungry": max(0, tribe.hunger - 1) / 3,
        "hungrier": max(0, tribe.hunger - numbers.track_hungry) / 3,
        "hunts": ("hunter" in tribe.hand) * tribe.hunger / 4,
        "grows": float("offspring" in tribe.hand and tribe.camp > 0),
        "many": float(fed >= MANY),
        "far": max(0, tribe.vp - numbers.track_goal + 10) / 6,
        "farther": max(0, tribe.vp - numbers.track_goal + 4) / 3,
        "arrives": float(tomorrow >= numbers.track_goal and not hungry),
        "approaches": max(0, min(6, tomorrow - numbers.track_goal + 6)) / 6,
        "kept_off": float(tomorrow >= numbers.track_goal - 3 and hungry),
    }


def _item_features(s: State, seat: Seat) -> Mapping[str, float]:
    """Features of what the members on cards can fetch, to pay for hidden items and to eat."""
    tribe, members, stock = s.tribes[seat], 0, dict[str, int]()
    for card, free in s.fields.items():
        if here := s.crowd[card][seat]:
            members += here
            for kind, fields in free.items():
                stock[kind] = stock.get(kind, 0) + min(here, fields)
    items = [s.rules.items[name] for name in tribe.items]
    return {
        "meals": min(stock.get("meat", 0), tribe.hunger) / 3,
        "pays": max((_value(item) for item in items if _pays(item.cost, stock, members)), default=0.0) / 2,
        "items_vp": sum([item.vp for item in items]) / 4,
        "items_cost": sum([sum(item.cost.values()) for item in items]) / 5,
    }


def _pays(cost: Mapping[str, int], stock: Mapping[str, int], members: int) -> bool:
    """Whether this many members can fetch all of the cost."""
    return sum(cost.values()) <= members and all(stock.get(kind, 0) >= n for kind, n in cost.items())


def _value(item: Item) -> float:
    """What an item is worth, in points."""
    return add_up([item.vp, *(EFFECTS[effect] for effect in item.effects)])


def features_of_point(s: State) -> Mapping[str, float]:
    """What one more point adds to the features."""
    return {"vp": POINT, "vp/late": POINT * _find_lateness(s)}


def _find_lateness(s: State) -> float:
    return min(1.0, max(each.vp for each in s.tribes) / s.rules.numbers.track_goal)
