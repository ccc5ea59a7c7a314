"""Building tiles: cost, points, what else they do, how many are left in the stack, and who is placed there."""

from __future__ import annotations

from collections.abc import Callable

from engine.stone_age.view import BuildingView, StackView
from renders import changes, theme
from renders.frame import Frame
from renders.stone_age.effects import draw_gain
from renders.stone_age.layout import OFFER_HEIGHT, TILE_WIDTH
from renders.stone_age.offer import Offer, draw_visitor
from renders.theme import FIGURE, INK, LEAST

FACE_HEIGHT = 98
"""The height of a tile without the stack that it lies on."""
_RESOURCES = ("wood", "brick", "stone", "gold")
_SUM = "Σ"
_COST, _POINTS = 26, 72
_KINDS = 4


def paint_stack(frame: Frame, *, stack: StackView, offer: Offer) -> None:
    """Draw a stack: its open tile, how many tiles are left, and who stands there."""
    box = (0, 0, TILE_WIDTH, OFFER_HEIGHT)
    if stack.building is None:
        frame.box(box, theme.RADIUS, theme.SAND, theme.SLATE, theme.LINE)
        frame.icon("closed", TILE_WIDTH // 2, OFFER_HEIGHT // 2, 60)
        return
    frame.box(box, theme.RADIUS, theme.WOOD_LIGHT, theme.WOOD_DARK, theme.LINE)
    draw_tile(frame, stack.building, 0, 0)
    y = (FACE_HEIGHT + OFFER_HEIGHT) // 2
    last = stack.left == 1
    frame.icon("last tile" if last else "stack", 24, y, 36)
    frame.write(str(stack.left), 44, y, LEAST, INK)
    draw_visitor(frame, offer, TILE_WIDTH - 28, OFFER_HEIGHT - 28, theme.OCHRE)
    if offer.payable:
        frame.icon("payable", TILE_WIDTH - 70, y, 30)
    if offer.news:
        changes.draw_edge(frame, (1, 1, TILE_WIDTH - 1, OFFER_HEIGHT - 1))


def paint_igloo(frame: Frame, *, building: BuildingView | None, offer: Offer) -> None:
    """Draw an igloo with its price and who stands there, or its silhouette where it was taken."""
    box = (0, 0, TILE_WIDTH, OFFER_HEIGHT)
    if building is None:
        frame.box(box, theme.RADIUS, theme.ICE, theme.STONE, theme.LINE)
        frame.shadow("igloo", TILE_WIDTH / 2, OFFER_HEIGHT / 2, 84, theme.SNOW)
    else:
        frame.box(box, theme.RADIUS, theme.ICE, theme.WOOD_DARK, theme.LINE)
        draw_tile(frame, building, 0, 0, theme.SNOW)
        frame.icon("igloo", 32, OFFER_HEIGHT - 26, 46)
        draw_visitor(frame, offer, TILE_WIDTH - 28, OFFER_HEIGHT - 28, theme.SHALLOW)
        if offer.payable:
            frame.icon("payable", TILE_WIDTH - 70, OFFER_HEIGHT - 26, 30)
    if offer.news:
        changes.draw_edge(frame, (1, 1, TILE_WIDTH - 1, OFFER_HEIGHT - 1))


def draw_tile(
    frame: Frame, building: BuildingView, left: int, top: int, ground: str = theme.PARCHMENT
) -> None:
    """Draw a tile with its upper left corner at a point; `scored` are points that depended on what was paid."""
    right = left + TILE_WIDTH
    frame.box((left, top, right, top + FACE_HEIGHT), theme.RADIUS, ground, theme.WOOD_DARK, theme.LINE)
    _COSTS.get(building.kind, _draw_unknown_price)(frame, building, left, top + _COST)
    if building.kind != "jewelry" or building.scored is not None:
        points = building.points or building.scored
        frame.icon("points", left + 27, top + _POINTS, 40)
        frame.write(_SUM if points is None else str(points), left + 48, top + _POINTS, FIGURE, INK)
        _draw_more(frame, building, right - 8, top + _POINTS)


def _draw_unknown_price(frame: Frame, building: BuildingView, left: int, y: int) -> None:
    frame.icon(f"{building.kind} building", left + 34, y, 44)


def _draw_fixed_price(frame: Frame, building: BuildingView, left: int, y: int) -> None:
    """Draw resources as single pieces, closer together where there are many, anything else as a number and an icon."""
    pieces = [name for name in _RESOURCES for _ in range(building.cost.get(name, 0))]
    others = [(name, count) for name, count in building.cost.items() if name not in _RESOURCES and count]
    room = TILE_WIDTH - 16 - _OTHER * len(others)
    step = min(_PIECE, room / max(1, len(pieces)))
    for i, name in enumerate(pieces):
        frame.icon(name, left + 9 + step * (i + 0.5), y, 40 if step == _PIECE else 34)
    x = left + 10 + step * len(pieces)
    for name, count in others:
        frame.write(str(count), x, y, FIGURE, INK)
        frame.icon(name, x + 37, y, 34)
        x += _OTHER


def _draw_choice_price(frame: Frame, building: BuildingView, left: int, y: int) -> None:
    """Draw how many pieces must be paid, and a shape for each of the different kinds that they must be of."""
    frame.write(str(building.pieces), left + 12, y, FIGURE, INK)
    frame.icon("any", left + 54, y, 40)
    for i in range(building.kinds):
        name = f"kind {i + 1}" if i < _KINDS else "unknown"
        frame.icon(name, left + 94 + 22 * (i % 2), y - 11 * (building.kinds > _LINE) + 22 * (i // 2), 18)


def _draw_range_price(frame: Frame, building: BuildingView, left: int, y: int) -> None:
    width = frame.write(f"{building.fewest}–{building.most}", left + 12, y, FIGURE, INK)
    frame.icon("any", left + width + 38, y, 40)


def _draw_jewelry_price(frame: Frame, building: BuildingView, left: int, y: int) -> None:
    """Draw the fewest and the most pieces of jewelry, and until they are paid the points for each."""
    width = frame.write(f"{building.fewest}–{building.most}", left + 12, y, FIGURE, INK)
    frame.icon("jewelry", left + width + 34, y, 38)
    if building.scored is not None:
        return
    lower = y + _POINTS - _COST
    frame.write("×", left + 20, lower, LEAST, INK, "middle")
    frame.icon("points", left + 52, lower, 40)
    frame.write(str(building.each), left + 74, lower, FIGURE, INK)


_LINE = 2
_PIECE, _OTHER = 43, 60
_COSTS: dict[str, Callable[[Frame, BuildingView, int, int], None]] = {
    "fixed": _draw_fixed_price,
    "choice": _draw_choice_price,
    "range": _draw_range_price,
    "jewelry": _draw_jewelry_price,
}


def _draw_more(frame: Frame, building: BuildingView, right: int, y: int) -> None:
    """Draw what a tile does besides its points, next to them."""
    if building.plus:
        frame.icon("insulation", right - 22, y, 44)
    elif building.top:
        draw_gain(frame, building.top, right - 62, y, 30)
    elif building.income:
        frame.icon("income", right - 46, y, 26)
        frame.icon(str(building.income["resource"]), right - 16, y, 32)
    elif building.ring:
        frame.icon("die 0", right - 46, y, 34)
        frame.write(str(building.ring["pips"]), right - 46, y, LEAST, INK, "middle")
        frame.icon(str(building.ring["resource"]), right - 14, y, 30)
