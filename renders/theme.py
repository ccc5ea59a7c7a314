"""The look of the product: colours, type scale, spacing and the marks of the players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

INK = "#2a1c14"
SOOT = "#4d392c"
UMBER = "#75583f"
CREAM = "#fcf5e4"
PARCHMENT = "#f2e3c5"
SAND = "#e0c89d"
OCHRE = "#cf9a45"
RUST = "#a5462a"
WHITE = "#ffffff"
NEWS = "#9b1152"
NEWS_LIGHT = "#f3c4da"

SKY = "#f8e2b8"
DAWN = "#f2cb8e"
SUN = "#e2703a"
HILL = "#d8ab7a"
FAR_HILL = "#e6c191"
MEADOW = "#bfc47b"
GRASS = "#a3af62"
MOSS = "#85954d"
LEAF = "#587a3f"
PINE = "#3d5d36"
SHADE = "#2c452b"
SAVANNA = "#dcb766"
SAVANNA_DARK = "#c0954a"
EARTH = "#c99f68"
WATER = "#74b3c2"
SHALLOW = "#a9d3d6"
DEPTH = "#468ba3"

WOOD = "#734a22"
WOOD_LIGHT = "#d9ae72"
WOOD_DARK = "#5f3c1c"
BRICK = "#d97b50"
BRICK_LIGHT = "#e9a57c"
BRICK_DARK = "#9c4a2c"
STONE = "#9f9a93"
STONE_LIGHT = "#cbc6bd"
STONE_DARK = "#716b66"
GOLD = "#edbb2e"
GOLD_LIGHT = "#fae084"
GOLD_DARK = "#a3760f"
MEAT = "#bd4757"
MEAT_LIGHT = "#e28d8d"
BONE = "#f6ead0"
CULTURE = "#4f7f58"
CULTURE_LIGHT = "#d6ecc6"
SNOW = "#e9f1f2"
ICE = "#bcd6de"
NIGHT = "#3a4a68"
SLATE = "#8d8378"
SKIN = "#c98c5e"

LEAST = 28
SMALL = 27
TEXT = 32
FIGURE = 38
LARGE = 46
HUGE = 58

GAP = 8
LINE = 4
RADIUS = 8
BAND = 58
"""The height of the coloured head of a player's panel."""

Shape = Literal["circle", "square", "triangle", "diamond", "wedge"]


@dataclass(frozen=True, slots=True)
class Mark:
    """How a player is distinguished from the others: three signs that each suffice alone."""

    letter: str
    shape: Shape
    colour: str
    text: str


MARKS = (
    Mark("A", "circle", "#1d5ba6", WHITE),
    Mark("B", "square", "#c4431c", WHITE),
    Mark("C", "triangle", "#f5c02a", INK),
    Mark("D", "diamond", "#8fd6c4", INK),
    Mark("E", "wedge", "#51294f", WHITE),
)

COLOURS = tuple(
    value for name, value in sorted(globals().items()) if name.isupper() and isinstance(value, str)
) + tuple(mark.colour for mark in MARKS)

WRITTEN: dict[str, tuple[str, ...]] = {
    INK: (
        CREAM,
        PARCHMENT,
        SAND,
        SNOW,
        BONE,
        STONE_LIGHT,
        WOOD_LIGHT,
        GOLD,
        GOLD_LIGHT,
        ICE,
        EARTH,
        OCHRE,
        BRICK_LIGHT,
        SHALLOW,
        CULTURE_LIGHT,
        MARKS[2].colour,
        MARKS[3].colour,
    ),
    UMBER: (CREAM, PARCHMENT),
    CREAM: (INK,),
    WHITE: (NEWS, *(mark.colour for mark in MARKS if mark.text == WHITE)),
    NEWS: (PARCHMENT, CREAM, SNOW, GOLD_LIGHT),
}
"""Each colour of letters with all colours of a ground on which it may be written."""

GOODS = {"wood": WOOD, "brick": BRICK, "stone": STONE, "gold": GOLD, "food": MEAT}
STATES: dict[str, tuple[str, str]] = {
    "a tool that is ready and one that was used": (STONE_LIGHT, PARCHMENT),
    "the phase that is on and the page in summer": (GOLD, PARCHMENT),
    "the phase that is on and the page in winter": (GOLD, SNOW),
    "what is news and a card": (NEWS, INK),
    "what is news and a tile": (NEWS, WOOD_DARK),
    "the last tile and a stack": (NEWS_LIGHT, WOOD_LIGHT),
    "culture and people on cards": (CULTURE_LIGHT, SAND),
    "an igloo that stands and one that was taken": (SNOW, ICE),
}
"""Pairs of colours that distinguish two states of a thing, together with its shape."""
