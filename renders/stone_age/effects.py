"""What a card, a tile or a bonus gives, drawn small: a signed number and an icon."""

from __future__ import annotations

from collections.abc import Mapping

from renders import theme
from renders.frame import Frame
from renders.theme import INK

Row = Mapping[str, str | int]
_ICONS = {
    "draw_card": "card",
    "any_resource": "any",
    "choose_resources": "any",
    "one_use_tool": "one use",
}
_BARS: dict[str, tuple[str, ...]] = {
    "base": ("wood", "brick", "stone", "gold", "tool", "field"),
    "style": ("jewelry", "stone", "gold", "tool", "trader"),
}
TRADER_JEWELRY = 2
"""What an advance on the trader track gives when a row does not say so (K-13)."""


def icon_of(row: Row) -> str:
    """The name of the icon for what a row of a card or tile gives."""
    kind = str(row.get("kind", ""))
    return str(row.get("resource") or _ICONS.get(kind, kind))


def bar_icons(row: Row) -> tuple[str, ...]:
    """The icons of what a dice bar may give, by the name of the bar."""
    return _BARS.get(str(row.get("bar", "base")), ("unknown",))


def draw_gain(frame: Frame, row: Row, left: float, y: float, size: int) -> float:
    """Draw the gains of a row in one line from `left`, icons of a size in pixels; returns where it ends."""
    kind = row.get("kind")
    if kind == "dice_bar":
        frame.icon("die 5", left + size / 2, y, size)
        frame.icon(bar_icons(row)[0], left + size * 1.5, y, size - 4)
        return left + 2 * size
    if kind == "trader":
        left = _draw_number(frame, int(row.get("steps", 1)), "track", left, y, size)
        return _draw_number(frame, int(row.get("jewelry", TRADER_JEWELRY)), "jewelry", left + 6, y, size)
    return _draw_number(frame, int(row.get("amount", 1)), icon_of(row), left, y, size)


def _draw_number(frame: Frame, amount: int, icon: str, left: float, y: float, size: int) -> float:
    height = round(min(theme.FIGURE, max(theme.SMALL, size * 0.8)))
    width = frame.write(f"+{amount}", left, y, height, INK)
    frame.icon(icon, left + width + 4 + size / 2, y, size)
    return left + width + 4 + size
