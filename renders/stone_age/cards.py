"""Civilization cards: price, who is placed there, the effect when it is taken, and what counts at the end."""

from __future__ import annotations

from collections.abc import Callable

from engine.stone_age.view import CardFieldView, CardView
from renders import changes, theme
from renders.frame import Frame
from renders.icons.culture import symbol_icon
from renders.stone_age.effects import TRADER_JEWELRY, Row, bar_icons, icon_of
from renders.stone_age.layout import CARD_WIDTH, OFFER_HEIGHT
from renders.stone_age.offer import Offer, draw_visitor
from renders.theme import FIGURE, INK, LEAST

FACE_HEIGHT = 104
"""The height of a card without its price."""
_PRICE_HEIGHT = OFFER_HEIGHT - FACE_HEIGHT
_SPLIT = 54
MULTIPLIER = {
    "farmer": "field",
    "hut_builder": "building",
    "shaman": "person",
    "tool_maker": "tool",
    "trader": "track",
}


def paint_card(frame: Frame, *, field: CardFieldView, offer: Offer) -> None:
    """Draw a card field: its price and who stands there, and below them the card."""
    frame.box((0, 0, CARD_WIDTH, OFFER_HEIGHT), theme.RADIUS, theme.PARCHMENT, INK, theme.LINE)
    if field.card is None:
        frame.box((0, _PRICE_HEIGHT, CARD_WIDTH, OFFER_HEIGHT), theme.RADIUS, theme.SAND, INK, theme.LINE)
    else:
        draw_face(frame, field.card, 0, _PRICE_HEIGHT)
    _draw_price(frame, field)
    draw_visitor(frame, offer, CARD_WIDTH - 26, 25, theme.SAND)
    if offer.payable:
        frame.icon("payable", 66, 36, 30)
    if offer.news:
        changes.draw_edge(frame, (1, 1, CARD_WIDTH - 1, OFFER_HEIGHT - 1))


def _draw_price(frame: Frame, field: CardFieldView) -> None:
    frame.box((0, 0, 64, _PRICE_HEIGHT + 3), theme.RADIUS, INK)
    frame.write(str(field.price), 8, 24, FIGURE, theme.CREAM)
    if field.paid_in == "resources":
        frame.icon("any", 45, 24, 32)
    else:
        frame.box((29, 7, 61, 41), 10, theme.CREAM)
        frame.icon(field.paid_in, 45, 24, 28)


def draw_face(frame: Frame, card: CardView, left: int, top: int) -> None:
    """Draw a card with its upper left corner at a point."""
    right, bottom = left + CARD_WIDTH, top + FACE_HEIGHT
    ground = theme.CULTURE_LIGHT if card.bottom["kind"] == "culture" else theme.SAND
    frame.box((left, top, right, bottom), theme.RADIUS, ground, INK, theme.LINE)
    frame.box((left, top, right, top + _SPLIT), theme.RADIUS, theme.CREAM, INK, theme.LINE)
    x = left + CARD_WIDTH // 2
    _TOPS.get(str(card.top.get("kind")), _draw_other)(frame, card.top, x, top + _SPLIT // 2)
    _draw_bottom(frame, card.bottom, x, (top + _SPLIT + bottom) // 2 - 1)


def _draw_bottom(frame: Frame, row: Row, x: int, y: int) -> None:
    if row["kind"] == "culture":
        frame.icon(symbol_icon(str(row["symbol"])), x, y, 42)
        return
    people, amount = str(row.get("people", row["kind"])), int(row.get("amount", 1))
    step, size = (25, 34) if amount < _MANY else (15, 32)
    left = x - (step * (amount - 1) + size + 16 + 28) / 2
    for i in range(amount):
        frame.icon(people, left + size / 2 + step * i, y, size)
    left += size + step * (amount - 1)
    frame.write("×", left + 8, y, LEAST, INK, "middle")
    frame.icon(MULTIPLIER.get(people, "points"), left + 16 + 14, y, 28)


_MANY = 3


def _gain_painter(icon: str) -> Callable[[Frame, Row, int, int], None]:
    def draw(frame: Frame, row: Row, x: int, y: int) -> None:
        frame.write(f"+{row['amount']}", x + 2, y, FIGURE, INK, "right")
        frame.icon(icon, x + 28, y, 44)

    return draw


def _draw_resource(frame: Frame, row: Row, x: int, y: int) -> None:
    _gain_painter(str(row["resource"]))(frame, row, x, y)


def _draw_other(frame: Frame, row: Row, x: int, y: int) -> None:
    """Draw an effect that is not in `_TOPS`: its amount, and its icon or the first letter of its name."""
    _gain_painter(icon_of(row))(frame, {"amount": 1, **row}, x, y)


def _draw_trader_steps(frame: Frame, row: Row, x: int, y: int) -> None:
    gains = ((row.get("steps", 1), "track"), (row.get("jewelry", TRADER_JEWELRY), "jewelry"))
    for (amount, icon), left in zip(gains, (x - 57, x + 1), strict=True):
        width = frame.write(f"+{amount}", left, y, LEAST, INK)
        frame.icon(icon, left + width + 14, y, 27)


def _draw_roll_for(frame: Frame, row: Row, x: int, y: int) -> None:
    dice = int(row["dice"])
    left = x - (dice * 29 + 16 + 32) / 2
    for i in range(dice):
        frame.icon(f"die {5 - 2 * (i % 2)}", left + 14 + 29 * i, y, 28)
    frame.icon("becomes", left + dice * 29 + 8, y, 16)
    frame.icon(str(row["resource"]), left + dice * 29 + 32, y, 32)


def _draw_one_use_tool(frame: Frame, row: Row, x: int, y: int) -> None:
    frame.icon("tool", x - 28, y, 40)
    draw_one_use(frame, int(row["amount"]), x + 24, y, 46)


def draw_one_use(frame: Frame, value: int, x: float, y: float, size: int) -> None:
    """Draw a tool that can be used once: a torn tile with its value."""
    frame.icon("one use", x, y, size)
    frame.write(f"+{value}", x, y, max(LEAST, round(size * 0.54)), INK, "middle")


def _draw_dice_bar(frame: Frame, row: Row, x: int, y: int) -> None:
    """Draw the dice that are rolled for all players, and everything that one of them may take."""
    frame.icon("die 5", x - 40, y, 28)
    frame.icon("people", x - 14, y + 1, 24)
    icons = bar_icons(row)
    columns = (len(icons) + 1) // 2
    for i, icon in enumerate(icons):
        line, column = divmod(i, columns)
        frame.icon(icon, x + 6 + 20 * column, y - 11 + 22 * line, 20)


_TOPS: dict[str, Callable[[Frame, Row, int, int], None]] = {
    "food": _gain_painter("food"),
    "resource": _draw_resource,
    "points": _gain_painter("points"),
    "tool": _gain_painter("tool"),
    "field": _gain_painter("field"),
    "draw_card": _gain_painter("card"),
    "choose_resources": _gain_painter("any"),
    "roll_for": _draw_roll_for,
    "one_use_tool": _draw_one_use_tool,
    "dice_bar": _draw_dice_bar,
    "trader": _draw_trader_steps,
}
