"""The databases of earlier releases contain every kind of post, plan, vote and so on that these could store."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.released.contents import LACKING, required
from tests.released.restoring import NAMES, Released
from tests.support.postgresql import rows


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_it_holds_everything_that_a_release_can_leave(
    name: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    story = Released(name)
    database = story.database(tmp_path, request.getfixturevalue("postgresql") if story.is_on_server else None)
    found: dict[str, bool] = {}
    for what, sql in required(name).items():
        if isinstance(database, Path):
            with closing(sqlite3.connect(database)) as db:
                found[what] = db.execute(f"{sql} limit 1").fetchone() is not None
        else:
            found[what] = bool(rows(database, f"{sql} limit 1".replace("%", "%%")))
    missing = [what for what, is_there in found.items() if not is_there]
    assert missing == [what for what in required(name) if what in LACKING.get(name, {})]
