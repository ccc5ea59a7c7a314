"""The fold of the log with undo rows, and how far a seat may go back on its own."""

import pytest

from engine.core.log import effective_rows, find_last_choice, is_free, seats_concerned
from engine.core.match import Row


def rows(*who: str) -> list[Row]:
    """`0` is a choice of seat 0, `chance` an outcome, `undo 3` takes back all rows after row 3."""
    return [
        Row(None, "roll 6")
        if each == "chance"
        else Row(0, each)
        if " " in each
        else Row(int(each), "decline")
        for each in who
    ]


@pytest.mark.parametrize(
    ("log", "counting"),
    [
        ((), []),
        (("0", "1", "0"), [1, 2, 3]),
        (("0", "1", "0", "undo 2"), [1, 2]),
        (("0", "1", "0", "undo 0"), []),
        (("0", "1", "undo 1", "1", "0"), [1, 4, 5]),
        (("0", "1", "undo 1", "1", "undo 1"), [1]),
        (("0", "1", "undo 1", "1", "undo 0", "0"), [6]),
        (("0", "1", "undo 2"), [1, 2]),
        (("0", "1", "0", "undo 1", "0", "undo 3"), [1]),
    ],
)
def test_undo_takes_back_all_rows_after_a_row(log: tuple[str, ...], counting: list[int]) -> None:
    assert effective_rows(rows(*log)) == counting


@pytest.mark.parametrize(
    ("log", "seat", "keep"),
    [
        ((), 0, None),
        (("chance", "1"), 0, None),
        (("0",), 0, 0),
        (("chance", "0"), 0, 1),
        (("0", "1", "chance", "1"), 0, 0),
        (("0", "1", "chance", "1"), 1, 3),
        (("0", "1", "undo 1", "1", "1"), 1, 4),
        (("0", "1", "undo 0"), 0, None),
        (("chance", "0", "0", "undo 2", "0"), 0, 2),
    ],
)
def test_the_last_choice_of_a_seat_is_taken_back(log: tuple[str, ...], seat: int, keep: int | None) -> None:
    assert find_last_choice(rows(*log), seat) == keep


def test_an_obvious_answer_is_no_choice() -> None:
    """It would only be given again, and nobody need agree that it goes."""
    log = [Row(0, "place hut 2"), Row(0, "resolve hut", obvious=True), Row(1, "resolve field", obvious=True)]
    assert find_last_choice(log, 0) == 0
    assert find_last_choice(log, 1) is None
    assert is_free(log, 0, 0)
    assert seats_concerned(log, 0, 0) == set()


@pytest.mark.parametrize(
    ("log", "seat", "keep", "free", "others"),
    [
        (("0", "0"), 0, 0, True, set()),
        (("0", "1"), 0, 0, False, {1}),
        (("0", "chance"), 0, 0, False, set()),
        (("chance", "0", "0"), 0, 1, True, set()),
        (("chance", "0", "0"), 0, 0, False, set()),
        (("1", "2", "chance", "0", "2"), 0, 0, False, {1, 2}),
        (("0", "chance", "undo 1"), 0, 0, True, set()),
        (("0", "1", "undo 1", "0"), 0, 0, True, set()),
    ],
)
def test_going_back_is_free_until_chance_or_another_seat(
    log: tuple[str, ...], seat: int, keep: int, free: bool, others: set[int]
) -> None:
    assert is_free(rows(*log), seat, keep) is free
    assert seats_concerned(rows(*log), seat, keep) == others
