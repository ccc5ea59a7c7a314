"""Where everything stands in the board picture of Stone Age, in pixels."""

from __future__ import annotations

from dataclasses import dataclass

Box = tuple[int, int, int, int]
Spot = tuple[int, int]

WIDTH = 1200
MARGIN = 8
HEADER: Box = (0, 0, WIDTH, 92)

COLUMN = 120
CARD_WIDTH, CARD_HEIGHT = 259, 204
BUILDING_HEIGHT = 132
STEP = CARD_WIDTH + 10
CARDS_TOP = 100
BUILDINGS_TOP = 314
VALLEY: Box = (0, 456, WIDTH, 936)
PLAYERS_TOP = 946
PANEL_WIDTH, PANEL_HEIGHT = 588, 260
PANEL_STEP = PANEL_HEIGHT + 8

RING = 50


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the board: its box and the middles of its rings, or of one mark per player without rings."""

    box: Box
    rings: tuple[Spot, ...]


def _place(left: int, top: int, right: int, bottom: int, *rings: Spot) -> Place:
    x, y, *_ = VALLEY
    spots = tuple((x + left + across, y + top + down) for across, down in rings)
    return Place((x + left, y + top, x + right, y + bottom), spots)


def _card(price: int) -> Place:
    left = COLUMN + (4 - price) * STEP
    right, bottom = left + CARD_WIDTH, CARDS_TOP + CARD_HEIGHT
    return Place((left, CARDS_TOP, right, bottom), ((right - 36, CARDS_TOP + 36),))


def _building(number: int) -> Place:
    left = COLUMN + (number - 1) * STEP
    right, bottom = left + CARD_WIDTH, BUILDINGS_TOP + BUILDING_HEIGHT
    return Place((left, BUILDINGS_TOP, right, bottom), ((right - 36, bottom - 36),))


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

PLACES: dict[str, Place] = {
    "forest": _place(14, 16, 312, 232, *_SEVEN),
    "hunt": _place(14, 246, 312, 472, *_BY_PLAYER),
    "hut": _place(424, 100, 662, 266, (182, 62), (182, 118)),
    "toolmaker": _place(328, 276, 530, 472, (158, 152)),
    "field": _place(546, 276, 748, 472, (158, 152)),
    "river": _place(
        766, 128, 942, 472, (58, 102), (118, 102), (58, 160), (118, 160), (58, 218), (118, 218), (88, 276)
    ),
    "quarry": _place(958, 16, 1186, 232, *_SEVEN_NARROW),
    "claypit": _place(958, 246, 1186, 472, *_SEVEN_NARROW),
    **{f"card {price}": _card(price) for price in (1, 2, 3, 4)},
    **{f"building {number}": _building(number) for number in (1, 2, 3, 4)},
}


def height(seats: int) -> int:
    """The height of the picture for a number of players."""
    return PLAYERS_TOP + (seats + 1) // 2 * PANEL_STEP


def panel(seat: int) -> Box:
    """The box of a player, two in a row."""
    left = MARGIN + seat % 2 * (PANEL_WIDTH + MARGIN)
    top = PLAYERS_TOP + seat // 2 * PANEL_STEP
    return left, top, left + PANEL_WIDTH, top + PANEL_HEIGHT
