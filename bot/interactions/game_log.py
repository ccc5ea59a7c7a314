"""What happened, for one reader: on pages of a few rounds each, and since their last turn with a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from bot.games import SPECS
from bot.interactions.reply import Reply
from bot.language.fitting import cut, pages
from bot.language.names import show_name
from bot.language.phrases import mark_vote
from bot.language.texts import Texts
from bot.messages import screens
from bot.messages.custom_ids import number_of
from bot.messages.layouts import MOST_CONTENT, Screen
from bot.messages.screens import words_of
from bot.messages.views import Button, plain_button, view_of
from bot.services import Services
from bot.storage.records import SnapshotRecord
from bot.tables.model.computers import is_computer
from bot.tables.model.position import News
from bot.tables.model.table import Table, news
from bot.tables.writing.rule_changes import LoggedEvent, Tail, latest_events, plain_rows
from engine.core.questions import Seat
from engine.core.values import frozen

MOST_STORY = 12
"""Lines of what happened since a turn."""


async def show(services: Services, reply: Reply, table: Table, asked: LogPage | None) -> None:
    """Show a page of the log, by default the newest, with private news of this person and what was played for them."""
    own = table.find_seat(reply.member)
    seat = None if own is None or table.is_sealed(own) else own
    page = asked or LogPage(UNTIL, table.running.round)
    known, complete = await _find_tail(services, reply, table, page.first)
    allowed = [each for each in known if each.event.only in (None, seat)]
    await reply.show(log_page(table, reply.texts, allowed, page, seat, complete=complete))


async def _find_tail(services: Services, reply: Reply, table: Table, first: int) -> Tail:
    """What happened from this round on, computed once for each state of the table."""
    game, key = table.record.id, ("log", table.record.id, len(table.rows), first)
    if (known := services.long_work.find_known(key)) is not None:
        return known
    if not reply.is_private_message:
        await reply.think()
    logged = plain_rows(await services.store.log(game))
    snapshots, record = await services.store.snapshots(game), replace(table.record, seed=b"")
    begins = SPECS[table.setup.game].begins
    return await services.long_work.do(
        reply.member, key, latest_events, record, logged[: len(table.rows)], snapshots, begins, first
    )


async def show_since(services: Services, reply: Reply, table: Table) -> None:
    """Show what the others did since this player's last turn, what became scarce, and what they can afford now."""
    seat = table.seat_of(reply.member)
    view, by = table.running.view(None), reply.member
    await reply.think()
    found = news_for(table, seat, await services.store.snapshots(table.record.id))
    asked = _question_screen(table, reply.texts, seat)
    content = summary(table, reply.texts, seat, found, asked)
    picture = await services.pictures.board(table.setup.game, view, table.names, found.before, by=by)
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
    """What this seat is asked, with the controls to answer."""
    match = table.running
    if is_over(table) or seat not in match.waiting:
        return None
    return screens.decision_screen(table, texts, match.decision_of(seat))


def summary(table: Table, texts: Texts, seat: Seat, found: News, asked: Screen | None) -> str:
    """The heading, what happened and what became of the table, and what the reader is asked, else whose turn it is."""
    over, spec = is_over(table), SPECS[table.setup.game]
    heading = "since-over" if over else "since-first" if last_act(table, seat) is None else "since-heading"
    said = [
        *spec.story(texts, found.events, table.players_in(texts))[-MOST_STORY:],
        *spec.outlook(texts, found.before, table.view_of(seat), seat),
    ]
    nothing = [] if over else [texts.say("since-nothing")]
    turn = "\n".join(_turn_lines(table, texts, asked))
    news = cut("\n".join([texts.say(heading), *(said or nothing)]), MOST_CONTENT - len(turn) - 1)
    return "\n".join(filter(None, (news, turn)))[:MOST_CONTENT]


def is_over(table: Table) -> bool:
    """Whether the game was played to its end, or ended by its players before."""
    return table.running.over is not None or table.record.status == "ended"


def _turn_lines(table: Table, texts: Texts, asked: Screen | None) -> list[str]:
    if is_over(table):
        return []
    if asked is not None:
        return [texts.say("since-your-turn", asked=asked.content)]
    names = texts.list_items([show_name(table.names_in(texts)[each]) for each in table.running.waiting])
    return [texts.say("since-waiting", names=names)]


MOST_ROUNDS = 4
"""The most rounds on a page."""
MOST_TEXT = 1700
UNTIL, SINCE, ALL = "until", "since", "all"
LAST_PART = 999


@frozen
class LogPage:
    """A page: the rounds `until` this one, those `since` it, or part `part` of `all` that happened in it."""

    kind: str
    round: int
    part: int = 0

    def __str__(self) -> str:
        return f"{self.kind}.{self.round}.{self.part}"

    @classmethod
    def read(cls, text: str) -> LogPage | None:
        """The page of a button; None is the newest one."""
        if not text:
            return None
        kind, _, numbers = text.partition(".")
        number, _, part = numbers.partition(".")
        if kind not in (UNTIL, SINCE, ALL):
            raise ValueError(f"no page of a log: {text[:40]}")
        return cls(kind, number_of(number), number_of(part))

    @property
    def first(self) -> int:
        """The first round that this page may show."""
        return self.round - MOST_ROUNDS + 1 if self.kind == UNTIL else self.round


def log_page(
    table: Table,
    texts: Texts,
    known: Sequence[LoggedEvent],
    page: LogPage,
    reader: Seat | None,
    *,
    complete: bool,
) -> Screen:
    """A page for one reader: `known` is what they may know of its rounds and of all later ones."""
    rounds = {number: list(events) for number, events in groupby(known, lambda each: each.round)}
    if not rounds:
        return Screen(texts.say("log-empty" if complete else "log-partial"))
    if page.kind == ALL:
        return _everything(table, texts, rounds, page, reader)
    chosen = _fitting(table, texts, rounds, page, reader)
    lines = [*chosen.values()] if complete else [*chosen.values(), texts.say("log-partial")]
    first, last = min(chosen), max(chosen)
    view = view_of()
    if first > 1 and (complete or min(rounds) <= page.first):
        view.add_item(_button(table, texts, "earlier", LogPage(UNTIL, first - 1)))
    if last < max(rounds):
        view.add_item(_button(table, texts, "later", LogPage(SINCE, last + 1)))
    view.add_item(_button(table, texts, "all", LogPage(ALL, last)))
    return Screen("\n".join(lines), view)


def _fitting(
    table: Table, texts: Texts, rounds: dict[int, list[LoggedEvent]], page: LogPage, reader: Seat | None
) -> dict[int, str]:
    """As many rounds as fit, in order; at least one."""
    backward = page.kind == UNTIL
    wanted = sorted(rounds, reverse=backward)
    there = [each for each in wanted if (each <= page.round if backward else each >= page.round)]
    wanted = there or [min(rounds) if backward else max(rounds)]
    found: dict[int, str] = {}
    for number in wanted[:MOST_ROUNDS]:
        text = _round(table, texts, number, rounds[number], reader)
        if found and len(text) + sum(map(len, found.values())) > MOST_TEXT:
            break
        found[number] = text
    return dict(sorted(found.items()))


def _round(table: Table, texts: Texts, number: int, known: Sequence[LoggedEvent], reader: Seat | None) -> str:
    """The story of a round under its heading, and what was done for the reader."""
    story = SPECS[table.setup.game].story(texts, [each.event for each in known], table.players_in(texts))
    mine = [
        _sentence(table, texts, each, reader) for each in known if each.by is not None and each.by == reader
    ]
    lines = [texts.say("log-round", round=number), *(story or [texts.say("log-empty")])]
    lines += [f"-# {line}" for line in mine]
    whole = pages("\n".join(lines), MOST_TEXT)
    return whole[0] if len(whole) == 1 else texts.say("log-cut", text=whole[0])


def _everything(
    table: Table, texts: Texts, rounds: dict[int, list[LoggedEvent]], page: LogPage, reader: Seat | None
) -> Screen:
    """One part of a round sentence by sentence."""
    number = page.round if page.round in rounds else max(rounds)
    sentences = [_sentence(table, texts, each, reader) for each in rounds[number]]
    parts = pages("\n".join(each for each in sentences if each), MOST_TEXT)
    at = min(page.part, len(parts) - 1)
    view = view_of()
    if at:
        view.add_item(_button(table, texts, "earlier", replace(page, round=number, part=at - 1)))
    elif number > 1:
        view.add_item(_button(table, texts, "earlier", LogPage(ALL, number - 1, LAST_PART)))
    if at < len(parts) - 1:
        view.add_item(_button(table, texts, "later", replace(page, round=number, part=at + 1)))
    elif number < max(rounds):
        view.add_item(_button(table, texts, "later", LogPage(ALL, number + 1)))
    view.add_item(_button(table, texts, "rounds", LogPage(UNTIL, number)))
    return Screen("\n".join([texts.say("log-round", round=number), parts[at]]), view)


def _sentence(table: Table, texts: Texts, logged: LoggedEvent, reader: Seat | None) -> str:
    """A plan is its owner's secret, so only they read that it was played for them; all read that a computer did."""
    players = table.players_in(texts)
    line = mark_vote(texts, logged.event, words_of(table).event(texts, logged.event, players))
    if line and logged.computer is not None and not is_computer(table.seats[logged.computer].member):
        return texts.say("event-by-computer", said=line)
    is_own_plan = logged.by is not None and logged.by == reader
    return texts.say("log-by-plan", line=line) if line and is_own_plan else line


def _button(table: Table, texts: Texts, name: str, page: LogPage) -> Button:
    return plain_button(texts, f"button-log-{name}", table.record.id, "log", page)
