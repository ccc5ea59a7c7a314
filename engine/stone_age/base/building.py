"""Buying buildings (section 2.9)."""

from __future__ import annotations

from engine.core.questions import Seat
from engine.core.values import frozen
from engine.stone_age.actions import Goods, Pay, write_goods
from engine.stone_age.base.buying import Deal, Purchase
from engine.stone_age.base.decks import RevealBuilding
from engine.stone_age.base.payments import sum_values
from engine.stone_age.components import Building, Card
from engine.stone_age.rules import Price
from engine.stone_age.state import State


@frozen
class BuyBuilding(Purchase):
    """Pay the price, take the tile and score at once, or take the person back (B-BLD-01, B-BLD-06)."""

    def deal(self, s: State) -> Deal:
        return deal_for(s, self.building(s), self.where)

    def hand_over(self, s: State, paid: Pay) -> None:
        """The tile leaves its stack and scores; the next one becomes visible (B-BLD-01, B-BLD-05)."""
        stack = s.rules.spaces[self.where].index
        building = self.building(s)
        s.players[self.seat].buildings.append(building.id)
        score(s, self.seat, building, paid.goods)
        s.stacks[stack] -= 1
        s.tops[stack] = None
        s.then(RevealBuilding(stack))
        if building.top:
            s.rules.effects[building.top["kind"]](s, self.seat, Card(building.id, building.top, {}))

    def building(self, s: State) -> Building:
        """The open tile this person stands on."""
        top = s.tops[s.rules.spaces[self.where].index]
        if top is None:
            raise AssertionError(f"no tile lies on {self.where}")
        return s.rules.buildings[top]


def deal_for(s: State, building: Building, where: str) -> Deal:
    """The price of a tile; insulation needs its printed plus (H-INS-03, R-24)."""
    extra = s.rules.extras.get("building") if building.plus else None
    return Deal("buy-building", {"space": where, "building": building.id}, s.rules.prices[building.id], extra)


def price_of(building: Building) -> Price:
    """What the tile costs (B-BLD-02, S-BLD-06)."""
    match building.kind:
        case "choice":
            return Price(fewest=building.pieces, most=building.pieces, kinds=building.kinds or None)
        case "range":
            return Price(fewest=building.fewest, most=building.most)
        case "jewelry":
            return Price(fewest=building.fewest, most=building.most, of="jewelry")
        case _:
            return Price(cost=tuple(building.cost.items()))


def score(s: State, seat: Seat, building: Building, paid: Goods) -> None:
    """The tile scores at once (B-BLD-01)."""
    points = points_for(s, building, paid)
    player = s.players[seat]
    player.win("buildings", points)
    if not building.points:
        player.scored = (*player.scored, (building.id, points))
    s.tell("built", seat=seat, building=building.id, goods=write_goods(paid), points=points)


def points_for(s: State, building: Building, paid: Goods) -> int:
    """The printed points, those for each piece, or the value of what was paid (K-06, S-BLD-06)."""
    if building.each:
        return building.each * sum(count for _, count in paid)
    return building.points or sum_values(s, paid)
