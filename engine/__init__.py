"""The rules of the games, pure: no I/O, no clock, no randomness of its own."""

from __future__ import annotations

from engine.core.match import Game
from engine.stone_age.game import StoneAge

GAMES: dict[str, Game] = {game.id: game for game in (StoneAge(),)}
"""Every game of the product, by id."""

RULES = 1
"""Goes up when old logs change their meaning. 1: Stone Age with all its modules."""
