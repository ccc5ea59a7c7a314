"""The parts of the game as they stand on the boxes, in the order in which they are installed."""

from __future__ import annotations

from engine.stone_age.modules.base import BASE

MODULES = {module.id: module for module in (BASE,)}
