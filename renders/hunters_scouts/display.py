"""The decks, and the three columns of characters with the free card of each and what it orders."""

from __future__ import annotations

from collections.abc import Iterator

from engine.hunters_scouts.view import DeckView, TableView
from renders import changes, theme
from renders.cells import Cell
from renders.frame import Frame
from renders.hunters_scouts.layout import (
    COLUMN_WIDTH,
    DECKS_WIDTH,
    DISPLAY_HEIGHT,
    DISPLAY_TOP,
    GAP,
    MARGIN,
    Layout,
)
from renders.hunters_scouts.signs import ORDERS, draw_line
from renders.theme import INK, LEAST, RADIUS, TEXT

_BACKS = {"items": "item", "wilderness": "wilderness", "hunting": "hunting"}
PORTRAIT, _COVERED = 84, 40
_SIGN = 34
_ORDERS = PORTRAIT + 14


def display_cells(view: TableView, where: Layout, since: TableView | None) -> Iterator[Cell]:
    """The cell of the decks on the left, then those of the columns."""
    decks = {deck.id: deck for deck in (since or view).decks}
    box = (MARGIN, DISPLAY_TOP, MARGIN + DECKS_WIDTH - GAP, DISPLAY_TOP + DISPLAY_HEIGHT)
    decks_now = tuple(_compare_deck(deck, decks.get(deck.id, deck)) for deck in view.decks)
    yield Cell(box, paint_decks, {"decks": decks_now})
    columns = {column.name: column.cards for column in (since or view).columns}
    for column, box in zip(view.columns, where.columns, strict=True):
        news = columns.get(column.name, column.cards) != column.cards
        yield Cell(box, paint_column, {"cards": column.cards, "news": news})


Deck = tuple[str, int, int, int, bool]
"""Its id, how many cards lie face down, by how much that changed, how many are discarded, and whether that changed."""


def _compare_deck(deck: DeckView, old: DeckView) -> Deck:
    return deck.id, deck.left, deck.left - old.left, len(deck.discard), deck.discard != old.discard


def paint_decks(frame: Frame, *, decks: tuple[Deck, ...]) -> None:
    """Draw how many cards of each deck lie face down, and in brackets how many are discarded."""
    step = DISPLAY_HEIGHT / max(1, len(decks))
    for i, (name, left, change, discarded, new) in enumerate(decks):
        y = step * (i + 0.5)
        frame.icon(_BACKS.get(name, name), 18, y, 34)
        changes.write_number(frame, str(left), change, 38, y, TEXT, "left")
        colour = theme.NEWS if new else theme.UMBER
        frame.write(f"({discarded})", DECKS_WIDTH - GAP - 2, y, LEAST, colour, "right")


def paint_column(frame: Frame, *, cards: tuple[str, ...], news: bool) -> None:
    """Draw the free card with its orders, and the covered ones behind it, the next one to become free on top."""
    frame.box((0, 0, COLUMN_WIDTH, DISPLAY_HEIGHT), RADIUS, theme.SAND, theme.UMBER, 3)
    if cards:
        draw_character(frame, cards[-1], COLUMN_WIDTH - _COVERED - 8, DISPLAY_HEIGHT)
    else:
        frame.shadow("display", COLUMN_WIDTH / 2, DISPLAY_HEIGHT / 2, 84, theme.OCHRE)
    covered = cards[-2::-1]
    step = min(_COVERED - 6, (DISPLAY_HEIGHT - 8 - _COVERED) / max(1, len(covered) - 1))
    for i, character in reversed(list(enumerate(covered))):
        y = 4 + _COVERED / 2 + i * step
        frame.icon(character, COLUMN_WIDTH - _COVERED / 2 - 4, y, _COVERED - 4)
    if news:
        changes.draw_edge(frame, (0, 0, COLUMN_WIDTH, DISPLAY_HEIGHT))


def draw_character(frame: Frame, character: str, right: int, bottom: int) -> None:
    """Draw a character with its orders, in a box of this width and height."""
    frame.box((0, 0, right, bottom), RADIUS, theme.CREAM, INK, theme.LINE)
    frame.box((0, 0, PORTRAIT + 8, bottom), RADIUS, theme.SHALLOW, INK, theme.LINE)
    frame.icon(character, PORTRAIT // 2 + 4, bottom // 2, PORTRAIT - 4)
    orders = ORDERS.get(character, ())
    for i, line in enumerate(orders):
        y = round(bottom * (0.03 + 0.94 * (i + 0.5) / len(orders)))
        draw_line(frame, line, _ORDERS, y, _SIGN if len(orders) > 1 else _SIGN + 6, right - 6 - _ORDERS)
