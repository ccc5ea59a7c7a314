"""What a seat owns at the start of a round, as numbers for the value of a position."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.questions import Seat
from engine.stone_age.computer.worth import GROWTH, rounds_left
from engine.stone_age.state import State

AHEAD = 8.0
"""So many rounds to come count as a whole game."""


def features(s: State, seat: Seat) -> Mapping[str, float]:
    """By name, each about as large as ten points; those with `/left` count by the rounds to come."""
    player, rules = s.players[seat], s.rules
    left = min(1.0, rounds_left(s) / AHEAD)
    bottoms = [rules.cards[card].bottom for card in player.cards]
    symbols = [bottom["symbol"] for bottom in bottoms if bottom["kind"] == "culture"]
    kinds = len({*symbols})
    counts = dict.fromkeys(GROWTH, 0)
    for bottom in bottoms:
        if bottom["kind"] == "people":
            counts[bottom["people"]] += bottom["amount"]
    pips = sum(rules.values[what] * count for what, count in player.resources.items())
    kept = sum(rules.cards[card].top["amount"] for card in player.kept)
    food = player.food + player.field - player.people
    tools, once = sum(player.tools), sum(rules.cards[card].top["amount"] for card in player.one_use)
    lines = sum(
        line.count(s, seat).points for line in rules.score_lines if line.id not in ("resources", "herd")
    )
    income = sum(rules.buildings[tile].income.get("amount", 0) for tile in player.buildings)
    rings = sum(bool(rules.buildings[tile].ring) for tile in player.buildings)
    most = max(len(each.bonus_tiles) for each in s.players)
    now = {
        "score": player.score / 10,
        "lines": lines / 10,
        "pips": (pips + 4 * kept) / 10,
        "pieces": sum(player.resources.values()) / 3,
        "hoard": max(0, pips - 30) / 10,
        "people": player.people / 2,
        "people5": max(0, player.people - 6) / 2,
        "field": player.field / 2,
        "tools": tools / 2,
        "tools6": max(0, tools - 6) / 2,
        "food": min(food, 10) / 5,
        "hunger": min(0, food) / 3,
        "plenty": max(0, food - 10) / 5,
        "starving": min(0, player.field + player.food - player.people) * player.people / 30,
        "symbols": kinds / 2,
        "symbols2": kinds * kinds / 10,
        "second": (len(symbols) - kinds) / 2,
        **{people: counts[people] / 2 for people in GROWTH},
        "cards": len(player.cards) / 2,
        "buildings": (len(player.buildings) + len(player.igloos)) / 2,
        "once": once / 3,
        "jewelry": min(player.jewelry, 8) / 3,
        "trader": player.trader / 3,
        "income": income,
        "rings": rings,
        "herd": len(player.bonus_tiles) / 2,
        "most": float(len(player.bonus_tiles) == most > 0),
        "animal": s.crowd["animal"][seat] / 2 if "animal" in s.crowd else 0.0,
        "starts": float(seat == s.start_player),
        "second_seat": float(seat == s.left_of(s.start_player)),
    }
    return now | {f"{name}/left": value * left for name, value in now.items()}
