"""Building tiles: cost, points and how many are left in the stack."""

from __future__ import annotations

from collections.abc import Callable

from engine.stone_age.view import BuildingView, StackView, TableView
from renders import theme
from renders.frame import Frame
from renders.stone_age import changes
from renders.stone_age.layout import BUILDING_HEIGHT, BUILDINGS_TOP, CARD_WIDTH, COLUMN, PLACES, RING
from renders.theme import FIGURE, INK

_RESOURCES = ("wood", "brick", "stone", "gold")
_SUM = "Σ"


def draw_buildings(frame: Frame, view: TableView, since: TableView | None) -> None:
    """The open tiles of all stacks, with what is new on them."""
    frame.icon("building", COLUMN // 2, BUILDINGS_TOP + BUILDING_HEIGHT // 2, 92)
    before = {stack.space: stack for stack in since.stacks} if since else {}
    free = {space.id for space in view.spaces if not any(space.people)}
    for stack in view.stacks:
        _draw_stack(frame, stack)
        if stack.building and stack.space in free:
            _draw_number(frame, stack.space)
        old = before.get(stack.space)
        if old and old.left != stack.left:
            left, _, _, bottom = PLACES[stack.space].box
            changes.outline(frame, PLACES[stack.space].box)
            changes.chip(frame, stack.left - old.left, (left + 178, bottom - 56))


def _draw_stack(frame: Frame, stack: StackView) -> None:
    left, top, right, bottom = PLACES[stack.space].box
    if stack.building is None:
        frame.box((left, top, right, bottom), theme.RADIUS, theme.SAND, theme.SLATE, theme.LINE)
        frame.icon("closed", (left + right) // 2, (top + bottom) // 2, 60)
        return
    draw_tile(frame, stack.building, left, top)
    _draw_left(frame, stack.left, left + 150, bottom - 28)


def _draw_number(frame: Frame, space: str) -> None:
    """The free ring bears the number of the stack, which is how players name it."""
    ((x, y),) = PLACES[space].rings
    frame.icon("ring", x, y, RING)
    frame.write(space.removeprefix("building "), x, y, theme.SMALL, theme.UMBER, "middle")


def _draw_left(frame: Frame, count: int, x: int, y: int) -> None:
    frame.icon("last tile" if count == 1 else "stack", x - 20, y, 42)
    frame.write(str(count), x + 8, y, theme.TEXT, theme.NEWS if count == 1 else INK)


def draw_tile(frame: Frame, building: BuildingView, left: int, top: int) -> None:
    """A tile with its upper left corner at a point."""
    box = (left, top, left + CARD_WIDTH, top + BUILDING_HEIGHT)
    frame.box(box, theme.RADIUS, theme.PARCHMENT, theme.WOOD_DARK, 6)
    _COSTS[building.kind](frame, building, left, top)
    points = str(building.points) if building.kind == "fixed" else _SUM
    frame.icon("points", left + CARD_WIDTH - 78, top + 34, 44)
    frame.write(points, left + CARD_WIDTH - 12, top + 35, FIGURE, INK, "right")


def _fixed(frame: Frame, building: BuildingView, left: int, top: int) -> None:
    pieces = [name for name in _RESOURCES for _ in range(building.cost.get(name, 0))]
    for i, name in enumerate(pieces):
        frame.icon(name, left + 34 + 45 * i, top + 35, 48)


def _choice(frame: Frame, building: BuildingView, left: int, top: int) -> None:
    frame.write(str(building.pieces), left + 18, top + 35, theme.LARGE, INK)
    frame.icon("any", left + 76, top + 35, 54)
    for i in range(building.kinds):
        frame.icon(f"kind {i + 1}", left + 24 + 24 * i, top + 98, 21)


def _range(frame: Frame, building: BuildingView, left: int, top: int) -> None:
    frame.write(f"{building.fewest}–{building.most}", left + 18, top + 35, theme.LARGE, INK)
    frame.icon("any", left + 122, top + 35, 54)


_COSTS: dict[str, Callable[[Frame, BuildingView, int, int], None]] = {
    "fixed": _fixed,
    "choice": _choice,
    "range": _range,
}
