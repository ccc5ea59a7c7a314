"""The parts of the game as they stand on the boxes, in the order in which they are installed."""

from __future__ import annotations

from engine.stone_age.base.module import BASE
from engine.stone_age.modules.hard_winter import HARD_WINTER
from engine.stone_age.modules.igloos import IGLOOS
from engine.stone_age.modules.mammoths.module import MAMMOTHS
from engine.stone_age.modules.new_huts import NEW_HUTS
from engine.stone_age.modules.style.module import STYLE
from engine.stone_age.modules.wild_animals import WILD_ANIMALS

MODULES = {
    module.id: module for module in (BASE, HARD_WINTER, WILD_ANIMALS, IGLOOS, STYLE, NEW_HUTS, MAMMOTHS)
}
FOUNDATION = BASE.id
"""The module without which there is no game."""
