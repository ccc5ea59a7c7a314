"""Open locations: their painting, fields with and without a stone, the members there and hollows for more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from PIL import Image

from engine.hunters_scouts.view import FieldView, LocationView, TableView
from renders import changes, theme
from renders.cells import Cell
from renders.frame import Frame
from renders.hunters_scouts.figures import LETTER_SIZE, Member, draw_letter, draw_members, figures_at
from renders.hunters_scouts.landscapes import TERRAINS, hollow_colour, landscape
from renders.hunters_scouts.layout import Layout, Size
from renders.palette import to_palette
from renders.theme import INK, RADIUS

_CROWD = 3
_MUCH = 1.15
_MOST_FIELD, _ZONE, _GROUND = 64, 0.56, 0.58
_TALL = 84
_BEASTS = ("macrauchenia", "toxodon", "mammoth")


def location_cells(
    view: TableView, letters: Sequence[str], where: Layout, since: TableView | None
) -> Iterator[Cell]:
    """The cells of all open cards, with what has changed on them, and of cave paintings in the other slots."""
    before = {location.id: location for location in since.locations} if since else {}
    for location, box in zip(view.locations, where.locations, strict=True):
        old = before.get(location.id)
        content = {
            "name": location.name,
            "letter": location.letter,
            "fields": location.fields,
            "standing": figures_at(location, letters),
            "size": where.size,
            "news": since is not None and (old is None or old.members != location.members),
            "worn": _fields_worn(location, old),
        }
        yield Cell(box, paint_location, content)
    for i, box in enumerate(where.vacant):
        yield Cell(box, paint_vacancy, {"beast": _BEASTS[i % 3], "size": where.size})


def _fields_worn(location: LocationView, old: LocationView | None) -> tuple[int, ...]:
    """The indexes of fields that are covered now and were not before; none for a new card."""
    fields = old.fields if old and len(old.fields) == len(location.fields) else location.fields
    pairs = zip(location.fields, fields, strict=True)
    return tuple(i for i, (now, then) in enumerate(pairs) if now.covered and not then.covered)


def paint_vacancy(frame: Frame, *, beast: str, size: Size) -> None:
    """Draw a cave painting where no location lies."""
    side = min(size.width, size.height, 150) - 16
    frame.shadow(beast, size.width / 2, size.height / 2, side, theme.SAND)


def paint_location(
    frame: Frame,
    *,
    name: str,
    letter: str,
    fields: tuple[FieldView, ...],
    standing: tuple[Member, ...],
    size: Size,
    news: bool,
    worn: tuple[int, ...],
) -> None:
    """Draw one card: letter and members above, fields below."""
    frame.lay(_empty(name, size), (0, 0, size.width, size.height))
    draw_letter(frame, letter)
    side = field_size(len(fields), size)
    top = size.height - _lines(len(fields), side, size) * (side + 2) - 4
    feet = max(min(top - 2, round(size.height * _GROUND)), size.figure + 4)
    _draw_members(frame, name, standing, size, feet - size.figure // 2)
    for i, (field, (x, y)) in enumerate(zip(fields, _spots(len(fields), side, size), strict=True)):
        _draw_field(frame, field, x, y, side)
        if i in worn:
            half = side // 2
            changes.draw_edge(frame, (x - half, y - half, x + half, y + half))
    frame.box((0, 0, size.width, size.height), RADIUS, None, theme.NEWS if news else INK, theme.LINE)


@lru_cache(maxsize=32)
def _empty(name: str, size: Size) -> Image.Image:
    """Draw a card with its landscape and its beast alone."""
    ground = Image.new("RGB", (size.width, size.height), theme.PARCHMENT)
    painting = landscape(name, size.width, size.height)
    ground.paste(painting, (0, 0), painting)
    frame = Frame(to_palette(ground))
    if name not in TERRAINS:
        _draw_beast(frame, name, size)
    return frame.image


def _draw_beast(frame: Frame, name: str, size: Size) -> None:
    """Draw the beast between letter and members, or below the letter if there is too little room."""
    room = size.width - LETTER_SIZE - _CROWD * size.figure - 8
    if room < size.figure:
        side = min(_TALL, size.height - LETTER_SIZE - 34)
        frame.icon(name, side / 2 + 2, LETTER_SIZE + side / 2, side)
    else:
        side = min(room, round(size.height * _GROUND) + 6)
        frame.icon(name, LETTER_SIZE + room / 2 + 2, size.height * _GROUND - side / 2 + 2, side)


def _draw_members(frame: Frame, name: str, standing: Sequence[Member], size: Size, y: float) -> None:
    """Draw the members on the right, and hollows to the left of them."""
    right, left = size.width - 6, LETTER_SIZE + 2
    x = draw_members(frame, standing, left, right, y, size.figure)
    for i in range(_CROWD - len(standing)):
        frame.shadow("hollow", x - i * size.figure, y + 3, round(size.figure * 0.76), hollow_colour(name))


def field_size(count: int, size: Size) -> int:
    """The side of a field: as large as one row allows, or as two rows allow if that is much larger."""
    one, two = (_side(count, lines, size) for lines in (1, 2))
    return two if two > _MUCH * one else one


def _side(count: int, lines: int, size: Size) -> int:
    across = (size.width - 10) // max(1, -(-count // lines)) - 2
    return min(_MOST_FIELD, across, round(size.height * _ZONE) // lines - 2)


def _lines(count: int, side: int, size: Size) -> int:
    return 1 if _side(count, 1, size) >= side else 2


def _spots(count: int, side: int, size: Size) -> list[tuple[int, int]]:
    """The middles of the fields; the upper one of two rows is as long as the lower one, or one field longer."""
    lines = _lines(count, side, size)
    upper = -(-count // lines)
    spots: list[tuple[int, int]] = []
    for i in range(count):
        row, column = divmod(i, upper)
        length = count - upper if row else upper
        x = size.width / 2 + (column - (length - 1) / 2) * (side + 2)
        spots.append((round(x), size.height - 6 - side // 2 - (lines - 1 - row) * (side + 2)))
    return spots


def _draw_field(frame: Frame, field: FieldView, x: int, y: int, size: int) -> None:
    """Draw a field with its resource or the stone on it; fields marked in the variant `survival` are covered first."""
    if field.covered:
        frame.icon("used field", x, y, size)
        frame.icon("survival stone" if field.marked else "consumption stone", x, y, round(size * 0.74))
    else:
        frame.icon("field slot", x, y, size)
        frame.icon(field.kind, x, y, round(size * 0.78))
