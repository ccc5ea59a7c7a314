"""How fast a game runs: random play with all options listed; clocks and choices are passed in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from statistics import median

from engine.core import chance
from engine.core.actions import Action, Drawn, Rolled
from engine.core.match import AnyGame, Row, Setup, replay
from engine.core.questions import Over, Roll, Seat
from engine.core.randomness import Randomness
from engine.core.steps import GameState, apply, copy_without_events, pending

Clock = Callable[[], float]
"""Returns seconds since an arbitrary moment; `time.process_time` counts only the CPU time of this process."""

Below = Callable[[int], int]
"""Returns a random number from 0 to below the limit."""

STEPS_BETWEEN_FORKS = 50
REPLAYS = 15


@dataclass(slots=True)
class Measured:
    """What was counted so far; times in seconds."""

    games: int = 0
    steps: int = 0
    seconds: float = 0.0
    forks: list[float] = field(default_factory=list[float])
    replays: list[float] = field(default_factory=list[float])

    def report(self) -> dict[str, float]:
        """The figures that `bench` prints."""
        figures = {
            "games": self.games,
            "steps": self.steps,
            "cpu_seconds": round(self.seconds, 3),
            "games_per_core_minute": round(60 * self.games / self.seconds),
            "steps_per_second": round(self.steps / self.seconds),
        }
        if self.forks:
            figures["fork_microseconds"] = round(1e6 * median(self.forks), 1)
        if self.replays:
            figures["replay_milliseconds"] = round(1e3 * median(self.replays), 2)
        return figures


def measure(game: AnyGame, setup: Setup, seconds: float, clock: Clock, below: Below) -> Measured:
    """Play games for `seconds` of the clock, at least one; then time forks and replays of some games."""
    game.start(setup)  # the rules table is composed once per process
    measured = Measured()
    while measured.seconds < seconds:
        began = clock()
        measured.steps += sum(1 for _ in steps(game.start(setup), below, occasion(measured.games)))
        measured.seconds += clock() - began
        measured.games += 1
    for number in range(REPLAYS):
        rows = list(time_forks(game.start(setup), below, occasion(number), measured.forks, clock))
        began = clock()
        replay(game, setup, rows)
        measured.replays.append(clock() - began)
    return measured


def measure_thinking(
    game: AnyGame, setup: Setup, seconds: float, clock: Clock, random: Randomness
) -> Measured:
    """Play games for `seconds` of the clock, at least one, as computer players simulate them."""
    start = copy_without_events(game.start(setup))
    measured = Measured()
    while measured.seconds < seconds:
        began = clock()
        measured.steps += count_steps(start.copy(), random)
        measured.seconds += clock() - began
        measured.games += 1
    return measured


def count_steps(state: GameState, random: Randomness) -> int:
    """Play a game out by random answers of random open seats; returns the number of answers, chance included."""
    count = 0
    while not isinstance(asked := pending(state), Over):
        if isinstance(asked, tuple):
            decision = asked[random.below(len(asked)) if len(asked) > 1 else 0]
            apply(state, decision.seat, decision.options[random.below(len(decision.options))])
        elif isinstance(asked, Roll):
            apply(state, None, Rolled(random.dice(asked.n)))
        else:
            apply(state, None, Drawn(asked.pool[random.below(len(asked.pool))]))
        count += 1
    return count


def occasion(number: int) -> bytes:
    """The key of the chance of game `number`."""
    return b"bench %d" % number


def steps(state: GameState, below: Below, key: bytes) -> Iterator[tuple[Seat | None, Action]]:
    """Play a game out by random answers of random open seats; yields each answer before it is applied."""
    while not isinstance(asked := pending(state), Over):
        if isinstance(asked, tuple):
            decision = asked[below(len(asked))]
            seat, action = decision.seat, decision.options[below(len(decision.options))]
        else:
            seat, action = None, chance.answer(key, asked)
        yield seat, action
        apply(state, seat, action)


def time_forks(state: GameState, below: Below, key: bytes, forks: list[float], clock: Clock) -> Iterator[Row]:
    """Play a game out, yielding its rows; every `STEPS_BETWEEN_FORKS` answers time a copy, appended to `forks`."""
    for number, (seat, action) in enumerate(steps(state, below, key)):
        if number % STEPS_BETWEEN_FORKS == 0:
            state.events.clear()  # the bot has read them by the time it copies a state
            began = clock()
            state.copy()
            forks.append(clock() - began)
        yield Row(seat, str(action))
