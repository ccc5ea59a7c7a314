"""Who tells the story of which game."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.story import Narrator
from engine.hunters_scouts import replay_source as hunters_scouts
from engine.stone_age import replay_source as stone_age

NARRATORS: Mapping[str, Narrator] = {"stone_age": stone_age, "hunters_scouts": hunters_scouts}
"""The narrator of every game, by its id."""
