"""Ring buildings: places only their owner may use, with a rate of their own."""

from __future__ import annotations

from engine.stone_age.view import BuildingView, TableView
from renders import theme
from renders.frame import Frame
from renders.stone_age.effects import Row
from renders.stone_age.plan import Layout
from renders.theme import INK, MARKS, TEXT


def draw_rings(frame: Frame, where: Layout, view: TableView, _since: TableView | None) -> None:
    """A strip for every ring building that stands: its owner, and what numbers of pips give."""
    for space, building in ring_buildings(view).items():
        place = where.places.get(space)
        if place is None:
            continue
        left, top, _, bottom = place.box
        owner = next(each.owner for each in view.spaces if each.id == space)
        frame.box(place.box, theme.RADIUS, theme.CREAM, theme.WOOD_DARK, 5)
        if owner is not None:
            frame.box((left, top, left + 70, bottom), theme.RADIUS, MARKS[owner].colour, theme.WOOD_DARK, 5)
            frame.icon("plate", left + 35, (top + bottom) / 2, 54)
            frame.mark(owner, left + 35, (top + bottom) / 2, 48)
        _draw_rate(frame, building.ring if building else {}, left + 80, (top + bottom) // 2)


def _draw_rate(frame: Frame, ring: Row, left: int, middle: int) -> None:
    frame.icon("die 0", left + 26, middle, 46)
    frame.write(str(ring.get("pips", "")), left + 26, middle, TEXT, INK, "middle")
    frame.icon(str(ring.get("resource", "building")), left + 80, middle, 50)


def ring_buildings(view: TableView) -> dict[str, BuildingView | None]:
    """The tile of every ring place that is owned: an owner of several has them in the order of their ids."""
    result: dict[str, BuildingView | None] = {}
    for player in view.players:
        tiles = sorted((tile for tile in player.buildings if tile.ring), key=_by_number)
        spaces = [space.id for space in view.spaces if space.group == "ring" and space.owner == player.seat]
        for i, space in enumerate(spaces):
            result[space] = tiles[i] if i < len(tiles) else None
    return result


def _by_number(tile: BuildingView) -> tuple[int, str]:
    return len(tile.id), tile.id
