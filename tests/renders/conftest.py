"""Fixtures that record what is written and drawn into a picture, and views of tables with extreme values."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

import pytest
from PIL import Image, ImageChops

from engine.stone_age.view import RollView, TableView, ToolView
from renders.cells import CELLS
from renders.frame import Align, Frame, text_width
from renders.gallery import samples
from renders.stone_age.layout import places, row_of
from renders.stone_age.modules import module_places
from renders.theme import NEWS

Box = tuple[float, float, float, float]
Drawn = list[tuple[str, Box]]
LIMIT = 2
"""The pixels by which boxes of icons may overlap, as icons have a margin."""
CAPITALS = 0.66
"""The height of capitals as a part of the size of a text."""


@dataclass
class Writing:
    """The texts that were written, with the boxes of their capitals and their sizes, and those cut off by the image."""

    texts: list[tuple[str, Box]] = field(default_factory=list)
    sizes: list[tuple[str, int]] = field(default_factory=list)
    clipped: list[str] = field(default_factory=list)

    def overlaps(self) -> Iterator[tuple[str, str]]:
        for i, (one, (left, top, right, bottom)) in enumerate(self.texts):
            for other, box in self.texts[i + 1 :]:
                if left < box[2] and box[0] < right and top < box[3] and box[1] < bottom:
                    yield one, other


@pytest.fixture
def uncached(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disable the cache of cells, so that each is drawn."""
    CELLS.clear()
    monkeypatch.setattr(CELLS, "most", 0)


@pytest.fixture
def writing(monkeypatch: pytest.MonkeyPatch, uncached: None) -> Writing:
    record = Writing()
    write = Frame.write

    def recorded(
        frame: Frame, text: str, x: float, y: float, size: int, colour: str, align: Align = "left"
    ) -> float:
        width = text_width(text, size)
        across, down = frame.origin
        start = x - {"left": 0.0, "middle": width / 2, "right": width}[align]
        left = across + start
        if start < 0 or start + width > frame.image.width:
            record.clipped.append(text)
        half = size * CAPITALS / 2
        if text:
            record.texts.append((text, (left, down + y - half, left + width, down + y + half)))
            record.sizes.append((text, size))
        return write(frame, text, x, y, size, colour, align)

    monkeypatch.setattr(Frame, "write", recorded)
    return record


@pytest.fixture
def icons(monkeypatch: pytest.MonkeyPatch, uncached: None) -> Drawn:
    record: Drawn = []
    icon = Frame.icon

    def recorded(frame: Frame, name: str, x: float, y: float, size: int) -> None:
        across, down, half = frame.origin[0] + x, frame.origin[1] + y, size / 2
        box = (round(across - half), round(down - half), round(across + half), round(down + half))
        record.append((name, box))
        icon(frame, name, x, y, size)

    monkeypatch.setattr(Frame, "icon", recorded)
    return record


def apart(things: Sequence[tuple[str, Box]]) -> None:
    for i, (one, a) in enumerate(things):
        for other, b in things[i + 1 :]:
            assert are_apart(a, b), (one, other)


def are_apart(a: Box, b: Box) -> bool:
    return min(a[2], b[2]) - max(a[0], b[0]) <= LIMIT or min(a[3], b[3]) - max(a[1], b[1]) <= LIMIT


def reaches(box: Box, other: Box) -> bool:
    middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return other[0] <= middle[0] <= other[2] and other[1] <= middle[1] <= other[3]


def inside(box: Box, other: Box) -> bool:
    return other[0] <= box[0] and other[1] <= box[1] and box[2] <= other[2] and box[3] <= other[3]


def in_one(box: Box, boxes: Sequence[Box]) -> bool:
    return any(inside(box, each) for each in boxes)


def changed_box(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(one, other).getbbox()


def news_in(image: Image.Image, box: tuple[int, int, int, int]) -> int:
    """The number of pixels in a box with the colour of news."""
    red, green, blue = (int(NEWS[i : i + 2], 16) for i in (1, 3, 5))
    return list(image.crop(box).get_flattened_data()).count((red, green, blue))


def board_box(view: TableView, place: str) -> tuple[int, int, int, int]:
    """The box of a place in the picture of the board."""
    return {**places(len(view.players)), **module_places(view)}[place]


def row_box(view: TableView, seat: int) -> tuple[int, int, int, int]:
    """The box of a player's row in the picture of the board."""
    return row_of(seat, len(view.players))


def crowded_table() -> TableView:
    """Four rich players, ten people of each on the hunt, a long roll, and every building."""
    table = samples.table(4, "placing")
    rich = tuple(
        replace(
            player,
            people=10,
            tableau=10,
            food=140,
            field=10,
            resources=dict.fromkeys(("wood", "brick", "stone", "gold"), 30),
            tools=(ToolView(4, used=True), ToolView(4, used=False), ToolView(4, used=False)),
            one_use_tools=samples.CARDS[4:5] * 3,
            kept_cards=samples.CARDS[5:6],
            buildings=samples.BUILDINGS * 7,
            cards=36,
            score=-40 if player.seat == 0 else 312,
        )
        for player in table.players
    )
    spaces = tuple(
        replace(space, people=(10, 10, 10, 10) if space.id == "hunt" else (7, 0, 0, 0))
        for space in table.spaces
    )
    roll = RollView(3, "hunt", (6,) * 10, 12, 72)
    return replace(
        table, round=28, players=rich, spaces=spaces, last_roll=roll, deck=32, waiting=(0, 1, 2, 3)
    )


def bare_table() -> TableView:
    """The same four players with nothing at all."""
    table = samples.table(4, "feeding")
    poor = tuple(
        replace(
            player,
            people=0,
            tableau=0,
            food=0,
            field=0,
            resources={},
            tools=(),
            one_use_tools=(),
            kept_cards=(),
            buildings=(),
            cards=0,
            score=312 if player.seat == 0 else -40,
        )
        for player in table.players
    )
    return replace(table, players=poor)
