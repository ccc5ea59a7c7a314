"""Igloos: tiles that lie open next to the board (section 5); winter side only."""

from __future__ import annotations

from engine.core.modules import Module
from engine.core.values import frozen
from engine.stone_age.actions import Pay
from engine.stone_age.base.building import deal_for, score
from engine.stone_age.base.buying import Deal, Purchase
from engine.stone_age.components import Building
from engine.stone_age.draft import Draft
from engine.stone_age.rules import Space
from engine.stone_age.state import State


def has_no_igloo(s: State, space: Space) -> bool:
    """A taken igloo is not replaced (G-04)."""
    return s.igloos[space.index] is None


@frozen
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


def install(draft: Draft) -> None:
    """Every igloo is a place of its own (G-01, G-02)."""
    tiles = draft.components.buildings("igloos", "igloo")
    draft.add_igloos(*tiles)
    for n in range(len(tiles)):
        draft.add_space(Space(f"igloo {n + 1}", "igloo", 1, 1, 1, BuyIgloo, n, bar=has_no_igloo))


IGLOOS = Module("igloos", install, ("jubilee",))
