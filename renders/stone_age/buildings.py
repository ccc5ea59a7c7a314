"""Building tiles: cost, points and how many are left in the stack."""

from __future__ import annotations

from collections.abc import Callable

from engine.stone_age.view import BuildingView, StackView, TableView
from renders import changes, theme
from renders.frame import Frame
from renders.stone_age.effects import draw_gain
from renders.stone_age.layout import BUILDING_HEIGHT, BUILDINGS_TOP, CARD_WIDTH, COLUMN, RING, Box
from renders.stone_age.plan import Layout
from renders.theme import FIGURE, INK

_RESOURCES = ("wood", "brick", "stone", "gold")
_SUM = "Σ"


def draw_buildings(frame: Frame, where: Layout, view: TableView, since: TableView | None) -> None:
    """The open tiles of all stacks, with what is new on them."""
    frame.icon("building", COLUMN // 2, BUILDINGS_TOP + BUILDING_HEIGHT // 2, 92)
    before = {stack.space: stack for stack in since.stacks} if since else {}
    free = {space.id for space in view.spaces if not any(space.people)}
    for stack in view.stacks:
        box = where.places[stack.space].box
        _draw_stack(frame, stack, box)
        if stack.building and stack.space in free:
            draw_number(frame, where, stack.space)
        old = before.get(stack.space)
        if old and old.left != stack.left:
            changes.outline(frame, box)
            changes.chip(frame, stack.left - old.left, (box[0] + 178, box[3] - 56))


def _draw_stack(frame: Frame, stack: StackView, box: Box) -> None:
    left, top, right, bottom = box
    if stack.building is None:
        frame.box(box, theme.RADIUS, theme.SAND, theme.SLATE, theme.LINE)
        frame.icon("closed", (left + right) // 2, (top + bottom) // 2, 60)
        return
    draw_tile(frame, stack.building, left, top)
    # A ring tile says more in its lower left corner than any other.
    _draw_left(frame, stack.left, left + (164 if stack.building.ring else 150), bottom - 28)


def draw_number(frame: Frame, where: Layout, space: str) -> None:
    """The free ring bears the number of the stack, which is how players name it."""
    ((x, y),) = where.places[space].rings
    frame.icon("ring", x, y, RING)
    frame.write(space.rpartition(" ")[2], x, y, theme.SMALL, theme.UMBER, "middle")


def _draw_left(frame: Frame, count: int, x: int, y: int) -> None:
    frame.icon("last tile" if count == 1 else "stack", x - 20, y, 42)
    frame.write(str(count), x + 8, y, theme.TEXT, theme.NEWS if count == 1 else INK)


def draw_tile(
    frame: Frame,
    building: BuildingView,
    left: int,
    top: int,
    width: int = CARD_WIDTH,
    ground: str = theme.PARCHMENT,
) -> None:
    """A tile with its upper left corner at a point."""
    right = left + width
    frame.box((left, top, right, top + BUILDING_HEIGHT), theme.RADIUS, ground, theme.WOOD_DARK, 6)
    if building.kind == "jewelry":
        _jewelry(frame, building, left, top)
        return
    _COSTS.get(building.kind, _unknown)(frame, building, left, right, top)
    points = str(building.points) if building.points else _SUM
    frame.icon("points", right - 78, top + 34, 44)
    frame.write(points, right - 12, top + 35, FIGURE, INK, "right")
    _draw_more(frame, building, left, top + 96)


def _unknown(frame: Frame, building: BuildingView, left: int, _right: int, top: int) -> None:
    frame.icon(f"{building.kind} building", left + 34, top + 35, 48)


def _fixed(frame: Frame, building: BuildingView, left: int, right: int, top: int) -> None:
    """Every resource as a piece, anything else as a number; closer together where there are many."""
    pieces = [name for name in _RESOURCES for _ in range(building.cost.get(name, 0))]
    others = [(name, count) for name, count in building.cost.items() if name not in _RESOURCES and count]
    room = right - left - _POINTS - _OTHER * len(others)
    step = min(_PIECE, room // max(1, len(pieces)))
    size = 48 if step == _PIECE else step + 4
    for i, name in enumerate(pieces):
        frame.icon(name, left + 11 + (step + 1) // 2 + step * i, top + 35, size)
    x = left + 14 + step * len(pieces)
    for name, count in others:
        frame.write(str(count), x, top + 35, FIGURE, INK)
        frame.icon(name, x + 40, top + 35, 42)
        x += _OTHER


def _choice(frame: Frame, building: BuildingView, left: int, _right: int, top: int) -> None:
    frame.write(str(building.pieces), left + 18, top + 35, theme.LARGE, INK)
    frame.icon("any", left + 76, top + 35, 54)
    for i in range(building.kinds):
        frame.icon(f"kind {i + 1}" if i < _KINDS else "unknown", left + 24 + 24 * i, top + 98, 21)


def _range(frame: Frame, building: BuildingView, left: int, _right: int, top: int) -> None:
    frame.write(f"{building.fewest}–{building.most}", left + 18, top + 35, theme.LARGE, INK)
    frame.icon("any", left + 122, top + 35, 54)


def _jewelry(frame: Frame, building: BuildingView, left: int, top: int) -> None:
    """The fewest and the most pieces of jewelry, and the points for each."""
    frame.write(f"{building.fewest}–{building.most}", left + 14, top + 35, FIGURE, INK)
    frame.icon("jewelry", left + 102, top + 35, 50)
    frame.write("×", left + 140, top + 35, theme.TEXT, INK, "middle")
    frame.icon("points", left + 176, top + 34, 44)
    frame.write(str(building.each), left + 206, top + 35, FIGURE, INK)


_KINDS = 4
_PIECE, _OTHER, _POINTS = 45, 64, 112
_COSTS: dict[str, Callable[[Frame, BuildingView, int, int, int], None]] = {
    "fixed": _fixed,
    "choice": _choice,
    "range": _range,
}


def _draw_more(frame: Frame, building: BuildingView, left: int, y: int) -> None:
    """What a tile does besides its points, in its lower left corner."""
    if building.plus:
        frame.icon("insulation", left + 40, y, 54)
    if building.top:
        draw_gain(frame, building.top, left + 12, y, 46)
    if building.income:
        frame.icon("income", left + 32, y, 42)
        frame.icon(str(building.income["resource"]), left + 80, y, 46)
    if building.ring:
        people = int(building.ring["people"])
        frame.icon("die 0", left + 27, y, 36)
        frame.write(str(building.ring["pips"]), left + 27, y, theme.SMALL, INK, "middle")
        frame.icon(str(building.ring["resource"]), left + 65, y, 38)
        frame.icon(f"rings {people}" if people <= _KINDS else "person", left + 97, y, 27)
