"""Posts about seats: a vote about a late one, one that is on offer, those kept for a rematch, words that are void."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.language.names import escape, show_name
from bot.language.texts import Texts
from bot.messages.custom_ids import Vote
from bot.messages.layouts import Screen
from bot.messages.lobby import void_words
from bot.messages.notification import address, table_link
from bot.messages.screens import tell_events
from bot.messages.table_names import table_name
from bot.messages.views import plain_button, view_of
from bot.outbox.plan import Wanted, Ways
from bot.outbox.wanted import Wishes, lock_line, say_once
from bot.storage.people import DM, VoteRecord
from bot.storage.records import FORMER, PostRecord
from bot.tables.jobs import timeout_votes
from bot.tables.model import posts
from bot.tables.model.pace import quiet_hours_of
from bot.tables.model.table import Table, host_name, news
from engine.core.events import VOTED


async def vote(wishes: Wishes, table: Table, post: PostRecord, said: posts.VotePost) -> Ways:
    """Ask the others what happens with a seat whose time is up. It mentions those who want that and are not in their
    quiet hours; a quiet one mentions nobody.
    """
    texts = await wishes.texts_of(table)
    ballot = await _open_ballot(wishes, table, said.vote)
    if ballot is None:
        return await _closed_vote(wishes, table, post, said, texts)
    voters = sorted(timeout_votes.voters(table, ballot.seat))
    if not voters:
        return []
    is_known = table.seats[ballot.seat].member != FORMER
    late = [ballot.seat] if said.first and is_known else []
    notified = [] if said.quiet else [*voters, *late]
    awake = [seat for seat in notified if await timeout_votes.may_be_notified(wishes.tables, table, seat)]
    line = await _vote_line(wishes, table, ballot, texts, [table.seats[seat].member for seat in voters])
    screen = await _ballot_screen(wishes, table, ballot, texts, late=ballot.seat in notified)
    mentions = tuple(table.seats[seat].member for seat in awake)
    return [say_once(table, post, replace(screen.below(line), mentions=mentions), is_last=False)]


async def tell_voters(wishes: Wishes, table: Table, post: PostRecord, said: posts.TellVotersPost) -> Ways:
    """Tell voters that a vote waits for them, with its buttons: one by direct message, or some in the thread."""
    is_private, texts = said.where == DM, await wishes.texts_of(table)
    member = table.seats[said.seats[0]].member
    own = await wishes.languages.of_person(member, table.record) if is_private else texts
    ballot = await _open_ballot(wishes, table, said.vote)
    if ballot is None:  # a reminder in the thread is deleted, as the post before it says the same
        return [] if said.again and not is_private else await _closed_vote(wishes, table, post, said, own)
    notified = table.present if post.status == "sent" else table.present - {*ballot.choices}
    members = [table.seats[seat].member for seat in said.seats if seat in notified]
    if not members:
        return []
    ways = list[Wanted]()
    if is_private:
        line = await _vote_line(wishes, table, ballot, own, [member], again=said.again)
        screen = await _ballot_screen(wishes, table, ballot, own)
        screen = replace(screen.below(line, table_link(own, table, member)), mentions=(member,))
        ways.append(say_once(table, post, screen, member=member, is_last=False))
    line = await _vote_line(wishes, table, ballot, texts, members, again=said.again)
    view = (await _ballot_screen(wishes, table, ballot, texts)).view
    return [*ways, say_once(table, post, Screen(line, view, tuple(members)), is_last=False)]


async def _open_ballot(wishes: Wishes, table: Table, number: int) -> VoteRecord | None:
    """The vote with this id; None once it is over or its question does not wait any more."""
    for ballot in await wishes.store.find(VoteRecord, "id = ? and status = 'open'", number):
        if await timeout_votes.is_open(wishes.tables, table, ballot.seat, ballot.asked):
            return ballot
    return None


async def _closed_vote(
    wishes: Wishes, table: Table, post: PostRecord, said: posts.VotePost | posts.TellVotersPost, texts: Texts
) -> Ways:
    """Say that a vote is over; nothing where the post was not sent, so nobody was notified of it."""
    found = await wishes.store.find(VoteRecord, "id = ?", said.vote)
    if not found or post.status != "sent":
        return []
    (ballot,) = found
    chosen = Counter(ballot.choices.values())
    is_tied = ballot.status == "decided" and 2 * max(chosen.values(), default=0) <= chosen.total()
    status = "tied" if is_tied else ballot.status
    closed = texts.say("vote-closed", name=show_name(table.names[ballot.seat]), status=status)
    return [say_once(table, post, Screen(closed))]


async def _vote_line(
    wishes: Wishes,
    table: Table,
    ballot: VoteRecord,
    texts: Texts,
    members: Sequence[int],
    *,
    again: bool = False,
) -> str:
    asked = texts.say("lock-vote", name=show_name(table.names[ballot.seat]))
    asked = texts.say("lock-again", asked=asked) if again else asked
    until = await timeout_votes.ends_at(wishes.tables, ballot)
    return await lock_line(wishes.tables, table, texts, members, asked, until)


async def _ballot_screen(
    wishes: Wishes, table: Table, ballot: VoteRecord, texts: Texts, *, late: bool = False
) -> Screen:
    """The choices of the voters, and until when; the player is mentioned if `late`."""
    choices = await timeout_votes.choices(wishes.tables, table, ballot.seat)
    until = await timeout_votes.ends_at(wishes.tables, ballot)
    name = show_name(table.names[ballot.seat])
    who = f"<@{table.seats[ballot.seat].member}>" if late else name
    voting, since = timeout_votes.voters(table, ballot.seat), f"<t:{ballot.asked}:R>"
    lines = [texts.say("vote-asked", name=name, since=since, late=who, voters=len(voting))]
    if await wishes.tables.seats.is_offered(table, ballot.seat):
        lines.append(texts.say("vote-still-offered"))
    if timeout_votes.COMPUTER in choices:
        lines.append(texts.say("vote-computer", name=name))
    if timeout_votes.SUBSTITUTE not in choices:
        lines.append(texts.say("vote-no-substitute", name=name))
    if until is not None:
        lines.append(texts.say("vote-until", until=f"<t:{until}:f>"))
    if voted := voting & {*ballot.choices}:
        lines.append(texts.say("vote-so-far", voted=len(voted), voters=len(voting)))
    game, votes = table.record.id, {each: Vote(ballot.id, each) for each in choices}
    buttons = (plain_button(texts, f"button-vote-{each}", game, "vote", vote) for each, vote in votes.items())
    return Screen("\n".join(lines), view_of(*buttons))


async def tell_skipped(wishes: Wishes, table: Table, post: PostRecord, said: posts.SkippedPost) -> Ways:
    """Tell a late player by direct message what was chosen for them; it pings nobody, as nothing is asked."""
    seat, member = said.seat, table.seats[said.seat].member
    if member == FORMER or table.is_sealed(seat):
        return []
    texts = await wishes.languages.of_person(member, table.record)
    since = news(table, said.after, await wishes.store.snapshots(table.record.id))
    made = [each for each in since.events if VOTED in each.params and each.params.get("seat") == seat]
    first = texts.say("skipped", name=show_name(table.names[seat]), link=table_link(texts, table, member))
    lines = [first, *tell_events(table, texts, [each for each in made if each.only in (None, seat)])]
    return [say_once(table, post, Screen("\n".join(lines)), member=member)]


async def offer(wishes: Wishes, table: Table, post: PostRecord, said: posts.OfferPost) -> Ways:
    """Say that a seat is free for any member who may see the table: in its thread, or where tables are opened."""
    seat = said.seat
    if not await wishes.tables.seats.is_said_by(table, seat, post.id):
        return []
    texts = await wishes.texts_of(table)
    name = show_name(table.names[seat])
    called = escape(table_name(texts, table, table.seats[seat].member))
    words = (
        texts.say("offer-elsewhere", name=name, table=called, link=address(table))
        if said.elsewhere
        else texts.say("offer", name=name)
    )
    green = discord.ButtonStyle.success
    take = plain_button(texts, "button-take-seat", table.record.id, "substitute", seat, green)
    place = table.record.channel if said.elsewhere else table.record.place
    return [say_once(table, post, Screen(words, view_of(take)), place=place, is_last=False)]


async def luck_void(wishes: Wishes, table: Table, post: PostRecord, said: posts.WordsVoidPost) -> Ways:
    """Say that words are void, and why; it mentions those who added them and have added no others since."""
    lapsed = [each for each in await wishes.tables.words.lapsed_words(table) if each.place in said.words]
    if not lapsed:
        return []
    texts = await wishes.texts_of(table)
    members = [each.member for each in lapsed]
    line = await lock_line(wishes.tables, table, texts, members, texts.say("lock-luck", count=len(members)))
    screen = replace(void_words(table, texts, said).below(line), mentions=await _awake(wishes, members))
    return [say_once(table, post, screen)]


async def _awake(wishes: Wishes, members: Sequence[int]) -> tuple[int, ...]:
    """Those who may be notified now."""
    now, people = wishes.tables.clock(), wishes.tables.people
    return tuple([m for m in members if quiet_hours_of(await people.person(m)).may_be_notified(now)])


async def rematch(wishes: Wishes, table: Table, post: PostRecord, said: posts.RematchPost) -> Ways:
    """Tell those who played that their seats are kept at a new table; its button asks for the same rematch, so it takes
    a seat there. Later it says what became of that table.
    """
    if await wishes.store.table(said.next) is None:
        return []
    again, texts = await wishes.tables.registry.get(said.next), await wishes.texts_of(table)
    others = await wishes.tables.lobby.kept_for(again) if len(again.seats) < again.setup.seats else []
    if (begun := again.record.status != "lobby") or not others:
        status = "closed" if again.record.was_closed else again.record.status
        known = texts.say("rematch-known", status=status, link=f"<#{again.record.place}>")
        return [say_once(table, post, Screen(known), is_last=begun)] if post.status == "sent" else []
    name, until = show_name(host_name(again)), said.until
    line = await lock_line(wishes.tables, again, texts, others, texts.say("lock-rematch", name=name), until)
    where = {"link": f"<#{again.record.place}>", "until": f"<t:{until}:f>"}
    words = texts.say("rematch-open", name=name, count=len(others), **where)
    green = discord.ButtonStyle.success
    join = view_of(plain_button(texts, "button-join", table.record.id, "rematch", style=green))
    screen = Screen(f"{line}\n{words}", join, await _awake(wishes, others))
    return [say_once(table, post, screen, is_last=False)]
