"""What a tribe owns at the start of a turn, as numbers for the value of a position."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.questions import Seat
from engine.hunters_scouts.base.sunset import balance
from engine.hunters_scouts.evaluation import errands, members_away
from engine.hunters_scouts.state import State

FEW_ITEMS = 4
POINT = 0.25


def features(s: State, seat: Seat) -> Mapping[str, float]:
    """By name; those with `/late` count by how far the leading tribe has come."""
    tribe, numbers = s.tribes[seat], s.rules.numbers
    away = members_away(s, seat)
    fed = tribe.village + away[0]
    late = _late(s)
    now = {
        "vp": POINT * tribe.vp,
        "members": fed / 2,
        "camp": tribe.camp / 2,
        "hunger": tribe.hunger / 4,
        "famine": float(tribe.hunger + fed >= numbers.famine_hunger),
        "too_hungry": float(tribe.hunger > numbers.track_hungry and tribe.vp >= numbers.track_goal - 4),
        "hand": len(tribe.hand) / 3,
        "dusk": float(not tribe.hand),
        "sunset": max(-4, balance(s, seat)) / 3,
        "items": min(len(tribe.items), FEW_ITEMS) / 2,
        "spare_items": max(0, len(tribe.items) - FEW_ITEMS) / 2,
        "created": min(len(tribe.created), 6) / 3,
        "errands": errands(s, seat, away) / 3,
        "out": away[0] / 2,
        "turn": float(seat == s.active),
        "starts": float(seat == s.start_player),
    }
    return now | {f"{name}/late": value * late for name, value in now.items()}


def a_point(s: State) -> Mapping[str, float]:
    """What one point more adds to the features."""
    return {"vp": POINT, "vp/late": POINT * _late(s)}


def _late(s: State) -> float:
    return min(1.0, max(each.vp for each in s.tribes) / s.rules.numbers.track_goal)
