"""Quiet hours in the person's own zone, days away and snoozing, also over a change of the clocks."""

from __future__ import annotations

from datetime import datetime
from itertools import product
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.model.pace import QuietHours
from bot.tables.model.times import DAY

BERLIN = ZoneInfo("Europe/Berlin")
NIGHT = QuietHours("Europe/Berlin", 22 * 60, 7 * 60)
HOUR = 3600


def berlin(day: int, hour: int, minute: int = 0, month: int = 11) -> int:
    return int(datetime(2026, month, day, hour, minute, tzinfo=BERLIN).timestamp())


def test_in_the_day_a_person_may_be_called_at_once() -> None:
    assert NIGHT.may_be_notified(berlin(21, 12))
    assert NIGHT.next_allowed(berlin(21, 12)) == berlin(21, 12)


@pytest.mark.parametrize(("at", "called"), [((21, 22), (22, 7)), ((21, 23, 59), (22, 7)), ((22, 3), (22, 7))])
def test_at_night_the_call_waits_for_the_morning(at: tuple[int, ...], called: tuple[int, ...]) -> None:
    assert NIGHT.next_allowed(berlin(*at)) == berlin(*called)


def test_quiet_hours_within_a_day_and_none() -> None:
    noon = QuietHours("Europe/Berlin", 12 * 60, 14 * 60)
    assert noon.next_allowed(berlin(21, 13)) == berlin(21, 14)
    assert noon.may_be_notified(berlin(21, 3))
    assert QuietHours().may_be_notified(berlin(21, 3))


def test_the_night_does_not_count() -> None:
    assert NIGHT.moment_after(berlin(21, 20), 4 * HOUR) == berlin(22, 9)
    assert NIGHT.seconds_between(berlin(21, 20), berlin(22, 9)) == 4 * HOUR


def test_days_away_do_not_count_and_nobody_calls() -> None:
    away = QuietHours(away=(berlin(10, 12), berlin(20, 12)))
    assert away.next_allowed(berlin(11, 12)) == berlin(20, 12)
    assert away.moment_after(berlin(10, 11), 2 * HOUR) == berlin(20, 13)
    assert away.seconds_between(berlin(9, 12), berlin(21, 12)) == 48 * HOUR


def test_the_end_of_days_away_may_lie_in_the_night() -> None:
    both = QuietHours("Europe/Berlin", 22 * 60, 7 * 60, away=(berlin(10, 12), berlin(20, 23)))
    assert both.next_allowed(berlin(15, 12)) == berlin(21, 7)


def test_snoozing_delays_calls_but_time_goes_on() -> None:
    snoozing = QuietHours(snoozed=berlin(21, 18))
    assert snoozing.next_allowed(berlin(21, 12)) == berlin(21, 18)
    assert snoozing.moment_after(berlin(21, 12), HOUR) == berlin(21, 13)


def test_the_night_in_which_the_clocks_change_is_an_hour_longer() -> None:
    before, after = berlin(24, 21, month=10), berlin(25, 8, month=10)
    assert after - before == 12 * HOUR
    assert NIGHT.seconds_between(before, after) == 2 * HOUR


def test_what_a_clock_shows_twice_counts_the_first_time() -> None:
    """Quiet until half past two, of an hour that comes twice, or from then on: neither ends nor begins again."""
    again = berlin(25, 1, 10, month=10) + 2 * HOUR
    early, late = (QuietHours("Europe/Berlin", *each) for each in ((22 * 60, 150), (150, 10 * 60)))
    assert (early.next_allowed(again), late.next_allowed(again)) == (again, berlin(25, 10, month=10))
    begin, end = again - 2 * HOUR, again + 12 * HOUR
    for hours, at in product((early, late), range(begin, again + HOUR, 60)):
        parts = hours.seconds_between(begin, at) + hours.seconds_between(at, end)
        assert parts == hours.seconds_between(begin, end)


minutes = st.integers(0, DAY - 1)
rhythms = st.builds(
    QuietHours, st.sampled_from(["UTC", "Europe/Berlin", "America/New_York"]), minutes, minutes
)


@given(rhythms, st.integers(1_700_000_000, 1_800_000_000), st.integers(1, 400_000))
def test_after_and_between_are_inverse(rhythm: QuietHours, at: int, seconds: int) -> None:
    """Whole minutes of rest are left out exactly."""
    at -= at % 60
    assert rhythm.seconds_between(at, rhythm.moment_after(at, seconds)) == seconds


@given(rhythms, st.integers(1_700_000_000, 1_800_000_000))
def test_who_waited_may_be_called(rhythm: QuietHours, at: int) -> None:
    called = rhythm.next_allowed(at)
    assert called >= at
    assert rhythm.may_be_notified(called)
