"""Final scoring and the winner: section FIN of the golden cases (GC-FIN and GC-WIN)."""

from typing import Unpack

import pytest

from tests.engine.stone_age.table import Columns, result, table

MEDICINE, ART, WRITING, POTTERY, SUNDIAL, TRANSPORT, MUSIC, WEAVING = (
    ("C01", "C02"), ("C03", "C04"), ("C05", "C06"), ("C07", "C08"),
    ("C09", "C10"), ("C11", "C12"), ("C13", "C14"), ("C15", "C16"),
)  # fmt: skip
CULTURE = (MEDICINE, ART, WRITING, POTTERY, SUNDIAL, TRANSPORT, MUSIC, WEAVING)
FIVE = [pair[0] for pair in CULTURE[:5]]


def lines(**columns: Unpack[Columns]) -> dict[str, int]:
    """The points of the first player by source, after the final scoring, without those of before."""
    points = dict(table(phase="scoring", **columns).view(None).players[0].points)
    del points["before"]
    return points


def test_gc_fin_01_six_culture_cards_one_double() -> None:
    assert lines(cards=[[*FIVE, MEDICINE[1]]]) == {"culture": 26}


def test_gc_fin_02_five_different() -> None:
    assert lines(cards=[[WRITING[0], MEDICINE[0], POTTERY[0], ART[0], MUSIC[0]]]) == {"culture": 25}


def test_gc_fin_03_eight_different() -> None:
    assert lines(cards=[[pair[0] for pair in CULTURE]]) == {"culture": 64}


def test_gc_fin_04_three_pairs() -> None:
    assert lines(cards=[[*MEDICINE, *ART, *WRITING]]) == {"culture": 18}


def test_gc_fin_05_farmers() -> None:
    assert lines(cards=[["C17", "C18", "C21"]], field=[7]) == {"farmer": 35}


def test_gc_fin_06_hut_builders() -> None:
    huts = ["H01", "H02", "H03", "H04", "H05", "H06"]
    assert lines(cards=[["C22", "C23", "C26"]], buildings=[huts]) == {"hut_builder": 36}


def test_gc_fin_07_tool_makers() -> None:
    assert lines(cards=[["C32", "C34"]], tools=[[1, 1, 1]]) == {"tool_maker": 9}


def test_gc_fin_08_shamans() -> None:
    assert lines(cards=[["C27", "C29"]], people=[6]) == {"shaman": 18}


def test_gc_fin_09_tool_makers_use_the_sum_of_values() -> None:
    assert lines(cards=[["C32"]], tools=[[4, 4, 4]]) == {"tool_maker": 24}


def test_gc_fin_10_remaining_resources() -> None:
    assert lines(wood=[3], brick=[2], stone=[1], gold=[4], food=[9]) == {"resources": 10}


def test_gc_fin_11_complete_final_scoring() -> None:
    match = table(
        phase="scoring",
        score=[47],
        wood=[2],
        gold=[1],
        food=[6],
        cards=[[*MEDICINE, *ART, WRITING[0], POTTERY[0], "C17", "C18", "C23", "C29", "C31", "C34"]],
        field=[5],
        buildings=[["H01", "H02", "H03", "H04"]],
        people=[8],
        tools=[[2, 2, 2]],
    )
    assert match.view(None).players[0].points == {
        "before": 47,
        "resources": 3,
        "culture": 20,
        "farmer": 15,
        "hut_builder": 8,
        "shaman": 32,
        "tool_maker": 6,
    }
    assert result(match).scores[0] == 131


def test_gc_win_01_tie_break() -> None:
    match = table(
        3, phase="scoring", score=[120, 120, 90], field=[5, 7], tools=[[2, 2, 2], [2, 1, 1]], people=[8, 7]
    )
    assert result(match).scores == (120, 120, 90)
    assert result(match).winners == (0,)
    assert [(row.seat, row.rank, row.tie_break) for row in match.view(None).standing[:2]] == [
        (0, 1, 19),
        (1, 2, 18),
    ]


def test_gc_win_02_full_tie() -> None:
    match = table(
        3, phase="scoring", score=[120, 120, 90], field=[5, 7], tools=[[2, 2, 2], [2, 2, 1]], people=[8, 7]
    )
    assert result(match).winners == (0, 1)
    assert [(row.rank, row.tie_break) for row in match.view(None).standing[:2]] == [(1, 19), (1, 19)]
    assert match.view(None).standing[2].rank == 3


def test_gc_win_03_food_stock_is_no_tie_break() -> None:
    match = table(
        2, phase="scoring", score=[80, 80], field=[2, 3], tools=[[1, 1, 1]] * 2, people=[6, 6], food=[30, 0]
    )
    assert result(match).winners == (1,)
    assert [row.tie_break for row in match.view(None).standing] == [12, 11]


@pytest.mark.parametrize("viewer", [None, 0, 3])
def test_the_standing_shows_every_line_and_all_cards_at_the_end(viewer: int | None) -> None:
    match = table(phase="scoring", cards=[["C01"], ["C17"]], field=[0, 3], score=[0, 4, -10])
    view = match.view(viewer)
    assert [row.seat for row in view.standing] == [1, 0, 3, 2]
    for row in view.standing:
        assert sum(row.lines.values()) == row.score == view.players[row.seat].score
    assert [each.id for each in view.players[1].own_cards] == ["C17"]


def test_nothing_stands_before_the_end() -> None:
    assert table().view(0).standing == ()
