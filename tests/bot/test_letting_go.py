"""What would be lost for nothing is asked once more before it happens, by button and by command."""

from __future__ import annotations

from bot.playground.wire import Json
from engine.core.actions import Action
from engine.core.match import AnyMatch
from engine.core.players import greedy
from engine.core.questions import Decision
from tests.bot.conftest import Seat
from tests.bot.support.answers import private
from tests.bot.support.table import PlayedTable, arguments

GREY, RED = 2, 4


def reckless(match: AnyMatch, decision: Decision) -> Action:
    """Sends a person to every building, whether it can be paid or not."""
    wanted = (each for each in decision.options if str(each).startswith("place building"))
    return next(wanted, None) or greedy(match, decision)


def losing(at: PlayedTable) -> list[Action]:
    match, decision = at.live.running, at.decision
    return [each for each in match.distinct(decision) if match.loses(decision.seat, each)]


async def before_a_loss(table: Seat) -> PlayedTable:
    return await (await table(2)).advance(
        lambda at: bool(at.live.running.decisions and losing(at) and len(at.live.running.decisions) == 1),
        reckless,
    )


async def test_it_is_last_and_grey_and_asked_once_more(table: Seat) -> None:
    at = await before_a_loss(table)
    seat, (option, *_), rows = at.decision.seat, losing(at), len(at.live.rows)
    buttons: list[Json] = [each for each in at.board.buttons if ":press:" in each["custom_id"]]
    assert buttons[-1]["custom_id"].endswith(str(option))
    assert buttons[-1]["style"] == GREY
    asked = (await at.people[seat].press(at.board, buttons[-1]["custom_id"])).reply
    assert asked is not None
    assert "Let it go?" in asked.text
    assert len(at.live.rows) == rows
    await at.people[seat].press(asked, "Let it go")
    await at.bot.outbox.idle()
    assert at.live.rows[rows].text == str(option)


async def test_by_command_too(table: Seat) -> None:
    at = await before_a_loss(table)
    seat, (option, *_), rows = at.decision.seat, losing(at), len(at.live.rows)
    outcome = await at.people[seat].command(at.place, option.verb, arguments(option))
    assert "Let it go?" in private(outcome)
    assert len(at.live.rows) == rows
    assert outcome.reply is not None
    await at.people[seat].press(outcome.reply, "Let it go")
    assert at.live.rows[rows].text == str(option)
