"""The kernel: a game is a stack of small steps; each asks, or asks nothing and acts."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar, Protocol, Self, TypeVar

from engine.core.actions import Action
from engine.core.copying import Copied, copier
from engine.core.events import Event
from engine.core.questions import Decision, Draw, Over, Pending, Roll, Seat
from engine.core.values import frozen


class Step(Protocol):
    """One paragraph of the rules: a `frozen` value of ids and numbers, never of objects of the state.

    `ask` either returns a question and changes nothing, or acts and returns None. `answer` is called with the chosen
    option, or with seat None and the outcome of chance, and pushes what comes next by `s.then(...)`. A step is popped
    from the stack before either is called.
    """

    def ask(self, s: Any, /) -> tuple[Decision, ...] | Roll | Draw | None: ...

    def answer(self, s: Any, seat: Any, action: Any, /) -> None: ...


class Acts:
    """Base of steps that ask nothing."""

    __slots__ = ()

    def answer(self, _s: Any, _seat: Any, action: Action, /) -> None:
        raise AssertionError(f"{type(self).__name__} asks nothing, but got {action}")


@frozen
class WaitForOthers(Acts):
    """The last step of a copy for deciding ahead: from here on the others must act first."""

    def ask(self, _s: GameState) -> tuple[Decision, ...]:
        return ()


@frozen
class InCase(Acts):
    """In a copy for deciding ahead: steps of which others decide whether they come; each is asked separately."""

    cases: tuple[Step, ...]

    def ask(self, _s: GameState) -> tuple[Decision, ...] | None:
        return () if self.cases else None


class GameState(Protocol):
    """What every state has: the stack of next steps, the events, the result once it ended, and a copy."""

    stack: list[Step]
    events: list[Event]
    result: Over | None

    def copy(self) -> Self: ...


@dataclass(slots=True)
class Flow(Copied):
    """Base of game states: the stack of steps, the events since they were last read, and the result.

    `records_events` is False where a computer player thinks ahead. Frequent actions check that before they make an
    event, which takes as long as acting.
    """

    records_events: ClassVar[bool] = True
    stack: list[Step] = field(default_factory=list["Step"], kw_only=True)
    events: list[Event] = field(default_factory=list[Event], kw_only=True, compare=False)
    result: Over | None = field(default=None, kw_only=True)

    def then(self, *steps: Step) -> None:
        """Push these steps: they come next, in this order."""
        if len(steps) == 1:
            self.stack.append(steps[0])
        else:
            self.stack.extend(steps[::-1])

    def tell(self, kind: str, **params: str | int) -> None:
        """Record a public event."""
        self.events.append(Event(kind, params))

    def tell_only(self, only: Seat, kind: str, **params: str | int) -> None:
        """Record an event that only this seat may know."""
        self.events.append(Event(kind, params, only))


F = TypeVar("F", bound=GameState)
Param = str | int
"""A parameter of an event."""


def copy_without_events(state: F) -> F:
    """A copy of the state without events, which records none, nor do copies of it."""
    copied: F = _class_without_events(type(state)).copy(state)
    copied.events.clear()
    return copied


@cache
def _class_without_events(kind: type[Any]) -> type[Any]:
    if issubclass(kind, _WithoutEvents):
        return kind
    without_events = type(f"Silent{kind.__name__}", (_WithoutEvents, kind), {"__slots__": ()})
    without_events.copy = copier(without_events)
    return without_events


class _WithoutEvents:
    """Overrides `Flow.tell` and `Flow.tell_only`, so that they do nothing.

    The parameters that most events have are named, the most usual ones first: collecting them in a dict takes three
    times as long, and keyword-only parameters twice as long.
    """

    __slots__ = ()
    records_events = False

    def tell(
        self,
        _kind: str,
        seat: Param = 0,
        space: Param = 0,
        what: Param = 0,
        pieces: Param = 0,
        location: Param = 0,
        card: Param = 0,
        **_others: Param,
    ) -> None: ...

    def tell_only(self, _only: Seat, _kind: str, **_params: str | int) -> None: ...


def pending(s: GameState) -> Pending:
    """Run the steps that ask nothing, then return what the game waits for. Calling it again returns the same."""
    stack = s.stack
    while stack:
        step = stack.pop()
        asked = step.ask(s)
        if asked is not None:
            stack.append(step)
            return asked
    if s.result is None:
        raise AssertionError("the steps ran out before the game had a result")
    return s.result


def apply(s: GameState, seat: Seat | None, action: Action) -> None:
    """Answer the step on top of the stack, unchecked and only after `pending`; `Match.play` is the checked way."""
    s.stack.pop().answer(s, seat, action)
