"""What one can ask the rules of Stone Age about: the entries by their kind, as the message ids name them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

COURSE = (
    "placing",
    "using",
    "feeding",
    "tools",
    "cards",
    "buildings",
    "scoring",
    "ending",
)
KINDS: Mapping[str, tuple[str, ...]] = {
    "place": (
        "toolmaker",
        "hut",
        "field",
        "hunt",
        "forest",
        "claypit",
        "quarry",
        "river",
        "card",
        "building",
        "trader",
        "igloo",
        "ring",
        "animal",
        "herd",
    ),
    "card": (
        "food",
        "resource",
        "points",
        "tool",
        "field",
        "draw_card",
        "choose_resources",
        "roll_for",
        "one_use_tool",
        "dice_bar",
        "trader",
        "person",
        "any_resource",
    ),
    "bottom": ("culture", "farmer", "hut_builder", "shaman", "tool_maker", "trader"),
    "building": ("fixed", "choice", "range", "jewelry", "income", "ring", "plus", "effect"),
    "prompt": (
        "place",
        "resolve",
        "tools",
        "buy-card",
        "buy-building",
        "gain",
        "take",
        "feed",
        "buy-extra-card",
        "share",
        "ring",
        "animal-reward",
        "choose",
        "move",
        "pay-move",
        "bonus",
    ),
    "module": ("base", "hard-winter", "wild-animals", "igloos", "style", "new-huts", "mammoths"),
}
"""The entries that stand for something in the game, by its id there: `place-hut`, `prompt-feed`, `module-style`."""
ENTRIES = (*COURSE, *chain.from_iterable([f"{kind}-{each}" for each in ids] for kind, ids in KINDS.items()))
