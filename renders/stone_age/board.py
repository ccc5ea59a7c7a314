"""The whole board picture: a static layer per table form, and on it what changes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.stone_age.view import TableView
from renders.frame import Frame
from renders.palette import blank
from renders.png import encode
from renders.stone_age.affordable import mark_payable
from renders.stone_age.animal import draw_animal
from renders.stone_age.buildings import draw_buildings
from renders.stone_age.cards import draw_cards
from renders.stone_age.header import draw_header
from renders.stone_age.herd import draw_herd
from renders.stone_age.igloos import draw_igloos
from renders.stone_age.layout import WIDTH, Box
from renders.stone_age.news import draw_news
from renders.stone_age.plan import Form, Layout, form_of, plan
from renders.stone_age.players import draw_players
from renders.stone_age.rings import draw_rings
from renders.stone_age.scenery import Scenery, scenery
from renders.stone_age.spaces import draw_others, draw_spaces, plaques
from renders.stone_age.trader import draw_markers, trader_board
from renders.stone_age.valley import valley

_ANIMALS = ("deer", "mammoth", "bison")


def draw(view: TableView, *, names: Sequence[str], since: TableView | None = None) -> bytes:
    """The table as a PNG; `names` by seat; what differs from `since`, the last hand-over, is marked."""
    return encode(paint(view, names=names, since=since))


def compose(view: TableView, *, names: Sequence[str], since: TableView | None = None) -> Image.Image:
    """The table as an RGB picture that belongs to the caller."""
    return paint(view, names=names, since=since).convert("RGB")


def paint(view: TableView, *, names: Sequence[str], since: TableView | None = None) -> Image.Image:
    """The table as an indexed picture in the palette of the product."""
    form = form_of(view)
    frame, where = Frame(_static_layer(form)), plan(form)
    draw_header(frame, view, names)
    draw_cards(frame, where, view, since)
    draw_buildings(frame, where, view, since)
    for draw_module in (draw_markers, draw_igloos, draw_rings, draw_animal, draw_herd, draw_others):
        draw_module(frame, where, view, since)
    draw_spaces(frame, where, view, since)
    mark_payable(frame, where, view)
    draw_players(frame, where, view, names, since)
    draw_news(frame, where, view, since)
    return frame.image


@lru_cache(maxsize=6)
def _static_layer(form: Form) -> Image.Image:
    where, look = plan(form), scenery(form.modules)
    frame = Frame(blank((WIDTH, where.height), look.page))
    frame.put(valley(look), where.valley[0], where.valley[1])
    plaques(frame, where)
    trader_board(frame, where)
    _paint_vacancies(frame, where, look)
    return frame.image


def _paint_vacancies(frame: Frame, where: Layout, look: Scenery) -> None:
    """Cave paintings where a larger table would have stacks and a further player."""
    for number in range(where.form.seats + 1, 5):
        left, top, right, bottom = where.places[f"building {number}"].box
        frame.shadow(_ANIMALS[number % 3], (left + right) / 2, (top + bottom) / 2, 110, look.shade)
    for box in where.vacant:
        _paint_herd(frame, box, look)


def _paint_herd(frame: Frame, box: Box, look: Scenery) -> None:
    """As many animals in a row as there is room for."""
    left, top, right, bottom = box
    size = min(180, bottom - top - 22)
    count = max(1, min(3, (right - left) // size))
    sway = min(30, (bottom - top - size) // 2)
    for i in range(count):
        x = left + (right - left) * (2 * i + 1) / (2 * count)
        frame.shadow(_ANIMALS[i], x, (top + bottom) / 2 + sway * (i % 2), size, look.shade)
