"""The law of deciding ahead: in whatever order seats decide, the same rows stand in the log as in the rules' order."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from random import Random

import pytest

from engine import GAMES
from engine.core import chance
from engine.core.actions import Rolled
from engine.core.ahead import EarlyAnswer, look_ahead
from engine.core.match import Match, Row, Setup
from engine.core.questions import Decision, Roll
from tests.engine.playing import SETUPS, STONE_AGE, THOROUGH

MOST_ROWS = 800
PLAYED = [setup for setup in STONE_AGE if setup in SETUPS]


def chosen(match: Match, decision: Decision) -> str:
    """Any answer, the same to the same question."""
    options = match.distinct(decision)
    asked = f"{decision.seat} {decision.prompt} {dict(decision.about)} {[*map(str, options)]}"
    return str(options[hashlib.sha256(asked.encode()).digest()[0] % len(options)])


def dice_of(key: bytes) -> Callable[[Roll], Rolled]:
    def dice(roll: Roll) -> Rolled:
        rolled = chance.answer(key, roll)
        assert isinstance(rolled, Rolled)
        return rolled

    return dice


class Table:
    """A table at which seats decide ahead whenever `wants` says so; an early answer must fit when its turn comes."""

    def __init__(self, setup: Setup, key: bytes, wants: Callable[[], bool]) -> None:
        self.match = Match.start(GAMES[setup.game], setup)
        self.key, self.wants = key, wants
        self.early: dict[int, list[EarlyAnswer]] = {seat: [] for seat in range(setup.seats)}
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
        if self.early[decision.seat]:
            early = self.early[decision.seat].pop(0)
            assert early.fits(decision), (early, decision)
            return match.play(decision.seat, early.line)
        return match.play(decision.seat, chosen(match, decision))

    def nothing_is_stale(self) -> None:
        """Whatever others have done, what was decided ahead is still what will be asked."""
        for seat, early in self.early.items():
            if early and seat not in self.match.waiting:
                look = look_ahead(self.match, seat, dice_of(self.key), {}, early)
                assert look is not None, early
                assert not look.left, early

    def decide_ahead(self, seat: int) -> bool:
        """One question, as this seat is asked it ahead; returns whether there was one."""
        look = look_ahead(self.match, seat, dice_of(self.key), {}, self.early[seat])
        if look is None or look.decision is None:
            return False
        line = chosen(look.match, look.decision)
        self.early[seat].append(EarlyAnswer.to(look.decision, line))
        return True


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
