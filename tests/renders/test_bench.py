"""The benchmark says what it should, and what does not depend on the machine keeps to its bounds."""

import pytest

from renders.gallery import bench, module_samples, samples
from renders.gallery.module_samples import ALL
from renders.stone_age import draw

MOST_BYTES = 100_000


@pytest.fixture(scope="module")
def found() -> dict[str, float]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bench, "_ROUNDS", 4)
        return bench.measure()


def test_the_largest_board_of_four_is_small(found: dict[str, float]) -> None:
    assert found["bytes"] <= MOST_BYTES


def test_the_indexed_picture_is_much_smaller_and_quicker_than_the_default(found: dict[str, float]) -> None:
    assert found["bytes_ratio"] < 0.7
    assert found["time_ratio"] < 0.6


def test_the_caches_are_small(found: dict[str, float]) -> None:
    assert found["caches_mb"] <= 60


def test_times_are_told(found: dict[str, float]) -> None:
    for time in ("compose", "encode"):
        assert 0 < found[f"{time}_p50_ms"] <= found[f"{time}_p95_ms"]
    assert 0 < found["best_ms"] <= found["p50_ms"] <= found["p95_ms"]
    assert 0 < found["cold_ms"] < found["all_boards_ms"]


@pytest.mark.parametrize("phase", ["placing", "actions", "feeding", "over"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modules", [(), ("style", "new-huts"), ALL], ids=["base", "style", "all"])
def test_boards_of_up_to_four_stay_below_100_kilobytes(
    seats: int, phase: str, modules: tuple[str, ...]
) -> None:
    assert len(draw(module_samples.table(seats, phase, modules), names=samples.NAMES)) <= MOST_BYTES
