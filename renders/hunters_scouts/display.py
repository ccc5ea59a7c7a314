"""The decks, and the three columns of characters with the free card of each."""

from __future__ import annotations

from engine.hunters_scouts.view import ColumnView, DeckView, TableView
from renders import changes, theme
from renders.frame import Frame
from renders.hunters_scouts.faces import draw_character
from renders.hunters_scouts.layout import (
    CHARACTER_HEIGHT,
    COVERED_HEIGHT,
    DISPLAY_TOP,
    MARGIN,
    Box,
    Layout,
)
from renders.theme import FIGURE, INK, LINE, RADIUS, SMALL

_BACKS = {"items": "item", "wilderness": "wilderness", "hunting": "hunting"}
_DECK_STEP = (COVERED_HEIGHT + CHARACTER_HEIGHT) // 3
_COVERED = 54


def draw_display(frame: Frame, where: Layout, view: TableView, since: TableView | None) -> None:
    """Decks on the left, then the columns."""
    decks = {deck.id: deck for deck in since.decks} if since else {}
    for i, deck in enumerate(view.decks):
        _draw_deck(frame, deck, decks.get(deck.id), DISPLAY_TOP + i * _DECK_STEP + _DECK_STEP // 2)
    columns = {column.name: column for column in since.columns} if since else {}
    for column, box in zip(view.columns, where.columns, strict=True):
        old = columns.get(column.name, column)
        _draw_column(frame, column, box)
        if old.cards != column.cards:
            changes.outline(frame, box)


def _draw_deck(frame: Frame, deck: DeckView, old: DeckView | None, y: int) -> None:
    """How many lie face down, and below, smaller, how many were discarded."""
    frame.icon(_BACKS.get(deck.id, deck.id), MARGIN + 30, y, 68)
    frame.write(str(deck.left), MARGIN + 66, y - 14, FIGURE, INK)
    news = old is not None and old.discard != deck.discard
    frame.write(f"({len(deck.discard)})", MARGIN + 66, y + 20, SMALL, theme.NEWS if news else theme.UMBER)
    if old:
        changes.chip(frame, deck.left - old.left, (MARGIN + 31, y + 22))


def _draw_column(frame: Frame, column: ColumnView, box: Box) -> None:
    left, top, right, bottom = box
    frame.box(box, RADIUS, theme.SAND, theme.UMBER, LINE)
    covered = column.cards[:-1]
    step = min(_COVERED + 4, (right - left - 16 - _COVERED) / max(1, len(covered) - 1))
    for i, character in enumerate(covered):
        frame.icon(character, left + 8 + _COVERED / 2 + i * step, top + COVERED_HEIGHT // 2, _COVERED)
    if column.cards:
        draw_character(frame, column.cards[-1], left, top + COVERED_HEIGHT)
    else:
        frame.shadow("display", (left + right) / 2, (top + bottom) / 2, 96, theme.SLATE)
