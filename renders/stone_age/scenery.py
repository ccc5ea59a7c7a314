"""The colours of the valley in summer and winter, and which modules are played in winter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from renders import theme

Herd = tuple[tuple[str, int, int, int], ...]
_GRAZING: Herd = (("deer", 2, 188, 62), ("mammoth", 60, 186, 64), ("bison", 196, 190, 64))


@dataclass(frozen=True, slots=True)
class Scenery:
    """The colours of a season; trees are icons for needles and leaves, `peak` is the cap of the far mountain.

    A hollow is where a figure may stand; `grazing` are the animals: icon, left, top and size in the valley.
    """

    page: str
    shade: str
    sky: str
    sun: str
    far_hill: str
    hill: str
    peak: str
    meadow: str
    patch: str
    tuft: str
    grove: str
    hunting_ground: str
    hunting_edge: str
    earth: str
    bank: str
    water: str
    ripple: str
    rock: str
    needles: str
    leaves: str
    fish: str
    hollow_on_grass: str
    hollow_on_rock: str
    hollow_on_earth: str
    hollow_in_water: str
    grazing: Herd = _GRAZING
    winter: bool = False

    def hollow(self, place: str) -> str:
        """The colour of hollows at a place in the valley."""
        return {
            "forest": self.hollow_on_grass,
            "claypit": theme.BRICK,
            "quarry": self.hollow_on_rock,
            "river": self.hollow_in_water,
            "field": theme.WOOD,
        }.get(place, self.hollow_on_earth)


SUMMER = Scenery(
    page=theme.PARCHMENT,
    shade=theme.SAND,
    sky=theme.SKY,
    sun=theme.SUN,
    far_hill=theme.FAR_HILL,
    hill=theme.HILL,
    peak=theme.SNOW,
    meadow=theme.MEADOW,
    patch=theme.GRASS,
    tuft=theme.MOSS,
    grove=theme.MOSS,
    hunting_ground=theme.SAVANNA,
    hunting_edge=theme.SAVANNA_DARK,
    earth=theme.EARTH,
    bank=theme.SAND,
    water=theme.WATER,
    ripple=theme.SHALLOW,
    rock=theme.STONE_LIGHT,
    needles="pine",
    leaves="broadleaf",
    fish="fish",
    hollow_on_grass=theme.LEAF,
    hollow_on_rock=theme.STONE,
    hollow_on_earth=theme.UMBER,
    hollow_in_water=theme.DEPTH,
)
WINTER = Scenery(
    page=theme.SNOW,
    shade=theme.ICE,
    sky=theme.ICE,
    sun=theme.GOLD_LIGHT,
    far_hill=theme.SNOW,
    hill=theme.SHALLOW,
    peak=theme.WHITE,
    meadow=theme.SNOW,
    patch=theme.ICE,
    tuft=theme.STONE,
    grove=theme.ICE,
    hunting_ground=theme.BONE,
    hunting_edge=theme.STONE,
    earth=theme.STONE_LIGHT,
    bank=theme.WHITE,
    water=theme.DEPTH,
    ripple=theme.ICE,
    rock=theme.SNOW,
    needles="snowy pine",
    leaves="bare tree",
    fish="ice floe",
    hollow_on_grass=theme.SHALLOW,
    hollow_on_rock=theme.ICE,
    hollow_on_earth=theme.STONE,
    hollow_in_water=theme.NIGHT,
    winter=True,
)
_OF_WINTER = ("hard-winter", "wild-animals", "igloos")


def scenery(*, winter: bool) -> Scenery:
    """The scenery of a season."""
    return WINTER if winter else SUMMER


def is_winter(modules: Sequence[str]) -> bool:
    """Whether a table is played in winter: one of its modules belongs to the winter side of the board."""
    return any(module in _OF_WINTER for module in modules)
