"""Which table is meant where nobody names one."""

from __future__ import annotations

import pytest

from bot.storage.records import TableRecord
from bot.tables.writing.registry import find_meant


def table(number: int, status: str, thread: int | None = None, turn_from: int = 0) -> TableRecord:
    return TableRecord(number, 1, 2, thread, 3, "Title", "", status, b"", None, None, turn_from, 0, 0)


OWN, OTHER, NEWER = table(1, "lobby"), table(2, "lobby"), table(3, "lobby")
RUNNING, OTHERS_GAME = table(4, "running", 4), table(5, "running")
OVER, CLOSED, OLDER = table(6, "ended", 6, turn_from=9), table(7, "ended"), table(8, "ended", turn_from=9)


@pytest.mark.parametrize(
    ("here", "own", "action", "meant"),
    [
        ([OWN, OTHER], [OWN], "join", [OTHER]),
        ([NEWER, OTHER, OWN], [OWN], "join", [NEWER]),
        ([OTHER, OWN], [OWN], "", [OWN]),
        ([OWN], [OWN, RUNNING], "plan", [RUNNING]),
        ([OWN, OTHERS_GAME], [OWN], "start", [OWN]),
        ([OTHERS_GAME, RUNNING, OTHER], [], "", [OTHERS_GAME]),
        ([NEWER, OTHER], [], "", [NEWER]),
        ([RUNNING], [OWN], "start", [RUNNING]),
        ([OVER, OLDER], [], "", [OVER]),
        ([CLOSED], [OWN, RUNNING], "", [OWN, RUNNING]),
        ([], [], "", []),
    ],
)
def test_the_table_that_is_meant(
    here: list[TableRecord], own: list[TableRecord], action: str, meant: list[TableRecord]
) -> None:
    assert find_meant(here, own, action) == meant
