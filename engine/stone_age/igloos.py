"""Igloos: tiles that lie open beside the board (section 5)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.stone_age.actions import Pay
from engine.stone_age.building import deal_for, score
from engine.stone_age.buying import Deal, Purchase
from engine.stone_age.components import Building
from engine.stone_age.rules import Space
from engine.stone_age.state import State


def no_igloo(s: State, space: Space) -> bool:
    """A taken igloo is not replaced (G-04)."""
    return s.igloos[space.index] is None


@dataclass(frozen=True, slots=True)
class BuyIgloo(Purchase):
    """Pay the printed price, take the igloo and score, as for a building (G-02, G-03)."""

    def hand_over(self, s: State, paid: Pay) -> None:
        """The igloo is taken and scores (G-02, G-04)."""
        igloo = self.igloo(s)
        s.igloos[s.rules.spaces[self.where].index] = None
        s.players[self.seat].igloos.append(igloo.id)
        score(s, self.seat, igloo, paid.goods)

    def deal(self, s: State) -> Deal:
        return deal_for(s, self.igloo(s), self.where)

    def igloo(self, s: State) -> Building:
        """The igloo this person stands on."""
        tile = s.igloos[s.rules.spaces[self.where].index]
        if tile is None:
            raise AssertionError(f"no igloo lies on {self.where}")
        return s.rules.igloos[tile]
