"""Where everything stands in the board picture of Stone Age, in pixels."""

from __future__ import annotations

from dataclasses import dataclass

from renders.frame import Box, Spot

WIDTH = 1200
MARGIN = 8
HEADER: Box = (0, 0, WIDTH, 92)

COLUMN = 120
CARD_WIDTH, CARD_HEIGHT = 259, 204
BUILDING_HEIGHT = 132
STEP = CARD_WIDTH + 10
CARDS_TOP = 100
BUILDINGS_TOP = 314
BANDS_TOP = 456
VALLEY_HEIGHT = 480
PANEL_WIDTH, PANEL_HEIGHT = 588, 260
POSSESSIONS = 60

RING = 50

FIFTH_LEFT, FIFTH_RIGHT = MARGIN, MARGIN + CARD_WIDTH
BESIDE_FIFTH = FIFTH_RIGHT + 10
IGLOO_WIDTH, IGLOO_STEP = 222, 231
RING_WIDTH, RING_HEIGHT, RING_STEP = 388, 76, 398
BLOCK_WIDTH, BLOCK_HEIGHT = PANEL_WIDTH, 158
OTHER_WIDTH, OTHER_HEIGHT, OTHER_STEP = 388, 104, 398


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the board: its box and the middles of its rings, or of one mark per player without rings.

    `news` is the middle of the number of people who have come or gone; None means the upper right corner.
    """

    box: Box
    rings: tuple[Spot, ...]
    news: Spot | None = None


def valley_place(top: int, box: Box, rings: tuple[Spot, ...]) -> Place:
    """A place of the valley, when the valley begins at `top`."""
    left, upper, right, lower = box
    spots = tuple((left + across, top + upper + down) for across, down in rings)
    return Place((left, top + upper, right, top + lower), spots)


def card_at(left: int, top: int) -> Place:
    """A card field with its upper left corner at a point."""
    right = left + CARD_WIDTH
    return Place((left, top, right, top + CARD_HEIGHT), ((right - 36, top + 36),))


def tile_at(left: int, top: int, width: int = CARD_WIDTH) -> Place:
    """A building tile with its upper left corner at a point."""
    right, bottom = left + width, top + BUILDING_HEIGHT
    return Place((left, top, right, bottom), ((right - 36, bottom - 36),))


def ring_at(left: int, top: int) -> Place:
    """The places of a ring building, next to the mark of its owner and to what they yield."""
    middle = top + RING_HEIGHT // 2
    rings = tuple((left + 232 + 56 * i, middle) for i in range(3))
    return Place((left, top, left + RING_WIDTH, top + RING_HEIGHT), rings)


def animal_at(left: int, top: int) -> Place:
    """A wild animal with the places of those who drive it away."""
    rings = tuple((left + 216 + 72 * i, top + 112) for i in range(5))
    return Place((left, top, left + BLOCK_WIDTH, top + BLOCK_HEIGHT), rings)


def herd_at(left: int, top: int) -> Place:
    """The open bonus tile with one mark per player who follows the herd."""
    rings = tuple((left + 338 + 100 * (i % 2), top + 30 + 49 * (i // 2)) for i in range(5))
    return Place((left, top, left + BLOCK_WIDTH, top + BLOCK_HEIGHT), rings)


def trader_at(top: int) -> Place:
    """The trader of the village, at the left end of the trader board."""
    left = BESIDE_FIFTH
    box = (left, top, left + 206, top + CARD_HEIGHT)
    return Place(box, ((left + 60, top + 160), (left + 120, top + 160)), (left + 172, top + 142))


def other_at(left: int, top: int) -> Place:
    """A place this folder has no picture of."""
    rings = tuple((left + 78 + 54 * (i % 6), top + 28 + 49 * (i // 6)) for i in range(12))
    return Place((left, top, left + OTHER_WIDTH, top + OTHER_HEIGHT), rings)


_SEVEN: tuple[Spot, ...] = (
    (58, 128),
    (114, 128),
    (170, 128),
    (226, 128),
    (86, 180),
    (142, 180),
    (198, 180),
)
_SEVEN_NARROW: tuple[Spot, ...] = tuple((x - 30, y) for x, y in _SEVEN)
_BY_PLAYER: tuple[Spot, ...] = ((42, 98), (186, 98), (42, 148), (186, 148), (42, 196))
_RIVER: tuple[Spot, ...] = (
    (58, 102),
    (118, 102),
    (58, 160),
    (118, 160),
    (58, 218),
    (118, 218),
    (88, 276),
)

IN_VALLEY: dict[str, tuple[Box, tuple[Spot, ...]]] = {
    "forest": ((14, 16, 312, 232), _SEVEN),
    "hunt": ((14, 246, 312, 472), _BY_PLAYER),
    "hut": ((424, 100, 662, 266), ((182, 62), (182, 118))),
    "toolmaker": ((328, 276, 530, 472), ((158, 152),)),
    "field": ((546, 276, 748, 472), ((158, 152),)),
    "river": ((766, 128, 942, 472), _RIVER),
    "quarry": ((958, 16, 1186, 232), _SEVEN_NARROW),
    "claypit": ((958, 246, 1186, 472), _SEVEN_NARROW),
}
OFFERS: dict[str, Place] = {
    **{f"card {price}": card_at(COLUMN + (4 - price) * STEP, CARDS_TOP) for price in (1, 2, 3, 4)},
    **{f"building {n}": tile_at(COLUMN + (n - 1) * STEP, BUILDINGS_TOP) for n in (1, 2, 3, 4)},
}
