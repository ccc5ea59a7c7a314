"""What the messages of a table should show now: a function of the table, whatever happened before.

The *current* message asks, *lobby* is where people sit down, *round* and *over* stay and wait for a picture or an
analysis, *surplus* are messages that nobody wants any more.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from functools import partial
from typing import Any

from bot.language.names import shown
from bot.language.texts import Texts
from bot.messages import lobby as lobbies
from bot.messages import screens
from bot.messages.lock_screen import asked_in_words, lock_screen
from bot.messages.notification import Waiting, notification_screen
from bot.messages.screens import Screen
from bot.outbox.drawings import Drawings
from bot.outbox.languages import Languages
from bot.outbox.lock_lines import lock_line
from bot.outbox.plan import Wanted, digest_of, parts_of
from bot.outbox.replay_pictures import Replays
from bot.storage.messages import ABSENT, STALE, MessageRecord
from bot.storage.people import NOWHERE, OTHERWISE, THREAD, NotificationRecord
from bot.storage.records import FORMER, PostRecord
from bot.tables import rounds
from bot.tables.kinds import CALL, CURRENT, DIRECT_CALL, LOBBY, ONE_EACH, OVER, REQUEST, ROUND, SURPLUS
from bot.tables.pace import PACES, deadline
from bot.tables.quiet_hours import quiet_hours_of
from bot.tables.rounds import Round
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.taken_back import taken_back
from engine.computer.levels import AT_ONCE
from engine.core.questions import Seat


class Leave(Enum):
    """The message is to stay as it is, whatever it shows."""

    AS_IT_IS = 0


Wish = Wanted | Leave | None


class Wishes:
    """Says what is wanted; None: the message is to go."""

    def __init__(self, tables: Tables, languages: Languages, replays: Replays, drawings: Drawings) -> None:
        self.tables = tables
        self.languages = languages
        self.replays = replays
        self.drawings = drawings
        self._known = defaultdict[int, dict[str, tuple[Any, Wish]]](dict)
        """What is wanted of the messages of which a table has one each, and what that followed from."""

    async def of(self, table: Table, kind: str, row: MessageRecord | None) -> Wish:
        """What is wanted of this message of a table; `row` is the one that is known, if its kind may have several."""
        if kind not in ONE_EACH:
            return await WISHES[kind](self, table, row)
        record, known = table.record, self._known[table.record.id]
        of_row = (_lobby_place(table, row), _is_gone(row)) if kind == LOBBY else ()
        key = self.tables.committer.marks.get(record.id), record.thread, record.lobby, *of_row
        if kind not in known or known[kind][0] != key:
            known[kind] = key, await WISHES[kind](self, table, row)
        return known[kind][1]

    def forget(self, game: int) -> None:
        """What is wanted of this table may follow from something else than a change of it."""
        self._known.pop(game, None)

    async def texts_of(self, table: Table) -> Texts:
        """The public language of this table."""
        return await self.languages.of_server(table.record.server)

    async def current(self, table: Table, _row: MessageRecord | None) -> Wish:
        """The story so far, the picture, the question and its controls; those who are asked and wait are mentioned."""
        record = table.record
        if record.status != "running" or table.match is None:
            return None
        computers = table.computers_asked
        if record.thread is None or (computers and {table.level_at(seat) for seat in computers} <= AT_ONCE):
            return Leave.AS_IT_IS
        if table.story is None:
            await rounds.remember(table, self.tables.store)
        texts = await self.texts_of(table)
        tells = {} if computers else await self._told_in_thread(table)
        screen = screens.board(table, texts, [*tells], await self.tables.clocks.until(table))
        alt = screens.alt_text(table, texts)
        drawing, picture = self.drawings.board(table), len(table.rows)
        members = {
            f"{seat}.{first}": table.seats[seat].member for seat, first in tells.items() if first != OTHERWISE
        }
        return Wanted(
            CURRENT,
            record.asking,
            record.place,
            screen,
            digest_of(screen.content, alt),
            digest_of(screen.question, parts_of(screen), screen.mentions),
            await self._lock_screen(table, texts, [*tells]) if tells else None,
            members,
            alt,
            texts.say("picture-follows"),
            picture,
            drawing,
            not computers,
        )

    async def _told_in_thread(self, table: Table) -> dict[Seat, int]:
        """The people who are asked and told of it in the thread, and by which message first. How they are told is
        settled when they are asked: a preference that changes afterwards takes no mention of theirs away.
        """
        clocks, found = await self.tables.clocks.of(table), dict[Seat, int]()
        for seat in table.running.waiting:
            member, clock = table.seats[seat].member, clocks[seat]
            if member == FORMER or table.level_at(seat) or not (clock.asked and clock.told):
                continue
            person = await self.tables.people.person(member)
            where = await self.tables.people.where_notified(person, table.record.id)
            if where == THREAD or (where != NOWHERE and clock.asking != OTHERWISE):
                found[seat] = clock.asking
        return found

    async def _lock_screen(self, table: Table, texts: Texts, seats: list[Seat]) -> Screen:
        members, until = [table.seats[seat].member for seat in seats], await self.tables.clocks.until(table)
        asked = asked_in_words(table, texts, table.running.decisions)
        line = await lock_line(self.tables, table, texts, members, asked, until)
        return lock_screen(table, texts, members, line)

    async def lobby(self, table: Table, row: MessageRecord | None) -> Wish:
        """Who sits there and how to join; later what became of it."""
        if _is_gone(row) and table.record.status != "lobby" and table.record.thread is not None:
            return Leave.AS_IT_IS  # it was deleted, and nobody needs it any more
        texts = await self.texts_of(table)
        if table.record.status == "lobby":
            luck, kept = await self.tables.words.known(table), await self.tables.lobby.kept_for(table)
            screen = lobbies.screen(table, texts, luck, await self.tables.clocks.expected_days(table), kept)
        else:
            screen = lobbies.closed_screen(table, texts, await self.tables.words.fixed_hash(table))
        place = _lobby_place(table, row)
        return Wanted(LOBBY, 0, place, screen, digest_of(screen.content), digest_of(parts_of(screen)))

    async def round(self, table: Table, row: MessageRecord | None) -> Wish:
        """The story of a finished round, whose picture came late."""
        content = {"row": row.about} if row is not None and row.about else {"running": True}
        told = await rounds.told(table, content, self.tables.store)
        if row is None or told is None:
            return Leave.AS_IT_IS
        return await self.round_message(table, told, row.about, row.place)

    async def round_message(self, table: Table, told: Round, about: int, place: int) -> Wanted:
        texts, game = await self.texts_of(table), table.record.id
        draw = partial(
            self.drawings.pictures.board,
            *(table.setup.game, told.after, table.names, told.before),
            by=game,
        )
        screen, alt = screens.round_over(table, texts, told), screens.alt_text(table, texts, told)
        drawing = self.drawings.begin(game, ("round", game, told.number, about, table.names), draw)
        return _staying(ROUND, about, place, screen, alt, texts, about, drawing)

    async def over(self, table: Table, row: MessageRecord | None) -> Wish:
        """The result; below it what was found out of the game, as soon as that is known."""
        if row is None or table.record.status != "over":
            return Leave.AS_IT_IS
        return await self.final_message(table, row.about, row.place)

    async def final_message(self, table: Table, about: int, place: int) -> Wanted:
        texts, game, store = await self.texts_of(table), table.record.id, self.tables.store
        drawing = self.drawings.begin(game, ("end", game, table.names), partial(self.replays.end, table))
        lucks, found = self.replays.lucks(table), await self.replays.analyses.short(table, texts)
        screen, alt = screens.finale(table, texts, lucks, found), screens.alt_text(table, texts)
        is_owed = await store.analysis(game) == ""
        shown = (OVER, about, place, screen, alt, texts, len(table.rows), drawing)
        return _staying(*shown, is_last=not is_owed)

    async def request(self, table: Table, row: MessageRecord | None) -> Wish:
        """A question to other seats with its controls, as long as it is open; then what became of it."""
        post = None if row is None else await self.tables.store.post(row.mark)
        return (
            Leave.AS_IT_IS
            if row is None or post is None
            else await self.request_message(table, post, row.place)
        )

    async def request_message(self, table: Table, post: PostRecord, place: int) -> Wanted | None:
        content, texts = json.loads(post.content), await self.texts_of(table)
        asked = await self.tables.store.request(content["request"])
        if asked is None:
            return None
        is_undo = asked.kind == "undo"
        if (
            asked.status != "open"
            or table.record.status != "running"
            or (is_undo and not table.counting(asked.keep))
        ):
            screen = screens.closed_request(table, texts, asked)
            return Wanted(
                REQUEST, asked.id, place, screen, digest_of(screen.content), digest_of([]), is_last=True
            )
        undone = (
            taken_back(table, asked.keep, await self.tables.store.snapshots(asked.game)) if is_undo else None
        )
        screen = screens.request(table, texts, asked, undone)
        wish = texts.say(f"lock-{asked.kind}", name=shown(table.names[asked.seat]))
        screen = screen.below(
            await lock_line(self.tables, table, texts, screen.mentions, wish, content.get("until"))
        )
        said, parts = digest_of(screen.content), digest_of(parts_of(screen), screen.mentions)
        return Wanted(REQUEST, asked.id, place, screen, said, parts)

    async def called(self, table: Table, row: MessageRecord | None) -> Wish:
        """A notification names only what still waits; one that has nothing left to name is to go."""
        post = None if row is None else await self.tables.store.post(row.about)
        if row is None or post is None:
            return Leave.AS_IT_IS
        wanted = await self.notification(table, post, row.kind, row)
        return None if wanted is None else replace(wanted, place=row.place)

    async def notification(
        self,
        table: Table,
        post: PostRecord,
        kind: str,
        row: MessageRecord | None = None,
    ) -> Wanted | None:
        """What one person is told of the tables for which this notification still is, also while it is on its way; one
        that only its reader gets shows the most urgent board, as it is when it tells something else. None where nothing
        waits for them.
        """
        content: dict[str, Any] = json.loads(post.content)
        member, server, is_private = content["member"], table.record.server, kind == DIRECT_CALL
        found = await self.tables.store.find(NotificationRecord, "id = ?", post.id)
        waiting = await self._waiting([game for each in found for game in json.loads(each.games)], member)
        if not waiting:
            return None
        texts = await (
            self.languages.of_person(member, server) if is_private else self.languages.of_server(server)
        )
        first = waiting[0]
        asked = asked_in_words(first.table, texts, [first.table.decision_of(member)])
        if first.is_late or content.get("again"):
            asked = texts.say("lock-late" if first.is_late else "lock-again", asked=asked)
        until = None if first.is_late else first.expires
        line = await lock_line(self.tables, first.table, texts, [member], asked, until)
        is_voted_on = bool(content.get("late"))
        screen = notification_screen(
            line, waiting, texts, member, is_voted_on=is_voted_on, private=is_private
        )
        said, asked = digest_of(screen.content), digest_of(parts_of(screen))
        wanted = Wanted(kind, post.id, table.record.place, screen, said, asked)
        if row is not None and row.shows == wanted.shows:
            return replace(wanted, picture=row.picture)
        if not is_private:  # the current message of the thread shows the board
            return wanted
        shown, key = first.table, ("first", first.table.record.id, len(first.table.rows))
        return replace(
            wanted,
            alt=screens.alt_text(shown, texts),
            apology=texts.say("picture-follows"),
            picture=len(shown.rows),
            drawing=self.drawings.begin(post.game, key, partial(self.drawings.newest_board, shown)),
        )

    async def _waiting(self, games: Sequence[int], member: int) -> list[Waiting]:
        """Those of these tables that wait for a person, the most urgent first."""
        hours, now = quiet_hours_of(await self.tables.people.person(member)), self.tables.clock()
        found: list[Waiting] = []
        for table in [await self.tables.registry.look_at(game) for game in games]:
            if table.match is None or table.record.status != "running":
                continue
            for seat in table.match.waiting:
                if table.seats[seat].member == member:
                    clock = (await self.tables.clocks.of(table))[seat]
                    moments = deadline(PACES[table.record.pace], hours, clock)
                    expires = moments.expires if moments else None
                    is_late = expires is not None and expires <= now
                    found.append(Waiting(table, clock.asked, expires, is_late))
        return sorted(found, key=lambda each: each.urgency)

    async def surplus(self, _table: Table, _row: MessageRecord | None) -> Wish:
        """Nobody wants it."""
        return None


def _is_gone(row: MessageRecord | None) -> bool:
    return row is None or row.message == ABSENT


def _lobby_place(table: Table, row: MessageRecord | None) -> int:
    """Where the lobby stands: where it is, also when it is made anew; else beside its thread, or in the one that was
    there before.
    """
    record = table.record
    if row is not None and row.place in (record.channel, record.place):
        return row.place
    if row is not None and row.about != STALE and record.status != "lobby":
        return row.place
    return record.channel if record.thread in (None, record.lobby) else record.place


def _staying(
    kind: str,
    about: int,
    place: int,
    screen: Screen,
    alt: str,
    texts: Texts,
    picture: int,
    drawing: Any,
    *,
    is_last: bool = True,
) -> Wanted:
    """A message that stays: once it shows its picture, perhaps nothing of it changes any more."""
    return Wanted(
        kind,
        about,
        place,
        screen,
        digest_of(screen.content, alt),
        digest_of(screen.question, parts_of(screen)),
        alt=alt,
        apology=texts.say("picture-follows"),
        picture=picture,
        drawing=drawing,
        is_last=is_last,
    )


WISHES: Mapping[str, Callable[[Wishes, Table, MessageRecord | None], Awaitable[Wish]]] = {
    LOBBY: Wishes.lobby,
    CURRENT: Wishes.current,
    ROUND: Wishes.round,
    OVER: Wishes.over,
    REQUEST: Wishes.request,
    CALL: Wishes.called,
    DIRECT_CALL: Wishes.called,
    SURPLUS: Wishes.surplus,
}
