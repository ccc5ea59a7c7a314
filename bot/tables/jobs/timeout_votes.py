"""Votes of the others when a player's time is up: wait, skip, look for a substitute, let a computer play, or end.

The outcome is committed with the next job, so no table ever stops for good.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.language.names import show_name
from bot.storage.crashpoints import passing
from bot.storage.people import DM, NOWHERE, THREAD, DueRecord, VoteRecord
from bot.storage.records import FORMER, Change
from bot.tables.actions.consent import OPEN_FOR
from bot.tables.actions.tables import Tables
from bot.tables.model.jobs import RemindVoterJob, SkipSeatJob, TellVoterJob, TimeUpJob, read_job
from bot.tables.model.pace import HOUR, PACES, quiet_hours_of
from bot.tables.model.posts import NotificationPost, TellVotersPost, VotePost
from bot.tables.model.table import Table
from bot.tables.writing.clocks import VOTES_ABOUT
from bot.tables.writing.digests import notification, take_out
from bot.tables.writing.moves import write_at
from engine.core.errors import RuleError
from engine.core.questions import Seat

WAIT, SKIP, SUBSTITUTE, COMPUTER, END = "wait", "skip", "substitute", "computer", "end"
CHOICES = (WAIT, SKIP, SUBSTITUTE, COMPUTER, END)
ENOUGH_VOTERS = 2
"""With fewer, a substitute, who sees what is hidden from the others, needs the consent of the seat's owner."""
DAY, MONTH = 24 * HOUR, 30 * 24 * HOUR
EVENING = 6 * HOUR
"""Seconds within which a second vote about a seat mentions nobody: the others know, and it would be noise."""
EARLIER_VOTES = "game = ? and seat = ? and asked > ? and asked < ?"
TELLING_OF = "game = ? and kind in (?, ?) and asked = ? and at <= ?"


def voters(table: Table, seat: Seat) -> set[Seat]:
    """The seats that people play, without the seat that the vote is about."""
    return table.present - {seat}


async def choices(tables: Tables, table: Table, seat: Seat) -> tuple[str, ...]:
    """What the others can choose about this seat."""
    impossible = {COMPUTER} if table.record.rated else set[str]()
    if len(voters(table, seat)) < ENOUGH_VOTERS:
        person = await tables.people.person(table.seats[seat].member)
        impossible |= set[str]() if person.substitute else {SUBSTITUTE}
    return tuple(each for each in CHOICES if each not in impossible)


def find_decision(chosen: Mapping[Seat, str], voting: set[Seat]) -> str | None:
    """The choice of more than half of the voters; `WAIT` when all have voted without one; None while votes are
    missing.
    """
    counts = Counter(chosen[seat] for seat in voting if seat in chosen)
    most, count = max(counts.items(), key=lambda each: each[1], default=("", 0))
    if 2 * count > len(voting):
        return most
    return WAIT if voting <= set(chosen) else None


async def vote(tables: Tables, table: Table, number: int, member: int, choice: str) -> str | None:
    """Count a vote of this member; returns what was decided, None while more votes are needed. Raises `RuleError`."""
    async with table.lock:
        seat = table.seat_of(member)
        _ = table.playing
        ballot = await _open_vote(tables, table, number)
        if seat not in voters(table, ballot.seat) or choice not in CHOICES:
            raise RuleError("vote-not-yours")
        if choice not in await choices(tables, table, ballot.seat):
            refusal = "error-rated-caretaker" if choice == COMPUTER else "vote-no-substitute"
            raise RuleError(refusal, name=table.names[ballot.seat])
        ballot = ballot.with_choice(seat, choice)
        result = await _result(tables, table, ballot)
        change = Change((ballot,)) if result is None else await _decision(tables, table, ballot, result)
        passing("vote.before-commit")
        await write_at(tables.committer, table, change)
        passing("vote.after-commit")
    return result


async def time_is_up(tables: Tables, due: DueRecord, job: TimeUpJob) -> None:
    """Open the vote about a seat whose time is up, or close the vote whose time is up; removes the job `due`."""
    table = await tables.registry.get(due.game or 0)
    async with table.lock:
        is_asked = await is_open(tables, table, job.seat, job.asked)
        change = await _next(tables, table, due, job) if is_asked else Change()
        await write_at(tables.committer, table, change + Change(remove=(due,)))


async def _next(tables: Tables, table: Table, due: DueRecord, job: TimeUpJob) -> Change:
    """The change that opens a vote; one that is open is decided, or closed with the announced default. A game that all
    have left for good ends.
    """
    if all(each.member <= FORMER for each in table.seats):
        return await tables.consent.ending(table)
    ballots = await tables.store.find(VoteRecord, VOTES_ABOUT, table.record.id, job.seat, job.asked)
    unanswered = sum(each.status == "void" for each in ballots)
    ballot = next((each for each in ballots if each.status == "open"), None)
    if ballot is None:
        clock = (await tables.clocks.of_seats(table))[job.seat]  # days away may have begun since
        person, now = await tables.people.person(table.seats[job.seat].member), tables.clock()
        back = quiet_hours_of(person).moment_after(now, 0)
        if (at := max(back, await tables.clocks.expiry(table, clock) or 0)) > now:
            return Change((replace(due, id=tables.store.new_id("due"), at=at),))
        return await _opening(tables, table, job, unanswered, is_first=not ballots)
    same = await tables.committer.find_jobs(table.record.id, job)
    # Where the seat was asked twice in the same second, the later job is that of this vote.
    if any(each.at > tables.clock() for each in same):
        return Change()
    result = await _result(tables, table, ballot)
    if result is None:
        return _close_unanswered(tables, table, ballot, unanswered)
    return await _decision(tables, table, ballot, result)


async def is_open(tables: Tables, table: Table, seat: Seat, asked: int) -> bool:
    """Whether the question that this seat was asked at this moment still waits for its answer."""
    if table.match is None or seat not in table.match.waiting or table.record.status != "running":
        return False
    return (await tables.clocks.of_seats(table))[seat].asked == asked


async def ends_at(tables: Tables, ballot: VoteRecord) -> int | None:
    """When the announced default of an open vote takes effect."""
    found = await tables.committer.find_jobs(ballot.game, TimeUpJob(ballot.seat, ballot.asked))
    return max((each.at for each in found), default=None)


async def once_more(tables: Tables, table: Table, seat: Seat, asked: int) -> DueRecord:
    """A job that asks the others again after the time of the pace, without reminders of the player.

    Each further time is twice as long, up to a day, so that a live game left for the night does not ask every five
    minutes.
    """
    person = await tables.people.person(table.seats[seat].member)
    turn = PACES[table.record.pace].turn or OPEN_FOR
    ballots = await tables.store.find(VoteRecord, VOTES_ABOUT, table.record.id, seat, asked)
    seconds = max(turn, min(turn * 2 ** max(0, len(ballots) - 1), DAY))
    at = quiet_hours_of(person).moment_after(tables.clock(), seconds)
    return tables.committer.due(at, TimeUpJob(seat, asked), table.record.id)


async def _open_vote(tables: Tables, table: Table, number: int) -> VoteRecord:
    """The vote with this id; raises `RuleError` when it is not open or its decision was answered."""
    found = await tables.store.find(VoteRecord, "id = ? and game = ?", number, table.record.id)
    if (
        not found
        or found[0].status != "open"
        or not await is_open(tables, table, found[0].seat, found[0].asked)
    ):
        raise RuleError("error-nothing-asked")
    return found[0]


async def _result(tables: Tables, table: Table, ballot: VoteRecord) -> str | None:
    """The decision by the present voters and choices: voters may have left since, or consent may be withdrawn."""
    possible = await choices(tables, table, ballot.seat)
    chosen = {seat: choice for seat, choice in ballot.choices.items() if choice in possible}
    return find_decision(chosen, voters(table, ballot.seat))


async def _opening(
    tables: Tables, table: Table, job: TimeUpJob, unanswered: int, *, is_first: bool
) -> Change:
    """The change that opens a vote with its time limit; without voters, who may come back, the next try is in a day."""
    game, seat = table.record.id, job.seat
    if not voters(table, seat):
        return Change((tables.committer.due(tables.clock() + DAY, job, game),))
    until = tables.clock() + _patience(table, unanswered)
    ballot = VoteRecord(tables.store.new_id("votes"), game, seat, job.asked)
    quiet = is_first and await _was_late_lately(tables, ballot)
    post = tables.committer.post(game, VotePost(ballot.id, is_first, quiet))
    notices: list[object] = []
    if not quiet:
        notices += await _notifications(tables, table, ballot, until, remind=not unanswered)
        notices += await _late(tables, table, seat) if is_first else []
    return Change((ballot, tables.committer.due(until, job, game), post, *notices))


async def _was_late_lately(tables: Tables, ballot: VoteRecord) -> bool:
    """Whether there was a vote about an earlier decision of this seat within `EVENING`."""
    since = ballot.asked - EVENING
    found = await tables.store.find(VoteRecord, EARLIER_VOTES, ballot.game, ballot.seat, since, ballot.asked)
    return bool(found)


async def _late(tables: Tables, table: Table, seat: Seat) -> list[object]:
    """The direct message to a late player that a move ends the vote, if they want that now; else the thread mentions
    them.
    """
    game, member = table.record.id, table.seats[seat].member
    if not await may_be_notified(tables, table, seat, DM):
        return []
    found = await take_out(tables.committer, member, lambda each: each == game)
    return [*found, *notification(tables.committer, game, NotificationPost(member, DM, (game,), late=True))]


async def may_be_notified(tables: Tables, table: Table, seat: Seat, where: str = THREAD) -> bool:
    """Whether this player wants notifications at `where` and may be notified now; then a vote there mentions them."""
    person = await tables.people.person(table.seats[seat].member)
    wanted = await tables.people.where_notified(person, table.record.id)
    return where == wanted and quiet_hours_of(person).may_be_notified(tables.clock())


async def _notifications(
    tables: Tables, table: Table, ballot: VoteRecord, until: int, *, remind: bool
) -> list[object]:
    """Jobs that notify voters whom the vote's post does not mention, and remind all after half of its time."""
    now, due, game = tables.clock(), tables.committer.due, table.record.id
    found: list[object] = []
    for voter in sorted(voters(table, ballot.seat)):
        if not await may_be_notified(tables, table, voter):
            found.append(due(now, TellVoterJob(voter, ballot.id), game))
        if remind:
            found.append(due((now + until) // 2, RemindVoterJob(voter, ballot.id), game))
    return found


async def tell_voters(tables: Tables, due: DueRecord, job: TellVoterJob | RemindVoterJob) -> None:
    """Notify or remind voters of a vote, each where they want that, with one post for the thread; those
    in quiet hours are notified later. Decides the vote if no further answer is needed.
    """
    table = await tables.registry.get(due.game or 0)
    async with table.lock:
        about = (due.game, TellVoterJob.kind, RemindVoterJob.kind, job.vote, tables.clock())
        ready = await tables.store.find(DueRecord, TELLING_OF, *about)
        if due.id not in {each.id for each in ready}:
            return
        found = await tables.store.find(VoteRecord, "id = ? and status = 'open'", job.vote)
        change = Change()
        if found and await is_open(tables, table, found[0].seat, found[0].asked):
            waiting = voters(table, found[0].seat) - {*found[0].choices}
            seats = waiting & {read_job(each).seat for each in ready}
            # A voter for whom both jobs are due is notified only once.
            reminded = seats - {read_job(each).seat for each in ready if each.kind == TellVoterJob.kind}
            change = Change(tuple(await _notices_for(tables, table, job.vote, sorted(seats), reminded)))
            if (result := await _result(tables, table, found[0])) is not None:
                change = await _decision(tables, table, found[0], result)
        await write_at(tables.committer, table, change + Change(remove=tuple(ready)))


async def _notices_for(
    tables: Tables, table: Table, vote: int, seats: Sequence[Seat], reminded: set[Seat]
) -> list[object]:
    """The posts for these voters, of whom some are reminded, and jobs for those who may not be notified now."""
    game, now, in_thread = table.record.id, tables.clock(), list[Seat]()
    found = list[tuple[list[Seat], str]]()
    put: list[object] = []
    for seat in seats:
        person = await tables.people.person(table.seats[seat].member)
        where = await tables.people.where_notified(person, game)
        if (at := quiet_hours_of(person).next_allowed(now)) > now:
            kind = RemindVoterJob if seat in reminded else TellVoterJob
            put.append(tables.committer.due(at, kind(seat, vote), game))
        elif where == THREAD:
            in_thread.append(seat)
        elif where != NOWHERE:
            found.append(([seat], where))
    for who, where in [*found, *([(in_thread, THREAD)] if in_thread else [])]:
        post = TellVotersPost(vote, (*who,), where, again=reminded >= {*who})
        put.append(tables.committer.post(game, post))
    return put


def _close_unanswered(tables: Tables, table: Table, ballot: VoteRecord, before: int) -> Change:
    """The change of the announced default: the table waits, each time longer, then the others are asked again."""
    game, seat = table.record.id, ballot.seat
    again = tables.clock() + _patience(table, before)
    name = show_name(table.names[seat])
    post = tables.committer.say(game, "vote-unanswered", name=name, until=again)
    next_vote = tables.committer.due(again, TimeUpJob(seat, ballot.asked), game)
    return Change((replace(ballot, status="void"), next_vote, post))


async def _decision(tables: Tables, table: Table, ballot: VoteRecord, result: str) -> Change:
    """The change that decides a vote, with everything that follows from it or the job for that."""
    game, seat, name = table.record.id, ballot.seat, show_name(table.names[ballot.seat])
    is_former = result == SKIP and table.seats[seat].member == FORMER
    text = f"vote-decided-{result}{'-former' if is_former else ''}"
    said = tables.committer.say(game, text, name=name)
    ballot = replace(ballot, status="decided")
    dropped = tuple(await tables.committer.find_jobs(game, TimeUpJob(seat, ballot.asked)))
    if result == END:
        return Change((ballot, said), dropped) + await tables.consent.ending(table)
    if result == COMPUTER:
        return Change((ballot,), dropped) + await tables.seats.appointing_caretaker(table, seat, text)
    if result == SKIP:
        job = tables.committer.due(tables.clock(), SkipSeatJob(seat, ballot.asked), game)
        return Change((ballot, job, said), dropped)
    again = await once_more(tables, table, seat, ballot.asked)
    if result == WAIT:
        said = tables.committer.say(game, "vote-waits", name=name, until=again.at)
    waiting = Change((ballot, again, said), dropped)
    return waiting if result == WAIT else waiting + await tables.seats.offering(table, seat, ballot.asked)


def _patience(table: Table, unanswered: int) -> int:
    """The seconds that a vote is open: as many as a decision has with a full bank, doubled after each vote that was not
    decided.
    """
    pace = PACES[table.record.pace]
    return min((pace.turn + pace.bank or OPEN_FOR) * 2**unanswered, MONTH)
