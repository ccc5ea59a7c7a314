"""How the valley looks with which modules: one row of colours per season, chosen by what is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from renders import theme

Herd = tuple[tuple[str, int, int, int], ...]
_GRAZING: Herd = (("mammoth", 216, 240, 94), ("deer", 132, 246, 78), ("bison", 206, 392, 84))
_GRAZING_LOWER: Herd = (("mammoth", 216, 240, 94), ("deer", 134, 398, 74), ("bison", 206, 392, 84))


@dataclass(frozen=True, slots=True)
class Scenery:
    """The colours of a season; `trees` are icons for needles and leaves, `peak` is the cap of the far mountain.

    `grazing` are the animals of the hunting ground: icon, left, top and size in the valley.
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
    grazing: Herd = _GRAZING


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
)
_SEASONS: dict[str, Scenery] = {"hard-winter": WINTER, "wild-animals": WINTER, "igloos": WINTER}
_GRAZERS: dict[str, Herd] = {"style": _GRAZING_LOWER}
"""Where the animals of the hunting ground make room for what a module shows there."""


def scenery(modules: Sequence[str]) -> Scenery:
    """The season of a table: winter as soon as one part of it belongs to the winter side."""
    season = next((_SEASONS[module] for module in modules if module in _SEASONS), SUMMER)
    grazing = next((_GRAZERS[module] for module in modules if module in _GRAZERS), season.grazing)
    return replace(season, grazing=grazing)
