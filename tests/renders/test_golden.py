"""The sample pictures are as they were when somebody last looked at them."""

from dataclasses import replace

import pytest

from renders.__main__ import samples_drawn
from renders.gallery import module_samples, samples
from renders.stone_age import draw
from tests.renders.golden import TOLERANCE, assert_as_before, smaller, worst_tile

SCALE = 2
NAMES = (
    *(f"{phase}-{seats}" for seats in (2, 3, 4) for phase in ("placing", "actions", "feeding", "over")),
    "changes-4",
    "own",
    "standing-4",
    *(f"{module}-3" for module in module_samples.ALL),
    *(f"{module}-3-second" for module in module_samples.ALL if module != "hard-winter"),
    *(f"modules-{seats}{second}" for seats in (2, 3, 4, 5) for second in ("", "-second")),
    *(f"modules-{moment}-5{second}" for moment in ("changes", "over") for second in ("", "-second")),
    "modules-own",
    "modules-standing-5",
    *(f"{end}{second}" for end in ("end-2", "end-4", "modules-end-5") for second in ("", "-second")),
    *(f"records-{each}" for each in ("person-1", "person-9", "person-40", "ranking-2", "ranking-5")),
    *(f"records-versus-{games}" for games in (1, 30)),
    *(f"chances-{each}" for each in ("2", "5", "long", "early")),
    "close",
    "close-few",
    "modules-close",
)


@pytest.fixture(scope="module")
def drawn() -> dict[str, bytes]:
    return samples_drawn()


def test_every_sample_has_a_golden_picture(drawn: dict[str, bytes]) -> None:
    assert set(drawn) == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_is_as_before(name: str, drawn: dict[str, bytes], request: pytest.FixtureRequest) -> None:
    """Compared in the size that a desktop shows."""
    assert_as_before(name, smaller(drawn[name], SCALE), request)


def test_one_person_fewer_is_seen(drawn: dict[str, bytes]) -> None:
    table = samples.table(4, "placing")
    fewer = (replace(each, people=(0, 2, 0, 0)) if each.id == "forest" else each for each in table.spaces)
    picture = draw(replace(table, spaces=tuple(fewer)), names=samples.NAMES)
    assert worst_tile(smaller(picture, SCALE), smaller(drawn["placing-4"], SCALE)) > TOLERANCE
