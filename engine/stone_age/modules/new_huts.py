"""New Huts: the six further buildings of Style is the Goal (S-SETUP-05)."""

from __future__ import annotations

from engine.core.modules import Module
from engine.core.steps import Acts
from engine.core.values import frozen
from engine.stone_age.base import civilising
from engine.stone_age.base.payments import take
from engine.stone_age.draft import Draft
from engine.stone_age.state import State


@frozen
class PayIncome(Acts):
    """At the beginning of phase 2 the owners of income buildings take theirs (S-BLD-01, R-49, R-53)."""

    def ask(self, s: State) -> None:
        for seat in s.clockwise(s.start_player):
            for tile in s.players[seat].buildings:
                income = s.rules.buildings[tile].income
                if income:
                    what, amount = income["resource"], income["amount"]
                    take(s.players[seat], what, amount)
                    s.tell("income", seat=seat, building=tile, what=what, pieces=amount)


def install(draft: Draft) -> None:
    """Six tiles more to shuffle in; some of them pay at the start of every phase 2 (S-BLD-01 to -04)."""
    draft.add_buildings(*draft.components.buildings("new_huts"))
    draft.add_effect("person", civilising.give_person)
    draft.add_phase(2.0, PayIncome)


NEW_HUTS = Module("new-huts", install, ("jubilee", "2008"), needs=("style",))
