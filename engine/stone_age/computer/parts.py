"""What a seat's chance to win is made of, for hints: features under the names that people give such things."""

from __future__ import annotations

from collections.abc import Mapping

from engine.stone_age.computer.worth import GROWTH

PARTS: Mapping[str, tuple[str, ...]] = {
    "points": ("score",),
    "cards": ("lines", "symbols", "symbols2", "second", *GROWTH, "cards"),
    "resources": ("pips", "pieces", "hoard"),
    "people": ("people", "people5"),
    "field": ("field",),
    "tools": ("tools", "tools6", "once"),
    "food": ("food", "hunger", "plenty", "starving"),
    "buildings": ("buildings", "income", "rings"),
    "trade": ("jewelry", "trader"),
    "animals": ("herd", "most", "animal"),
    "order": ("starts", "second_seat"),
}
PART_OF = {feature: part for part, features in PARTS.items() for feature in features}
