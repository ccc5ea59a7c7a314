"""The sample pictures are as they were when somebody last looked at them."""

from dataclasses import replace

import pytest

from renders.__main__ import samples_drawn
from renders.gallery import samples
from renders.stone_age import draw
from tests.renders.golden import TOLERANCE, assert_all_there, assert_as_before, names_of, smaller, worst_tile

SCALE = 2


@pytest.fixture(scope="module")
def drawn() -> dict[str, bytes]:
    return samples_drawn()


def test_every_sample_has_a_golden_picture(drawn: dict[str, bytes], request: pytest.FixtureRequest) -> None:
    assert_all_there(drawn, "", SCALE, request)


@pytest.mark.parametrize("name", names_of(""))
def test_a_picture_is_as_before(name: str, drawn: dict[str, bytes], request: pytest.FixtureRequest) -> None:
    """Compared in the size that a desktop shows."""
    assert_as_before(name, smaller(drawn[name], SCALE), request)


def test_one_person_fewer_is_seen(drawn: dict[str, bytes]) -> None:
    table = samples.table(4, "placing")
    fewer = (replace(each, people=(0, 2, 0, 0)) if each.id == "forest" else each for each in table.spaces)
    picture = draw(replace(table, spaces=tuple(fewer)), names=samples.NAMES)
    assert worst_tile(smaller(picture, SCALE), smaller(drawn["placing-4"], SCALE)) > TOLERANCE
