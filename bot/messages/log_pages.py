"""The log of a table on pages: a few rounds as their story, or one round with everything that happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from bot.games import SPECS
from bot.language.fitting import pages
from bot.language.phrases import mark_vote
from bot.language.texts import Texts
from bot.messages.custom_ids import number_of
from bot.messages.screens import Screen, words_of
from bot.messages.views import Button, plain_button, view_of
from bot.tables.model.computers import is_computer
from bot.tables.model.table import Table
from bot.tables.writing.rule_changes import LoggedEvent
from engine.core.questions import Seat
from engine.core.values import frozen

MOST_ROUNDS = 4
"""The most rounds on a page."""
MOST_TEXT = 1700
UNTIL, SINCE, ALL = "until", "since", "all"
LAST_PART = 999


@frozen
class LogPage:
    """Which page: the rounds `until` this one, those `since` it, or `all` that happened in it, its part `part`."""

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
    story = SPECS[table.setup.game].story(texts, [each.event for each in known], table.names)
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
    line = mark_vote(texts, logged.event, words_of(table).event(texts, logged.event, table.names))
    if line and logged.computer is not None and not is_computer(table.seats[logged.computer].member):
        return texts.say("event-by-computer", said=line)
    is_own_plan = logged.by is not None and logged.by == reader
    return texts.say("log-by-plan", line=line) if line and is_own_plan else line


def _button(table: Table, texts: Texts, name: str, page: LogPage) -> Button:
    return plain_button(texts, f"button-log-{name}", table.record.id, "log", page)
