"""The rules of the games, pure: no I/O, no clock, no randomness of its own."""

from __future__ import annotations

from engine.core.match import Game
from engine.hunters_scouts.game import HuntersAndScouts
from engine.stone_age.game import StoneAge

GAMES: dict[str, Game] = {StoneAge.id: StoneAge(), HuntersAndScouts.id: HuntersAndScouts()}
"""Every game of the product, by id."""

RULES = 1
"""Goes up when old logs change their meaning. 1: Stone Age with all its modules, Jäger und Späher with its variants."""
