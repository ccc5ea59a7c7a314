"""The panel of a tribe in the picture for phones: everything that is public about it, large."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.hunters_scouts.view import TableView, TribeView
from renders import theme
from renders.changes import draw_value
from renders.frame import Frame, fit_text, number, text_width
from renders.hunters_scouts.grid import spots_of
from renders.hunters_scouts.rows import MEMBERS
from renders.names import write_name
from renders.theme import BAND, FIGURE, INK, LARGE, RADIUS

WIDTH, HEIGHT = 588, 350
_ROWS = (94, 156, 220, 298)
_INNER = 14
_COLUMN = 140
_CRAFT, _FACE = 50, 72


def draw_panel(frame: Frame, view: TableView, tribe: TribeView, name: str, letters: str) -> None:
    """Draw the panel with its upper left corner at that of the frame."""
    asked = tribe.seat in view.waiting
    width = 7 if asked else 3
    frame.box((0, 0, WIDTH, HEIGHT), RADIUS, theme.CREAM, INK, width)
    frame.box((0, 0, WIDTH, BAND), RADIUS, theme.GOLD_LIGHT if asked else theme.SAND, INK, width)
    _draw_band(frame, view, tribe, name, letters)
    working = MEMBERS - tribe.village - tribe.camp - tribe.supply
    members = {"village": tribe.village, "placing": working, "camp": tribe.camp, "supply": tribe.supply}
    _draw_values(frame, members, _ROWS[0])
    counts = {"item": tribe.items, "create": len(tribe.created), "character": len(tribe.hand)}
    _draw_values(frame, {"hunger": tribe.hunger, **counts}, _ROWS[1])
    _draw_cards(frame, [item.id for item in tribe.created], _ROWS[2], _CRAFT, theme.PARCHMENT)
    _draw_cards(frame, tribe.hand, _ROWS[3], _FACE, theme.SHALLOW)


def _draw_values(frame: Frame, values: Mapping[str, int], y: int) -> None:
    for i, (icon, count) in enumerate(values.items()):
        draw_value(frame, icon, str(count), 0, _INNER + i * _COLUMN, y)


def _draw_band(frame: Frame, view: TableView, tribe: TribeView, name: str, letters: str) -> None:
    middle = BAND // 2 + 1
    frame.figure(tribe.seat, letters, 38, middle, BAND - 10)
    x = 70.0
    for icon, shown in (
        ("turn", tribe.seat in view.waiting),
        ("start player", tribe.seat == view.start_player and view.phase != "over"),
        ("crown", any(place.seat == tribe.seat and place.rank == 1 for place in view.standing)),
    ):
        if shown:
            frame.icon(icon, x + 20, middle, 44)
            x += 48
    score = number(tribe.vp)
    frame.write(score, WIDTH - 16, middle, LARGE, INK, "right")
    edge = WIDTH - 16 - text_width(score, LARGE)
    frame.icon("points", edge - 28, middle - 1, 44)
    frame.write(fit_text(write_name(name), FIGURE, edge - 60 - x), x + 4, middle, FIGURE, INK)


def _draw_cards(frame: Frame, cards: Sequence[str], y: int, size: int, ground: str) -> None:
    """Draw cards on a ground of their own, smaller where there are many."""
    half = size // 2 + 5
    frame.box((_INNER - 4, y - half, WIDTH - _INNER + 4, y + half), 12, ground)
    side, spots = spots_of(len(cards), (_INNER, y - half, WIDTH - _INNER, y + half), size)
    for card, (x, middle) in zip(cards, spots, strict=True):
        frame.icon(card, x, middle, side)
