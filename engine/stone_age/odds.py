"""Exact chances, as fractions: what dice and tools yield, and how likely a goal is with the rolls of a round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import combinations

from engine.core.values import frozen
from engine.stone_age.base.gathering import pieces_for

EYES = range(1, 7)

Chances = Mapping[int, Fraction]
"""How likely each number is; together they are 1."""
Tools = tuple[int, ...]
"""The values of the tools that are ready, in ascending order."""
Stock = tuple[tuple[str, int], ...]
"""Goods by name, without what helps no more, so that positions that are worth the same are equal."""
Goal = Callable[[Mapping[str, int]], Stock | None]
"""What of a stock helps towards a goal; None when it is reached."""


@dataclass(frozen=True, slots=True, order=True)
class DiceRoll:
    """So many dice for `what`, a piece for each `pips` of the total less the `malus` (B-ROLL-01, -02, W-MALUS-01)."""

    what: str
    dice: int
    pips: int
    malus: int = 0

    def count_pieces(self, total: int) -> int:
        """What this total brings, less the malus (W-MALUS-01)."""
        return pieces_for(total - self.malus, self.pips)


@lru_cache(maxsize=64)
def count_sums(dice: int) -> Mapping[int, int]:
    """The number of outcomes of this many dice by their sum."""
    ways = {0: 1}
    for _ in range(dice):
        more: dict[int, int] = {}
        for total, count in ways.items():
            for eye in EYES:
                more[total + eye] = more.get(total + eye, 0) + count
        ways = more
    return ways


@lru_cache(maxsize=512)
def find_yields(roll: DiceRoll, added: int = 0) -> Chances:
    """The chances of the number of pieces of a roll to which tools worth `added` are added."""
    found: dict[int, int] = {}
    for total, ways in count_sums(roll.dice).items():
        count = roll.count_pieces(total + added)
        found[count] = found.get(count, 0) + ways
    return {count: Fraction(ways, 6**roll.dice) for count, ways in found.items()}


def chance_from(chances: Chances, number: int) -> Fraction:
    """The chance of this number or more."""
    return sum((chance for each, chance in chances.items() if each >= number), Fraction(0))


def average(chances: Chances) -> Fraction:
    return sum((number * chance for number, chance in chances.items()), Fraction(0))


def people_needed(one: DiceRoll, least: int, chance: Fraction, most: int, added: int = 0) -> int | None:
    """The fewest people who bring at least so many pieces with this chance; None if `most` of them do not.

    `one` is the roll of one person; tools worth `added` are added.
    """
    for people in range(1, most + 1):
        if chance_from(find_yields(replace(one, dice=people), added), least) >= chance:
            return people
    return None


def chance_to_show(dice: int, wanted: int) -> Fraction:
    """The chance that at least one of so many dice shows one of `wanted` faces, as for a dice bar."""
    return 1 - Fraction(len(EYES) - wanted, len(EYES)) ** dice


@frozen
class Ending:
    """Last dice that no choice influences: with a stock they reach the goal in `ways(stock)` of their `outcomes`."""

    outcomes: int
    ways: Callable[[Stock], int]


NO_ENDING = Ending(1, lambda _: 0)


def chance_to_reach(
    rolls: Sequence[DiceRoll],
    tools: Iterable[int],
    stock: Mapping[str, int],
    goal: Goal,
    ending: Ending = NO_ENDING,
) -> Fraction:
    """The chance to reach a goal with these rolls, in the best order and with the best use of tools that serve once.

    Tools are added after each roll, before the next is known (B-ACT-02, B-TOOL-04 to -07).
    """
    counting, ready = _Counting(goal, ending, {}), tuple(sorted(tools))
    ways = counting.count_ways(tuple(sorted(rolls)), ready, goal(stock))
    return Fraction(ways, _count_outcomes(rolls) * ending.outcomes)


@frozen
class _Counting:
    """Counts the outcomes of all dice that reach a goal; `known` caches the counts of positions."""

    goal: Goal
    ending: Ending
    known: dict[tuple[tuple[DiceRoll, ...], Tools, Stock], int]

    def count_ways(self, rolls: tuple[DiceRoll, ...], tools: Tools, stock: Stock | None) -> int:
        whole = _count_outcomes(rolls) * self.ending.outcomes
        if stock is None:
            return whole
        if not rolls:
            return self.ending.ways(stock)
        position = (rolls, tools, stock)
        if position not in self.known:
            self.known[position] = self._count_best(rolls, tools, stock, whole)
        return self.known[position]

    def _count_best(self, rolls: tuple[DiceRoll, ...], tools: Tools, stock: Stock, whole: int) -> int:
        """The count with the best roll first; the search ends where a roll always succeeds."""
        if self._is_hopeless(rolls, tools, stock):
            return 0
        most = 0
        for at in range(len(rolls)) if tools else range(1):
            most = max(most, self._count_from(rolls[at], rolls[:at] + rolls[at + 1 :], tools, stock))
            if most == whole:
                break
        return most

    def _is_hopeless(self, rolls: tuple[DiceRoll, ...], tools: Tools, stock: Stock) -> bool:
        """Whether even sixes on all dice, and all tools at every roll, would not reach the goal."""
        have, added = dict(stock), sum(tools)
        for roll in rolls:
            have[roll.what] = have.get(roll.what, 0) + roll.count_pieces(len(EYES) * roll.dice + added)
        most = self.goal(have)
        return most is not None and not self.ending.ways(most)

    def _count_from(self, roll: DiceRoll, rest: tuple[DiceRoll, ...], tools: Tools, stock: Stock) -> int:
        """The count with this roll first."""
        uses, after, enough = _list_uses(tools), list[Stock | None](), list[int]()
        have = dict(stock)
        for number in range(roll.count_pieces(len(EYES) * roll.dice + sum(tools)) + 1):
            after.append(self.goal({**have, roll.what: have.get(roll.what, 0) + number}))
            enough.append(after.index(after[-1]))  # more of it is of no use
        alike: dict[tuple[int, ...], int] = {}
        for total, count in count_sums(roll.dice).items():
            brought = tuple([enough[roll.count_pieces(total + added)] for added, _ in uses])
            alike[brought] = alike.get(brought, 0) + count
        whole, found = _count_outcomes(rest) * self.ending.outcomes, 0
        for brought, count in alike.items():
            most = 0
            for number, left in _list_best(brought, tools):
                most = max(most, self.count_ways(rest, left, after[number]))
                if most == whole:
                    break
            found += count * most
        return found


def _count_outcomes(rolls: Sequence[DiceRoll]) -> int:
    """The number of outcomes of all dice of these rolls."""
    return 6 ** sum([roll.dice for roll in rolls])


Use = tuple[int, Tools]
"""The sum of the tools that are added (or the pieces that result), and the tools that are left."""


@lru_cache(maxsize=512)
def _list_uses(tools: Tools) -> tuple[Use, ...]:
    """Every set of tools to add, those that add least first."""
    found = {
        (sum(tools[at] for at in used), tuple(tool for at, tool in enumerate(tools) if at not in used))
        for count in range(len(tools) + 1)
        for used in combinations(range(len(tools)), count)
    }
    return tuple(sorted(found))


@lru_cache(maxsize=512)
def _list_better(tools: Tools) -> tuple[tuple[int, ...], ...]:
    """For each of `_list_uses` the indexes of those before it that leave at least as many tools."""
    lefts = [Counter(left) for _, left in _list_uses(tools)]
    return tuple(
        tuple(before for before in range(at) if left <= lefts[before]) for at, left in enumerate(lefts)
    )


@lru_cache(maxsize=4096)
def _list_best(brought: Sequence[int], tools: Tools) -> tuple[Use, ...]:
    """The uses with their pieces, without each that brings no more than one that leaves at least as many tools."""
    kept: list[Use] = []
    for number, (_, left), others in zip(brought, _list_uses(tools), _list_better(tools), strict=True):
        if all(brought[other] < number for other in others):
            kept.append((number, left))
    return tuple(kept)
