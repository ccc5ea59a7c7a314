"""The trader board: the trader of the village, the track with its exchanges, and where all players are on it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from engine.stone_age.view import TableView, TraderView, TradeView
from renders import changes, theme
from renders.cells import Cell
from renders.frame import Box, Frame, text_width
from renders.stone_age.effects import TRADER_JEWELRY
from renders.stone_age.layout import FIGURE_SIZE
from renders.stone_age.zones import Standing, draw_places, figures_at
from renders.theme import INK, LEAST, MARKS

_STEPS = 2
_SPOTS = ((40, 114), (92, 114))
_PLACE = 186
"""The width of the trader with his places, left of the track."""
_TOP, _NUMBERS = 46, 30
_GROUNDS = (theme.PARCHMENT, theme.GOLD_LIGHT, theme.GOLD)
_SMALL, _MANY = 30, 3
"""How small figures are drawn of which several stand on a field, and from how many lines on they are smaller still."""

Marker = tuple[int, str, bool]
"""Seat and initials of a player, and whether they have moved."""


def trader_cells(
    view: TableView, letters: Sequence[str], since: TableView | None, place: Box, track: Box
) -> Iterator[Cell]:
    """The cells of the trader's place and of the track next to it."""
    spaces = {space.id: space for space in view.spaces}
    before = {space.id: space for space in since.spaces} if since else spaces
    if view.trader is None:
        return
    if "trader" in spaces:
        now = spaces["trader"]
        content: dict[str, object] = {
            "who": figures_at(now, letters),
            "shut": view.phase == "placing" and not now.open,
            "news": sum(now.people) - sum(before["trader"].people if "trader" in before else now.people),
        }
        yield Cell(place, paint_trader, content)
    old = since.players if since else view.players
    markers = tuple(
        (player.seat, letters[player.seat], player.trader != old[player.seat].trader)
        for player in view.players
    )
    fields = tuple(min(player.trader, view.trader.fields) for player in view.players)
    size = (track[2] - track[0], track[3] - track[1])
    content = {"trader": view.trader, "markers": markers, "fields": fields, "size": size}
    yield Cell(track, paint_track, content)


def paint_trader(frame: Frame, *, who: Standing, shut: bool, news: int) -> None:
    """Draw the trader, what a visit gives, and who visits him."""
    frame.box((0, 0, _PLACE, 148), theme.RADIUS, theme.WOOD_LIGHT, theme.WOOD_DARK, theme.LINE)
    frame.icon("trader", 46, 46, 80)
    frame.box((92, 8, _PLACE - 10, 84), theme.RADIUS, theme.CREAM, INK, theme.LINE)
    for i, (amount, icon) in enumerate(((_STEPS, "track"), (TRADER_JEWELRY, "jewelry"))):
        frame.write(f"+{amount}", 102, 28 + 35 * i, LEAST, INK)
        frame.icon(icon, 154, 28 + 35 * i, 32)
    draw_places(frame, _SPOTS, who, theme.OCHRE, shut=shut)
    changes.draw_chip(frame, news, (150, 114), LEAST)


def paint_track(
    frame: Frame,
    *,
    trader: TraderView,
    markers: Sequence[Marker],
    fields: Sequence[int],
    size: tuple[int, int],
) -> None:
    """Draw all fields with the players on them, and above them the rates of exchange."""
    width, height = size
    frame.box((0, 0, width, height), theme.RADIUS, theme.WOOD_LIGHT, theme.WOOD_DARK, theme.LINE)
    room = (width - 14) / (trader.fields + 1)
    edges = [round(7 + room * i) for i in range(trader.fields + 2)]
    present: dict[int, list[Marker]] = defaultdict(list)
    for field, marker in zip(fields, markers, strict=True):
        present[field].append(marker)
    for field in range(trader.fields + 1):
        box = (edges[field] + 1, _TOP, edges[field + 1] - 1, height - _NUMBERS)
        frame.box(box, theme.RADIUS, _ground(trader, field), INK, 3)
        frame.write(str(field), (box[0] + box[2]) / 2, height - _NUMBERS / 2 - 1, LEAST, INK, "middle")
        _draw_markers(frame, present[field], box)
    for trade in trader.trades:
        _draw_trade(frame, trade, edges[trade.first] + 1, edges[trade.last + 1] - 1)


def _ground(trader: TraderView, field: int) -> str:
    number = next((i for i, each in enumerate(trader.trades) if each.first <= field <= each.last), None)
    return theme.SAND if number is None else _GROUNDS[min(number, len(_GROUNDS) - 1)]


def _draw_trade(frame: Frame, trade: TradeView, left: int, right: int) -> None:
    """Draw a rate of exchange, such as 3 of these for 1, above the fields where it holds."""
    given = [
        *(("any",) if set(trade.given) - {"jewelry"} else ()),
        *(("jewelry",) * ("jewelry" in trade.given)),
    ]
    give, get, size, y = str(trade.give), str(trade.get), 27, 25
    width = text_width(give, LEAST) + len(given) * size + 26 + text_width(get, LEAST)
    frame.box((left, 8, right, 42), theme.RADIUS, theme.CREAM, INK, 3)
    x = (left + right - width) / 2
    x += frame.write(give, x, y, LEAST, INK) + size / 2
    for icon in given:
        frame.icon(icon, x, y, size)
        x += size
    frame.icon("becomes", x - 1, y, 18)
    frame.write(get, x + 12, y, LEAST, INK)


def _draw_markers(frame: Frame, present: Sequence[Marker], box: Box) -> None:
    """Draw a single figure with its initials; several of them small, without initials, in two columns."""
    left, top, right, bottom = box
    x, y = (left + right) / 2, (top + bottom) / 2
    if any(moved for _, _, moved in present):
        changes.draw_edge(frame, box)
    if len(present) == 1:
        seat, letters, _ = present[0]
        frame.figure(seat, letters, x, y, FIGURE_SIZE)
        return
    lines = (len(present) + 1) // 2
    size = _SMALL if lines < _MANY else 24
    for i, (seat, _, _) in enumerate(present):
        down = (i // 2 - (lines - 1) / 2) * (size - 2)
        frame.icon(f"figure {MARKS[seat].letter}", x + (i % 2 - 0.5) * size, y + down, size)
