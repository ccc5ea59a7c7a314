"""The parts of the game as they stand on the boxes, in the order in which they are installed."""

from __future__ import annotations

from engine.core.modules import Modules
from engine.stone_age.base.module import BASE
from engine.stone_age.modules.hard_winter import HARD_WINTER
from engine.stone_age.modules.igloos import IGLOOS
from engine.stone_age.modules.mammoths.module import MAMMOTHS
from engine.stone_age.modules.new_huts import NEW_HUTS
from engine.stone_age.modules.style.module import STYLE
from engine.stone_age.modules.wild_animals import WILD_ANIMALS

MODULES = Modules(
    *(BASE, HARD_WINTER, WILD_ANIMALS, IGLOOS, STYLE, NEW_HUTS, MAMMOTHS),
    usual=BASE.id,
    missing="error-setup-needs-base",
)
