"""The panel of one player for their private pictures: everything that is public about them, large."""

from __future__ import annotations

from engine.stone_age.view import PlayerView, TableView, ToolView
from renders import theme
from renders.changes import draw_value
from renders.frame import Box, Frame, fit_text, number, text_width
from renders.names import write_name
from renders.stone_age.cards import draw_one_use
from renders.stone_age.possessions import values_of
from renders.stone_age.rows import is_winner
from renders.theme import BAND, FIGURE, INK, LARGE, MARKS

PANEL_WIDTH = 588
_HEIGHT, _LINE = 260, 60
_ROWS = (91, 155, 221, 285)
_TILE = 54
_INNER = 14
_STEP = 140
_TOOL_PLACES = 3
_RESOURCES = ("wood", "brick", "stone", "gold")


def panel_height(view: TableView) -> int:
    """The height of a panel; modules may add a line to it."""
    return _HEIGHT + _LINE * bool(values_of(view, view.players[0], view.players[0]))


def draw_panel(
    frame: Frame, view: TableView, player: PlayerView, name: str, letters: str, left: int, top: int
) -> None:
    """Draw a panel with its upper left corner at a point."""
    box = (left, top, left + PANEL_WIDTH, top + panel_height(view))
    line = 7 if player.seat in view.waiting else 3
    frame.box(box, theme.RADIUS, theme.CREAM, INK, line)
    band = (left, top, box[2], top + BAND)
    frame.box(band, theme.RADIUS, MARKS[player.seat].colour, INK, line)
    _draw_band(frame, view, player, name, letters, band)
    inner = left + _INNER
    _draw_people(frame, player, inner, top + _ROWS[0])
    for i, goods in enumerate(_RESOURCES):
        draw_value(frame, goods, str(player.resources.get(goods, 0)), 0, inner + _STEP * i, top + _ROWS[1])
    _draw_tools(frame, player, inner, top + _ROWS[2])
    _draw_owned(frame, player, box[2], top + _ROWS[2])
    for i, (icon, count, _) in enumerate(values_of(view, player, player)):
        draw_value(frame, icon, str(count), 0, inner + _STEP * i, top + _ROWS[3])


def _draw_band(frame: Frame, view: TableView, player: PlayerView, name: str, letters: str, band: Box) -> None:
    left, top, right, bottom = band
    mark, middle = MARKS[player.seat], (top + bottom) // 2 + 1
    frame.box((left + 10, middle - 25, left + 66, middle + 23), theme.RADIUS, theme.CREAM)
    frame.figure(player.seat, letters, left + 38, middle - 2, 46)
    x = left + 72.0
    for icon, shown in (
        ("turn", player.seat in view.waiting),
        ("start player", player.seat == view.start_player and view.phase != "over"),
        ("crown", is_winner(view, player.seat)),
    ):
        if shown:
            frame.icon(icon, x + 20, middle, 44)
            x += 48
    score = number(player.score)
    edge = right - 16 - text_width(score, LARGE)
    frame.write(score, right - 16, middle, LARGE, mark.text, "right")
    frame.icon("points", edge - 28, middle - 1, 44)
    frame.write(fit_text(write_name(name), FIGURE, edge - 60 - x), x + 4, middle, FIGURE, mark.text)


def _draw_people(frame: Frame, player: PlayerView, left: int, middle: int) -> None:
    draw_value(frame, "person", f"{player.tableau}/{player.people}", 0, left, middle)
    draw_value(frame, "food", str(player.food), 0, left + 203, middle)
    draw_value(frame, "field", f"+{player.field}", 0, left + 390, middle)


def _draw_tools(frame: Frame, player: PlayerView, left: int, middle: int) -> None:
    x = left + 24
    for tool in player.tools:
        _draw_tool(frame, tool, x, middle)
        x += _TILE
    for _ in range(len(player.tools), _TOOL_PLACES):
        frame.icon("no tool", x, middle, 50)
        x += _TILE
    for card in player.one_use_tools:
        draw_one_use(frame, int(card.top["amount"]), x, middle, 50)
        x += _TILE
    for _ in player.kept_cards:
        frame.icon("kept", x, middle, 50)
        x += _TILE


def _draw_tool(frame: Frame, tool: ToolView, x: int, middle: int) -> None:
    if not tool.value:
        frame.icon("no tool", x, middle, 50)
        return
    frame.icon("used tool" if tool.used else "ready tool", x, middle, 50)
    frame.write(str(tool.value), x, middle, FIGURE, theme.UMBER if tool.used else INK, "middle")


def _draw_owned(frame: Frame, player: PlayerView, right: int, middle: int) -> None:
    x = right - 14
    for icon, count in (("card", player.cards), ("building", len(player.buildings))):
        frame.icon(icon, x - 70, middle, 44)
        frame.write(str(count), x - 46, middle, FIGURE, INK)
        x -= 100
