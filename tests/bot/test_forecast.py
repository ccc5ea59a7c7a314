"""The expected days of a game, from the pace of those who sit there."""

from __future__ import annotations

from bot.language.texts import Texts
from bot.storage.people import ActivityRecord
from bot.tables.model.pace import expected_days

SWIFT = ActivityRecord(1, answers=10, seconds=10 * 600)
SLOW = ActivityRecord(2, answers=10, seconds=10 * 6 * 3600)
NEW = ActivityRecord(3, answers=4, seconds=4)


def test_who_is_slow_makes_the_game_longer() -> None:
    assert expected_days("stone_age", 4, [SWIFT] * 4) == 2
    assert expected_days("stone_age", 4, [SLOW] * 4) == 48
    assert expected_days("stone_age", 4, [SWIFT, SLOW]) == 25


def test_who_plays_it_in_an_evening_reads_of_a_day_at_most() -> None:
    days = expected_days("stone_age", 2, [ActivityRecord(1, answers=10, seconds=10)] * 2)
    assert Texts("en").say("lobby-days", days=days or 0).endswith("takes a day at most.")


def test_newcomers_are_as_fast_as_the_others_as_far_as_these_are_known() -> None:
    assert expected_days("stone_age", 2, [SLOW, NEW]) == expected_days("stone_age", 2, [SLOW])
    assert expected_days("stone_age", 2, [NEW, ActivityRecord(4)]) is None
