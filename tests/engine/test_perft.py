"""Perft: the number of lines of play to a depth, from fixed positions. One wrong option anywhere changes a count."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from engine import GAMES
from engine.core import chance, transcripts
from engine.core.match import Match

HERE = Path(__file__).parent.parent / "transcripts"
KEY = b"perft"
FEW = 1000
"""To count more lines of play than this takes long."""


@dataclass(frozen=True)
class Position:
    """A committed game after so many rows, and the number of lines of play of 1, 2, … choices from there."""

    game: str
    rows: int
    prompt: str
    lines: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.game} after {self.rows}: {self.prompt}"

    def match(self) -> Match:
        text = next(HERE.glob(f"*/{self.game}.txt")).read_text("utf-8")
        lines = [line for line in text.splitlines() if line[0] not in "#="]
        return transcripts.replay(GAMES, "\n".join(lines[: self.rows + 1]))


POSITIONS = (
    Position("two_random", 6, "place", (34, 1047)),
    Position("three_random", 7, "place", (35, 1191)),
    Position("four_greedy", 8, "place", (36, 1261)),
    Position("four_mixed_empty_deck", 310, "place", (36, 1621)),
    Position("four_greedy", 17, "resolve", (3, 6, 12, 30, 72)),
    Position("two_random", 283, "resolve", (4, 22, 60, 243, 797)),
    Position("two_random", 20, "buy-card", (2, 45, 1431)),
    Position("two_kept_card_feeds", 56, "buy-card", (22, 234, 909, 2638, 6399)),
    Position("four_mixed_empty_deck", 429, "buy-building", (102, 204, 1020, 4080)),
    Position("four_mixed_hunger", 190, "take", (4, 12, 24, 84, 268)),
    Position("four_greedy", 283, "tools", (8, 32, 112, 360, 1224)),
    Position("three_mixed", 121, "feed", (13, 72, 2880)),
    Position("four_mixed_empty_deck", 250, "feed", (15, 100, 4600)),
    Position("two_kept_card_feeds", 110, "feed", (15, 220, 8635)),
    Position("two_random", 21, "gain", (11, 384)),
    Position("all_modules_three", 11, "place", (41, 1641)),
    Position("all_modules_three", 20, "resolve", (3, 6, 24, 72, 144)),
    Position("all_modules_three", 44, "share", (3, 12, 33, 84, 201)),
    Position("all_modules_three", 50, "move", (3, 7, 92, 4050)),
    Position("style_mammoths_five", 44, "pay-move", (2, 4, 86, 3278)),
    Position("all_modules_three", 53, "bonus", (2, 82, 4030)),
    Position("winter_four", 448, "animal-reward", (2, 6, 12, 24, 448)),
    Position("all_modules_three", 118, "buy-card", (21, 48, 180, 504, 1008)),
    Position("style_five", 133, "buy-building", (21, 56, 142, 930, 7536)),
    Position("style_five", 260, "buy-extra-card", (2, 6, 12, 30, 72)),
    Position("style_mammoths_five", 46, "choose", (4, 156, 5932)),
    Position("style_mammoths_five", 234, "ring", (4, 156, 7348)),
    Position("hunters_extinct", 72, "turn", (20, 70, 329)),
    Position("hunters_extinct", 10, "send", (4, 20, 229)),
    Position("hunters_extinct", 8, "wear", (12, 48, 240)),
    Position("hunters_extinct", 75, "mark", (20, 88, 2912)),
    Position("hunters_extinct", 22, "use", (3, 8, 47)),
    Position("hunters_extinct", 20, "lay", (3, 36, 138)),
    Position("hunters_extinct", 38, "recruit", (23, 92, 199)),
    Position("hunters_normal", 47, "stash", (2, 122, 366)),
    Position("hunters_introductory", 48, "bonus", (2, 46, 184)),
    Position("hunters_extinct", 147, "lose", (2, 12, 36)),
    Position("hunters_survival", 177, "ancestor", (2, 12, 120)),
    Position("hunters_extinct", 69, "spirits", (4, 62, 252)),
    Position("hunters_normal_uneven", 180, "fire", (3, 48, 104)),
    Position("hunters_normal_uneven", 22, "stash", (4, 72, 360)),
    Position("hunters_survival_driven_away", 99, "reveal", (2, 72, 216)),
    Position("hunters_survival", 74, "exchange", (4, 24, 824)),
    Position("hunters_normal", 55, "keep-one", (2, 4, 28)),
    Position("hunters_normal", 238, "herb-heath", (19, 251, 1091)),
)


def lines_of_play(match: Match, depth: int) -> int:
    """All ways to choose so many times, by whichever seat may; chance answers by its occasion and is not counted."""
    while match.chance is not None:
        match.supply(chance.answer(KEY, match.chance))
    if depth == 0 or match.over is not None:
        return 1
    total = 0
    for decision in match.decisions:
        for option in decision.options:
            fork = match.copy()
            fork.play(decision.seat, str(option))
            total += lines_of_play(fork, depth - 1)
    return total


def openings(seats: int, more: tuple[str, ...] = ()) -> int:
    """The lines of play of the first two placements, counted by hand: the first seat's, then the next one's.

    `more` are places of the modules that one turn fills.
    """
    ringed = {"toolmaker": 1, "field": 1, **{f"card {n}": 1 for n in range(1, 5)}}
    ringed |= {f"building {n + 1}": 1 for n in range(seats)} | dict.fromkeys(more, 1)
    shared = ("hunt", "forest", "claypit", "quarry", "river")
    first = (
        [(place, 1) for place in ringed]
        + [("hut", 2)]
        + [(place, n) for place in shared for n in range(1, 6)]
    )
    count = 0
    for place, people in first:
        if place in ringed or place == "hut":
            count += len(first) - 1  # it is full
        elif place == "hunt":
            count += len(first)
        elif seats == 2:
            count += len(first) - 5  # nobody else may come
        else:
            count += len(first) - 5 + min(5, 7 - people)  # seven rings
    return count


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_the_lines_of_play_are_as_many_as_ever(position: Position) -> None:
    match = position.match()
    assert {decision.prompt for decision in match.decisions} == {position.prompt}
    for depth, lines in enumerate(position.lines, 1):
        if lines <= FEW or depth == 1:
            assert lines_of_play(match, depth) == lines


@pytest.mark.long
def test_many_lines_of_play_are_as_many_as_ever() -> None:
    for position in POSITIONS:
        for depth, lines in enumerate(position.lines, 1):
            assert lines <= FEW or lines_of_play(position.match(), depth) == lines, (position, depth)


@pytest.mark.parametrize("position", POSITIONS[:3], ids=str)
def test_the_openings_agree_with_a_count_by_hand(position: Position) -> None:
    assert position.lines[1] == openings(position.match().setup.seats)


def test_the_opening_with_all_modules_agrees_with_a_count_by_hand() -> None:
    more = ("trader", "card 5", *(f"igloo {n}" for n in range(1, 5)))
    (position,) = (each for each in POSITIONS if (each.game, each.prompt) == ("all_modules_three", "place"))
    assert position.lines[1] == openings(3, more)


def test_the_positions_cover_every_question_and_number_of_seats() -> None:
    prompts = {position.prompt for position in POSITIONS}
    base = {"place", "resolve", "tools", "buy-card", "buy-building", "feed", "gain", "take"}
    modules = {"ring", "share", "buy-extra-card", "choose", "move", "pay-move", "bonus", "animal-reward"}
    hunters = {
        *("turn", "send", "wear", "mark", "use", "lay", "recruit", "stash", "bonus", "lose", "ancestor"),
        *("spirits", "fire", "reveal", "exchange", "keep-one", "herb-heath"),
    }
    assert prompts == base | modules | hunters
    assert {position.match().setup.seats for position in POSITIONS} == {2, 3, 4, 5}
    several = [position for position in POSITIONS if len(position.match().decisions) > 1]
    assert several, "no position in which several seats may answer in any order"
