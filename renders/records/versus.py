"""Two people against each other: who was how often before the other, and the latest games side by side."""

from __future__ import annotations

from renders import theme
from renders.frame import Frame, fit_text, text_width
from renders.names import initials, write_name
from renders.png import encode
from renders.records.sheet import HEIGHT, MARGIN, WIDTH, draw_beasts, draw_game, empty_sheet, panel
from renders.records.values import MOST_GAMES, VersusRecord
from renders.theme import FIGURE, HUGE, INK, LEAST, MARKS

_HEAD, _BAR = 108, 60
_TOP = MARGIN + _HEAD + MARGIN + _BAR + MARGIN
_MIDDLE = WIDTH // 2
_PAIRS = MOST_GAMES // 2


def draw_versus(record: VersusRecord) -> bytes:
    """Draw the record of two people with at least one common game, as a PNG."""
    frame = empty_sheet()
    _draw_head(frame, record)
    _draw_share(frame, record, MARGIN + _HEAD + MARGIN)
    panel(frame, (MARGIN, _TOP, WIDTH - MARGIN, HEIGHT - MARGIN))
    pairs = record.latest[-_PAIRS:]
    step = (WIDTH - 2 * MARGIN) / _PAIRS
    width = round(step / 2) - 12
    start = _MIDDLE - step * len(pairs) / 2
    box = (MARGIN, _TOP, WIDTH - MARGIN, HEIGHT - MARGIN)
    draw_beasts(frame, box, (round(start), round(start + step * len(pairs))))
    for i, pair in enumerate(pairs):
        middle = round(start + step * (i + 0.5))
        for seat, game in enumerate(pair):
            left = middle + (3 if seat else -3 - width)
            box = (left, _TOP + 14, left + width, HEIGHT - MARGIN - 6)
            draw_game(frame, game, box, MARKS[seat].colour)
    return encode(frame.image)


def _draw_head(frame: Frame, record: VersusRecord) -> None:
    """Draw both names at the edges, and between them how often each was before the other."""
    panel(frame, (MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + _HEAD))
    y, letters = MARGIN + _HEAD / 2, initials(record.names)
    room = _MIDDLE - 270
    for seat, (name, letter) in enumerate(zip(record.names, letters, strict=True)):
        edge = 70 if not seat else WIDTH - 70
        frame.figure(seat, letter, edge, y - 1, 84)
        side = "left" if not seat else "right"
        size = FIGURE if text_width(write_name(name), FIGURE) <= room else LEAST
        frame.write(fit_text(write_name(name), size, room), edge + (56, -56)[seat], y, size, INK, side)
    score = f"{record.before} : {record.behind}"
    frame.write(score, _MIDDLE, y, HUGE, INK, "middle")


def _draw_share(frame: Frame, record: VersusRecord, top: int) -> None:
    """Draw all common games as one bar: the first person before the second, level, the second before the first."""
    parts = ((record.before, MARKS[0].colour), (record.level, theme.SAND), (record.behind, MARKS[1].colour))
    whole, x = sum(count for count, _ in parts), float(MARGIN)
    unit = (WIDTH - 2 * MARGIN) / whole
    for count, colour in parts:
        if count:
            frame.box((round(x), top, round(x + count * unit), top + _BAR), theme.RADIUS, colour, INK, 3)
            ink = INK if colour == theme.SAND else MARKS[0].text
            if count * unit > _BAR:
                frame.write(str(count), x + count * unit / 2, top + _BAR / 2, FIGURE, ink, "middle")
        x += count * unit
