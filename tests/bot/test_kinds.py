"""A kind of post or job that is known in one place only ends the start, not a game weeks later."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.client import Bot
from bot.config import Config
from bot.outbox.posts import DESCRIBE
from bot.storage.store import Store
from bot.tables.jobs.scheduler import RUN
from bot.tables.model.jobs import Job, LapseJob
from bot.tables.model.posts import Post, SayPost


@pytest.mark.parametrize(("known", "kind"), [(DESCRIBE, SayPost), (RUN, LapseJob)])
async def test_a_kind_that_one_side_does_not_know_ends_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, known: dict[object, object], kind: type[Job] | type[Post]
) -> None:
    store = await Store.open(tmp_path / "games.sqlite")
    monkeypatch.delitem(known, kind)
    with pytest.raises(RuntimeError, match=kind.kind):
        Bot(Config.read({}), store)
    await store.close()
