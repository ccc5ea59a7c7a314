"""The symbols that the pictures of a table of Stone Age show: those of the base game and of its modules."""

from __future__ import annotations

from collections.abc import Mapping

from bot.language.stone_age.icons import CULTURE, PROFESSIONS
from engine.stone_age.view import TableView

_SIGNS: Mapping[str, tuple[str, ...]] = {
    "base": (
        *("points", "person", "food", "field", "wood", "brick", "stone", "gold", "any"),
        *("tool", "ready tool", "used tool", "no tool", "one use", "kept", "building", "card"),
        *CULTURE,
        *PROFESSIONS,
        *("die 0", "die 5", "people", "becomes", "kind 1", "Σ", "payable", "stack", "last tile", "closed"),
        *("round", "placing", "actions", "feeding", "turn", "start player", "crown", "nothing"),
    ),
    "hard-winter": ("insulation",),
    "wild-animals": ("paw", "polar_bear", "boar", "wolf", "bird_of_prey"),
    "igloos": ("igloo",),
    "style": ("jewelry", "necklace", "trader", "track", "exchange", "exchanged"),
    "new-huts": ("income",),
    "mammoths": ("herd", "mammoth", "bonus tile"),
}


def signs(view: TableView) -> tuple[str, ...]:
    """The icons of this board."""
    return tuple(sign for module, signs in _SIGNS.items() if module in view.modules for sign in signs)
