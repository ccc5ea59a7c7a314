"""Ring buildings: places that only their owner may use, with a rate of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.stone_age.view import BuildingView, SpaceView, TableView
from renders import changes, theme
from renders.cells import Cell
from renders.frame import Box, Frame
from renders.stone_age.effects import Row
from renders.stone_age.zones import Standing, draw_places, figures_at
from renders.theme import FIGURE, INK, MARKS

WIDTH, HEIGHT = 362, 64
_MIDDLE = HEIGHT // 2


def ring_cells(
    view: TableView, letters: Sequence[str], since: TableView | None, places: Mapping[str, Box]
) -> Iterator[Cell]:
    """The cells of all ring buildings that are owned."""
    spaces = {space.id: space for space in view.spaces}
    before = {space.id: space for space in since.spaces} if since else {}
    for name, building in ring_buildings(view).items():
        space = spaces[name]
        old = before.get(name, space)
        content: dict[str, object] = {
            "owner": (space.owner, letters[space.owner or 0]),
            "ring": building.ring if building else {},
            "who": figures_at(space, letters),
            "rings": space.rings or 0,
            "news": (old.owner, old.people) != (space.owner, space.people),
        }
        yield Cell(places[name], paint_ring, content)


def paint_ring(
    frame: Frame, *, owner: tuple[int, str], ring: Row, who: Standing, rings: int, news: bool
) -> None:
    """Draw the owner, how many pips a piece costs, and who is placed there."""
    frame.box((0, 0, WIDTH, HEIGHT), theme.RADIUS, theme.CREAM, theme.WOOD_DARK, theme.LINE)
    frame.box((0, 0, 62, HEIGHT), theme.RADIUS, MARKS[owner[0]].colour, theme.WOOD_DARK, theme.LINE)
    frame.box((6, 6, 56, HEIGHT - 6), theme.RADIUS, theme.CREAM)
    frame.figure(*owner, 31, _MIDDLE - 2, 46)
    frame.icon("die 0", 92, _MIDDLE, 44)
    frame.write(str(ring.get("pips", "")), 92, _MIDDLE, FIGURE, INK, "middle")
    frame.icon(str(ring.get("resource", "building")), 144, _MIDDLE, 44)
    spots = [(208 + 58 * i, _MIDDLE) for i in range(rings)]
    draw_places(frame, spots, who, theme.SAND, shut=False)
    if news:
        changes.draw_edge(frame, (1, 1, WIDTH - 1, HEIGHT - 1))


def ring_buildings(view: TableView) -> dict[str, BuildingView | None]:
    """The tile of every owned ring place, by its id; the tiles of an owner are assigned in the order of their ids."""
    result: dict[str, BuildingView | None] = {}
    for player in view.players:
        tiles = sorted((tile for tile in player.buildings if tile.ring), key=_by_number)
        spaces = [space.id for space in view.spaces if _is_owned(space, player.seat)]
        for i, space in enumerate(spaces):
            result[space] = tiles[i] if i < len(tiles) else None
    return result


def _is_owned(space: SpaceView, seat: int) -> bool:
    return space.group == "ring" and space.owner == seat


def _by_number(tile: BuildingView) -> tuple[int, str]:
    return len(tile.id), tile.id
