"""What would be lost for nothing is offered nowhere; by command it is asked once more before it happens."""

from __future__ import annotations

from engine.core.actions import Action
from engine.core.match import AnyMatch
from engine.core.players import greedy
from engine.core.questions import Decision
from tests.bot.conftest import Seat
from tests.bot.support.answers import private
from tests.bot.support.table import PlayedTable, arguments


def reckless(match: AnyMatch, decision: Decision) -> Action:
    """Sends a person to every building, whether it can be paid or not."""
    wanted = (each for each in decision.options if str(each).startswith("place building"))
    return next(wanted, None) or greedy(match, decision)


def losing(at: PlayedTable) -> list[Action]:
    match, decision = at.live.running, at.decision
    return [each for each in decision.options if match.loses(decision.seat, each)]


async def before_a_loss(table: Seat) -> PlayedTable:
    return await (await table(2)).advance(
        lambda at: bool(at.live.running.decisions and losing(at) and len(at.live.running.decisions) == 1),
        reckless,
    )


async def test_it_is_no_button(table: Seat) -> None:
    at = await before_a_loss(table)
    lines = {str(each) for each in losing(at)}
    assert not [each for each in at.board.buttons if each["custom_id"].rpartition(".")[2] in lines]


async def test_by_command_it_is_asked_once_more(table: Seat) -> None:
    at = await before_a_loss(table)
    seat, (option, *_), rows = at.decision.seat, losing(at), len(at.live.rows)
    outcome = await at.people[seat].command(at.place, option.verb, arguments(option))
    assert "Let it go?" in private(outcome)
    assert len(at.live.rows) == rows
    assert outcome.reply is not None
    await at.people[seat].press(outcome.reply, "Let it go")
    assert at.live.rows[rows].text == str(option)
