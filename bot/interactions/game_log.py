"""What happened, for one reader: by rounds, and since their last turn, with the changes marked in the picture."""

from __future__ import annotations

from dataclasses import replace

from bot.games import SPECS
from bot.interactions.reply import Reply
from bot.language.names import show_name
from bot.language.texts import Texts
from bot.messages import screens
from bot.messages.log_pages import UNTIL, LogPage, log_page
from bot.messages.screens import MOST_CONTENT, Screen
from bot.services import Services
from bot.storage.records import SnapshotRecord
from bot.tables.model.table import News, Table, news
from bot.tables.writing.log_tail import Tail, plain_rows, tail
from engine.core.questions import Seat


async def show(services: Services, reply: Reply, table: Table, asked: LogPage | None) -> None:
    """A page of the log, the newest without one, with the own private news and with what was played for this person."""
    seat = next(
        (each.seat for each in table.seats if each.member == reply.member and not table.is_sealed(each.seat)),
        None,
    )
    page = asked or LogPage(UNTIL, table.running.round)
    known, complete = await _tail(services, reply, table, page.first)
    allowed = [each for each in known if each.event.only in (None, seat)]
    await reply.show(log_page(table, reply.texts, allowed, page, seat, complete=complete))


async def _tail(services: Services, reply: Reply, table: Table, first: int) -> Tail:
    """What happened from this round on; computed once for each state of the table."""
    game, key = table.record.id, ("log", table.record.id, len(table.rows), first)
    if (known := services.long_work.find_known(key)) is not None:
        return known
    if not reply.is_private_message:
        await reply.think()
    logged = plain_rows(await services.store.log(game))
    snapshots, record = await services.store.snapshots(game), replace(table.record, seed=b"")
    begins = SPECS[table.setup.game].begins
    return await services.long_work.do(
        reply.member, key, tail, record, logged[: len(table.rows)], snapshots, begins, first
    )


async def since(services: Services, reply: Reply, table: Table) -> None:
    """Answer with what the others did, what became scarce, and what this player can afford now."""
    seat = table.seat_of(reply.member)
    match = table.running
    await reply.think()
    found = news_for(table, seat, await services.store.snapshots(table.record.id))
    asked = _question_screen(table, reply.texts, seat)
    content = summary(table, reply.texts, seat, found, asked)
    picture = await services.pictures.board(
        table.setup.game, match.view(None), table.names, found.before, by=reply.member
    )
    name = f"since-{table.record.id}.png"
    await reply.picture(picture, name, screens.alt_text(table, reply.texts), content, asked and asked.view)


def last_act(table: Table, seat: Seat) -> int | None:
    """The row of this seat's last choice that counts, None before its first; what was obvious, or chosen by vote or by
    a computer, it did not choose.
    """
    own = ((number, row) for number, row in table.counting() if row.seat == seat)
    chosen = (number for number, row in own if not (row.obvious or row.voted or row.computer))
    return max(chosen, default=None)


def news_for(table: Table, seat: Seat, snapshots: list[SnapshotRecord]) -> News:
    """What this seat may know of what happened since it last acted; before its first turn since the game was dealt."""
    after = last_act(table, seat)
    if after is None:
        moves = (number for number, row in table.counting() if row.seat is not None)
        after = next(moves, len(table.rows) + 1) - 1
    found = news(table, after, snapshots)
    reader = None if table.is_sealed(seat) else seat
    return News(found.before, tuple(event for event in found.events if event.only in (None, reader)))


def _question_screen(table: Table, texts: Texts, seat: Seat) -> Screen | None:
    """What this seat owes, with the controls to answer."""
    match = table.running
    if is_over(table) or seat not in match.waiting:
        return None
    return screens.decision_screen(table, texts, match.decision_of(seat))


def summary(table: Table, texts: Texts, seat: Seat, found: News, asked: Screen | None) -> str:
    """The heading, the digest, and what the reader is asked, else whose turn it is."""
    view = table.view_of(seat)
    over = is_over(table)
    heading = "since-over" if over else "since-first" if last_act(table, seat) is None else "since-heading"
    said = SPECS[table.setup.game].digest(texts, found.before, view, found.events, table.names, seat)
    nothing = [] if over else [texts.say("since-nothing")]
    lines = [texts.say(heading), *([said] if said else nothing), *_turn(table, texts, asked)]
    return "\n".join(lines)[:MOST_CONTENT]


def is_over(table: Table) -> bool:
    """Whether it was played to its end, or ended by its players before."""
    return table.running.over is not None or table.record.status == "ended"


def _turn(table: Table, texts: Texts, asked: Screen | None) -> list[str]:
    if is_over(table):
        return []
    if asked is not None:
        return [texts.say("since-your-turn", asked=asked.content)]
    names = texts.list_items([show_name(table.names[each]) for each in table.running.waiting])
    return [texts.say("since-waiting", names=names)]
