"""Hints: the best choices of a decision, the chance to win after each, and what makes the difference."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import exp

from engine.computer.estimates import estimate
from engine.computer.levels import Level, seed_of
from engine.computer.search import LARGEST_SEED
from engine.computer.simulation import LATEST, simulate
from engine.core.actions import Action
from engine.core.match import AnyMatch
from engine.core.questions import Decision, Seat
from engine.core.randomness import Randomness
from engine.core.steps import apply
from engine.core.values import frozen

MOST = 3
"""Most choices in a hint."""
LEVEL = Level(options=8, simulations=400)
"""The budget."""
SCREENING = 1 / 3
"""The part of the simulations that finds the best choices; the rest measures how good they are."""
PROBES, NEAR = 12, 0.25
"""Simulations of two horizons, and the part of them that must end the game for the last ones to be played to its end:
there the value, fitted on whole games, says half where nothing can be won any more.
"""
UNSEEN = 1
"""Defeats, and victories, that are added to those of finished games: none among fifty is no proof."""
SMALLEST = 0.01
"""The smallest difference of a chance that is mentioned."""
POINTS, RIVALS = "points", "rivals"
"""Reasons: the points where a game has ended, and the effect of a choice on the others."""

Parts = Sequence[Mapping[str, float]]
"""The parts of every seat's chance: see `Brain.parts`."""


@frozen
class Advice:
    """One of the best choices, as its line; in 19 of 20 cases its chance to win is within `margin`, as far as
    simulations show.

    `reasons` are parts of what a seat owns, with the share of the chance that they add (below 0: take away) compared
    with the next choice, and for the last one with the first. Only significant ones are given, the largest first.
    `is_clear` if the whole difference is significant.
    """

    line: str
    chance: float
    margin: float
    reasons: tuple[tuple[str, float], ...] = ()
    is_clear: bool = False


@frozen
class Hint:
    """The best choices, best first, and the number of simulations of these and other options."""

    choices: tuple[Advice, ...]
    simulations: int

    @property
    def differ(self) -> bool:
        """Whether there is any significant difference between the choices."""
        return any(each.is_clear or each.reasons for each in self.choices)


@frozen
class Outcome:
    """The end of one simulation: the chance to win there, and the parts of all seats, empty if the game is over."""

    chance: float
    parts: Parts


def hint(match: AnyMatch, decision: Decision, commitment: str) -> Hint:
    """The best choices of an open decision; changes nothing.

    It depends only on the public commitment of the game, what the seat may see, and the version.
    """
    trying = _Trying(match, decision, Randomness(seed_of(match, decision, "hint", commitment)))
    # A person waits: where simulations take long there are even fewer than for a computer player.
    budget = LEVEL.budget(match.game.brain.share**2, match.setup.seats)
    options = _promising(match, decision, trying.random)
    first = int(budget * SCREENING)
    screened = trying.outcomes(options, first)
    if len(options) > MOST:
        options = _of_each_kind(_rank_actions(screened))[:MOST]
    # Outcomes of the screening are not counted again: the luckiest options would seem better than they are.
    until = LATEST if trying.share_ended(options[0]) >= NEAR else None
    found = trying.outcomes(options, budget - first, until)
    ranked = _rank_actions(found)
    said = [
        _advice(option, found[option], found[other], decision.seat)
        for option, other in zip(ranked, (*ranked[1:], ranked[0]), strict=True)
    ]
    return Hint(tuple(said), trying.played)


def _promising(match: AnyMatch, decision: Decision, random: Randomness) -> list[Action]:
    """The options to simulate, which all differ in effect: the brain's candidates, else those with the best scores."""
    brain = match.game.brain
    scores = brain.foresee(match.imagine(decision.seat, random), decision)
    options, distinct = decision.options, {*match.list_distinct(decision)}
    numbers = brain.candidates(decision, scores, LEVEL.options)
    if len(numbers) < MOST:
        numbers = sorted(range(len(options)), key=lambda number: -scores[number])
    found = [options[number] for number in numbers if options[number] in distinct]
    return found[: LEVEL.options]


def _of_each_kind(options: Sequence[Action]) -> list[Action]:
    """One option of each kind first: those that differ only in a number, such as of people, are nearly the same."""
    kinds: dict[object, Action] = {}
    for option in options:
        said = (getattr(option, name) for name in option.arguments)
        kinds.setdefault((option.verb, *(each for each in said if not isinstance(each, int))), option)
    first = [*kinds.values()]
    return [*first, *(option for option in options if option not in first)]


class _Trying:
    """Simulations of options of one decision; the n-th of each option begins in the same state with the same seed."""

    def __init__(self, match: AnyMatch, decision: Decision, random: Randomness) -> None:
        self.random, self.played = random, 0
        self._match, self._seat, self._brain = match, decision.seat, match.game.brain

    def outcomes(
        self, options: Sequence[Action], simulations: int, until: int | None = None
    ) -> Mapping[Action, list[Outcome]]:
        found: Mapping[Action, list[Outcome]] = {option: [] for option in options}
        for _ in range(max(1, simulations // len(options))):
            imagined = self._match.imagine(self._seat, self.random)
            seed = self.random.below(LARGEST_SEED)
            for option in options:
                state = imagined.copy()
                apply(state, self._seat, option)
                chance = simulate(self._brain, state, Randomness(seed), until)[self._seat]
                parts = () if state.result is not None else self._brain.parts(state)
                found[option].append(Outcome(chance, parts))
                self.played += 1
        return found

    def share_ended(self, option: Action) -> float:
        """The part of `PROBES` simulations that end the game within two horizons."""
        now = self._brain.progress_of(self._match.imagine(self._seat, self.random))
        until = now + 2 * self._brain.horizon
        found = self.outcomes([option], PROBES, until)[option]
        return _mean([not each.parts for each in found])


def _rank_actions(outcomes: Mapping[Action, Sequence[Outcome]]) -> list[Action]:
    return sorted(outcomes, key=lambda option: -_mean(_chances(outcomes[option])))


def _advice(option: Action, outcomes: Sequence[Outcome], others: Sequence[Outcome], seat: Seat) -> Advice:
    gains = [one.chance - other.chance for one, other in zip(outcomes, others, strict=True)]
    return Advice(
        str(option),
        _mean(_chances(outcomes)),
        _margin(outcomes),
        _reasons(outcomes, others, seat),
        _is_clear(gains),
    )


def _reasons(
    outcomes: Sequence[Outcome], others: Sequence[Outcome], seat: Seat
) -> tuple[tuple[str, float], ...]:
    """The parts of the difference to another option, on average over simulations that began alike."""
    found: defaultdict[str, list[float]] = defaultdict(list)
    for number, (one, other) in enumerate(zip(outcomes, others, strict=True)):
        for part, amount in _difference(one, other, seat).items():
            found[part] += [0.0] * (number - len(found[part]))
            found[part].append(amount)
    for amounts in found.values():
        amounts += [0.0] * (len(outcomes) - len(amounts))
    clear = [(part, _mean(amounts)) for part, amounts in found.items() if _is_clear(amounts)]
    return tuple(sorted(clear, key=lambda each: (-abs(each[1]), each[0])))


def _difference(one: Outcome, other: Outcome, seat: Seat) -> Mapping[str, float]:
    """By part, how much more likely a victory is after `one` than after `other`.

    Each part gets what it adds to the chance along the straight line from the other's parts to those of the one.
    """
    if not one.parts or not other.parts:
        return {POINTS: one.chance - other.chance} if one.parts == other.parts else {}
    sums, before = _sums(one.parts), _sums(other.parts)
    found: defaultdict[str, float] = defaultdict(float)
    for at, weight in ((0.0, 1 / 6), (0.5, 4 / 6), (1.0, 1 / 6)):
        way = _shares([b + at * (a - b) for a, b in zip(sums, before, strict=True)])
        for each, share in enumerate(way):
            slope = weight * way[seat] * ((each == seat) - share)
            mine, then = one.parts[each], other.parts[each]
            for part in {**mine, **then}:
                name = part if each == seat else RIVALS
                found[name] += slope * (mine.get(part, 0.0) - then.get(part, 0.0))
    return found


def _sums(parts: Parts) -> list[float]:
    return [sum(each.values()) for each in parts]


def _shares(sums: Sequence[float]) -> list[float]:
    highest = max(sums)
    powers = [exp(each - highest) for each in sums]
    return [each / sum(powers) for each in powers]


def _chances(outcomes: Sequence[Outcome]) -> list[float]:
    return [each.chance for each in outcomes]


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _margin(outcomes: Sequence[Outcome]) -> float:
    """The margin of a chance to win: finished games that all end alike prove no certainty (Agresti and Coull)."""
    ended = any(not each.parts for each in outcomes)
    return estimate([*_chances(outcomes), *[0.0, 1.0] * (UNSEEN * ended)]).margin


def _is_clear(differences: Sequence[float]) -> bool:
    found = estimate(differences)
    return abs(found.mean) >= SMALLEST and abs(found.mean) > found.margin
