"""The places of the valley: what they yield, who stands there, and the hollows where somebody may still be placed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.stone_age.view import SpaceView, TableView
from renders import changes, theme
from renders.cells import Cell
from renders.frame import Frame, Spot
from renders.stone_age.layout import (
    FIGURE_SIZE,
    HOLLOW_SIZE,
    SKY,
    VALLEY_TOP,
    WIDTH,
    ZONE_HEIGHT,
    ZONE_WIDTH,
    ZONES,
    Measure,
)
from renders.stone_age.scenery import Scenery, is_winter, scenery
from renders.stone_age.valley import valley
from renders.theme import FIGURE, INK

Standing = tuple[tuple[int, str], ...]
"""The figures at a place, each as seat and initials."""

_RATES: dict[str, tuple[int, str]] = {
    "hunt": (2, "food"),
    "forest": (3, "wood"),
    "claypit": (4, "brick"),
    "quarry": (5, "stone"),
    "river": (6, "gold"),
}
_CHOICES = {"hunt": "jewelry"}
"""What a place may give instead of its goods, in games with the trader."""
_GAINS = {"toolmaker": "tool", "hut": "person", "field": "field"}
_GRID: tuple[Spot, ...] = (
    *((125 + 43 * i, 34) for i in range(4)),
    *((146 + 43 * i, 94) for i in range(3)),
)
_SPOTS: dict[str, tuple[Spot, ...]] = {
    "hut": ((200, 86), (244, 86)),
    "field": ((232, 66),),
    "toolmaker": ((160, 90),),
}
_CROWD: tuple[Spot, ...] = ((143, 34), (227, 34), (227, 94), (143, 94), (59, 94))
_CHIP: Spot = (34, 104)
_CHIP_OF_CROWD, _CHIP_OF_ALL = (52, 92), (36, 63)
"""Where the change of the number of people is written at the hunt; the second position is for five tribes there."""
_HERD: dict[str, Spot] = {"forest": (100, 96), "claypit": (108, 96), "quarry": (108, 92), "river": (36, 92)}
_HERD_SIZE = 52
_TWO_DIGITS = 10


def sky_cell(winter: bool, where: Measure) -> Cell:
    """The cell of the sky, as high as there is room for."""
    box = (0, VALLEY_TOP, WIDTH, where.zones_top)
    return Cell(box, paint_sky, {"winter": winter, "height": where.sky})


def paint_sky(frame: Frame, *, winter: bool, height: int) -> None:
    """Draw the lower part of the sky."""
    frame.lay(valley(scenery(winter=winter)), (0, SKY - height, WIDTH, SKY))


def zone_cells(view: TableView, letters: Sequence[str], since: TableView | None, top: int) -> Iterator[Cell]:
    """The cells of all places of the valley, which begins at `top`."""
    before = {space.id: sum(space.people) for space in since.spaces} if since else {}
    spaces = {space.id: space for space in view.spaces}
    winter = is_winter(view.modules)
    for row, names in enumerate(ZONES):
        for column, name in enumerate(names):
            space = spaces.get(name)
            if space is None:
                continue
            left, down = column * ZONE_WIDTH, row * ZONE_HEIGHT
            box = (left, top + down, left + ZONE_WIDTH, top + down + ZONE_HEIGHT)
            count = sum(space.people)
            content = {
                "name": name,
                "winter": winter,
                "standing": figures_at(space, letters),
                "rings": space.rings,
                "shut": view.phase == "placing" and not space.open,
                "choice": _CHOICES.get(name) if view.trader else None,
                "herd": view.herd is not None and view.herd.space == name,
                "news": count - before.get(name, count),
            }
            yield Cell(box, paint_zone, content)


def figures_at(space: SpaceView, letters: Sequence[str]) -> Standing:
    """The people at a place, one entry for each figure."""
    return tuple((seat, letters[seat]) for seat, count in enumerate(space.people) for _ in range(count))


def paint_zone(
    frame: Frame,
    *,
    name: str,
    winter: bool,
    standing: Standing,
    rings: int | None,
    shut: bool,
    choice: str | None,
    herd: bool,
    news: int,
) -> None:
    """Draw one place of the valley on its part of the landscape."""
    look = scenery(winter=winter)
    frame.lay(valley(look), _box_of(name))
    _draw_plaque(frame, name, choice)
    if herd:
        frame.icon("herd", *_HERD[name], _HERD_SIZE)
    if rings is None:
        draw_tribes(frame, standing, _CROWD)
    else:
        _draw_standing(frame, name, look, standing, rings, shut=shut)
    if news:
        of_crowd = _CHIP_OF_CROWD if len({*standing}) < len(_CROWD) else _CHIP_OF_ALL
        changes.draw_chip(frame, news, _CHIP if rings else of_crowd, theme.LEAST)


def _box_of(name: str) -> tuple[int, int, int, int]:
    row = next(i for i, names in enumerate(ZONES) if name in names)
    left, top = ZONES[row].index(name) * ZONE_WIDTH, SKY + row * ZONE_HEIGHT
    return left, top, left + ZONE_WIDTH, top + ZONE_HEIGHT


def _draw_plaque(frame: Frame, name: str, choice: str | None) -> None:
    """Draw what a place gives: how many pips each piece costs, or one more of something."""
    frame.box((6, 6, 98, 58), theme.RADIUS, theme.CREAM, INK, theme.LINE)
    if name in _RATES:
        pips, goods = _RATES[name]
        frame.icon("die 0", 32, 32, 44)
        frame.write(str(pips), 32, 32, FIGURE, INK, "middle")
        if choice:
            frame.icon(goods, 68, 22, 28)
            frame.icon(choice, 80, 42, 28)
        else:
            frame.icon(goods, 76, 32, 40)
        return
    frame.write("+1", 13, 32, FIGURE, INK)
    frame.icon(_GAINS[name], 73, 32, 40)


def _draw_standing(
    frame: Frame, name: str, look: Scenery, standing: Standing, rings: int, *, shut: bool
) -> None:
    """Draw the figures, then hollows, which are crossed out if nobody may be placed there any more in this round."""
    spots = _SPOTS.get(name, _GRID)[:rings]
    draw_places(frame, spots, standing, look.hollow(name), shut=shut)


def draw_places(frame: Frame, spots: Sequence[Spot], standing: Standing, hollow: str, *, shut: bool) -> None:
    """Draw figures on the first spots and hollows on all others, which are crossed out if the place is `shut`."""
    for (x, y), (seat, letters) in zip(spots, standing, strict=False):
        frame.figure(seat, letters, x, y, FIGURE_SIZE)
    for x, y in spots[len(standing) :]:
        frame.shadow("hollow", x, y + 3, HOLLOW_SIZE, hollow)
        if shut:
            frame.icon("closed", x, y + 11, 24)


def draw_tribes(frame: Frame, standing: Standing, spots: Sequence[Spot]) -> None:
    """Draw one figure of each tribe with its number, at a place without a limit of people."""
    tribes = dict.fromkeys(standing)
    for who, (x, y) in zip(tribes, spots, strict=False):
        count = standing.count(who)
        frame.box((x - 40, y - 27, x + 40, y + 27), theme.RADIUS, theme.CREAM, INK, 3)
        frame.figure(*who, x - 17, y, 44)
        frame.write(str(count), x + 20, y, FIGURE if count < _TWO_DIGITS else theme.LEAST, INK, "middle")
