"""A new round: section NEW of the golden cases."""

import pytest

from tests.engine.stone_age.practice import BLANKS
from tests.engine.stone_age.table import card, faces, player, supply, table


@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 0)])
def test_gc_new_01_start_player_moves_to_the_left(before: int, after: int) -> None:
    match = table(phase="new round", start=before)
    assert match.view(None).start_player == after
    assert match.waiting == (after,)


def test_gc_new_02_slide_and_refill() -> None:
    match = table(phase="new round", display=["K1", None, None, "K4"], deck=["X", "Y"])
    supply(match, card("X"), card("Y"))
    assert faces(match) == ["K1", "K4", "X", "Y"]


def test_gc_new_03_nothing_bought() -> None:
    match = table(phase="new round", deck=BLANKS[4:24])
    assert match.waiting == (1,)
    assert faces(match) == ["K1", "K2", "K3", "K4"]
    assert match.view(None).deck == 20


def test_gc_new_04_all_four_bought() -> None:
    match = table(phase="new round", display=[None] * 4, deck=["W", "X", "Y", "Z", *BLANKS[4:20]])
    supply(match, *map(card, "WXYZ"))
    assert faces(match) == ["W", "X", "Y", "Z"]
    assert match.view(None).deck == 20 - 4


def test_gc_new_05_tools_become_usable() -> None:
    match = table(phase="feeding", tools=[[2, 1, 1]], used=[[True, False, False]])
    assert match.round == 2
    assert [(tool.value, tool.used) for tool in player(match, 0).tools] == [
        (2, False),
        (1, False),
        (1, False),
    ]


def test_the_first_round_keeps_its_start_player() -> None:
    match = table(phase="new round", in_round=0, start=2)
    assert match.round == 1
    assert match.view(None).start_player == 2


@pytest.mark.parametrize("gaps", [set(), {0}, {3}, {0, 1}, {1, 3}, {0, 2, 3}])
def test_cards_keep_their_order_when_they_slide(gaps: set[int]) -> None:
    display = [None if n in gaps else f"K{n + 1}" for n in range(4)]
    match = table(phase="new round", display=display, deck=["W", "X", "Y", "Z"])
    dealt = "WXYZ"[: len(gaps)]
    supply(match, *map(card, dealt))
    assert faces(match) == [*filter(None, display), *dealt]
