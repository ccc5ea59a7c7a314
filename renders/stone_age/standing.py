"""The final standings of Stone Age: how the lines of its score are shown, and the pictures of the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.views import StoryView
from engine.stone_age.view import TableView
from renders import end, theme
from renders.end import Legend

_ICONS = {
    "buildings": "building",
    "igloos": "igloo",
    "insulation": "insulation",
    "cards": "cards",
    "winter_gold": "winter_gold",
    "animals": "paw",
    "herd": "herd",
    "hunger": "hunger",
    "resources": "resources",
    "culture": "culture",
    "farmer": "farmer",
    "hut_builder": "hut_builder",
    "shaman": "shaman",
    "tool_maker": "tool_maker",
    "trader": "trader",
}
_COLOURS = {
    "buildings": theme.WOOD_LIGHT,
    "cards": theme.GOLD,
    "resources": theme.STONE_LIGHT,
    "culture": theme.CULTURE,
    "farmer": theme.GRASS,
    "hut_builder": theme.BRICK,
    "shaman": theme.NIGHT,
    "tool_maker": theme.OCHRE,
    "igloos": theme.ICE,
    "insulation": theme.STONE_DARK,
    "winter_gold": theme.GOLD_DARK,
    "animals": theme.RUST,
    "herd": theme.WOOD_DARK,
    "trader": theme.DEPTH,
    "hunger": theme.NEWS,
}
LEGEND = Legend(_ICONS, _COLOURS)


def draw_standing(view: TableView, *, names: Sequence[str]) -> bytes:
    """The standings as a PNG; a ValueError while the game is not over."""
    if not view.standing:
        raise ValueError("there is no standing before the end of the game")
    return end.draw_results(view.standing, names=names, legend=LEGEND)


def draw_end(story: StoryView, *, names: Sequence[str]) -> bytes:
    """The final count, the scores over the rounds and the luck of the dice as a PNG."""
    return end.draw_end(story, names=names, legend=LEGEND)


def line_icon(line: str) -> str:
    """The icon of a line of the count; a line without one is shown by its first letter."""
    return LEGEND.icon(line)
