"""The rules of Nim: a player takes any number of stones from one heap; who takes the last stone wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from operator import xor
from typing import Annotated, Self

from engine.core import snapshot
from engine.core.actions import Action, Vocabulary
from engine.core.brain import Brain
from engine.core.errors import RuleError
from engine.core.events import Event
from engine.core.match import Setup
from engine.core.modules import Module, Modules
from engine.core.plans import THEN, Parts, PlanPart
from engine.core.position import refuse_unknown
from engine.core.question_kinds import QuestionKinds
from engine.core.questions import Decision, Over, Seat
from engine.core.randomness import Randomness
from engine.core.replay_source import ReplaySource
from engine.core.steps import Flow, copy_without_events
from engine.core.value_overrides import Replaced, Shape
from engine.core.views import ResultView

HEAPS = (3, 4, 5)
ASK, NEXT = "ask", "next"
MODULES = Modules(
    Module[None]("heaps", lambda _: None, ("classic",), (2, 3), variants=("heaps",)),
    usual="heaps",
    missing="error-setup",
)


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
    """The only step of the game: a seat takes stones from a heap."""

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
    """What everybody sees: all of the state."""

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
    """What a replay shows."""

    def scores(self, view: View) -> tuple[int, ...]:
        return view.scores

    def forecast(self, own: View, seat: Seat, /) -> int:
        return own.scores[seat]

    def roll_of(self, _event: Event, /) -> tuple[Seat, tuple[int, ...]] | None:
        return None

    def haul_of(self, _event: Event, /) -> tuple[Seat, Mapping[str, int]] | None:
        return None


def no_misfit(*_: object) -> str:
    return ""


class Kinds(QuestionKinds[State]):
    """The only kind of question that can be answered beforehand: the next move."""

    names = (NEXT,)
    plan = NEXT

    def values(self, seat: Seat, kind: str) -> tuple[str, ...]:
        del kind
        return (ASK, *map(str, Turn(seat).ask(self.state)[0].options))

    def read(self, seat: Seat, kind: str, text: str) -> str:
        values = self.values(seat, kind)
        if text not in values:
            raise RuleError("error-answer-value", value=text[:40], choices=", ".join(values))
        return text

    def explain(self, seat: Seat, kind: str, value: str) -> tuple[Event, ...]:
        verdict = "plan-legal" if value in self.values(seat, kind) else "plan-gone"
        return () if value == ASK else (Event(verdict, {"turn": 1, "entry": value}),)

    def answer(self, decision: Decision, given: Mapping[str, str]) -> Action | None:
        return next((each for each in decision.options if str(each) == given.get(NEXT)), None)

    def parts(self, plan: str) -> Parts:
        return (PlanPart(THEN, plan),)

    def join_parts(self, seat: Seat, parts: Parts) -> str:
        return self.read(seat, NEXT, " ".join(part.said for part in parts))

    def next_move(self, seat: Seat, parts: Parts, way: str) -> Decision | None:
        """One move at most."""
        del way
        return None if parts or not any(self.state.heaps) else Turn(seat).ask(self.state)[0]

    def describe_move(self, option: Action) -> str:
        return str(option)


class NimBrain(Brain[State]):
    """A computer player that leaves heaps with the nim-sum 0 if it can."""

    def imagine(self, state: State, seat: Seat, random: Randomness) -> State:
        del seat, random
        return copy_without_events(state)

    def scores(self, state: State, decision: Decision) -> list[float]:
        return [-float(self._sum(state.heaps, option)) for option in decision.options]

    def _sum(self, heaps: Sequence[int], option: Action) -> int:
        assert isinstance(option, Remove)
        taken = {option.heap - 1: option.stones}
        return reduce(xor, (stones - taken.get(n, 0) for n, stones in enumerate(heaps)))


class Nim:
    """The game `nim`: see `engine.core.match.Game`."""

    id = "nim"
    modules = MODULES.ids
    editions = MODULES.editions
    seats = MODULES.seats
    kinds: type[QuestionKinds[State]] = Kinds
    brain: Brain[State] = NimBrain()
    words = Vocabulary((Remove,))
    overrides = Shape((), frozenset(), lambda _: {}, lambda _: {}, no_misfit)
    replay: ReplaySource[View] = Replay()

    def complete(self, modules: Sequence[str]) -> tuple[str, ...]:
        return MODULES.complete(modules)

    def check(self, setup: Setup) -> None:
        MODULES.check(setup.modules, setup.edition, setup.seats)

    def with_values(self, values: Replaced) -> Self:
        del values
        return self

    def start(self, setup: Setup) -> State:
        return State(setup.seats, stack=[Turn(0)])

    def set_up(self, setup: Setup, said: Mapping[str, object]) -> State:
        refuse_unknown("name", said, ())
        return self.start(setup)

    def read(self, line: str) -> Action:
        return self.words.read(line)

    def view(self, state: State, viewer: Seat | None, waiting: tuple[Seat, ...]) -> View:
        scores = state.result.scores if state.result else (0,) * state.seats
        return View(viewer, tuple(state.heaps), waiting, scores)

    def preview(self, state: State, seat: Seat, action: Action) -> Event | None:
        del state, seat, action

    def list_distinct(self, state: State, decision: Decision) -> Sequence[Action]:
        del state
        return decision.options

    def loses(self, state: State, seat: Seat, action: Action) -> bool:
        del state, seat, action
        return False

    def copy_ahead(self, state: State, seat: Seat) -> State | None:
        """None: nothing can be decided ahead, as every move changes the heaps."""
        del state, seat
        return None

    def evaluate(self, state: State, seat: Seat) -> float:
        """The value of the state, highest for heaps with the nim-sum 0."""
        del seat
        return -float(reduce(xor, state.heaps))

    def round_of(self, state: State) -> int:
        return 1 + (state.moves - (state.result is not None)) // state.seats

    def load(self, plain: snapshot.Plain, setup: Setup) -> State:
        del setup
        return snapshot.load(plain, snapshot.registry((State, Turn, Over)))
