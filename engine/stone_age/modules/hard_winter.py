"""Hard winter (section 3): a stone for insulation, gold for points; winter side only."""

from __future__ import annotations

from engine.core.modules import Module
from engine.stone_age.draft import Draft
from engine.stone_age.rules import Extra


def install(draft: Draft) -> None:
    """What may be paid on top of a building with a plus, and of a card on a field (H-INS-01, H-GOLD-01)."""
    winter = draft.components.table("winter")
    for group, row, line in (("building", "insulation", "insulation"), ("card", "card", "winter_gold")):
        extra = winter[row]
        draft.allow_extra(group, Extra(extra["what"], extra["pieces"], extra["points"], line))


HARD_WINTER = Module("hard-winter", install, ("jubilee",))
