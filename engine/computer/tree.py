"""Tree search (PUCT) over the choices of all seats, up to the end of a phase."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import TypeVar

from engine.computer.search import LARGEST_SEED, Tried
from engine.computer.simulation import simulate
from engine.core.actions import Action
from engine.core.brain import Brain
from engine.core.questions import Decision, Seat
from engine.core.randomness import Randomness, add_up
from engine.core.steps import GameState, apply, pending

S = TypeVar("S", bound=GameState)
EXPLORATION = 0.2
"""Weight of exploring options that look worse than others (chances to win are between 0 and 1)."""
TEMPERATURE = 2.0
"""Points of the scores that make an option e times, so nearly three times, as likely to be tried."""
BELOW_ROOT = 6
"""Most options that are tried of each question below the first one."""
Line = tuple[str, ...]
"""The choices that lead to a question, as text."""


@dataclass(slots=True)
class Branch:
    """An option of a question in the tree: its prior probability, visits, and the sum of its results."""

    option: Action
    prior: float
    visits: int = 0
    won: float = 0.0


Tree = dict[Line, list[Branch]]
"""The questions reached so far, by the choices that lead there."""


def search_tree(
    brain: Brain[S],
    imagine: Callable[[Randomness], S],
    decision: Decision,
    numbers: Sequence[int],
    simulations: int,
    random: Randomness,
) -> list[Tried]:
    """The options of these indexes, the one that was tried most first. It ends as soon as the `simulations` left cannot
    change which one that is, after some seven of ten.
    """
    branches = _branches(decision, brain.foresee(imagine(random), decision), numbers)
    tree: Tree = {(): branches}
    for left in range(simulations, 0, -1):
        second, first = sorted(each.visits for each in branches)[-2:]
        if first - second > left:
            break
        _simulate(brain, tree, imagine(random), decision, random.below(LARGEST_SEED))
    branches.sort(key=lambda each: -each.visits)
    return [Tried(each.option, each.won / max(1, each.visits), each.visits) for each in branches]


def _branches(decision: Decision, scores: Sequence[float], numbers: Sequence[int]) -> list[Branch]:
    highest = max(scores[number] for number in numbers)
    parts = {number: exp((scores[number] - highest) / TEMPERATURE) for number in numbers}
    whole = add_up(parts.values())
    return [Branch(decision.options[number], part / whole) for number, part in parts.items()]


def _simulate(brain: Brain[S], tree: Tree, state: S, decision: Decision, seed: int) -> None:
    """Descend the tree, add the next question to it, then play on by scores to the horizon, and record the result."""
    line: Line = ()
    way: list[tuple[Seat, Branch]] = []
    until = brain.progress_of(state) + brain.horizon
    while True:
        branches = tree.get(line)
        if branches is None:
            if decision.prompt == brain.searched:
                scores = brain.scores(state, decision)
                numbers = brain.candidates(decision, scores, BELOW_ROOT)
                if len(numbers) > 1:
                    tree[line] = _branches(decision, scores, numbers)
            break
        branch = _most_promising(branches)
        way.append((decision.seat, branch))
        apply(state, decision.seat, branch.option)
        line = (*line, str(branch.option))
        asked = pending(state)
        if not isinstance(asked, tuple) or brain.progress_of(state) >= until:
            break
        decision = asked[0]
    chances = simulate(brain, state, Randomness(seed), until, noise=brain.noise_for_search(state))
    for seat, branch in way:
        branch.visits += 1
        branch.won += chances[seat]


def _most_promising(branches: Sequence[Branch]) -> Branch:
    """The branch to try next; one without visits counts as slightly worse than the average of those that have some."""
    visits = sum(each.visits for each in branches)
    average = add_up(each.won for each in branches) / visits if visits else 0.5
    urge = EXPLORATION * sqrt(visits + 1)

    def promise(each: Branch) -> float:
        found = each.won / each.visits if each.visits else average - 0.05
        return found + urge * each.prior / (1 + each.visits)

    return max(branches, key=promise)
