"""Fit the value of Stone Age: `python tools/fit_value.py --seats 2 --games 3000 --seed 1 > part.toml`.

Games of the policy begin in the middle: at the start of some round what the seats own is changed at random. Fitted
on ordinary games a value knows only what the policy does anyway, and a search with it loses. Every later start of a
round is one example: who won, given what everyone owned. The weights are a logistic fit, in plain Python.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import exp, log, sqrt
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from engine import GAMES
from engine.computer.simulation import best, shares
from engine.core.actions import Drawn, Rolled
from engine.core.errors import SetupError
from engine.core.match import Setup
from engine.core.questions import Over
from engine.core.steps import apply, pending, silent_copy
from engine.stone_age.base.village import gain_field, gain_person, gain_tool
from engine.stone_age.computer.features import features
from engine.stone_age.state import State

STONE_AGE = GAMES["stone_age"]
LATEST = 9
"""The last round whose start is changed."""
BASE = 0.6
"""The part of the games that are played without modules, where that is possible."""
RATE, DECAY, BATCH = 0.01, 2e-4, 64

Example = tuple[list[list[tuple[int, float]]], list[float]]
"""The features of each seat, by number, and each seat's part of the victory."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", default="2", help="numbers of players, one of them for each game: 3,4,4,5")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--epochs", type=int, default=25)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    random = Random(chosen.seed)
    numbers: dict[str, int] = {}
    examples: list[Example] = []
    seats = [int(each) for each in chosen.seats.split(",")]
    for _ in range(chosen.games):
        examples += game(setup(random.choice(seats), random), random, numbers)
    random.shuffle(examples)
    held_out = examples[: len(examples) // 10]
    weights = fit(examples[len(held_out) :], len(numbers), chosen.epochs, random)
    said = f"--seats {chosen.seats} --games {chosen.games} --epochs {chosen.epochs} --seed {chosen.seed}"
    print(f"# python tools/fit_value.py {said}")
    print(
        f"# {len(examples)} examples; loss on a tenth of them that was held out: {loss(held_out, weights):.4f}"
    )
    for name, number in numbers.items():
        print(f"{json.dumps(name)} = {weights[number]:.4f}")


def setup(seats: int, random: Random) -> Setup:
    """The base game, or any modules that go together."""
    if random.random() < BASE and seats < 5:
        return Setup("stone_age", seats, ("base",), "jubilee")
    while True:
        others = STONE_AGE.modules[1:]
        modules = ("base", *random.choice([*combinations(others, random.randint(1, len(others)))]))
        found = Setup("stone_age", seats, modules, "jubilee")
        try:
            STONE_AGE.check(found)
        except SetupError:
            continue
        return found


def game(played: Setup, random: Random, numbers: dict[str, int]) -> Iterator[Example]:
    """The examples of one game from its changed round on."""
    state: State = silent_copy(STONE_AGE.start(played))
    changed, seen = random.randint(1, LATEST), 0
    found: list[list[list[tuple[int, float]]]] = []
    while not isinstance(asked := pending(state), Over):
        if state.round != seen:
            seen = state.round
            if seen == changed:
                change(state, random)
                asked = pending(state)
                if isinstance(asked, Over):
                    break
            if seen >= changed:
                found.append([_numbered(features(state, seat), numbers) for seat in range(state.seats)])
        if isinstance(asked, tuple):
            apply(state, asked[0].seat, best(STONE_AGE.brain, state, asked[0]))
        elif hasattr(asked, "pool"):
            apply(state, None, Drawn(random.choice(asked.pool)))
        else:
            apply(state, None, Rolled(tuple(random.randint(1, 6) for _ in range(asked.n))))
    won = shares(asked)
    return ((each, won) for each in found)


def _numbered(found: Mapping[str, float], numbers: dict[str, int]) -> list[tuple[int, float]]:
    return [(numbers.setdefault(name, len(numbers)), value) for name, value in found.items() if value]


def change(s: State, random: Random) -> None:
    """What the seats own, some more and some less than before, all the more the later it is."""
    stage = min(1.0, 0.3 + s.round / 8)
    for seat, player in enumerate(s.players):
        for _ in range(random.randint(0, round(4 * stage))):
            gain_tool(s, seat)
        for _ in range(random.randint(0, round(4 * stage))):
            gain_field(s, seat)
        for _ in range(random.randint(0, round(3 * stage))):
            gain_person(s, seat)
        if random.random() < 0.3:
            lost = random.randint(0, min(3, player.people - 4))
            player.people -= lost
            player.tableau -= lost
        if random.random() < 0.3:
            player.field = random.randint(0, player.field)
        if random.random() < 0.2:
            player.tools = [0, 0, 0]
        player.food = max(0, player.food + random.randint(-8, 10))
        for what in player.resources:
            player.resources[what] = max(0, player.resources[what] + random.choice((-3, -1, 0, 0, 1, 2, 4)))
        _change_cards(s, seat, random, stage)
        if s.rules.trades:
            player.jewelry = max(0, player.jewelry + random.randint(-3, 4))
            player.trader = min(s.rules.numbers.trader_limit, player.trader + random.randint(0, 4))
        player.points["buildings"] = player.points.get("buildings", 0) + random.randint(0, round(40 * stage))


def _change_cards(s: State, seat: int, random: Random, stage: float) -> None:
    player = s.players[seat]
    for _ in range(random.randint(0, 2)):
        if player.cards and player.cards[-1] not in {*player.one_use, *player.kept}:
            s.deck.append(player.cards.pop())
    for _ in range(random.randint(0, round(4 * stage))):
        fit = [card for card in s.deck if card in s.rules.cards]
        if len(fit) > 12:
            card = random.choice(fit)
            s.deck.remove(card)
            player.cards.append(card)
    to_come = sum(s.stacks) - sum(top is not None for top in s.tops)
    if len(s.tiles) > to_come and random.random() < 0.5 * stage:
        player.buildings.append(s.tiles.pop(random.randrange(len(s.tiles))))


def fit(examples: Sequence[Example], count: int, epochs: int, random: Random) -> list[float]:
    """The weights whose shares fit best (Adam)."""
    weights, first, second = [0.0] * count, [0.0] * count, [1e-8] * count
    order, step = [*examples], 0
    for epoch in range(epochs):
        random.shuffle(order)
        rate = RATE * (1 - epoch / epochs)
        for start in range(0, len(order), BATCH):
            slope = [DECAY * each for each in weights]
            batch = order[start : start + BATCH]
            for seats, won in batch:
                for row, chance, share in zip(seats, chances(seats, weights), won, strict=True):
                    error = (chance - share) / len(batch)
                    for number, value in row:
                        slope[number] += error * value
            step += 1
            for n, each in enumerate(slope):
                first[n] += 0.1 * (each - first[n])
                second[n] += 0.01 * (each * each - second[n])
                weights[n] -= rate * first[n] / (1 - 0.9**step) / (sqrt(second[n] / (1 - 0.99**step)) + 1e-6)
    return weights


def chances(seats: list[list[tuple[int, float]]], weights: Sequence[float]) -> list[float]:
    sums = [sum([weights[number] * value for number, value in row]) for row in seats]
    highest = max(sums)
    parts = [exp(each - highest) for each in sums]
    whole = sum(parts)
    return [each / whole for each in parts]


def loss(examples: Sequence[Example], weights: Sequence[float]) -> float:
    found = 0.0
    for seats, won in examples:
        found -= sum(
            share * log(max(chance, 1e-9)) for chance, share in zip(chances(seats, weights), won, strict=True)
        )
    return found / max(1, len(examples))


if __name__ == "__main__":
    main()
