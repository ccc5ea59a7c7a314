"""My view for a phone: few large things, legible without zooming. My panel, my cards by what they count, my places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from PIL import Image

from engine.stone_age.view import CardView, TableView
from renders import theme
from renders.crops import cut, draw_rows, height_of, rows_of
from renders.frame import Frame
from renders.icons.culture import symbol_icon
from renders.lens import Lens
from renders.png import encode
from renders.stone_age.board import compose
from renders.stone_age.cards import MULTIPLIER
from renders.stone_age.layout import PANEL_WIDTH
from renders.stone_age.plan import form_of, plan
from renders.stone_age.players import draw_panel
from renders.theme import INK

WIDTH = 1080
_MARGIN = 12
_POWER = (WIDTH - 2 * _MARGIN) / PANEL_WIDTH
_CARD_COLUMNS, _CARD_HEIGHT = 4, 116
_NUMBER = 60


def draw_close(view: TableView, *, names: Sequence[str], places: Sequence[str]) -> bytes:
    """What `view.viewer` has, as a PNG 1080 pixels wide, and the `places` (by id) that they may choose now."""
    if view.viewer is None:
        raise ValueError("a bystander has no things of their own")
    player = view.players[view.viewer]
    panel = (0, 0, PANEL_WIDTH, plan(form_of(view)).panel_height)
    counts = _counted(player.own_cards or ())
    cards_top = 2 * _MARGIN + round(panel[3] * _POWER)
    places_top = cards_top + -(-len(counts) // _CARD_COLUMNS) * _CARD_HEIGHT + _MARGIN * bool(counts)
    rows = rows_of(_crops(view, names, places), WIDTH - 2 * _MARGIN)
    frame = Frame(Image.new("RGB", (WIDTH, places_top + height_of(rows)), theme.PARCHMENT))
    draw_panel(Lens(frame, _POWER, _MARGIN, _MARGIN), view, player, names[player.seat], None, panel)
    _draw_cards(frame, counts, cards_top)
    draw_rows(frame, rows, _MARGIN, places_top)
    return encode(frame.image)


def _counted(cards: Iterable[CardView]) -> list[tuple[str, int]]:
    """Culture symbols with the number of their cards, then people with their numbers added up."""
    culture, people = Counter[str](), Counter[str]()
    for card in cards:
        if card.bottom["kind"] == "culture":
            culture[str(card.bottom["symbol"])] += 1
        else:
            people[str(card.bottom.get("people", card.bottom["kind"]))] += int(card.bottom.get("amount", 1))
    return [*sorted(culture.items()), *sorted(people.items())]


def _draw_cards(frame: Frame, counts: Sequence[tuple[str, int]], top: int) -> None:
    step = (WIDTH - 2 * _MARGIN) // _CARD_COLUMNS
    for i, (name, count) in enumerate(counts):
        left = _MARGIN + i % _CARD_COLUMNS * step
        upper = top + i // _CARD_COLUMNS * _CARD_HEIGHT
        middle = upper + _CARD_HEIGHT // 2 - 4
        ground = theme.SAND if name in MULTIPLIER else theme.CULTURE_LIGHT
        box = (left, upper, left + step - 8, upper + _CARD_HEIGHT - 8)
        frame.box(box, theme.RADIUS, ground, INK, theme.LINE)
        frame.icon(symbol_icon(name), left + 58, middle, 92)
        width = frame.write(str(count), left + 114, middle, _NUMBER, INK)
        if name in MULTIPLIER:
            frame.write("×", left + 114 + width + 18, middle, theme.FIGURE, INK, "middle")
            frame.icon(MULTIPLIER[name], left + 114 + width + 62, middle, 62)


def _crops(view: TableView, names: Sequence[str], places: Sequence[str]) -> list[Image.Image]:
    """The places cut out of the board."""
    where = plan(form_of(view)).places
    wanted = [where[name].box for name in dict.fromkeys(places) if name in where]
    return cut(compose(view, names=names), wanted) if wanted else []
