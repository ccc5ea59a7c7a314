"""The panel of a player: everything that is public about them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.stone_age.view import PlayerView, TableView, ToolView
from renders import changes, theme
from renders.changes import draw_value
from renders.frame import Frame, fitted, number, text_width
from renders.names import written
from renders.stone_age.cards import draw_one_use
from renders.stone_age.layout import PANEL_HEIGHT, Box, Spot
from renders.stone_age.plan import Layout
from renders.stone_age.possessions import LINE_MIDDLE, draw_possessions
from renders.theme import BAND, FIGURE, INK, LARGE, MARKS

_ROWS = (91, 155, 221, LINE_MIDDLE)
_TILE = 54
_INNER = 14
_TOOL_PLACES = 3
_RESOURCES = ("wood", "brick", "stone", "gold")


def draw_players(
    frame: Frame, where: Layout, view: TableView, names: Sequence[str], since: TableView | None
) -> None:
    """The panels of all players in seat order."""
    for player in view.players:
        before = since.players[player.seat] if since else None
        draw_panel(frame, view, player, names[player.seat], before, where.panel(player.seat))


def draw_panel(
    frame: Frame, view: TableView, player: PlayerView, name: str, before: PlayerView | None, box: Box
) -> None:
    """One panel inside a box of the size of `Layout.panel`."""
    left, top, right, bottom = box
    on_turn = player.seat in view.waiting
    mark = MARKS[player.seat]
    frame.box(box, theme.RADIUS, theme.CREAM, INK, 7 if on_turn else 3)
    frame.box((left, top, right, top + BAND), theme.RADIUS, mark.colour, INK, 7 if on_turn else 3)
    _draw_band(frame, view, player, name, before, box)
    inner = left + _INNER
    _draw_people(frame, player, before, inner, top + _ROWS[0])
    _draw_resources(frame, player, before, inner, top + _ROWS[1])
    _draw_tools(frame, player, before, inner, top + _ROWS[2])
    _draw_owned(frame, player, before, right, top + _ROWS[2])
    if bottom - top > PANEL_HEIGHT:
        draw_possessions(frame, view, player, before, (inner, top + _ROWS[3]))


def _draw_band(
    frame: Frame, view: TableView, player: PlayerView, name: str, before: PlayerView | None, box: Box
) -> None:
    left, top, right, _ = box
    mark, middle = MARKS[player.seat], top + BAND // 2 + 1
    frame.icon("plate", left + 38, middle, 52)
    frame.mark(player.seat, left + 38, middle, 46)
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
    edge -= 52
    if before and before.score != player.score:
        changes.chip(frame, player.score - before.score, (round(edge) - 38, middle))
        edge -= 84
    frame.write(fitted(written(name), theme.FIGURE, edge - x - 8), x + 4, middle, theme.FIGURE, mark.text)


def tool_spot(panel: Box, place: int) -> Spot:
    """The middle of a tool on a panel, its places counted from 0."""
    return panel[0] + _INNER + 24 + place * _TILE, panel[1] + _ROWS[2]


def start_player_spot(view: TableView, player: PlayerView, panel: Box) -> Spot:
    """The middle of the torch of the start player, behind the arrow of the player on turn."""
    return panel[0] + 92 + 48 * (player.seat in view.waiting), panel[1] + BAND // 2 + 1


def is_winner(view: TableView, seat: int) -> bool:
    """Whether a seat has won a finished game, alone or together with others."""
    return view.phase == "over" and any(place.seat == seat and place.rank == 1 for place in view.standing)


def _draw_people(frame: Frame, player: PlayerView, before: PlayerView | None, left: int, middle: int) -> None:
    people = player.people - before.people if before else 0
    food = player.food - before.food if before else 0
    field = player.field - before.field if before else 0
    draw_value(frame, "person", f"{player.tableau}/{player.people}", people, left, middle)
    draw_value(frame, "food", str(player.food), food, left + 203, middle)
    draw_value(frame, "field", f"+{player.field}", field, left + 390, middle)


def _draw_resources(
    frame: Frame, player: PlayerView, before: PlayerView | None, left: int, middle: int
) -> None:
    for i, name in enumerate(_RESOURCES):
        amount = player.resources.get(name, 0)
        difference = amount - before.resources.get(name, 0) if before else 0
        draw_value(frame, name, str(amount), difference, left + 140 * i, middle)


def _draw_tools(frame: Frame, player: PlayerView, before: PlayerView | None, left: int, middle: int) -> None:
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
    if before:
        changes.chip(frame, _tool_value(player) - _tool_value(before), (left + _TILE // 2 + 24, middle - 30))
        changes.chip(frame, _spare(player) - _spare(before), (left + 3 * _TILE + 24, middle - 30))


def _tool_value(player: PlayerView) -> int:
    return sum(tool.value for tool in player.tools)


def _spare(player: PlayerView) -> int:
    return len(player.one_use_tools) + len(player.kept_cards)


def _draw_tool(frame: Frame, tool: ToolView, x: int, middle: int) -> None:
    if not tool.value:
        frame.icon("no tool", x, middle, 50)
        return
    frame.icon("used tool" if tool.used else "ready tool", x, middle, 50)
    frame.write(str(tool.value), x, middle, FIGURE, theme.UMBER if tool.used else INK, "middle")


def _draw_owned(frame: Frame, player: PlayerView, before: PlayerView | None, right: int, middle: int) -> None:
    owned = (
        ("card", player.cards, before.cards if before else None),
        ("building", len(player.buildings), len(before.buildings) if before else None),
    )
    x = right - 14
    for icon, count, old in owned:
        frame.icon(icon, x - 62, middle, 44)
        frame.write(str(count), x - 38, middle, FIGURE, INK)
        if old is not None:
            changes.chip(frame, count - old, (x - 34, middle - 30))
        x -= 96
