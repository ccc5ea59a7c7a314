"""Buying buildings (section 2.9)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.questions import Decision, Seat
from engine.stone_age.actions import Decline, Gain, Pay
from engine.stone_age.components import Building
from engine.stone_age.decks import RevealBuilding
from engine.stone_age.payments import Giving, gains, give, spend_kept, ways, words, worth
from engine.stone_age.state import Player, State


@dataclass(frozen=True, slots=True)
class BuyBuilding:
    """Pay the price, take the tile and score at once, or take the person back (B-BLD-01, B-BLD-06)."""

    seat: Seat
    where: str
    people: int

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        building = self.building(s)
        options = (*prices(s.players[self.seat], building), *gains(s, self.seat))
        if not options:
            s.tell("declined", seat=self.seat, space=self.where)
            return None
        about: dict[str, str | int] = {"space": self.where, "building": building.id}
        return (Decision(self.seat, "buy-building", (*options, Decline()), about),)

    def answer(self, s: State, seat: Seat, action: Pay | Decline | Gain) -> None:
        if isinstance(action, Gain):
            spend_kept(s, seat, action)
            s.then(self)
        elif isinstance(action, Pay):
            self.buy(s, action)
        else:
            s.tell("declined", seat=seat, space=self.where)

    def buy(self, s: State, pay: Pay) -> None:
        """The tile leaves its stack and scores; the next one becomes visible (B-BLD-01, B-BLD-05)."""
        stack = s.rules.spaces[self.where].index
        building = self.building(s)
        player = s.players[self.seat]
        points = building.points or worth(s, pay.goods)
        give(player, pay.goods)
        player.buildings.append(building.id)
        player.win("buildings", points)
        s.tell("built", seat=self.seat, building=building.id, goods=words(pay.goods), points=points)
        s.stacks[stack] -= 1
        s.tops[stack] = None
        s.then(RevealBuilding(stack))

    def building(self, s: State) -> Building:
        """The open tile this person stands on."""
        top = s.tops[s.rules.spaces[self.where].index]
        if top is None:
            raise AssertionError(f"no tile lies on {self.where}")
        return s.rules.buildings[top]


def prices(player: Player, building: Building) -> tuple[Giving, ...]:
    """Every payment of this player that fits the tile (B-BLD-02)."""
    if building.kind == "choice":
        return ways(Pay, player.resources, building.pieces, kinds=building.kinds)
    if building.kind == "range":
        return ways(Pay, player.resources, building.fewest, building.most)
    cost = building.cost
    if any(player.resources[what] < count for what, count in cost.items()):
        return ()
    return ways(Pay, {what: cost.get(what, 0) for what in player.resources}, sum(cost.values()))
