"""The time of a decision: reminders, the bank, and the moment at which the table is asked."""

from __future__ import annotations

from bot.pace import HOUR, MOST_REMINDERS, PACES, bank_after, deadline
from bot.rhythm import Rhythm

DAILY = PACES["24h"]
NIGHT = Rhythm("UTC", 0, 8 * 60)
ASKED = 1_700_006_400 - 1_700_006_400 % 86_400 + 8 * HOUR
"""Eight in the morning."""


def test_without_a_pace_nothing_ever_expires() -> None:
    assert deadline(PACES["none"], Rhythm(), ASKED, 0) is None
    assert bank_after(PACES["none"], Rhythm(), ASKED, ASKED + 10**9, 0) == 0


def test_reminders_come_at_half_time_at_its_end_and_when_the_bank_is_nearly_empty() -> None:
    moments = deadline(DAILY, Rhythm(), ASKED, 10 * HOUR)
    assert moments is not None
    assert [moment - ASKED for moment in moments.reminders] == [12 * HOUR, 24 * HOUR, 33 * HOUR]
    assert moments.expires - ASKED == 34 * HOUR


def test_with_an_empty_bank_only_one_reminder_is_left_before_the_end() -> None:
    moments = deadline(DAILY, Rhythm(), ASKED, 0)
    assert moments is not None
    assert [moment - ASKED for moment in moments.reminders] == [12 * HOUR]
    assert moments.expires - ASKED == 24 * HOUR


def test_no_pace_reminds_more_than_three_times_nor_in_the_night() -> None:
    for pace in PACES.values():
        moments = deadline(pace, NIGHT, ASKED, pace.bank)
        if moments is None:
            continue
        assert len(moments.reminders) <= MOST_REMINDERS
        assert all(NIGHT.may_be_called(moment - 1) for moment in moments.reminders)


def test_the_bank_pays_only_for_what_the_turn_does_not_cover() -> None:
    assert bank_after(DAILY, Rhythm(), ASKED, ASKED + 20 * HOUR, 72 * HOUR) == 72 * HOUR
    assert bank_after(DAILY, Rhythm(), ASKED, ASKED + 30 * HOUR, 72 * HOUR) == 66 * HOUR
    assert bank_after(DAILY, Rhythm(), ASKED, ASKED + 300 * HOUR, 72 * HOUR) == 0


def test_a_night_costs_no_bank() -> None:
    assert bank_after(PACES["8h"], NIGHT, ASKED, ASKED + 24 * HOUR, 24 * HOUR) == 16 * HOUR
