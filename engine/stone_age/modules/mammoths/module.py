"""The mammoth herd (section 7), with everything else and in both editions."""

from __future__ import annotations

from dataclasses import replace

from engine.core.modules import Module
from engine.stone_age.base import civilising
from engine.stone_age.draft import Draft
from engine.stone_age.modules.mammoths import herd
from engine.stone_age.modules.mammoths.herd import PLACE, FollowHerd, MoveHerd, TameHerd, list_bonuses
from engine.stone_age.rules import Space


def install(draft: Draft) -> None:
    """The bonus tiles, the way from a resource place to the open tile, taming, and the majority at the end."""
    draft.add_bonus_tiles(*draft.components.bonus_tiles())
    draft.numbers.majority = draft.components.table("mammoths")["majority"]["points"]
    draft.add_effect("person", civilising.give_person)
    draft.add_effect("any_resource", civilising.give_any_resource)
    for space in [*draft.spaces.values()]:
        if space.group == "resource":
            draft.add_space(replace(space, is_shared_out=herd.is_shared_out_without_herd))
            draft.add_follower(space.id, FollowHerd)
    draft.add_space(Space(herd.PLACE, herd.PLACE, None, 0, 0, None))
    draft.add_phase(0.5, MoveHerd)
    draft.add_phase(2.2, TameHerd)
    draft.add_outcome(PLACE, list_bonuses)
    draft.add_score_line("herd", herd.score_majority)


MAMMOTHS = Module("mammoths", install, ("jubilee", "2008"), homes=(herd,))
