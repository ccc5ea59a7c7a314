"""What makes no difference is answered by the bot at once; nobody is asked it again after an undo."""

from __future__ import annotations

from bot.storage.records import OBVIOUS
from tests.bot.conftest import Seat
from tests.bot.support.answers import private
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import take_back


def just_answered(at: PlayedTable) -> bool:
    """A person's choice was followed by obvious answers alone."""
    rows = at.live.rows
    choice = next((row for row in reversed(rows) if not row.obvious), None)
    return bool(rows) and rows[-1].obvious and choice is not None and choice.seat is not None


async def test_what_is_obvious_is_answered_and_marked(table: Seat) -> None:
    two = await (await table(2)).advance(just_answered)
    assert (await two.stored())[-1].automatic == OBVIOUS
    assert two.live.running.obvious is None
    for person in two.people:
        assert "as you planned" not in private(await person.command(two.place, "log"))
    assert two.live.running.round > 0


async def test_undo_goes_back_past_what_was_obvious(table: Seat) -> None:
    """Also past that of another seat, which chose nothing and need not agree."""
    two = await (await table(2)).advance(just_answered)
    number, choice = next(
        (n, row) for n, row in reversed([*enumerate(two.live.rows, start=1)]) if not row.obvious
    )
    assert choice.seat is not None
    await take_back(two.people[choice.seat], two.board)
    await two.bot.outbox.idle()
    assert two.live.rows[-1].text == f"undo {number - 1}"
    assert two.live.running.waiting == (choice.seat,)
    assert choice.text in [str(option) for option in two.decision.options]


async def test_a_restart_remembers_what_was_obvious(table: Seat) -> None:
    two = await (await table(2)).advance(just_answered)
    before = [row.obvious for row in two.live.rows]
    two.bot.tables.registry.drop(two.live.record.id)
    again = await two.bot.tables.registry.get(two.live.record.id)
    assert again is not two.live
    assert [row.obvious for row in again.rows] == before
