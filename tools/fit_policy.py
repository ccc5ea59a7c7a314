"""Fit the prices of a policy: `python -m tools.fit_policy stone_age --seats 2 --generations 60 --seed 1 > part.toml`.

Prices near the current mean each play one seat of the same whole games, half of them against the former prices and half
against the mean. The next ones are drawn near the better half (a separable CMA-ES, Ros and Hansen 2008, of factors).
The last line says how often the prices that were found won against the former ones, in games not used for fitting.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from math import exp, log, sqrt
from random import Random
from typing import Any

from engine import GAMES
from engine.computer.simulation import choose_best, shares
from engine.core.brain import Brain
from engine.core.match import Setup
from engine.core.questions import Over, Seat
from engine.core.steps import apply, copy_without_events, pending
from engine.hunters_scouts.computer.brain import HuntersAndScoutsBrain
from engine.hunters_scouts.computer.prices import fitted_prices as prices_of_tribes
from engine.stone_age.computer.brain import StoneAgeBrain
from engine.stone_age.computer.prices import fitted_prices as prices_of_players
from tools.example_games import answer_chance, hunters_scouts_setup, stone_age_setup

POPULATION = 18
FIRST_STEP, LEAST_STEP, LONGEST_STEP = 0.12, 0.06, 0.2
"""The step size of the search, as a part of each price: first, least and largest."""
SMOOTH = 0.1
"""The weight of a new generation in the average that is printed: single generations are as noisy as their games."""
REPORT = 5

Factors = Sequence[float]
"""For each price, the logarithm of the factor that it is multiplied by."""


@dataclass(frozen=True, slots=True)
class Policy:
    """A policy whose prices can be fitted.

    `margin` is a lead in points that is unlikely to be luck; `most` limits prices that are chances or parts.
    """

    prices: Callable[[Setup], Any]
    brain: Callable[[Any], Brain[Any]]
    setup: Callable[[int, Random], Setup]
    margin: float
    most: Mapping[str, float] = field(default_factory=dict[str, float])

    def change(self, prices: Any, factors: Factors) -> Any:
        """Prices multiplied by these factors."""
        changed = {
            name: min(value * exp(factor), max(value, self.most.get(name, 1e9)))
            for (name, value), factor in zip(asdict(prices).items(), factors, strict=True)
        }
        return replace(prices, **changed)


LONGEST_GAME = 3000
"""The most answers of all seats in a game: with bad prices it may never end, which counts as a defeat."""
POLICIES: Mapping[str, Policy] = {
    "stone_age": Policy(
        lambda setup: prices_of_players(setup.seats),
        lambda prices: StoneAgeBrain(lambda _seats: prices),
        stone_age_setup,
        20.0,
        dict.fromkeys(("hope", "easily", "hardly", "unlikely", "tools_used", "faded", "symbol"), 1.0),
    ),
    "hunters_scouts": Policy(
        lambda setup: prices_of_tribes(setup.modules),
        lambda prices: HuntersAndScoutsBrain(lambda _modules: prices),
        hunters_scouts_setup,
        4.0,
    ),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=POLICIES)
    parser.add_argument("--seats", default="2", help="numbers of players, one of them for each game: 3,4,4,5")
    parser.add_argument("--modules", help="of each game, such as survival; any if they are not named")
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--games", type=int, default=60, help="of each member of a generation")
    parser.add_argument("--check", type=int, default=400, help="games at the end")
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    policy, seats = POLICIES[chosen.game], [int(each) for each in chosen.seats.split(",")]
    if chosen.modules:
        named = Setup(chosen.game, seats[0], tuple(chosen.modules.split(",")), GAMES[chosen.game].editions[0])
        policy = replace(policy, setup=lambda seats, _random: replace(named, seats=seats))
    random = Random(chosen.seed)
    before = policy.prices(policy.setup(seats[0], random))
    trial = Trial(policy, seats, before, chosen.games)
    found = policy.change(before, fit(trial, chosen.generations, random))
    won = Trial(policy, seats, before, chosen.check).play_games(found, [before], random.random())[1]
    print(f"# python -m tools.fit_policy {shlex.join(sys.argv[1:])}")
    for name, value in asdict(found).items():
        print(f"{name} = {value:.3f}")
    print(f"# won {won:.1%} of {chosen.check} games against the prices of before")


@dataclass(frozen=True, slots=True)
class Trial:
    """The games in which the members of a population are tried."""

    policy: Policy
    seats: Sequence[int]
    before: Any
    games: int

    def play_games(self, prices: Any, rivals: Sequence[Any], seed: float) -> tuple[float, float]:
        """Play games with these prices; returns their success, from 0 to 1, and their part of the victories."""
        random, policy = Random(seed), self.policy
        one, others = policy.brain(prices), [policy.brain(each) for each in rivals]
        success = won = 0.0
        for game in range(self.games):
            setup = policy.setup(random.choice(self.seats), random)
            seat, rival = random.randrange(setup.seats), others[game % len(others)]
            brains = [one if each == seat else rival for each in range(setup.seats)]
            over = play(setup, brains, random)
            if over is None:
                continue
            share = shares(over)[seat]
            won += share
            success += (share + _rate_margin(over, seat, policy.margin)) / 2
        return success / self.games, won / self.games


def _rate_margin(over: Over, seat: Seat, margin: float) -> float:
    """Rate a result by its margin, from 0 to 1: a narrow one, mostly luck, counts as a half. So fewer games suffice."""
    ahead = over.scores[seat] - max(score for each, score in enumerate(over.scores) if each != seat)
    return 1 / (1 + exp(-max(-30.0, min(30.0, ahead / margin))))


def play(setup: Setup, brains: Sequence[Brain[Any]], random: Random) -> Over | None:
    """Play one game by rules alone; returns its end, or None if it was too long."""
    state = copy_without_events(GAMES[setup.game].start(setup))
    answers = 0
    while not isinstance(asked := pending(state), Over):
        answers += 1
        if answers > LONGEST_GAME:
            return None
        if isinstance(asked, tuple):
            apply(state, asked[0].seat, choose_best(brains[asked[0].seat].scores, state, asked[0]))
        else:
            apply(state, None, answer_chance(asked, random))
    return asked


def fit(trial: Trial, generations: int, random: Random) -> Factors:
    """Run the search; returns a moving average of its means."""
    policy, before = trial.policy, trial.before
    search = Search.begin(len(asdict(before)))
    average = search.mean
    for generation in range(generations):
        members = search.draw_members(random)
        rivals, seed = [before, policy.change(before, search.mean)], random.random()
        found = [
            trial.play_games(policy.change(before, search.factors(member)), rivals, seed)[0]
            for member in members
        ]
        ranked = sorted(range(len(members)), key=lambda number: -found[number])
        search.update([members[number] for number in ranked])
        keep = SMOOTH if generation else 1.0
        average = [old + keep * (new - old) for old, new in zip(average, search.mean, strict=True)]
        if generation % REPORT == REPORT - 1:
            said = {"generation": generation + 1, "step": search.step, "success": max(found)}
            print(json.dumps(said), file=sys.stderr, flush=True)
    return average


@dataclass(slots=True)
class Search:
    """A separable CMA-ES: each price has a variance of its own (C). In brackets are the names of the paper."""

    mean: list[float]
    variance: list[float]
    path: list[float]
    """The direction in which the mean has moved lately (p_c)."""
    whitened: list[float]
    """The same in steps of the variance (p_sigma)."""
    step: float = FIRST_STEP
    generation: int = 0

    @classmethod
    def begin(cls, size: int) -> Search:
        return cls([0.0] * size, [1.0] * size, [0.0] * size, [0.0] * size)

    def draw_members(self, random: Random) -> list[list[float]]:
        """Draw members from the normal distribution, each with its opposite."""
        half = [[random.gauss(0, 1) for _ in self.mean] for _ in range(POPULATION // 2)]
        return [*half, *([-each for each in member] for member in half)]

    def factors(self, member: Sequence[float]) -> Factors:
        return [
            mean + self.step * sqrt(variance) * each
            for mean, variance, each in zip(self.mean, self.variance, member, strict=True)
        ]

    def update(self, ranked: Sequence[Sequence[float]]) -> None:
        """Move the mean towards the better half of the members, and adapt the step and the variances."""
        size, parents = len(self.mean), len(ranked) // 2
        weights = [log(parents + 0.5) - log(rank + 1) for rank in range(parents)]
        weights = [each / sum(weights) for each in weights]
        effective = 1 / sum(each * each for each in weights)
        moved = _weighted(weights, ranked, lambda each: each)
        spread = _weighted(weights, ranked, lambda each: each * each)
        self.mean = list(self.factors(moved))
        slow = (effective + 2) / (size + effective + 5)
        self.whitened = _update_path(self.whitened, moved, slow, effective)
        length = sqrt(sum(each * each for each in self.whitened))
        usual = sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))
        self.generation += 1
        steady = length / sqrt(1 - (1 - slow) ** (2 * self.generation)) < (1.4 + 2 / (size + 1)) * usual
        direction = [sqrt(variance) * each for variance, each in zip(self.variance, moved, strict=True)]
        slow_path = (4 + effective / size) / (size + 4 + 2 * effective / size)
        self.path = _update_path(self.path, direction if steady else [0.0] * size, slow_path, effective)
        # Variances alone can be learnt (size + 2) / 3 times as fast as all covariances.
        one = 2 / ((size + 1.3) ** 2 + effective) * (size + 2) / 3
        rank = min(
            1 - one, 2 * (effective - 2 + 1 / effective) / ((size + 2) ** 2 + effective) * (size + 2) / 3
        )
        self.variance = [
            variance * (1 - one - rank + rank * found) + one * path * path
            for variance, found, path in zip(self.variance, spread, self.path, strict=True)
        ]
        damping = 1 + slow + 2 * max(0.0, sqrt((effective - 1) / (size + 1)) - 1)
        step = self.step * exp(min(0.3, slow / damping * (length / usual - 1)))
        self.step = min(LONGEST_STEP, max(LEAST_STEP, step))


def _weighted(
    weights: Sequence[float], ranked: Sequence[Sequence[float]], change: Callable[[float], float]
) -> list[float]:
    columns = zip(*ranked[: len(weights)], strict=True)
    return [
        sum(weight * change(each) for weight, each in zip(weights, column, strict=True)) for column in columns
    ]


def _update_path(path: Sequence[float], moved: Sequence[float], slow: float, effective: float) -> list[float]:
    pull = sqrt(slow * (2 - slow) * effective)
    return [(1 - slow) * old + pull * new for old, new in zip(path, moved, strict=True)]


if __name__ == "__main__":
    main()
