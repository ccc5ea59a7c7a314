"""The trader board: the trader of the village, the track with its exchanges, and the markers of all players."""

from __future__ import annotations

from collections import defaultdict

from engine.stone_age.view import TableView, TradeView
from renders import changes, theme
from renders.frame import Frame, text_width
from renders.stone_age.effects import TRADER_JEWELRY
from renders.stone_age.layout import Box
from renders.stone_age.plan import Layout
from renders.theme import INK, SMALL, TEXT

_STEPS = 2
_EXTRA = 0.6
"""How much wider the first field is, where all begin."""
_FIELDS = 10
_COLUMN = 3
_TOP, _BOTTOM = 54, 166
_GROUNDS = (theme.PARCHMENT, theme.GOLD_LIGHT, theme.GOLD)


def trader_board(frame: Frame, where: Layout) -> None:
    """Everything of the trader board that never changes, for the static layer."""
    if where.track is None:
        return
    left, top, *_ = where.places["trader"].box
    right, bottom = where.track[2:]
    frame.box((left, top, right, bottom), theme.RADIUS, theme.WOOD_LIGHT, theme.WOOD_DARK, 6)
    frame.icon("trader", left + 58, top + 66, 96)
    frame.box((left + 110, top + 14, left + 200, top + 118), theme.RADIUS, theme.CREAM, INK, theme.LINE)
    for i, (amount, icon) in enumerate(((_STEPS, "track"), (TRADER_JEWELRY, "jewelry"))):
        frame.write(f"+{amount}", left + 118, top + 40 + 50 * i, TEXT, INK)
        frame.icon(icon, left + 174, top + 40 + 50 * i, 40)
    for field in range(_last(where) + 1):
        _draw_cell(frame, where, field)
    for trade in where.form.trader.trades if where.form.trader else ():
        _draw_trade(frame, trade, _cell(where, trade.first)[0], _cell(where, trade.last)[2], top + 31)


def _last(where: Layout) -> int:
    return where.form.trader.fields if where.form.trader else _FIELDS


def _cell(where: Layout, field: int) -> Box:
    """The box of a field of the track."""
    if where.track is None:
        raise ValueError("this table has no trader track")
    left, top, right, _ = where.track
    room = (right - 10 - left - 8) / (_last(where) + 1 + _EXTRA)
    start = left + 8 + (field + _EXTRA) * room if field else left + 8
    end = left + 8 + (field + 1 + _EXTRA) * room
    return round(start), top + _TOP, round(end) - 3, top + _BOTTOM


def _draw_cell(frame: Frame, where: Layout, field: int) -> None:
    left, top, right, bottom = _cell(where, field)
    trades = where.form.trader.trades if where.form.trader else ()
    number = next((i for i, trade in enumerate(trades) if trade.first <= field <= trade.last), None)
    ground = theme.SAND if number is None else _GROUNDS[min(number, len(_GROUNDS) - 1)]
    frame.box((left, top, right, bottom), 10, ground, INK, 3)
    frame.write(str(field), (left + right) / 2, bottom + 18, SMALL, INK, "middle")


def _draw_trade(frame: Frame, trade: TradeView, left: int, right: int, y: int) -> None:
    """The number of these for a number of choice, over the fields where that holds."""
    given = [
        *(("any",) if set(trade.given) - {"jewelry"} else ()),
        *(("jewelry",) * ("jewelry" in trade.given)),
    ]
    give, get, size = str(trade.give), str(trade.get), 32
    width = text_width(give, TEXT) + len(given) * size + 28 + text_width(get, TEXT)
    frame.box((left, y - 20, right, y + 20), 10, theme.CREAM, INK, 3)
    x = (left + right - width) / 2
    x += frame.write(give, x, y, TEXT, INK) + size / 2
    for icon in given:
        frame.icon(icon, x, y, size)
        x += size
    frame.icon("becomes", x, y, 22)
    frame.write(get, x + 14, y, TEXT, INK)


def draw_markers(frame: Frame, where: Layout, view: TableView, since: TableView | None) -> None:
    """The markers of all players on the track; those that have moved are outlined in news."""
    if where.track is None:
        return
    seats: dict[int, list[int]] = defaultdict(list)
    for player in view.players:
        seats[min(player.trader, _last(where))].append(player.seat)
    before = [player.trader for player in since.players] if since else []
    for field, present in seats.items():
        box = _cell(where, field)
        _draw_group(frame, present, box)
        if any(before[seat] != view.players[seat].trader for seat in present if seat < len(before)):
            changes.outline(frame, box)


def _draw_group(frame: Frame, seats: list[int], box: Box) -> None:
    """Up to three markers below each other, more of them in two columns."""
    left, top, right, bottom = box
    x, y = (left + right) / 2, (top + bottom) / 2
    if len(seats) <= _COLUMN:
        size = 50 if len(seats) < _COLUMN else 38
        for i, seat in enumerate(seats):
            frame.mark(seat, x, y + (size - 2) * (i - (len(seats) - 1) / 2), size)
        return
    rows, step = (len(seats) + 1) // 2, min(42, (right - left - 4) // 2)
    for i, seat in enumerate(seats):
        frame.mark(seat, x + step * (i % 2 - 0.5), y + 36 * (i // 2 - (rows - 1) / 2), min(36, step + 4))
