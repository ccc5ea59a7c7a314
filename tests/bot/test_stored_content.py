"""What is stored of posts and errands, also by earlier versions, is read by one class for each kind."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.client import Bot
from bot.config import Config
from bot.outbox.posts import DESCRIBE
from bot.storage.records import PostRecord
from bot.storage.store import Store
from bot.tables.jobs.scheduler import RUN
from bot.tables.model import posts
from bot.tables.model.jobs import Job, LapseJob
from bot.tables.model.posts import RoundPost, SayPost, WordsVoidPost, read_post, rename_people

OF_EARLIER_VERSIONS = (
    ("call", {"member": 7, "where": "dm", "games": [1, 2], "again": True}, ("again", (1, 2))),
    ("call", {"member": 7, "where": "dm", "games": [1, 2], "again": False}, ("again", ())),
    ("call", {"member": 7, "where": "dm", "games": [1, 2], "again": [2]}, ("again", (2,))),
    ("call", {"member": 7, "where": "dm", "games": [1], "late": True}, ("late", True)),
    ("offer", {"seat": 1, "beside": [9]}, ("others", (9,))),
    ("vote", {"vote": 3, "until": 5, "first": True, "quiet": False}, ("first", True)),
    ("round", {"running": True}, ("row", 0)),
    ("say", {"text": "away", "until": "<t:5:D>"}, ("values", {"until": "<t:5:D>"})),
)


@pytest.mark.parametrize(("kind", "stored", "expected"), OF_EARLIER_VERSIONS)
def test_what_an_earlier_version_has_stored_is_read(
    kind: str, stored: dict[str, Any], expected: tuple[str, object]
) -> None:
    said = read_post(PostRecord(1, 1, kind, json.dumps(stored)))
    assert type(said) is posts.POSTS[kind]
    assert getattr(said, expected[0]) == expected[1]


@pytest.mark.parametrize(
    "said",
    [
        RoundPost(5),
        RoundPost(running=True),
        posts.VotePost(3, quiet=True),
        posts.OfferPost(1, others=(9, 10)),
        posts.NotificationPost(7, "dm", (1, 2), (2,), late=True),
        WordsVoidPost("left", (1, 2), name="Ann"),
        SayPost("away", "takeback", {"name": "Ann", "until": 5}),
    ],
    ids=lambda said: str(said),
)
def test_what_is_stored_is_read_again(said: posts.Post) -> None:
    assert read_post(PostRecord(1, 1, said.kind, str(said))) == said


def test_people_are_renamed_wherever_they_are_named() -> None:
    names = {"Ann": "Seat 1"}
    said = SayPost("seat-taken", values={"name": "Ben", "former": "Ann", "until": 5})
    assert rename_people(said, names) == SayPost(
        "seat-taken", values={"name": "Ben", "former": "Seat 1", "until": 5}
    )
    assert rename_people(WordsVoidPost("left", name="Ann"), names) == WordsVoidPost("left", name="Seat 1")


@pytest.mark.parametrize(("known", "kind"), [(DESCRIBE, SayPost), (RUN, LapseJob)])
async def test_a_kind_that_one_side_does_not_know_ends_the_start(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    known: dict[object, object],
    kind: type[Job] | type[posts.Post],
) -> None:
    store = await Store.open(tmp_path / "games.sqlite")
    monkeypatch.delitem(known, kind)
    with pytest.raises(RuntimeError, match=kind.kind):
        Bot(Config.read({}), store)
    await store.close()
