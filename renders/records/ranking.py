"""The best of the rated games: a line for each over time, and a row with rating, games and wins."""

from __future__ import annotations

from collections.abc import Sequence

from renders import theme
from renders.chart import Line, Scale, draw_grid, draw_lines, move_apart
from renders.frame import Frame, fit_text, number
from renders.names import initials, write_name
from renders.png import encode
from renders.records.sheet import HEIGHT, MARGIN, WIDTH, empty_sheet, panel
from renders.records.values import MOST_RANKED, RankedPerson
from renders.theme import FIGURE, INK, LARGE, LEAST, MARKS

_ROW = 58
_LEFT, _RIGHT, _ENDS = 124, 1000, 1050
_RANK, _FIGURE, _NAME, _NAME_END, _RATING, _GAMES, _WINS = 40, 98, 132, 640, 760, 900, 1030


def draw_ranking(people: Sequence[RankedPerson]) -> bytes:
    """Draw the first five people, best first, as a PNG."""
    people = people[:MOST_RANKED]
    frame = empty_sheet()
    letters = initials([person.name for person in people])
    rows_top = HEIGHT - MARGIN - len(people) * _ROW
    _draw_course(frame, people, letters, rows_top - MARGIN)
    for i, (person, letter) in enumerate(zip(people, letters, strict=True)):
        _draw_row(frame, i, person, letter, rows_top + i * _ROW)
    return encode(frame.image)


def _draw_course(frame: Frame, people: Sequence[RankedPerson], letters: Sequence[str], bottom: int) -> None:
    panel(frame, (MARGIN, MARGIN, WIDTH - MARGIN, bottom))
    games = [number for person in people for number, _ in person.ratings]
    values = (rating for person in people for _, rating in person.ratings)
    scale = Scale(values, min(games), max(games), (_LEFT, MARGIN + 36, _RIGHT, bottom))
    draw_grid(frame, scale)
    frame.icon("goal", 44, bottom - 32, 40)
    lines = [Line(person.ratings, MARKS[i].colour) for i, person in enumerate(people)]
    draw_lines(frame, scale, lines[::-1])
    ends = sorted((scale.y(person.rating), i) for i, person in enumerate(people))
    for y, (_, i) in zip(move_apart([y for y, _ in ends], bottom, MARGIN), ends, strict=True):
        frame.figure(i, letters[i], _ENDS, y, 52)


def _draw_row(frame: Frame, index: int, person: RankedPerson, letters: str, top: int) -> None:
    """Draw rank, name, rating, how many games and how many won."""
    middle = top + _ROW // 2
    ground = theme.GOLD_LIGHT if not index else theme.CREAM
    frame.box((MARGIN, top + 2, WIDTH - MARGIN, top + _ROW - 2), theme.RADIUS, ground, INK, 3)
    frame.write(str(index + 1), _RANK, middle, FIGURE, INK, "middle")
    frame.figure(index, letters, _FIGURE, middle - 1, 48)
    frame.write(fit_text(write_name(person.name), FIGURE, _NAME_END - _NAME), _NAME, middle, FIGURE, INK)
    frame.icon("tie break", _RATING - 78, middle, 40)
    frame.write(number(person.rating), _RATING, middle, LARGE, INK, "middle")
    for icon, x, value in (("goal", _GAMES, person.games), ("crown", _WINS, person.wins)):
        frame.icon(icon, x - 58, middle, 40)
        frame.write(str(value), x, middle, FIGURE if value < 1000 else LEAST, INK, "middle")
