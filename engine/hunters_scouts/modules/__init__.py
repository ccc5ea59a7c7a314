"""The variants of the rules page, of which one is played, then the options, in their fixed order."""

from __future__ import annotations

from engine.core.modules import Modules
from engine.hunters_scouts.modules.introductory import INTRODUCTORY
from engine.hunters_scouts.modules.normal import EVEN_ITEMS, FIRST_PLACES, NORMAL
from engine.hunters_scouts.modules.survival import SURVIVAL

MODULES = Modules(
    *(INTRODUCTORY, NORMAL, SURVIVAL, EVEN_ITEMS, FIRST_PLACES),
    usual=NORMAL.id,
    missing="error-setup-needs-variant",
)
