"""Whatever comes of a vote, something is due next: no table with a pace ever stands still for good."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.client import Bot
from bot.playground import Playground
from bot.storage.people import DueRecord, VoteRecord
from bot.tables.jobs import timeout_votes
from bot.tables.model.jobs import TimeUpJob
from engine.core.errors import RuleError
from tests.bot.conftest import Seat
from tests.bot.support.answers import assert_refused, be_forgotten, offer_seat
from tests.bot.support.clock import Wall, asked_seat, hand_over, wall
from tests.bot.support.table import PlayedTable
from tests.bot.test_left_behind import saying
from tests.bot.test_timeout_votes import BUTTONS, open_vote, paced, vote_opens, voted

__all__ = ["wall"]

Outcome = Callable[[PlayedTable, Wall], Awaitable[object]]


async def wait(at: PlayedTable, wall: Wall) -> None:
    await voted(at, wall, "wait")


async def skip(at: PlayedTable, wall: Wall) -> None:
    await voted(at, wall, "skip")


async def end(at: PlayedTable, wall: Wall) -> None:
    await voted(at, wall, "end")


async def substitute_taken(at: PlayedTable, wall: Wall) -> None:
    await voted(at, wall, "substitute")
    await at.playground.person("David").press(at.posts[-1], "Take this seat")


async def substitute_not_taken(at: PlayedTable, wall: Wall) -> None:
    await voted(at, wall, "substitute")


async def nobody_votes(at: PlayedTable, wall: Wall) -> None:
    await vote_opens(at, wall)


async def the_votes_are_even(at: PlayedTable, wall: Wall) -> None:
    late = await vote_opens(at, wall)
    question, others = at.posts[-1], [person for seat, person in enumerate(at.people) if seat != late]
    await others[0].press(question, "Skip")
    await others[1].press(question, "Wait")


async def a_voter_is_forgotten(at: PlayedTable, wall: Wall) -> None:
    """The one vote that is left is now more than half."""
    late = await vote_opens(at, wall)
    stays, leaves = [person for seat, person in enumerate(at.people) if seat != late]
    await stays.press(at.posts[-1], "Skip")
    await be_forgotten(leaves)


async def all_voters_are_forgotten(at: PlayedTable, wall: Wall) -> None:
    late = await vote_opens(at, wall)
    for seat, person in enumerate(at.people):
        if seat != late:
            await be_forgotten(person)


async def the_late_player_is_forgotten(at: PlayedTable, wall: Wall) -> None:
    late = await vote_opens(at, wall)
    await be_forgotten(at.people[late])


async def the_late_player_moves(at: PlayedTable, wall: Wall) -> None:
    await vote_opens(at, wall)
    await hand_over(at)


async def the_late_player_moves_while_the_seat_is_offered(at: PlayedTable, wall: Wall) -> None:
    await voted(at, wall, "substitute")
    await hand_over(at)


async def a_voter_offers_the_own_seat(at: PlayedTable, wall: Wall) -> None:
    late = await vote_opens(at, wall)
    await offer_seat(at.people[(late + 1) % 3], at.place)


OUTCOMES: tuple[Outcome, ...] = (
    *(wait, skip, end, substitute_taken, substitute_not_taken, nobody_votes, the_votes_are_even),
    *(a_voter_is_forgotten, all_voters_are_forgotten, the_late_player_is_forgotten, the_late_player_moves),
    *(the_late_player_moves_while_the_seat_is_offered, a_voter_offers_the_own_seat),
)
QUICK = {
    *(wait, skip, substitute_not_taken, nobody_votes, a_voter_is_forgotten),
    *(all_voters_are_forgotten, the_late_player_is_forgotten),
    the_late_player_moves_while_the_seat_is_offered,
}


@pytest.mark.parametrize(
    "outcome",
    [
        # Every way on is taken by one of the quick ones.
        pytest.param(outcome, marks=() if outcome in QUICK else pytest.mark.long, id=outcome.__name__)
        for outcome in OUTCOMES
    ],
)
async def test_every_outcome_leads_on(table: Seat, wall: Wall, outcome: Outcome) -> None:
    """Also weeks later, with nobody ever answering anything again."""
    at = await paced(await table(3))
    await outcome(at, wall)
    for _ in range(3):
        await wall.strike()
        assert await leads_on(at.bot, at), f"nothing is due at {wall.now}"
        await wall.turn(hours=24 * 7)


async def leads_on(bot: Bot, at: PlayedTable) -> bool:
    """Whether the game is over or every open question has a time at which something happens."""
    if at.live.record.status in ("over", "ended"):
        return True
    clocks = await bot.tables.clocks.of_seats(at.live)
    ahead = await bot.store.find(DueRecord, "game = ? and kind = ?", at.live.record.id, TimeUpJob.kind)
    known = {(each.who, each.asked) for each in ahead}
    return all((seat, clocks[seat].asked) in known for seat in at.live.running.waiting)


async def test_nobody_takes_the_seat_so_the_others_are_asked_again(table: Seat, wall: Wall) -> None:
    at = await paced(await table(3))
    late = await voted(at, wall, "substitute")
    assert "is free for anybody" in at.posts[-1].text
    await wall.turn(hours=9)
    question = at.posts[-1]
    assert "Nobody has taken the seat so far" in question.content
    for person in [each for seat, each in enumerate(at.people) if seat != late]:
        await person.press(question, BUTTONS["substitute"])
    await wall.strike()
    assert "is free for anybody" in at.posts[-1].text
    david = at.playground.person("David")
    await david.press(at.posts[-1], "Take this seat")
    assert at.live.seats[late].member == int(david.id)


async def test_who_is_back_keeps_the_seat(table: Seat, wall: Wall) -> None:
    """A vote's offer is over with the question that it was about; one's own offer stands."""
    at = await paced(await table(3))
    late = await voted(at, wall, "substitute")
    assert len(saying(at, "Take this seat")) == 2, "also where tables are opened"
    await hand_over(at)
    await at.bot.outbox.idle()
    assert saying(at, "Take this seat") == []
    with pytest.raises(RuleError, match="not-offered"):
        await at.bot.tables.seats.take_over(at.live, late, int(at.playground.person("David").id), "David")
    await offer_seat(at.people[late], at.place)
    await at.bot.outbox.idle()
    await hand_over(at)
    assert await at.bot.tables.seats.is_offered(at.live, late)


@pytest.mark.long
async def test_what_was_announced_happens_when_nobody_votes(table: Seat, wall: Wall) -> None:
    """The vote says until when, the table waits then, and asks again; each time with more patience."""
    at = await paced(await table(3))
    late = await vote_opens(at, wall)
    assert f"If you have not decided by <t:{wall.now + 32 * 3600}:f>" in at.posts[-1].text
    await wall.turn(hours=32)
    assert "You have not decided, so the table waits" in at.posts[-1].text
    assert asked_seat(at) == late
    await wall.turn(hours=32)
    assert (await open_vote(at)).seat == late
    posts = len(at.posts)
    for _ in range(365):
        await wall.turn(hours=24)
    assert len(at.posts) - posts < 20, "a dead table is not a nuisance"


async def test_one_player_alone_needs_consent(table: Seat, wall: Wall) -> None:
    at = await paced(await table(2))
    late = await vote_opens(at, wall)
    question, other, vote = at.posts[-1], at.people[1 - late], await open_vote(at)
    assert "Look for a substitute" not in question.labels
    assert "must have allowed it before with /settings substitute" in question.content
    assert "What you choose happens at once." in question.content
    with pytest.raises(RuleError) as refusal:
        await timeout_votes.vote(at.bot.tables, at.live, vote.id, int(other.id), "substitute")
    assert refusal.value.id == "vote-no-substitute"
    await at.people[late].command("general", "settings substitute", allowed=True)
    await wall.turn(hours=33)
    await wall.turn(hours=33)
    question = at.posts[-1]
    assert "Look for a substitute" in question.labels
    await at.people[late].command("general", "settings substitute", allowed=False)
    assert_refused(await other.press(question, "Look for a substitute"), "must have allowed it before")
    assert not await at.bot.tables.seats.is_offered(at.live, late)
    assert (await open_vote(at)).answers == "{}"


async def test_who_waits_again_and_again_is_asked_less_often(table: Seat, wall: Wall) -> None:
    at = await paced(await table(2))
    late = await vote_opens(at, wall)
    for hours in (8, 16, 24, 24):
        await at.people[1 - late].press(at.posts[-1], BUTTONS["wait"])
        await at.bot.outbox.idle()
        (due,) = await at.bot.store.find(DueRecord, "kind = ?", TimeUpJob.kind)
        assert due.at == wall.now + hours * 3600
        await wall.turn(hours=hours)


# Who rests


async def heard(at: PlayedTable, wall: Wall, seat: int, *hours: int) -> list[int]:
    """How often this seat is notified while so many hours pass, in each of these times."""
    counts = list[int]()
    for each in hours:
        before = len(at.notifications)
        await wall.turn(hours=each)
        counts.append([who for _, who in at.notifications[before:]].count(at.people[seat].id))
    return counts


async def statuses(at: PlayedTable) -> list[str]:
    return [each.status for each in await at.bot.store.find(VoteRecord)]


@pytest.mark.parametrize(
    ("pace", "command", "given", "hours", "notified"),
    [
        ("8h", "settings away", {"days": 2}, (5, 5, 10, 20, 7, 1, 1, 1), [0, 0, 0, 0, 0, 1, 0, 0]),
        ("24h", "snooze", {"hours": 11}, (10, 1, 1, 11, 1), [0, 1, 0, 0, 1]),
    ],
)
async def test_who_rested_is_notified_once_of_what_waits(
    playground: Playground,
    bot: Bot,
    wall: Wall,
    pace: str,
    command: str,
    given: dict[str, int],
    hours: tuple[int, ...],
    notified: list[int],
) -> None:
    """That and a reminder soon after it are one."""
    at = await (await PlayedTable.open(playground, bot, 2, pace=pace)).start()
    await at.people[asked_seat(at)].command("games", command, given)
    assert await heard(at, wall, asked_seat(at), *hours) == notified


async def test_days_away_that_are_extended_cost_no_time(playground: Playground, bot: Bot, wall: Wall) -> None:
    at = await (await PlayedTable.open(playground, bot, 2, pace="8h")).start()
    for _ in range(3):
        await at.people[asked_seat(at)].command("games", "settings away", {"days": 5})
        await wall.turn(hours=4 * 24)
    assert await heard(at, wall, asked_seat(at), 24, 31) == [1, 1]
    assert await statuses(at) == []


async def test_days_away_that_end_early_end_for_the_time_of_a_decision_too(
    playground: Playground, bot: Bot, wall: Wall
) -> None:
    """Who is asked while away has ten days more; who comes back on the third day has not."""
    at = await (await PlayedTable.open(playground, bot, 2, pace="8h")).start()
    away = 1 - asked_seat(at)
    await at.people[away].command("games", "settings away", {"days": 10})
    await wall.turn(seconds=60)
    await hand_over(at)
    for days in (12, 0):  # longer than said at first, then not
        assert await heard(at, wall, away, 24) == [0]
        await at.people[away].command("games", "settings away", {"days": days})
    assert await heard(at, wall, away, 0, 31) == [1, 1]
    assert await statuses(at) == []
    await wall.turn(hours=1)
    assert await statuses(at) == ["open"]
