"""The sample pictures of Jäger und Späher by name."""

from __future__ import annotations

from engine.core.views import LuckView, StoryView
from renders.gallery.hunters_samples import NAMES, PHASES, VARIANTS, earlier, own, standing, table
from renders.gallery.sheets import name_each_picture
from renders.hunters_scouts import draw, draw_close, draw_end, draw_own, draw_standing

_ROUNDS = 38
_OPEN = ("forest-1", "cave-bear-4", "savanna-3", "mammoth-1", "mud-springs")


def draw_samples() -> dict[str, bytes]:
    """Draw every variant in every phase, a table with changes, the private pictures in turns of both kinds, the end."""
    boards = {
        f"hunters-{variant}-{phase}": draw(table(variant, phase), names=NAMES)
        for variant in VARIANTS
        for phase in PHASES
    }
    news = table("survival", "recall")
    drawn = boards | {
        "hunters-changes": draw(news, names=NAMES, since=earlier(news)),
        "hunters-own-recall": draw_own(own("recall"), names=NAMES),
        "hunters-own-turn": draw_own(own("turn"), names=NAMES),
        "hunters-close-recall": draw_close(own("recall"), names=NAMES, places=_OPEN),
        "hunters-close-turn": draw_close(own("turn"), names=NAMES, places=()),
        "hunters-end": draw_end(story(), names=NAMES),
        "hunters-standing": draw_standing(table("normal", "over"), names=NAMES),
    }
    return name_each_picture(drawn)


def story(rounds: int = _ROUNDS) -> StoryView:
    """The story of the sample standing: both rise by steps from where they began."""
    results = standing()
    finals = {result.seat: result.score for result in results}
    courses = tuple(
        tuple(
            3 + (finals[seat] - 3) * (i // (3 + seat)) // (rounds // (3 + seat)) for i in range(1, rounds + 1)
        )
        for seat in range(2)
    )
    ended = tuple((*course[:-1], finals[seat]) for seat, course in enumerate(courses))
    return StoryView(results, ended, (LuckView(0, 0),) * 2, (3, 3))
