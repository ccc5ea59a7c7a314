"""A kind of post or job that is known in one place only ends the start, not a game weeks later."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.client import Bot
from bot.config import Config
from bot.outbox.posts import DESCRIBE
from bot.storage.store import Store
from bot.tables.jobs.scheduler import JOBS
from bot.tables.model.posts import SayPost
from bot.tables.writing.committer import Committer, Signals


@pytest.mark.parametrize(("known", "kind"), [(DESCRIBE, SayPost), (JOBS, "lapse")])
async def test_a_kind_that_one_side_does_not_know_ends_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, known: dict[object, object], kind: object
) -> None:
    store = await Store.open(tmp_path / "games.sqlite")
    monkeypatch.delitem(known, kind)
    with pytest.raises(RuntimeError, match=getattr(kind, "kind", str(kind))):
        Bot(Config.read({}), store)
    await store.close()


async def test_what_has_no_kind_is_never_written(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite")
    committer = Committer(store, lambda: 0, Signals())
    with pytest.raises(ValueError, match="someday"):
        committer.due(0, "someday", None, 1)
    await store.close()
