"""Civilization cards: price, effect when taken, and what they count for at the end."""

from __future__ import annotations

from collections.abc import Callable

from engine.stone_age.view import CardFieldView, CardView, TableView
from renders import changes, theme
from renders.frame import Frame
from renders.icons.culture import symbol_icon
from renders.stone_age.effects import TRADER_JEWELRY, Row, bar_icons, icon_of
from renders.stone_age.layout import CARD_HEIGHT, CARD_WIDTH, CARDS_TOP, COLUMN, Box
from renders.stone_age.plan import Layout
from renders.theme import FIGURE, INK

_SPLIT = 118
MULTIPLIER = {
    "farmer": "field",
    "hut_builder": "building",
    "shaman": "person",
    "tool_maker": "tool",
    "trader": "track",
}


def draw_cards(frame: Frame, where: Layout, view: TableView, since: TableView | None) -> None:
    """The card fields and the deck, with what is new on them."""
    before = {field.space: field.card for field in since.card_fields} if since else {}
    for field in view.card_fields:
        box = where.places[field.space].box
        _draw_field(frame, field, box)
        if since and _id(field.card) != _id(before.get(field.space)):
            changes.outline(frame, box)
    _draw_deck(frame, view.deck)
    if since:
        changes.chip(frame, view.deck - since.deck, (COLUMN // 2 + 18, CARDS_TOP + 20))


def _id(card: CardView | None) -> str | None:
    return card.id if card else None


def _draw_field(frame: Frame, field: CardFieldView, box: Box) -> None:
    if field.card is None:
        frame.box(box, theme.RADIUS, theme.SAND, theme.SLATE, theme.LINE)
    else:
        draw_face(frame, field.card, box[0], box[1])
    _draw_price(frame, field, box)


def _draw_price(frame: Frame, field: CardFieldView, box: Box) -> None:
    left, top, *_ = box
    paid_in_resources = field.paid_in == "resources"
    frame.box((left, top, left + (78 if paid_in_resources else 84), top + 50), theme.RADIUS, INK)
    frame.write(str(field.price), left + 16, top + 25, theme.FIGURE, theme.CREAM)
    if paid_in_resources:
        frame.icon("any", left + 54, top + 25, 36)
    else:
        frame.box((left + 38, top + 5, left + 78, top + 45), 10, theme.CREAM)
        frame.icon(field.paid_in, left + 58, top + 25, 34)


def _draw_deck(frame: Frame, count: int) -> None:
    frame.icon("deck" if count else "empty deck", COLUMN // 2, CARDS_TOP + 70, 108)
    frame.write(str(count), COLUMN // 2, CARDS_TOP + 160, theme.LARGE, INK, "middle")


def draw_face(frame: Frame, card: CardView, left: int, top: int) -> None:
    """A card face with its upper left corner at a point."""
    middle, bottom = left + CARD_WIDTH // 2, top + CARD_HEIGHT
    ground = theme.CULTURE_LIGHT if card.bottom["kind"] == "culture" else theme.SAND
    frame.box((left, top, left + CARD_WIDTH, bottom), theme.RADIUS, ground, INK, theme.LINE)
    frame.box((left, top, left + CARD_WIDTH, top + _SPLIT), theme.RADIUS, theme.CREAM, INK, theme.LINE)
    _TOPS.get(str(card.top.get("kind")), _other)(frame, card.top, middle, top + 64)
    _draw_bottom(frame, card.bottom, middle, top + _SPLIT + (CARD_HEIGHT - _SPLIT) // 2)


def _draw_bottom(frame: Frame, row: Row, x: int, y: int) -> None:
    if row["kind"] == "culture":
        frame.icon(symbol_icon(str(row["symbol"])), x, y, 74)
        return
    people, amount = str(row.get("people", row["kind"])), int(row.get("amount", 1))
    left = x - (amount * 56 + 66) // 2
    for i in range(amount):
        frame.icon(people, left + 28 + 56 * i, y, 62)
    frame.write("×", left + amount * 56 + 14, y, theme.TEXT, INK, "middle")
    frame.icon(MULTIPLIER.get(people, "points"), left + amount * 56 + 46, y, 46)


def _gain(icon: str) -> Callable[[Frame, Row, int, int], None]:
    def draw(frame: Frame, row: Row, x: int, y: int) -> None:
        frame.write(f"+{row['amount']}", x - 4, y + 4, theme.LARGE, INK, "right")
        frame.icon(icon, x + 38, y + 4, 70)

    return draw


def _resource(frame: Frame, row: Row, x: int, y: int) -> None:
    _gain(str(row["resource"]))(frame, row, x, y)


def _other(frame: Frame, row: Row, x: int, y: int) -> None:
    """An effect without a picture of its own here: its amount and its icon, or the first letter of its name."""
    _gain(icon_of(row))(frame, {"amount": 1, **row}, x, y)


def _trader(frame: Frame, row: Row, x: int, y: int) -> None:
    frame.write(f"+{row.get('steps', 1)}", x - 66, y + 20, FIGURE, INK, "right")
    frame.icon("track", x - 36, y + 20, 50)
    frame.write(f"+{row.get('jewelry', TRADER_JEWELRY)}", x + 54, y + 20, FIGURE, INK, "right")
    frame.icon("jewelry", x + 84, y + 20, 52)


def _roll_for(frame: Frame, row: Row, x: int, y: int) -> None:
    dice = int(row["dice"])
    left = x - (dice * 50 + 40 + 60) // 2
    for i in range(dice):
        frame.icon(f"die {5 - 2 * (i % 2)}", left + 25 + 50 * i, y + 12, 46)
    frame.icon("becomes", left + dice * 50 + 20, y + 12, 34)
    frame.icon(str(row["resource"]), left + dice * 50 + 70, y + 12, 60)


def _one_use_tool(frame: Frame, row: Row, x: int, y: int) -> None:
    frame.icon("tool", x - 42, y + 4, 64)
    draw_one_use(frame, int(row["amount"]), x + 34, y + 4, 70)


def draw_one_use(frame: Frame, value: int, x: float, y: float, size: int) -> None:
    """A tool that is spent when it is used: a torn tile with its value."""
    frame.icon("one use", x, y, size)
    frame.write(f"+{value}", x, y, round(size * 0.54), INK, "middle")


def _dice_bar(frame: Frame, row: Row, x: int, y: int) -> None:
    frame.icon("die 5", x - 14, y - 30, 46)
    frame.icon("people", x + 34, y - 30, 44)
    icons = bar_icons(row)
    for i, icon in enumerate(icons):
        frame.icon(icon, x + round((i - (len(icons) - 1) / 2) * 41), y + 26, 38)


_TOPS: dict[str, Callable[[Frame, Row, int, int], None]] = {
    "food": _gain("food"),
    "resource": _resource,
    "points": _gain("points"),
    "tool": _gain("tool"),
    "field": _gain("field"),
    "draw_card": _gain("card"),
    "choose_resources": _gain("any"),
    "roll_for": _roll_for,
    "one_use_tool": _one_use_tool,
    "dice_bar": _dice_bar,
    "trader": _trader,
}
