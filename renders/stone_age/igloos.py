"""The igloos beside the board: built like huts, and gone once they are taken."""

from __future__ import annotations

from engine.stone_age.view import TableView
from renders import changes, theme
from renders.frame import Frame
from renders.stone_age.buildings import draw_number, draw_tile
from renders.stone_age.layout import IGLOO_WIDTH
from renders.stone_age.plan import Layout


def draw_igloos(frame: Frame, where: Layout, view: TableView, since: TableView | None) -> None:
    """Every igloo with its price and its place; a trace in the snow where one was taken."""
    free = {space.id for space in view.spaces if not any(space.people)}
    before = {igloo.space: igloo for igloo in since.igloos} if since else {}
    for igloo in view.igloos:
        place = where.places.get(igloo.space)
        if place is None:
            continue
        left, top, right, bottom = place.box
        if igloo.building is None:
            frame.box(place.box, theme.RADIUS, theme.ICE, theme.STONE, theme.LINE)
            frame.shadow("igloo", (left + right) / 2, (top + bottom) / 2, 84, theme.SNOW)
        else:
            draw_tile(frame, igloo.building, left, top, IGLOO_WIDTH, theme.SNOW)
            frame.icon("igloo", left + 118, bottom - 36, 56)
            if igloo.space in free:
                draw_number(frame, where, igloo.space)
        old = before.get(igloo.space)
        if old and old.building != igloo.building:
            changes.outline(frame, place.box)
