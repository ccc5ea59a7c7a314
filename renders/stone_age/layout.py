"""Where everything stands in the board picture of Stone Age, in pixels.

Discord's desktop shows it at half its size, so nothing written is smaller than `theme.LEAST`; a phone shows it 318
pixels wide, so what is most needed is written in `theme.FIGURE` or larger.
"""

from __future__ import annotations

from dataclasses import dataclass

from renders.frame import Box

WIDTH = 1100
MARGIN = 4
HEADER_HEIGHT = 56
OFFERS_TOP, OFFER_HEIGHT = 58, 148
CARD_WIDTH, TILE_WIDTH = 122, 147
OFFER_GAP = 2
VALLEY_TOP = 208
ZONE_WIDTH, ZONE_HEIGHT = 275, 128
VALLEY_HEIGHT = 2 * ZONE_HEIGHT
SKY = 48
"""The most sky that is seen above the valley."""
COLUMNS_HEIGHT = 32
FIGURE_SIZE, HOLLOW_SIZE = 52, 40

ZONES: tuple[tuple[str, ...], ...] = (
    ("forest", "claypit", "quarry", "river"),
    ("hunt", "hut", "field", "toolmaker"),
)


@dataclass(frozen=True, slots=True)
class Measure:
    """What depends on the number of players: how much sky is seen, and how high the row of a player is."""

    sky: int
    row: int
    seats: int

    @property
    def zones_top(self) -> int:
        """Where the places of the valley begin."""
        return VALLEY_TOP + self.sky

    @property
    def columns_top(self) -> int:
        """Where the heads of the columns of the players begin."""
        return self.zones_top + VALLEY_HEIGHT

    @property
    def rows_top(self) -> int:
        """Where the rows of the players begin."""
        return self.columns_top + COLUMNS_HEIGHT

    @property
    def height(self) -> int:
        """The height of the picture."""
        return self.rows_top + self.seats * self.row


_MEASURES = {2: (48, 66), 3: (40, 56), 4: (24, 48), 5: (4, 44)}


def measure(seats: int) -> Measure:
    """The heights for a number of players; the picture is 1.5 to 1.7 times as wide as high."""
    sky, row = _MEASURES[seats]
    return Measure(sky, row, seats)


def places(seats: int) -> dict[str, Box]:
    """The boxes of all places of the base game by id; they do not touch."""
    top = measure(seats).zones_top
    boxes: dict[str, Box] = {}
    for row, names in enumerate(ZONES):
        for column, name in enumerate(names):
            left, upper = column * ZONE_WIDTH, top + row * ZONE_HEIGHT
            boxes[name] = (left, upper, left + ZONE_WIDTH, upper + ZONE_HEIGHT)
    for n in (1, 2, 3, 4):
        left = MARGIN + (4 - n) * (CARD_WIDTH + OFFER_GAP)
        boxes[f"card {n}"] = (left, OFFERS_TOP, left + CARD_WIDTH, OFFERS_TOP + OFFER_HEIGHT)
        left = WIDTH - MARGIN - (5 - n) * (TILE_WIDTH + OFFER_GAP) + OFFER_GAP
        boxes[f"building {n}"] = (left, OFFERS_TOP, left + TILE_WIDTH, OFFERS_TOP + OFFER_HEIGHT)
    return boxes


def row_of(seat: int, seats: int) -> Box:
    """The box of the row of a player."""
    size = measure(seats)
    top = size.rows_top + seat * size.row
    return 0, top, WIDTH, top + size.row
