"""The head of the picture: round, kind of turn, who is on turn, the last turn, and what has been fetched."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.hunters_scouts.view import TableView
from renders import theme
from renders.cells import Cell
from renders.frame import Frame, fit_text, text_width
from renders.hunters_scouts.faces import RESOURCES
from renders.hunters_scouts.layout import HEADER_HEIGHT, MARGIN, WIDTH
from renders.names import write_name
from renders.theme import FIGURE, INK

_PHASES = {"turn": "character", "recall": "recall", "sunset": "sunset"}
_ENDS = {"goal": "goal", "last-turn": "last turn", "extinct": "supply"}
_MIDDLE = HEADER_HEIGHT // 2
_SIZE, _STEP = 46, 48
_LEAST_NAME = 60

Who = tuple[int, str, str]
"""Seat, initials and name."""


def header_cells(view: TableView, names: Sequence[str], letters: Sequence[str]) -> Iterator[Cell]:
    """The cell of the pool on the right, if there is one, and that of the round and the turn on the left."""
    end, pool = WIDTH, pool_of(view)
    if pool:
        end -= round(_pool_width(pool))
        yield Cell((end, 0, WIDTH, HEADER_HEIGHT), paint_pool, {"pool": pool, "width": WIDTH - end})
    winners = [place.seat for place in view.standing if place.rank == 1] if view.phase == "over" else []
    content = {
        "round_": view.round,
        "phase": view.phase,
        "why": view.why,
        "ending": view.ending,
        "who": tuple((seat, letters[seat], write_name(names[seat])) for seat in winners or view.waiting),
        "width": end,
    }
    yield Cell((0, 0, end, HEADER_HEIGHT), paint_state, content)


def pool_of(view: TableView) -> dict[str, int]:
    """The resources in the pool, in the order of `RESOURCES`."""
    kinds = [*RESOURCES, *(kind for kind in view.pool if kind not in RESOURCES)]
    return {kind: view.pool[kind] for kind in kinds if view.pool.get(kind)}


def paint_state(
    frame: Frame, *, round_: int, phase: str, why: str, ending: bool, who: tuple[Who, ...], width: int
) -> None:
    """Draw the number of the round, the kinds of turn or how the game ended, and who is asked or has won."""
    frame.icon("round", 26, _MIDDLE, 40)
    x = 62 + frame.write(str(round_), 50, _MIDDLE, FIGURE, INK)
    if why:
        frame.icon(_ENDS.get(why, why), x + 24, _MIDDLE, 44)
        x += 50
    for each, icon in _PHASES.items() if not why else ():
        if each == phase:
            frame.box((round(x), 3, round(x) + 48, 51), theme.RADIUS, theme.GOLD, INK, theme.LINE)
        frame.icon(icon, x + 24, _MIDDLE, 38 if each == phase else 30)
        x += 50 if each == phase else 42
    if ending:
        width -= 52
        frame.icon("last turn", width + 26, _MIDDLE, 44)
    if who:
        _draw_turn(frame, phase, who, x + 12, width - 8)


def _draw_turn(frame: Frame, phase: str, who: tuple[Who, ...], x: float, end: float) -> None:
    """Draw everybody who is asked or has won, with as much of their names as there is room for."""
    frame.icon("crown" if phase == "over" else "turn", x + 20, _MIDDLE, 40)
    x += _STEP
    for place, (seat, letters, name) in enumerate(who):
        frame.figure(seat, letters, x + 22, _MIDDLE, _SIZE)
        x += _STEP
        room = (end - x) / (len(who) - place) - _STEP * (place + 1 < len(who)) - 8
        if room > _LEAST_NAME:
            x += frame.write(fit_text(name, FIGURE, room), x, _MIDDLE, FIGURE, INK) + 12


def _pool_width(pool: Mapping[str, int]) -> float:
    return 2 * MARGIN + 12 + sum(_width(count) for count in pool.values())


def _width(count: int) -> float:
    return 54 + text_width(str(count), FIGURE)


def paint_pool(frame: Frame, *, pool: Mapping[str, int], width: int) -> None:
    """Draw the resources that have been fetched and may still be used."""
    frame.box((0, 2, width - MARGIN, HEADER_HEIGHT - 2), theme.RADIUS, theme.CREAM, INK, 3)
    x = 12.0
    for kind, count in pool.items():
        frame.write(str(count), x, _MIDDLE, FIGURE, INK)
        x += _width(count)
        frame.icon(kind, x - 30, _MIDDLE, 40)
