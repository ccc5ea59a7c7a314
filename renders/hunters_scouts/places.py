"""The sacred places: when they do what, and who holds them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.hunters_scouts.view import TableView
from renders import changes, theme
from renders.cells import Cell
from renders.frame import Frame
from renders.hunters_scouts.figures import LETTER_SIZE, Member, draw_letter, draw_members, figures_at
from renders.hunters_scouts.layout import PLACE_HEIGHT, PLACE_WIDTH, Layout
from renders.hunters_scouts.signs import POWERS, draw_line
from renders.theme import INK, RADIUS

_PAINTING = 60
_SIGN, _SMALL_SIGN = 36, 30
_POWERS = LETTER_SIZE + _PAINTING + 6
_MEMBER = 46


def place_cells(
    view: TableView, letters: Sequence[str], where: Layout, since: TableView | None
) -> Iterator[Cell]:
    """The cells of all sacred places in play."""
    before = {place.id: place.members for place in (since or view).places}
    for place, box in zip(view.places, where.places, strict=True):
        content = {
            "place": place.id,
            "letter": place.letter,
            "standing": figures_at(place, letters),
            "news": before.get(place.id, place.members) != place.members,
        }
        yield Cell(box, paint_place, content)


def paint_place(frame: Frame, *, place: str, letter: str, standing: tuple[Member, ...], news: bool) -> None:
    """Draw a sacred place with its letter, what it does, and the members there, all of one tribe."""
    middle = PLACE_HEIGHT // 2
    frame.box((0, 0, PLACE_WIDTH, PLACE_HEIGHT), RADIUS, theme.ICE, INK, theme.LINE)
    frame.icon(place, LETTER_SIZE + _PAINTING // 2 + 1, middle, _PAINTING - 4)
    draw_letter(frame, letter)
    end = _POWERS
    powers = POWERS.get(place, ())
    for i, line in enumerate(powers):
        y = middle + 29 * (i - (len(powers) - 1) / 2)
        size = _SIGN if len(powers) == 1 else _SMALL_SIGN
        end = max(end, round(draw_line(frame, line, _POWERS, y, size, PLACE_WIDTH - _POWERS - _MEMBER - 12)))
    if standing:
        draw_members(frame, standing, end + 4, PLACE_WIDTH - 6, middle, _MEMBER)
    else:
        frame.shadow("hollow", PLACE_WIDTH - 6 - _MEMBER / 2, middle, _MEMBER - 4, theme.STONE)
    if news:
        changes.draw_edge(frame, (0, 0, PLACE_WIDTH, PLACE_HEIGHT))
