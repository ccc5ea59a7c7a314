"""Who chooses the same three times is asked privately, once, whether it is always to be so."""

from __future__ import annotations

import json
from pathlib import Path

from bot.playground import Playground
from bot.playground.messages import Message
from bot.storage.people import ProposalRecord
from bot.storage.records import Change, LogRecord, PreparedRecord
from bot.tables.model.prepared import prepared_of
from engine.core.prepared import ASK
from tests.bot.conftest import Seat
from tests.bot.support.table import PlayedTable, started_table

ALWAYS, ASK_ME = "Always", "Ask me"


async def in_order(at: PlayedTable, times: int, *, other: bool = False) -> list[Message]:
    """Anna uses her places in the order of the board, or not, by tapping, so often; the proposals that she gets."""
    anna, found = at.people[0], list[Message]()
    for _ in range(times):
        await at.advance(lambda at: at.decision.seat == 0 and at.decision.prompt == "resolve")
        wanted = at.live.running.kinds.answer(at.decision, {"resolve": "board"})
        ends = tuple(f".{each}" for each in at.decision.options if (each == wanted) is not other)
        button = next(each["custom_id"] for each in at.board.buttons if each["custom_id"].endswith(ends))
        outcome = await anna.press(at.board, button)
        await at.bot.outbox.idle()
        found += [each for each in outcome.messages if ALWAYS in each.labels]
    return found


async def test_the_third_time_it_is_proposed_and_never_again(playground: Playground, database: Path) -> None:
    """A restart comes in between; *Ask me* holds at every table."""
    async with started_table(playground, database) as at:
        assert await in_order(at, 2) == await in_order(at, 1, other=True) == await in_order(at, 2) == []
    async with at.restarted(database) as at:
        (proposal,) = await in_order(at, 1)
        assert "Which place to use next" in proposal.content
        assert proposal.owner_id == at.people[0].id
        assert [each["label"] for each in proposal.buttons] == [ALWAYS, ASK_ME]
        assert prepared_of(at.live, 0).answer_to("resolve") == ASK
        await at.people[0].press(proposal, ASK_ME)
        late = ProposalRecord(at.live.seats[0].member, at.live.game.id, "resolve", '{"board": 2}')
        await at.bot.store.write(Change((late,)))  # a count of a move that was under way
        other = await (await PlayedTable.open(playground, at.bot, 2)).start()
        assert await in_order(other, 3) == []


async def test_who_ignores_it_is_left_alone_at_this_table(playground: Playground, database: Path) -> None:
    """Also after a restart; another table asks once."""
    async with started_table(playground, database) as at:
        assert len(await in_order(at, 3)) == 1
    async with at.restarted(database) as at:
        assert await in_order(at, 3) == []
        other = await (await PlayedTable.open(playground, at.bot, 2)).start()
        assert len(await in_order(other, 3)) == 1
        (counted,) = await other.bot.store.find(ProposalRecord, "name = ?", "resolve")
        assert json.loads(counted.counts) == {f"at {each.live.record.id}": 1 for each in (at, other)}


async def test_always_is_a_standing_order(table: Seat) -> None:
    """What is counted is written in the transaction of the move."""
    at, changes = await table(2), list[Change]()
    at.bot.store.subscribe(changes.extend)
    (proposal,) = await in_order(at, 3)
    assert [bool(each.of(LogRecord)) for each in changes if each.of(ProposalRecord)] == [True] * 3
    assert not any(each.of(PreparedRecord) for each in changes), "that it was proposed is among it"
    await at.people[0].press(proposal, ALWAYS)
    assert prepared_of(at.live, 0).answer_to("resolve") == "board"
    await at.bot.outbox.idle()
