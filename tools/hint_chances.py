"""How accurate the chances of hints are: `python -m tools.hint_chances stone_age --seats 4 --games 40 --seed 1`.

Normal computers play games. Before some placements, of the last round or (`--every`) of any, a hint is computed, and
its best choice played out to the end of the game, in deals that fit what the seat has seen. The last line is one JSON
object: how far its chance is from that of the play-outs, on average with the 95 % interval, at most, and in six bins.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean

from engine import GAMES
from engine.arguments import add_setup, setup_of
from engine.computer.duel import computer
from engine.computer.estimates import estimate
from engine.computer.hints import hint
from engine.computer.simulation import LATEST, simulate
from engine.core import chance
from engine.core.match import AnyMatch, Match, Row, Setup
from engine.core.players import play_out
from engine.core.questions import Decision
from engine.core.randomness import Randomness
from engine.core.steps import apply

BINS = 6
Position = tuple[AnyMatch, Decision]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_setup(parser)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--positions", type=int, default=2, help="of each game (default: 2)")
    parser.add_argument("--play-outs", type=int, default=300)
    parser.add_argument("--every", action="store_true", help="of any round, not of the last one alone")
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    setup, random = setup_of(chosen), Random(chosen.seed)
    found: list[tuple[float, float]] = []
    for number in range(chosen.games):
        asked = [*find_positions(setup, f"{chosen.seed}/{number}".encode())]
        last = asked[-1][0].round
        near = [each for each in asked if chosen.every or each[0].round == last]
        for match, decision in random.sample(near, min(chosen.positions, len(near))):
            best = hint(match, decision, "hint").choices[0]
            found.append((best.chance, play_out_chance(match, decision, best.line, chosen.play_outs)))
            print(f"{match.round} {best.line}: {found[-1][0]:.3f} {found[-1][1]:.3f}", flush=True)
    off = estimate([abs(named - true) for named, true in found])
    print(
        json.dumps(
            {
                "setup": str(setup),
                "positions": len(found),
                "off": round(off.mean, 4),
                "interval": [round(off.mean - off.margin, 4), round(off.mean + off.margin, 4)],
                "most": round(max(abs(named - true) for named, true in found), 4),
                "bins": [*bin_chances(found)],
            }
        )
    )


def find_positions(setup: Setup, key: bytes) -> Iterator[Position]:
    """Play a game; gives a copy of it before every placement (or turn) with several options."""
    match, rows = let_computers_play(setup, ["normal"], key)
    for _ in rows:
        match.take_events()
        decision = match.decisions[0] if match.decisions else None
        if decision is not None and decision.prompt in ("place", "turn") and len(decision.options) > 1:
            copy = match.copy()
            yield copy, copy.decision_of(decision.seat)


def let_computers_play(setup: Setup, levels: Sequence[str], key: bytes) -> tuple[AnyMatch, Iterator[Row]]:
    """Start a game of computers, the levels in turn; each row that is taken plays it on."""
    match = Match.start(GAMES[setup.game], setup)
    players = [
        computer(levels[seat % len(levels)], chance.commitment(b"%s/%d" % (key, seat)))
        for seat in range(setup.seats)
    ]
    return match, play_out(match, players, key)


def play_out_chance(match: AnyMatch, decision: Decision, line: str, count: int) -> float:
    """The part of the victories after this choice when everybody plays by rules to the end of the game."""
    random = Randomness(count)
    return fmean(play_on(match, decision, line, random) for _ in range(count))


def play_on(match: AnyMatch, decision: Decision, line: str, random: Randomness, noise: float = 0.0) -> float:
    """Choose this, play by rules to the end of the game, and return this seat's part of the victory."""
    state = match.imagine(decision.seat, random)
    apply(state, decision.seat, decision.option(match.game.read(line)))
    return simulate(match.game.brain, state, random, LATEST, noise=noise)[decision.seat]


def bin_chances(found: list[tuple[float, float]]) -> Iterator[tuple[float, ...]]:
    """For each bin the number of hints, and the averages of the named chances and of those by play-outs."""
    for number in range(BINS):
        inside = [each for each in found if min(BINS - 1, int(each[0] * BINS)) == number]
        if inside:
            yield len(inside), *(round(fmean(column), 3) for column in zip(*inside, strict=True))


if __name__ == "__main__":
    main()
