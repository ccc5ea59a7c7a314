"""What a seat owns at the start of a round, as numbers for the value of a position."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.questions import Seat
from engine.stone_age.computer.prices import fitted_prices
from engine.stone_age.computer.worth import PEOPLE, estimate_rounds
from engine.stone_age.state import Player, State

POINT = 0.1
AHEAD = 8.0
"""Rounds to come that count as a whole game."""
APART = frozenset({"resources", "herd"})
"""Lines of the score that have features of their own."""


def features(s: State, seat: Seat) -> Mapping[str, float]:
    """The features by name, each about as large as ten points; those with `/left` are multiplied by the rounds left."""
    left = _part_left(s)
    now = (
        _points_features(s, seat)
        | _goods_features(s, s.players[seat])
        | _card_features(s, s.players[seat])
        | _module_features(s, seat)
    )
    return now | {f"{name}/left": value * left for name, value in now.items()}


def features_of_point(s: State) -> Mapping[str, float]:
    """What one more point adds to the features."""
    return {"score": POINT, "score/left": POINT * _part_left(s)}


def _part_left(s: State) -> float:
    return min(1.0, estimate_rounds(s, fitted_prices(s.seats)) / AHEAD)


def _points_features(s: State, seat: Seat) -> dict[str, float]:
    """Points that count already, or will without gaining more, and who begins."""
    lines = [line.count(s, seat).points for line in s.rules.score_lines if line.id not in APART]
    return {
        "score": POINT * s.players[seat].score,
        "lines": sum(lines) / 10,
        "starts": float(seat == s.start_player),
        "second_seat": float(seat == s.left_of(s.start_player)),
    }


def _goods_features(s: State, player: Player) -> dict[str, float]:
    """Resources, people, fields, tools and food."""
    rules = s.rules
    pips = sum([rules.values[what] * count for what, count in player.resources.items()])
    kept = sum([rules.cards[card].top["amount"] for card in player.kept])
    food, tools = player.food + player.field - player.people, sum(player.tools)
    return {
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
        "starving": min(0, food) * player.people / 30,
    }


def _card_features(s: State, player: Player) -> dict[str, float]:
    """Cards by what they count at the end, and buildings."""
    bottoms = [s.rules.cards[card].bottom for card in player.cards]
    symbols = [bottom["symbol"] for bottom in bottoms if bottom["kind"] == "culture"]
    kinds, counts = len({*symbols}), dict.fromkeys(PEOPLE, 0)
    for bottom in bottoms:
        if bottom["kind"] == "people":
            counts[bottom["people"]] += bottom["amount"]
    return {
        "symbols": kinds / 2,
        "symbols2": kinds * kinds / 10,
        "second": (len(symbols) - kinds) / 2,
        **{people: count / 2 for people, count in counts.items()},
        "cards": len(player.cards) / 2,
        "buildings": (len(player.buildings) + len(player.igloos)) / 2,
        "once": sum([s.rules.cards[card].top["amount"] for card in player.one_use]) / 3,
    }


def _module_features(s: State, seat: Seat) -> dict[str, float]:
    """Features of what only some modules have."""
    player, tiles = s.players[seat], s.rules.buildings
    bonuses, most = len(player.bonus_tiles), max([len(each.bonus_tiles) for each in s.players])
    return {
        "jewelry": min(player.jewelry, 8) / 3,
        "trader": player.trader / 3,
        "income": sum([tiles[tile].income.get("amount", 0) for tile in player.buildings]),
        "rings": sum([bool(tiles[tile].ring) for tile in player.buildings]),
        "herd": bonuses / 2,
        "most": float(bonuses == most > 0),
        "animal": s.crowd["animal"][seat] / 2 if "animal" in s.crowd else 0.0,
    }
