"""The variants of the rules page, of which one is played, and the options beside them, in their fixed order."""

from __future__ import annotations

from engine.hunters_scouts.modules.introductory import INTRODUCTORY
from engine.hunters_scouts.modules.normal import EVEN_ITEMS, FIRST_PLACES, NORMAL
from engine.hunters_scouts.modules.survival import SURVIVAL

MODULES = {module.id: module for module in (INTRODUCTORY, NORMAL, SURVIVAL, EVEN_ITEMS, FIRST_PLACES)}
USUAL = NORMAL.id
"""The variant that is played when none is named."""
