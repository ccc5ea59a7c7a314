"""A plan as a sequence of parts, as people build it by taps: turns, alternatives, what is attached to them, stops."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Protocol

from engine.core.errors import RuleError
from engine.core.values import frozen

LONGEST_PLAN = 2000
"""Most characters of a stored plan."""
MOST_TURNS = 40
SCOPE, THEN, ELSE, IF, STOP = "scope", "then", "else", "if", "stop"
"""The ways of parts: for how long the plan holds, a turn, an alternative in that turn, a condition of the move before
it, a condition that stops the whole plan. A game may add ways: such a part belongs to the move before it.
"""


@frozen
class PlanPart:
    """One part of a plan: its way, such as `THEN`, and its words in the text of the plan."""

    way: str
    said: str

    @property
    def is_move(self) -> bool:
        return self.way in (THEN, ELSE)


Parts = tuple[PlanPart, ...]
"""A plan: first its scope, then its moves, each followed by what is attached to it, at the end its stops."""


def split_plan(text: str) -> tuple[str | None, list[str], list[str]]:
    """Split the text of a plan into its scope (None without one), its turns and its stops; raises `RuleError`."""
    if len(text) > LONGEST_PLAN:
        raise RuleError("error-plan-long", most=LONGEST_PLAN)
    scope, colon, rest = text.partition(":")
    written = [" ".join(each.split()) for each in re.split(r"[;\n]", rest if colon else text)]
    parts = [each for each in written if each]
    stops = [each for each in parts if each.startswith("stop ")]
    turns = [each for each in parts if not each.startswith("stop ")]
    if not turns:
        raise RuleError("error-plan-unreadable")
    if len(parts) > MOST_TURNS:
        raise RuleError("error-plan-turns", most=MOST_TURNS)
    return " ".join(scope.split()) if colon else None, turns, stops


class PlannedMove(Protocol):
    """A move of a plan, of any game."""

    def parts(self) -> Iterator[tuple[str, str]]:
        """Yield an empty way with the words of the move itself, then the way and words of each thing attached to it."""
        ...


def list_parts(
    number: int | None, turns: Iterable[Sequence[PlannedMove]], stops: Iterable[Sequence[object]]
) -> Parts:
    """The parts of a plan for this round (None: for every one); `write_parts` is the inverse."""
    scope = () if number is None else (PlanPart(SCOPE, f"round {number}"),)
    moves = (
        PlanPart(way or (ELSE if at else THEN), said)
        for turn in turns
        for at, move in enumerate(turn)
        for way, said in move.parts()
    )
    return (*scope, *moves, *(PlanPart(STOP, join_conditions(stop)) for stop in stops))


def write_parts(parts: Parts, write_move: Callable[[str, Parts], str], always: str = "") -> str:
    """The text of a plan; `write_move` writes a move with what is attached to it, `always` is the text of no scope."""
    scope = next((part.said for part in parts if part.way == SCOPE), always)
    moves = ""
    for first, *attached in _split_blocks(parts, (THEN, ELSE, STOP)):
        if first.is_move:
            separator = (" else " if first.way == ELSE else "; ") if moves else ""
            moves += separator + write_move(first.said, tuple(attached))
    stops = "".join(f"; stop if {part.said}" for part in parts if part.way == STOP)
    return f"{scope}: {moves}{stops}" if scope else moves + stops


def join_conditions(conditions: Iterable[object]) -> str:
    """The text of conditions all of which must hold."""
    return " and ".join(map(str, conditions))


def moves_of(parts: Parts) -> Parts:
    """Only the moves, without what is attached to them."""
    return tuple(part for part in parts if part.is_move)


def up_to(parts: Parts, at: int) -> Parts:
    """The parts up to the move at this index, with what is attached to it."""
    return parts[: _find_end(parts, at)]


def add_part(parts: Parts, part: PlanPart, at: int | None = None) -> Parts:
    """Add a part: a turn as the last one, an alternative or condition to the move at index `at` (None: the last)."""
    if part.way == SCOPE:
        return (part, *(each for each in parts if each.way != SCOPE))
    stops = [each for each in parts if each.way == STOP]
    others = tuple(each for each in parts if each.way != STOP)
    if part.way == STOP:
        return (*others, *stops, part)
    end = len(others) if at is None or part.way == THEN else _find_end(others, at)
    return (*others[:end], part, *others[end:], *stops)


def remove_part(parts: Parts, at: int) -> Parts:
    """Remove the part at index `at`: a move with all that is attached; its first alternative takes its place."""
    removed = parts[at]
    left = [*parts[:at], *parts[_find_end(parts, at) if removed.is_move else at + 1 :]]
    if removed.way == THEN and at < len(left) and left[at].way == ELSE:
        left[at] = replace(left[at], way=THEN)
    return tuple(left)


def advance(parts: Parts, at: int) -> Parts:
    """Swap a turn with the one before it, or an alternative with the move before it; other parts stay as they are."""
    if parts[at].way == THEN:
        return _swap_blocks(parts, at, _split_blocks(parts, (SCOPE, THEN, STOP)))
    if parts[at].way == ELSE:
        return _swap_blocks(parts, at, _split_blocks(parts, (SCOPE, THEN, ELSE, STOP)))
    return parts


def delay(parts: Parts, at: int) -> Parts:
    """Swap a turn with the one after it, or an alternative with the next one; other parts stay as they are."""
    way = parts[at].way
    following = [number for number, part in enumerate(parts) if number > at and part.is_move]
    for number in following:
        if parts[number].way == way:
            return advance(parts, number)
        if way == ELSE:
            break
    return parts


def _swap_blocks(parts: Parts, at: int, blocks: Sequence[Parts]) -> Parts:
    """Swap the block that begins at index `at` with the one before it; each place keeps its way."""
    begins = [sum(map(len, blocks[:number])) for number in range(len(blocks))]
    number = begins.index(at)
    before = blocks[number - 1] if number else ()
    if not before or not before[0].is_move:
        return parts
    one, other = blocks[number], before
    ways = (other[0].way, one[0].way)
    one, other = ((replace(one[0], way=ways[0]), *one[1:]), (replace(other[0], way=ways[1]), *other[1:]))
    return _chain_blocks((*blocks[: number - 1], one, other, *blocks[number + 1 :]))


def _split_blocks(parts: Parts, beginning: Sequence[str]) -> list[Parts]:
    """Split the parts before each part of one of these ways."""
    numbers: list[int] = []
    for part in parts:
        numbers.append((numbers[-1] if numbers else 0) + (part.way in beginning))
    numbered = groupby(zip(numbers, parts, strict=True), key=lambda each: each[0])
    return [tuple(part for _, part in block) for _, block in numbered]


def _chain_blocks(blocks: Iterable[Parts]) -> Parts:
    return tuple(part for block in blocks for part in block)


def _find_end(parts: Parts, at: int) -> int:
    """The index after the move at `at` and all that is attached to it."""
    end = at + 1
    while end < len(parts) and parts[end].way not in (THEN, ELSE, STOP):
        end += 1
    return end


def check_counts(counts: Iterable[tuple[str, str, int]]) -> None:
    """Raise `RuleError` if no numbers satisfy all of these: each names a thing, `<`, `>` or `=`, and a number."""
    by_what: dict[str, list[tuple[str, int]]] = {}
    for what, sign, number in counts:
        by_what.setdefault(what, []).append((sign, number))
    for said in by_what.values():
        nearby = {max(0, number + step) for _, number in said for step in (-1, 0, 1)}
        if not any(all(compare_count(have, sign, number) for sign, number in said) for have in nearby):
            raise RuleError("error-plan-never")


def compare_count(have: int, sign: str, number: int) -> bool:
    """Whether `have` is less than, more than or equal to `number`, as the sign says."""
    return {"<": have < number, ">": have > number, "=": have == number}[sign]
