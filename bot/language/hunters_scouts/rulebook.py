"""What one can ask the rules of Hunters and Scouts about: the entries by their kind, as the message ids name them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

COURSE = (
    "turn",
    "playing",
    "recalling",
    "sunset",
    "members",
    "wilderness",
    "hunting",
    "sabre-tooth",
    "wear",
    "sacred",
    "items",
    "effects",
    "ending",
)
KINDS: Mapping[str, tuple[str, ...]] = {
    "character": (
        "hunter",
        "scout",
        "gatherer",
        "chief",
        "offspring",
        "shaman",
        "advanced-scout",
        "fisher",
        "basket-weaver",
        "fire-keeper",
        "tracker",
    ),
    "place": (
        "mammoth-graveyard",
        "waterfall",
        "rock-bridge",
        "ancient-oak",
        "mud-springs",
        "ghost-cave",
        "misty-gorge",
        "ice-cavern",
        "geysers",
        "ancestral-hill",
        "herb-heath",
        "cult-site",
    ),
    "prompt": (
        "turn",
        "send",
        "use",
        "wear",
        "mark",
        "lay",
        "spirits",
        "fire",
        "reveal",
        "keep-one",
        "exchange",
        "stash",
        "lose",
        "recruit",
        "ancestor",
        "bonus",
        "herb-heath",
    ),
    "module": ("introductory", "normal", "survival", "even-items", "first-places"),
}
"""The entries that stand for something in the game, by its id there: `character-scout`, `place-geysers`."""
ENTRIES = (*COURSE, *chain.from_iterable([f"{kind}-{each}" for each in ids] for kind, ids in KINDS.items()))
