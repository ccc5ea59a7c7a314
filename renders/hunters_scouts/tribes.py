"""The panel of a tribe: everything that is public about it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.hunters_scouts.view import ItemView, TableView, TribeView
from renders import changes, theme
from renders.changes import draw_value
from renders.frame import Box, Frame, fitted, number, text_width
from renders.hunters_scouts.rows import MEMBERS
from renders.names import written
from renders.theme import BAND, FIGURE, INK, LARGE, MARKS, RADIUS

PANEL_WIDTH, PANEL_HEIGHT = 588, 350
_ROWS = (94, 156, 220, 298)
_INNER = 14
_COLUMN = 140
_CRAFT, _FACE = 50, 72


def draw_panel(
    frame: Frame, view: TableView, tribe: TribeView, name: str, before: TribeView | None, box: Box
) -> None:
    """One panel inside a box of the size of a panel."""
    left, top, right, _ = box
    width = 7 if tribe.seat in view.waiting else 3
    frame.box(box, RADIUS, theme.CREAM, INK, width)
    frame.box((left, top, right, top + BAND), RADIUS, MARKS[tribe.seat].colour, INK, width)
    _draw_band(frame, view, tribe, name, before, box)
    inner, room = left + _INNER, right - left - 2 * _INNER
    _draw_members(frame, tribe, before, inner, top + _ROWS[0])
    _draw_needs(frame, tribe, before, inner, top + _ROWS[1])
    _draw_created(frame, tribe.created, before, inner, top + _ROWS[2], room)
    _draw_hand(frame, tribe, before, inner, top + _ROWS[3], room)


def _draw_band(
    frame: Frame, view: TableView, tribe: TribeView, name: str, before: TribeView | None, box: Box
) -> None:
    left, top, right, _ = box
    mark, middle = MARKS[tribe.seat], top + BAND // 2 + 1
    frame.icon("plate", left + 38, middle, 52)
    frame.mark(tribe.seat, left + 38, middle, 46)
    x = left + 72.0
    for icon, shown in (
        ("turn", tribe.seat in view.waiting),
        ("start player", tribe.seat == view.start_player and view.phase != "over"),
        ("crown", any(place.seat == tribe.seat and place.rank == 1 for place in view.standing)),
    ):
        if shown:
            frame.icon(icon, x + 20, middle, 44)
            x += 48
    score = number(tribe.vp)
    frame.write(score, right - 16, middle, LARGE, mark.text, "right")
    edge = right - 16 - text_width(score, LARGE)
    frame.icon("points", edge - 28, middle - 1, 44)
    edge -= 52
    if before and before.vp != tribe.vp:
        changes.chip(frame, tribe.vp - before.vp, (round(edge) - 38, middle))
        edge -= 84
    frame.write(fitted(written(name), FIGURE, edge - x - 8), x + 4, middle, FIGURE, mark.text)


def _outside(tribe: TribeView) -> int:
    return MEMBERS - tribe.village - tribe.camp - tribe.supply


def _draw_members(frame: Frame, tribe: TribeView, before: TribeView | None, left: int, y: int) -> None:
    """Where the five members are: village, locations, camp, supply."""
    old = before or tribe
    for i, (icon, count, was) in enumerate(
        (
            ("village", tribe.village, old.village),
            ("placing", _outside(tribe), _outside(old)),
            ("camp", tribe.camp, old.camp),
            ("supply", tribe.supply, old.supply),
        )
    ):
        draw_value(frame, icon, str(count), count - was, left + i * _COLUMN, y)


def _draw_needs(frame: Frame, tribe: TribeView, before: TribeView | None, left: int, y: int) -> None:
    """Hunger, hidden items, created items, and the cards in hand, as numbers."""
    old = before or tribe
    for i, (icon, count, was) in enumerate(
        (
            ("hunger", tribe.hunger, old.hunger),
            ("item", tribe.items, old.items),
            ("create", len(tribe.created), len(old.created)),
            ("character", len(tribe.hand), len(old.hand)),
        )
    ):
        draw_value(frame, icon, str(count), count - was, left + i * _COLUMN, y)


def _draw_created(
    frame: Frame, created: Sequence[ItemView], before: TribeView | None, left: int, y: int, room: int
) -> None:
    step = _step(len(created), _CRAFT + 6, room)
    news = 0 if before is None else max(0, len(created) - len(before.created))
    frame.box((left - 4, y - 31, left + room + 4, y + 31), 12, theme.PARCHMENT)
    for i, item in enumerate(created):
        x = left + _CRAFT // 2 + round(i * step)
        frame.icon(item.id, x, y - 1, _CRAFT)
        if i >= len(created) - news:
            changes.outline(frame, (x - 25, y - 25, x + 25, y + 25))


def _draw_hand(
    frame: Frame, tribe: TribeView, before: TribeView | None, left: int, y: int, room: int
) -> None:
    """The characters in hand, which are public; new ones are framed."""
    step = _step(len(tribe.hand), _FACE + 8, room)
    known = list(before.hand) if before else list(tribe.hand)
    frame.box((left - 4, y - 40, left + room + 4, y + 40), 12, theme.SHALLOW)
    for i, character in enumerate(tribe.hand):
        x = left + _FACE // 2 + 4 + round(i * step)
        frame.icon(character, x, y, _FACE)
        if character in known:
            known.remove(character)
        else:
            changes.outline(frame, (x - 35, y - 36, x + 35, y + 36))


def _step(count: int, wanted: int, room: int) -> float:
    """The distance between things in a row, closer together where there are many."""
    return min(wanted, (room - wanted) / max(1, count - 1))
