"""The kinds of posts, which are sent exactly once and stay. Each function returns the ways to say one now, best first.

It returns none where nobody wants the post any more; a message of it that may still change is then deleted.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.language.names import escape, show_name
from bot.messages import lobby as lobbies
from bot.messages import screens
from bot.messages.layouts import Screen
from bot.messages.lobby import first_message
from bot.messages.notification import Waiting, asked_in_words, notification_screen, table_link, tell_urgency
from bot.messages.table_names import show_title, table_name
from bot.outbox import seat_posts
from bot.outbox.plan import Wanted, Ways
from bot.outbox.wanted import Leave, Wish, Wishes, lock_line, say_once
from bot.storage.messages import ABSENT, MessageRecord
from bot.storage.people import DM, NotificationRecord
from bot.storage.records import PostRecord
from bot.storage.store import Store
from bot.tables.actions.choices import Choices
from bot.tables.actions.seats import TAKE_BACK
from bot.tables.model import posts, rounds
from bot.tables.model.computers import is_computer
from bot.tables.model.jobs import LapseJob
from bot.tables.model.kinds import CALL, DIRECT_CALL
from bot.tables.model.rounds import find_taken_back
from bot.tables.model.table import Table


async def start(wishes: Wishes, table: Table, post: PostRecord, said: posts.StartPost) -> Ways:
    """The first message, which names all and notifies nobody: an edit with mentions brings them into the thread."""
    screen = first_message(table, await wishes.texts_of(table))
    if table.record.thread in (None, table.record.channel):
        return [say_once(table, post, screen)]
    people = tuple({each.member for each in table.seats if not is_computer(each.member)})
    return [say_once(table, post, replace(screen, mentions=people), first=screen)]


async def change(wishes: Wishes, table: Table, post: PostRecord, said: posts.ChangePost) -> Ways:
    """One line about what the host of a lobby has changed."""
    before, after = Choices.read(said.before), Choices.read(said.after)
    return [say_once(table, post, lobbies.change_screen(table, await wishes.texts_of(table), before, after))]


async def say(wishes: Wishes, table: Table, post: PostRecord, said: posts.SayPost) -> Ways:
    """One public sentence, perhaps with a button, *I am back* as long as a computer plays for somebody."""
    if said.button == TAKE_BACK and not (table.record.is_unfinished and table.may_be_back):
        said = replace(said, button="")
    texts = await wishes.texts_of(table)
    if said.place:
        where = {"table": show_title(table), "link": f"<#{table.record.place}>"}
        return [say_once(table, post, Screen(texts.say(said.text, **where)), place=said.place)]
    screen = screens.say_screen(table, texts, said)
    return [say_once(table, post, screen, is_last=said.button != TAKE_BACK)]


async def request(wishes: Wishes, table: Table, post: PostRecord, said: posts.RequestPost) -> Ways:
    """A question to other seats with its controls, as long as it is open; then what became of it."""
    asked = await wishes.store.request(said.request)
    if asked is None:
        return []
    texts = await wishes.texts_of(table)
    is_undo = asked.kind == "undo"
    snapshots = await wishes.store.snapshots(table.record.id) if is_undo and asked.status == "open" else []
    is_taken_back = is_undo and not table.counting(asked.keep)
    if asked.status != "open" or table.record.status != "running" or is_taken_back:
        closed = say_once(table, post, screens.closed_request(table, texts, asked))
        return [closed] if post.status == "sent" else []
    undone = find_taken_back(table, asked.keep, snapshots) if is_undo else None
    screen = screens.request(table, texts, asked, undone)
    wish = texts.say(f"lock-{asked.kind}", name=show_name(table.names[asked.seat]))
    lapses = await wishes.tables.committer.find_jobs(post.game, LapseJob(asked.id))
    until = max((each.at for each in lapses), default=None)
    line = await lock_line(wishes.tables, table, texts, screen.mentions, wish, until)
    return [say_once(table, post, screen.below(line), is_last=False)]


async def round_over(wishes: Wishes, table: Table, post: PostRecord, said: posts.RoundPost) -> Ways:
    """The story of a finished round; at an early end that of the running one."""
    finished = await rounds.find_round(table, said, wishes.store)
    if finished is None:
        return []
    texts, game, row = await wishes.texts_of(table), table.record.id, said.row
    shown = table.setup.game, finished.after, table.names, finished.before
    draw = partial(wishes.drawings.pictures.board, *shown, by=game)
    screen, alt = screens.round_over(table, texts, finished), screens.alt_text(table, texts, finished)
    drawing = wishes.drawings.begin(game, ("round", game, finished.number, row, table.names), draw)
    apology = texts.say("picture-follows")
    return [say_once(table, post, screen, alt, apology=apology, picture=row, drawing=drawing)]


async def over(wishes: Wishes, table: Table, post: PostRecord, said: posts.OverPost) -> Ways:
    """The winners, the count of every line, the seed, and the picture of the whole game; below it any analysis."""
    texts, game = await wishes.texts_of(table), table.record.id
    drawing = wishes.drawings.begin(game, ("end", game, table.names), partial(wishes.replays.end, table))
    if post.status != "sent":
        await wishes.drawings.wait(drawing)  # the luck of the dice is computed with the picture
    lucks, courses = wishes.replays.find_luck_and_courses(table)
    found = await wishes.replays.analyses.short(table, texts)
    screen, alt = screens.finale(table, texts, lucks, found), screens.describe_end(table, texts, courses)
    is_last = await wishes.store.analysis(game) != ""
    shown = {"apology": texts.say("picture-follows"), "picture": len(table.rows), "drawing": drawing}
    return [say_once(table, post, screen, alt, is_last=is_last, **shown)]


async def call(wishes: Wishes, table: Table, post: PostRecord, said: posts.NotificationPost) -> Ways:
    """Tell one person about all tables that wait for them, in one message, which names only what still waits."""
    found = await wishes.store.find(NotificationRecord, "id = ?", post.id)
    games = [game for each in found for game in each.tables]
    if not (waiting := await _waiting(wishes, games, said)):
        return []
    kinds = (DIRECT_CALL, CALL) if said.where == DM else (CALL,)
    return [await _notification(wishes, table, post, kind, waiting) for kind in kinds]


async def _notification(
    wishes: Wishes, table: Table, post: PostRecord, kind: str, waiting: Sequence[Waiting]
) -> Wanted:
    """The notification as this kind; a direct one shows the most urgent board as of its creation or latest words."""
    said, is_private = posts.read_post(post), kind == DIRECT_CALL
    member = said.member
    texts = await (wishes.languages.of_person(member, table.record) if is_private else wishes.texts_of(table))
    first = waiting[0]
    asked = tell_urgency(first, texts, asked_in_words(first.table, texts, [first.table.decision_of(member)]))
    until = None if first.is_late else first.expires
    line = await lock_line(wishes.tables, first.table, texts, [member], asked, until)
    screen = notification_screen(line, waiting, texts, member, is_voted_on=said.late, private=is_private)
    wanted = say_once(table, post, screen, kind=kind, is_last=False)
    if not is_private:  # the current message of the thread shows the board
        return wanted
    seen, key = first.table, ("first", first.table.record.id, len(first.table.rows))
    return replace(
        wanted,
        screen=replace(screen, mentions=(member,)),
        member=member,
        alt=screens.alt_text(seen, texts, alone=True),
        picture=len(seen.rows),
        drawing=wishes.drawings.begin(post.game, key, partial(wishes.drawings.newest_board, seen)),
    )


async def _waiting(wishes: Wishes, games: Sequence[int], said: posts.NotificationPost) -> list[Waiting]:
    """Those of these tables that wait for the person, the most urgent first; each as it is now, whatever is answered
    meanwhile. Tables that rest or are erased are left out.
    """
    now, member, found = wishes.tables.clock(), said.member, list[Waiting]()
    awake = [each.id for each in await wishes.tables.registry.awake_of(member)]
    tables = [await wishes.tables.registry.look_at(game) for game in games if game in awake]
    for table in [replace(each) for each in tables]:
        if table.match is None or table.record.status != "running":
            continue
        for seat in table.match.waiting:
            if table.seats[seat].member == member:
                clock = (await wishes.tables.clocks.of_seats(table))[seat]
                expires = await wishes.tables.clocks.expiry(table, clock)
                is_late = expires is not None and expires <= now
                is_reminder = table.record.id in said.again
                found.append(Waiting(table, clock.asked, expires, is_late, is_reminder))
    return sorted(found, key=lambda each: each.urgency)


async def next_up(wishes: Wishes, table: Table, post: PostRecord, said: posts.NextUpPost) -> Ways:
    """A note by direct message for the player who is probably asked next; it is not worth a message in the thread."""
    member = said.member
    seats = [each for each in table.present if table.seats[each].member == member]
    if table.record.status != "running" or not {*seats} - {*table.running.waiting}:
        return []  # the note is late
    texts = await wishes.languages.of_person(member, table.record)
    line = await lock_line(wishes.tables, table, texts, [member], texts.say("lock-next"))
    screen = Screen(f"{line}\n{table_link(texts, table, member)}", mentions=(member,))
    return [say_once(table, post, screen, member=member)]


async def tell_removed(wishes: Wishes, table: Table, post: PostRecord, said: posts.RemovedPost) -> Ways:
    """Tell a player that the table rests, as the bot was removed from its server."""
    member, until = said.member, said.until
    if table.record.server not in wishes.tables.registry.resting or table.find_seat(member) is None:
        return []
    texts = await wishes.languages.of_person(member, table.record)
    name = escape(table_name(texts, table, member))
    words = texts.say("server-removed", name=name, until=f"<t:{until}:D>" if until else "none")
    return [say_once(table, post, Screen(words, mentions=(member,)), member=member)]


Describe = Callable[[Wishes, Table, PostRecord, Any], Awaitable[Ways]]
DESCRIBE: Mapping[type[posts.Post], Describe] = {
    posts.ChangePost: change,
    posts.WordsVoidPost: seat_posts.luck_void,
    posts.StartPost: start,
    posts.OverPost: over,
    posts.SayPost: say,
    posts.RequestPost: request,
    posts.RoundPost: round_over,
    posts.NotificationPost: call,
    posts.NextUpPost: next_up,
    posts.SkippedPost: seat_posts.tell_skipped,
    posts.VotePost: seat_posts.vote,
    posts.TellVotersPost: seat_posts.tell_voters,
    posts.OfferPost: seat_posts.offer,
    posts.RemovedPost: tell_removed,
    posts.RematchPost: seat_posts.rematch,
}
"""What describes each kind of post."""


async def describe_post(wishes: Wishes, table: Table, post: PostRecord) -> Ways:
    """The ways to say a post now, best first."""
    said = posts.read_post(post)
    return await DESCRIBE[type(said)](wishes, table, post, said)


async def find_post(store: Store, row: MessageRecord) -> PostRecord | None:
    """The post of this message."""
    if number := row.mark or (row.about if row.kind in (CALL, DIRECT_CALL) else 0):
        return await store.post(number)
    return await store.post_of(row.game, row.kind, row.message or ABSENT)  # of 1.0 nothing else is known


async def wish_of(wishes: Wishes, table: Table, row: MessageRecord) -> Wish:
    """What is wanted of the message of a post that may still change."""
    post = await find_post(wishes.store, row)
    if post is None:
        return Leave.AS_IT_IS
    ways = [each for each in await describe_post(wishes, table, post) if each.kind == row.kind]
    if not ways:
        return None
    in_place = (each for each in ways if not each.member and each.place == row.place)
    wanted = next(in_place, ways[0])  # a person who takes no direct messages was notified there
    keeps_board = bool(wanted.member) and row.shows == wanted.shows
    picture = {"picture": row.picture, "drawing": None} if keeps_board else {}
    return replace(wanted, about=row.about, place=row.place, **picture)
