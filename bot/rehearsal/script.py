"""The rehearsal itself: a short game in a private thread, one step for each kind of message that the bot sends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass

import discord

import engine
from bot.client import Bot
from bot.games import SPECS
from bot.operations.doctor import Finding
from bot.outbox.application_emoji import ApplicationEmoji
from bot.outbox.refusals import REQUEST_ERRORS
from bot.rehearsal.findings import Skipped, Wrong, finding, is_the_end
from bot.rehearsal.places import EMOJI, THREAD, Place, largest
from bot.rehearsal.posts import Posts
from bot.rehearsal.probes import Seen, become_layout, come_in, delete_archived, galleries, must_show, sizes
from bot.rehearsal.taps import Taps
from bot.storage.messages import MessageRecord
from bot.storage.people import DM
from bot.storage.people import THREAD as IN_THREAD
from bot.storage.records import Change, PostRecord, SeatRecord
from bot.tables.model.kinds import DIRECT_CALL
from bot.tables.model.posts import NotificationPost
from bot.tables.model.table import Table
from bot.tables.writing.digests import notification, take_out
from bot.tables.writing.moves import with_new_message, write_at
from engine.core.players import greedy
from renders.emoji import emoji

TITLE = "冬 · Зима · ฤดูหนาว · ❄"
NAMES = ("Зимний Медведь", "أحمد الصياد", "ฤดูหนาว", "Νίκος 🦣", "हिमपात 雪")
WEEK = 10080
MOST_MOVES = 500


@dataclass(slots=True)
class Script:
    """Plays the steps one after the other, and reports the result of each to `say`."""

    bot: Bot
    place: Place
    taps: Taps
    say: Callable[[Finding], None]
    posts: Posts
    seen: list[Seen]
    _thread: discord.Thread | None = None
    _table: Table | None = None

    async def play(self) -> None:
        """Everything; only without a thread there is nothing more to try."""
        for name, step in self._steps():
            try:
                said = await step()
            except Skipped as reason:
                self.say(Finding(name, f"not tried: {reason}", tried=False))
            except (Wrong, *REQUEST_ERRORS) as error:
                found, missing = await self.place.looked_at(error)
                self.say(finding(name, found, missing))
                if self._table is None or is_the_end(found):
                    return
            else:
                self.say(Finding(name, said))

    def _steps(self) -> Iterator[tuple[str, Callable[[], Awaitable[str]]]]:
        yield "private thread", self.open_thread
        yield "lobby, names in other scripts", self.open_table
        yield "emoji of the application", self.show_emoji
        yield "words that become a layout", self.words_first
        yield "form", lambda: self.taps.form(self.table)
        yield "select", lambda: self.taps.select(self.table)
        yield "message that loses its buttons", self.start
        yield "current message (Components V2) with pictures", self.current
        yield "mention", self.mention
        yield "private reply with a picture", lambda: self.taps.private_picture(self.table)
        yield "picture exchanged by an edit", self.exchange
        yield "message that shrinks, and its picture that follows", self.shrink
        yield "round told, current message replaced, old one deleted", self.replace
        yield "notification in the thread", lambda: self.notification(IN_THREAD)
        yield "direct message with a picture", lambda: self.notification(DM)
        yield "thread archived, and woken by the next move", self.wake
        yield "deletion in an archived thread", lambda: delete_archived(self.thread)
        yield "end of the table", self.end

    @property
    def thread(self) -> discord.Thread:
        if self._thread is None:
            raise Skipped("there is no thread")
        return self._thread

    @property
    def table(self) -> Table:
        if self._table is None:
            raise Skipped("there is no table")
        return self._table

    # What opens the table

    async def open_thread(self) -> str:
        person = self.place.person
        self._thread = await self.place.channel.create_thread(
            name=THREAD, type=discord.ChannelType.private_thread, auto_archive_duration=WEEK
        )
        self.taps.thread = self._thread.id
        if self._thread.name != THREAD:
            raise Wrong(f"Discord calls it {self._thread.name!r}", "Titles of tables may look different.")
        if person is None:
            return f"{self._thread.jump_url}; nobody takes part"
        how = await come_in(self._thread, person)
        return f"{self._thread.jump_url}, {person.display_name} {how}"

    async def open_table(self) -> str:
        setup = largest(next(iter(engine.GAMES.values())))
        me = self.bot.user.id if self.bot.user else 0
        person = self.place.person
        members = (person.id if person else me, *[me] * (setup.seats - 1))
        names = [NAMES[seat % len(NAMES)] for seat in range(setup.seats)]
        seats = [SeatRecord(0, 0, member, name) for member, name in zip(members, names, strict=True)]
        thread = self.thread
        self._table = await self.bot.tables.lobby.open(
            server=self.place.channel.guild.id,
            channel=self.place.channel.id,
            thread=thread.id,
            host=seats[0],
            title=TITLE,
            setup=setup,
            seats=seats,
        )
        who = f"<@{person.id}>" if person else "–"
        await self.posts.say(self.table.record.id, "rehearsal-opening", who=who)
        await self.posts.settle()
        shown = (await self._message(self.table.record.lobby)).content
        if lost := [name for name in (TITLE, *names) if name not in shown]:
            raise Wrong(f"Discord changed {', '.join(lost)}", "Names may look different in messages.")
        return f"{setup.seats} seats, {len(setup.modules)} modules"

    async def show_emoji(self) -> str:
        """One of the bot's icons under a name of its own, so that a running bot's emoji stay as they are."""
        bot, icon = self.bot, min(SPECS[self.table.setup.game].phrases.icons)
        drawn = (lambda _: emoji(icon)), (lambda: icon)
        uploading = ApplicationEmoji(bot, bot.store, bot.languages, (EMOJI,), *drawn)
        await uploading.update()
        markup = self.bot.languages.icons.markup(EMOJI)
        post = await self.posts.say(self.table.record.id, "rehearsal-emoji", emoji=markup)
        await self.posts.settle()
        found = await self.bot.store.post(post.id)
        message = await self._message(found.message if found else None)
        number = str(self.bot.languages.icons.ids[EMOJI])
        if number not in message.content:
            raise Wrong(
                "Discord took it out of the message", "Words stand alone; look at the emoji settings."
            )
        return "uploaded and shown"

    async def words_first(self) -> str:
        return await become_layout(self.bot, self.thread, self._needed_person())

    # What a game sends

    async def start(self) -> str:
        before = await self._message(self.table.record.lobby)
        lobby, host = self.bot.tables.lobby, self.table.record.host
        if lapsed := await lobby.start(self.table, host):  # the list of an earlier part made them void
            await lobby.start(self.table, host, [each.place for each in lapsed])
        await self.posts.settle()
        after = await self._message(self.table.record.lobby)
        if _buttons(after) >= _buttons(before):
            raise Wrong("the lobby kept its buttons", "Look whether the rehearsal's log says why.")
        return f"{_buttons(before)} buttons, then {_buttons(after)}"

    async def current(self) -> str:
        message = await self._current()
        if not message.flags.components_v2:
            raise Wrong("it is no Components V2 message", "Report it.")
        return await self._describe_pictures("current message", message)

    async def mention(self) -> str:
        person = self._needed_person()
        message = await self._current()
        if person.id not in {who.id for who in message.mentions}:
            raise Wrong(f"{person.display_name} is not mentioned", "Look whether Discord notified them.")
        return f"{person.display_name} mentioned; whether their phone rang, only they can say"

    async def exchange(self) -> str:
        old = await self._move_again()
        await self.posts.settle()
        await self._must_be_edited(old)
        message = await self._current()
        if {each.attachment_id for each in galleries(old)} & {
            each.attachment_id for each in galleries(message)
        }:
            raise Wrong("the old picture is still shown", "Report it.")
        return await self._describe_pictures("after an edit", message)

    async def shrink(self) -> str:
        """As when drawing takes too long: words alone first, the picture by a second edit."""
        old, drawings = await self._move_again(), self.bot.outbox.drawings
        patience, drawings.patience = drawings.patience, 0.0
        try:
            await self.posts.make_one(self.table)
            await self._must_be_edited(old)
            alone = galleries(await self._current())
        finally:
            drawings.patience = patience
        await self.posts.settle()
        if alone:
            raise Wrong("the words alone could not replace words and pictures", "Report it.")
        message = await self._current()
        must_show(message, await self._read_sizes())
        return "words alone, then with pictures again"

    async def replace(self) -> str:
        old = await self._current()
        await self._advance(lambda: any(post.kind == "round" for post in self.posts.unsent))
        await self.posts.settle()
        if self.table.record.board == old.id:
            raise Wrong("no new current message came", "Report it.")
        with suppress(discord.NotFound):
            await self._message(old.id)
            raise Wrong("the old current message is still there", "Report it; delete it by hand.")
        return "done"

    async def notification(self, where: str) -> str:
        """Tell the person that it is their turn, then take it back, as after their move."""
        person = self._needed_person()
        await self._advance(lambda: 0 in self.table.running.waiting)
        await self.posts.settle()
        committer, game = self.bot.tables.committer, self.table.record.id
        notice = notification(committer, game, NotificationPost(person.id, where, (game,)))
        await committer.write(Change(notice))
        await self.posts.settle()
        (post,) = Change(notice).of(PostRecord)
        (sent,) = await self.bot.store.find(MessageRecord, "game = ? and about = ?", game, post.id)
        if (sent.kind == DIRECT_CALL) != (where == DM):
            raise Wrong(
                f"{person.display_name} takes no direct messages from the bot",
                "It wrote in the thread instead. They can allow it in the privacy settings of the server.",
            )
        message = await self.bot.get_partial_messageable(sent.place).fetch_message(sent.message or 0)
        if where == DM:
            self.seen += [Seen.of_file("direct message", each) for each in message.attachments]
        await committer.write(Change(tuple(await take_out(committer, person.id, lambda _: True))))
        await self.posts.settle()
        with suppress(discord.NotFound):
            await message.fetch()
            raise Wrong("it could not be deleted afterwards", "Delete it by hand.")
        return "sent, and deleted"

    async def wake(self) -> str:
        old = await self._move_again()
        await self.thread.edit(archived=True)
        await self.posts.settle()
        now = await self.bot.fetch_channel(self.thread.id)
        if not isinstance(now, discord.Thread) or now.archived:
            raise Wrong("it is still archived", "Moves would not be seen: report it.")
        if self.table.record.board == old.id:
            return "Discord edits messages in archived threads"
        return "a new message woke it"

    async def end(self) -> str:
        await self.bot.tables.consent.close_without_result(self.table)
        await self.posts.settle()
        left = _buttons(await self._message(self.table.record.lobby))
        if left:
            raise Wrong(f"the lobby kept {left} buttons", "Report it.")
        return "round told as far as it went, no buttons left"

    # What the steps share

    async def _advance(self, until: Callable[[], bool]) -> None:
        """Play at least one move, and on until `until` is true; posts nothing."""
        for _ in range(MOST_MOVES):
            self.posts.collect()
            if self.posts.unsent and until():
                return
            decision = self.table.running.decisions[0]
            choice = greedy(self.table.running, decision)
            await self.bot.tables.moves.play(self.table, decision.seat, str(choice))
            self.posts.collect()
            if until():
                return
        raise Wrong("the game did not come to it", "Report it.")

    async def _move_again(self) -> discord.Message:
        """Play on until somebody has moved who is asked again; the message that is to show it, and does not yet."""
        await self._current()
        for _ in range(MOST_MOVES):
            await self.posts.settle()
            asking = self.table.record.asking
            await self._advance(lambda: True)
            if self.table.record.asking == asking:
                return await self._message(self.table.record.board)
        raise Wrong("the game did not come to it", "Report it.")

    def _needed_person(self) -> discord.Member:
        if self.place.person is None:
            raise Skipped("nobody takes part; name a member of the server with --person ID")
        return self.place.person

    async def _message(self, number: int | None) -> discord.Message:
        if number is None:
            raise Wrong("the message could not be sent", "See what is said above.")
        return await self.thread.fetch_message(number)

    async def _current(self) -> discord.Message:
        """The current message; one that is missing is made anew, so that the next steps have one."""
        lost = self.table.record.board
        with suppress(discord.NotFound):
            if lost is not None:
                return await self._message(lost)
        record = with_new_message(self.table.record)
        await write_at(self.bot.tables.committer, self.table, Change((record,)))
        await self.posts.settle()
        if lost is not None:
            raise Wrong("somebody deleted the current message; a new one came", "Nothing is lost.")
        return await self._message(self.table.record.board)

    async def _must_be_edited(self, old: discord.Message) -> None:
        if self.table.record.board != old.id:
            raise Wrong(
                "Discord refused the edit, and a new message came", "The thread grows longer: report it."
            )

    async def _read_sizes(self) -> list[tuple[int, int]]:
        return sizes(await self.bot.outbox.drawings.newest_board(self.table))

    async def _describe_pictures(self, where: str, message: discord.Message) -> str:
        """What Discord says of the pictures of the current message."""
        must_show(message, drawn := await self._read_sizes())
        self.seen += [Seen.of_media(where, each) for each in galleries(message)]
        return ", ".join(f"{width} × {height}" for width, height in drawn)


def _buttons(message: discord.Message) -> int:
    return sum(len(row.children) for row in message.components if isinstance(row, discord.ActionRow))
