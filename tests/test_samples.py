"""Of what is tried by samples the gate leaves out some and `--every` nothing; what never ends fails."""

from __future__ import annotations

import asyncio
from pathlib import Path
from traceback import extract_tb

import pytest

from tests import conftest
from tests.conftest import find_left_out, limit_time

CASES = """
import pytest

@pytest.mark.sweep(3, quick=2)
@pytest.mark.parametrize("case", range(4))
def test_quick(case): ...

@pytest.mark.long
@pytest.mark.sweep(3)
@pytest.mark.parametrize("case", range(5))
def test_long(case): ...

@pytest.mark.long
@pytest.mark.parametrize("case", [0, pytest.param(1, marks=pytest.mark.sweep(0))])
def test_by_the_way(case): ...

@pytest.mark.long
@pytest.mark.sweep(0)
def test_breadth(): ...

def test_alone(): ...
"""
LEFT_OUT = ["quick[1]", "quick[3]", "long[1]", "long[2]", "long[4]", "by_the_way[1]", "breadth"]


def test_every_nth_case_is_tried_and_of_0_none(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    file = tmp_path / "test_cases.py"
    file.write_text(CASES)
    module = pytest.Module.from_parent(request.session, path=file)
    items = [each for each in request.session.genitems(module) if isinstance(each, pytest.Item)]
    assert len(items) == 13
    assert [each.name.removeprefix("test_") for each in find_left_out(items)] == LEFT_OUT


async def test_what_waits_for_ever_fails_and_says_where(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.setattr(conftest, "LONGEST_TEST", 0.01)

    async def wait_for_nothing() -> None:
        await asyncio.Event().wait()

    with pytest.raises(TimeoutError) as caught:
        await limit_time(wait_for_nothing)()
    cause = caught.value.__cause__ or caught.value.__context__  # the former since Python 3.11.4
    assert cause is not None
    assert wait_for_nothing.__name__ in [each.name for each in extract_tb(cause.__traceback__)]
    limited = request.function.__name__ == request.node.obj.__wrapped__.__name__
    assert limited or request.config.getoption("every")
