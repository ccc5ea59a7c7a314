"""Fit the value of a game: `python -m tools.fit_value stone_age --examples two.jsonl --seed 1 > part.toml`.

Every start of a round in these games (`tools/example_games.py`) is one example: who won, given what everyone owned. The
weights are a logistic fit, in plain Python. With `--former TABLE` they stay close to the weights that the game has in
this table, so that few games with a search are enough.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from math import log, sqrt
from pathlib import Path
from random import Random

from engine.computer.weights import Weights, chances, fitted_tables
from tools.example_games import STARTS

RATE, DECAY, BATCH = 0.01, 2e-4, 64

Example = tuple[Sequence[Weights], Sequence[float]]
"""The features of each seat, and each seat's part of the victory."""


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
    tables = fitted_tables(f"engine.{STARTS[chosen.game].game}.computer", "weights.toml")
    former = tables[chosen.former] if chosen.former else {}
    examples = [*read_examples(chosen.examples.read_text("utf-8"))]
    names = (name for seats, _ in examples for features in seats for name in features)
    start = {name: former.get(name, 0.0) for name in dict.fromkeys((*former, *names))}
    random.shuffle(examples)
    held_out = examples[: len(examples) // 10]
    weights = fit(examples[len(held_out) :], start, chosen.decay, chosen.epochs, random)
    print(f"# python -m tools.fit_value {shlex.join(sys.argv[1:])}")
    print(
        f"# {datetime.now(UTC):%Y-%m-%d}, {len(examples)} examples; loss on a tenth that was held out: "
        f"{loss(held_out, weights):.4f}"
    )
    for name, weight in weights.items():
        print(f"{json.dumps(name)} = {weight:.4f}")


def read_examples(lines: str) -> Iterator[Example]:
    """The examples of games, each a line of JSON."""
    for each in map(json.loads, lines.splitlines()):
        yield from ((position, each["won"]) for position in each["found"])


def fit(examples: Sequence[Example], start: Weights, decay: float, epochs: int, random: Random) -> Weights:
    """Fit weights to the examples (by Adam), drawn towards those at the start."""
    weights, first, second = dict(start), dict.fromkeys(start, 0.0), dict.fromkeys(start, 1e-8)
    order, step = [*examples], 0
    for epoch in range(epochs):
        random.shuffle(order)
        rate = RATE * (1 - epoch / epochs)
        for at in range(0, len(order), BATCH):
            slope = {name: decay * (weights[name] - former) for name, former in start.items()}
            batch = order[at : at + BATCH]
            for seats, won in batch:
                for features, chance, share in zip(seats, chances(weights, seats), won, strict=True):
                    for name, value in features.items():
                        slope[name] += (chance - share) / len(batch) * value
            step += 1
            for name, each in slope.items():
                first[name] += 0.1 * (each - first[name])
                second[name] += 0.01 * (each * each - second[name])
                size = sqrt(second[name] / (1 - 0.99**step)) + 1e-6
                weights[name] -= rate * first[name] / (1 - 0.9**step) / size
    return weights


def loss(examples: Sequence[Example], weights: Weights) -> float:
    """The mean cross-entropy between the chances by these weights and who won."""
    found = 0.0
    for seats, won in examples:
        found -= sum(
            share * log(max(chance, 1e-9)) for chance, share in zip(chances(weights, seats), won, strict=True)
        )
    return found / max(1, len(examples))


if __name__ == "__main__":
    main()
