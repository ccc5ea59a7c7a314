"""Fit the value of a game: `python -m tools.fit_value stone_age --examples two.jsonl --seed 1 > part.toml`.

Every start of a round in these games (`tools/example_games.py`) is one example: who won, given what everyone owned. The
weights are a logistic fit, in plain Python. With `--former TABLE` they stay close to those that the game has in this
table: few games of a search are enough then.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from math import exp, log, sqrt
from pathlib import Path
from random import Random

from engine.computer.weights import Weights, fitted_tables
from tools.example_games import STARTS

RATE, DECAY, BATCH = 0.01, 2e-4, 64

Example = tuple[list[list[tuple[int, float]]], list[float]]
"""The features of each seat, by number, and each seat's part of the victory."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=STARTS)
    parser.add_argument("--epochs", type=int, default=25)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--examples", type=Path, required=True)
    parser.add_argument("--former", default="", help="the table of weights to begin with")
    parser.add_argument(
        "--decay", type=float, default=DECAY, help="how strongly weights are drawn to these, or to 0"
    )
    chosen = parser.parse_args()
    random = Random(chosen.seed)
    former = _weights(chosen.game)[chosen.former] if chosen.former else {}
    numbers = {name: number for number, name in enumerate(former)}
    examples = [*read_examples(chosen.examples.read_text("utf-8"), numbers)]
    random.shuffle(examples)
    held_out = examples[: len(examples) // 10]
    start = [former.get(name, 0.0) for name in numbers]
    weights = fit(examples[len(held_out) :], start, chosen.decay, chosen.epochs, random)
    print(f"# python -m tools.fit_value {shlex.join(sys.argv[1:])}")
    print(
        f"# {datetime.now(UTC):%Y-%m-%d}, {len(examples)} examples; loss on a tenth that was held out: "
        f"{loss(held_out, weights):.4f}"
    )
    for name, number in numbers.items():
        print(f"{json.dumps(name)} = {weights[number]:.4f}")


def read_examples(lines: str, numbers: dict[str, int]) -> Iterator[Example]:
    """The examples of these games, a line each."""
    for each in map(json.loads, lines.splitlines()):
        for position in each["found"]:
            yield [_number_features(features, numbers) for features in position], each["won"]


def _weights(game: str) -> Mapping[str, Weights]:
    return fitted_tables(f"engine.{game}.computer", "weights.toml")


def _number_features(found: Mapping[str, float], numbers: dict[str, int]) -> list[tuple[int, float]]:
    return [(numbers.setdefault(name, len(numbers)), value) for name, value in found.items() if value]


def fit(
    examples: Sequence[Example], start: Sequence[float], decay: float, epochs: int, random: Random
) -> list[float]:
    """The weights whose shares fit best (Adam), drawn to those at the start."""
    weights, first, second = [*start], [0.0] * len(start), [1e-8] * len(start)
    order, step = [*examples], 0
    for epoch in range(epochs):
        random.shuffle(order)
        rate = RATE * (1 - epoch / epochs)
        for at in range(0, len(order), BATCH):
            slope = [decay * (each - former) for each, former in zip(weights, start, strict=True)]
            batch = order[at : at + BATCH]
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
