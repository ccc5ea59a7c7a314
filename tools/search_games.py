"""Games in which a search chooses: `python -m tools.search_games stone_age --seats 4 --seed 1 > four.jsonl`.

A value that is fitted on games of a policy knows too little of what a search does. Fitted on these, by
`tools/fit_value.py` with `--examples four.jsonl`, it makes the search stronger. Most begin in the middle. A line each,
in JSON: the features of every seat at every later start of a round (or turn), the points at the end, and each seat's
part of the victory.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from random import Random
from typing import Any

from engine import GAMES
from engine.computer.search import search
from engine.computer.simulation import best, shares
from engine.core.actions import Action
from engine.core.match import Setup
from engine.core.questions import Decision, Over
from engine.core.randomness import Randomness
from engine.core.steps import apply, pending, silent_copy
from tools.exploring import STARTS, Starts, answer_chance

WITH_MODULES, CHANGED, STRAYING = 0.1, 0.6, 0.06
"""How many games have any modules, how many begin in the middle, and how many choices are left to chance."""
OPTIONS = 6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=STARTS)
    parser.add_argument("--seats", default="2", help="numbers of players, one of them for each game: 3,4,4,5")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--simulations", type=int, default=80, help="for each choice with two seats")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    seats = [int(each) for each in chosen.seats.split(",")]
    for found in islice(
        play_games(STARTS[chosen.game], seats, chosen.simulations, chosen.seed), chosen.games
    ):
        print(json.dumps(found), flush=True)


def play_games(
    starts: Starts, seats: Sequence[int], simulations: int, seed: int
) -> Iterator[Mapping[str, Any]]:
    """What is found in one game after the other."""
    random, dice = Random(seed), Randomness(seed + 1000)
    while True:
        try:
            yield _play_game(starts, random.choice(seats), simulations, random, dice)
        except IndexError:  # what was changed left too few cards for what is imagined
            continue


def _play_game(
    starts: Starts, seats: int, simulations: int, random: Random, dice: Randomness
) -> Mapping[str, Any]:
    rules = GAMES[starts.game]
    brain, usual = rules.brain, Setup(starts.game, seats, (*rules.modules[:1],), rules.editions[0])
    state = silent_copy(rules.start(starts.setup(seats, random) if random.random() < WITH_MODULES else usual))
    changed = random.randint(1, starts.latest) if random.random() < CHANGED else 0
    seen, found = 0, list[list[Mapping[str, float]]]()

    def choose(decision: Decision) -> Action:
        numbers = brain.candidates(state, decision, OPTIONS) if seen >= changed else ()
        if len(numbers) < 2:
            return best(brain, state, decision)
        if random.random() < STRAYING:
            return decision.options[random.choice(numbers)]
        imagine = partial(brain.imagine, state, decision.seat)
        return search(brain, imagine, decision, numbers, simulations * 2 // seats, dice)[0].option

    while not isinstance(asked := pending(state), Over):
        if brain.moment(state) != seen:
            seen = brain.moment(state)
            if seen == changed:
                starts.change(state, random)
                asked = pending(state)
                if isinstance(asked, Over):
                    break
            if seen >= changed:
                found.append([_rounded(starts.features(state, seat)) for seat in range(seats)])
        if isinstance(asked, tuple):
            apply(state, asked[0].seat, choose(asked[0]))
        else:
            apply(state, None, answer_chance(asked, random))
    return {"scores": [*asked.scores], "won": shares(asked), "found": found}


def _rounded(features: Mapping[str, float]) -> Mapping[str, float]:
    return {name: round(value, 4) for name, value in features.items() if value}


if __name__ == "__main__":
    main()
