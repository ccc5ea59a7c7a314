"""What first placements are worth in whole games: `python -m tools.first_placements stone_age --seats 4 --games 400`.

Each option of the first question, or the `--best` by scores, is played out to the end of so many games, each dealt
anew; all seats choose by rules with noise, as in the simulations of a search. A line names its part of the victories
with the 95 % interval; the last lines say how often each level chooses each option in the first of these games.
"""

from __future__ import annotations

import argparse
from collections import Counter

from engine import GAMES
from engine.arguments import add_setup, setup_of
from engine.computer.estimates import estimate
from engine.computer.levels import choose
from engine.core import chance
from engine.core.match import AnyMatch, Match, Setup
from engine.core.randomness import Randomness
from tools.hint_chances import play_on

LEVELS = ("normal", "strong", "expert")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_setup(parser)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--best", type=int, default=100)
    parser.add_argument(
        "--choices", type=int, default=10, help="so many games in which levels choose (default: 10)"
    )
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    begun = [
        begin_game(setup_of(chosen), f"{chosen.seed}/{number}".encode()) for number in range(chosen.games)
    ]
    match, decision = begun[0], begun[0].decisions[0]
    brain, state = match.game.brain, match.imagine(decision.seat, Randomness(0))
    scores, noise = brain.foresee(state, decision), brain.noise_for_search(state)
    for _, option in sorted(zip(scores, decision.options, strict=True), key=lambda each: -each[0])[
        : chosen.best
    ]:
        won = estimate(
            [
                play_on(each, each.decisions[0], str(option), Randomness(number), noise)
                for number, each in enumerate(begun)
            ]
        )
        print(f"{option}: {100 * won.mean:.1f} ± {100 * won.margin:.1f} %", flush=True)
    for level in LEVELS:
        found = Counter(
            str(choose(each, each.decisions[0], level, "").action) for each in begun[: chosen.choices]
        )
        print(f"{level}: " + ", ".join(f"{line} {count}" for line, count in found.most_common()), flush=True)


def begin_game(setup: Setup, key: bytes) -> AnyMatch:
    """Start a game and answer its chance up to the first question."""
    match = Match.start(GAMES[setup.game], setup)
    while match.chance is not None:
        match.supply(chance.answer(key, match.chance))
    return match


if __name__ == "__main__":
    main()
