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
    """Draw the final standing as a PNG; raises a ValueError while the game still runs."""
    if not view.standing:
        raise ValueError("there is no standing before the end of the game")
    return end.draw_results(view.standing, names=names, legend=LEGEND)


def draw_end(story: StoryView, *, names: Sequence[str]) -> bytes:
    """Draw the final count, and as a second PNG the scores over the rounds and the luck of the dice."""
    return end.draw_end(story, names=names, legend=LEGEND)


def line_icon(line: str) -> str:
    """The name of the icon for a line of the final count; `Frame.icon` draws the first letter of an unknown name."""
    return LEGEND.icon(line)
