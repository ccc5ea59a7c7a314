"""A game replayed from its rows: pictures of its end, an animation, a single frame; runs in `bot/work`'s processes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import engine
from bot.games import SPECS
from engine.core.errors import RuleError
from engine.core.match import Match, Row, Setup
from engine.core.story import Frame, frame, frames, scenes, steps, story
from engine.core.values import frozen
from engine.core.views import LuckView

MOST_SCENES = 150
MOST_BYTES = 10_000_000
"""Discord takes files up to 10 MiB everywhere."""
Rows = Sequence[tuple[int | None, str, bool]]
"""The rows of a game that count, each as seat (None: chance), text, and whether it was chosen by a vote."""
Names = Sequence[str]
Draw = Callable[..., bytes]
"""`draw_end` or `draw_replay` of the game's painter, passed so that the process loads only what it needs."""


@frozen
class Film:
    """A replay as an animated GIF, with its first and last round."""

    animation: bytes
    scenes: int
    first: int
    last: int


@frozen
class End:
    """The pictures of a finished game, and by seat the luck with dice and the course of the points."""

    picture: bytes
    lucks: Sequence[LuckView]
    courses: Sequence[Sequence[int]]


@frozen
class Step:
    """One frame of a game, the view before it, its number from 0, and the number of frames."""

    frame: Frame
    before: Any
    number: int
    count: int


def end(draw: Draw, setup: str, rows: Rows, names: Names) -> End | None:
    """A finished game in pictures; None when its log cannot be replayed."""
    match, followed = _match(setup, rows)
    try:
        played = story(match, followed)
    except RuleError:
        return None
    return End(draw(played, names=names), played.lucks, played.courses)


def film(draw: Draw, setup: str, rows: Rows, names: Names, since: int) -> Film:
    """A game from round `since` on; raises a `RuleError` when its log began under other rules."""
    match, followed = _match(setup, rows)
    try:
        found = list(frames(match, followed, since))
    except RuleError:
        raise RuleError("error-no-replay") from None
    return _film(draw, found, names)


def _film(draw: Draw, found: Sequence[Frame], names: Names) -> Film:
    """A film with as many scenes as fit into a file."""
    most = MOST_SCENES
    while True:
        shown = scenes(found, most)
        animation = draw(shown, names=names)
        if len(animation) <= MOST_BYTES or most <= 2:
            return Film(animation, len(shown), found[0].round, found[-1].round)
        most = max(2, most * MOST_BYTES // len(animation) - 1)


def step(setup: str, rows: Rows, number: int) -> Step:
    """One step, the last one if there are fewer; raises `RuleError` as `film` does."""
    found = _steps(setup, rows)
    number = min(number, len(found) - 1)
    begin, (end, begun) = found[number - 1][0] if number else 0, found[number]
    current, before = frame(*_match(setup, rows), begin, end)
    return Step(replace(current, round=begun), before, number, len(found))


def rounds(setup: str, rows: Rows) -> dict[int, int]:
    """The number of the first step of each round; raises a `RuleError` as `film` does."""
    found = dict[int, int]()
    for number, (_, begun) in enumerate(_steps(setup, rows)):
        found.setdefault(begun, number)
    return found


def _steps(setup: str, rows: Rows) -> list[tuple[int, int]]:
    try:
        return steps(*_match(setup, rows), SPECS[Setup.read(setup).game].begins)
    except RuleError:
        raise RuleError("error-no-replay") from None


def _match(setup: str, rows: Rows) -> tuple[Match, list[Row]]:
    read = Setup.read(setup)
    return Match.start(engine.GAMES[read.game], read), [Row(*row[:2], voted=row[2]) for row in rows]
