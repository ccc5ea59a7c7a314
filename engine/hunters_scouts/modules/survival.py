"""The fight for survival: the normal game with less to hunt and a price for missed bonus fields (L549-562)."""

from __future__ import annotations

from engine.hunters_scouts.modules import common, normal
from engine.hunters_scouts.rules import Draft


def install(draft: Draft) -> None:
    """Marked fields are covered on reveal; who cannot pay at a bonus field gets hungry."""
    normal.install(draft)
    common.take_numbers(draft, draft.components.numbers("survival"))
    for ground in draft.components.hunting():
        draft.mark(ground.id, ground.marked)


SURVIVAL = common.make_variant("survival", install)
