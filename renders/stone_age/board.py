"""The whole board picture: a static layer per table form, and on it what changes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.stone_age.view import TableView
from renders import theme
from renders.frame import Frame
from renders.png import encode
from renders.stone_age.buildings import draw_buildings
from renders.stone_age.cards import draw_cards
from renders.stone_age.header import draw_header
from renders.stone_age.layout import PLACES, VALLEY, WIDTH, height, panel
from renders.stone_age.players import draw_players
from renders.stone_age.spaces import draw_spaces, plaques
from renders.stone_age.valley import valley

_ANIMALS = ("deer", "mammoth", "bison")


def draw(view: TableView, *, names: Sequence[str], since: TableView | None = None) -> bytes:
    """The table as a PNG; `names` by seat; what differs from `since`, the last hand-over, is marked."""
    return encode(compose(view, names=names, since=since))


def compose(view: TableView, *, names: Sequence[str], since: TableView | None = None) -> Image.Image:
    """The table as an RGB picture that belongs to the caller."""
    frame = Frame(_static_layer(view.modules, len(view.players)))
    draw_header(frame, view, names)
    draw_cards(frame, view, since)
    draw_buildings(frame, view, since)
    draw_spaces(frame, view, since)
    draw_players(frame, view, names, since)
    return frame.image


@lru_cache(maxsize=4)
def _static_layer(modules: tuple[str, ...], seats: int) -> Image.Image:
    frame = Frame(Image.new("RGB", (WIDTH, height(seats)), theme.PARCHMENT))
    frame.put(valley(), VALLEY[0], VALLEY[1])
    plaques(frame)
    _paint_vacancies(frame, seats)
    return frame.image


def _paint_vacancies(frame: Frame, seats: int) -> None:
    """Cave paintings where a larger table would have stacks and a further player."""
    for number in range(seats + 1, 5):
        left, top, right, bottom = PLACES[f"building {number}"].box
        frame.shadow(_ANIMALS[number % 3], (left + right) / 2, (top + bottom) / 2, 110, theme.SAND)
    if seats % 2:
        left, top, right, bottom = panel(seats)
        for i, animal in enumerate(_ANIMALS):
            x = left + (right - left) * (2 * i + 1) / 6
            frame.shadow(animal, x, (top + bottom) / 2 + 30 * (i % 2), 180, theme.SAND)
