"""A game in progress, as the shell holds it: the checked way to play, and everything that may be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol, Self

from engine.core import snapshot
from engine.core.actions import CHANCE, Action, Vocabulary, number
from engine.core.errors import Illegal, NotAsked, SetupError
from engine.core.events import Event
from engine.core.questions import Chance, Decision, Draw, Over, Pending, Roll, Seat
from engine.core.replay_source import ReplaySource
from engine.core.steps import Flow, apply, pending
from engine.core.value_overrides import Replaced, Shape


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game is started with; `str(setup)` is the setup line of a transcript."""

    game: str
    seats: int
    modules: tuple[str, ...]
    edition: str

    def __str__(self) -> str:
        return f"{self.game} seats={self.seats} modules={','.join(self.modules)} edition={self.edition}"

    @property
    def contents(self) -> str:
        """What is played, with however many: it is fixed when a table opens."""
        return f"{self.game} modules={','.join(self.modules)} edition={self.edition}"

    @classmethod
    @lru_cache(maxsize=1024)
    def read(cls, line: str) -> Setup:
        """The setup that `line` says; raises `SetupError`."""
        game, *words = line.split(" ")
        named = {name: value for name, _, value in (word.partition("=") for word in words)}
        try:
            setup = cls(game, number(named["seats"]), tuple(named["modules"].split(",")), named["edition"])
        except (KeyError, ValueError):
            raise SetupError("error-setup-unreadable", line=line[:80]) from None
        if str(setup) != line:
            raise SetupError("error-setup-unreadable", line=line[:80])
        return setup


class GameState(Protocol):
    """What the shell may do with a state besides playing on it."""

    stack: Any
    events: list[Event]
    result: Over | None

    def copy(self) -> Self: ...


class Game(Protocol):
    """One game of the product: how it is set up, what its words are, and what may be seen of it.

    `modules` are the ids on offer in their fixed order and `editions` the component tables; `seats` are the numbers
    of players that some combination allows. `replay` reads its story from views, `overrides` says which values an
    operator may set. `evaluate` guesses how a seat stands; `round_of` counts from 1. `orders` are the standing orders
    that a seat may give, and `plan` is the one of them that says the moves of its own turns.
    """

    id: str
    modules: tuple[str, ...]
    editions: tuple[str, ...]
    seats: tuple[int, ...]
    words: Vocabulary
    replay: ReplaySource
    overrides: Shape
    orders: tuple[str, ...]
    plan: str

    def complete(self, modules: Sequence[str]) -> tuple[str, ...]:
        """The asked modules in the fixed order, with the usual variant if none is named; unknown ones come last."""
        ...

    def check(self, setup: Setup) -> None:
        """Raise `SetupError` with the reason when the setup is not allowed."""
        ...

    def overridden(self, values: Replaced) -> Self:
        """The same game with other values than the printed ones."""
        ...

    def start(self, setup: Setup) -> Any: ...
    def read(self, line: str) -> Action: ...
    def view(self, state: Any, viewer: Seat | None, waiting: tuple[Seat, ...]) -> Any: ...
    def preview(self, state: Any, seat: Seat, action: Action) -> Event | None: ...
    def evaluate(self, state: Any, seat: Seat) -> float: ...
    def round_of(self, state: Any) -> int: ...

    def order_values(self, state: Any, seat: Seat, order: str) -> tuple[str, ...]:
        """What this seat may set a standing order to now, the usual value first; empty when it has no use."""
        ...

    def read_order(self, state: Any, seat: Seat, order: str, text: str) -> str:
        """The value that the text says, as it is stored; raises `RuleError`. Every one of `order_values` is read."""
        ...

    def explain_order(self, state: Any, seat: Seat, order: str, value: str) -> tuple[Event, ...]:
        """What a value would do now, part by part, for its confirmation; empty when it speaks for itself."""
        ...

    def standing(self, state: Any, decision: Decision, orders: Mapping[str, str]) -> Action | None:
        """The option that the orders of the asked seat answer with; None when it must be asked itself."""
        ...

    def dump(self, state: Any) -> snapshot.Plain: ...
    def load(self, plain: snapshot.Plain, setup: Setup) -> Any: ...


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a game's log: what a seat did, or (seat None) what chance gave."""

    seat: Seat | None
    text: str

    def __str__(self) -> str:
        return f"{'chance' if self.seat is None else self.seat} {self.text}"


class Match:
    """One running game. It never guesses: `asked` says what is missing, `play` and `supply` give it."""

    def __init__(self, game: Game, setup: Setup, state: Any, asked: Pending | None = None) -> None:
        self.game = game
        self.setup = setup
        self._state = state
        self.asked: Pending = pending(state) if asked is None else asked
        self._views: dict[Seat | None, Any] = {}

    @classmethod
    def start(cls, game: Game, setup: Setup) -> Match:
        """A fresh game; raises `SetupError` when the setup is not allowed."""
        game.check(setup)
        return cls(game, setup, game.start(setup))

    @classmethod
    def restore(cls, game: Game, setup: Setup, plain: snapshot.Plain) -> Match:
        """The game of a snapshot."""
        return cls(game, setup, game.load(plain, setup))

    def copy(self) -> Match:
        """The same game once more, sharing nothing that can change."""
        return Match(self.game, self.setup, self._state.copy(), self.asked)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions that are open now, empty when chance is asked or the game is over."""
        return self.asked if isinstance(self.asked, tuple) else ()

    @property
    def chance(self) -> Chance | None:
        """What chance is asked for now."""
        return self.asked if isinstance(self.asked, Roll | Draw) else None

    @property
    def over(self) -> Over | None:
        """The result, once the game has ended."""
        return self.asked if isinstance(self.asked, Over) else None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe a decision."""
        return tuple(decision.seat for decision in self.decisions)

    @property
    def round(self) -> int:
        return self.game.round_of(self._state)

    def decision_of(self, seat: Seat) -> Decision:
        """The decision that this seat owes; raises `NotAsked`."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        raise NotAsked

    def play(self, seat: Seat, line: str) -> Row:
        """This seat gives its answer; raises a `RuleError` and changes nothing when it may not."""
        action = self.decision_of(seat).option(self.game.read(line))
        self._answer(seat, action)
        return Row(seat, str(action))

    def supply(self, outcome: Action) -> Row:
        """Chance gives its answer; raises `Illegal` when it does not fit the question."""
        question = self.chance
        if question is None or not question.accepts(outcome):
            raise Illegal("error-wrong-chance", action=str(outcome))
        self._answer(None, outcome)
        return Row(None, str(outcome))

    def follow(self, row: Row) -> None:
        """Play a row of the log again; raises a `RuleError` when it does not fit."""
        if row.seat is None:
            self.supply(CHANCE.read(row.text))
        else:
            self.play(row.seat, row.text)

    def _answer(self, seat: Seat | None, action: Action) -> None:
        self._views.clear()
        apply(self._state, seat, action)
        self.asked = pending(self._state)

    def take_events(self) -> list[Event]:
        """What happened since this was last called."""
        state: Flow = self._state
        events, state.events = state.events, []
        return events

    def view(self, viewer: Seat | None) -> Any:
        """What this seat (None: a bystander) may see of the table; made once for every position."""
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self._state, viewer, self.waiting)
        return self._views[viewer]

    def preview(self, seat: Seat, action: Action) -> Event | None:
        """What an open option would cost or yield, for labels; None when there is nothing to say."""
        return self.game.preview(self._state, seat, action)

    def evaluate(self, seat: Seat) -> float:
        """A rough guess of how well this seat stands, in points; only comparisons mean something."""
        return self.game.evaluate(self._state, seat)

    def order_values(self, seat: Seat, order: str) -> tuple[str, ...]:
        """What this seat may set a standing order to now, the usual value first; empty when it has no use."""
        return self.game.order_values(self._state, seat, order)

    def read_order(self, seat: Seat, order: str, text: str) -> str:
        """The value that the text says, as it is stored; raises `RuleError`."""
        return self.game.read_order(self._state, seat, order, text)

    def explain_order(self, seat: Seat, order: str, value: str) -> tuple[Event, ...]:
        """What a value would do now, part by part, for its confirmation."""
        return self.game.explain_order(self._state, seat, order, value)

    def standing(self, decision: Decision, orders: Mapping[str, str]) -> Action | None:
        """The answer of the asked seat's standing orders to an open decision; None when it must be asked itself."""
        return self.game.standing(self._state, decision, orders)

    def snapshot(self) -> snapshot.Plain:
        """The whole state as plain values; never to be shown."""
        return self.game.dump(self._state)

    def digest(self) -> str:
        """A short fingerprint of the state, for the log."""
        return snapshot.digest(self.snapshot())


def replay(game: Game, setup: Setup, rows: Sequence[Row]) -> Match:
    """The game after these rows; raises a `RuleError` at the first row that does not fit."""
    match = Match.start(game, setup)
    for row in rows:
        match.follow(row)
    return match


Games = Mapping[str, Game]
