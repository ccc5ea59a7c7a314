"""The invariants of a simulation: those of every moment (`Watch`), and those of its end (`find_violations`)."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Any

from bot.interactions.reply import PATIENCE
from bot.language.texts import Texts
from bot.messages.custom_ids import Control, Press, Vote
from bot.outbox.requesting import nonce
from bot.outbox.shown import LATEST
from bot.playground.interactions import Callback, Interaction
from bot.playground.messages import Message, walk
from bot.playground.world import Channel
from bot.storage.archives import ArchiveRecord, unpack
from bot.storage.messages import MessageRecord
from bot.storage.people import THREAD
from bot.storage.records import (
    FORMER,
    LogRecord,
    PostRecord,
    RequestRecord,
    SeatRecord,
    SnapshotRecord,
    TableRecord,
)
from bot.tables.actions.erasure import KEPT
from bot.tables.model.kinds import CALL
from bot.tables.model.position import count_ages
from bot.tables.model.table import Table, load_table, must_agree, row_of
from engine.core.log import effective_rows
from tests.simulation.disturbing import find_games
from tests.simulation.people import DECIDING
from tests.simulation.work import picture_of

if TYPE_CHECKING:
    from tests.simulation.line import Request
    from tests.simulation.simulation import Simulation

ONCE = (
    "start",
    "say",
    "round",
    "request",
    "vote",
    "over",
    "luck-void",
    "change",
    "offer",
    "rematch",
    "analysis",
)
"""The kinds of posts that are sent exactly once, in their order, and stay."""

REMINDING = re.compile(
    "|".join(
        Texts(of).say(each, asked="").strip() for of in ("en", "de") for each in ("lock-again", "lock-late")
    )
)
"""Matches the text of a reminder, and of a notification that the time is up."""
OPEN_REQUESTS = "select * from requests where status = 'open' and game = ?"
OPEN_VOTES = """select id, seat from votes join clocks using (game, seat)
    where status = 'open' and clocks.asked = votes.asked and game = ?"""
GAMES = """select m.name, c.name from sqlite_master m join pragma_table_info(m.name) c
    where m.type = 'table' and c.name = 'game' and c.type = 'INTEGER'"""
LASTING = {
    "outbox",
    "resync",
    "errands",
    "scheduler",
    "pruning",
    "computer players",
    "store writer",
    "memory",
}
"""The tasks of a process that must not end."""
LATE = 180.0
"""The most seconds between a decision that is answered and a late notification of it."""


# At every moment


@dataclass(slots=True)
class Ping:
    """A notification: who was mentioned when, by which message, and what their phone showed."""

    at: float
    message: str
    member: str
    place: str
    words: str
    games: frozenset[int]
    """The tables whose decisions the controls of this message answer."""


@dataclass(slots=True)
class Question:
    """A decision that somebody was asked, from when until when; None while it is open."""

    game: int
    seat: int
    member: int
    since: float
    until: float | None = None


class Watch:
    """Checks each answer of Discord and each commit as it happens, and records decisions and notifications."""

    def __init__(self, sim: Simulation) -> None:
        self._sim = sim
        self.pings: list[Ping] = []
        self.asked: list[Question] = []
        self.moves: dict[int, tuple[int, tuple[int, ...]]] = {}
        """A cache of `_move_numbers`, by table: the number of commits so far, and the move numbers."""
        self._open: dict[tuple[int, int, int, int], Question] = {}
        self._pending = set[int]()
        self.stays = dict[int, list[str]]()
        """The ids of the places of each table, one for each time that it came there."""
        self.left = set[str]()
        """The ids of the places of erased tables."""
        self._seen = 0
        sim.stage.world.watchers.append(self._note_pings)

    def _note_pings(self) -> None:
        """Record the notifications since the last call."""
        world = self._sim.stage.world
        for number, member in world.pings[self._seen :]:
            message = world.find_message(number)
            words = next(
                (push.words for push in reversed(world.pushes.get(member, [])) if push.message == number), ""
            )
            if message is not None:
                self.pings.append(
                    Ping(self._sim.loop.now, number, member, message.channel_id, words, find_games(message))
                )
        self._seen = len(world.pings)

    def check_commit(self) -> None:
        """Record the decisions that this commit opened and closed, and check the tables that it marked as shown."""
        sql = (
            "select c.game, c.seat, c.asked, s.member from clocks c join seats s on s.game = c.game and s.seat = c.seat"
            " join tables t on t.id = c.game where c.asked > 0 and t.status = 'running' and s.caretaker = ''"
        )
        now = {(row[0], row[1], row[2], row[3]) for row in self._sim.disk.read(sql)}
        places = dict(self._sim.disk.read("select id, coalesce(thread, channel) from tables"))
        for game, place in places.items():
            stays = self.stays.setdefault(game, [])
            if stays[-1:] != [str(place)]:
                stays.append(str(place))
        for game in {*self.stays} - {*places}:  # its messages are left as they are
            self._sim.people.vanished.add(game)
            self.left |= {*self.stays.pop(game)}
        for key in [key for key in self._open if key not in now]:
            self._open.pop(key).until = self._sim.loop.now
        for key in sorted(now - {*self._open}):
            self._open[key] = Question(key[0], key[1], key[3], self._sim.loop.now)
            self.asked.append(self._open[key])
        pending = {game for (game,) in self._sim.disk.read("select game from pending")}
        for game in sorted(self._pending & {*places} - pending):
            self._check_shown(game)
        self._pending = pending

    def _check_shown(self, game: int) -> None:
        """Check that a table without a mark in `pending` is shown as it is. Left out are the seconds after a deletion
        or the end of a process, and the time while a job `call` is due, which may change mentions, or an errand waits.
        """
        (record,) = _read(self._sim, TableRecord, "select * from tables where id = ?", game)
        place = self._sim.stage.world.channels.get(str(record.place))
        is_calm = self._sim.loop.now - self._sim.since > LATEST and not self._sim.has_missed_deletion
        sql = "select id from due where kind = ? and at <= ?"
        is_calm = is_calm and not self._sim.disk.read(sql, (CALL, self._sim.clock()))
        is_calm = is_calm and not self._sim.disk.read("select id from errands where game = ?", (game,))
        if record.status != "running" or record.thread is None or place is None or not is_calm:
            return
        table = _load_table(self._sim, record)
        if not table.computers_asked:
            for each in _check_current_message(self._sim, table, place):
                self._sim.report_violation(f"table {game} counts as shown: {each}")

    def check_answer(self, request: Request, status: int) -> None:
        """Check one answered request: moves that it acknowledges and move numbers that it shows are in the database."""
        if status >= 300:
            return
        is_message = request.method in ("POST", "PATCH") and "/messages" in request.place
        if request.place.endswith("/callback"):
            interaction = self._sim.stage.interactions[request.place.split("/")[2]]
            tapped = self._sim.stage.world.find_message(interaction.source_id or "")
            is_public = tapped is not None and tapped.owner_id is None
            is_edit = request.body["type"] == Callback.UPDATE and is_public
            if is_edit or request.body["type"] == Callback.DEFERRED_UPDATE:
                self._check_acknowledged_is_stored(interaction)
            if is_edit:
                self._check_controls_are_stored(request.body["data"])
        elif is_message and isinstance(request.body, dict):
            self._check_controls_are_stored(request.body)

    def _check_controls_are_stored(self, message: Any) -> None:
        shown = [*_find_presses(message.get("components") or [])]
        stored = {game: _move_numbers(self._sim, game) for game in {game for _, game in shown}}
        for pressed, game in shown:
            if stored[game] and pressed.move > stored[game][pressed.seat]:
                self._sim.report_violation(f"table {game}: {pressed} is shown and not on disk")

    def _check_acknowledged_is_stored(self, interaction: Interaction) -> None:
        control = Control.read(interaction.body.get("custom_id", ""))
        in_time = self._sim.stage.world.clock.now() - interaction.created < PATIENCE
        if not in_time or control is None or control.action not in ("press", "sure") or control.kind != "do":
            return
        pressed = Press.read(control.argument)
        stored = _move_numbers(self._sim, control.game)
        if stored and stored[pressed.seat] <= pressed.move:
            self._sim.report_violation(f"table {control.game}: {pressed} was acknowledged and is not on disk")


def _find_presses(components: list[Any]) -> Iterator[tuple[Press, int]]:
    """The controls that answer a decision, each with the number of its table."""
    for part in walk(components):
        control = Control.read(part.get("custom_id") or "")
        if control is not None and control.action in DECIDING:
            yield Press.read(control.argument), control.game


def _move_numbers(sim: Simulation, game: int) -> tuple[int, ...]:
    """The current move number of each seat, counted from the stored log."""
    known = sim.watch.moves.get(game)
    if known is None or known[0] != sim.disk.commits:
        known = sim.watch.moves[game] = sim.disk.commits, _read_move_numbers(sim, game)
    return known[1]


def _read_move_numbers(sim: Simulation, game: int) -> tuple[int, ...]:
    rows = [
        row_of(LogRecord(*row))
        for row in sim.disk.read("select * from log where game = ? order by sequence", (game,))
    ]
    ((seats,),) = sim.disk.read("select count(*) from seats where game = ?", (game,))
    return count_ages(rows, seats)


# At the end, when nothing fails any more


def find_violations(sim: Simulation) -> list[str]:
    """The invariants that do not hold now, one sentence each."""
    found, places = list[str](), sim.stage.world.channels
    records: list[TableRecord] = _read(sim, TableRecord, "select * from tables order by id")
    waiting = {
        post.game: f"{post.kind} {post.id} is {post.status}" for post in _load_posts(sim, "owed", "sending")
    }
    waiting |= {game: f"not shown: {why}" for game, why in sim.disk.read("select game, why from pending")}
    for record in records:
        place = places.get(str(record.place))
        if place is None:
            if record.status in ("lobby", "running"):  # a game that is over needs no other place
                found.append(f"table {record.id} is nowhere")
            continue
        if record.id in waiting:
            found.append(f"table {record.id} still waits: {waiting[record.id]}")
        table = _load_table(sim, record)
        if record.status == "running":
            found += [f"table {record.id}: {each}" for each in _check_current_message(sim, table, place)]
        found += [f"table {record.id}: {each}" for each in _check_posts(sim, table, place)]
    laws = _check_answers, _check_notifications, _check_erased, _check_running, _check_vanished
    return [*found, *(each for check in laws for each in check(sim))]


def _check_running(sim: Simulation) -> Iterator[str]:
    """In each process that serves no task has ended that must not, and it counts as behind with nothing."""
    for life in sim.lives:
        sim.loop.report_failed(life.process)
        if life.bot is None or "background tasks" not in life.bot.started:
            continue
        if ended := LASTING - sim.loop.names_of_tasks(life.process):
            yield f"{life.process.name}: ended are {sorted(ended)}"
        outbox, marks = life.bot.outbox, life.bot.tables.committer.marks
        waiting = {*marks} - ({*outbox.refusals.parked} - sim.people.vanished)
        if outbox.waits or waiting:
            yield f"{life.process.name} counts as behind: {outbox.waits}, tables {waiting}"


def _check_erased(sim: Simulation) -> Iterator[str]:
    """No row contains the id or the name of a person who was erased."""
    erased = [each for person in sim.people.erased for each in (person.id, person.name)]
    for (name,) in sim.disk.read("select name from sqlite_master where type = 'table'") if erased else ():
        for row in sim.disk.read(f"select * from {name}"):
            if name != "blocked_people" and any(each in str(row) for each in erased):
                yield f"of who was erased {name} has {row}"


def _check_vanished(sim: Simulation) -> Iterator[str]:
    """No row is left of a table that was erased, its results aside."""
    for name, _ in sim.disk.read(GAMES) if sim.people.vanished else ():
        for (game,) in sim.disk.read(f"select distinct game from {name}"):
            if game in sim.people.vanished and name not in KEPT:
                yield f"of table {game}, which was erased, {name} has a row"


def _read(sim: Simulation, kind: Any, sql: str, *values: int) -> list[Any]:
    return [kind(*row) for row in sim.disk.read(sql, values)]


def _load_table(sim: Simulation, record: TableRecord) -> Table:
    """The table as it is stored."""
    return load_table(
        record,
        _read(sim, SeatRecord, "select * from seats where game = ? order by seat", record.id),
        _load_log(sim, record.id),
        _read(
            sim, SnapshotRecord, "select * from snapshots where game = ? order by sequence desc", record.id
        ),
    )


def _load_log(sim: Simulation, game: int) -> list[LogRecord]:
    """The log of a table, decompressed if its game was archived, as it is a day after the end."""
    rows = _read(sim, LogRecord, "select * from log where game = ? order by sequence", game)
    archives = _read(sim, ArchiveRecord, "select * from archives where game = ?", game)
    return rows or [row for each in archives for row in unpack(each)[0]]


def _load_posts(sim: Simulation, *statuses: str) -> list[PostRecord]:
    marks = ", ".join(f"'{each}'" for each in statuses)
    return _read(sim, PostRecord, f"select * from outbox where status in ({marks}) order by id")


def _public_messages(sim: Simulation, place: Channel) -> list[Message]:
    me = sim.stage.world.bot.id
    return [post for post in place.messages.values() if post.owner_id is None and post.author_id == me]


def _check_current_message(sim: Simulation, table: Table, place: Channel) -> Iterator[str]:
    """Exactly one message has controls to move; it shows the open decisions and a picture of the newest state."""
    calls = _read(sim, MessageRecord, "select * from messages where kind = 'call'")
    sent = {str(each.message) for each in calls}
    under_way = {nonce(each) for each in calls if each.message is None}
    # Only where two processes have a server each a table moves away from a thread that exists.
    left = sim.left - {place.id} if sim.is_apart else set[str]()
    places = [each for each in sim.stage.world.channels.values() if not each.is_dm and each.id not in left]
    acting = [
        post
        for each in places
        for post in _public_messages(sim, each)
        if table.record.id in find_games(post) and post.id not in sent and post.nonce not in under_way
    ]
    if table.computers_asked:
        yield "a computer has not answered"
    if len(acting) != 1 or acting[0].channel_id != place.id:
        yield f"{len(acting)} current messages"
        return
    (post,) = acting
    decisions, asked = table.running.decisions, {*table.running.waiting}
    shown = [pressed for pressed, _ in _find_presses(post.components)]
    if any(pressed.seat not in asked or pressed.move != table.moves[pressed.seat] for pressed in shown):
        yield f"the current message shows {shown[0]}, asked are {asked} at {table.moves}"
    if len(decisions) == 1 and not decisions[0].secret and not shown and not _has_your_move(post):
        yield "the current message has no controls of the one question"
    yield from _check_mentions(sim, table, post)
    view = table.running.view(None)
    if picture_of(view) not in _shown_pictures(sim, post):
        yield "the picture is not of the newest state" if post.attachments else "there is no picture"


def _has_your_move(post: Message) -> bool:
    """Whether a message has the button *Your move*, which shows the question privately."""
    return any(
        (Control.read(part.get("custom_id") or "") or Control("", 0, "")).action == "move"
        for part in post.buttons
    )


def _check_mentions(sim: Simulation, table: Table, post: Message) -> Iterator[str]:
    """The current message mentions the asked players who are notified in the thread, and names the other asked ones."""
    members = {
        table.seats[seat].member: table.names[seat]
        for seat in table.running.waiting
        if table.seats[seat].member != FORMER and not table.level_at(seat)
    }
    awake = {*members} - sim.people.rested
    notified = {member for member in awake if _notification_place(sim, table.record.id, member) == THREAD}
    mentioned = {int(each) for each in post.mentions}
    if not notified <= mentioned <= {*members}:
        yield f"mentioned are {mentioned}, asked are {notified} of {[*members]}"
    missing = [
        name for member, name in members.items() if f"<@{member}>" not in post.text and name not in post.text
    ]
    if missing:
        yield f"{missing} are not named"


def _notification_place(sim: Simulation, game: int, member: int) -> str:
    """Where a person wants to be notified of a table: thread, direct message or not at all."""
    own = sim.disk.read("select calls from people_tables where member = ? and game = ?", (member, game))
    usual = sim.disk.read("select calls from people where member = ?", (member,))
    return str([*own, *usual, (THREAD,)][0][0])


def _shown_pictures(sim: Simulation, post: Message) -> list[bytes]:
    """The PNGs of the attachments that the galleries of a message show."""
    shown = {
        str(item["media"].get("attachment_id")) for part in post.parts for item in part.get("items") or ()
    }
    files = [
        sim.stage.files.get((post.channel_id, file["id"])) for file in post.attachments if file["id"] in shown
    ]
    return [file[1] for file in files if file is not None]


def _check_posts(sim: Simulation, table: Table, place: Channel) -> Iterator[str]:
    """Every message of the bot in this place is stored, and posts that are sent once exist, in their order."""
    record, counting, last = table.record, {*effective_rows(table.rows)}, 0
    # A message may be that of another table in the same place, and one notification may tell of several.
    messages = "select message from messages union select message from outbox union select lobby from tables"
    known = {number for (number,) in sim.disk.read(f"{messages} union select board from tables")}
    sent = [post for post in _load_posts(sim, "sent") if post.game == record.id and post.message]
    is_left = place.id in sim.watch.left
    for message in _public_messages(sim, place):
        is_ours = place.is_thread or f":{record.id}:" in json.dumps(message.components)
        if int(message.id) not in known and is_ours and not is_left:
            yield f"nobody knows of message {message.id}: {message.text[:60]!r}"
    # An offer that a vote has made is for one question, and ends with it.
    asked = "select asked from clocks c where c.game = o.game and c.seat = o.seat"
    offers = f"select post from offers o where game = ? and asked in (0, ({asked}))"
    offered = {number for (number,) in sim.disk.read(offers, (record.id,))}
    for post in (each for each in sent if each.kind in ONCE):
        there, number = str(post.message) in place.messages, post.message or 0
        content = json.loads(post.content)
        is_wanted = post.kind != "round" or content.get("row") in {None, *counting}
        has_nobody = post.kind == "vote" and len(table.present) < 2  # its last voter has left
        if content.get("elsewhere") or has_nobody:
            continue
        if post.kind == "offer":
            is_wanted = post.id in offered and record.status == "running"
        if not is_wanted and there:
            yield f"{post.kind} {post.id} was taken back and is still there"
        is_lost = sim.stage.world.find_message(str(post.message)) is None
        if is_wanted and not there and str(post.message) not in sim.deleted and is_lost:
            yield f"{post.kind} {post.id} is missing"
        if there and number < last:
            yield f"{post.kind} {post.id} stands before an earlier post"
        last = max(last, number if there else 0)


def _check_answers(sim: Simulation) -> Iterator[str]:
    """One message, where its table is now, has the controls of each open request, and of each open vote (reminders
    aside), and names who may answer, unless a moderator deleted it; no message has controls of what is closed.
    """
    asked = _find_asked(sim)
    shown = defaultdict[tuple[str, int], list[Message]](list)
    for place in sim.stage.world.channels.values():
        for message in _public_messages(sim, place):
            for key, game in {*_find_answers(message)}:
                shown[key].append(message)
                if key not in asked and game not in sim.people.vanished:
                    yield f"message {message.id} has controls of what is closed: {key}"
    rows = sim.disk.read(
        "select kind, message, place from outbox where kind in ('tell-voter', 'request', 'vote')"
    )
    reminders = {str(message) for kind, message, _ in rows if kind == "tell-voter"}
    deleted = {place for kind, message, place in rows if kind != "tell-voter" and str(message) in sim.deleted}
    for (kind, number), (table, seats) in asked.items():
        found = [each for each in shown[kind, number] if each.id not in reminders]
        is_right = [each.channel_id for each in found] == [str(table.record.place)]
        if seats and not is_right and table.record.place not in deleted:
            yield f"{kind} {number} of table {table.record.id} can be answered in {len(found)} messages"
        people, words = [table.seats[seat] for seat in seats], [each.text for each in found]
        if any(f"<@{who.member}>" not in said and who.name not in said for said in words for who in people):
            yield f"{kind} {number} of table {table.record.id} does not name {people}"


def _find_asked(sim: Simulation) -> dict[tuple[str, int], tuple[Table, set[int]]]:
    """The open votes and requests by kind and number, each with its table and the seats that may answer."""
    asked = dict[tuple[str, int], tuple[Table, set[int]]]()
    for record in _read(sim, TableRecord, "select * from tables where status = 'running'"):
        table = _load_table(sim, record)
        for each in _read(sim, RequestRecord, OPEN_REQUESTS, record.id):
            is_taken_back = each.kind == "undo" and not table.counting(each.keep)
            seats = set[int]() if is_taken_back else must_agree(table, each) - {*each.agreeing}
            asked["request", each.id] = table, seats
        for vote, seat in sim.disk.read(OPEN_VOTES, (record.id,)):
            asked["vote", vote] = table, table.present - {seat}
    return asked


def _find_answers(message: Message) -> Iterator[tuple[tuple[str, int], int]]:
    """The votes and requests that the controls of a message answer, each with its table."""
    for control in [Control.read(part.get("custom_id") or "") for part in message.buttons]:
        if control is not None and control.action == "vote":
            yield ("vote", Vote.read(control.argument).number), control.game
        elif control is not None and control.action == "yes":
            yield ("request", int(control.argument)), control.game


def _check_notifications(sim: Simulation) -> Iterator[str]:
    """Every person was notified once of each decision, reminders and the end of its time aside; a decision that was
    answered before the notification needs none.
    """
    for game, member in sorted({(each.game, each.member) for each in sim.watch.asked}):
        asked = [each for each in sim.watch.asked if (each.game, each.member) == (game, member)]
        pings = [each for each in sim.watch.pings if each.member == str(member) and game in each.games]
        if member in sim.people.rested:
            continue
        if asked[-1].until is None and member > 0 and not any(ping.at >= asked[-1].since for ping in pings):
            yield f"table {game}: {member} was not notified of what they are asked since {asked[-1].since:.1f}"
        if any(not ping.words for ping in pings):
            yield f"table {game}: a phone of {member} showed no words"
        rung = [
            ping for ping in pings if ping.message not in sim.deleted and not REMINDING.search(ping.words)
        ]
        places = sorted({ping.place for ping in rung})
        for place in places:  # a table that moves notifies again in its new place, and where it comes back
            here = [ping for ping in rung if ping.place == place]
            returns = max(0, sim.watch.stays.get(game, []).count(place) - 1)
            yield from (
                f"table {game}: {member} was notified again at {ping.at:.1f}"
                for ping in [*_find_superfluous(here, asked)][returns:]
            )


def _find_superfluous(pings: list[Ping], asked: list[Question]) -> Iterator[Ping]:
    """The notifications that cannot be matched to a decision each. A late one may match a decision that was answered
    meanwhile, and each is matched to the decision that was answered first.
    """
    unmatched = list(asked)
    for ping in pings:
        fitting = [
            each
            for each in unmatched
            if each.since <= ping.at and (each.until is None or each.until > ping.at - LATE)
        ]
        if fitting:
            unmatched.remove(min(fitting, key=lambda each: each.until or inf))
        else:
            yield ping
