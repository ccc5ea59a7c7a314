"""Analysis of a finished game: every seat's chance to win over time, what choices gave away, and luck.

Budgets are numbers of simulations, never time. What a choice gave away is judged by what its seat could see; luck and
the course of the chances by the real state.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any
from zlib import crc32

from engine.computer.comparing import compare, measure_effect, most_promising, opposite_outcomes
from engine.computer.doubts import (
    BATCH,
    HUNGER,
    TOOLS,
    Doubt,
    Loss,
    find_own,
    find_suspects,
    find_turning_points,
    least_loss,
    play_to_the_end,
    sort_worst,
)
from engine.computer.estimates import Estimate, add_estimates
from engine.computer.simulation import choose_best, shares, simulate
from engine.core.actions import Action
from engine.core.brain import Brain
from engine.core.log import effective_rows
from engine.core.match import AnyGame, AnyMatch, Match, Row, Setup
from engine.core.questions import Decision, Seat
from engine.core.randomness import Randomness
from engine.core.steps import apply
from engine.core.values import frozen

VERSION = 3
"""Goes up when the same game may be analyzed otherwise than before."""
SURE = 2.6
"""Standard errors by which a loss must exceed 0: of a hundred choices that gave nothing away one may do so."""
SUSPECTS = 8
"""How many of the worst choices, and of the least certain changes, are measured again."""
OWN = 4
"""How many choices of each seat are, too, those that cost it the most points: also of one that could hardly win."""
COSTLIEST = 3
A_POINT = 1.0
"""The fewest points that a costly choice gave away."""
STARVED = "starved"
"""The event of a seat that loses something to hunger, with `points` if it loses some at once."""
FIRST, AGAIN, CHANGE, COURSE = 10, 80, 8, 32
"""Runs for a doubtful choice, a suspect, a roll or choice, a round: all but the last of two or three simulations."""
FURTHER = 3
"""Horizons of the brain for which suspects are simulated: what looks bad at the first may be good at the third."""


@frozen
class Account:
    """What changed a seat's chance to win over the game; 1 is a whole victory.

    `luck` is the effect of all rolls and draws compared with average ones, `choices` that of the seat's own choices
    compared with those of a normal computer player. They do not add up to the course: the rest is what others did, and
    what the computer cannot judge.
    """

    luck: Estimate
    choices: Estimate


@frozen
class Waste:
    """How often something cost points, and how many in all."""

    times: int
    points: Estimate


@frozen
class Analysis:
    """The analysis of a game that has ended.

    `course` are the chances of all seats at the start of each round, from the first one on, and the result at the end.
    `losses` are in the order of the log; `turning_points` are the worst of them that whole games confirm, worst first;
    `costliest`, by seat, those that cost it the most points; `wasted`, by seat, the total cost of hunger and of unused
    tools.
    """

    course: tuple[tuple[float, ...], ...]
    losses: tuple[Loss, ...]
    turning_points: tuple[Loss, ...]
    costliest: tuple[tuple[Loss, ...], ...]
    wasted: tuple[Mapping[str, Waste], ...]
    accounts: tuple[Account, ...]


@dataclass(slots=True)
class Change:
    """A choice of a seat, or (None) chance, with its effect on every seat's chance to win; `measure` takes the runs."""

    seat: Seat | None
    measure: Callable[[int], Sequence[Estimate]]
    found: Sequence[Estimate]


def can_be_analyzed(game: AnyGame) -> bool:
    """Whether the brain of this game estimates chances to win (`Brain.value`), and does not only score options."""
    return type(game.brain).value is not Brain[Any].value


def analyze(game: AnyGame, setup: Setup, rows: Sequence[Row], commitment: str) -> Analysis:
    """Analyze the log of a game that has ended, also of one that was ended early.

    The game must be one that can be analyzed. Raises a `RuleError` at a row that does not fit the rules.
    """
    walk = _Walk(Match.start(game, setup), _seed(game, setup, rows, commitment))
    for block in _blocks(rows):
        walk.process(block)
    losses = [each.loss for each in walk.surest_doubts()]
    own = [find_own(seat, losses) for seat in range(setup.seats)]
    wasted = [{HUNGER: walk.hunger_of(seat), TOOLS: _left_unused(each)} for seat, each in enumerate(own)]
    costliest = tuple(map(_costliest, own))
    points = find_turning_points(losses)
    return Analysis(walk.whole_course(), tuple(losses), points, costliest, tuple(wasted), _accounts(walk))


def _seed(game: AnyGame, setup: Setup, rows: Sequence[Row], commitment: str) -> int:
    asked = "\n".join(
        (
            commitment,
            str(setup),
            *(f"{row.seat} {row.text}" for row in rows),
            f"{VERSION}.{game.brain.version}",
        )
    )
    return int.from_bytes(hashlib.sha256(asked.encode()).digest()[:8], "big")


Numbered = tuple[int, Row]


def _blocks(rows: Sequence[Row]) -> Iterator[list[Numbered]]:
    """Yield each choice that counts as a block of one row, and all rows of chance between two choices as one block."""
    block: list[Numbered] = []
    for number in effective_rows(rows):
        row = rows[number - 1]
        if block and (row.seat is not None or block[-1][1].seat is not None):
            yield block
            block = []
        block.append((number, row))
    if block:
        yield block


class _Walk:
    """Replays a log block by block, and collects the measurements."""

    def __init__(self, match: AnyMatch, seed: int) -> None:
        self.match, self.brain = match, match.game.brain
        self._changes: list[Change] = []
        self._seed = seed
        self._doubts: list[Doubt] = []
        self._starved: list[Mapping[str, str | int]] = []
        self._course: list[tuple[float, ...]] = []

    def process(self, block: Sequence[Numbered]) -> None:
        """Measure and apply the next block; first the chances of all seats if a round begins here."""
        number, row = block[0]
        if self.match.round > len(self._course):
            self._course.append(self._chances(number))
        if row.seat is not None:
            self._process_choice(number, row.seat, row)
            return
        before = self.match.state_without_events()
        for _, each in block:
            self._follow(each)
        self._add_change(number, None, self.match.state_without_events(), partial(opposite_outcomes, before))

    def _random(self, row: int, what: str) -> Randomness:
        """Random numbers of one measurement, independent of how many the others use."""
        return Randomness(self._seed ^ crc32(f"{row} {what}".encode()))

    def _budget(self, simulations: int) -> int:
        return max(2, int(simulations * self.brain.share))

    def _follow(self, row: Row) -> None:
        self.match.follow(row)
        self._starved += (each.params for each in self.match.take_events() if each.kind == STARVED)

    def hunger_of(self, seat: Seat) -> Waste:
        """How often this seat starved, and the points that it lost at once."""
        points = [int(each.get("points", 0)) for each in self._starved if each["seat"] == seat]
        return Waste(len(points), Estimate(sum(points), 0.0))

    def _chances(self, row: int) -> tuple[float, ...]:
        """Every seat's chance to win in the real state."""
        state, random = self.match.state_without_events(), self._random(row, "course")
        found = [simulate(self.brain, state.copy(), random) for _ in range(self._budget(COURSE))]
        return tuple(sum(each) / len(found) for each in zip(*found, strict=True))

    def whole_course(self) -> tuple[tuple[float, ...], ...]:
        """The chances at the start of each round, followed by the result if the game came to its end."""
        match = self.match
        # A round that was begun only to find that the game is over does not count.
        return (
            (*self._course[: match.round], tuple(shares(match.over))) if match.over else tuple(self._course)
        )

    def _process_choice(self, number: int, seat: Seat, row: Row) -> None:
        match, random = self.match, self._random(number, "better")
        decision = match.decision_of(seat)
        chosen = decision.option(match.game.read(row.text))
        if len(match.list_distinct(decision)) > 1:
            self._compare_with_usual(number, decision, chosen)
            better = most_promising(match, decision, chosen, random)
            if better != chosen:
                found = compare(match, seat, better, chosen, self._budget(FIRST), random)
                self._doubts.append(Doubt(number, match.copy(), seat, chosen, better, found))
        self._follow(row)

    def _compare_with_usual(self, number: int, decision: Decision, chosen: Action) -> None:
        """Measure how much better or worse this choice was than that of a normal computer player."""
        before = self.match.state_without_events()
        usual = choose_best(self.brain.foresee, before, decision)
        if usual != chosen:
            came, might = before.copy(), before.copy()
            apply(came, decision.seat, chosen)
            apply(might, decision.seat, usual)
            until = self.brain.progress_of(before) + self.brain.horizon
            self._add_change(number, decision.seat, came, lambda _: [might.copy()], until)

    def _add_change(
        self,
        number: int,
        seat: Seat | None,
        came: Any,
        might: Callable[[Randomness], Sequence[Any]],
        until: int | None = None,
    ) -> None:
        until = self.brain.progress_of(came) + self.brain.horizon if until is None else until
        random = self._random(number, "change")

        def measure(simulations: int) -> Sequence[Estimate]:
            return measure_effect(self.brain, came, might, until, self._budget(simulations), random)

        self._changes.append(Change(seat, measure, measure(CHANGE)))

    def measure_again(self) -> None:
        """Measure the least certain changes again, by more simulations."""
        worst = sorted(self._changes, key=lambda each: -max(one.error for one in each.found))
        for each in worst[:SUSPECTS]:
            each.found = each.measure(AGAIN)

    def all_changes(self, by: Seat | None, seat: Seat) -> Estimate:
        """The total effect on this seat of the choices of seat `by`, or (None) of chance."""
        return add_estimates([each.found[seat] for each in self._changes if each.seat == by])

    def surest_doubts(self) -> list[Doubt]:
        """All doubts, the worst measured by new simulations, as the first ones are biased for what seemed worst."""
        worst = sorted(self._doubts, key=lambda each: each.found.gain.error - each.found.gain.mean)
        suspects = {each.row for each in worst[:SUSPECTS]}
        losses = [each.loss for each in self._doubts]
        for seat in range(self.match.setup.seats):
            suspects |= {each.row for each in sort_worst(find_own(seat, losses), least_loss)[:OWN]}
        doubts = [self._again(each) if each.row in suspects else each for each in self._doubts]
        suspects = find_suspects([each.loss for each in doubts])
        return [self._to_the_end(each) if each.row in suspects else each for each in doubts]

    def _again(self, doubt: Doubt) -> Doubt:
        random, pairs = self._random(doubt.row, "again"), self._budget(AGAIN)
        found = compare(doubt.match, doubt.seat, doubt.better, doubt.chosen, pairs, random, FURTHER)
        return replace(doubt, found=found, is_sure=True)

    def _to_the_end(self, doubt: Doubt) -> Doubt:
        return play_to_the_end(doubt, self._budget(BATCH), self._random(doubt.row, "end"))


def _costliest(losses: Sequence[Loss]) -> tuple[Loss, ...]:
    sure = [
        each for each in losses if each.is_sure and each.points.mean >= max(A_POINT, SURE * each.points.error)
    ]
    return tuple(sort_worst(sure, lambda each: each.points.mean)[:COSTLIEST])


def _left_unused(losses: Sequence[Loss]) -> Waste:
    """The total of unused tools, with choices that only seemed worse, so that noise is not counted as a loss."""
    found = [each.points for each in losses if each.waste == TOOLS]
    return Waste(len(found), add_estimates(found))


def _accounts(walk: _Walk) -> tuple[Account, ...]:
    walk.measure_again()
    return tuple(
        Account(walk.all_changes(None, seat), walk.all_changes(seat, seat))
        for seat in range(walk.match.setup.seats)
    )
