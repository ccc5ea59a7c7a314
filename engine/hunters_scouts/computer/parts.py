"""What a tribe's chance to win is made of, for hints: features under the names that people give such things."""

from __future__ import annotations

from collections.abc import Mapping

PARTS: Mapping[str, tuple[str, ...]] = {
    "points": ("vp",),
    "members": ("members", "camp"),
    "hunger": ("hunger", "famine", "too_hungry"),
    "characters": ("hand", "dusk", "sunset"),
    "items": ("items", "spare_items", "created"),
    "errands": ("errands", "out"),
    "order": ("turn", "starts"),
}
PART_OF = {feature: part for part, features in PARTS.items() for feature in features}
