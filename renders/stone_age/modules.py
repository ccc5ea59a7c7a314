"""The second picture of a table: what modules place next to the board, and what each player has of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from PIL import Image

from engine.stone_age.view import TableView
from renders import changes, theme
from renders.cells import Cell, assemble
from renders.frame import Box, Frame
from renders.names import initials
from renders.stone_age import animal, possessions, rings
from renders.stone_age.animal import animal_cell
from renders.stone_age.herd import herd_cell
from renders.stone_age.layout import CARD_WIDTH, MARGIN, OFFER_HEIGHT, TILE_WIDTH, WIDTH, ZONES
from renders.stone_age.offers import offer_cells
from renders.stone_age.possessions import possession_cells, values_of
from renders.stone_age.rings import ring_buildings, ring_cells
from renders.stone_age.scenery import is_winter, scenery
from renders.stone_age.trader import trader_cells
from renders.stone_age.zones import Standing, draw_tribes, figures_at

_GAP = 4
_TRADER_WIDTH = 186
_TILES = ("building 5", "igloo 1", "igloo 2", "igloo 3", "igloo 4")
OTHER_WIDTH, OTHER_HEIGHT = 544, 64
_KNOWN = ("card", "building", "igloo", "ring")
_DRAWN = {*(name for row in ZONES for name in row), "trader", "animal", "herd"}
_SPOTS = tuple((122 + 84 * i, OTHER_HEIGHT // 2) for i in range(5))


@dataclass(slots=True)
class _Bands:
    """The boxes of places while they are laid out from top to bottom; `y` is the upper edge of the next line."""

    places: dict[str, Box] = field(default_factory=dict[str, Box])
    y: int = MARGIN

    def add(self, names: Sequence[str], size: tuple[int, int], in_line: int) -> None:
        """Add boxes of one size, `in_line` next to each other."""
        width, height = size
        for i, name in enumerate(names):
            left = MARGIN + i % in_line * (width + _GAP)
            top = self.y + i // in_line * (height + _GAP)
            self.places[name] = (left, top, left + width, top + height)
        self.y += -(-len(names) // in_line) * (height + _GAP)


def paint_modules(
    view: TableView, *, names: Sequence[str], since: TableView | None = None
) -> Image.Image | None:
    """Draw the second picture in the palette of the product; None if the modules add nothing."""
    bands = _bands(view)
    if not bands.places:
        return None
    page = scenery(winter=is_winter(view.modules)).page
    return assemble((WIDTH, bands.y), page, module_cells(view, names, since))


def module_cells(view: TableView, names: Sequence[str], since: TableView | None) -> Iterator[Cell]:
    """All cells of the second picture; they do not touch."""
    where = _bands(view).places
    letters = initials(names[: len(view.players)])
    yield from offer_cells(view, letters, since, where)
    if "track" in where:
        yield from trader_cells(view, letters, since, where["trader"], where["track"])
    yield from ring_cells(view, letters, since, where)
    if "animal" in where:
        yield animal_cell(view, letters, since, where["animal"])
    if "herd" in where:
        yield herd_cell(view, letters, since, where["herd"])
    yield from unknown_cells(view, letters, since, where)
    rows = {seat: where[_row(seat)] for seat in range(len(view.players)) if _row(seat) in where}
    if rows:
        yield from possession_cells(view, names, letters, since, rows)


def module_places(view: TableView) -> Mapping[str, Box]:
    """The boxes of all places in the second picture by id."""
    return _bands(view).places


def _row(seat: int) -> str:
    return f"player {seat}"


def _bands(view: TableView) -> _Bands:
    bands = _Bands()
    offered = {offer.space for offer in (*view.card_fields, *view.stacks, *view.igloos)}
    if view.trader is not None:
        _add_trader(bands)
    bands.add([name for name in _TILES if name in offered], (TILE_WIDTH, OFFER_HEIGHT), len(_TILES))
    bands.add(list(ring_buildings(view)), (rings.WIDTH, rings.HEIGHT), 3)
    blocks = [name for name in ("animal", "herd") if _has(view, name)]
    bands.add(blocks, (animal.WIDTH, animal.HEIGHT), 2)
    bands.add(unknown_places(view), (OTHER_WIDTH, OTHER_HEIGHT), 2)
    if values_of(view, view.players[0], view.players[0]):
        names = [_row(player.seat) for player in view.players]
        bands.add(names, (possessions.WIDTH, possessions.HEIGHT), 2)
    return bands


def _has(view: TableView, name: str) -> bool:
    return any(space.id == name for space in view.spaces)


def _add_trader(bands: _Bands) -> None:
    """Add the boxes of the fifth card, the trader, and his track up to the right edge."""
    top, bottom = bands.y, bands.y + OFFER_HEIGHT
    left = MARGIN + CARD_WIDTH + _GAP
    bands.places["card 5"] = (MARGIN, top, MARGIN + CARD_WIDTH, bottom)
    bands.places["trader"] = (left, top, left + _TRADER_WIDTH, bottom)
    bands.places["track"] = (left + _TRADER_WIDTH + _GAP, top, WIDTH - MARGIN, bottom)
    bands.y = bottom + _GAP


# Places that have no picture yet: a ground with their first letter, and who stands there


def unknown_places(view: TableView) -> list[str]:
    """The ids of places that no other function of this folder draws."""
    return [
        space.id
        for space in view.spaces
        if space.id not in _DRAWN and space.id.partition(" ")[0] not in _KNOWN
    ]


def unknown_cells(
    view: TableView, letters: Sequence[str], since: TableView | None, places: Mapping[str, Box]
) -> Iterator[Cell]:
    """The cells of unknown places."""
    spaces = {space.id: space for space in view.spaces}
    before = {space.id: space.people for space in since.spaces} if since else {}
    for name in unknown_places(view):
        people = spaces[name].people
        content = {
            "name": name,
            "who": figures_at(spaces[name], letters),
            "news": before.get(name, people) != people,
        }
        yield Cell(places[name], paint_unknown, content)


def paint_unknown(frame: Frame, *, name: str, who: Standing, news: bool) -> None:
    """Draw the first letter of a place, then a figure of each tribe there with its number."""
    frame.box((0, 0, OTHER_WIDTH, OTHER_HEIGHT), theme.RADIUS, theme.EARTH, theme.UMBER, theme.LINE)
    frame.icon(f"{name} ", 36, OTHER_HEIGHT / 2, 52)
    draw_tribes(frame, who, _SPOTS)
    if news:
        changes.draw_edge(frame, (1, 1, OTHER_WIDTH - 1, OTHER_HEIGHT - 1))
