"""The games with the values of a house file: `[game.file.table.row]`; tables without a game belong to Stone Age."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.match import Game
from engine.core.value_overrides import Reading, Replaced, Shape, parse
from engine.hunters_scouts import components as hunters_scouts_components
from engine.hunters_scouts import value_overrides as hunters_scouts_house
from engine.hunters_scouts.game import HuntersAndScouts
from engine.stone_age import components as stone_age_components
from engine.stone_age import value_overrides as stone_age_house
from engine.stone_age.game import StoneAge


def furnished(file: str, text: str) -> dict[str, Game]:
    """All games that a house file can change, by id; raises `WrongHouseFile`."""
    house = dict(parse(file, text))

    def part(game: str, shape: Shape) -> Replaced:
        reading = Reading(file, text, shape, f"{game}.")
        own: Any = house.pop(game, {})
        return reading.rows(dict(reading.tables("", own)))

    hunters = part(HuntersAndScouts.id, hunters_scouts_house.SHAPE)
    stone_age: Mapping[Any, Any] = {
        **part(StoneAge.id, stone_age_house.SHAPE),
        **Reading(file, text, stone_age_house.SHAPE).rows(house),
    }
    return {
        StoneAge.id: StoneAge(stone_age_components.Components(stone_age)),
        HuntersAndScouts.id: HuntersAndScouts(hunters_scouts_components.Components(hunters)),
    }
