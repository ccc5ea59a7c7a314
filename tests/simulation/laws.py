"""What must hold: at every moment, and once nothing fails any more. It is read from the disk and from Discord."""

from __future__ import annotations

import json
import re
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
from bot.storage.records import FORMER, LogRecord, PostRecord, SeatRecord, SnapshotRecord, TableRecord
from bot.tables.model.kinds import CALL
from bot.tables.model.table import Table, count_ages, load_table, row_of
from engine.core.log import effective_rows
from tests.simulation.disturbing import games_of
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
"""Posts that stay, each of them once and in their order."""

REMINDING = re.compile(
    "|".join(Texts("en").say(each, asked="").strip() for each in ("lock-again", "lock-late"))
)
"""How the words of a reminder begin, and of a notification that the time is up."""
LATE = 180.0
"""Seconds that a notification may be under way."""


# At every moment


@dataclass(slots=True)
class Ping:
    """Somebody was notified at this moment."""

    at: float
    message: str
    member: str
    place: str
    words: str
    games: frozenset[int]
    """The tables at which one can move from this message."""


@dataclass(slots=True)
class Asked:
    """A decision that somebody was asked, and when they were asked it no more."""

    game: int
    seat: int
    member: int
    since: float
    until: float | None = None


class Watch:
    """Looks at each answer of Discord, each commit and each notification as it happens."""

    def __init__(self, sim: Simulation) -> None:
        self._sim = sim
        self.pings: list[Ping] = []
        self.asked: list[Asked] = []
        self.moves: dict[int, tuple[int, list[int]]] = {}
        """By table, and after how many commits."""
        self._open: dict[tuple[int, int, int, int], Asked] = {}
        self._pending = set[int]()
        self._seen = 0
        sim.stage.world.watchers.append(self._look)

    def _look(self) -> None:
        """Note who was notified by what since the last look."""
        world = self._sim.stage.world
        for number, member in world.pings[self._seen :]:
            message = world.find_message(number)
            words = next(
                (push.words for push in reversed(world.pushes.get(member, [])) if push.message == number), ""
            )
            if message is not None:
                self.pings.append(
                    Ping(self._sim.loop.now, number, member, message.channel_id, words, games_of(message))
                )
        self._seen = len(world.pings)

    def committed(self) -> None:
        """What is asked may have changed."""
        sql = (
            "select c.game, c.seat, c.asked, s.member from clocks c join seats s on s.game = c.game and s.seat = c.seat"
            " join tables t on t.id = c.game where c.asked > 0 and t.status = 'running' and s.caretaker = ''"
        )
        now = {(row[0], row[1], row[2], row[3]) for row in self._sim.disk.read(sql)}
        for key in [key for key in self._open if key not in now]:
            self._open.pop(key).until = self._sim.loop.now
        for key in sorted(now - {*self._open}):
            self._open[key] = Asked(key[0], key[1], key[3], self._sim.loop.now)
            self.asked.append(self._open[key])
        pending = {game for (game,) in self._sim.disk.read("select game from pending")}
        for game in sorted(self._pending - pending):
            self._counts_as_shown(game)
        self._pending = pending

    def _counts_as_shown(self, game: int) -> None:
        """What counts as shown is shown, but for what others did to it a moment ago, or a dead process does yet. A job
        looks at the tables of a person who wants to be notified elsewhere.
        """
        (record,) = _read(self._sim, TableRecord, "select * from tables where id = ?", game)
        place = self._sim.stage.world.channels.get(str(record.place))
        is_calm = self._sim.loop.now - self._sim.since > LATEST and not self._sim.is_unheard
        sql = "select id from due where kind = ? and at <= ?"
        is_calm = is_calm and not self._sim.disk.read(sql, (CALL, self._sim.clock()))
        if record.status != "running" or record.thread is None or place is None or not is_calm:
            return
        table = _table(self._sim, record)
        if not table.computers_asked:
            for each in _current(self._sim, table, place):
                self._sim.breaks(f"table {game} counts as shown: {each}")

    def answered(self, request: Request, status: int) -> None:
        """What was acknowledged is on disk, and nothing is shown that is not."""
        if status >= 300:
            return
        if request.place.endswith("/callback"):
            interaction = self._sim.stage.interactions[request.place.split("/")[2]]
            tapped = self._sim.stage.world.find_message(interaction.source_id or "")
            is_edit = (
                request.body["type"] == Callback.UPDATE and tapped is not None and tapped.owner_id is None
            )
            if is_edit or request.body["type"] == Callback.DEFERRED_UPDATE:
                self._acknowledged(interaction)
            if is_edit:
                self._shown(request.body["data"])
        elif (
            request.method in ("POST", "PATCH")
            and "/messages" in request.place
            and isinstance(request.body, dict)
        ):
            self._shown(request.body)

    def _shown(self, said: Any) -> None:
        shown = [*_presses(said.get("components") or [])]
        stored = {game: _moves(self._sim, game) for game in {game for _, game in shown}}
        for pressed, game in shown:
            if pressed.move > stored[game][pressed.seat]:
                self._sim.breaks(f"table {game}: {pressed} is shown and not on disk")

    def _acknowledged(self, interaction: Interaction) -> None:
        control = Control.read(interaction.body.get("custom_id", ""))
        in_time = self._sim.stage.world.clock.now() - interaction.created < PATIENCE
        if not in_time or control is None or control.action not in ("press", "sure") or control.kind != "do":
            return
        pressed = Press.read(control.argument)
        if _moves(self._sim, control.game)[pressed.seat] <= pressed.move:
            self._sim.breaks(f"table {control.game}: {pressed} was acknowledged and is not on disk")


def _presses(components: list[Any]) -> Iterator[tuple[Press, int]]:
    for part in walk(components):
        control = Control.read(part.get("custom_id") or "")
        if control is not None and control.action in DECIDING:
            yield Press.read(control.argument), control.game


def _moves(sim: Simulation, game: int) -> list[int]:
    """How often the controls of each seat have become old, as the disk says."""
    known = sim.watch.moves.get(game)
    if known is None or known[0] != sim.disk.commits:
        known = sim.watch.moves[game] = sim.disk.commits, _read_moves(sim, game)
    return known[1]


def _read_moves(sim: Simulation, game: int) -> list[int]:
    rows = [
        row_of(LogRecord(*row))
        for row in sim.disk.read("select * from log where game = ? order by sequence", (game,))
    ]
    ((seats,),) = sim.disk.read("select count(*) from seats where game = ?", (game,))
    return count_ages(rows, seats)


# Once nothing fails any more


def broken(sim: Simulation) -> list[str]:
    """All laws that do not hold now, one sentence each."""
    found, places = list[str](), sim.stage.world.channels
    records: list[TableRecord] = _read(sim, TableRecord, "select * from tables order by id")
    waiting = {
        post.game: f"{post.kind} {post.id} is {post.status}" for post in _posts(sim, "owed", "sending")
    }
    waiting |= {game: f"not shown: {why}" for game, why in sim.disk.read("select game, why from pending")}
    for record in records:
        place = places.get(str(record.place))
        if place is None:
            if record.status in ("lobby", "running"):  # what is over needs no other place
                found.append(f"table {record.id} is nowhere")
            continue
        if record.id in waiting:
            found.append(f"table {record.id} still waits: {waiting[record.id]}")
        table = _table(sim, record)
        if record.status == "running":
            found += [f"table {record.id}: {each}" for each in _current(sim, table, place)]
        found += [f"table {record.id}: {each}" for each in _posted(sim, table, place)]
    return [*found, *_settled(sim), *_notified(sim), *_erased(sim)]


def _erased(sim: Simulation) -> Iterator[str]:
    """Nothing of who was erased is left in the database."""
    erased = [each for person in sim.people.erased for each in (person.id, person.name)]
    for (name,) in sim.disk.read("select name from sqlite_master where type = 'table'") if erased else ():
        for row in sim.disk.read(f"select * from {name}"):
            if name != "blocked_people" and any(each in str(row) for each in erased):
                yield f"of who was erased {name} has {row}"


def _read(sim: Simulation, kind: Any, sql: str, *values: int) -> list[Any]:
    return [kind(*row) for row in sim.disk.read(sql, values)]


def _table(sim: Simulation, record: TableRecord) -> Table:
    """The table as the disk has it."""
    return load_table(
        record,
        _read(sim, SeatRecord, "select * from seats where game = ? order by seat", record.id),
        _log(sim, record.id),
        _read(
            sim, SnapshotRecord, "select * from snapshots where game = ? order by sequence desc", record.id
        ),
    )


def _log(sim: Simulation, game: int) -> list[LogRecord]:
    """All rows; of a game that is over for a day they are compressed."""
    rows = _read(sim, LogRecord, "select * from log where game = ? order by sequence", game)
    archives = _read(sim, ArchiveRecord, "select * from archives where game = ?", game)
    return rows or [row for each in archives for row in unpack(each)[0]]


def _posts(sim: Simulation, *statuses: str) -> list[PostRecord]:
    marks = ", ".join(f"'{each}'" for each in statuses)
    return _read(sim, PostRecord, f"select * from outbox where status in ({marks}) order by id")


def _public(sim: Simulation, place: Channel) -> list[Message]:
    me = sim.stage.world.bot.id
    return [post for post in place.messages.values() if post.owner_id is None and post.author_id == me]


def _current(sim: Simulation, table: Table, place: Channel) -> Iterator[str]:
    """Exactly one message can be used to move; it shows the newest question to who is asked, and the newest picture."""
    calls = _read(sim, MessageRecord, "select * from messages where kind = 'call'")
    sent = {str(each.message) for each in calls}
    under_way = {nonce(each) for each in calls if each.message is None}
    # Only where two processes have a server each a table moves away from a thread that exists.
    left = sim.left - {place.id} if sim.is_apart else set[str]()
    places = [each for each in sim.stage.world.channels.values() if not each.is_dm and each.id not in left]
    acting = [
        post
        for each in places
        for post in _public(sim, each)
        if table.record.id in games_of(post) and post.id not in sent and post.nonce not in under_way
    ]
    if table.computers_asked:
        yield "a computer has not answered"
    if len(acting) != 1 or acting[0].channel_id != place.id:
        yield f"{len(acting)} current messages"
        return
    (post,) = acting
    decisions, asked = table.running.decisions, {*table.running.waiting}
    shown = [pressed for pressed, _ in _presses(post.components)]
    if any(pressed.seat not in asked or pressed.move != table.moves[pressed.seat] for pressed in shown):
        yield f"the current message shows {shown[0]}, asked are {asked} at {table.moves}"
    if len(decisions) == 1 and not decisions[0].secret and not shown and not _asks_openly(post):
        yield "the current message has no controls of the one question"
    yield from _who(sim, table, post)
    view = table.running.view(None)
    if picture_of(view) not in _pictures(sim, post):
        yield "the picture is not of the newest state" if post.attachments else "there is no picture"


def _asks_openly(post: Message) -> bool:
    """Whether it leads to the question by *Your move*."""
    return any(
        (Control.read(part.get("custom_id") or "") or Control("", 0, "")).action == "move"
        for part in post.buttons
    )


def _who(sim: Simulation, table: Table, post: Message) -> Iterator[str]:
    """It mentions who is asked and wants to be notified in the thread, names the others, and mentions nobody else."""
    members = {
        table.seats[seat].member: table.names[seat]
        for seat in table.running.waiting
        if table.seats[seat].member != FORMER and not table.level_at(seat)
    }
    awake = {*members} - sim.people.rested
    notified = {member for member in awake if _wants(sim, table.record.id, member) == THREAD}
    mentioned = {int(each) for each in post.mentions}
    if not notified <= mentioned <= {*members}:
        yield f"mentioned are {mentioned}, asked are {notified} of {[*members]}"
    missing = [
        name for member, name in members.items() if f"<@{member}>" not in post.text and name not in post.text
    ]
    if missing:
        yield f"{missing} are not named"


def _wants(sim: Simulation, game: int, member: int) -> str:
    """Where a person is notified."""
    own = sim.disk.read("select calls from people_tables where member = ? and game = ?", (member, game))
    usual = sim.disk.read("select calls from people where member = ?", (member,))
    return str([*own, *usual, (THREAD,)][0][0])


def _pictures(sim: Simulation, post: Message) -> list[bytes]:
    """What the galleries of a message show."""
    shown = {
        str(item["media"].get("attachment_id")) for part in post.parts for item in part.get("items") or ()
    }
    files = [
        sim.stage.files.get((post.channel_id, file["id"])) for file in post.attachments if file["id"] in shown
    ]
    return [file[1] for file in files if file is not None]


def _posted(sim: Simulation, table: Table, place: Channel) -> Iterator[str]:
    """Every message is one that we know of, and what was posted once is there, in order."""
    record, counting, last = table.record, {*effective_rows(table.rows)}, 0
    # A message may be that of another table in the same place, and one notification may tell of several.
    messages = "select message from messages union select message from outbox union select lobby from tables"
    known = {number for (number,) in sim.disk.read(f"{messages} union select board from tables")}
    sent = [post for post in _posts(sim, "sent") if post.game == record.id and post.message]
    for message in _public(sim, place):
        is_ours = place.is_thread or f":{record.id}:" in json.dumps(message.components)
        if int(message.id) not in known and is_ours:
            yield f"nobody knows of message {message.id}: {message.text[:60]!r}"
    offered = {number for (number,) in sim.disk.read("select post from offers where game = ?", (record.id,))}
    for post in (each for each in sent if each.kind in ONCE):
        there, number = str(post.message) in place.messages, post.message or 0
        content = json.loads(post.content)
        is_wanted = post.kind != "round" or content.get("row") in {None, *counting}
        if content.get("elsewhere"):
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


def _settled(sim: Simulation) -> Iterator[str]:
    """What is settled can be decided nowhere any more: votes whose question is answered, requests that are closed."""
    open_votes = """select votes.id from votes join tables on tables.id = votes.game join clocks using (game, seat)
        where votes.status = 'open' and clocks.asked = votes.asked and tables.status = 'running'"""
    votes = {number for (number,) in sim.disk.read(open_votes)}
    requests = {number for (number,) in sim.disk.read("select id from requests where status = 'open'")}
    for place in sim.stage.world.channels.values():
        for message in _public(sim, place):
            for part in message.buttons:
                control = Control.read(part.get("custom_id") or "")
                if control is None:
                    continue
                is_vote, is_answer = control.action == "vote", control.action in ("yes", "no")
                if is_vote and Vote.read(control.argument).number not in votes:
                    yield f"message {message.id} has controls of a vote that is over: {control}"
                if is_answer and int(control.argument) not in requests:
                    yield f"message {message.id} has controls of a request that is closed: {control}"


def _notified(sim: Simulation) -> Iterator[str]:
    """Everybody was notified of each decision once, in addition to reminders and of the end of its time; who answered
    before it was said need not be notified.
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
        for place in sorted(
            {ping.place for ping in rung}
        ):  # a table that moves notifies again in its new place
            here = [ping for ping in rung if ping.place == place]
            yield from (
                f"table {game}: {member} was notified again at {ping.at:.1f}"
                for ping in _superfluous(here, asked)
            )


def _superfluous(pings: list[Ping], asked: list[Asked]) -> Iterator[Ping]:
    """Those that tell of no decision of their own; a late one may tell of what was answered meanwhile, and does so
    rather than of what is asked for longer.
    """
    untold = list(asked)
    for ping in pings:
        fitting = [
            each
            for each in untold
            if each.since <= ping.at and (each.until is None or each.until > ping.at - LATE)
        ]
        if fitting:
            untold.remove(min(fitting, key=lambda each: each.until or inf))
        else:
            yield ping
