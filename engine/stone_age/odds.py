"""Exact chances, as fractions: what dice and tools yield, and how likely a goal is with the rolls of a round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import combinations

EYES = range(1, 7)

Chances = Mapping[int, Fraction]
"""How likely each number is; together they are 1."""
Tools = tuple[int, ...]
"""The values of the tools that are ready, in ascending order."""
Stock = tuple[tuple[str, int], ...]
"""What one has, by name; more than helps is left out, so that equal positions are equal."""
Goal = Callable[[Mapping[str, int]], Stock | None]
"""What of a stock helps towards a goal; None when it is reached."""


@dataclass(frozen=True, slots=True, order=True)
class DiceRoll:
    """So many dice for `what`, a piece for each `pips` of the total less the `malus` (B-ROLL-01, -02, W-MALUS-01)."""

    what: str
    dice: int
    pips: int
    malus: int = 0

    def yields(self, total: int) -> int:
        """What this total brings: rounded down, never below 0 (B-ROLL-03, R-33)."""
        return max(0, total - self.malus) // self.pips


@lru_cache(maxsize=64)
def sums(dice: int) -> Mapping[int, int]:
    """In how many outcomes so many dice show each sum."""
    ways = {0: 1}
    for _ in range(dice):
        more: dict[int, int] = {}
        for total, count in ways.items():
            for eye in EYES:
                more[total + eye] = more.get(total + eye, 0) + count
        ways = more
    return ways


def pieces(roll: DiceRoll, added: int = 0) -> Chances:
    """What a roll yields when tools worth `added` are added to it."""
    found: dict[int, Fraction] = {}
    for total, ways in sums(roll.dice).items():
        count = roll.yields(total + added)
        found[count] = found.get(count, Fraction(0)) + Fraction(ways, 6**roll.dice)
    return found


def at_least(chances: Chances, number: int) -> Fraction:
    """The chance of this number or more."""
    return sum((chance for each, chance in chances.items() if each >= number), Fraction(0))


def average(chances: Chances) -> Fraction:
    return sum((number * chance for number, chance in chances.items()), Fraction(0))


def people_needed(one: DiceRoll, least: int, chance: Fraction, most: int) -> int | None:
    """The fewest people who bring at least so many pieces with this chance; None if `most` of them do not.

    `one` is the roll of one person.
    """
    rolls = ((people, replace(one, dice=people)) for people in range(1, most + 1))
    return next((people for people, roll in rolls if at_least(pieces(roll), least) >= chance), None)


def shows(dice: int, wanted: int) -> Fraction:
    """The chance that at least one of so many dice shows one of `wanted` faces, as for a dice bar."""
    return 1 - Fraction(len(EYES) - wanted, len(EYES)) ** dice


def reached(
    rolls: Sequence[DiceRoll], tools: Iterable[int], stock: Mapping[str, int], goal: Goal
) -> Fraction:
    """The chance to reach a goal with these rolls, in the best order and with the best use of tools that serve once.

    Tools are added after each roll, before the next is known (B-ACT-02, B-TOOL-04 to -07).
    """
    outcomes = 6 ** sum(roll.dice for roll in rolls)
    counting = _Counting(goal, {})
    return Fraction(counting.ways(tuple(sorted(rolls)), tuple(sorted(tools)), goal(stock)), outcomes)


@dataclass(frozen=True, slots=True)
class _Counting:
    """Counts in how many outcomes of all dice a goal is reached; `known` are the positions that were counted."""

    goal: Goal
    known: dict[tuple[tuple[DiceRoll, ...], Tools, Stock], int]

    def ways(self, rolls: tuple[DiceRoll, ...], tools: Tools, stock: Stock | None) -> int:
        if stock is None:
            return 6 ** sum(roll.dice for roll in rolls)
        if not rolls:
            return 0
        position = (rolls, tools, stock)
        if position not in self.known:
            firsts = range(len(rolls)) if tools else range(1)
            self.known[position] = max(
                self._first(rolls[at], rolls[:at] + rolls[at + 1 :], tools, stock) for at in firsts
            )
        return self.known[position]

    def _first(self, roll: DiceRoll, rest: tuple[DiceRoll, ...], tools: Tools, stock: Stock) -> int:
        """In how many this is the roll to begin with."""
        uses = _uses(tools)
        alike: dict[tuple[int, ...], int] = {}
        for total, count in sums(roll.dice).items():
            brought = tuple([roll.yields(total + added) for added, _ in uses])
            alike[brought] = alike.get(brought, 0) + count
        return sum(
            count
            * max(self._after(roll.what, number, rest, left, stock) for number, left in _best(brought, tools))
            for brought, count in alike.items()
        )

    def _after(self, what: str, number: int, rest: tuple[DiceRoll, ...], tools: Tools, stock: Stock) -> int:
        more = dict(stock)
        more[what] = more.get(what, 0) + number
        return self.ways(rest, tools, self.goal(more))


Use = tuple[int, Tools]
"""What comes of adding some tools, and those that are left."""


@lru_cache(maxsize=512)
def _uses(tools: Tools) -> tuple[Use, ...]:
    """Every set of tools to add, those that add least first."""
    found = {
        (sum(tools[at] for at in used), tuple(tool for at, tool in enumerate(tools) if at not in used))
        for count in range(len(tools) + 1)
        for used in combinations(range(len(tools)), count)
    }
    return tuple(sorted(found))


@lru_cache(maxsize=4096)
def _best(brought: Sequence[int], tools: Tools) -> tuple[Use, ...]:
    """What each use brings and leaves, without those that bring no more than one that leaves at least as much."""
    kept: list[Use] = []
    for number, (_, left) in zip(brought, _uses(tools), strict=True):
        if not any(before >= number and Counter(left) <= Counter(more) for before, more in kept):
            kept.append((number, left))
    return tuple(kept)
