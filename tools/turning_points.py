"""How reliable turning points are: `python -m tools.turning_points stone_age --seats 2 --levels easy,normal --games 7`.

Computers of these levels play games, which are analyzed. Both answers at each turning point are played to the end of
the game again, from other seeds. The last line is one JSON object: games, turning points, how many of these gave away
ten percentage points of chance again, and the CPU time of an analysis.
"""

from __future__ import annotations

import argparse
import json
import time
from statistics import fmean

from engine import GAMES
from engine.arguments import add_setup, setup_of
from engine.computer.analysis import analyze
from engine.computer.comparing import compare
from engine.computer.doubts import TURNED, Loss
from engine.computer.simulation import LATEST
from engine.core.match import Row, Setup, replay
from engine.core.randomness import Randomness
from tools.hint_chances import let_computers_play


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_setup(parser)
    parser.add_argument("--levels", default="easy,normal", help="of the seats, in turn")
    parser.add_argument("--games", type=int, default=7)
    parser.add_argument("--play-outs", type=int, default=400)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    setup, levels = setup_of(chosen), chosen.levels.split(",")
    found, times = list[float](), list[float]()
    for number in range(chosen.games):
        key = f"{chosen.seed}/{number}"
        match, playing = let_computers_play(setup, levels, key.encode())
        rows = list(playing)
        begun = time.process_time()
        points = analyze(match.game, setup, rows, key).turning_points
        times.append(time.process_time() - begun)
        for each in points:
            again = measure_loss_again(setup, rows, each, chosen.play_outs)
            found.append(again)
            print(
                f"{number}, round {each.round}, seat {each.seat}: {each.chosen} instead of {each.better}: "
                f"{each.given.mean:.3f} ± {each.given.margin:.3f}, again {again:.3f}",
                flush=True,
            )
    print(
        json.dumps(
            {
                "setup": str(setup),
                "games": chosen.games,
                "points": len(found),
                "hold": sum(each >= TURNED for each in found),
                "again": round(fmean(found), 3) if found else None,
                "cpu_s": round(fmean(times), 1),
            }
        )
    )


def measure_loss_again(setup: Setup, rows: list[Row], point: Loss, play_outs: int) -> float:
    """By how much the choice lowers the chance to win, by so many other play-outs."""
    match = replay(GAMES[setup.game], setup, rows[: point.row - 1])
    better, answer = (match.game.read(each) for each in (point.better, point.chosen))
    return compare(match, point.seat, better, answer, play_outs, Randomness(play_outs), LATEST).gain.mean


if __name__ == "__main__":
    main()
