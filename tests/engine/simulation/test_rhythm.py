"""When simulated people look at their table."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st

from engine.simulation.rhythm import AWAKE, DAY, HOUR, JITTER, SLOWEST, Rhythm, hashed_number, rhythm_of

NIGHT = DAY - AWAKE


@given(seed=st.text(), seat=st.integers(0, 4))
def test_everybody_looks_every_few_hours_and_never_at_night(seed: str, seat: int) -> None:
    person = rhythm_of(seed, seat)
    looks = [look for day in range(10) for look in person.looks_between(day * DAY, (day + 1) * DAY)]
    assert len(looks) > 10 * 2
    for look in looks:
        assert (look + person.zone * HOUR - person.rising) % DAY <= AWAKE
    gaps = [after - before for before, after in itertools.pairwise(looks)]
    assert min(gaps) > 0
    assert max(gaps) <= SLOWEST * (1 + JITTER) + NIGHT + HOUR


@given(after=st.floats(0, 20 * DAY))
def test_the_next_look_is_the_first_that_comes(after: float) -> None:
    person = Rhythm("somebody", 1, 7 * HOUR, 2 * HOUR)
    look = person.next_look(after)
    assert look >= after
    assert not person.looks_between(after, look)
    assert Rhythm("somebody", 1, 7 * HOUR, 2 * HOUR).next_look(after) == look


def test_fate_is_the_same_every_time_and_even() -> None:
    numbers = [hashed_number("die", number) for number in range(2000)]
    assert numbers == [hashed_number("die", number) for number in range(2000)]
    assert all(0 <= number < 1 for number in numbers)
    assert abs(sum(numbers) / 2000 - 0.5) < 0.02
