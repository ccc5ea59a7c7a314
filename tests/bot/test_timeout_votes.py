"""Time that is up: at most three reminders, never in quiet hours, then the others decide."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.playground import Person, Playground
from bot.playground.messages import Message
from bot.storage.messages import MessageRecord
from bot.storage.people import DueRecord, VoteRecord
from bot.storage.records import Change
from bot.tables.actions import preferences
from bot.tables.jobs import timeout_votes
from bot.tables.model.pace import PACES, quiet_hours_of
from engine.core.errors import RuleError
from engine.core.events import VOTED
from tests.bot.conftest import Seat
from tests.bot.support.answers import be_forgotten
from tests.bot.support.clock import HOUR, Wall, asked_seat, clock_of, hand_over, wall
from tests.bot.support.table import ENGLISH, PlayedTable
from tests.bot.support.taps import ask_if_needed, get_reply, press_more

__all__ = ["wall"]


async def paced(at: PlayedTable, pace: str = "8h") -> PlayedTable:
    """The same table with a pace, from the next hand-over on."""
    record = replace(at.live.record, pace=pace)
    bank, turn = PACES[pace].bank, PACES[pace].turn
    known = await at.bot.tables.clocks.of_seats(at.live)
    clocks = [replace(each, bank=bank, left=turn + bank) for each in known]
    await at.bot.store.write(Change((record, *clocks)))
    at.live.position = replace(at.live.position, record=record)
    await hand_over(at)
    return at


async def open_vote(at: PlayedTable) -> VoteRecord:
    (vote,) = await at.bot.store.find(VoteRecord, "game = ? and status = 'open'", at.live.record.id)
    return vote


async def test_three_reminders_and_then_a_vote(table: Seat, wall: Wall) -> None:
    at = await paced(await table(3))
    late = asked_seat(at)
    calls = len(at.notifications)
    assert f"Deadline: <t:{wall.now + 32 * HOUR}:R>." in at.board.text
    for _ in range(40):
        await wall.turn(hours=1)
    called = [who for _, who in at.notifications[calls:]]
    others = {person.id for seat, person in enumerate(at.people) if seat != late}
    assert called.count(at.people[late].id) == 4, "three reminders, and one that a move ends the vote"
    assert set(called) - {at.people[late].id} == others
    assert "the time for it is up" in at.posts[-1].text
    assert len(list(at.posts[-1].buttons)) == 5


async def test_without_a_pace_nobody_is_reminded(table: Seat, wall: Wall) -> None:
    at = await table(2)
    calls = at.notifications
    assert "Deadline" not in at.board.text
    await wall.turn(hours=1000)
    assert at.notifications == calls
    assert await at.bot.store.find(DueRecord) == []


async def asked_to_end(at: PlayedTable, late: int) -> list[Person]:
    """All but this player want to end the game; returns them."""
    others = [person for seat, person in enumerate(at.people) if seat != late]
    for person in others:
        await person.command(at.place, "game end")
    await at.bot.outbox.idle()
    assert "If somebody who is to move says nothing for three days, the others vote" in at.posts[-1].text
    return others


async def test_without_a_pace_the_others_decide_about_who_does_not_answer(table: Seat, wall: Wall) -> None:
    """Who has left the server holds up nobody for ever. There is no hurry about it, and days away are waited for."""
    at = await table(3)
    late = asked_seat(at)
    others = await asked_to_end(at, late)
    await wall.turn(hours=71)
    assert not saying_time_is_up(at)
    await wall.turn(hours=2)
    for person in others:
        await person.press(at.posts[-1], BUTTONS["wait"])
    await wall.turn(hours=71)
    assert at.posts[-1].labels == []
    await wall.turn(hours=2)
    assert len(at.posts[-1].labels) == 5
    for person in others:
        await person.press(at.posts[-1], BUTTONS["wait"])
    await at.people[late].command(at.place, "settings away", {"days": 9})
    await wall.turn(hours=8 * 24)
    assert not saying_time_is_up(at)
    await wall.turn(hours=25)
    assert len(saying_time_is_up(at)) == 1
    for person in others:
        await person.press(at.posts[-1], "Let a computer play")
    await wall.strike()
    assert at.live.level_at(late)


async def test_a_vote_shows_how_many_have_chosen_and_tells_each_their_own_choice(
    table: Seat, wall: Wall, playground: Playground
) -> None:
    at = await paced(await table(3))
    writes, _ = (person for seat, person in enumerate(at.people) if seat != asked_seat(at))
    await preferences.notify_at(at.bot.tables, int(writes.id), "dm")
    await wall.turn(hours=33)
    assert "Chosen so far" not in at.posts[-1].text
    assert "more than half of you counts; if there is none, the table waits." in at.posts[-1].text
    for choice in ("wait", "skip"):
        (reply,) = (await writes.press(at.posts[-1], BUTTONS[choice])).messages
        assert f"You chose “{BUTTONS[choice]}”" in reply.text
        await at.bot.outbox.idle()
        (private,) = playground.world.dm(writes.id).messages.values()
        assert "Chosen so far: 1 of 2." in at.posts[-1].text
        assert "Chosen so far: 1 of 2." in private.text


def saying_time_is_up(at: PlayedTable) -> list[Message]:
    return [post for post in at.posts if "the time for it is up" in post.text]


async def test_without_a_pace_days_away_are_waited_for_and_who_moves_is_not_voted_on(
    table: Seat, wall: Wall
) -> None:
    at = await table(3)
    late = asked_seat(at)
    await at.people[late].command(at.place, "settings away", {"days": 5})
    await asked_to_end(at, late)
    await wall.turn(hours=7 * 24)
    assert not saying_time_is_up(at)
    await hand_over(at)
    late = asked_seat(at)
    await asked_to_end(at, late)
    await hand_over(at)
    await wall.turn(hours=30 * 24)
    assert not saying_time_is_up(at)
    assert await at.bot.store.find(DueRecord) == []


@pytest.mark.parametrize("is_asked", [True, False])
async def test_without_a_pace_the_others_decide_at_once_about_a_former_player(
    table: Seat, wall: Wall, *, is_asked: bool
) -> None:
    at = await table(3)
    former = asked_seat(at) if is_asked else (asked_seat(at) + 1) % 3
    await be_forgotten(at.people[former])
    if not is_asked:
        await hand_over(at)
    await wall.turn(seconds=1)
    assert "<@0>" not in at.posts[-1].text
    for seat in {*range(3)} - {former}:
        await at.people[seat].press(at.posts[-1], "Let a computer play")
    await wall.strike()
    assert at.live.level_at(former)


async def test_a_skipped_former_player_ends_nothing_by_a_move(table: Seat, wall: Wall) -> None:
    at = await table(3)
    former = asked_seat(at)
    await be_forgotten(at.people[former])
    await wall.turn(seconds=1)
    for seat in {*range(3)} - {former}:
        await at.people[seat].press(at.posts[-1], "Skip")
    await wall.strike()
    (said,) = [each.text for each in at.posts if "is skipped" in each.text]
    assert said.startswith(f"Former player {former + 1} is skipped")
    assert "A move by" not in said


async def test_who_answers_in_time_keeps_the_bank(table: Seat, wall: Wall) -> None:
    at = await paced(await table(2))
    seat = asked_seat(at)
    await wall.turn(hours=7)
    await hand_over(at)
    assert (await clock_of(at, seat)).bank == 24 * HOUR
    seat = asked_seat(at)
    await wall.turn(hours=11)
    await hand_over(at)
    assert (await clock_of(at, seat)).bank == 21 * HOUR
    activity = await at.bot.tables.people.activity(int(at.people[seat].id))
    assert activity.seconds >= 11 * HOUR


async def test_days_away_stop_the_clock(table: Seat, wall: Wall) -> None:
    at = await paced(await table(2))
    await preferences.set_away(at.bot.tables, int(at.people[asked_seat(at)].id), 10)
    await at.bot.outbox.idle()
    assert "is away until" in at.posts[-1].text
    calls = at.notifications
    await wall.turn(hours=9 * 24)
    assert at.notifications == calls
    for _ in range(80):
        await wall.turn(hours=1)
    assert any("the time for it is up" in each.text for each in at.posts[-2:])


async def test_days_away_are_limited(table: Seat, wall: Wall) -> None:
    at = await table(2)
    tables, member = at.bot.tables, int(at.people[0].id)
    await preferences.set_away(tables, member, 30)
    await wall.turn(hours=31 * 24)
    with pytest.raises(RuleError) as refusal:
        await preferences.set_away(tables, member, 6)
    assert refusal.value.params == {"left": 5}
    await preferences.set_away(tables, member, 5)


async def test_days_that_were_not_used_come_back(table: Seat, wall: Wall) -> None:
    at = await table(2)
    tables, member = at.bot.tables, int(at.people[0].id)
    await preferences.set_away(tables, member, 30)
    await wall.turn(hours=24)
    person = await preferences.set_away(tables, member, 0)
    assert person.away_days == 1
    assert quiet_hours_of(person).may_be_notified(wall.now)


async def vote_opens(at: PlayedTable, wall: Wall) -> int:
    """The time of a seat is up; returns the seat."""
    late = asked_seat(at)
    await wall.turn(hours=33)
    assert "the time for it is up" in at.posts[-1].text
    return late


async def voted(at: PlayedTable, wall: Wall, choice: str) -> int:
    """The time of a seat is up, and the others make this choice; returns the seat."""
    late = asked_seat(at)
    await wall.turn(hours=33)
    vote = await open_vote(at)
    for seat in sorted(timeout_votes.voters(at.live, vote.seat)):
        await at.people[seat].press(at.posts[-1], BUTTONS[choice])
        if not list(await at.bot.store.find(VoteRecord, "status = 'open'")):
            break
    await wall.strike()
    return late


BUTTONS = {"wait": "Wait", "skip": "Skip", "substitute": "Look for a substitute", "end": "End the game"}


async def test_voters_are_notified_where_and_when_they_want(
    table: Seat, wall: Wall, playground: Playground
) -> None:
    """One by direct message, where the vote can be answered too; one who sleeps when they wake; one not at all."""
    at = await paced(await table(4))
    late = asked_seat(at)
    writes, sleeps, silent = (int(at.people[(late + step) % 4].id) for step in (1, 2, 3))
    tables = at.bot.tables
    await preferences.notify_at(tables, writes, "dm")
    await preferences.notify_at(tables, silent, "none")
    wakes = wall.now + 36 * HOUR
    hour = (wakes // HOUR) % 24
    await preferences.set_quiet_hours(tables, sleeps, "UTC", str((hour - 8) % 24), str(hour))
    calls = len(at.notifications)
    await wall.turn(hours=33)
    assert {who for _, who in at.notifications[calls:]} == {at.people[late].id}
    (said,) = playground.world.dm(str(writes)).messages.values()
    assert "the time for it is up" in said.text
    asked_at = wall.now
    await wall.turn(hours=1)
    assert {who for _, who in at.notifications[calls:]} == {at.people[late].id}
    await wall.turn(hours=2)
    assert at.notifications[-1] == (at.posts[-1].id, str(sleeps))
    assert "Vote about the turn of" in at.posts[-1].text
    await at.people[(late + 1) % 4].press(said, "Skip")
    vote = await open_vote(at)
    assert vote.choices == {(late + 1) % 4: "skip"}
    assert asked_at < wall.now


async def test_who_is_late_again_that_evening_is_voted_on_without_mentions(table: Seat, wall: Wall) -> None:
    at = await paced(await table(3), "live")
    late = asked_seat(at)
    await wall.turn(hours=0.6)
    assert (await open_vote(at)).seat == late
    await hand_over(at)
    while asked_seat(at) != late:
        await hand_over(at)
    calls = len(at.notifications)
    await wall.turn(hours=0.1)
    votes = await at.bot.store.find(VoteRecord, "seat = ?", late)
    assert len(votes) == 2
    assert "the time for it is up" in at.posts[-1].text
    assert {who for _, who in at.notifications[calls:]} <= {at.people[late].id}, "the others know"


async def test_voters_are_reminded_once_and_together(table: Seat, wall: Wall) -> None:
    at = await paced(await table(3))
    late = await vote_opens(at, wall)
    calls = len(at.notifications)
    await wall.turn(hours=16)
    called = at.notifications[calls:]
    assert {who for _, who in called} == {each.id for seat, each in enumerate(at.people) if seat != late}
    assert {post for post, _ in called} == {at.posts[-1].id}
    await wall.turn(hours=10)
    assert len(at.notifications) == calls + 2


async def test_a_skip_commits_as_little_as_possible(table: Seat, wall: Wall) -> None:
    at = await paced(await table(3))
    rows = len(at.live.rows)
    late = await voted(at, wall, "skip")
    made = [row.text for row in at.live.rows[rows:] if row.seat == late]
    assert made
    assert all(line.split()[-1] == "1" for line in made if line.startswith("place")), made


async def test_a_skip_leaves_a_game_alone_that_ends_meanwhile(
    table: Seat, wall: Wall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    at = await paced(await table(3))
    tables, play_for = at.bot.tables, at.bot.tables.moves.play_for

    async def meanwhile(*what: Any) -> None:
        await tables.consent.close_without_result(at.live)
        await play_for(*what)

    monkeypatch.setattr(tables.moves, "play_for", meanwhile)
    await voted(at, wall, "skip")
    assert (at.live.record.status, caplog.text) == ("ended", "")


async def test_a_seat_that_was_asked_twice_in_a_second_has_one_vote(table: Seat, wall: Wall) -> None:
    """Both questions have left a time that is up at the same moment."""
    at = await paced(await table(3))
    late = asked_seat(at)
    (due,) = await at.bot.store.find(DueRecord, "kind = 'expire' and who = ?", late)
    await at.bot.store.write(Change((replace(due, id=at.bot.store.new_id("due")),)))
    await wall.turn(hours=33)
    assert "the time for it is up" in at.posts[-1].text
    assert (await open_vote(at)).seat == late


async def test_a_substitute_begins_with_a_full_bank(table: Seat, wall: Wall) -> None:
    at = await paced(await table(3))
    late = await voted(at, wall, "substitute")
    assert (await clock_of(at, late)).left - (await clock_of(at, late)).bank == PACES["8h"].turn
    await wall.turn(hours=2)
    await at.playground.person("David").press(at.posts[-1], "Take this seat")
    await wall.strike()
    clock = await clock_of(at, late)
    assert (clock.bank, clock.since) == (PACES["8h"].bank, wall.now)
    assert clock.left == PACES["8h"].turn + PACES["8h"].bank


async def test_what_was_chosen_by_vote_says_so(table: Seat, wall: Wall, playground: Playground) -> None:
    """In the story, the log, the replay and *Since my last turn*; the late player reads it, and that a move ends it."""
    at = await paced(await table(3))
    late, rows = asked_seat(at), len(at.live.rows)
    person = at.people[late]
    await preferences.notify_at(at.bot.tables, int(person.id), "dm")
    await wall.turn(hours=33)
    texts = [post.text for post in playground.world.dm(person.id).messages.values()]
    assert [text for text in texts if "A move of yours ends their vote" in text] == texts
    for seat in {0, 1, 2} - {late}:  # until it is decided
        if await at.bot.store.find(VoteRecord, "status = 'open'"):
            await at.people[seat].press(at.posts[-1], "Skip")
    await wall.strike()
    made = [row for row in at.live.rows[rows:] if row.seat == late]
    assert made
    assert all(row.voted for row in made)
    (text, *more) = [post.text for post in playground.world.dm(person.id).messages.values()]
    assert more == []
    assert "choose for you" in text
    assert text.count("(chosen by vote)") == len(made)
    assert f"**{person.name}**" in at.board.text
    by_vote = ENGLISH.say("by-vote", count=len(made))
    assert by_vote in at.board.text
    assert by_vote in get_reply(await press_more(person, at.board, "Since my last turn")).text
    log = get_reply(await person.command(at.place, "log"))
    assert by_vote in log.text
    assert "(chosen by vote)" in (await person.press(log, "Every move")).text
    replays, number = at.bot.outbox.wishes.replays, int(person.id)
    steps = [await replays.step(at.live, number, frame) for frame in range(len(at.live.rows))]
    assert any(VOTED in event.params for step in steps for event in step.frame.events)
    at.bot.tables.registry._live.clear()
    again = await at.moved_to(at.bot)
    assert [row.voted for row in again.live.rows] == [row.voted for row in at.live.rows]


async def test_the_table_may_end(table: Seat, wall: Wall) -> None:
    at = await paced(await table(2))
    late = at.people[asked_seat(at)]
    began = get_reply(await late.command(at.place, "game leave"))
    await voted(at, wall, "end")
    assert at.live.record.status == "ended"
    await at.playground.wait_until(lambda: began.id not in at.place.messages, 10)


async def test_the_late_seat_has_no_vote_and_a_move_ends_the_question(table: Seat, wall: Wall) -> None:
    at = await paced(await table(3))
    late = asked_seat(at)
    await wall.turn(hours=33)
    vote, question = await open_vote(at), at.posts[-1]
    with pytest.raises(RuleError):
        await timeout_votes.vote(at.bot.tables, at.live, vote.id, int(at.people[late].id), "wait")
    await hand_over(at)
    other = next(seat for seat in range(3) if seat != late)
    with pytest.raises(RuleError, match="nothing-asked"):
        await timeout_votes.vote(at.bot.tables, at.live, vote.id, int(at.people[other].id), "skip")
    closed = at.people[other].message(question.id)
    assert (closed.buttons, "is not waited for any more" in closed.text) == ([], True)
    assert await at.bot.store.find(MessageRecord, "kind = 'vote'") == [], "nothing of it changes any more"


async def test_where_a_voter_was_notified_they_read_that_it_is_over(
    table: Seat, wall: Wall, playground: Playground
) -> None:
    """By direct message, and in the thread where they take none; what the others decide changes each of them once."""
    at = await paced(await table(4))
    late = asked_seat(at)
    writes, closed = (at.people[(late + step) % 4] for step in (1, 2))
    for each in (writes, closed):
        await preferences.notify_at(at.bot.tables, int(each.id), "dm")
    playground.world.users[closed.id].dms_closed = True
    await wall.turn(hours=33)
    (private,) = playground.world.dm(writes.id).messages.values()
    (vote, note) = (at.posts[-2], at.posts[-1])
    assert all(len(each.buttons) == 5 for each in (private, vote, note))
    assert closed.id in note.mentions
    for each in (writes, closed):
        await each.press(vote, "Wait")
    await at.bot.outbox.idle()
    for each in (writes.message(private.id), *(closed.message(post.id) for post in (vote, note))):
        assert (each.buttons, "you have decided" in each.text) == ([], True)


async def test_a_reminder_of_a_vote_says_so_and_a_tie_is_no_decision(
    table: Seat, wall: Wall, playground: Playground
) -> None:
    """The reminder in the thread goes with the vote, which says itself what came of it."""
    at = await paced(await table(4))
    writes, *others = (person for seat, person in enumerate(at.people) if seat != asked_seat(at))
    await preferences.notify_at(at.bot.tables, int(writes.id), "dm")
    await wall.turn(hours=33)
    vote = at.posts[-1]
    await others[0].press(vote, BUTTONS["skip"])
    await wall.turn(hours=16)
    first, again = playground.world.dm(writes.id).messages.values()
    said = ["Reminder: Vote about" in each.text for each in (first, vote, again, at.posts[-1])]
    assert said == [False, False, True, True]
    await writes.press(again, BUTTONS["end"])
    (reply,) = (await others[1].press(at.posts[-1], BUTTONS["wait"])).messages
    assert reply.text == "The vote is over."
    await at.bot.outbox.idle()
    (closed,) = (each for each in at.posts if "is over" in each.text)
    texts = {each.text for each in (first, again, closed)}
    assert [each.partition("is over: ")[2] for each in texts] == ["nothing has more than half."]


async def test_who_reads_late_of_a_second_vote_is_not_reminded_of_it(
    table: Seat, wall: Wall, playground: Playground
) -> None:
    at = await paced(await table(4))
    late = await vote_opens(at, wall)
    away = at.people[(late + 1) % 4]
    await wall.turn(hours=33)
    await preferences.notify_at(at.bot.tables, int(away.id), "dm")
    await away.command("games", "settings away", {"days": 4})
    for _ in range(10):
        await wall.turn(hours=10)
    (said,) = playground.world.dm(away.id).messages.values()
    assert "· Vote about the turn of" in said.text


async def test_a_reminder_that_waits_until_its_reader_is_back_says_so(
    table: Seat, wall: Wall, playground: Playground
) -> None:
    at = await paced(await table(4))
    away = at.people[(asked_seat(at) + 1) % 4]
    await preferences.notify_at(at.bot.tables, int(away.id), "dm")
    await vote_opens(at, wall)
    await away.command("games", "settings away", {"days": 1})
    for _ in range(3):
        await wall.turn(hours=10)
    first, again = playground.world.dm(away.id).messages.values()
    assert ["Reminder: Vote about" in each.text for each in (first, again)] == [False, True]


def test_more_than_half_decide() -> None:
    assert timeout_votes.find_decision({}, {0, 1, 2}) is None
    assert timeout_votes.find_decision({0: "skip"}, {0, 1, 2}) is None
    assert timeout_votes.find_decision({0: "skip", 2: "skip"}, {0, 1, 2}) == "skip"
    assert timeout_votes.find_decision({0: "skip", 1: "end", 2: "wait"}, {0, 1, 2}) == "wait"
    assert timeout_votes.find_decision({0: "end"}, {0}) == "end"


async def test_a_question_that_nobody_answers_lapses(table: Seat, wall: Wall) -> None:
    at = await table(2)
    await hand_over(at)
    await hand_over(at)
    first = at.people[asked_seat(at)]
    await ask_if_needed(first, await first.command(at.place, "undo"))
    await at.bot.outbox.idle()
    question = at.posts[-1]
    (request,) = await at.bot.store.open_requests(at.live.record.id)
    rows = len(at.live.rows)
    await wall.turn(hours=71)
    assert await at.bot.store.open_requests(at.live.record.id) == [request]
    await wall.turn(hours=2)
    assert await at.bot.store.open_requests(at.live.record.id) == []
    assert "three days" in at.posts[-1].text
    assert len(at.live.rows) == rows
    assert not at.people[0].message(question.id).buttons
