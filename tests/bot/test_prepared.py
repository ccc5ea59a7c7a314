"""What seats have answered beforehand is one value: read as 1.0 stored it, and stored so that it is read again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.playground import Playground
from bot.storage.records import Change, PreparedRecord
from bot.tables.model.prepared import plan_of, prepared_of, read_prepared, record_of
from engine.core.prepared import ASK, Prepared, PreparedAnswer
from tests.bot.support.answers import assert_refused, private
from tests.bot.support.table import PlayedTable, started_table
from tests.bot.support.taps import get_reply

OF_1_0 = {
    "plan": "round 2: field; hut",
    "tools": "gain",
    "feed": "ask",
    "before-tools": "never",
    "before-feed": "",
    "ahead": "seen\n0123456789abcdef resolve forest\nfedcba9876543210 tools none",
    "held": "1",
    "draft": "hut",
    "unasked-resolve": "1",
}


def stored(table: PlayedTable, seat: int, said: object) -> PreparedRecord:
    return PreparedRecord(table.live.record.id, seat, json.dumps(said))


def test_what_1_0_stored_means_what_it_meant() -> None:
    found = read_prepared([PreparedRecord(1, 0, json.dumps(OF_1_0))], "plan", 2)[0]
    assert [(each.question, each.answer) for each in found.exact] == [
        ("0123456789abcdef", "resolve forest"),
        ("fedcba9876543210", "tools none"),
    ]
    assert found.answer_to("plan") == "round 2: field; hut"
    assert found.draft_for("plan") == "hut"
    assert found.answer_to("tools") == "gain"
    assert found.answer_to("feed") == ASK
    assert found.is_for_later("tools")
    assert (found.has_looked, found.is_paused) == (True, True)
    assert found.in_force(2) == {}, "it took a move back"
    assert Prepared(found.answers).in_force(2) == {"tools": "never", "plan": "round 2: field; hut"}
    assert Prepared(found.answers).in_force(3) == {"tools": "gain", "plan": "round 2: field; hut"}


async def test_what_is_stored_is_read_again(playground: Playground, database: Path) -> None:
    said = Prepared(
        (
            PreparedAnswer("tools", "never", 3, is_seen=True),
            PreparedAnswer("tools", "gain"),
            PreparedAnswer("plan", "field", is_active=False),
            PreparedAnswer("0123456789abcdef", "resolve forest", is_exact=True),
        ),
        has_looked=True,
        is_paused=True,
    )
    async with started_table(playground, database) as at:
        record = record_of(at.live, 1, said)
        assert read_prepared([record], "plan", 3) == {1: said}
        assert "is_exact" not in json.dumps(json.loads(record.answers)["answers"][:3])


async def test_more_than_enough_is_refused_with_a_sentence(
    playground: Playground, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.actions.preparing.MOST_PREPARED", 1)
    async with started_table(playground, database) as at:
        ben = at.people[1]
        await ben.command(at.place, "plan", question="tools", answer="gain")
        assert_refused(
            await ben.command(at.place, "plan", question="feed", answer="starve"), "remove one first"
        )
        assert "tools" in prepared_of(at.live, 1).in_force(1)
        assert "feed" not in prepared_of(at.live, 1).in_force(1)


async def test_who_had_a_plan_of_1_0_reads_once_where_it_is(playground: Playground, database: Path) -> None:
    async with started_table(playground, database) as at:
        await at.bot.store.write(Change((stored(at, 1, OF_1_0), stored(at, 0, {"tools": "gain"}))))
    async with at.restarted(database) as at:
        anna, ben = at.people
        assert plan_of(at.live, 1) == "round 2: field; hut"
        assert "Your plan is kept" not in private(await anna.command(at.place, "board", text=True))
        assert "Your plan is kept" in private(await ben.command(at.place, "board", text=True))
        assert "Your plan is kept" not in private(await ben.command(at.place, "board", text=True))
        assert "Hut" in get_reply(await ben.press(at.board, "Plan")).content
    async with at.restarted(database) as at:
        assert "Your plan is kept" not in private(await ben.command(at.place, "board", text=True))
        assert prepared_of(at.live, 1).answer_to("tools") == "gain"
