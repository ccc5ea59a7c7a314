"""Igloos (section 5); winter side only."""

from __future__ import annotations

from engine.stone_age import igloos
from engine.stone_age.draft import Draft, Module
from engine.stone_age.igloos import BuyIgloo, no_igloo
from engine.stone_age.rules import Space


def install(draft: Draft) -> None:
    """Every igloo is a place of its own (G-01, G-02)."""
    tiles = draft.components.buildings("igloos", "igloo")
    draft.add_igloos(*tiles)
    for n in range(len(tiles)):
        draft.space(Space(f"igloo {n + 1}", "igloo", 1, 1, 1, BuyIgloo, n, bar=no_igloo))


IGLOOS = Module("igloos", (), ("jubilee",), install, homes=(igloos,))
