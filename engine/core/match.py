"""A running game as the bot holds it: the only checked way to play, and everything that may be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from functools import lru_cache
from typing import Any, Generic, Protocol, Self, TypeVar

from engine.core import snapshot
from engine.core.actions import CHANCE, Action, Vocabulary, read_int
from engine.core.brain import Brain
from engine.core.errors import Illegal, NotAsked, SetupError
from engine.core.events import VOTED, Event
from engine.core.question_kinds import QuestionKinds
from engine.core.questions import Chance, Decision, Draw, Over, Pending, Roll, Seat
from engine.core.randomness import Randomness
from engine.core.replay_source import ReplaySource
from engine.core.steps import GameState, InCase, WaitForOthers, apply, copy_without_events, pending
from engine.core.value_overrides import Replaced, Shape
from engine.core.values import frozen

S = TypeVar("S", bound=GameState)
V = TypeVar("V")
S_ = TypeVar("S_", bound=GameState)
V_ = TypeVar("V_")
"""State and view of the game in the static methods, where `S` and `V` of the class are not bound."""


@frozen
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
        """The setup without the number of seats, fixed before players add words to the chance."""
        return f"{self.game} modules={','.join(self.modules)} edition={self.edition}"

    @classmethod
    @lru_cache(maxsize=1024)
    def read(cls, line: str) -> Setup:
        """Parse a setup line; raises `SetupError`."""
        game, *words = line.split(" ")
        named = {name: value for name, _, value in (word.partition("=") for word in words)}
        try:
            setup = cls(game, read_int(named["seats"]), tuple(named["modules"].split(",")), named["edition"])
        except (KeyError, ValueError):
            raise SetupError("error-setup-unreadable", line=line[:80]) from None
        if str(setup) != line:
            raise SetupError("error-setup-unreadable", line=line[:80])
        return setup


class Game(Protocol[S, V]):
    """What a game implements: how it is set up, the words of its actions, and what each viewer may see.

    `modules` are the ids on offer in their fixed order, `editions` the tables of components, and `seats` the numbers
    of players that some combination allows. `replay` reads its story from views, `overrides` says which values an
    operator may set, and `brain` plays it. `evaluate` is a heuristic value of a seat's position, in points; `round_of`
    counts from 1.
    """

    id: str
    modules: tuple[str, ...]
    editions: tuple[str, ...]
    seats: tuple[int, ...]
    words: Vocabulary
    replay: ReplaySource[V]
    overrides: Shape
    kinds: type[QuestionKinds[S]]
    brain: Brain[S]

    def complete(self, modules: Sequence[str]) -> tuple[str, ...]:
        """The modules in their fixed order, with the usual variant if none is named; unknown ones come last."""
        ...

    def check(self, setup: Setup) -> None:
        """Raise `SetupError` with the reason when the setup is not allowed."""
        ...

    def with_values(self, values: Replaced) -> Self:
        """The same game with other values than the printed ones."""
        ...

    def start(self, setup: Setup) -> S: ...

    def set_up(self, setup: Setup, said: Mapping[str, object]) -> S:
        """The state of a position that is given by names and values; raises `WrongPosition`."""
        ...

    def read(self, line: str) -> Action: ...
    def view(self, state: S, viewer: Seat | None, waiting: tuple[Seat, ...]) -> V: ...
    def preview(self, state: S, seat: Seat, action: Action) -> Event | None: ...
    def list_distinct(self, state: S, decision: Decision) -> Sequence[Action]:
        """The options of an open decision that differ in effect, the most useful ones for people first.

        No two lead to the same position, and every position that any option leads to is among theirs, except those
        that only waste: the same table with less for the one who chooses. Where one is left nobody is asked, so which
        one must follow from public knowledge. All other options stay legal.
        """
        ...

    def loses(self, state: S, seat: Seat, action: Action) -> bool:
        """Whether an open option gives something away for nothing, so that people must confirm it."""
        ...

    def copy_ahead(self, state: S, seat: Seat) -> S | None:
        """A copy with only those steps of a seat, which is not asked yet, that nothing others still do can change.

        Its last step is `WaitForOthers`. None where the order of the rules matters; the function of each game that
        finds the steps gives the reasons, with the ids of the rules.
        """
        ...

    def evaluate(self, state: S, seat: Seat) -> float: ...
    def round_of(self, state: S) -> int: ...
    def load(self, plain: snapshot.Plain, setup: Setup) -> S: ...


@frozen
class Row:
    """One line of a game's log: what a seat did, or (seat None) what chance gave.

    It is `obvious` if the seat was not asked, as its answer made no difference: see `Match.obvious`; `voted` if a vote
    of the others had it chosen for an absent player. `computer` says how a computer player chose it: level,
    simulations and version, such as `strong 66 1.1`; it is empty where none did.
    """

    seat: Seat | None
    text: str
    obvious: bool = field(default=False, compare=False)
    voted: bool = field(default=False, compare=False)
    computer: str = field(default="", compare=False)

    def __str__(self) -> str:
        return f"{'chance' if self.seat is None else self.seat} {self.text}"


class Match(Generic[S, V]):
    """One running game: `asked` is what it waits for, which `play` (a seat) or `supply` (chance) answers."""

    def __init__(self, game: Game[S, V], setup: Setup, state: S, asked: Pending | None = None) -> None:
        self.game = game
        self.setup = setup
        self._state = state
        self.asked: Pending = pending(state) if asked is None else asked
        self._views: dict[Seat | None, V] = {}
        self._distinct: dict[Seat, tuple[Action, ...]] = {}

    @staticmethod
    def start(game: Game[S_, V_], setup: Setup) -> Match[S_, V_]:
        """Start a game; raises `SetupError` when the setup is not allowed."""
        game.check(setup)
        return Match(game, setup, game.start(setup))

    @staticmethod
    def restore(game: Game[S_, V_], setup: Setup, plain: snapshot.Plain) -> Match[S_, V_]:
        """The match of a snapshot, as `Match.snapshot` made it."""
        return Match(game, setup, game.load(plain, setup))

    def copy(self) -> Match[S, V]:
        """An independent copy, which shares nothing that can change."""
        return Match(self.game, self.setup, self._state.copy(), self.asked)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open decisions; empty when chance is asked or the game is over."""
        return self.asked if isinstance(self.asked, tuple) else ()

    @property
    def chance(self) -> Chance | None:
        """The roll or draw that the game waits for, if it does."""
        return self.asked if isinstance(self.asked, Roll | Draw) else None

    @property
    def over(self) -> Over | None:
        """The result, once the game has ended."""
        return self.asked if isinstance(self.asked, Over) else None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have an open decision."""
        return tuple(decision.seat for decision in self.decisions)

    @property
    def round(self) -> int:
        return self.game.round_of(self._state)

    def decision_of(self, seat: Seat) -> Decision:
        """The open decision of this seat; raises `NotAsked`."""
        decision = self.find_decision(seat)
        if decision is None:
            raise NotAsked
        return decision

    def find_decision(self, seat: Seat) -> Decision | None:
        """The open decision of this seat, if it has one."""
        return next((each for each in self.decisions if each.seat == seat), None)

    def list_distinct(self, decision: Decision) -> tuple[Action, ...]:
        """The options of a decision that differ in effect, cached per position; all if it is not open any more."""
        if all(decision is not each for each in self.decisions):
            return tuple(decision.options)
        if decision.seat not in self._distinct:
            self._distinct[decision.seat] = tuple(self.game.list_distinct(self._state, decision))
        return self._distinct[decision.seat]

    def loses(self, seat: Seat, action: Action) -> bool:
        """Whether an open option gives something away for nothing."""
        return self.game.loses(self._state, seat, action)

    @property
    def obvious(self) -> tuple[Seat, Action] | None:
        """The answer of an open decision whose options all have the same effect; secret decisions are always asked."""
        for decision in self.decisions:
            if not decision.secret and len(left := self.list_distinct(decision)) == 1:
                return decision.seat, left[0]
        return None

    def copy_ahead(self, seat: Seat) -> Match[S, V] | None:
        """A copy in which this seat, which is not asked yet, decides ahead: see `engine.core.ahead`."""
        if self.over is not None or self.find_decision(seat) is not None:
            return None
        state = self.game.copy_ahead(self._state, seat)
        return None if state is None else Match(self.game, self.setup, state)

    @property
    def has_cases(self) -> bool:
        """In a copy for deciding ahead: whether only steps are left of which others decide whether they come."""
        return isinstance(self._state.stack[-1], InCase)

    def next_case(self) -> Match[S, V] | None:
        """In a copy for deciding ahead: take out the next case, and return a copy in which it has come."""
        step = self._state.stack[-1]
        if not isinstance(step, InCase):
            return None
        state = self._state.copy()
        state.stack = [WaitForOthers(), step.cases[0]]
        self._state.stack[-1] = InCase(step.cases[1:])
        self.asked = pending(self._state)
        return Match(self.game, self.setup, state)

    def leave_out(self) -> None:
        """In a copy for deciding ahead: skip a draw that others can still change."""
        self._views.clear()
        self._distinct.clear()
        self._state.stack.pop()
        self.asked = pending(self._state)

    def play(self, seat: Seat, line: str, *, voted: bool = False, computer: str = "") -> Row:
        """Answer this seat's decision; raises a `RuleError`, and changes nothing, when that is not allowed."""
        return Row(seat, str(self._take(seat, line, voted=voted)), voted=voted, computer=computer)

    def supply(self, outcome: Action) -> Row:
        """Answer the roll or draw that is asked; raises `Illegal` when the outcome does not fit."""
        question = self.chance
        if question is None or not question.accepts(outcome):
            raise Illegal("error-wrong-chance", action=str(outcome))
        self._answer(None, outcome)
        return Row(None, str(outcome))

    def follow(self, row: Row) -> None:
        """Apply a row of a log; raises a `RuleError` when it does not fit."""
        if row.seat is None:
            self.supply(CHANCE.read(row.text))
        else:
            self._take(row.seat, row.text, voted=row.voted)

    def _take(self, seat: Seat, line: str, *, voted: bool) -> Action:
        action = self.decision_of(seat).option(self.game.read(line))
        first = len(self._state.events)
        self._answer(seat, action)
        if voted and len(self._state.events) > first:  # the first new event is the answer itself
            answer = self._state.events[first]
            self._state.events[first] = replace(answer, params={**answer.params, VOTED: 1})
        return action

    def _answer(self, seat: Seat | None, action: Action) -> None:
        self._views.clear()
        self._distinct.clear()
        apply(self._state, seat, action)
        self.asked = pending(self._state)

    def take_events(self) -> list[Event]:
        """Return and clear the events since the last call."""
        state = self._state
        events, state.events = state.events, []
        return events

    def view(self, viewer: Seat | None) -> V:
        """What this seat (None: a bystander) may see of the table, cached per position."""
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self._state, viewer, self.waiting)
        return self._views[viewer]

    def preview(self, seat: Seat, action: Action) -> Event | None:
        """What an open option would cost or yield, for labels; None when there is nothing to add."""
        return self.game.preview(self._state, seat, action)

    def evaluate(self, seat: Seat) -> float:
        """A heuristic value of this seat's position, in points; only comparisons mean something."""
        return self.game.evaluate(self._state, seat)

    def imagine(self, seat: Seat, random: Randomness) -> S:
        """A state that agrees with what this seat may see, for computer players: see `Brain.imagine`."""
        return self.game.brain.imagine(self._state, seat, random)

    @property
    def remembers(self) -> bool:
        """Whether the state has all that seats could see: see `Brain.remembers`."""
        return self.game.brain.remembers(self._state)

    def state_without_events(self) -> S:
        """A copy of the state, with what is hidden, that records no events: for analyses after the end."""
        return copy_without_events(self._state)

    @property
    def kinds(self) -> QuestionKinds[S]:
        """The kinds of questions to which answers can be prepared in this position."""
        return self.game.kinds(self._state)

    def snapshot(self) -> snapshot.Plain:
        """The whole state as plain JSON values; it holds what is hidden, so it must never be shown."""
        return snapshot.dump(self._state)

    def digest(self) -> str:
        """A short fingerprint of the state, for the log."""
        return snapshot.digest(self._state)


def replay(game: Game[S, V], setup: Setup, rows: Sequence[Row]) -> Match[S, V]:
    """The match after these rows; raises a `RuleError` at the first row that does not fit."""
    match = Match.start(game, setup)
    for row in rows:
        match.follow(row)
    return match


AnyGame = Game[Any, Any]
AnyMatch = Match[Any, Any]
Games = Mapping[str, AnyGame]
