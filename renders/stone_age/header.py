"""The head of the picture: round, cards left, phase, who is on turn, and the last roll."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.stone_age.view import RollView, TableView
from renders import changes, theme
from renders.cells import Cell
from renders.frame import MINUS, Frame, fit_text, text_width
from renders.names import write_name
from renders.stone_age.layout import HEADER_HEIGHT, MARGIN, WIDTH
from renders.stone_age.rings import ring_buildings
from renders.theme import FIGURE, INK, LEAST

_PHASES = ("placing", "actions", "feeding")
_WHERE = {
    "hunt": "food",
    "forest": "wood",
    "claypit": "brick",
    "quarry": "stone",
    "river": "gold",
    "animal": "paw",
    "herd": "mammoth",
}
_SUMLESS = ("animal", "herd")
_MIDDLE = HEADER_HEIGHT // 2
_SIZE = 46
_LEAST_NAME = 60
_DIE, _SMALL_DIE, _ONE_LINE = 40, 26, 5

Who = tuple[int, str, str]
"""Seat, initials and name."""


def header_cells(
    view: TableView, names: Sequence[str], letters: Sequence[str], since: TableView | None
) -> Iterator[Cell]:
    """The cell of the last roll on the right, if there is one, and that of the round and the turn on the left."""
    end = WIDTH
    if view.last_roll is not None:
        roll, icon = view.last_roll, _icon_of(view, view.last_roll)
        end -= _roll_width(roll, icon)
        content = {"roll": roll, "icon": icon, "letters": letters[roll.seat], "width": WIDTH - end}
        yield Cell((end, 0, WIDTH, HEADER_HEIGHT), paint_roll, content)
    winners = [place.seat for place in view.standing if place.rank == 1] if view.phase == "over" else []
    content = {
        "round_": view.round,
        "deck": view.deck,
        "phase": view.phase,
        "who": tuple((seat, letters[seat], write_name(names[seat])) for seat in winners or view.waiting),
        "width": end,
        "news": (view.round - since.round, view.deck - since.deck) if since else (0, 0),
    }
    yield Cell((0, 0, end, HEADER_HEIGHT), paint_state, content)


def paint_state(
    frame: Frame,
    *,
    round_: int,
    deck: int,
    phase: str,
    who: tuple[Who, ...],
    width: int,
    news: tuple[int, int],
) -> None:
    """Draw the number of the round, cards left, the phases, and who is asked or has won."""
    x = 6.0
    for icon, value, changed in (("round", round_, news[0]), ("card", deck, news[1])):
        frame.icon(icon, x + 18, _MIDDLE, 38)
        x += 56 + changes.write_number(frame, str(value), changed, x + 42, _MIDDLE, align="left")
    for each in _PHASES:
        if each == phase:
            frame.box((round(x), 4, round(x) + 48, 52), theme.RADIUS, theme.GOLD, INK, theme.LINE)
        frame.icon(each, x + 24, _MIDDLE, 38 if each == phase else 30)
        x += 50 if each == phase else 42
    if who:
        _draw_turn(frame, phase, who, x + 12, width - 8)


def _draw_turn(frame: Frame, phase: str, who: tuple[Who, ...], x: float, end: float) -> None:
    """Draw everybody who is asked or has won, with as much of their names as there is room for."""
    frame.icon("crown" if phase == "over" else "turn", x + 20, _MIDDLE, 40)
    x += 48
    for place, (seat, letters, name) in enumerate(who):
        frame.figure(seat, letters, x + 22, _MIDDLE, _SIZE)
        x += 48
        room = end - x - 48 * (len(who) - place - 1) - 8
        if room > _LEAST_NAME:
            x += frame.write(fit_text(name, FIGURE, room), x, _MIDDLE, FIGURE, INK) + 12


def _icon_of(view: TableView, roll: RollView) -> str:
    """The icon of what a roll was for: the yield of a place or of a ring building, otherwise a card."""
    ring = ring_buildings(view).get(roll.where)
    return str(ring.ring["resource"]) if ring else _WHERE.get(roll.where, "card")


def _dice_width(roll: RollView) -> int:
    count = len(roll.dice)
    return _DIE * count if count <= _ONE_LINE else _SMALL_DIE * (-(-count // 2))


def _changes_of(roll: RollView) -> list[tuple[str, str]]:
    """What is added to the dice by tools and taken off by an animal: icon and signed number."""
    found = [("tool", f"+{roll.tools}")] if roll.tools else []
    return [*found, ("paw", f"{MINUS}{roll.malus}")] if roll.malus else found


def _write_total(roll: RollView, icon: str) -> str:
    summed = roll.tools or roll.malus or icon != "card"
    return f"={roll.total}" if summed and roll.where not in _SUMLESS else ""


def _roll_width(roll: RollView, icon: str) -> int:
    added = sum(36 + text_width(text, LEAST) + 6 for _, text in _changes_of(roll))
    total = _write_total(roll, icon)
    width = 108 + _dice_width(roll) + added + (text_width(total, FIGURE) + 10 if total else 0)
    return round(width) + 2 * MARGIN


def paint_roll(frame: Frame, *, roll: RollView, icon: str, letters: str, width: int) -> None:
    """Draw who has rolled for what, the dice, tools, what an animal takes off, and the sum."""
    frame.box((0, 3, width - MARGIN, HEADER_HEIGHT - 3), theme.RADIUS, theme.CREAM, INK, 3)
    frame.figure(roll.seat, letters, 30, _MIDDLE, _SIZE - 2)
    frame.icon(icon, 76, _MIDDLE, 40)
    x = 102.0
    _draw_dice(frame, roll, x)
    x += _dice_width(roll) + 2
    for each, text in _changes_of(roll):
        frame.icon(each, x + 17, _MIDDLE, 34)
        x += 42 + frame.write(text, x + 36, _MIDDLE, LEAST, INK)
    frame.write(_write_total(roll, icon), width - MARGIN - 10, _MIDDLE, FIGURE, INK, "right")


def _draw_dice(frame: Frame, roll: RollView, left: float) -> None:
    """Draw up to five dice in one line, more in two."""
    lines = 1 if len(roll.dice) <= _ONE_LINE else 2
    size, columns = _DIE if lines == 1 else _SMALL_DIE, -(-len(roll.dice) // lines)
    for i, value in enumerate(roll.dice):
        line, column = divmod(i, columns)
        y = _MIDDLE + (line - (lines - 1) / 2) * size
        frame.icon(f"die {value}", left + (column + 0.5) * size, y, size - 1)
