"""New Huts: the six further buildings of Style is the Goal (S-SETUP-05)."""

from __future__ import annotations

from engine.stone_age import civilising, trader
from engine.stone_age.draft import Draft, Module
from engine.stone_age.trader import PayIncome


def install(draft: Draft) -> None:
    """Six tiles more to shuffle in; some of them pay at the start of every phase 2 (S-BLD-01 to -04)."""
    draft.add_buildings(*draft.components.buildings("new_huts"))
    draft.effect("person", civilising.give_person)
    draft.stage(2.0, PayIncome)


NEW_HUTS = Module("new-huts", (), ("jubilee", "2008"), install, needs=("style",), homes=(trader,))
