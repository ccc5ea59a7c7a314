"""`python -m tests.simulation --seeds 200`: runs simulations, and prints which invariants were broken."""

from __future__ import annotations

import argparse
import gc
import sys
import time
from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.simulation.shrinking import law_of, shrink
from tests.simulation.simulation import ACTS, FAULTS, Simulation


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--seed", type=int, help="run this one again and print its trace")
    parser.add_argument("--acts", type=int, default=ACTS)
    parser.add_argument("--faults", type=int, default=FAULTS)
    parser.add_argument("--kinds", help="only these faults, separated by commas")
    parser.add_argument("--processes", type=int, default=0, help="how many share the database; 0: one or two")
    parser.add_argument("--apart", action="store_true", help="two processes, each with a server of its own")
    parser.add_argument("--shrink", action="store_true", help="first leave out faults that are not needed")
    given = parser.parse_args()
    kinds = frozenset(given.kinds.split(",")) if given.kinds else None
    how: dict[str, Any] = {"acts": given.acts, "faults": given.faults, "kinds": kinds}
    how |= {"processes": given.processes, "is_apart": given.apart}
    if given.seed is not None:
        return _play_one(given.seed, how, is_shrunk=given.shrink)
    return _play_many(range(given.first, given.first + given.seeds), how)


def _play_one(seed: int, how: Mapping[str, Any], *, is_shrunk: bool) -> int:
    """Run a simulation and print its trace; with `is_shrunk` first leave out the faults that are not needed."""
    report = Simulation(seed, **how, trace=None if is_shrunk else print).run()
    if is_shrunk and report.violations:
        report = shrink(report, **{name: how[name] for name in ("processes", "is_apart")})
        again: dict[str, Any] = {**how, "acts": report.acts, "faults": report.faults, "kinds": None}
        Simulation(report.seed, **again, trace=print).run()
    print(*report.faults, *report.violations, report.counts, report.trace, sep="\n")
    return 1 if report.violations else 0


def _play_many(seeds: range, how: Mapping[str, Any]) -> int:
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)  # frequent full collections take a fifth of the time
    began, bad, counts, broken = time.process_time(), 0, Counter[str](), Counter[str]()
    for done, seed in enumerate(seeds, 1):
        report = Simulation(seed, **how).run()
        counts += report.counts
        if report.violations:
            bad += 1
            print(f"seed {seed}: {report.violations[0][:150]} ({len(report.violations)})", flush=True)
            broken.update({law_of(each) for each in report.violations})
        if done % 100 == 0:
            print(f"{done} seeds, {bad} with violations", flush=True)
    spent = time.process_time() - began
    for law, times in broken.most_common():
        print(f"{times:5} × {law[:140]}")
    print(f"{len(seeds)} seeds, {bad} with violations, {spent:.1f} s of CPU, {dict(counts)}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
