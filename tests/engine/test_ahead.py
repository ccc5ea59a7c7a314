"""The law of deciding ahead: in whatever order seats decide, the same rows stand in the log as in the rules' order."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

import pytest

from engine import GAMES
from engine.core import chance
from engine.core.actions import Rolled
from engine.core.ahead import look_ahead
from engine.core.match import Match, Row, Setup
from engine.core.prepared import NOTHING, PreparedAnswer, find_fitting
from engine.core.questions import Decision, Roll
from tests.engine.playing import SETUPS, STONE_AGE, THOROUGH

MOST_ROWS = 800
PLAYED = [setup for setup in STONE_AGE if setup in SETUPS]


def chosen(match: Match, decision: Decision) -> str:
    """Any answer, the same to the same question."""
    options = match.list_distinct(decision)
    asked = f"{decision.seat} {decision.prompt} {dict(decision.about)} {[*map(str, options)]}"
    return str(options[hashlib.sha256(asked.encode()).digest()[0] % len(options)])


def dice_of(key: bytes) -> Callable[[Roll], Rolled]:
    def dice(roll: Roll) -> Rolled:
        rolled = chance.answer(key, roll)
        assert isinstance(rolled, Rolled)
        return rolled

    return dice


def only_cases(early: Sequence[PreparedAnswer]) -> bool:
    """Whether all these are about a die or a bonus of which others decide, too."""
    return all(each.answer.startswith(("take ", "reward ", "choose ")) for each in early)


class Table:
    """A table at which seats decide ahead whenever `wants` says so; an early answer must fit when its turn comes."""

    def __init__(self, setup: Setup, key: bytes, wants: Callable[[], bool]) -> None:
        self.match = Match.start(GAMES[setup.game], setup)
        self.key, self.wants = key, wants
        self.early: dict[int, list[PreparedAnswer]] = {seat: [] for seat in range(setup.seats)}
        self.decided = 0
        self.rows: list[Row] = []

    def play(self) -> None:
        while self.match.over is None and len(self.rows) < MOST_ROWS:
            self.rows.append(self.one_row())

    def one_row(self) -> Row:
        match = self.match
        if match.chance is not None:
            return match.supply(chance.answer(self.key, match.chance))
        if match.obvious is not None:
            seat, action = match.obvious
            return match.play(seat, str(action))
        for seat in range(match.setup.seats):
            while self.wants() and self.decide_ahead(seat):
                self.decided += 1
        decision = match.decisions[0]
        self.nothing_is_stale()
        if early := self.early[decision.seat]:
            at = find_fitting(early, decision)
            assert only_cases(early[:at]), (early, decision)
            if at is not None:
                line = early[at].answer
                del early[: at + 1]
                return match.play(decision.seat, line)
        return match.play(decision.seat, chosen(match, decision))

    def nothing_is_stale(self) -> None:
        """Whatever others have done, what was decided ahead is still what will be asked, or was for another case."""
        for seat, early in self.early.items():
            if early and seat not in self.match.waiting:
                look = look_ahead(self.match, seat, dice_of(self.key), NOTHING.with_exact(early))
                if look is None or look.left:
                    assert only_cases(early if look is None else look.left), early
                    early.clear()

    def decide_ahead(self, seat: int) -> bool:
        """One question, as this seat is asked it ahead; returns whether there was one."""
        look = look_ahead(self.match, seat, dice_of(self.key), NOTHING.with_exact(self.early[seat]))
        if look is None or look.decision is None:
            return False
        line = chosen(look.match, look.decision)
        self.early[seat].append(PreparedAnswer.to(look.decision, line))
        return True


@pytest.mark.long
@pytest.mark.sweep(1, quick=5)
@pytest.mark.parametrize("setup", PLAYED, ids=str)
def test_any_interleaving_gives_the_log_of_the_order(setup: Setup) -> None:
    decided = 0
    for seed in range(5 if THOROUGH else 1):
        key, random = b"%d" % seed, Random(seed)
        in_order = Table(setup, key, lambda: False)
        early = Table(setup, key, lambda random=random: random.random() < 0.5)
        for each in (in_order, early):
            each.play()
        assert early.rows == in_order.rows
        assert early.match.digest() == in_order.match.digest()
        decided += early.decided
    assert decided, "some decide ahead"


@pytest.mark.parametrize("prompt", ["take", "bonus"])
def test_what_others_leave_or_roll_is_decided_case_by_case(prompt: str) -> None:
    """Who still gets a die or may tame a herd says what they would take, before others have; it is played as it is."""
    setup = Setup("stone_age", 4, ("base", "mammoths"), "jubilee")
    decided, key = Counter[str](), b"cases"
    at = Table(setup, key, lambda: True)
    while at.match.over is None and not decided[prompt]:
        waiting = at.early.copy()
        asked = at.match.decisions[0] if at.match.decisions else None
        if asked is not None and find_fitting(waiting[asked.seat], asked) is not None:
            decided[asked.prompt] += 1
        at.rows.append(at.one_row())
    assert decided[prompt]
