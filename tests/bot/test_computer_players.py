"""Computer players at the table."""

from __future__ import annotations

from bot.storage.records import FORMER
from bot.tables.computers import COMPUTERS, computer, is_computer, level_of
from engine.computer.levels import LEVELS


def test_each_level_has_a_member_id_that_is_no_persons_and_stays() -> None:
    assert COMPUTERS == {-1: "easy", -2: "normal", -3: "strong", -4: "expert"}
    assert sorted(COMPUTERS.values()) == sorted(LEVELS)
    assert all(is_computer(member) and computer(level_of(member)) == member for member in COMPUTERS)
    assert not is_computer(FORMER)
    assert not is_computer(1)
