"""What the modules give a player: jewelry, a step on the trader track, igloos, tiles of the herd."""

from __future__ import annotations

from engine.stone_age.view import PlayerView, TableView
from renders import changes
from renders.frame import Frame
from renders.stone_age.layout import Box, Spot
from renders.theme import FIGURE, INK

_STEP = 140
LINE_MIDDLE = 285
"""How far the line lies below the top of its panel."""


def draw_possessions(
    frame: Frame, view: TableView, player: PlayerView, before: PlayerView | None, start: Spot
) -> None:
    """The line of a panel with everything that modules add, in the same columns as the resources."""
    left, middle = start
    for icon, count, old in _owned(view, player, before):
        frame.icon(icon, left + 21, middle, 44)
        width = frame.write(str(count), left + 46, middle, FIGURE, INK)
        if before:
            changes.chip_after(frame, count - old, left + 48 + width, middle)
        left += _STEP


def exchange_spot(panel: Box) -> Spot:
    """The middle of the arrows of the exchange on a panel."""
    return panel[0] + 14 + _STEP + 21, panel[1] + LINE_MIDDLE


def _owned(view: TableView, player: PlayerView, before: PlayerView | None) -> list[tuple[str, int, int]]:
    old = before or player
    rows: list[tuple[str, int, int]] = []
    if view.trader is not None:
        rows.append(("jewelry", player.jewelry, old.jewelry))
        rows.append(("exchanged" if player.traded else "exchange", player.trader, old.trader))
    if view.igloos:
        rows.append(("igloo", len(player.igloos), len(old.igloos)))
    if view.herd is not None:
        rows.append(("bonus tile", player.bonus_tiles, old.bonus_tiles))
    return rows
