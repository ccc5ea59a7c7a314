"""What was decided early and is undone with somebody's move comes back marked: it is its owner's to use again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.playground import Playground
from bot.storage.records import EXACT, LogRecord
from bot.tables.model.prepared import prepared_of
from bot.tables.model.prepared import take_back as take_back_answers
from bot.tables.model.table import must_agree
from engine.core.questions import Seat
from tests.bot.conftest import Seat as Seated
from tests.bot.support.answers import assert_refused, private
from tests.bot.support.table import PlayedTable, started_table
from tests.bot.support.taps import get_reply, take_back
from tests.bot.test_deciding_ahead import decided, early, one_ahead

AGAIN, DROP = "Use it again", "Drop it"


async def undone(playground: Playground, database: Path) -> tuple[PlayedTable, Seat, list[str]]:
    """Somebody decided everything early, it was played, and the one before them took their move back, as all agreed.

    Returns the table, the seat and what it had decided.
    """
    async with started_table(playground, database, 3) as at:
        await at.advance(one_ahead)
        seat, actor = early(at)[0], at.decision.seat
        lines = await decided(at, seat)
        rows = len(at.live.rows)
        await at.advance(lambda at: any(row.seat == seat for row in at.live.rows[rows:]))
        assert [row.text for row in at.live.rows[rows:] if row.seat == seat][: len(lines)] == lines
        assert not prepared_of(at.live, seat).taken_back
        await undo_together(at, actor)
        return at, seat, lines


async def undo_together(at: PlayedTable, actor: Seat) -> None:
    """This seat takes back its last choice, and everybody agrees."""
    await take_back(at.people[actor], at.board)
    await at.bot.outbox.idle()
    question = at.posts[-1]
    (request,) = await at.bot.store.open_requests(at.live.record.id)
    for seat in must_agree(at.live, request) - {actor}:
        await at.people[seat].press(question, "Agree")
    await at.bot.outbox.idle()
    assert at.live.rows[-1].text.startswith("undo ")


async def test_it_is_marked_and_asked_and_a_tap_uses_it_again(playground: Playground, database: Path) -> None:
    """Also after a restart. It never answers by itself, and nobody else sees that there is anything."""
    at, seat, lines = await undone(playground, database)
    async with at.restarted(database) as at:
        owner, other = at.people[seat], at.people[seat - 1]
        assert "Taken back" not in private(await other.command(at.place, "mine"))
        assert "Taken back" in private(await owner.command(at.place, "mine"))
        await at.advance(lambda at: at.live.running.find_decision(seat) is not None)
        assert [each.answer for each in prepared_of(at.live, seat).taken_back] == lines, "it did not answer"
        panel = get_reply(await owner.press(at.board, "Plan"))
        assert "Taken back, so I ask you again:" in panel.content
        assert panel.labels[:2] == [AGAIN, DROP]
        rows = len(at.live.rows)
        assert "It is played." in get_reply(await owner.press(panel, AGAIN)).content
        assert [row.text for row in at.live.rows[rows:] if row.seat == seat][: len(lines)] == lines
        assert not prepared_of(at.live, seat).taken_back
        await at.bot.outbox.idle()


async def test_it_is_used_before_its_question_or_dropped(playground: Playground, database: Path) -> None:
    at, seat, lines = await undone(playground, database)
    async with at.restarted(database) as at:
        owner, rows = at.people[seat], len(at.live.rows)
        panel, late = [get_reply(await owner.command(at.place, "plan")) for _ in range(2)]
        used = get_reply(await owner.press(panel, AGAIN))
        assert "where that question comes again" in used.content
        assert "Decided already:" in used.content
        assert_refused(await owner.press(late, DROP), "no open question")
        await at.advance(lambda at: any(row.seat == seat for row in at.live.rows[rows:]))
        assert [row.text for row in at.live.rows[rows:] if row.seat == seat][: len(lines)] == lines


async def test_without_such_answers_rows_that_corrected_rules_refuse_can_be_taken_back(table: Seated) -> None:
    live = (await table(2)).live
    refused = LogRecord(live.record.id, 1, 0, "place what is no longer there", "", 0)
    assert take_back_answers(live, 0, live.running, [refused]) == live.position.prepared


@pytest.mark.long
async def test_who_moves_by_hand_or_drops_it_hears_no_more_of_it(
    playground: Playground, database: Path
) -> None:
    at, seat, _ = await undone(playground, database)
    async with at.restarted(database) as at:
        owner, before = at.people[seat], at.live.position.prepared
        plan = get_reply(await owner.press(get_reply(await owner.command(at.place, "plan")), "Plan ahead"))
        assert "what do you want to do when it is your turn?" in plan.content, "it can wait"
        assert (
            "Dropped."
            in get_reply(await owner.press(get_reply(await owner.command(at.place, "plan")), DROP)).content
        )
        assert not prepared_of(at.live, seat).taken_back
        at.live.position = replace(at.live.position, prepared=before)
        await at.advance(lambda at: at.live.running.find_decision(seat) is not None)
        assert prepared_of(at.live, seat).taken_back
        (decision,) = [each for each in at.live.running.decisions if each.seat == seat]
        await at.bot.tables.moves.play(at.live, seat, str(decision.options[-1]))
        assert not prepared_of(at.live, seat).taken_back
        await at.bot.outbox.idle()


async def round_ended(at: PlayedTable) -> tuple[Seat, Seat, list[str]]:
    """Play until a round has ended by answers that somebody had decided early: returns who made the last choice before
    them, whose they were, and these.
    """
    for _ in range(20):
        await at.advance(one_ahead)
        seat, this_round = early(at)[0], at.live.running.round
        await decided(at, seat)
        await at.advance(lambda at, now=this_round: at.live.running.round > now)
        rows = await at.stored()
        last = max(at for at, row in enumerate(rows) if row.seat is not None and row.automatic == 0)
        used = [row.action for row in rows[last + 1 :] if row.automatic == EXACT]
        actor = rows[last].seat
        if used and actor is not None:
            return actor, seat, used
    raise AssertionError("no round ended so")


@pytest.mark.long
async def test_also_over_the_end_of_a_round(playground: Playground, database: Path) -> None:
    """What ended the round comes back marked; the round ends by it again once its owner uses it."""
    async with started_table(playground, database) as at:
        actor, seat, used = await round_ended(at)
        begun = at.live.running.round
        await undo_together(at, actor)
        assert at.live.running.round == begun - 1
        assert [each.answer for each in prepared_of(at.live, seat).taken_back] == used
    async with at.restarted(database) as at:
        panel = get_reply(await at.people[seat].command(at.place, "plan"))
        assert "Taken back, so I ask you again:" in panel.content
        await at.advance(lambda at: at.live.running.find_decision(seat) is not None)
        assert at.live.running.round == begun - 1, "it does not answer by itself"
        await at.people[seat].press(panel, AGAIN)
        assert at.live.running.round == begun
        assert not prepared_of(at.live, seat).taken_back
        await at.bot.outbox.idle()
