"""Nim: take as many stones as you like from one heap; whoever takes the last one wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from operator import xor
from typing import Annotated, Any, Self

from engine.core import snapshot
from engine.core.actions import Action, Vocabulary
from engine.core.errors import RuleError, SetupError
from engine.core.events import Event
from engine.core.match import Setup
from engine.core.questions import Decision, Over, Seat
from engine.core.replay_source import ReplaySource
from engine.core.steps import Flow
from engine.core.value_overrides import Replaced, Shape
from engine.core.views import ResultView

HEAPS = (3, 4, 5)
ASK, NEXT = "ask", "next"


@dataclass(frozen=True, slots=True)
class Remove(Action, text="remove {heap} {stones}"):
    """Take stones from a heap: `remove 2 3` takes three from the second."""

    heap: Annotated[int, range(1, len(HEAPS) + 1)]
    stones: Annotated[int, range(1, max(HEAPS) + 1)]


@dataclass(slots=True)
class State(Flow):
    seats: int
    heaps: list[int] = field(default_factory=lambda: [*HEAPS])
    moves: int = 0

    def copy(self) -> State:
        return replace(self, heaps=[*self.heaps], stack=[*self.stack], events=[*self.events])


@dataclass(frozen=True, slots=True)
class Turn:
    """All rules of the game."""

    seat: Seat

    def ask(self, s: State) -> tuple[Decision, ...]:
        heaps = enumerate(s.heaps, start=1)
        options = [Remove(heap, n) for heap, stones in heaps for n in range(1, stones + 1)]
        return (Decision(self.seat, "remove", options),)

    def answer(self, s: State, _seat: Seat, action: Action) -> None:
        assert isinstance(action, Remove)
        s.heaps[action.heap - 1] -= action.stones
        s.moves += 1
        s.tell("removed", seat=self.seat, heap=action.heap, stones=action.stones)
        if any(s.heaps):
            s.then(Turn((self.seat + 1) % s.seats))
        else:
            s.result = Over(tuple(int(seat == self.seat) for seat in range(s.seats)), (self.seat,))


@dataclass(frozen=True, slots=True)
class View:
    """Everything is open."""

    viewer: Seat | None
    heaps: tuple[int, ...]
    waiting: tuple[Seat, ...]
    scores: tuple[int, ...]
    start_player: Seat = 0

    @property
    def standing(self) -> tuple[ResultView, ...]:
        """By rank; empty before the end."""
        if any(self.heaps):
            return ()
        seats = sorted(range(len(self.scores)), key=lambda seat: -self.scores[seat])
        scores = ((seat, self.scores[seat]) for seat in seats)
        return tuple(ResultView(seat, 2 - score, score, None, {"last": score}) for seat, score in scores)


class Replay:
    """How it is told again."""

    def scores(self, view: View) -> tuple[int, ...]:
        return view.scores

    def results(self, view: View) -> tuple[ResultView, ...]:
        return view.standing

    def rolled(self, _event: Event, /) -> tuple[Seat, tuple[int, ...]] | None:
        return None


def no_misfit(*_: object) -> str:
    return ""


class Nim:
    """The game `nim`: see `engine.core.match.Game`."""

    id = "nim"
    modules: tuple[str, ...] = ("heaps",)
    editions: tuple[str, ...] = ("classic",)
    seats: tuple[int, ...] = (2, 3)
    orders: tuple[str, ...] = (NEXT,)
    plan: str = NEXT
    words = Vocabulary((Remove,))
    overrides = Shape((), frozenset(), lambda _: {}, lambda _: {}, no_misfit)
    replay: ReplaySource = Replay()

    def complete(self, modules: Sequence[str]) -> tuple[str, ...]:
        return (*self.modules, *(module for module in modules if module not in self.modules))

    def check(self, setup: Setup) -> None:
        if setup.seats not in self.seats:
            raise SetupError("error-setup-seats", seats=setup.seats)
        if (setup.modules, setup.edition) != (self.modules, self.editions[0]):
            raise SetupError

    def overridden(self, values: Replaced) -> Self:
        del values
        return self

    def start(self, setup: Setup) -> State:
        return State(setup.seats, stack=[Turn(0)])

    def read(self, line: str) -> Action:
        return self.words.read(line)

    def view(self, state: State, viewer: Seat | None, waiting: tuple[Seat, ...]) -> View:
        scores = state.result.scores if state.result else (0,) * state.seats
        return View(viewer, tuple(state.heaps), waiting, scores)

    def preview(self, state: State, seat: Seat, action: Action) -> Event | None:
        del state, seat, action

    def evaluate(self, state: State, seat: Seat) -> float:
        """Best is to leave heaps that cancel out."""
        del seat
        return -float(reduce(xor, state.heaps))

    def round_of(self, state: State) -> int:
        return 1 + (state.moves - (state.result is not None)) // state.seats

    def order_values(self, state: State, seat: Seat, order: str) -> tuple[str, ...]:
        del order
        return (ASK, *map(str, Turn(seat).ask(state)[0].options))

    def read_order(self, state: State, seat: Seat, order: str, text: str) -> str:
        values = self.order_values(state, seat, order)
        if text not in values:
            raise RuleError("error-order-value", value=text[:40], choices=", ".join(values))
        return text

    def explain_order(self, state: State, seat: Seat, order: str, value: str) -> tuple[Event, ...]:
        del state, seat, order, value
        return ()

    def standing(self, state: State, decision: Decision, orders: Mapping[str, str]) -> Action | None:
        del state
        return next((each for each in decision.options if str(each) == orders.get(NEXT)), None)

    def dump(self, state: State) -> snapshot.Plain:
        return snapshot.dump(state, leave_out=frozenset({"events"}))

    def load(self, plain: snapshot.Plain, setup: Setup) -> Any:
        del setup
        return snapshot.load(plain, snapshot.registry((State, Turn, Over)))
