"""Games told again, away from the event loop: the end of a game, its replay, and every moment for stepping through."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeVar

import renders.hunters_scouts
import renders.stone_age
from bot.live import Live
from bot.pictures import Studio
from engine.core.errors import RuleError
from engine.core.match import Match, Row
from engine.core.story import Moment, moments, scenes, story
from engine.core.views import SceneView, StoryView
from engine.narrators import NARRATORS

MOST_SCENES = 150
MOST_BYTES = 10_000_000
"""Discord takes files up to 10 MiB everywhere."""
KEPT = 6
"""So many tables' moments and films are kept, the latest used."""
Told = TypeVar("Told")


class Stage(Protocol):
    """What more can be drawn of some games; a module of `renders` is one."""

    def draw_close(self, view: Any, *, names: Sequence[str], places: Sequence[str]) -> bytes: ...
    def draw_end(self, story: StoryView, *, names: Sequence[str]) -> bytes: ...
    def draw_replay(self, scenes: Sequence[SceneView], *, names: Sequence[str]) -> bytes: ...


STAGES: Mapping[str, Stage] = {
    "stone_age": renders.stone_age,
    "hunters_scouts": renders.hunters_scouts,
}


@dataclass(frozen=True, slots=True)
class Film:
    """A replay as an animated GIF, and from which round to which it goes."""

    animation: bytes
    scenes: int
    first: int
    last: int


class Cinema:
    """Tells one game at a time, so that boards are never kept waiting; who asks for the same gets the same."""

    def __init__(self, studio: Studio, stages: Mapping[str, Stage] = STAGES) -> None:
        self.studio = studio
        self._stages = stages
        self._projector = asyncio.Semaphore(1)
        self._told: OrderedDict[tuple[str, int], tuple[int, asyncio.Task[Any]]] = OrderedDict()

    def shows(self, game: str) -> bool:
        """Whether there are pictures of this game for phones and replays."""
        return game in self._stages

    async def close(self, live: Live, view: Any, places: Sequence[str]) -> bytes:
        """The viewer's own things on a phone, and the places they may choose."""
        stage = self._stage(live)
        return await asyncio.to_thread(stage.draw_close, view, names=live.names, places=places)

    async def end(self, live: Live) -> bytes:
        """The whole game in one picture; the final count alone where the way there cannot be told."""
        game, view, names = live.setup.game, live.running.view(None), live.names
        if game not in self._stages or game not in NARRATORS:
            return await self.studio.standing(game, view, names)
        try:
            told = await self.moments(live)
        except RuleError:
            return await self.studio.standing(game, view, names)
        draw = self._stages[game].draw_end
        return await asyncio.to_thread(lambda: draw(story(NARRATORS[game], told), names=names))

    async def moments(self, live: Live) -> tuple[Moment, ...]:
        """The game from its first moment to now; raises a `RuleError` when its log began under other rules."""
        match = Match.start(live.game, live.setup)
        rows = [row for _, row in live.counting()]
        return await self._once("moments", live, partial(_moments, match, rows))

    async def film(self, live: Live) -> Film:
        """A finished game, or the last round of one that runs and what came after it; bystanders may see it."""
        stage = self._stage(live)
        told = await self.moments(live)
        return await self._once("film", live, partial(_film, stage, _recent(told, live), live.names))

    def _stage(self, live: Live) -> Stage:
        stage = self._stages.get(live.setup.game)
        if stage is None:
            raise RuleError("error-no-replay")
        return stage

    async def _once(self, what: str, live: Live, tell: Callable[[], Told]) -> Told:
        """What was told of this state of a table already, or is being told; else it is told now, in a thread."""
        key, state = (what, live.record.id), len(live.rows)
        known, task = self._told.get(key, (-1, None))
        if task is None or known != state or (task.done() and task.exception() is not None):
            task = asyncio.create_task(self._tell(tell))
            self._told[key] = state, task
        self._told.move_to_end(key)
        while len(self._told) > 2 * KEPT:
            self._told.popitem(last=False)
        return await asyncio.shield(task)

    async def _tell(self, tell: Callable[[], Told]) -> Told:
        async with self._projector:
            return await asyncio.to_thread(tell)


def _moments(match: Match, rows: Sequence[Row]) -> tuple[Moment, ...]:
    try:
        return tuple(moments(match, rows))
    except RuleError:
        raise RuleError("error-no-replay") from None


def _recent(told: Sequence[Moment], live: Live) -> Sequence[Moment]:
    """Everything of a finished game; else from the beginning of the last complete round."""
    if live.running.over is not None:
        return told
    first = max(told[0].round, told[-1].round - 1)
    return [moment for moment in told if moment.round >= first]


def _film(stage: Stage, told: Sequence[Moment], names: Sequence[str]) -> Film:
    """As many scenes as a file may hold."""
    most = MOST_SCENES
    while True:
        shown = scenes(told, most)
        animation = stage.draw_replay(shown, names=names)
        if len(animation) <= MOST_BYTES or most <= 2:
            return Film(animation, len(shown), told[0].round, told[-1].round)
        most = max(2, most * MOST_BYTES // len(animation) - 1)
