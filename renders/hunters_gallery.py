"""The sample pictures of Jäger und Späher by name."""

from __future__ import annotations

from renders.hunters_samples import NAMES, PHASES, VARIANTS, earlier, own, table
from renders.hunters_scouts import draw, draw_own, draw_standing


def samples_drawn() -> dict[str, bytes]:
    """Every variant in every phase, a table with news, own things in a recall turn and before, the standing."""
    boards = {
        f"hunters-{variant}-{phase}": draw(table(variant, phase), names=NAMES)
        for variant in VARIANTS
        for phase in PHASES
    }
    news = table("survival", "recall")
    return boards | {
        "hunters-changes": draw(news, names=NAMES, since=earlier(news)),
        "hunters-own-recall": draw_own(own("recall"), names=NAMES),
        "hunters-own-turn": draw_own(own("turn"), names=NAMES),
        "hunters-standing": draw_standing(table("normal", "over"), names=NAMES),
    }
