"""One person's finished games: how many, how well, the latest as bars, and the rating over time."""

from __future__ import annotations

from renders import theme
from renders.chart import Line, Scale, draw_grid, draw_lines
from renders.frame import Box, Frame, fit_text, number
from renders.names import initials, write_name
from renders.png import encode
from renders.records.sheet import HEIGHT, MARGIN, WIDTH, draw_beasts, draw_game, empty_sheet, panel
from renders.records.values import MOST_GAMES, PersonRecord, PlayedGame
from renders.theme import HUGE, INK, LARGE, MARKS

_BAND, _TILES = 76, 130
_TOP = MARGIN + _BAND + MARGIN + _TILES + MARGIN
_SEAM = 610
"""Where the bars end and the ratings begin, if there are any."""
_WIDEST = 84
_LINE = 2
"""A line needs two points."""
_AVERAGE = "Ø"


def draw_person(record: PersonRecord) -> bytes:
    """Draw the record of a person with at least one game, as a PNG."""
    frame = empty_sheet()
    mark = MARKS[0]
    frame.box((MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + _BAND), theme.RADIUS, mark.colour, INK, 3)
    frame.box((MARGIN + 12, MARGIN + 8, MARGIN + 76, MARGIN + 68), theme.RADIUS, theme.CREAM)
    frame.figure(0, initials([record.name])[0], MARGIN + 44, MARGIN + _BAND / 2, 56)
    frame.write(
        fit_text(write_name(record.name), LARGE, WIDTH - 130), 104, MARGIN + _BAND / 2, LARGE, mark.text
    )
    _draw_tiles(frame, record)
    bars_end = _SEAM if len(record.ratings) >= _LINE else WIDTH - MARGIN
    _draw_bars(frame, record.latest[-MOST_GAMES if bars_end > _SEAM else -MOST_GAMES // 2 :], bars_end)
    if bars_end == _SEAM:
        _draw_ratings(frame, record, (_SEAM + MARGIN, _TOP, WIDTH - MARGIN, HEIGHT - MARGIN))
    return encode(frame.image)


def _draw_tiles(frame: Frame, record: PersonRecord) -> None:
    """Draw how many games, wins, and latest wins in a row, and the average and best score."""
    top = MARGIN + _BAND + MARGIN
    values = (
        (("goal",), record.games),
        (("crown",), record.wins),
        (("crown",) * 3, record.streak),
        (("", "points"), record.average),
        (("points", "crown"), record.best),
    )
    step = (WIDTH - 2 * MARGIN) / len(values)
    for i, (icons, value) in enumerate(values):
        left = round(MARGIN + i * step)
        panel(frame, (left + 4 * bool(i), top, round(MARGIN + (i + 1) * step), top + _TILES))
        middle = left + step / 2
        for k, icon in enumerate(icons):
            x = middle + (k - (len(icons) - 1) / 2) * 40
            if icon:
                frame.icon(icon, x, top + 38, 46)
            else:
                frame.write(_AVERAGE, x, top + 38, LARGE, INK, "middle")
        frame.write(number(value), middle, top + 94, HUGE, INK, "middle")


def _draw_bars(frame: Frame, games: tuple[PlayedGame, ...], end: int) -> None:
    box = (MARGIN, _TOP, end, HEIGHT - MARGIN)
    panel(frame, box)
    step = min(_WIDEST + 24, (end - MARGIN - 24) / len(games))
    width = min(_WIDEST, round(step) - 14)
    start = (MARGIN + end - step * len(games)) / 2
    draw_beasts(frame, box, (round(start), round(start + step * len(games))))
    for i, game in enumerate(games):
        left = round(start + i * step + (step - width) / 2)
        colour = theme.GOLD if game.place == 1 else theme.SAND
        draw_game(frame, game, (left, _TOP + 16, left + width, HEIGHT - MARGIN - 6), colour)


def _draw_ratings(frame: Frame, record: PersonRecord, box: Box) -> None:
    panel(frame, box)
    left, top, right, bottom = box
    numbers = tuple(enumerate(rating for _, rating in record.ratings))
    area = (left + 100, top + 90, right - 40, bottom)
    scale = Scale((rating for _, rating in numbers), 0, len(numbers) - 1, area)
    draw_grid(frame, scale)
    draw_lines(frame, scale, [Line(numbers, MARKS[0].colour)])
    frame.icon("tie break", left + 40, top + 32, 44)
    frame.write(number(record.ratings[-1][1]), right - 24, top + 34, LARGE, INK, "right")
